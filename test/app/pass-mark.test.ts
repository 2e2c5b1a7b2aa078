import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

/** `plain` scores 0.75: three of its four checks hold. */
const suite = `execution: { threshold: 0.7 }
tests:
  - id: plain
    input: hello
    assertions:
      - { type: contains, value: a }
      - { type: contains, value: b }
      - { type: contains, value: c }
      - { type: contains, value: d }
  - id: needs
    input: hello
    assertions:
      - name: needed
        type: assert-set
        required: true
        assertions:
          - { type: contains, value: b, weight: 3 }
          - { type: contains, value: d, weight: 1 }
`;
const files = {
  '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: mock, response: "a b c" }\n',
  'evals/marks.eval.yaml': suite,
};

test('a test passes at the threshold of its suite, and the record keeps the status of AgentV', async () => {
  using project = aProject(files);
  const { stdout } = await perform(project, ['run', 'evals', '--test-id', 'plain', '-o', 'out']);
  expect(stdout).toContain('Passed');
  const [row] = rowsIn(project.read('out/index.jsonl'));
  expect(row).toMatchObject({
    score: 0.75,
    execution_status: 'quality_failure',
    pass_mark: 0.7,
    agentv_pass_mark: 0.8,
  });

  const again = await perform(project, ['report', 'out', '-o', 'again']);
  expect(again.exitCode).toBe(0);
  expect(JSON.parse(project.read('again/report.json')).totals).toMatchObject({ passed: 1, failed: 0 });
});

interface Row {
  readonly trials?: readonly { readonly execution_status: string }[];
}

const rowsIn = (journal: string): Row[] =>
  journal
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
