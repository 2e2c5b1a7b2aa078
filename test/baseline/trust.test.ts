import { describe, expect, test } from 'vitest';
import {
  type EvidenceCandidate,
  nearestFirst,
  screen,
  type TrustRules,
  whyNotStored,
  whyNotTrusted,
} from '../../src/baseline/trust.ts';
import type { ArtifactInfo } from '../../src/model/ports/artifacts.ts';
import type { WorkflowRun } from '../../src/model/ports/pull-requests.ts';

const RULES: TrustRules = {
  repositoryId: 1,
  branch: 'main',
  workflow: '.github/workflows/evals.yml',
  ownRun: 99,
  now: Date.parse('2026-11-20T12:00:00Z'),
  maxAgeDays: 30,
};
const ORIGIN = { run: 9, repositoryId: 1, headRepositoryId: 1, branch: 'main', sha: 'a'.repeat(40) };
const ARTIFACT: ArtifactInfo = {
  id: 1,
  name: 'agentv-evidence-evals',
  bytes: 10,
  isExpired: false,
  createdAt: '2026-11-20T06:00:00Z',
  digest: `sha256:${'0'.repeat(64)}`,
  origin: ORIGIN,
};
const CANDIDATE = ARTIFACT as EvidenceCandidate;
const RUN: WorkflowRun = {
  id: 9,
  attempt: 1,
  event: 'push',
  status: 'completed',
  conclusion: 'failure',
  name: 'Evals',
  path: '.github/workflows/evals.yml',
  createdAt: '2026-11-20T06:00:00Z',
  headBranch: 'main',
  headSha: 'a'.repeat(40),
  repositoryId: 1,
  head: { owner: 'octo', fullName: 'octo/agent', repositoryId: 1 },
};

describe('an artifact', () => {
  test('of a run of the base branch is a candidate', () => {
    expect(screen(ARTIFACT, RULES)).toEqual({ kind: 'candidate', candidate: ARTIFACT });
    expect(screen(ARTIFACT, { ...RULES, repositoryId: undefined }).kind).toBe('candidate');
  });

  test.each([
    ['of a run that is not told', { origin: undefined }, 'does not report'],
    ['without a time', { createdAt: undefined }, 'does not report'],
    ['of the run itself', { origin: { ...ORIGIN, run: 99 } }, 'of this run'],
    ['of a fork whose branch has the same name', { origin: { ...ORIGIN, headRepositoryId: 2 } }, 'a fork'],
    ['of another repository', { origin: { ...ORIGIN, repositoryId: 2, headRepositoryId: 2 } }, 'another repository'],
    ['of another branch', { origin: { ...ORIGIN, branch: 'Main' } }, 'another branch'],
    ['that has expired', { isExpired: true }, 'expired'],
    ['that is too old', { createdAt: '2026-10-20T11:00:00Z' }, 'older than 30 days'],
    ['whose time is no time', { createdAt: 'yesterday' }, 'older than 30 days'],
    ['without a digest', { digest: undefined }, 'no digest'],
    ['with a digest of another kind', { digest: 'md5:0' }, 'no digest'],
  ])('%s is rejected', (_, changes, why) => {
    const screening = screen({ ...ARTIFACT, ...changes }, RULES);
    expect(screening).toMatchObject({ kind: 'rejected', why: expect.stringContaining(why) });
  });
});

describe('a run', () => {
  test.each(['push', 'schedule', 'workflow_dispatch'])('that %s started is believed', (event) => {
    expect(whyNotTrusted({ ...RUN, event }, CANDIDATE, RULES)).toBeUndefined();
  });

  test.each([
    ['that a pull request started', { event: 'pull_request' }, 'started by pull_request'],
    ['that pull_request_target started', { event: 'pull_request_target' }, 'started by pull_request_target'],
    ['that another run started', { event: 'workflow_run' }, 'started by workflow_run'],
    ['that a merge group started', { event: 'merge_group' }, 'started by merge_group'],
    ['of a repository that is gone', { head: undefined }, 'another repository'],
    ['of a fork', { head: { owner: 'x', fullName: 'x/agent', repositoryId: 2 } }, 'another repository'],
    ['of another commit than the artifact says', { headSha: 'b'.repeat(40) }, 'not match the artifact'],
    ['of another branch than the artifact says', { headBranch: 'other' }, 'not match the artifact'],
    ['of another workflow', { path: '.github/workflows/other.yml' }, 'another workflow'],
    ['that goes on', { status: 'in_progress' }, 'has not finished'],
  ])('%s is not', (_, changes, why) => {
    expect(whyNotTrusted({ ...RUN, ...changes }, CANDIDATE, RULES)).toContain(why);
  });

  test('is not believed if the workflow is unknown', () => {
    expect(whyNotTrusted(RUN, CANDIDATE, { ...RULES, workflow: undefined })).toContain('GITHUB_WORKFLOW_REF');
  });
});

describe('evidence is left', () => {
  const job = { event: 'push', ref: 'refs/heads/main', isProtected: false, defaultBranch: 'main' };

  test.each([
    ['a push to the default branch', {}],
    ['a schedule', { event: 'schedule' }],
    ['a branch that was named', { ref: 'refs/heads/release/1' }],
    ['a protected branch', { ref: 'refs/heads/other', isProtected: true }],
  ])('by %s', (_, changes) => {
    expect(whyNotStored({ ...job, ...changes }, 'release/1')).toBeUndefined();
  });

  test.each([
    ['a pull request', { event: 'pull_request', ref: 'refs/pull/7/merge' }, 'pull_request'],
    ['pull_request_target, which runs on the base branch', { event: 'pull_request_target' }, 'pull_request_target'],
    ['a merge group', { event: 'merge_group' }, 'merge_group'],
    ['a tag, whatever its name', { ref: 'refs/tags/main', isProtected: true }, 'on a branch'],
    ['another branch', { ref: 'refs/heads/change' }, 'not change'],
    ['nothing on GitHub', { event: '' }, 'nothing on GitHub'],
  ])('and not by %s', (_, changes, why) => {
    expect(whyNotStored({ ...job, ...changes }, 'release/1')).toContain(why);
  });
});

test('the nearest commit before the start comes first, of one commit the newest run, and later commits last', () => {
  const at = (id: number, sha: string, createdAt = '2026-11-20T06:00:00Z'): EvidenceCandidate => ({
    ...CANDIDATE,
    id,
    createdAt,
    origin: { ...ORIGIN, sha },
  });
  const candidates = [
    at(1, 'c'),
    at(2, 'a', '2026-11-18T06:00:00Z'),
    at(3, 'a', '2026-11-19T06:00:00Z'),
    at(4, 'elsewhere'),
    at(5, 'z'),
    at(6, 'y'),
  ];
  expect(
    nearestFirst(candidates, ['a', 'b', 'c'], ['z', 'y']).map(({ candidate, distance }) => [candidate.id, distance]),
  ).toEqual([
    [3, 0],
    [2, 0],
    [1, -2],
    [6, 1],
    [5, 2],
  ]);
});
