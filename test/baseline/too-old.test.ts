import { describe, expect, test } from 'vitest';
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

const WHY =
  'all 3 baseline runs are older than 30 days (newest: 2026-10-03); run the evals on the base branch again, or raise baseline-max-age';

/** Without the line breaks of a narrow terminal. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('a run whose whole baseline is too old says so, how old it is, and what to do', async () => {
  using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', [1, 2, 3]) });
  const { stdout } = await perform(project, ['run', '-o', 'out'], {}, { clock });
  expect(inOneLine(stdout)).toContain(`Nothing was compared: ${WHY}`);
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
  await perform(project, ['run', '-o', 'out2', '--baseline-max-age', '80d'], {}, { clock });
  expect(JSON.parse(project.read('out2/report.json')).comparison.baseline).not.toHaveProperty('whyEmpty');
});

test('several files that are too old are named once', async () => {
  using project = projectWith({ 'old/a.jsonl': evidence('a', [1, 2, 3]), 'old/b.jsonl': evidence('b', [1, 2, 3]) });
  await perform(project, ['run', '-o', 'out', '--baseline', 'old/a.jsonl', '--baseline', 'old/b.jsonl'], {}, { clock });
  expect(JSON.parse(project.read('out/report.json')).comparison.baseline).toMatchObject({ whyEmpty: WHY });
});

test('a plan says it before the run, and the report after its shards', async () => {
  using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', [1, 2, 3]) });
  const { stdout } = await perform(project, ['plan', '--shards', '1'], {}, { clock });
  expect(stdout).toContain(`nothing to compare with: ${WHY}`);
  await perform(project, ['run', '--shard', '1/1', '-o', 'out1'], {}, { clock });
  const { stdout: reported } = await perform(project, ['report', 'out1', '-o', 'out'], {}, { clock });
  expect(inOneLine(reported)).toContain(`Nothing was compared: ${WHY}`);
});

describe('a baseline of which some runs are too old', () => {
  const SOME = '3 of 5 baseline runs are older than 30 days (baseline-max-age) and do not count';
  const runs = [1, 2, 3, 24, 25];
  const baselineOf = (project: Project, folder: string) =>
    JSON.parse(project.read(`${folder}/report.json`)).comparison.baseline;

  test('says on the terminal how many do not count, and why', async () => {
    using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', runs) });
    const { stdout } = await perform(project, ['run', '-o', 'out'], {}, { clock });
    expect(inOneLine(stdout)).toContain(`Compared with .agentv/evidence/a.jsonl, 2 runs ${SOME}`);
    await perform(project, ['run', '-o', 'out2', '--baseline-max-age', '80d'], {}, { clock });
    expect(baselineOf(project, 'out2')).not.toHaveProperty('leftOut');
  });

  test('counts a run of several files once, and files without any newer run', async () => {
    using project = projectWith({
      'a.jsonl': evidence('a', runs),
      'b.jsonl': evidence('b', [1, 2]),
      'c.jsonl': evidence('c', [4]),
    });
    const files = ['a.jsonl', 'b.jsonl', 'c.jsonl'].flatMap((file) => ['--baseline', file]);
    await perform(project, ['run', '-o', 'out', ...files], {}, { clock });
    expect(baselineOf(project, 'out').leftOut).toMatch(/^4 of 6 baseline runs are older/);
  });

  test('says nothing if newer runs would replace them in any case', async () => {
    const newer = Array.from({ length: 10 }, (_, at) => 22 + at);
    using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', [1, 2, ...newer]) });
    await perform(project, ['run', '-o', 'out'], {}, { clock });
    expect(baselineOf(project, 'out')).not.toHaveProperty('leftOut');
  });

  test('says it in a plan, and in the reports on its shards', async () => {
    using project = projectWith({ '.agentv/evidence/a.jsonl': evidence('a', runs) });
    const { stdout } = await perform(project, ['plan', '--shards', '1'], {}, { clock });
    expect(stdout).toMatch(new RegExp(`power .*; ${SOME.replace(/[()]/g, '\\$&')}`));
    await perform(project, ['run', '--shard', '1/1', '-o', 'out1'], {}, { clock });
    await perform(project, ['report', 'out1', '-o', 'out'], {}, { clock });
    expect(baselineOf(project, 'out')).toMatchObject({ leftOut: SOME });
    for (const report of ['comment.md', 'summary.md']) {
      expect(project.read(`out/${report}`).replaceAll('\\', '')).toContain(SOME);
    }
  });
});
