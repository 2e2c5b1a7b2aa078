import { expect, test } from 'vitest';
import { systemClock } from '../../../src/adapters/clock.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { aProject } from '../../support/project.ts';
import { perform } from '../perform.ts';

const evidence = (suite: string, runs: readonly number[]) =>
  JSON.stringify({
    schemaVersion: 1,
    suite,
    file: `evals/${suite}.eval.yaml`,
    target: 'default',
    resets: [],
    tests: [
      {
        testId: 'a',
        trials: runs.map((run) => ({ run: `r${run}`, time: `2026-10-0${run}T00:00:00Z`, pass: true, score: 1 })),
      },
    ],
  });
const projectWith = (files: Record<string, string>) =>
  aProject({
    'evals/a.eval.yaml': 'tests: [{ id: a, input: hi, assertions: [{ type: contains, value: hello }] }]\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
    ...files,
  });
const clock = { ...systemClock, now: () => Date.parse('2026-11-20T10:00:00Z') };

const WHY =
  'all 3 baseline runs are older than 30 days (newest: 2026-10-03); run the evals on the base branch again, or raise baseline-max-age';

/** Without the line breaks of a narrow terminal. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('a run whose whole baseline is too old says so, how old it is, and what to do', async () => {
  using project = projectWith({ '.agentv/evidence/a.json': evidence('a', [1, 2, 3]) });
  const { stdout } = await perform(project, ['run', '-o', 'out'], {}, { clock });
  expect(inOneLine(stdout)).toContain(`Nothing was compared: ${WHY}`);
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
  await perform(project, ['run', '-o', 'out2', '--baseline-max-age', '80d'], {}, { clock });
  expect(JSON.parse(project.read('out2/report.json')).comparison.baseline).not.toHaveProperty('whyEmpty');
});

test('several files that are too old are named once', async () => {
  using project = projectWith({ 'old/a.json': evidence('a', [1, 2, 3]), 'old/b.json': evidence('b', [1, 2, 3]) });
  await perform(project, ['run', '-o', 'out', '--baseline', 'old/a.json', '--baseline', 'old/b.json'], {}, { clock });
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
});

test('a plan says it before the run, and the report after its shards', async () => {
  using project = projectWith({ '.agentv/evidence/a.json': evidence('a', [1, 2, 3]) });
  const { stdout } = await perform(project, ['plan', '-o', 'plan', '--shards', '1'], {}, { clock });
  expect(stdout).toContain(`nothing to compare with: ${WHY}`);
  const digest = digestOf(JSON.parse(project.read('plan/plan.json')));
  const shard = ['run', '--shard', `1/1@${digest}`, '--plan-path', 'plan', '-o', 'out1'];
  await perform(project, shard, {}, { clock });
  const { stdout: reported } = await perform(
    project,
    ['report', 'out1', '--plan-path', 'plan', '-o', 'out'],
    {},
    { clock },
  );
  expect(inOneLine(reported)).toContain(`Nothing was compared: ${WHY}`);
});
