/** What GitHub hands to a job for each event, as far as we look at it. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
  readonly env: Readonly<Record<string, string>>;
}

export const HEAD = '2'.repeat(40);
const MERGE = '1'.repeat(40);

const repository = { id: 1, full_name: 'octo/agent', fork: false };
const pull = (headRepo: object | null) => ({
  number: 7,
  state: 'open',
  title: 'Change the prompt',
  head: { ref: 'change', sha: HEAD, repo: headRepo },
  base: { ref: 'main', sha: '3'.repeat(40), repo: repository },
});
const inPull = {
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_SHA: MERGE,
  GITHUB_BASE_REF: 'main',
  GITHUB_HEAD_REF: 'change',
};

const anEvent = (name: string, payload: object, env: Readonly<Record<string, string>>): GitHubEvent => ({
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
  tag: anEvent('push', { ref: 'refs/tags/v1', after: HEAD }, { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: HEAD }),
  mergeGroup: anEvent(
    'merge_group',
    {
      action: 'checks_requested',
      merge_group: { head_sha: HEAD, head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-3' },
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
    { workflow_run: { head_sha: HEAD, event: 'pull_request' } },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
  afterPush: anEvent(
    'workflow_run',
    { workflow_run: { head_sha: HEAD, event: 'push' } },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: '3'.repeat(40) },
  ),
} satisfies Record<string, GitHubEvent>;
