import { expect, test } from 'vitest';

import { evidenceText } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { perform } from './perform.ts';

const ids = ['one', 'two', 'three', 'four'];
const suite = (name: string) =>
  `name: ${name}\ntests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`;

/** Ten runs of the base branch in which every test passed. */
const evidence = (name: string) =>
  evidenceText(
    aRecentPool(Object.fromEntries(ids.map((id) => [id, '10/10'])), {
      runs: 10,
      suite: name,
      file: `evals/${name}.eval.yaml`,
      target: 'default',
    }),
  );

/** In each of two suites the test `two` fails, whenever it runs. */
const project = () =>
  aProject({
    'evals/a.eval.yaml': suite('a'),
    'evals/b.eval.yaml': suite('b'),
    'evals/agent.sh': 'if [ "$1" = two ]; then printf nothing; else printf %s "$1"; fi\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}" }]\n',
    'evidence/a.jsonl': evidence('a'),
    'evidence/b.jsonl': evidence('b'),
  });
const PATH = { PATH: process.env['PATH'] ?? '' };
type Decided = {
  verdict: { verdict: string; tests: { test_id: string; state: string; reruns: { needed: number | null } }[] };
};
const regressedIn = ({ verdict }: Decided) =>
  verdict.tests.filter(({ state }) => state === 'regressed').map(({ test_id: id }) => id);

const runLeg = (at: Project, leg: string, ...flags: string[]) =>
  perform(
    at,
    ['run', `evals/${leg}.eval.yaml`, '-o', `legs/${leg}`, '--baseline', 'evidence', '--evidence', 'never', ...flags],
    PATH,
  );

test.each([
  ['that share the chance of a false alarm', ['--matrix-jobs', '2']],
  ['that do not know of each other', []],
])('a regression that one job of a matrix confirmed stays confirmed in the report of all jobs %s', async (_, flags) => {
  using at = project();
  for (const leg of ['a', 'b']) {
    expect((await runLeg(at, leg, ...flags)).exitCode).toBe(1);
    expect(regressedIn(JSON.parse(at.read(`legs/${leg}/report.json`)))).toEqual(['two']);
  }
  const all = await perform(at, ['report', 'legs/a', 'legs/b', '--baseline', 'evidence', '-o', 'all'], PATH);
  expect(all.exitCode).toBe(1);
  expect(regressedIn(JSON.parse(at.read('all/report.json')))).toEqual(['two', 'two']);
  expect(at.read('all/comment.md')).not.toContain('not re-run');

  const again = await perform(at, ['gate', 'all', '--baseline', 'evidence', '--json'], PATH);
  expect(again.exitCode).toBe(1);
  expect(regressedIn({ verdict: JSON.parse(again.stdout) })).toEqual(['two', 'two']);
});

test('each job of a matrix decides with its part of the chance of a false alarm, and their report says the same', async () => {
  using at = project();
  await runLeg(at, 'a');
  const alone = JSON.parse(at.read('legs/a/report.json'));
  for (const leg of ['a', 'b']) await runLeg(at, leg, '--matrix-jobs', '20');
  const [a, b] = ['a', 'b'].map((leg) => JSON.parse(at.read(`legs/${leg}/report.json`)));
  const neededIn = ({ verdict }: Decided) => verdict.tests[1]?.reruns.needed;
  expect([alone, a].map(neededIn)).toEqual([2, 4]);
  expect(a.settings).toContainEqual({ name: 'matrix-jobs', value: 20, from: 'given' });
  expect(alone.settings.map(({ name }: { name: string }) => name)).not.toContain('matrix-jobs');

  const report = async () => {
    const { exitCode } = await perform(at, ['report', 'legs/a', 'legs/b', '--baseline', 'evidence', '-o', 'all'], PATH);
    expect(exitCode).toBe(1);
    return JSON.parse(at.read('all/report.json'));
  };
  const statesIn = ({ verdict }: Decided) => verdict.tests.map(({ state, reruns }) => [state, reruns.needed]);
  const all = await report();
  expect(statesIn(all)).toEqual([a, b].flatMap(statesIn));
  expect(all.settings.map(({ name }: { name: string }) => name)).not.toContain('matrix-jobs');

  // Without the baseline of a job, the report knows what the job found.
  at.write('evidence/a.jsonl', evidence('other'));
  expect(regressedIn(await report())).toEqual(['two', 'two']);
});

test('a job of a matrix is decided again on another machine as it was in the job', async () => {
  using at = project();
  await runLeg(at, 'a', '--matrix-jobs', '20');
  const neededWith = async (...flags: string[]) => {
    const again = await perform(at, ['gate', 'legs/a', '--baseline', 'evidence', '--json', ...flags], PATH);
    return JSON.parse(again.stdout).tests[1].reruns.needed;
  };
  expect([await neededWith(), await neededWith('--matrix-jobs', '20')]).toEqual([2, 4]);
});
