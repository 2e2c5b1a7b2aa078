import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { evidenceArtifact } from '../../src/app/artifact-names.ts';
import { beforeRun, decidingBy } from '../../src/app/before-run.ts';
import { evidenceSource } from '../../src/app/evidence-source.ts';
import { findPolicy } from '../../src/app/find-policy.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { outputsOf } from '../../src/app/outputs.ts';
import { reportOn } from '../../src/app/publish.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import { commentMarkdown } from '../../src/reports/comment.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { aPool, aRun, results } from '../support/evidence.ts';
import { events, type GitHubEvent, HEAD, jobIn } from '../support/github-events.ts';
import {
  type GitHubServer,
  gitHubServer,
  type StoredArtifact,
  type StoredRun,
  TOKEN,
} from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { zip } from '../support/zip.ts';

const B = 'b'.repeat(40);
const NOW = Date.parse('2026-01-20T12:00:00Z');
type Given = Readonly<Record<string, string>>;

const evidence = (version = 1) =>
  encodePool(aPool({ greets: '5/5' }))
    .replace('"schemaVersion": 1', `"schemaVersion": ${version}`)
    .replace('"schemaVersion":1', `"schemaVersion":${version}`);

/** What run 11 of main left. */
function leave(github: GitHubServer, text: string, more: Partial<StoredArtifact & StoredRun> = {}) {
  const archive = zip([{ name: 'greetings.json', content: text }]);
  const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
  const origin = { headSha: B, headBranch: 'main', createdAt: '2026-01-15T12:00:00Z' };
  const name = evidenceArtifact('Evals/evals');
  github.artifacts.push({ name, digest, ...origin, ...more, id: 110, run: 11, archive });
  github.runs.push({ event: 'push', ...origin, ...more, id: 11, name: 'Evals' });
}

/** An empty input counts as absent, as on the runner. */
const withoutEmpty = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

/** The report of a run whose only test passed, seen from a job on GitHub. */
async function told(github: GitHubServer, given: Given = {}, event: GitHubEvent = events.pullRequest, env: Given = {}) {
  using project = aProject({});
  Object.assign(github.branches, { main: [B], change: [HEAD, B], ['3'.repeat(40)]: ['3'.repeat(40)] });
  const log = { info() {}, warn() {}, error() {} };
  const world = {
    ...realWorld(log, unstoppable()),
    cwd: project.folder,
    clock: { now: () => NOW, sleep: async () => {} },
  };
  const inputs = parseInputs(withoutEmpty({ githubToken: TOKEN, ...given }));
  const job = await jobIn(event, { GITHUB_API_URL: github.url, ...env });
  const before = await beforeRun(await findPolicy(inputs, world), world, evidenceSource(inputs, job, world));
  const report = reportOn(aRun(results({ greets: '1/1' })), before.inputs, decidingBy(before));
  return { report, outputs: outputsOf(report, 'out', []) };
}

const CASES: Readonly<Record<string, (github: GitHubServer) => void>> = {
  'a first run': () => {},
  'no permission': (github) => github.breaks({ on: /artifacts/, status: 403, message: 'Resource not accessible' }),
  'a rejected token': (github) => github.breaks({ on: /artifacts/, status: 401, message: 'Bad credentials' }),
  expired: (github) => leave(github, evidence(), { expired: true }),
  'too old': (github) => leave(github, evidence(), { createdAt: '2025-11-01T12:00:00Z' }),
  damaged: (github) => leave(github, evidence(), { digest: `sha256:${'0'.repeat(64)}` }),
  'no evidence at all': (github) => leave(github, '{"schemaVersion":1'),
  'of a newer version': (github) => leave(github, evidence(99)),
};

describe('what it is worth when there is nothing to compare with', () => {
  test.each([
    ['a first run', undefined, 'warn', 'none'],
    ['a first run', 'pass', 'pass', 'none'],
    ['a first run', 'warn', 'warn', 'none'],
    ['a first run', 'fail', 'fail', 'none'],
    ['no permission', undefined, 'warn', 'no-permission'],
    ['no permission', 'pass', 'warn', 'no-permission'],
    ['no permission', 'warn', 'warn', 'no-permission'],
    ['no permission', 'fail', 'fail', 'no-permission'],
    ['a rejected token', undefined, 'invalid', 'unavailable'],
    ['a rejected token', 'fail', 'invalid', 'unavailable'],
    ['expired', undefined, 'warn', 'none'],
    ['expired', 'pass', 'pass', 'none'],
    ['expired', 'warn', 'warn', 'none'],
    ['expired', 'fail', 'fail', 'none'],
    ['too old', undefined, 'warn', 'none'],
    ['too old', 'pass', 'pass', 'none'],
    ['too old', 'fail', 'fail', 'none'],
    ['damaged', undefined, 'invalid', 'unavailable'],
    ['damaged', 'pass', 'warn', 'unavailable'],
    ['damaged', 'warn', 'invalid', 'unavailable'],
    ['damaged', 'fail', 'invalid', 'unavailable'],
    ['no evidence at all', undefined, 'invalid', 'unavailable'],
    ['no evidence at all', 'pass', 'warn', 'unavailable'],
    ['no evidence at all', 'warn', 'invalid', 'unavailable'],
    ['no evidence at all', 'fail', 'invalid', 'unavailable'],
    ['of a newer version', undefined, 'invalid', 'unavailable'],
    ['of a newer version', 'pass', 'warn', 'unavailable'],
    ['of a newer version', 'warn', 'invalid', 'unavailable'],
    ['of a newer version', 'fail', 'invalid', 'unavailable'],
  ])('%s, on-missing-baseline %s: %s', async (name, onMissingBaseline, verdict, status) => {
    await using github = await gitHubServer();
    CASES[name]?.(github);
    const { report, outputs } = await told(github, onMissingBaseline === undefined ? {} : { onMissingBaseline });
    expect([outputs.verdict, outputs['baseline-status'], outputs['baseline-run-id']]).toEqual([verdict, status, '']);
    expect(report.verdict.unarmed).toBe(true);
  });

  test('is no word where nothing is to be expected: on a server of one’s own, or with "none"', async () => {
    await using github = await gitHubServer();
    const own = await told(github, {}, events.pullRequest, { GITHUB_SERVER_URL: 'https://github.example.com' });
    expect(own.outputs.verdict).toBe('pass');
    expect((await told(github, { baseline: 'none' })).outputs.verdict).toBe('pass');
  });

  test('is a warning on the base branch itself, too: its first run leaves the evidence', async () => {
    await using github = await gitHubServer();
    expect((await told(github, {}, events.pushToMain)).outputs).toMatchObject({
      verdict: 'warn',
      conclusion: 'success',
    });
  });
});

