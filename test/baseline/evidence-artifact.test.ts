import { describe, expect, test } from 'vitest';
import { type EvidenceQuestion, findEvidence } from '../../src/baseline/evidence-artifact.ts';
import { evidenceReporter, leavesEvidence } from '../../src/baseline/store-evidence.ts';
import { evidenceArtifact, resultsArtifact } from '../../src/github/artifact-names.ts';
import { artifactReader } from '../../src/github/artifact-reader.ts';
import { commits } from '../../src/github/commits.ts';
import { workflowRuns } from '../../src/github/workflow-runs.ts';
import type { ArtifactWriter, NewArtifact } from '../../src/model/ports/artifacts.ts';
import { ServiceError } from '../../src/model/ports/service-error.ts';
import { aReport } from '../support/builders.ts';
import { events, type GitHubEvent, HEAD, jobIn } from '../support/github-events.ts';
import {
  clientOf,
  type GitHubServer,
  gitHubServer,
  type StoredArtifact,
  type StoredRun,
} from '../support/github-server.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { zip } from '../support/zip.ts';

const commit = (letter: string): string => letter.repeat(40);
const [a, b, c, d] = [commit('a'), commit('b'), commit('c'), commit('d')];
const NAME = evidenceArtifact('evals.yml/evals');
const NOW = Date.parse('2026-11-20T18:00:00Z');

/** A GitHub whose main has a, then b, then c; the pull request left it at b. */
async function aGitHub() {
  const github = await gitHubServer();
  Object.assign(github.branches, { main: [c, b, a], change: [HEAD, b, a] });
  return github;
}

/** Many commits, the newest first. */
const history = Array.from({ length: 400 }, (_, at) => at.toString(16).padStart(40, '0'));

/** Evidence as a run leaves it, that says where it was made. */
const leave = (github: GitHubServer, run: number, sha: string, more: Partial<StoredArtifact & StoredRun> = {}) =>
  leaveEvidence(github, { createdAt: '2026-11-20T12:00:00Z', ...more, run, sha, text: sha });

async function look(github: GitHubServer, event: GitHubEvent, more: Partial<EvidenceQuestion> = {}) {
  const client = clientOf(github);
  return findEvidence(
    { key: 'evals.yml/evals', job: await jobIn(event), maxAgeDays: 30, ...more },
    {
      artifacts: artifactReader(client, fetch, 5),
      runs: workflowRuns(client),
      commits: commits(client),
      now: NOW,
    },
    AbortSignal.timeout(10_000),
  );
}

