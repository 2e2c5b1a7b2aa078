import { createHash } from 'node:crypto';
import { checkoutPath, lineUrl } from '../config/checkout-path.ts';
import type { Inputs } from '../config/settings.ts';
import { checkRuns } from '../github/checks.ts';
import type { GitHubAccess, GitHubClient } from '../github/client.ts';
import { pullRequestComments } from '../github/comments.ts';
import { type Job, keyOf, runUrlOf, whyReadOnly } from '../github/job.ts';
import {
  ANNOTATIONS_PER_REQUEST,
  CHECK_NAME_BYTES,
  CHECK_TEXT_BYTES,
  COMMENT_BYTES,
  MAX_CHECK_ANNOTATIONS,
} from '../github/limits.ts';
import { pullRequests } from '../github/pulls.ts';
import { messageOf } from '../model/errors.ts';
import type { Clock } from '../model/ports/machine.ts';
import type { CheckAnnotation, CheckRuns, PullRequest, PullRequests } from '../model/ports/pull-requests.ts';
import type { LiveReporter, Receipt } from '../model/ports/reporter.ts';
import { cutBytes } from '../model/text/text.ts';
import { annotations } from '../reports/annotations.ts';
import type { CommentContext } from '../reports/comment/comment-context.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { checkReporter } from '../reports/reporters/check.ts';
import { commentReporter } from '../reports/reporters/comment-reporter.ts';

export interface GitHubReporting {
  readonly reporters: readonly LiveReporter[];
  /** For the comment as a file; undefined outside GitHub. */
  readonly context: CommentContext | undefined;
  /** The address of the HTML report, after its upload. */
  readonly page: { url?: string | undefined };
  /** The pull request to comment on. */
  readonly pull?: number | undefined;
  /** Why a requested report will not be delivered. */
  readonly receipts: readonly Receipt[];
}

interface GitHubReporterDeps {
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** The folder of the checkout. */
  readonly checkout: string;
  /** Aborted with the run. */
  readonly signal: AbortSignal;
  connect(access: GitHubAccess): GitHubClient;
  /** The name of the artifact with the files of the run; absent where none is uploaded. */
  nameOfArtifact?: ((key: string, attempt: number) => string) | undefined;
  /** Called with the id of an open check run. */
  onCheck?(id: number): void;
  /** Time limit for finishing. */
  deadline(): AbortSignal;
}

/** The reporters that a job asks for: a comment if there is a pull request, and a check run if it is turned on. */
export async function gitHubReporters(
  inputs: Inputs,
  job: Job | undefined,
  deps: GitHubReporterDeps,
): Promise<GitHubReporting> {
  const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
  const page: GitHubReporting['page'] = {};
  if (job === undefined) {
    const why = 'This is not a job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)';
    return { reporters: [], context: undefined, page, receipts: wantsCheck ? [notDelivered('check run', why)] : [] };
  }
  const name = deps.nameOfArtifact?.(keyOf(inputs, job), job.attempt);
  const artifact = name === undefined ? undefined : { name, run: job.run };
  const context = { ...contextOf(inputs, job, inputs.commitSha ?? job.head, deps.checkout), page, artifact };
  const reporting = (reporters: readonly LiveReporter[], receipts: readonly Receipt[] = [], pull?: number) => ({
    reporters,
    receipts,
    pull,
    context,
    page,
  });
  const { comment: mode, prNumber, commitSha } = inputs;
  const isNamed = (job.pull ?? prNumber ?? commitSha) !== undefined;
  const wantsComment = mode !== 'never' && (isNamed || ON_BRANCHES.includes(job.event));
  if (!wantsComment && !wantsCheck) return reporting([]);
  if (inputs.githubToken === undefined) {
    const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
    return reporting(
      [],
      names.map((each) => notDelivered(each, NO_TOKEN)),
    );
  }

  const client = deps.connect({ ...job, token: inputs.githubToken });
  const surface = { inputs, job, context, client };
  const check = wantsCheck ? [checkOf(surface, deps)] : [];
  if (mode === 'never' || !wantsComment) return reporting(check);
  try {
    const soon = AbortSignal.any([deps.signal, deps.deadline(), AbortSignal.timeout(LOOK_UP_MS)]);
    const pull = await findPull(inputs, job, pullRequests(client), soon);
    if (pull === undefined) return reporting(check);
    const comment = commentReporter({
      comments: pullRequestComments(client, pull.number),
      clock: deps.clock,
      mode,
      run: job.run,
      job: keyOf({ commentKey: undefined, matrix: inputs.matrix }, job),
      context: commitSha === undefined && job.pull === undefined ? { ...context, head: pull.headSha } : context,
      maxBytes: COMMENT_BYTES,
      whyRefused: whyReadOnly(job, pull),
      signal: deps.deadline,
    });
    return reporting([comment, ...check], [], pull.number);
  } catch (error) {
    return reporting(check, [notDelivered('comment', `Could not look up the pull request: ${messageOf(error)}`)]);
  }
}

