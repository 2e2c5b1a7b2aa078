import type { PullRequest, PullRequests } from '../model/ports.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';

/**
 * The pull request that results are told in: the one that is named, the one of the event, or the single open one
 * whose head is exactly the commit. It is never guessed from a branch or a message. Throws a `ServiceError`.
 */
export async function findPull(
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

/** A merge group stands for several pull requests, and a schedule or a tag for none. */
const ON_BRANCHES = ['push', 'workflow_dispatch'];
