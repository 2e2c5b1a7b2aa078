import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { PullRequest, PullRequests, WorkflowRun, WorkflowRuns } from '../../model/ports/pull-requests.ts';
import { parseYamlText } from '../../shared/yaml/yaml-text.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Job } from './job.ts';

/** A finished run of another workflow, whose results this job tells. */
export interface ReportedRun {
  /** As this job tells it: with the commit, the number and the pull request of that run. */
  readonly job: Job;
  /** The name of its workflow, which the default branch has given it. */
  readonly workflow: string;
  readonly whyNoPull: string | undefined;
}

interface Ports {
  readonly runs: WorkflowRuns;
  readonly pulls: PullRequests;
}

/**
 * Looks at a run before anything of it is told: it is of this repository and has come to an end, its
 * workflow is one of the default branch under the same name, and what a fork has made is told as unverified. Its pull
 * request is asked for by branch, repository and commit: nothing in a payload or an artifact says which one it is.
 * Throws a `UserError` for a run that is not to be told, and a `ServiceError`.
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
    throw refusal(run, `commit-sha is ${inputs.commitSha}, and the run is of ${run.headSha}`);
  }
  const found = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : NO_PULL;
  if (inputs.prNumber !== undefined && inputs.prNumber !== found.pull?.number) {
    throw refusal(run, `pr-number is ${inputs.prNumber}, and that is not the open pull request of its head`);
  }
  return {
    job: {
      ...job,
      run: run.id,
      attempt: run.attempt,
      head: run.headSha,
      // Evidence of the base branch is what that workflow has left there, and not this one.
      workflowFile: run.path,
      ref: isOwnCode(run) && run.headBranch !== undefined ? `refs/heads/${run.headBranch}` : '',
      pull: found.pull,
      ...(found.pull?.base !== undefined && { base: { branch: found.pull.base.branch } }),
      ...(!isOwnCode(run) && { unverified: run.head?.fullName ?? 'a fork that is gone' }),
    },
    workflow: run.name,
    whyNoPull: found.why,
  };
}

/** What people run by themselves is trusted when its code is of this repository. */
const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch', 'merge_group'];

const isOwnCode = ({ head, repositoryId }: WorkflowRun): boolean => head?.repositoryId === repositoryId;

function whyNot(run: WorkflowRun, { event, repositoryId }: Job): string | undefined {
  if (run.repositoryId !== repositoryId) return 'it is of another repository';
  const mayBe = run.event === 'pull_request' || (event !== 'workflow_run' && TRUSTED_EVENTS.includes(run.event));
  if (!mayBe || (run.event !== 'pull_request' && !isOwnCode(run))) return `it was started by ${run.event}`;
  if (run.status !== 'completed') return 'it has not come to its end';
  return run.conclusion === 'success' || run.conclusion === 'failure'
    ? undefined
    : `it ended as ${run.conclusion ?? 'nothing'}, and what it left is not all there is`;
}

/** A pull request may bring a workflow of any name; those of the default branch are the repository's own. */
function whyOtherWorkflow({ path, name }: WorkflowRun, text: string | undefined): string | undefined {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return `${path} is no workflow of this repository`;
  if (text === undefined) return `the default branch has no workflow ${path}`;
  const parsed = parseYamlText(text.slice(0, LONGEST_WORKFLOW));
  const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
  const known = read.success ? (read.data.name ?? path) : undefined;
  return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}

/** GitHub takes none that is longer. */
const LONGEST_WORKFLOW = 512 * 1024;
const named = z.object({ name: z.string().trim().optional() });

interface FoundPull {
  readonly pull?: PullRequest;
  readonly why?: string;
}

const NO_PULL: FoundPull = { why: 'The run was not started by a pull request' };

/** Exactly one that is open, from this branch of this repository, and at this commit. */
async function pullOf({ head, headBranch, headSha }: WorkflowRun, pulls: PullRequests, signal: AbortSignal) {
  if (head === undefined || headBranch === undefined) return { why: 'The fork or its branch is gone' } as FoundPull;
  const { owner, repositoryId } = head;
  const open = await pulls.ofBranch({ owner, branch: headBranch, repositoryId }, signal);
  const [pull, ...others] = open.filter((each) => each.headSha === headSha);
  if (pull !== undefined && others.length === 0) return { pull };
  if (pull !== undefined) return { why: 'Several open pull requests have this head' };
  return open.length > 0
    ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, which these results are of` }
    : { why: 'There is no open pull request with this head' };
}

const refusal = ({ id }: WorkflowRun, why: string) =>
  userError('UNTRUSTED_CODE', `The results of workflow run ${id} are not told: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
  });
