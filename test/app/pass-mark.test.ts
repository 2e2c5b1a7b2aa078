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
`;
const files = {
  '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: mock, response: "a b c" }\n',
  'evals/marks.eval.yaml': suite,
};

test('a test passes at the threshold of its suite, and the record keeps the status of AgentV', async () => {
  using project = aProject(files);
  const { stdout } = await perform(project, ['run', 'evals', '-o', 'out']);
  expect(stdout).toContain('Passed');
  expect(JSON.parse(project.read('out/index.jsonl'))).toMatchObject({
    score: 0.75,
    execution_status: 'quality_failure',
    pass_mark: 0.7,
    agentv_pass_mark: 0.8,
  });

  const again = await perform(project, ['report', 'out', '-o', 'again']);
  expect(again.exitCode).toBe(0);
  expect(JSON.parse(project.read('again/report.json')).totals).toMatchObject({ passed: 1, failed: 0 });
});
