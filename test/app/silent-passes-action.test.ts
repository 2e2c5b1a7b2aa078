import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceText } from '../support/evidence.ts';
import { sample } from '../support/exhaustive.ts';
import { events, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { expectedInPullRequest, SILENT_PASSES, type SilentPass } from '../support/silent-passes.ts';
import { ON_GITHUB_COM, performStep } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

/** What must never pass in silence, through the action: a pull request, compared with the evidence of its base branch. */

const BASE = '3'.repeat(40);
/** The commit that a job of a pull request is of. */
const MERGE = '1'.repeat(40);

/** The evidence of base branches, by their files. */
const evidenceOfBases = new Map<string, Promise<string>>();

/** The evidence that a run of the base branch leaves. Most changes have the same base branch. */
function evidenceOf({ base, baseline }: SilentPass): string | Promise<string> {
  const pools = baseline?.();
  if (pools !== undefined) return evidenceText(...pools);
  const key = JSON.stringify(base);
  const measuring = evidenceOfBases.get(key) ?? evidenceOfRun(base);
  evidenceOfBases.set(key, measuring);
  return measuring;
}

async function evidenceOfRun(base: SilentPass['base']): Promise<string> {
  using project = aProject(base);
  await perform(project, ['run', '-o', 'base'], { PATH: process.env['PATH'] ?? '' });
  return project
    .list('base/evidence')
    .map((name) => project.read(`base/evidence/${name}`))
    .join('');
}

function store(text: string, github: GitHubServer): void {
  leaveEvidence(github, { sha: BASE, text });
  Object.assign(github.branches, { main: [BASE], change: [HEAD, BASE] });
}

function changed({ base, head }: SilentPass): Project {
  const project = aProject(base);
  for (const [file, text] of Object.entries(head)) {
    if (text === undefined) rmSync(join(project.folder, file));
    else project.write(file, text);
  }
  return project;
}

const CONCLUSIONS = { pass: 'success', warn: 'success', inconclusive: 'neutral', fail: 'failure', invalid: 'failure' };

/** The command line decides all of them: here are those that a pull request says more of, and some of the others. */
const IN_ACTION = [
  ...SILENT_PASSES.filter(({ inPullRequest }) => inPullRequest !== undefined),
  ...sample(
    SILENT_PASSES.filter(({ inPullRequest }) => inPullRequest === undefined),
    5,
  ),
];

describe.concurrent('a pull request', () => {
  test.each(IN_ACTION)('that $change does not pass in silence', async (scenario) => {
    await using github = await gitHubServer();
    store(await evidenceOf(scenario), github);
    github.filesAt[BASE] = scenario.base;
    using project = changed(scenario);
    const inputs = { 'output-directory': 'out', 'check-run': 'true', ...scenario.inputs };
    const { exitCode, outputs } = await performStep('main', {
      project,
      github,
      event: events.pullRequest,
      inputs,
      env: ON_GITHUB_COM,
    });
    const expected = expectedInPullRequest(scenario);
    expect([exitCode, outputs['verdict'], outputs['headline']]).toEqual(expected);
    const [, verdict, headline] = expected;
    expect(outputs['conclusion']).toBe(CONCLUSIONS[verdict]);
    expect(github.checks).toMatchObject([{ conclusion: CONCLUSIONS[verdict] }]);
    expect(project.read('out/summary.md').replaceAll('\\', '')).toContain(headline.slice(0, 60));
  });
});

test('a pull request that names a program for the agent that does not exist is refused', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: no-such-agent }]\n',
    'evals/a.eval.yaml': suiteOf(['a', 'hi', 'hello']),
  });
  const { exitCode, outputs } = await performStep('main', {
    project,
    github,
    event: events.pullRequest,
    inputs: { 'check-run': 'true' },
    env: ON_GITHUB_COM,
  });
  expect([exitCode, outputs['verdict'], outputs['conclusion']]).toEqual([2, 'invalid', 'failure']);
  expect(outputs['headline']).toBe(
    '.agentv/targets.yaml:1:11: The program "no-such-agent" is not in PATH. Install it, or correct the command.',
  );
  expect(github.checks).toMatchObject([{ conclusion: 'failure' }]);
});