test('what a job may not look at is told with the permission to be pasted', async () => {
  await using github = await gitHubServer();
  CASES['no permission']?.(github);
  const { report } = await told(github);
  const context = { key: 'k', head: HEAD, attempt: 1, runUrl: '', linkTo: () => undefined };
  for (const text of [summaryMarkdown(report, 100_000), commentMarkdown(report, context, 60_000)]) {
    expect(text.replaceAll(/^> ?/gm, '')).toContain(
      '```text\n  permissions:\n    contents: read\n    actions: read\n```',
    );
  }
});

test('a token that GitHub rejects is the cause, and no permission is advised', async () => {
  await using github = await gitHubServer();
  CASES['a rejected token']?.(github);
  const { report } = await told(github);
  expect(report.verdict.headline).toContain('GitHub rejected the token (401): it is expired or revoked');
  expect(summaryMarkdown(report, 100_000)).not.toContain('permissions:');
});

describe('an empty github-token', () => {
  test.each([
    ['', undefined, 'warn'],
    ['auto', 'pass', 'warn'],
    ['auto', 'warn', 'warn'],
    ['auto', 'fail', 'fail'],
    ['11', undefined, 'warn'],
  ])('baseline %j, on-missing-baseline %s: %s, because nothing was compared', async (baseline, missing, verdict) => {
    await using github = await gitHubServer();
    leave(github, evidence());
    const given = { githubToken: '', ...(baseline && { baseline }), ...(missing && { onMissingBaseline: missing }) };
    const { outputs } = await told(github, given);
    expect(outputs).toMatchObject({ verdict, 'baseline-status': 'no-permission' });
    expect(outputs.headline).toMatch(/nothing was compared: there is no token \(github-token is empty\)/i);
    expect(github.requests).toEqual([]);
  });

  test('is no reason to warn where nothing is compared by wish', async () => {
    await using github = await gitHubServer();
    const { outputs } = await told(github, { githubToken: '', baseline: 'none' });
    expect(outputs).toMatchObject({ verdict: 'pass', 'baseline-status': 'none' });
  });
});

test('why old evidence was left out is told', async () => {
  await using github = await gitHubServer();
  CASES['expired']?.(github);
  const { report } = await told(github);
  expect(report.verdict.headline).toContain('run 11 at bbbbbbb: left out, it has expired');
  expect(report.comparison.baseline.steps).toContain('run 11 at bbbbbbb: left out, it has expired');
});

describe('where evidence is taken from', () => {
  test('is told in the outputs', async () => {
    await using github = await gitHubServer();
    leave(github, evidence());
    const { outputs, report } = await told(github);
    expect(outputs).toMatchObject({
      verdict: 'pass',
      'baseline-sha': B,
      'baseline-run-id': '11',
      'baseline-status': 'found',
    });
    expect(report.comparison.baseline).toMatchObject({ provenance: [{ from: 'artifact', runId: 11 }] });
    expect(report.comparison.baseline.steps?.at(-1)).toMatch(/^run 11 at bbbbbbb: taken, /);
    expect(summaryMarkdown(report, 100_000)).toMatch(/run 11 at .*taken, /);
  });

  test('may be one run, by its number', async () => {
    await using github = await gitHubServer();
    leave(github, evidence(), { headBranch: 'change', event: 'pull_request' });
    expect((await told(github, { baseline: '11' })).outputs).toMatchObject({
      'baseline-run-id': '11',
      'baseline-status': 'found',
    });
    expect((await told(github, { baseline: '12' })).outputs).toMatchObject({
      verdict: 'invalid',
      'baseline-run-id': '',
      'baseline-status': 'unavailable',
    });
  });

  test('may be another branch', async () => {
    await using github = await gitHubServer();
    github.branches['release/1'] = [B];
    leave(github, evidence(), { headBranch: 'release/1' });
    expect((await told(github)).outputs['baseline-status']).toBe('none');
    const there = await told(github, { baselineBranch: 'refs/heads/release/1' });
    expect(there.outputs['baseline-status']).toBe('found');
  });

  test.each([
    ['12h', 'none'],
    ['1w', 'found'],
  ])('may be no older than %s: %s', async (baselineMaxAge, status) => {
    await using github = await gitHubServer();
    leave(github, evidence());
    expect((await told(github, { baselineMaxAge })).outputs['baseline-status']).toBe(status);
  });

  test('and its trials neither, however new the artifact is', async () => {
    await using github = await gitHubServer();
    leave(github, evidence());
    const compared = async (given: Given) => (await told(github, given)).report.comparison.suites[0]?.comparable;
    expect(await compared({})).toBe(1);
    expect(await compared({ baselineMaxAge: '1w' })).toBe(0);
  });
});
