import type { ArtifactInfo, ArtifactOrigin } from '../model/ports/artifacts.ts';
import type { WorkflowRun } from '../model/ports/pull-requests.ts';
import { plural } from '../shared/text.ts';

/** Whose evidence is believed. */
export interface TrustRules {
  /** The own repository. A fork has a `main`, too. */
  readonly repositoryId: number | undefined;
  /** The branch that runs are compared with. */
  readonly branch: string;
  /** The file of this workflow: anyone can choose the name of a workflow. */
  readonly workflow: string | undefined;
  /** Nothing is compared with itself. */
  readonly ownRun: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly maxAgeDays: number;
}

const DAY_MS = 86_400_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** An artifact of which everything is known that trust depends on. */
export interface Candidate extends ArtifactInfo {
  readonly createdAt: string;
  readonly digest: string;
  readonly origin: ArtifactOrigin;
}

type Looked =
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  /** `remedy`: it was evidence of the branch, and what brings it back. */
  | { readonly kind: 'leftOut'; readonly why: string; readonly remedy?: string };

/** The properties of an artifact in a list, except its run and its content. Unknown values count against it. */
export function lookAt(artifact: ArtifactInfo, rules: TrustRules): Looked {
  const { origin, createdAt, digest } = artifact;
  const leftOut = (why: string, remedy?: string): Looked => ({ kind: 'leftOut', why, remedy: remedy || undefined });
  if (origin === undefined || createdAt === undefined) return leftOut('GitHub does not report which run stored it');
  if (origin.run === rules.ownRun) return leftOut('it is of this run');
  const own = rules.repositoryId ?? origin.repositoryId;
  if (origin.repositoryId !== own || origin.headRepositoryId !== own) {
    return leftOut('its run was of another repository, such as a fork');
  }
  if (origin.branch !== rules.branch) return leftOut(`its run was on another branch than ${rules.branch}`);
  const again = `run the evals on ${rules.branch} again`;
  if (artifact.isExpired) return leftOut('it has expired', again);
  // Also when its time cannot be read.
  if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
    return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`, `${again}, or raise baseline-max-age`);
  }
  if (digest === undefined || !DIGEST.test(digest)) return leftOut('GitHub has no digest of it');
  return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}

export const ageText = (days: number): string =>
  days < 2 ? plural('hour', Math.round(days * 24)) : plural('day', Math.floor(days));

/** Events that require write access, with code of the repository. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** Why the run that left evidence is not believed; undefined when it is. */
export function whyNotTrusted(run: WorkflowRun, { origin }: Candidate, rules: TrustRules): string | undefined {
  if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) {
    return 'its run does not match the artifact';
  }
  if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) {
    return 'its run was of another repository, such as a fork';
  }
  if (!TRUSTED_EVENTS.includes(run.event)) return `its run was started by ${run.event}`;
  if (rules.workflow === undefined) return 'which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)';
  if (run.path !== rules.workflow) return `its run was of another workflow than ${rules.workflow}`;
  // Until then, each of its jobs may put another one in its place.
  return run.status === 'completed' ? undefined : 'its run has not finished';
}

/** The branch and event of a run that may store evidence. */
interface LeavingSite {
  readonly event: string;
  /** `refs/heads/main`. */
  readonly ref: string;
  /** Whether the repository protects it. */
  readonly isProtected: boolean;
  /** The default branch, and one that was named to be compared with. */
  readonly branches: readonly string[];
}

/** Why a run leaves no evidence; undefined when it may. */
export function whyNotLeft({ event, ref, isProtected, branches }: LeavingSite): string | undefined {
  if (!TRUSTED_EVENTS.includes(event)) return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
  const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
  if (branch === undefined) return 'Only runs on a branch leave evidence';
  if (isProtected || branches.includes(branch)) return undefined;
  return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}

export interface Placed {
  readonly candidate: Candidate;
  /** In commits: below zero before the start, above it after it. */
  readonly distance: number;
}

/**
 * Candidates at the start or before it, the nearest first, and of one commit the newest; commits that the start does
 * not have come last, the nearest first. `before` begins with the start; `after` are newer commits, the newest first.
 */
export function nearestFirst(
  candidates: readonly Candidate[],
  before: readonly string[],
  after: readonly string[] = [],
): Placed[] {
  const distances = new Map<string, number>();
  after.forEach((sha, index) => {
    distances.set(sha, after.length - index);
  });
  before.forEach((sha, index) => {
    distances.set(sha, 0 - index);
  });
  return candidates
    .flatMap((candidate): Placed[] => {
      const distance = distances.get(candidate.origin.sha);
      return distance === undefined ? [] : [{ candidate, distance }];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}

const rankOf = ({ distance }: Placed): number => (distance <= 0 ? -distance : FAR + distance);
const FAR = 1e6;

const newer = (a: Placed, b: Placed): number =>
  Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;
