import { posix } from 'node:path';
import * as z from 'zod';
import type { ReportInputs } from '../config/report-inputs.ts';
import type { Inputs } from '../config/settings.ts';
import { keyInNames, keysOfResults, keysOfShards } from '../github/artifact-names.ts';
import { artifactReader } from '../github/artifact-reader.ts';
import type { GitHubClient } from '../github/client.ts';
import { mayBeUntrusted, readEvent } from '../github/event.ts';
import { type Job, jobOf } from '../github/job.ts';
import { pullRequests } from '../github/pulls.ts';
import { workflowRuns } from '../github/workflow-runs.ts';
import { userError } from '../model/errors.ts';
import type { PullRequest, PullRequests, WorkflowRun, WorkflowRuns } from '../model/ports/pull-requests.ts';
import type { Receipt } from '../model/ports/reporter.ts';
import { lacksPermission, ServiceError } from '../model/ports/service-error.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { parseYamlText } from '../suites/yaml/yaml-text.ts';

export interface ReportedJob {
  readonly job: Job | undefined;
  readonly client: GitHubClient | undefined;
  readonly receipts: readonly Receipt[];
  /** The key of another run's results, or of the shards of this one, as far as it is known. */
  readonly key?: string | undefined;
  /** The keys of the jobs that made the results: their runs on the base branch stored the evidence. */
  readonly legs: readonly string[];
  /** Whether the results may become the baseline of a branch. */
  readonly isOwnRun: boolean;
  /** Why the tests of the results must not run in this job. */
  readonly whyNoRerun?: string | undefined;
}

/** This job, or the job whose results are reported. Throws a `UserError` if that one cannot be read. */
export async function jobHere(
  inputs: ReportInputs,
  { env, files, http, connect, signal }: Runtime,
): Promise<ReportedJob> {
  const event = await readEvent(env, files);
  const job = jobOf(env, event);
  const { githubToken: token } = inputs;
  const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
  const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
  /** The names of the artifacts of a run; none if they may not be read: the error is reported when their content is needed. */
  const namesIn = async (of: number): Promise<string[]> => {
    try {
      const artifacts = client === undefined ? [] : await artifactReader(client, http).list(of, within(signal));
      return artifacts.map(({ name }) => name);
    } catch (error) {
      if (error instanceof ServiceError) return [];
      throw error;
    }
  };
  if (run === job?.run) {
    const names = job === undefined ? [] : await namesIn(job.run);
    const [key, ...otherKeys] = keysOfShards(names);
    return {
      job,
      client,
      receipts: [],
      key: otherKeys.length === 0 ? key : undefined,
      legs: keysOfResults(names),
      isOwnRun: true,
      whyNoRerun: mayBeUntrusted(event)
        ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
        : undefined,
    };
  }
  if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
    throw userError('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
      expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
    });
  }
  const ports = { runs: workflowRuns(client), pulls: pullRequests(client) };
  const reported = await fromService('Workflow runs', () => reportedRun(run, { job, inputs }, ports, within(signal)));
  const { whyNoPull } = reported;
  const names = await namesIn(reported.job.run);
  const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
  return {
    job: reported.job,
    client,
    key: keyInNames(names, reported.workflow),
    legs: keysOfResults(names),
    receipts: [
      ...(whyNoPull === undefined || inputs.comment === 'never'
        ? []
        : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull } as const]),
      ...(reported.job.unverified !== undefined && wantsCheck ? [NO_CHECK] : []),
    ],
    isOwnRun: false,
    whyNoRerun: 'the results are of another workflow run',
  };
}

const NO_CHECK: Receipt = {
  kind: 'notNeeded',
  name: 'check run',
  why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};

/** Reading the results of a large matrix takes time. */
const READ_MS = 300_000;

/** How long to wait for a service that has the results of other jobs. */
export const within = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);

/** Returns the response of a service. Throws a `UserError` with advice: unavailable results are not a bug of ours. */
export async function fromService<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause;
    const hint = lacksPermission(cause) ? PERMISSIONS : undefined;
    throw userError('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, { hint, cause });
  }
}

const PERMISSIONS = [
  'Give the job these permissions:',
  '  permissions:',
  '    actions: read',
  '    contents: read',
  '    pull-requests: write',
].join('\n');

/**
 * Another run and shards keep their own key, so that their comment and their baseline are found. A required check that passes would
 * vouch for results that anyone may have written.
 */
export function asReported(stepInputs: ReportInputs, { job, key }: ReportedJob): ReportInputs {
  const inputs = { ...stepInputs, commentKey: stepInputs.commentKey ?? key };
  const annotations = inputs.annotations === 'check' ? 'off' : inputs.annotations;
  return job?.unverified === undefined ? inputs : { ...inputs, checkRun: false, annotations };
}

