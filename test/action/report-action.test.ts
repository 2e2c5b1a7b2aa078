import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resultsArtifact } from '../../src/github/artifact-names.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import { readMark } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aResult } from '../support/builders.ts';
import { aPast, aPool, evidenceText } from '../support/evidence.ts';
import { events, type GitHubEvent, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { hostileTexts } from '../support/hostile.ts';
import { aProject, type Project } from '../support/project.ts';
import { performStep, type Values } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { type Zipped, zip } from '../support/zip.ts';

/** What a run leaves when it has come to its end. */
const reportOf = (...results: TestResult[]): string => JSON.stringify(aReport({ results }));
const GOOD = reportOf(aResult({ testId: 'greets', durationMs: 10 }));
const BAD = reportOf(aResult({ testId: 'leaves', score: 0.1, output: 'no', durationMs: 10 }));
const PATH = '.github/workflows/evals.yml';

const run = (project: Project, github: GitHubServer, event: GitHubEvent, inputs: Values, env: Values = {}) =>
  performStep('report', { project, github, event, inputs, env });

describe.concurrent('results that lie in files', () => {
  test('are reported as those of a run: comment, summary, annotations, outputs, files', async () => {
    await using github = await gitHubServer();
    using project = aProject({ 'shards/1/report.json': GOOD, 'shards/2/report.json': BAD });
    const { exitCode, outputs, commands, summary, log } = await run(project, github, events.pullRequest, {
      results: 'shards/1\nshards/2/*.json',
      'expected-shards': '2',
      threshold: '0.9',
    });
    expect([exitCode, outputs['verdict'], outputs['total'], outputs['passed']]).toEqual([1, 'fail', '2', '1']);
    expect(github.comments[0]?.body).toContain('greetings › leaves');
    expect(outputs['comment-url']).toContain('/pull/7#issuecomment-');
    expect(summary).toContain('Failing tests');
    expect(commands.map(({ name }) => name)).toContain('error');
    expect(project.list('.agentv/results/report')).toEqual([
      'comment.md',
      'ctrf.json',
      'failures.jsonl',
      'index.jsonl',
      'index.md',
      'junit.xml',
      'report.html',
      'report.json',
      'summary.md',
    ]);
    expect(log).toContain('fail: ');
  });

  test.each([
    ['with a shard that is missing', { 'expected-shards': '3' }, /Only 2 of 3 shards reported/],
    ['with one too many', { 'expected-shards': '1' }, /2 shards reported, but 1 were expected/],
  ])('%s are incomplete, and no verdict passes that over', async (_, inputs, why) => {
    await using github = await gitHubServer();
    using project = aProject({ 'a/report.json': GOOD, 'b/report.json': BAD });
    const { exitCode, outputs } = await run(project, github, events.pullRequest, { results: 'a\nb', ...inputs });
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(github.comments[0]?.body).toMatch(why);
    expect(github.comments[0]?.body).toContain('[!CAUTION]');
  });

  test.each([
    ['twice', 'a\nb', /both in a and in b/, 'in a and in b: greets'],
    ['that are missing', 'none/*.jsonl', /could not run/, 'No results match none/*.jsonl'],
  ])('%s are reported in the pull request, too', async (_, results, comment, logged) => {
    await using github = await gitHubServer();
    using project = aProject({ 'a/report.json': GOOD, 'b/report.json': GOOD });
    const { exitCode, outputs, log } = await run(project, github, events.pullRequest, { results });
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(github.comments[0]?.body).toMatch(comment);
    expect(log).toContain(logged);
  });

  test('keep no secret and nothing that is to be taken out', async () => {
    await using github = await gitHubServer();
    const output = 'mail cust_12345 with hunter2-hunter2 or aHVudGVyMi1odW50ZXIy';
    using project = aProject({ 'out/report.json': reportOf(aResult({ score: 0, output })) });
    const { summary, log } = await run(
      project,
      github,
      events.pullRequest,
      { results: 'out', redact: '/cust_[0-9]{1,10}/' },
      { MY_API_KEY: 'hunter2-hunter2' },
    );
    const files = ['comment.md', 'ctrf.json', 'index.jsonl', 'junit.xml', 'report.html', 'report.json', 'summary.md'];
    const reported = [
      summary,
      log.replaceAll(/^::add-mask::.*$/gm, ''),
      JSON.stringify(github.comments),
      ...files.map((name) => project.read(`.agentv/results/report/${name}`)),
    ].join('\n');
    expect(reported).not.toMatch(/cust_1|hunter2|aHVudGVy/);
    expect(reported).toContain('mail ***');
  });

  test('without any input are asked for', async () => {
    await using github = await gitHubServer();
    using project = aProject({});
    const { exitCode, log } = await run(project, github, events.pullRequest, {});
    expect(exitCode).toBe(2);
    expect(log).toMatch(/"results" must be/);
  });
});

describe.concurrent('after the run of a fork', () => {
  /** A report on the run of a fork, in a job without a checkout of it. */
  const reportOn = async (github: GitHubServer, inputs: Values = {}, env: Values = {}) => {
    using project = aProject({});
    return await run(project, github, events.afterPull, { results: 'artifacts', ...inputs }, env);
  };
  const fork = (files: readonly Zipped[], given: object = {}) => ({
    id: 1,
    run: 4000,
    name: 'agentv-results-evals-1',
    archive: zip(files),
    ...given,
  });

  async function aFork(artifacts: readonly ReturnType<typeof fork>[], headSha = HEAD) {
    const github = await gitHubServer({ pulls: [{ number: 7, headSha, headRepo: 2 }] });
    github.runs.push({ id: 4000, headRepo: 2, headOwner: 'somebody', attempt: 1 });
    github.files[PATH] = 'name: Evals\non: pull_request\n';
    github.artifacts.push(...artifacts);
    return github;
  }

  test('its artifacts are reported in its pull request, unverified, rendered here, and none of its code is run', async () => {
    await using github = await aFork([
      fork([
        { name: 'report.json', content: BAD },
        { name: 'comment.md', content: '<!-- agentv:eval-report v1 --> forged' },
        { name: 'package.json', content: '{"scripts":{"preinstall":"touch was-run"}}' },
      ]),
    ]);
    using project = aProject({});
    const inputs = { results: 'artifacts', 'check-run': 'true' };
    const { exitCode, outputs, summary, log } = await run(project, github, events.afterPull, inputs);
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    const { body = '', pull } = github.comments[0] ?? {};
    expect(pull).toBe(7);
    expect(readMark(body)).toMatchObject({ head: HEAD, run: 4000, attempt: 1 });
    expect(body).toContain('_Reported by code of `somebody/agent`, unverified');
    expect(body).not.toContain('forged');
    expect(summary).toContain('not verified');
    expect(github.checks).toEqual([]);
    expect(log).toContain('check run was not written: These results come from code of a fork');
    expect(project.list('.')).toEqual(['.agentv', '.git']);
  });

  test.each([
    ['by the name of its artifact', resultsArtifact('evals.yml/evals', 1), {}, 'evals.yml/evals'],
    ['given the key of that', 'agentv-results-evals-1', { 'comment-key': 'evals.yml/evals' }, 'evals.yml/evals'],
  ])('is compared with what its workflow has left on the base branch, %s', async (_, name, given, key) => {
    const base = '3'.repeat(40);
    const time = new Date().toISOString();
    const trials = Array.from({ length: 10 }, () => aPast(true, 1, { time }));
    const pool = aPool({}, { tests: [{ testId: 'leaves', trials }] });
    await using github = await aFork([fork([{ name: 'report.json', content: BAD }], { name })]);
    leaveEvidence(github, { run: 3000, sha: base, text: evidenceText(pool) });
    Object.assign(github.branches, { main: [base], change: [HEAD, base] });
    const env = { GITHUB_WORKFLOW: 'Evals report', GITHUB_JOB: 'report', GITHUB_SERVER_URL: 'http://github.localhost' };
    const { log } = await reportOn(github, given, env);
    expect(log).toContain('run 3000 at 3333333: used');
    expect(github.comments[0]?.body).toContain('against `main` on 1 comparable test');
    expect(github.comments[0]?.body).toContain('10/10 → 0/1');
    expect(readMark(github.comments[0]?.body ?? '')?.key).toBe(key);
  });

  test('it is decided by the settings of its target branch, and its changes of them are reported', async () => {
    await using github = await aFork([fork([{ name: 'report.json', content: BAD }])]);
    const config = (threshold: number) => ({ '.agentv/config.yaml': `gate: { threshold: ${threshold} }\n` });
    Object.assign(github.filesAt, { ['3'.repeat(40)]: config(0.8), [HEAD]: config(0.01) });
    Object.assign(github.branches, { main: ['3'.repeat(40)], change: [HEAD, '3'.repeat(40)] });
    // What lies here is of the default branch, and decides nothing either.
    using project = aProject(config(0.02));
    const { exitCode, outputs } = await run(project, github, events.afterPull, { results: 'artifacts' });
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    expect(outputs['headline']).toContain('different in this pull request: .agentv/config.yaml threshold 0.8 → 0.01');
    expect(github.comments[0]?.body).toContain('threshold 0.8 → 0.01');
  });

  test('the token goes to the API alone, and what GitHub says of an archive is checked', async () => {
    const archive = zip([{ name: 'report.json', content: GOOD }]);
    const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
    await using github = await aFork([{ ...fork([]), archive, digest } as ReturnType<typeof fork>]);
    const { exitCode, log } = await reportOn(github, { comment: 'always' });
    expect(exitCode).toBe(0);
    expect(github.blobRequests).toHaveLength(1);
    expect(github.blobRequests[0]?.headers.authorization).toBeUndefined();
    expect(log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
    expect(log).not.toContain('sig=secret');
  });

  test('an invalid artifact is refused, and the pull request says so', async () => {
    await using github = await aFork([fork([{ name: '../report.json', content: GOOD }])]);
    const { exitCode, outputs, log } = await reportOn(github);
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(log).toContain('leads out of its folder');
    expect(log).not.toContain('bug in eval-action');
    expect(github.comments[0]?.body).toContain('could not run');
  });

  test('what it could not measure for want of secrets is said in the pull request, and fails no agent', async () => {
    const missingSecrets = { from: 'fork' as const, names: ['OPENAI_API_KEY'] };
    const failing = aReport({ results: [aResult({ score: 0.1 })], missingSecrets });
    await using github = await aFork([fork([{ name: 'report.json', content: JSON.stringify(failing) }])]);
    const { exitCode, outputs } = await reportOn(github, { threshold: '0.9' });
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(github.comments[0]?.body).toContain('Pull requests from forks get no secrets');
    expect(github.comments[0]?.body).toContain('OPENAI\\_API\\_KEY');
  });

  test('a pull request that went on is left alone', async () => {
    await using github = await aFork([fork([{ name: 'report.json', content: BAD }])], '9'.repeat(40));
    const { outputs, log } = await reportOn(github);
    expect(outputs['total']).toBe('1');
    expect(github.comments).toEqual([]);
    expect(log).toContain('The pull request has a newer commit');
  });

  test('a row that is made to harm changes nothing but what is shown', async () => {
    const evil = hostileTexts.map((text, index) =>
      aResult({ index, testId: `${index} ${text}`, score: 0, output: text, suite: text }),
    );
    await using github = await aFork([fork([{ name: 'report.json', content: reportOf(...evil) }])]);
    const { exitCode, commands, log } = await reportOn(github);
    expect(exitCode).toBe(1);
    expect(log).not.toContain('bug in eval-action');
    expect(
      commands.map(({ name }) => name).filter((name) => !['add-mask', 'error', 'warning', 'notice'].includes(name)),
    ).toEqual([]);
    expect(github.comments).toHaveLength(1);
  });

  test('without permission to read artifacts the log says which one is missing', async () => {
    await using github = await aFork([fork([])]);
    github.breaks({ on: /actions\/runs/, status: 403 });
    const { exitCode, log } = await reportOn(github);
    expect(exitCode).toBe(2);
    expect(log).toContain('actions: read');
  });
});

test('artifacts of the run itself are the results of its shards, and count as verified', async () => {
  await using github = await gitHubServer();
  github.artifacts.push({
    id: 1,
    run: 4711,
    name: 'agentv-results',
    archive: zip([{ name: 'out/report.json', content: GOOD }]),
  });
  using project = aProject({});
  const { exitCode, outputs } = await run(project, github, events.pullRequest, {
    results: 'artifacts',
    comment: 'always',
    'check-run': 'true',
  });
  expect([exitCode, outputs['verdict']]).toEqual([0, 'inconclusive']);
  expect(github.comments[0]?.body).not.toContain('unverified');
  expect(github.checks).toMatchObject([{ status: 'completed', conclusion: 'neutral', headSha: HEAD }]);
});

test('the report of a matrix is compared with the evidence of its legs, without a separate run on the base branch', async () => {
  await using github = await gitHubServer();
  const base = '3'.repeat(40);
  const time = new Date().toISOString();
  const ofLeg = (leg: string) => ({ suite: leg, suiteFile: `evals/${leg}.eval.yaml` });
  for (const [at, leg] of ['a', 'b'].entries()) {
    const key = `evals.yml/evals (${leg})`;
    const { suite, suiteFile } = ofLeg(leg);
    const trials = Array.from({ length: 10 }, () => aPast(true, 1, { time }));
    const pool = aPool({}, { suite, file: suiteFile, tests: [{ testId: 'leaves', trials }] });
    const report = reportOf(aResult({ ...ofLeg(leg), testId: 'leaves', durationMs: 10 }));
    const archive = zip([{ name: 'report.json', content: report }]);
    github.artifacts.push({ id: 10 + at, run: 4711, name: resultsArtifact(key, 2), archive });
    leaveEvidence(github, { run: 3000 + at, sha: base, key, text: evidenceText(pool) });
  }
  Object.assign(github.branches, { main: [base], change: [HEAD, base] });
  using project = aProject({});
  const env = {
    GITHUB_JOB: 'report',
    GITHUB_SERVER_URL: 'http://github.localhost',
    GITHUB_WORKFLOW_REF: `octo/agent/${PATH}@refs/pull/7/merge`,
  };
  const { exitCode, log, outputs } = await run(
    project,
    github,
    events.pullRequest,
    { results: 'artifacts', comment: 'always' },
    env,
  );
  expect(log.match(/run 300[01] at 3333333: used/g)).toHaveLength(2);
  expect([exitCode, outputs['verdict']]).toEqual([0, 'pass']);
  const { comparison } = JSON.parse(project.read('.agentv/results/report/report.json'));
  expect(comparison.suites.map(({ comparable }: { comparable: number }) => comparable)).toEqual([1, 1]);
});

test('results of another tool are compared with those of the base branch, and the regressed test is named', async () => {
  const base = '3'.repeat(40);
  const time = new Date().toISOString();
  const trials = (test: string, passes: number) =>
    Array.from({ length: 10 }, (_, at) => ({ test, pass: at < passes, input: `Ask ${test}`, time }));
  const rows = (refunds: number) =>
    [...trials('greets', 10), ...trials('thanks', 10), ...trials('refunds', refunds)]
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  const inputs = { results: 'results.jsonl', 'suite-name': 'support', comment: 'always', 'upload-artifacts': 'false' };
  const env = {
    GITHUB_SERVER_URL: 'http://github.localhost',
    GITHUB_WORKFLOW_REF: `octo/agent/${PATH}@refs/pull/7/merge`,
  };

  await using github = await gitHubServer();
  using onBase = aProject({ 'results.jsonl': rows(10) });
  const first = await run(onBase, github, events.pushToMain, { ...inputs, comment: 'never' }, env);
  expect([first.exitCode, first.outputs['verdict']]).toEqual([0, 'pass']);
  const evidence = onBase.list('.agentv/results/report/evidence');
  expect(evidence).toHaveLength(1);
  const archive = zip(
    evidence.map((name) => ({ name, content: onBase.read(`.agentv/results/report/evidence/${name}`) })),
  );
  leaveEvidence(github, { run: 3000, sha: base, archive });
  Object.assign(github.branches, { main: [base], change: [HEAD, base] });

  using change = aProject({ 'results.jsonl': rows(1) });
  const second = await run(change, github, events.pullRequest, inputs, env);
  expect(second.outputs['verdict']).toBe('fail');
  const body = github.comments.at(-1)?.body ?? '';
  expect(body).toContain('refunds');
  expect(body).toContain('results as JSON Lines: 3 tests, 30 trials');
  expect(body).not.toMatch(/No baseline|eval-action run/);
  const { comparison } = JSON.parse(change.read('.agentv/results/report/report.json'));
  expect(comparison.tests.find(({ testId }: { testId: string }) => testId === 'refunds')).toMatchObject({
    base: { passes: 10, trials: 10 },
    now: { passes: 1, trials: 10 },
  });
});