/** The checkout of the change, as GitHub has it. */
const headOf = ({ base, head }: SilentPass): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...base, ...head }).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );

const REPORTED = [
  'no longer names a suite that still exists',
  'excludes a suite by its tag although the workflow names it',
  'deletes a suite',
  'deletes a must_pass test',
  'deletes a suite with a must_pass test',
  'drops behind ten copies of one bad run',
];

describe.concurrent('a report without the checkout', () => {
  test.each(SILENT_PASSES.filter(({ change }) => REPORTED.includes(change)))(
    'of a pull request that $change says the same',
    async (scenario) => {
      await using github = await gitHubServer();
      const text = await evidenceOf(scenario);
      store(text, github);
      github.filesAt[BASE] = scenario.base;
      github.branches[MERGE] = [MERGE, BASE];
      github.filesAt[MERGE] = headOf(scenario);
      using project = changed(scenario);
      project.write('base/evidence.jsonl', text);
      const { evals, ...flags } = scenario.inputs ?? {};
      const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
      const argv = ['run', ...(evals === undefined ? [] : [evals]), '-o', 'out', '--baseline', 'base', ...given];
      await perform(project, argv, { PATH: process.env['PATH'] ?? '' });
      using elsewhere = aProject({});
      rmSync(join(elsewhere.folder, '.git'), { recursive: true });
      cpSync(join(project.folder, 'out'), join(elsewhere.folder, 'out'), { recursive: true });

      const { exitCode, outputs } = await performStep('report', {
        project: elsewhere,
        github,
        event: events.pullRequest,
        inputs: { results: 'out' },
        env: ON_GITHUB_COM,
      });
      expect([exitCode, outputs['verdict'], outputs['headline']]).toEqual(expectedInPullRequest(scenario));
    },
  );

  test.each<[string, (project: Project) => void, string, readonly unknown[]]>([
    [
      'compares no run with itself',
      () => {},
      'out',
      [
        0,
        'warn',
        'Nothing was compared: the baseline is this run itself; name the results of another run. Compared 0 of 2 tests.',
      ],
    ],
    [
      'counts ten copies of one run once',
      (project) => {
        for (let at = 0; at < 10; at += 1) {
          cpSync(join(project.folder, 'base'), join(project.folder, `copy-${at}`), { recursive: true });
        }
      },
      Array.from({ length: 10 }, (_, at) => `copy-${at}`).join('\n'),
      [0, 'pass', 'No drop found. Compared 2 of 2 tests.'],
    ],
    [
      'misses a row in the middle of the results',
      (project) => {
        const report = JSON.parse(project.read('out/report.json'));
        project.write('out/report.json', JSON.stringify({ ...report, results: report.results.slice(1) }));
      },
      'base',
      [2, 'invalid', 'Not measured: 1 planned test is missing from the results. Compared 1 of 2 tests; 1 not run.'],
    ],
  ])('%s', async (_, change, baseline, expected) => {
    await using github = await gitHubServer();
    using project = aProject({
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
      'evals/words.eval.yaml': suiteOf(['one', 'hi', 'hello'], ['two', 'hi', 'hello']),
    });
    for (const folder of ['base', 'out']) await perform(project, ['run', '-o', folder]);
    change(project);
    const inputs = { results: 'out', baseline };
    const { exitCode, outputs } = await performStep('report', {
      project,
      github,
      event: events.push,
      inputs,
      env: ON_GITHUB_COM,
    });
    expect([exitCode, outputs['verdict'], outputs['headline']]).toEqual(expected);
    const { comparison } = JSON.parse(project.read('.agentv/results/report/report.json'));
    expect(comparison.suites.map(({ runs }: { runs: number }) => runs)).toEqual([baseline === 'out' ? 0 : 1]);
  });
});
