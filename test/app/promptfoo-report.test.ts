import { expect, test, vi } from 'vitest';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { performStep } from '../support/step.ts';
import { perform } from './perform.ts';

vi.setConfig({ testTimeout: 60_000 });

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

test('the report action names it in the pull request', async () => {
  await using github = await gitHubServer();
  using project = aProject(TWO_RUNS);
  const inputs = { results: 'results.json', baseline: 'base/results.json' };
  await performStep('report', { project, github, event: events.pullRequest, inputs, env: {} });
  expect(github.comments[0]?.body).toContain(REGRESSED);
  expect(github.comments[0]?.body).toContain('| 1/1 → 0/1 |');
});
