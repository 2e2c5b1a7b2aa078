import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Env } from '../model/ports/machine.ts';
import type { PullRequest } from '../model/ports/pull-requests.ts';
import type { Event } from './event.ts';

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
  /** The full ref that triggered the run: `refs/heads/main`. */
  readonly ref: string;
  /** The commit of the results. In a pull request, this is the head, not the merge commit that is checked out. */
  readonly head: string;
  readonly pull: PullRequest | undefined;
  /** The user who started it; the name of a bot ends in `[bot]`. */
  readonly actor: string;
  /** GitHub's id of the repository, which is unique. */
  readonly repositoryId: number | undefined;
  readonly workflowFile: string | undefined;
  readonly defaultBranch: string | undefined;
  /** Whether the repository protects the ref. */
  readonly isProtected: boolean;
  /** The base branch; its commit too, if the event names it. */
  readonly base: { readonly branch: string; readonly sha?: string | undefined } | undefined;
  /** If this job only reports results of a fork's job: the name of the fork's repository. */
  readonly unverified?: string | undefined;
}

/** The job, from the runner's variables and the event. Undefined outside GitHub. */
export function jobOf(env: Env, event: Event): Job | undefined {
  const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
  if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl)) return undefined;
  const pull = event.pull_request && asPull(event.pull_request);
  // The payload of a schedule names no repository, but a schedule always runs on the default branch.
  const [, scheduled] = event.name === 'schedule' ? (/^refs\/heads\/(.+)$/s.exec(env['GITHUB_REF'] ?? '') ?? []) : [];
  const defaultBranch = event.repository?.default_branch ?? scheduled;
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  // `octo/agent/.github/workflows/evals.yml@refs/heads/main`
  const workflow = env['GITHUB_WORKFLOW_REF'] ?? '';
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
    repositoryId: event.repository?.id ?? (numberIn(env['GITHUB_REPOSITORY_ID']) || undefined),
    workflowFile: workflow.startsWith(`${repository}/`)
      ? workflow.slice(repository.length + 1).replace(/@.*$/s, '')
      : undefined,
    defaultBranch,
    isProtected: env['GITHUB_REF_PROTECTED'] === 'true',
    base: baseOf(event, defaultBranch),
  };
}

/** The page of this attempt, with its log and summary. */
export const runUrlOf = ({ serverUrl, owner, repo, run, attempt }: Job): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;

/** Why the token of a job of this pull request is read-only, whatever the workflow allows. */
export function whyReadOnly({ actor, event }: Job, pull: PullRequest | undefined): string | undefined {
  if (event === 'workflow_run') return undefined;
  if (pull?.isFork) {
    return 'A pull request from a fork gets a read-only token; the job summary has the report.';
  }
  if (actor === 'dependabot[bot]') {
    return 'A pull request by Dependabot gets a read-only token unless the workflow grants more in a "permissions" block; the job summary has the report.';
  }
  return undefined;
}

function baseOf({ pull_request, merge_group }: Event, defaultBranch: string | undefined): Job['base'] {
  if (merge_group?.base_ref !== undefined) {
    return { branch: merge_group.base_ref.replace(/^refs\/heads\//, ''), sha: merge_group.base_sha };
  }
  const branch = pull_request?.base.ref ?? defaultBranch;
  return branch === undefined ? undefined : { branch };
}

const asPull = ({ number, state, head, base }: NonNullable<Event['pull_request']>): PullRequest => ({
  number,
  headSha: head.sha,
  isFork: head.repo?.full_name !== base.repo.full_name,
  isOpen: state !== 'closed',
  base: base.ref === undefined ? undefined : { branch: base.ref, sha: base.sha },
  headRepository: head.repo?.full_name,
});

const numberIn = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

export const MAX_KEY_LENGTH = 100;

/** What the settings say of a job; the leg of its matrix as one string. */
interface JobNames {
  readonly commentKey?: string | undefined;
  readonly matrix?: string | undefined;
  readonly shard?: object | undefined;
}

/**
 * The key of the job, or of its leg of a matrix, for comment, evidence and artifact. It begins with the file of the
 * workflow: two workflows may have the same name. Shards have that alone, as the report on them. Two long keys with the same
 * beginning stay different.
 */
export function keyOf(
  { commentKey, matrix, shard }: JobNames,
  { workflow, workflowFile, name }: Pick<Job, 'workflow' | 'workflowFile' | 'name'>,
): string {
  const file = workflowFile === undefined ? workflow : posix.basename(workflowFile);
  const job = [file, shard ? '' : name].filter((part) => part !== '').join('/');
  const key = commentKey ?? (matrix === undefined || shard ? job : `${job} (${matrix})`);
  if (key.length <= MAX_KEY_LENGTH) return key || 'evals';
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${key.slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}
