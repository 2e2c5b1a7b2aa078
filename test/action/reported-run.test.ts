import { describe, expect, test } from 'vitest';
import { reportedRun } from '../../src/action/reported-run.ts';
import { jobOf } from '../../src/github/job.ts';
import type { PullRequests, WorkflowRun, WorkflowRuns } from '../../src/model/ports/pull-requests.ts';
import { HEAD } from '../support/github-events.ts';

const FORK = { owner: 'somebody', fullName: 'somebody/agent', repositoryId: 2 };
const OURS = { owner: 'octo', fullName: 'octo/agent', repositoryId: 1 };
const PATH = '.github/workflows/evals.yml';

const aRun = (given: Partial<WorkflowRun> = {}): WorkflowRun => ({
  id: 4000,
  attempt: 2,
  event: 'pull_request',
  status: 'completed',
  conclusion: 'failure',
  name: 'Evals',
  path: PATH,
  headSha: HEAD,
  createdAt: '2026-11-20T06:00:00Z',
  headBranch: 'change',
  repositoryId: 1,
  head: FORK,
  ...given,
});
const aPull = (number: number, headSha = HEAD) => ({ number, headSha, isFork: true, isOpen: true });

interface Given {
  readonly run?: Partial<WorkflowRun>;
  readonly pulls?: ReturnType<typeof aPull>[];
  readonly files?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly inputs?: { readonly prNumber?: number; readonly commitSha?: string };
}

async function look({
  run,
  pulls = [aPull(7)],
  files = { [PATH]: 'name: Evals\non: pull_request\n' },
  ...given
}: Given) {
  const job = jobOf(
    {
      GITHUB_REPOSITORY: 'octo/agent',
      GITHUB_API_URL: 'https://api.github.example',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_RUN_ID: '4711',
    },
    { name: given.event ?? 'workflow_run', repository: { id: 1 } },
  );
  if (job === undefined) throw new Error('there is no job');
  const asked: unknown[] = [];
  const runs = {
    get: async () => aRun(run),
    jobsOfAttempt: async () => [],
    fileOfDefaultBranch: async (path) => files[path],
  } satisfies WorkflowRuns;
  const some = {
    get: async () => aPull(7),
    headedBy: async () => pulls,
    async ofBranch(head) {
      asked.push(head);
      return pulls;
    },
  } satisfies PullRequests;
  const { prNumber, commitSha } = given.inputs ?? {};
  const inputs = { prNumber, commitSha };
  const reported = await reportedRun(4000, { job, inputs }, { runs, pulls: some }, AbortSignal.timeout(1000));
  return { ...reported, asked };
}

test('a run of a fork is reported with its own number, commit and attempt, in its pull request, and unverified', async () => {
  const { job, whyNoPull, asked } = await look({});
  expect(job).toMatchObject({ run: 4000, attempt: 2, head: HEAD, pull: { number: 7 }, unverified: 'somebody/agent' });
  expect(whyNoPull).toBeUndefined();
  expect(asked).toEqual([{ owner: 'somebody', branch: 'change', repositoryId: 2 }]);
});

test('a run of the repository’s own code needs no such mark', async () => {
  const { job } = await look({ run: { head: OURS } });
  expect(job.unverified).toBeUndefined();
});

describe('a run is refused', () => {
  test.each<[string, Given, RegExp]>([
    ['of another repository', { run: { repositoryId: 9 } }, /belongs to another repository/],
    ['of a push', { run: { event: 'push', head: OURS } }, /started by push/],
    ['of pull_request_target', { run: { event: 'pull_request_target' } }, /started by pull_request_target/],
    ['that has not finished', { run: { status: 'in_progress', conclusion: undefined } }, /has not finished/],
    ['that was cancelled', { run: { conclusion: 'cancelled' } }, /conclusion is cancelled/],
    ['of a workflow that only the fork has', { files: {} }, /default branch has no workflow/],
    ['of another workflow with its name', { files: { [PATH]: 'name: Lint\n' } }, /has another name/],
    ['of a workflow that cannot be read', { files: { [PATH]: 'name: [\n' } }, /has another name/],
    ['whose file lies elsewhere', { run: { path: 'docs/evals.yml' } }, /is not a workflow of this repository/],
    ['whose file leads elsewhere', { run: { path: '.github/workflows/../../evals.yml' } }, /is not a workflow of this/],
    ['of another commit than the one that is named', { inputs: { commitSha: '9'.repeat(40) } }, /commit-sha is 999/],
    ['of another pull request than the one that is named', { inputs: { prNumber: 8 } }, /pr-number is 8/],
  ])('%s', async (_, given, why) => {
    await expect(look(given)).rejects.toThrow(why);
  });
});

test('a workflow without a name is called by its path', async () => {
  await expect(look({ run: { name: PATH }, files: { [PATH]: 'on: pull_request\n' } })).resolves.toBeDefined();
});

describe('there is no comment', () => {
  test.each<[string, Given, RegExp]>([
    ['when the fork is gone', { run: { head: undefined } }, /was deleted/],
    ['when its branch is gone', { run: { headBranch: undefined } }, /was deleted/],
    ['without an open pull request', { pulls: [] }, /No open pull request/],
    ['when the pull request has a newer commit', { pulls: [aPull(7, '8'.repeat(40))] }, /newer commit than 2222222/],
    ['when two have this head', { pulls: [aPull(7), aPull(8)] }, /Several/],
  ])('%s', async (_, given, why) => {
    const { job, whyNoPull } = await look(given);
    expect(job.pull).toBeUndefined();
    expect(whyNoPull).toMatch(why);
  });

  test('of a deleted fork, which stays unverified', async () => {
    expect((await look({ run: { head: undefined } })).job.unverified).toBe('a deleted fork');
  });
});

describe('a run that a person names', () => {
  test.each(['push', 'schedule', 'workflow_dispatch', 'merge_group'])('may be one of %s', async (event) => {
    const { job, whyNoPull } = await look({ event: 'workflow_dispatch', run: { event, head: OURS } });
    expect(job).toMatchObject({ run: 4000, pull: undefined });
    expect(whyNoPull).toMatch(/pull request did not start the run/);
  });

  test('but not of a fork’s branch that was pushed', async () => {
    await expect(look({ event: 'workflow_dispatch', run: { event: 'push' } })).rejects.toThrow(/started by push/);
  });
});