describe('a pull request is compared', () => {
  test('with the run at the commit where it left its base branch', async () => {
    await using github = await aGitHub();
    leave(github, 1, a);
    leave(github, 2, b);
    leave(github, 3, c);
    expect(await look(github, events.pullRequest)).toEqual({
      kind: 'found',
      text: b,
      provenance: {
        from: 'artifact',
        where: 'run 2, 6 h old, at the commit where the changes begin',
        runId: 2,
        sha: b,
        branch: 'main',
        writtenAt: '2026-11-20T12:00:00Z',
        commitsBefore: 0,
      },
      steps: [
        `Searching for evidence in ${NAME}: 3 artifacts`,
        'run 2 at bbbbbbb: used, 6 h old, at the commit where the changes begin',
      ],
    });
  });

  test('else with the nearest before it, whatever is newer', async () => {
    await using github = await aGitHub();
    leave(github, 1, a);
    leave(github, 3, c, { createdAt: '2026-11-20T17:00:00Z' });
    const found = await look(github, events.pullRequest);
    expect(found).toMatchObject({ provenance: { sha: a, where: expect.stringContaining('1 commit before') } });
  });

  test('and only without these with one after it', async () => {
    await using github = await aGitHub();
    leave(github, 3, c);
    const found = await look(github, events.pullRequest);
    expect(found).toMatchObject({ provenance: { sha: c, where: expect.stringContaining('1 commit after') } });
  });

  test.each([
    ['before the hundred commits that GitHub lists', { begins: 0, newer: 0, at: 250 }],
    ['behind hundreds of newer ones of the base branch', { begins: 250, newer: 250, at: 252 }],
    ['long before, although several are after', { begins: 20, newer: 7, at: 200 }],
  ])('also with runs %s', async (_, { begins, newer, at }) => {
    await using github = await gitHubServer();
    Object.assign(github.branches, { main: history, change: [HEAD, ...history.slice(begins)] });
    const leaveAt = (run: number, commits: number, minutes: number) =>
      leave(github, run, history[commits] ?? '', { createdAt: new Date(NOW - minutes * 60_000).toISOString() });
    for (let each = 0; each < newer; each += 1) leaveAt(1000 - each, each, each);
    leaveAt(2, at, 300);
    leaveAt(1, 300, 400);
    leave(github, 3, d);
    const where = expect.stringContaining(`${at - begins} commits before`);
    expect(await look(github, events.pullRequest)).toMatchObject({
      provenance: { runId: 2, where, commitsBefore: at - begins },
    });
  });

  test('also of a re-run, behind hundreds of runs that were stored after it began', async () => {
    await using github = await aGitHub();
    for (let at = 0; at < 150; at += 1) leave(github, 1000 - at, c, { createdAt: '2026-11-20T17:00:00Z' });
    leave(github, 2, b);
    expect(await look(github, events.pullRequest, { until: '2026-11-20T16:00:00Z' })).toMatchObject({
      provenance: { runId: 2, sha: b },
    });
  });

  test('with one request for all artifacts, and none more when there are none', async () => {
    await using github = await aGitHub();
    expect(await look(github, events.pullRequest)).toMatchObject({
      kind: 'none',
      why: `no trusted run of main has stored evidence yet (${NAME}); the next complete run will store it`,
    });
    expect(github.requests).toHaveLength(1);
  });

  test('never with untrusted evidence, and every reason is reported', async () => {
    await using github = await aGitHub();
    leave(github, 1, b, { headRepo: 2 });
    leave(github, 2, b, { event: 'pull_request' });
    leave(github, 3, b, { path: '.github/workflows/other.yml' });
    leave(github, 4, b, { status: 'in_progress' });
    leave(github, 5, b, { digest: `sha256:${'0'.repeat(64)}` });
    leave(github, 6, b, { archive: zip([{ name: '../a.jsonl', content: 'x' }]) });
    leave(github, 7, b, { archive: zip([{ name: 'other.txt', content: 'x' }]) });
    leave(github, 8, d);
    leave(github, 4711, b);
    const found = await look(github, events.pullRequest);
    expect(found).toMatchObject({
      kind: 'unavailable',
      why: expect.stringMatching(/^the evidence of main could not be read: /),
    });
    expect(found.steps.slice(1).sort()).toEqual([
      'run 1 at bbbbbbb: skipped, its run was of another repository, such as a fork',
      'run 2 at bbbbbbb: skipped, its run was started by pull_request',
      'run 3 at bbbbbbb: skipped, its run was of another workflow than .github/workflows/evals.yml',
      'run 4 at bbbbbbb: skipped, its run has not finished',
      'run 4711 at bbbbbbb: skipped, it is of this run',
      `run 5 at bbbbbbb: skipped. The artifact ${NAME} does not match the upload`,
      expect.stringMatching(/^run 6 at bbbbbbb: skipped\. .*\.\.\/a\.jsonl/),
      'run 7 at bbbbbbb: skipped, it has no evidence',
    ]);
  });

  test('with at most fifty runs that have to be asked for', async () => {
    await using github = await aGitHub();
    for (let run = 1; run <= 55; run += 1) leave(github, run, b, { event: 'pull_request' });
    await look(github, events.pullRequest);
    expect(github.requests.filter(({ path }) => path.includes('/runs/'))).toHaveLength(50);
  });
});

