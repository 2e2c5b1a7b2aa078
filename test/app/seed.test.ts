import { describe, expect, test } from 'vitest';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { poolsIn } from '../support/evidence.ts';
import { events, HEAD } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { runStep } from '../support/step.ts';
import { perform } from './perform.ts';

/** Answers with its prompt, costs ten cents, and logs each call. */
const agent = `printf '%s ' "$1" >> calls
printf '{"output":[{"role":"assistant","content":"%s"}],"cost_usd":0.1}' "$1" > "$2"
`;
const suiteOf = (name: string, more = '') =>
  `name: ${name}\n${more}tests:\n  - { id: one, input: ${name}-one, assertions: [{ type: contains, value: one }] }\n  - { id: two, input: ${name}-two, assertions: [{ type: contains, value: three }] }\n`;
const checkout = (files: Readonly<Record<string, string>> = {}) =>
  aProject({
    'evals/words.eval.yaml': suiteOf('words'),
    'evals/agent.sh': agent,
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT} {OUTPUT_FILE}" }]\n',
    ...files,
  });

const PATH = { PATH: process.env['PATH'] ?? '' };
const CI = { GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1', GITHUB_SHA: 'a'.repeat(40) };
const PUSH = { ...CI, GITHUB_EVENT_NAME: 'push' };

const run = (project: Project, argv: readonly string[], env: Readonly<Record<string, string>> = PUSH) =>
  perform(project, ['run', 'evals', '-o', 'out', ...argv], { ...PATH, ...env });
const calls = (project: Project): string[] => project.read('evals/calls').trim().split(' ').sort();
const reportOf = (project: Project) => JSON.parse(project.read('out/report.json'));

function pools(project: Project): EvidencePool[] {
  return project.list('out/evidence').flatMap((name) => poolsIn(project.read(`out/evidence/${name}`)));
}

describe('seed-baseline', () => {
  test('adds as many runs to the baseline as requested, and the results are those of the first', async () => {
    using project = checkout();
    const { stdout, exitCode } = await run(project, ['--seed-baseline', '3']);
    expect(calls(project)).toEqual([...Array(3).fill('words-one'), ...Array(3).fill('words-two')]);
    const [pool] = pools(project);
    expect(
      pool?.tests.map(({ testId, trials }) => [testId, trials.map(({ run, sha, pass }) => [run, sha, pass])]),
    ).toEqual([
      ['one', ['7.1', '7.1/2', '7.1/3'].map((id) => [id, CI.GITHUB_SHA, true])],
      ['two', ['7.1', '7.1/2', '7.1/3'].map((id) => [id, CI.GITHUB_SHA, false])],
    ]);
    const report = reportOf(project);
    expect(report.seeding).toEqual({ asked: 3, made: 3, tests: 2, costUsd: 0.4 });
    expect(report.totals).toMatchObject({ total: 2, passed: 1, failed: 1, costUsd: 0.2 });
    expect(report.results.map(({ trials }: { trials?: unknown }) => trials)).toEqual([undefined, undefined]);
    expect(project.read('out/summary.md')).toContain(
      '2 tests without a baseline run 2 more times ($0.40), stored as 3 runs',
    );
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('run 2 more times');
    // One of two tests fails. A red run leaves evidence, too.
    expect(exitCode).toBe(1);
  });

  test('seeds once: a later run adds one run to the baseline', async () => {
    using project = checkout();
    await run(project, ['--seed-baseline', '3']);
    for (const name of project.list('out/evidence')) {
      project.write(`.agentv/evidence/${name}`, project.read(`out/evidence/${name}`));
    }
    await run(project, ['--seed-baseline', '3'], { ...PUSH, GITHUB_RUN_ID: '8' });
    expect(calls(project)).toHaveLength(8);
    expect(reportOf(project).seeding).toBeUndefined();
    const [pool] = pools(project);
    expect(pool?.tests[0]?.trials.map((trial) => trial.run)).toEqual(['7.1', '7.1/2', '7.1/3', '8.1']);
    expect(reportOf(project).comparison.suites).toMatchObject([{ runs: 3 }]);
  });

  test('only seeds suites without a comparable baseline', async () => {
    using project = checkout({ 'evals/known.eval.yaml': suiteOf('known') });
    await run(project, []);
    for (const name of project.list('out/evidence')) {
      project.write(`.agentv/evidence/${name}`, project.read(`out/evidence/${name}`));
    }
    project.write('evals/words.eval.yaml', suiteOf('words').replaceAll('value: ', 'value: w'));
    await run(project, ['--seed-baseline', '2'], { ...PUSH, GITHUB_RUN_ID: '8' });
    expect(reportOf(project).seeding).toMatchObject({ asked: 2, made: 2, tests: 2 });
    const trials = Object.fromEntries(pools(project).map(({ suite, tests }) => [suite, tests[0]?.trials.length]));
    expect(trials).toEqual({ known: 2, words: 2 });
  });

  test('keeps whole runs only, and a spent budget removes no result', async () => {
    using project = checkout();
    await run(project, ['--seed-baseline', '4', '--budget-usd', '0.5', '--workers', '1']);
    const report = reportOf(project);
    expect(report.complete).toBe(true);
    expect(report.seeding).toMatchObject({ asked: 4, made: 2, why: 'the budget was spent' });
    expect(pools(project)[0]?.tests[0]?.trials.map((trial) => trial.run)).toEqual(['7.1', '7.1/2']);
    expect(project.read('out/summary.md')).toContain('stored as 2 runs; 4 were requested: the budget was spent');
  });

  test('does nothing in a run that leaves no evidence, and says which run will seed', async () => {
    using project = checkout();
    await run(project, ['--seed-baseline', '3'], { ...CI, GITHUB_EVENT_NAME: 'pull_request' });
    expect(calls(project)).toHaveLength(2);
    expect(project.read('out/summary.md')).toContain(
      'no baseline yet: the first run of the base branch runs its tests 3 times to start one',
    );
    await run(project, ['--seed-baseline', '3', '--evidence', 'never'], PUSH);
    expect(calls(project)).toHaveLength(4);
  });

  test('from the configuration has an effect outside of CI only with evidence: auto', async () => {
    using project = checkout({ '.agentv/config.yaml': 'gate: { seed_baseline: 2 }\n' });
    await run(project, [], {});
    expect(calls(project)).toHaveLength(2);
    await run(project, ['--evidence', 'auto'], {});
    expect(calls(project)).toHaveLength(6);
    expect(new Set(pools(project)[0]?.tests[0]?.trials.map((trial) => trial.run)).size).toBe(2);
  });

  test.each([
    ['main', events.pushToMain, 3],
    ['another branch, whose evidence is not trusted', events.push, 1],
  ])('runs in a job on %s', async (_, event, runs) => {
    await using github = await gitHubServer();
    github.branches['main'] = [HEAD];
    using project = checkout();
    const inputs = { 'seed-baseline': '3', comment: 'never', 'upload-artifacts': 'false' };
    const env = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/heads/main',
    };
    const { summary } = await runStep('main', { project, github, event, inputs, env });
    expect(calls(project)).toHaveLength(2 * runs);
    expect(summary).toContain(runs === 1 ? 'no baseline yet: the first run of the base branch' : 'stored as 3 runs');
  });

  test.each([
    [['--seed-baseline', '1'], 'a whole number from 2 to 10'],
    [['--seed-baseline', '3', '--baseline', 'none'], 'seed-baseline cannot be set with the baseline "none"'],
  ])('refuses %j', async (argv, said) => {
    using project = checkout();
    await expect(run(project, argv)).rejects.toThrow(said);
  });
});
