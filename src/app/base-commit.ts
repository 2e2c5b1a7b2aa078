import type { Commits } from '../model/artifact-ports.ts';
import type { Job } from './job.ts';

/** The branch that a job compares with, and where on it. */
export interface Base {
  readonly branch: string;
  /** The commit that the changes begin at. */
  start(commits: Commits, signal: AbortSignal): Promise<string>;
}

/**
 * A pull request is compared from where it left its base branch, a merge group with what it is merged into, a run on
 * the branch itself with what was there before, everything else from where it left the default branch. Undefined when
 * no branch is known.
 */
export function baseOf({ base, ref, head }: Job, named: string | undefined): Base | undefined {
  const branch = named ?? base?.branch;
  if (branch === undefined) return undefined;
  return {
    branch,
    async start(commits, signal) {
      if (base?.sha !== undefined && branch === base.branch) return base.sha;
      return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
    },
  };
}