describe('others are compared', () => {
  test.each([
    ['a merge group: with what it is merged into', events.mergeGroup, [commit('3'), b], commit('3')],
    ['a run on main: with the commits before it', events.pushToMain, [HEAD, b, a], b],
    ['a schedule: with an earlier run, of the same commit too', events.schedule, [HEAD, b], HEAD],
    ['a dispatch: with where its commit left the default branch', events.dispatch, [b, a], b],
    ['a repository dispatch: with the commits before it', events.repositoryDispatch, [HEAD, b, a], b],
    ['a release: with where its commit lies on the default branch', events.release, [HEAD, b, a], b],
    ['a tag: with where its commit lies on the default branch', events.tag, [HEAD, b, a], b],
  ])('%s', async (_, event, main, sha) => {
    await using github = await aGitHub();
    Object.assign(github.branches, { main });
    leave(github, 1, sha);
    expect(await look(github, event)).toMatchObject({ kind: 'found', provenance: { sha } });
  });

  test('with the commit that its tree was merged into, where the job knows it', async () => {
    await using github = await aGitHub();
    leave(github, 2, b);
    leave(github, 3, c);
    const job = await jobIn(events.pullRequest);
    const merged = job && { ...job, base: { branch: 'main', sha: c } };
    expect(await look(github, events.pullRequest, { job: merged })).toMatchObject({ provenance: { runId: 3 } });
  });

  test('with the run of its base branch, however many artifacts of forks have the name', async () => {
    await using github = await aGitHub();
    const createdAt = '2026-11-20T13:00:00Z';
    for (let run = 100; run < 350; run += 1) leave(github, run, HEAD, { headRepo: 2, createdAt });
    leave(github, 2, b);
    expect(await look(github, events.fork)).toMatchObject({ kind: 'found', provenance: { runId: 2 } });
  });

  test('with another branch where one is named', async () => {
    await using github = await aGitHub();
    Object.assign(github.branches, { 'release/1': [b, a] });
    leave(github, 1, a);
    leave(github, 2, a, { headBranch: 'release/1' });
    const found = await look(github, events.pullRequest, { branch: 'release/1' });
    expect(found).toMatchObject({ provenance: { where: expect.stringMatching(/^run 2,/), branch: 'release/1' } });
  });

  test('with a run that is named, wherever it was', async () => {
    await using github = await aGitHub();
    leave(github, 1, d, { headBranch: 'change', event: 'pull_request' });
    leave(github, 2, d, { headRepo: 2 });
    expect(await look(github, events.pullRequest, { run: 1 })).toMatchObject({
      kind: 'found',
      provenance: { where: 'run 1, as requested', sha: d },
    });
    expect(await look(github, events.pullRequest, { run: 2 })).toMatchObject({
      kind: 'unavailable',
      why: expect.stringContaining('fork'),
    });
    expect(await look(github, events.pullRequest, { run: 3 })).toMatchObject({
      kind: 'unavailable',
      why: expect.stringContaining('run 3 has no evidence'),
    });
  });
});

describe('when evidence cannot be looked up', () => {
  test('for want of a permission, what is missing can be pasted', async () => {
    await using github = await aGitHub();
    github.breaks({ on: /artifacts/, status: 403, message: 'Resource not accessible by integration' });
    expect(await look(github, events.pullRequest)).toMatchObject({
      kind: 'unavailable',
      why: expect.stringContaining('HTTP 403'),
      hint: 'Give the job these permissions:\n  permissions:\n    contents: read\n    actions: read',
    });
  });

  test.each([
    ['GitHub', /artifacts\/\d+\/zip/],
    ['the store', undefined],
  ])('because %s answers 404 for each artifact that is listed, that is not the same as none', async (_, on) => {
    await using github = await aGitHub();
    const gone = `${github.url}/gone`;
    for (const [at, sha] of [b, a].entries()) leave(github, at + 1, sha, on === undefined ? { address: gone } : {});
    github.breaks({ on: on ?? /gone/, status: 404, message: 'Not Found' });
    const found = await look(github, events.pullRequest);
    expect(found).toMatchObject({
      kind: 'unavailable',
      why: expect.stringMatching(/^the evidence of main could not be read: .*HTTP 404/),
    });
    expect(found).not.toHaveProperty('hint');
    expect(found.steps.filter((step) => step.includes('HTTP 404'))).toHaveLength(2);
  });

  test('because GitHub is down, that is another answer than that there is none', async () => {
    await using github = await aGitHub();
    github.breaks({ on: /./, status: 503 });
    const found = await look(github, events.pullRequest);
    expect(found).toMatchObject({ kind: 'unavailable', why: expect.stringContaining('HTTP 503') });
    expect(found).not.toHaveProperty('hint');
  });

  test('because a server of one’s own has no artifacts, nothing is asked', async () => {
    await using github = await aGitHub();
    const job = await jobIn(events.pullRequest, { GITHUB_SERVER_URL: 'https://github.example.com' });
    expect(await look(github, events.pullRequest, { job })).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('GitHub Enterprise Server'),
    });
    expect(github.requests).toEqual([]);
  });

  test('because no branch is known, its input is named', async () => {
    await using github = await aGitHub();
    const event = { ...events.push, payload: {} };
    expect(await look(github, event)).toMatchObject({
      kind: 'unavailable',
      hint: expect.stringContaining('baseline-branch'),
    });
  });
});

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly uploadArtifacts?: boolean;
  readonly baselineBranch?: string;
}

