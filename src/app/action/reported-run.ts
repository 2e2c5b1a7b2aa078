import { posix } from 'node:path';
import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { PullRequest, PullRequests, WorkflowRun, WorkflowRuns } from '../../model/ports/pull-requests.ts';
import { parseYamlText } from '../../shared/yaml/yaml-text.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Job } from './job.ts';

/** A finished run of another workflow, whose results this job reports. */
interface ReportedRun {
  /** That run as a job: with its commit, number and pull request. */
  readonly job: Job;
  /** The file name of its workflow, with which the keys of its jobs begin. */
  readonly workflow: string;
  readonly whyNoPull: string | undefined;
}

interface Ports {
  readonly runs: WorkflowRuns;
  readonly pulls: PullRequests;
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
  { runs, pulls }: Ports,
  signal: AbortSignal,
): Promise<ReportedRun> {
  const run = await runs.get(id, signal);
  const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
  if (why !== undefined) throw refusal(run, why);
  if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
    throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
  }
  const found = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : NO_PULL;
  if (inputs.prNumber !== undefined && inputs.prNumber !== found.pull?.number) {
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
      pull: found.pull,
      ...(found.pull?.base !== undefined && { base: { branch: found.pull.base.branch } }),
      ...(!isOwnCode(run) && { unverified: run.head?.fullName ?? 'a deleted fork' }),
    },
    workflow: posix.basename(run.path),
    whyNoPull: found.why,
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

const NO_PULL: FoundPull = { why: 'A pull request did not start the run' };

/** The only open pull request from this branch of this repository at this commit. */
async function pullOf({ head, headBranch, headSha }: WorkflowRun, pulls: PullRequests, signal: AbortSignal) {
  if (head === undefined || headBranch === undefined) return { why: 'The fork or its branch was deleted' } as FoundPull;
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
