import type { EventPayloadMap, PullRequest, PullRequestOpenedEvent } from '@octokit/webhooks-types';
import { readEvent } from '../../src/github/event.ts';
import { type Job, jobOf } from '../../src/github/job.ts';
import type { Files } from '../../src/model/ports/files.ts';

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
  /** GitHub documents none for schedules. A job gets this, and no repository. */
  schedule: { schedule: string; workflow: string };
}

/** All fields that GitHub documents as always present, and of what is in them those that we look at. */
type Documented<T> = T extends unknown
  ? { readonly [Key in keyof T as Required<T, Key>]: Described<T[Key]> } & {
      readonly [Key in keyof T]?: Described<T[Key]>;
    }
  : never;
type Required<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key> ? never : Key;

const sender = { login: 'octocat', id: 5, type: 'User' } as const;
const of = { repository, sender };

const pull = (headRepo: Described<PullRequest['head']['repo']>): Described<Opened> => ({
  number: 7,
  state: 'open',
  title: 'Change the prompt',
  head: { ref: 'change', sha: HEAD, repo: headRepo },
  base: { ref: 'main', sha: '3'.repeat(40), repo: repository },
});

const opened = (headRepo: Parameters<typeof pull>[0]) =>
  ({ action: 'opened', number: 7, pull_request: pull(headRepo), ...of }) as const;

const pushOf = (ref: string) => ({
  ref,
  before: '3'.repeat(40),
  after: HEAD,
  base_ref: null,
  created: false,
  deleted: false,
  forced: false,
  compare: 'https://github.com/octo/agent/compare/3...2',
  commits: [{ id: HEAD }],
  head_commit: { id: HEAD },
  pusher: { name: 'octocat' },
  ...of,
});

const anEvent = <Name extends keyof Payloads>(
  name: Name,
  payload: Documented<Payloads[Name]>,
  env: Readonly<Record<string, string>>,
): GitHubEvent => ({ name, payload, env: { GITHUB_ACTOR: 'octocat', ...env } });

const onMain = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) };
const fork = { id: 2, full_name: 'somebody/agent', fork: true };
const issue = { number: 7, title: 'A question' };

export const events = {
  pullRequest: anEvent(
    'pull_request',
    {
      action: 'synchronize',
      number: 7,
      before: '4'.repeat(40),
      after: HEAD,
      pull_request: pull(repository),
      ...of,
    },
    inPull,
  ),
  fork: anEvent('pull_request', opened(fork), inPull),
  goneFork: anEvent('pull_request', opened(null), inPull),
  dependabot: anEvent('pull_request', opened(repository), { ...inPull, GITHUB_ACTOR: 'dependabot[bot]' }),
  push: anEvent('push', pushOf('refs/heads/change'), { GITHUB_REF: 'refs/heads/change', GITHUB_SHA: HEAD }),
  pushToMain: anEvent('push', pushOf('refs/heads/main'), {
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: HEAD,
    GITHUB_REF_PROTECTED: 'true',
  }),
  tag: anEvent('push', pushOf('refs/tags/v1'), { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: HEAD }),
  release: anEvent(
    'release',
    { action: 'published', release: { tag_name: 'v1', target_commitish: 'main' }, ...of },
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
      ...of,
    },
    { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7-3', GITHUB_SHA: HEAD },
  ),
  schedule: anEvent(
    'schedule',
    { schedule: '0 4 * * *', workflow: '.github/workflows/evals.yml' },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD },
  ),
  dispatch: anEvent(
    'workflow_dispatch',
    { inputs: {}, ref: 'refs/heads/change', workflow: '.github/workflows/evals.yml', ...of },
    { GITHUB_REF: 'refs/heads/change', GITHUB_SHA: HEAD },
  ),
  repositoryDispatch: anEvent(
    'repository_dispatch',
    { action: 'prompt-changed', branch: 'main', client_payload: {}, installation: { id: 9 }, ...of },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD },
  ),
  pullRequestTarget: anEvent('pull_request_target', opened(fork), onMain),
  comment: anEvent(
    'issue_comment',
    { action: 'created', issue: { ...issue, pull_request: { url: 'u' } }, comment: { id: 1, body: '/evals' }, ...of },
    onMain,
  ),
  issueComment: anEvent(
    'issue_comment',
    { action: 'created', issue, comment: { id: 1, body: '/evals' }, ...of },
    onMain,
  ),
  issue: anEvent('issues', { action: 'opened', issue, ...of }, onMain),
  discussion: anEvent('discussion', { action: 'created', discussion: { number: 8 }, ...of }, onMain),
  discussionComment: anEvent(
    'discussion_comment',
    {
      action: 'created',
      discussion: { number: 8 },
      comment: { id: 1, body: '/evals' },
      installation: { id: 9 },
      ...of,
    },
    onMain,
  ),
  afterPull: anEvent(
    'workflow_run',
    {
      action: 'completed',
      workflow_run: { id: 4000, head_sha: HEAD, event: 'pull_request' },
      workflow: { id: 1 },
      ...of,
    },
    onMain,
  ),
  afterPush: anEvent(
    'workflow_run',
    { action: 'completed', workflow_run: { id: 4001, head_sha: HEAD, event: 'push' }, workflow: { id: 1 }, ...of },
    onMain,
  ),
} satisfies Record<string, GitHubEvent>;

/** The pull request with other commits. */
export function pullRequestOf({ head = HEAD, base, merge = MERGE }: { head?: string; base: string; merge?: string }) {
  const { payload, env, ...event } = events.pullRequest;
  const { pull_request: asked } = payload as { pull_request: { head: object; base: object } };
  const pull_request = { ...asked, head: { ...asked.head, sha: head }, base: { ...asked.base, sha: base } };
  return { ...event, payload: { ...payload, pull_request }, env: { ...env, GITHUB_SHA: merge } } satisfies GitHubEvent;
}

/** The job that this event starts: attempt 2 of run 4711 of octo/agent. */
export async function jobIn(event: GitHubEvent, env: Readonly<Record<string, string>> = {}): Promise<Job> {
  const read = await readEvent({ GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: 'event.json' }, {
    read: async () => JSON.stringify(event.payload),
  } satisfies Pick<Files, 'read'>);
  const given = {
    GITHUB_REPOSITORY: 'octo/agent',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'Evals',
    GITHUB_JOB: 'evals',
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/pull/7/merge',
  };
  const job = jobOf({ ...given, ...event.env, ...env }, read);
  if (job === undefined) throw new Error('This is not a job');
  return job;
}
