import type { PullRequest } from '../model/ports.ts';
import type { Event } from './event.ts';

/** The job on GitHub that this step belongs to. */
export interface Job {
  readonly event: string;
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly run: number;
  readonly attempt: number;
  readonly workflow: string;
  readonly name: string;
  /** The full name of what started the run: `refs/heads/main`. */
  readonly ref: string;
  /** The commit that results are of. In a pull request it is its head, and not the merge that is checked out. */
  readonly head: string;
  /** The pull request that started the run. */
  readonly pull: PullRequest | undefined;
  /** Who started it; a bot's name ends in `[bot]`. */
  readonly actor: string;
}

/** What the runner and the event say of the job. Undefined where there is no GitHub behind the runner. */
export function jobOf(env: Readonly<Record<string, string | undefined>>, event: Event): Job | undefined {
  const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
  if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl)) return undefined;
  const pull = event.pull_request && asPull(event.pull_request);
  return {
    event: event.name,
    owner,
    repo,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    serverUrl: serverUrl.replace(/\/+$/, ''),
    run: numberIn(env['GITHUB_RUN_ID']),
    attempt: Math.max(1, numberIn(env['GITHUB_RUN_ATTEMPT'])),
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    name: env['GITHUB_JOB'] ?? '',
    ref: env['GITHUB_REF'] ?? '',
    head: pull?.headSha ?? event.merge_group?.head_sha ?? event.workflow_run?.head_sha ?? env['GITHUB_SHA'] ?? '',
    pull,
    actor: env['GITHUB_ACTOR'] ?? '',
  };
}

/** The page of this attempt, where its log and its summary are. */
export const runUrlOf = ({ serverUrl, owner, repo, run, attempt }: Job): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;

/** Why a job of this pull request may write nothing, whatever its workflow allows. */
export function whyReadOnly({ actor }: Job, pull: PullRequest | undefined): string | undefined {
  if (pull?.isFork) {
    return 'The job of a pull request from a fork gets a token that only reads; the job summary has the report.';
  }
  if (actor === 'dependabot[bot]') {
    return 'The job of a pull request by Dependabot gets a token that only reads, unless its workflow has a "permissions" block that says more; the job summary has the report.';
  }
  return undefined;
}

const asPull = ({ number, state, head, base }: NonNullable<Event['pull_request']>): PullRequest => ({
  number,
  headSha: head.sha,
  isFork: head.repo?.full_name !== base.repo.full_name,
  isOpen: state !== 'closed',
});

const numberIn = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
