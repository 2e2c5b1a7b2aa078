import { describe, expect, test } from 'vitest';
import { outputsOf } from '../../src/action/outputs.ts';
import { evidenceSource } from '../../src/baseline/evidence-source.ts';
import { findPolicy } from '../../src/config/policy/policy.ts';
import { isChange } from '../../src/config/policy/policy-base.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { findGateInputs } from '../../src/runner/pipeline/gate-inputs.ts';
import { reportOn } from '../../src/runner/pipeline/report-on.ts';
import { aPool, aRun, evidenceText, results } from '../support/evidence.ts';
import { events, type GitHubEvent, HEAD, jobIn } from '../support/github-events.ts';
import {
  type GitHubServer,
  gitHubServer,
  type StoredArtifact,
  type StoredRun,
  TOKEN,
} from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { runtimeIn } from './evaluated.ts';

const B = 'b'.repeat(40);
const NOW = Date.parse('2026-01-20T12:00:00Z');
type Given = Readonly<Record<string, string>>;

const evidence = (version = 1) => evidenceText(aPool({ greets: '5/5' })).replace('"v":1', `"v":${version}`);

/** What run 11 of main left. */
const leave = (github: GitHubServer, text: string, more: Partial<StoredArtifact & StoredRun> = {}) =>
  leaveEvidence(github, { createdAt: '2026-01-15T12:00:00Z', ...more, sha: B, text });

/** An empty input counts as absent, as on the runner. */
const withoutEmpty = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

/** The report of a run whose only test passed, seen from a job on GitHub. */
async function reported(
  github: GitHubServer,
  given: Given = {},
  event: GitHubEvent = events.pullRequest,
  env: Given = {},
) {
  using project = aProject({});
  Object.assign(github.branches, { main: [B], change: [HEAD, B], ['3'.repeat(40)]: ['3'.repeat(40)] });
  const runtime = runtimeIn(project.folder, {}, { clock: { now: () => NOW, sleep: async () => {} } });
  const inputs = parseInputs(withoutEmpty({ githubToken: TOKEN, ...given }));
  const job = await jobIn(event, { GITHUB_API_URL: github.url, ...env });
  const gateInputs = await findGateInputs(
    await findPolicy(inputs, runtime),
    { ...runtime, isChange: isChange(job) },
    evidenceSource(inputs, job, runtime),
  );
  const report = reportOn(aRun(results({ greets: '1/1' })), gateInputs);
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

describe('a pull request without a baseline', () => {
  test.each([
    ['a first run', 'inconclusive', 'none'],
    ['no permission', 'inconclusive', 'no-permission'],
    ['a rejected token', 'invalid', 'unavailable'],
    ['expired', 'inconclusive', 'none'],
    ['too old', 'inconclusive', 'none'],
    ['damaged', 'invalid', 'unavailable'],
    ['no evidence at all', 'invalid', 'unavailable'],
    ['of a newer version', 'invalid', 'unavailable'],
  ])('%s: %s', async (name, verdict, status) => {
    await using github = await gitHubServer();
    CASES[name]?.(github);
    const { report, outputs } = await reported(github);
    expect([outputs.verdict, outputs['baseline-status'], outputs['baseline-run-id']]).toEqual([verdict, status, '']);
    expect(report.verdict.noBaseline).toBe(true);
  });

  test.each([
    ['a first run', 'no baseline yet, 1 of 1 passed', /^No baseline yet: 1 of 1 test passed/],
    [
      'expired',
      'nothing compared, 1 of 1 passed',
      /^Nothing was compared: .*has expired; run the evals on main again\./,
    ],
    [
      'too old',
      'nothing compared, 1 of 1 passed',
      /^Nothing was compared: .*older than .* or raise baseline-max-age\./,
    ],
    ['no permission', 'nothing compared, 1 of 1 passed', /^Nothing was compared: could not look up the evidence/],
  ])('%s is named in the headline with what to do', async (name, heading, headline) => {
    await using github = await gitHubServer();
    CASES[name]?.(github);
    const { report, outputs } = await reported(github);
    expect(outputs.headline).toMatch(headline);
    const context = { key: 'evals', head: HEAD, attempt: 1, runUrl: '', linkTo: () => undefined };
    expect(commentMarkdown(report, context, 60_000)).toContain(`Evals: ${heading}`);
  });

  test('on an Enterprise Server is no first run', async () => {
    await using github = await gitHubServer();
    const { outputs } = await reported(github, {}, events.pullRequest, { GITHUB_SERVER_URL: 'https://ghe.example' });
    expect(outputs.headline).toMatch(/^Nothing was compared: GitHub Enterprise Server .*set baseline to a file\./);
  });

  test('passes if no comparison was asked for', async () => {
    await using github = await gitHubServer();
    expect((await reported(github, { baseline: 'none' })).outputs.verdict).toBe('pass');
  });
});

test('the first run of the base branch passes without a baseline', async () => {
  await using github = await gitHubServer();
  expect((await reported(github, {}, events.pushToMain)).outputs).toMatchObject({
    verdict: 'pass',
    conclusion: 'success',
  });
});

test('a missing permission of a job is reported with the lines to paste', async () => {
  await using github = await gitHubServer();
  CASES['no permission']?.(github);
  const { report } = await reported(github);
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
  const { report } = await reported(github);
  expect(report.verdict.headline).toContain('GitHub rejected the token (401): it is expired or revoked');
  expect(summaryMarkdown(report, 100_000)).not.toContain('permissions:');
});

describe('an empty github-token', () => {
  test.each(['', 'auto', '11'])(
    'with baseline %j: nothing was compared, and the headline says why',
    async (baseline) => {
      await using github = await gitHubServer();
      leave(github, evidence());
      const { outputs } = await reported(github, { githubToken: '', ...(baseline && { baseline }) });
      expect(outputs).toMatchObject({ verdict: 'inconclusive', 'baseline-status': 'no-permission' });
      expect(outputs.headline).toContain('Nothing was compared: there is no token (github-token is empty)');
      expect(github.requests).toEqual([]);
    },
  );

  test('warns on the base branch', async () => {
    await using github = await gitHubServer();
    const { outputs } = await reported(github, { githubToken: '' }, events.pushToMain);
    expect(outputs).toMatchObject({ verdict: 'warn', 'baseline-status': 'no-permission' });
  });

  test('does not matter if no comparison was asked for', async () => {
    await using github = await gitHubServer();
    const { outputs } = await reported(github, { githubToken: '', baseline: 'none' });
    expect(outputs).toMatchObject({ verdict: 'pass', 'baseline-status': 'none' });
  });
});
