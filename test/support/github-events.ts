import type { EventPayloadMap, PullRequest, PullRequestOpenedEvent } from '@octokit/webhooks-types';
import { readEvent } from '../../src/app/event.ts';
import { type Job, jobOf } from '../../src/app/job.ts';
import type { Files } from '../../src/model/ports.ts';

/** What GitHub hands to a job for each event, as far as we look at it. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
  readonly env: Readonly<Record<string, string>>;
}

export const HEAD = '2'.repeat(40);
const MERGE = '1'.repeat(40);

const repository = { id: 1, full_name: 'octo/agent', fork: false, default_branch: 'main' };
const inPull = {
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_SHA: MERGE,
  GITHUB_BASE_REF: 'main',
  GITHUB_HEAD_REF: 'change',
};

/** GitHub's own description of what it hands over, of which we write down what we look at. */
type Described<T> = T extends readonly (infer Item)[]
  ? readonly Described<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Described<T[Key]> }
    : T;
type Opened = PullRequestOpenedEvent['pull_request'];
interface Payloads extends EventPayloadMap {
  pull_request_target: EventPayloadMap['pull_request'];
  /** Described nowhere, for it is sent to workflows alone. */
  schedule: { schedule: string };
}

const pull = (headRepo: Described<PullRequest['head']['repo']>): Described<Opened> => ({
  number: 7,
  state: 'open',
  title: 'Change the prompt',
  head: { ref: 'change', sha: HEAD, repo: headRepo },
  base: { ref: 'main', sha: '3'.repeat(40), repo: repository },
});

const anEvent = <Name extends keyof Payloads>(
  name: Name,
  payload: Described<Payloads[Name]>,
  env: Readonly<Record<string, string>>,
): GitHubEvent => ({
  name,
  payload: { repository, ...payload },
  env: { GITHUB_ACTOR: 'octocat', ...env },
});

export const events = {
  pullRequest: anEvent('pull_request', { action: 'synchronize', number: 7, pull_request: pull(repository) }, inPull),
  fork: anEvent(
    'pull_request',
    { action: 'opened', number: 7, pull_request: pull({ id: 2, full_name: 'somebody/agent', fork: true }) },
    inPull,
  ),
  goneFork: anEvent('pull_request', { action: 'opened', number: 7, pull_request: pull(null) }, inPull),
  dependabot: anEvent(
    'pull_request',
    { action: 'opened', number: 7, pull_request: pull(repository) },
    { ...inPull, GITHUB_ACTOR: 'dependabot[bot]' },
  ),
  push: anEvent(
    'push',
    { ref: 'refs/heads/change', after: HEAD },
    { GITHUB_REF: 'refs/heads/change', GITHUB_SHA: HEAD },
  ),
  pushToMain: anEvent(
    'push',
    { ref: 'refs/heads/main', after: HEAD },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD, GITHUB_REF_PROTECTED: 'true' },
  ),
  tag: anEvent('push', { ref: 'refs/tags/v1', after: HEAD }, { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: HEAD }),
  release: anEvent(
    'release',
    { action: 'published', release: { tag_name: 'v1', target_commitish: 'main' } },
    { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: HEAD },
  ),
  mergeGroup: anEvent(
    'merge_group',
    {
      action: 'checks_requested',
      merge_group: {
        head_sha: HEAD,
        head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-3',
        base_sha: '3'.repeat(40),
        base_ref: 'refs/heads/main',
      },
    },
    { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7-3', GITHUB_SHA: HEAD },
  ),
  schedule: anEvent('schedule', { schedule: '0 4 * * *' }, { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD }),
  dispatch: anEvent('workflow_dispatch', { inputs: {} }, { GITHUB_REF: 'refs/heads/change', GITHUB_SHA: HEAD }),
  pullRequestTarget: anEvent(
    'pull_request_target',
    { action: 'opened', number: 7, pull_request: pull({ id: 2, full_name: 'somebody/agent' }) },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
  comment: anEvent(
    'issue_comment',
    { issue: { number: 7, pull_request: { url: 'u' } } },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
  afterPull: anEvent(
    'workflow_run',
    { workflow_run: { id: 4000, head_sha: HEAD, event: 'pull_request' } },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
  afterPush: anEvent(
    'workflow_run',
    { workflow_run: { head_sha: HEAD, event: 'push' } },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
} satisfies Record<string, GitHubEvent>;

/** The job that this event starts: attempt 2 of run 4711 of octo/agent. */
export async function jobIn(event: GitHubEvent, env: Readonly<Record<string, string>> = {}): Promise<Job> {
  const read = await readEvent({ GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: 'event.json' }, {
    read: async () => JSON.stringify(event.payload),
  } satisfies Pick<Files, 'read'>);
  const given = {
    GITHUB_REPOSITORY: 'octo/agent',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'Evals',
    GITHUB_JOB: 'evals',
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/pull/7/merge',
  };
  const job = jobOf({ ...given, ...event.env, ...env }, read);
  if (job === undefined) throw new Error('This is no job');
  return job;
}
