import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const files = {
  '.agentv/targets.yaml': 'targets: [{name: default, provider: cli, command: exit 1, workers: 4}]',
  'evals/a.eval.yaml':
    'tests:\n  - {id: a, input: hi, assertions: [{type: is-json}]}\n  - {id: b, input: hi, assertions: [{type: is-json}]}\n',
};

test('the delay of a dry run is waited for by every test', async () => {
  using project = aProject(files);
  await perform(project, ['run', 'evals', '--dry-run', '--dry-run-delay', '120', '-o', 'out', '--json']);
  const rows = project
    .read('out/index.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.map((row) => row.target)).toEqual(['default-dry-run', 'default-dry-run']);
  for (const { eval_run } of rows) expect(eval_run.duration_ms).toBeGreaterThanOrEqual(115);
});