/** A finished run of another workflow, whose results this job reports. */
interface ReportedRun {
  /** That run as a job: with its commit, number and pull request. */
  readonly job: Job;
  /** The file name of its workflow, with which the keys of its jobs begin. */
  readonly workflow: string;
  readonly whyNoPull: string | undefined;
}

/**
 * Checks a run before anything of it is reported: it belongs to this repository, it has finished, and its workflow
 * exists on the default branch under the same name. Results of a fork are reported as unverified. The pull request is
 * looked up by branch, repository and commit: no payload or artifact can name another one. Throws a `UserError` for a
 * run that cannot be reported, and a `ServiceError`.
 */
export async function reportedRun(
  id: number,
  { job, inputs }: { readonly job: Job; readonly inputs: Pick<Inputs, 'prNumber' | 'commitSha'> },
  { runs, pulls }: { readonly runs: WorkflowRuns; readonly pulls: PullRequests },
  signal: AbortSignal,
): Promise<ReportedRun> {
  const run = await runs.get(id, signal);
  const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
  if (why !== undefined) throw refusal(run, why);
  if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
    throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
  }
  const lookup = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : notStarted;
  if (inputs.prNumber !== undefined && inputs.prNumber !== lookup.pull?.number) {
    throw refusal(run, `pr-number is ${inputs.prNumber}, which is not the open pull request of its head commit`);
  }
  return {
    job: {
      ...job,
      run: run.id,
      attempt: run.attempt,
      head: run.headSha,
      // The evidence of the base branch comes from that workflow, not from this one.
      workflowFile: run.path,
      ref: isOwnCode(run) && run.headBranch !== undefined ? `refs/heads/${run.headBranch}` : '',
      pull: lookup.pull,
      base: lookup.pull?.base === undefined ? job.base : { branch: lookup.pull.base.branch },
      unverified: isOwnCode(run) ? job.unverified : (run.head?.fullName ?? 'a deleted fork'),
    },
    workflow: posix.basename(run.path),
    whyNoPull: lookup.why,
  };
}

/** Events that people start themselves: trusted if the code belongs to this repository. */
const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch', 'merge_group'];

const isOwnCode = ({ head, repositoryId }: WorkflowRun): boolean => head?.repositoryId === repositoryId;

function whyNot(run: WorkflowRun, { event, repositoryId }: Job): string | undefined {
  if (run.repositoryId !== repositoryId) return 'it belongs to another repository';
  const mayBe = run.event === 'pull_request' || (event !== 'workflow_run' && TRUSTED_EVENTS.includes(run.event));
  if (!mayBe || (run.event !== 'pull_request' && !isOwnCode(run))) return `it was started by ${run.event}`;
  if (run.status !== 'completed') return 'it has not finished';
  return run.conclusion === 'success' || run.conclusion === 'failure'
    ? undefined
    : `its conclusion is ${run.conclusion ?? 'unknown'}, so its results may be incomplete`;
}

/** A pull request can bring a workflow of any name; only those of the default branch are trusted. */
function whyOtherWorkflow({ path, name }: WorkflowRun, text: string | undefined): string | undefined {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return `${path} is not a workflow of this repository`;
  if (text === undefined) return `the default branch has no workflow ${path}`;
  const parsed = parseYamlText(text.slice(0, MAX_WORKFLOW_LENGTH));
  const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
  const known = read.success ? (read.data.name ?? path) : undefined;
  return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}

/** GitHub rejects longer names. */
const MAX_WORKFLOW_LENGTH = 512 * 1024;
const named = z.object({ name: z.string().trim().optional() });

interface FoundPull {
  readonly pull?: PullRequest;
  readonly why?: string;
}

const notStarted: FoundPull = { why: 'A pull request did not start the run' };

/** The only open pull request from this branch of this repository at this commit. */
async function pullOf(
  { head, headBranch, headSha }: WorkflowRun,
  pulls: PullRequests,
  signal: AbortSignal,
): Promise<FoundPull> {
  if (head === undefined || headBranch === undefined) return { why: 'The fork or its branch was deleted' };
  const { owner, repositoryId } = head;
  const open = await pulls.ofBranch({ owner, branch: headBranch, repositoryId }, signal);
  const [pull, ...others] = open.filter((each) => each.headSha === headSha);
  if (pull !== undefined && others.length === 0) return { pull };
  if (pull !== undefined) return { why: 'Several open pull requests have this head' };
  return open.length > 0
    ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, the commit of these results` }
    : { why: 'No open pull request has this head' };
}

const refusal = ({ id }: WorkflowRun, why: string) =>
  userError('UNTRUSTED_CODE', `Cannot report the results of workflow run ${id}: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
  });
