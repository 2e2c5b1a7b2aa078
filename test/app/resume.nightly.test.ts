import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

test('results of more than 256 MiB are continued', async () => {
  using project = aProject({
    'evals/a.eval.yaml': suiteOf(['one', 'one', 'one'], ['two', 'two', 'two']),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: one }]\n',
  });
  await perform(project, ['run', 'evals', '-o', 'out']);
  const [row = ''] = project.read('out/index.jsonl').split('\n');
  project.write('out/index.jsonl', '');
  // Space in the middle of a row, as large answers would take it.
  const large = `${row.slice(0, -1)}${' '.repeat(300 * 1024 * 1024)}}\n`;
  appendFileSync(join(project.folder, 'out', 'index.jsonl'), large);
  await perform(project, ['run', 'evals', '--resume', 'out']);
  const { complete, totals } = JSON.parse(project.read('out/report.json'));
  expect([complete, totals.total, totals.reused]).toEqual([true, 2, 1]);
});