/** The evals wait for this response. */
const LOOK_UP_MS = 30_000;

const NO_TOKEN = 'There is no token (github-token is empty)';

const notDelivered = (name: string, why: string): Receipt => ({ kind: 'notDelivered', name, why });

/** The metadata in a comment of this job; `head` is the commit of the results. */
export function contextOf(inputs: Inputs, job: Job, head: string, checkout: string): CommentContext {
  return {
    key: keyOf(inputs, job),
    head,
    attempt: job.attempt,
    runUrl: runUrlOf(job),
    unverified: job.unverified,
    linkTo({ file, line }) {
      const path = checkoutPath(file, inputs, checkout);
      return path === undefined ? undefined : lineUrl(job, { commit: head, path, line });
    },
  };
}

/** `agentv: <key>`, cut to the limit; two keys never get the same name. */
export function checkNameOf(key: string): string {
  const name = `agentv: ${oneLine(key)}`;
  if (Buffer.byteLength(name) <= CHECK_NAME_BYTES) return name;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${cutBytes(name, CHECK_NAME_BYTES - hash.length - 1)}-${hash}`;
}

/** Where a job reports on GitHub. */
interface Surface {
  readonly inputs: Inputs;
  readonly job: Job;
  readonly context: CommentContext;
  readonly client: GitHubClient;
}

export const checksOf = ({ job, context, client }: Omit<Surface, 'inputs'>): CheckRuns =>
  checkRuns(client, {
    headSha: context.head,
    externalId: `${job.run}/${job.attempt}/${context.key}`,
    detailsUrl: context.runUrl,
  });

function checkOf(surface: Surface, { checkout, deadline, onCheck }: GitHubReporterDeps): LiveReporter {
  const { inputs, job, context } = surface;
  return checkReporter({
    checks: checksOf(surface),
    name: inputs.checkName ?? checkNameOf(context.key),
    context,
    maxBytes: CHECK_TEXT_BYTES,
    annotationsPerRequest: ANNOTATIONS_PER_REQUEST,
    annotationsOf: (report) =>
      inputs.annotations === 'check'
        ? annotations(report, CHECK_SPACE)
            .flatMap(({ level, title, message, file, line = 1, column }): CheckAnnotation[] => {
              // GitHub rejects annotations without a line in the repository; the summary has those as well.
              const path = file === undefined ? undefined : checkoutPath(file, inputs, checkout);
              return path === undefined ? [] : [{ path, line, column, level: LEVELS[level], title, message }];
            })
            .slice(0, MAX_CHECK_ANNOTATIONS)
        : [],
    whyRefused: whyReadOnly(job, job.pull),
    onBegun: onCheck,
    signal: deadline,
  });
}

/** Errors come first, so that warnings get the space that errors leave. */
const CHECK_SPACE = { errors: MAX_CHECK_ANNOTATIONS, warnings: MAX_CHECK_ANNOTATIONS };

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/**
 * The pull request that gets the results: the one that the inputs name, that of the event, or the only open one whose
 * head is exactly the commit. It is never guessed from a branch or a message. Throws a `ServiceError`.
 */
async function findPull(
  { prNumber, commitSha }: Pick<Inputs, 'prNumber' | 'commitSha'>,
  job: Job,
  pulls: PullRequests,
  signal: AbortSignal,
): Promise<PullRequest | undefined> {
  if (prNumber !== undefined) {
    return job.pull?.number === prNumber ? job.pull : pulls.get(prNumber, signal);
  }
  if (job.pull !== undefined) return job.pull;
  const mayHaveOne = commitSha !== undefined || (ON_BRANCHES.includes(job.event) && job.ref.startsWith('refs/heads/'));
  if (!mayHaveOne) return undefined;
  const open = (await pulls.headedBy(commitSha ?? job.head, signal)).filter(({ isOpen }) => isOpen);
  return open.length === 1 ? open[0] : undefined;
}

/** A merge group represents several pull requests; a schedule or a tag belongs to none. */
const ON_BRANCHES = ['push', 'workflow_dispatch'];
