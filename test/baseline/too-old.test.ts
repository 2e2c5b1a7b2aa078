import { expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { perform } from '../app/perform.ts';
import { aPast, aPool, evidenceText } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';

const evidence = (suite: string, runs: readonly number[]) => {
  const timeOf = (run: number) => `2026-10-${`${run}`.padStart(2, '0')}T00:00:00Z`;
  const trials = runs.map((run) => aPast(true, run, { run: `r${run}`, time: timeOf(run) }));
  const file = `evals/${suite}.eval.yaml`;
  return evidenceText({ ...aPool({}), suite, file, target: 'default', tests: [{ testId: 'a', trials }] });
};
const projectWith = (files: Record<string, string>) =>
  aProject({
    'evals/a.eval.yaml': 'tests: [{ id: a, input: hi, assertions: [{ type: contains, value: hello }] }]\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
    ...files,
  });
const clock = { ...systemClock, now: () => Date.parse('2026-11-20T10:00:00Z') };

const performed = (project: Project, ...argv: string[]) => perform(project, argv, {}, { clock });

const WHY =
  'all 3 baseline runs are older than 30 days (newest: 2026-10-03); run the evals on the base branch again, or raise baseline-max-age';

/** Without the line breaks of a narrow terminal. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('a run whose whole baseline is too old says so, how old it is, and what to do', async () => {
  using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', [1, 2, 3]) });
  const { stdout } = await performed(project, 'run', '-o', 'out');
  expect(inOneLine(stdout)).toContain(`Nothing was compared: ${WHY}`);
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
  await performed(project, 'run', '-o', 'out2', '--baseline-max-age', '80d');
  expect(JSON.parse(project.read('out2/report.json')).comparison.baseline).not.toHaveProperty('whyEmpty');
});

test('several files that are too old are named once', async () => {
  using project = projectWith({ 'old/a.jsonl': evidence('a', [1, 2, 3]), 'old/b.jsonl': evidence('b', [1, 2, 3]) });
  await performed(project, 'run', '-o', 'out', '--baseline', 'old/a.jsonl', '--baseline', 'old/b.jsonl');
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
});

test('a plan says it before the run, and the report after its shards', async () => {
  using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', [1, 2, 3]) });
  const { stdout } = await performed(project, 'plan', '--shards', '1');
  expect(stdout).toContain(`nothing to compare with: ${WHY}`);
  await performed(project, 'run', '--shard', '1/1', '-o', 'out1');
  const { stdout: reported } = await performed(project, 'report', 'out1', '-o', 'out');
  expect(inOneLine(reported)).toContain(`Nothing was compared: ${WHY}`);
});