describe('evidence is left', () => {
  const ARTIFACTS = { ACTIONS_RESULTS_URL: 'http://results.localhost', ACTIONS_RUNTIME_TOKEN: 'token' };

  async function leaving(event: GitHubEvent, more: object = {}) {
    const uploaded: NewArtifact[] = [];
    const removed: string[] = [];
    let taken = 'taken' in more ? 1 : 0;
    const writer = {
      async upload(artifact) {
        if (taken > 0 && removed.length === 0) return { kind: 'nameTaken' };
        taken -= 1;
        uploaded.push(artifact);
        return { kind: 'uploaded', id: 1 };
      },
      remove: async (name) => void removed.push(name),
    } satisfies ArtifactWriter;
    const receipt = await evidenceReporter({
      key: 'evals.yml/evals',
      job: await jobIn(event, 'attempt' in more ? { GITHUB_RUN_ATTEMPT: String(more.attempt) } : {}),
      writer,
      folder: '/run/evidence',
      evidence: { path: '/run/evidence/baseline.jsonl', omitted: [{ what: 'steps', tests: 2 }] },
      signal: () => AbortSignal.timeout(1000),
      ...more,
    }).deliver(aReport());
    return { receipt, uploaded, removed };
  }

  test('by a run of the base branch, with what was left out of it', async () => {
    const { receipt, uploaded } = await leaving(events.pushToMain);
    expect(receipt).toEqual({ kind: 'delivered', name: 'evidence', where: `${NAME} (without steps of 2 tests)` });
    expect(uploaded).toEqual([
      { name: NAME, folder: '/run/evidence', files: ['/run/evidence/baseline.jsonl'], retentionDays: undefined },
    ]);
  });

  test.each([
    ['a pull request', events.pullRequest, {}, 'pull_request'],
    ['a runner without artifacts', events.pushToMain, { whyNone: 'none here' }, 'none here'],
  ])('not by %s', async (_, event, more, why) => {
    const { receipt, uploaded } = await leaving(event, more);
    expect(receipt).toMatchObject({ kind: 'notNeeded', why: expect.stringContaining(why) });
    expect(uploaded).toEqual([]);
  });

  test.each([
    ['a run of the base branch', events.pushToMain, {}, true],
    ['a scheduled run, whose payload names no branch', events.schedule, {}, true],
    ['one whose files are kept by other means', events.pushToMain, { uploadArtifacts: false, env: {} }, true],
    ['a runner without artifacts', events.pushToMain, { env: {} }, false],
    ['another branch', events.push, {}, false],
    ['another branch that others are compared with', events.push, { baselineBranch: 'change' }, true],
    ['a pull request', events.pullRequest, {}, false],
  ])('%s is known before anything is run', async (_, event, given: Given, leaves) => {
    const { env = ARTIFACTS, ...inputs } = given;
    const job = await jobIn(event);
    expect(leavesEvidence({ baselineBranch: undefined, uploadArtifacts: true, ...inputs }, job, env)).toBe(leaves);
  });

  test('by a later attempt instead of that of an earlier one', async () => {
    const { receipt, removed, uploaded } = await leaving(events.pushToMain, { taken: true, attempt: 2 });
    expect(receipt.kind).toBe('delivered');
    expect([removed, uploaded.length]).toEqual([[NAME], 1]);
  });

  test('but not instead of that of another job', async () => {
    const { receipt, removed } = await leaving(events.pushToMain, { taken: true, attempt: 1 });
    expect(receipt).toMatchObject({ kind: 'notDelivered', hint: expect.stringContaining('comment-key') });
    expect(removed).toEqual([]);
  });

  test('or not, and the receipt says why', async () => {
    const writer = {
      upload: () => Promise.reject(new ServiceError('unavailable', 'The service is down')),
      remove: async () => {},
    } satisfies ArtifactWriter;
    const { receipt } = await leaving(events.pushToMain, { writer });
    expect(receipt).toMatchObject({ kind: 'notDelivered', why: 'The service is down' });
  });
});

describe('names of artifacts', () => {
  test('are what GitHub takes, and differ when the keys do', () => {
    const keys = ['evals', 'a/b', 'a-b', 'a:b', 'ä', 'x'.repeat(101), 'x'.repeat(102), '../..', 'a\nb'];
    const names = keys.map(evidenceArtifact);
    expect(new Set(names).size).toBe(keys.length);
    for (const name of names) expect(name).toMatch(/^agentv-evidence-[\w.-]{1,100}$/);
    expect(evidenceArtifact('evals')).toBe('agentv-evidence-evals');
    expect(resultsArtifact('evals', 2)).toBe('agentv-results-evals-2');
  });
});
