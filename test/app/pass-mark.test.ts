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

test('trials pass at the threshold of their suite, and the record keeps the status of AgentV', async () => {
  using project = aProject(files);
  await perform(project, ['run', 'evals', '--test-id', 'plain', '--trials', '2', '-o', 'out']);
  const [row] = rowsIn(project.read('out/index.jsonl'));
  expect(row?.trials?.map(({ execution_status }) => execution_status)).toEqual(['quality_failure', 'quality_failure']);
  const { results } = JSON.parse(project.read('out/report.json'));
  expect(results[0].status).toBe('ok');
  await perform(project, ['report', 'out', '-o', 'again']);
  expect(JSON.parse(project.read('again/report.json')).results).toEqual(results);
});

test('the threshold of the run comes before that of the suite', async () => {
  using project = aProject(files);
  const { exitCode } = await perform(project, [
    'run',
    'evals',
    '--test-id',
    'plain',
    '--threshold',
    '0.8',
    '-o',
    'out',
  ]);
  expect(exitCode).toBe(1);
  expect(rowsIn(project.read('out/index.jsonl'))[0]).toMatchObject({ pass_mark: 0.8 });
});

test('a required grader without a number keeps the limit of AgentV, so that scores are the same', async () => {
  using project = aProject(files);
  await perform(project, ['run', 'evals', '--test-id', 'needs', '-o', 'out']);
  expect(rowsIn(project.read('out/index.jsonl'))[0]).toMatchObject({ score: 0, required_missed: ['needed'] });
});

interface Row {
  readonly trials?: readonly { readonly execution_status: string }[];
}

const rowsIn = (journal: string): Row[] =>
  journal
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
