import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { perform } from './perform.ts';

const fixture = (name: string): string => readRepositoryFile(`test/fixtures/import/promptfoo/0.123.1/${name}`);
const TWO_RUNS = { 'base/results.json': fixture('shop.json'), 'results.json': fixture('shop.again.json') };
const REGRESSED = 'results › Can I return shoes?~2334e2c993d1';

test('two runs of promptfoo end in a comment that names the test that regressed', async () => {
  using project = aProject(TWO_RUNS);
  const { stdout } = await perform(project, [
    'report',
    'results.json',
    '--baseline',
    'base/results.json',
    '-o',
    'told',
  ]);
  expect(stdout).toContain('1 test fails now and passed in the baseline');
  const comment = project.read('told/comment.md');
  expect(comment).toContain(`| \`${REGRESSED}\` |`);
  expect(comment.match(/1\/1 → 0\/1/g)).toHaveLength(1);
});
