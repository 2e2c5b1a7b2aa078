import { expect, test } from 'vitest';
import { encodePool } from '../../src/evidence/codec.ts';
import { aPool } from '../support/evidence.ts';
import { aProject } from '../support/project.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { perform } from './perform.ts';

const ids = ['one', 'two', 'three', 'four'];
const suite = (name: string) =>
  `name: ${name}\ntests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`;

/** Ten runs of the base branch in which every test passed. */
const evidence = (name: string) =>
  encodePool(
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
    'evals/agent.mjs': `process.stdout.write(process.argv[2] === 'two' ? 'nothing' : process.argv[2]);\n`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "node agent.mjs {PROMPT}" }]\n',
    'evidence/a.json': evidence('a'),
    'evidence/b.json': evidence('b'),
  });
const PATH = { PATH: process.env['PATH'] ?? '' };
type Decided = { verdict: { verdict: string; tests: { test_id: string; state: string }[] } };
const regressedIn = ({ verdict }: Decided) =>
  verdict.tests.filter(({ state }) => state === 'regressed').map(({ test_id: id }) => id);

test('a regression that one leg of a matrix confirmed stays confirmed in the report of all legs', async () => {
  using at = project();
  for (const leg of ['a', 'b']) {
    const ran = await perform(
      at,
      ['run', `evals/${leg}.eval.yaml`, '-o', `legs/${leg}`, '--baseline', 'evidence', '--evidence', 'never'],
      PATH,
    );
    expect(ran.exitCode).toBe(1);
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

test('the results of one leg are decided again, and a quarantined test stays in quarantine', async () => {
  using at = project();
  const leg = ['run', 'evals/a.eval.yaml', '-o', 'legs/a', '--baseline', 'evidence', '--evidence', 'never'];
  await perform(at, leg, PATH);
  at.write('evidence/a.json', encodePool(aPool({}, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default' })));
  const alone = await perform(at, ['gate', 'legs/a', '--baseline', 'evidence/b.json', '--json'], PATH);
  expect(regressedIn({ verdict: JSON.parse(alone.stdout) })).toEqual([]);

  at.write('.agentv/quarantine.yaml', 'tests: [{ id: two, reason: wavers, owner: ada, expiry: 2999-12-31 }]\n');
  await perform(at, ['run', 'evals/b.eval.yaml', '-o', 'legs/b', '--evidence', 'never'], PATH);
  const both = await perform(at, ['gate', 'legs/a', 'legs/b', '--baseline', 'evidence/b.json', '--json'], PATH);
  expect(regressedIn({ verdict: JSON.parse(both.stdout) })).toEqual([]);
});
