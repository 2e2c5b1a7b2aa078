import type { ArtifactInfo, ArtifactOrigin } from '../model/ports/artifacts.ts';
import type { Env } from '../model/ports/machine.ts';
import type { WorkflowRun } from '../model/ports/pull-requests.ts';
import { DAY_MS } from '../model/text/iso-time.ts';
import { plural } from '../model/text/text.ts';

/** Which runs later runs are compared with: those of the base branch alone. Everything that decides it is here. */

/** Events of a branch itself, which require write access; the author of a pull request must not write its own baseline. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

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

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** An artifact of which everything is known that trust depends on. */
export interface EvidenceCandidate extends ArtifactInfo {
  readonly createdAt: string;
  readonly digest: string;
  readonly origin: ArtifactOrigin;
}

type ScreeningResult =
  | { readonly kind: 'candidate'; readonly candidate: EvidenceCandidate }
  /** `remedy`: it was evidence of the branch, and what brings it back. */
  | { readonly kind: 'rejected'; readonly why: string; readonly remedy?: string | undefined };

/** The properties of an artifact in a list, except its run and its content. Unknown values count against it. */
export function screen(artifact: ArtifactInfo, rules: TrustRules): ScreeningResult {
  const { origin, createdAt, digest } = artifact;
  const rejected = (why: string, remedy?: string): ScreeningResult => ({ kind: 'rejected', why, remedy });
  if (origin === undefined || createdAt === undefined) return rejected('GitHub does not report which run stored it');
  if (origin.run === rules.ownRun) return rejected('it is of this run');
  const ownRepositoryId = rules.repositoryId ?? origin.repositoryId;
  if (origin.repositoryId !== ownRepositoryId || origin.headRepositoryId !== ownRepositoryId) {
    return rejected('its run was of another repository, such as a fork');
  }
  if (origin.branch !== rules.branch) return rejected(`its run was on another branch than ${rules.branch}`);
  const again = `run the evals on ${rules.branch} again`;
  if (artifact.isExpired) return rejected('it has expired', again);
  // Also when its time cannot be read.
  if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
    return rejected(`it is older than ${ageText(rules.maxAgeDays)}`, `${again}, or raise baseline-max-age`);
  }
  if (digest === undefined || !DIGEST.test(digest)) return rejected('GitHub has no digest of it');
  return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}

export const ageText = (days: number): string =>
  days < 2 ? plural('hour', Math.round(days * 24)) : plural('day', Math.floor(days));

/** Why the run that stored evidence is not believed; undefined when it is. */
export function whyNotTrusted(run: WorkflowRun, { origin }: EvidenceCandidate, rules: TrustRules): string | undefined {
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

/** Whether later runs trust the measurements of a run. On a developer's machine, the owner decides. */
export const isTrusted = (env: Env): boolean =>
  env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');

interface BranchOfJob {
  readonly event: string;
  /** `refs/heads/main`. */
  readonly ref: string;
  /** Whether the repository protects it. */
  readonly isProtected: boolean;
  readonly defaultBranch: string | undefined;
}

/** Why a job stores no evidence; undefined when it may. `branch`: another one that changes are compared with. */
export function whyNotStored(job: BranchOfJob, branch: string | undefined): string | undefined {
  const { event, ref, isProtected, defaultBranch } = job;
  if (!TRUSTED_EVENTS.includes(event)) return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
  const [, ownBranch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
  if (ownBranch === undefined) return 'Only runs on a branch leave evidence';
  if (isProtected || ownBranch === defaultBranch || ownBranch === branch) return undefined;
  return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${ownBranch}`;
}

interface RunToKeep {
  /** Undefined outside GitHub. */
  readonly job: (BranchOfJob & { readonly unverified?: string | undefined; readonly actor: string }) | undefined;
  readonly branch: string | undefined;
  /** Whether the change of a pull request or a merge group was measured. */
  readonly isChange: boolean;
  readonly env: Env;
}

/** Why a run is not added to the history; undefined if it is a run of the base branch. The rule is that of evidence. */
export function whyNotKept({ job, branch, isChange, env }: RunToKeep): string | undefined {
  if (isChange || !isTrusted(env) || env['CI_MERGE_REQUEST_IID']) return 'Only runs of the base branch are kept';
  if (job === undefined) return undefined;
  if (job.unverified !== undefined) return 'Results of a fork are not kept';
  if (job.actor === 'dependabot[bot]') return 'Runs that Dependabot starts are not kept';
  const base = branch ?? job.defaultBranch;
  if (base !== undefined && job.ref !== `refs/heads/${base}`) return `Only runs of ${base} are kept`;
  return whyNotStored(job, branch);
}

export interface CandidateOnBranch {
  readonly candidate: EvidenceCandidate;
  /** In commits: below zero before the start, above it after it. */
  readonly distance: number;
}

/**
 * Candidates at the start or before it, the nearest first, and of one commit the newest; commits that the start does
 * not have come last, the nearest first. `before` begins with the start; `after` are newer commits, the newest first.
 */
export function nearestFirst(
  candidates: readonly EvidenceCandidate[],
  before: readonly string[],
  after: readonly string[] = [],
): CandidateOnBranch[] {
  const distances = new Map([
    ...after.map((sha, index) => [sha, after.length - index] as const),
    ...before.map((sha, index) => [sha, 0 - index] as const),
  ]);
  const rankOf = ({ distance }: CandidateOnBranch) => (distance <= 0 ? -distance : FAR + distance);
  const ageOf = ({ candidate }: CandidateOnBranch) => -Date.parse(candidate.createdAt);
  return candidates
    .flatMap((candidate): CandidateOnBranch[] => {
      const distance = distances.get(candidate.origin.sha);
      return distance === undefined ? [] : [{ candidate, distance }];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || ageOf(a) - ageOf(b) || b.candidate.id - a.candidate.id);
}

const FAR = 1e6;
