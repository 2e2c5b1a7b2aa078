export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Whether the branch is in another repository than the pull request. */
  readonly isFork: boolean;
  readonly isOpen: boolean;
  readonly base?: { readonly branch: string; readonly sha?: string | undefined } | undefined;
  /** `owner/name` of the repository of its branch. */
  readonly headRepository?: string | undefined;
}

/** The pull requests of one repository. All methods throw a `ServiceError`. */
export interface PullRequests {
  get(number: number, signal: AbortSignal): Promise<PullRequest>;
  /** Those whose head is exactly this commit, open or not. */
  headedBy(sha: string, signal: AbortSignal): Promise<PullRequest[]>;
  /** The open ones whose head is this branch of this repository, whatever commit that is at. */
  ofBranch(head: HeadBranch, signal: AbortSignal): Promise<PullRequest[]>;
}

/** Throws a `ServiceError`. */
export interface PullRequestLabels {
  labels(number: number, signal: AbortSignal): Promise<string[]>;
}

/** A branch of any repository. Names are not enough: those of forks may be anything. */
interface HeadBranch {
  readonly owner: string;
  readonly branch: string;
  readonly repositoryId: number;
}

/** One run of a workflow, from GitHub's API. Names and paths in it may come from a fork. */
export interface WorkflowRun {
  readonly id: number;
  /** Counts from 1. */
  readonly attempt: number;
  /** What started it: `pull_request`, `push`, … */
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | undefined;
  readonly name: string;
  /** Of the file of its workflow, from the root of the repository. */
  readonly path: string;
  readonly headSha: string;
  /** ISO 8601; the same for all attempts. */
  readonly createdAt: string;
  readonly headBranch: string | undefined;
  readonly repositoryId: number;
  /** Undefined when the fork is gone. */
  readonly head: { readonly owner: string; readonly fullName: string; readonly repositoryId: number } | undefined;
}

export interface AttemptJob {
  readonly name: string;
  readonly runner: string | undefined;
  readonly steps: readonly {
    readonly name: string;
    readonly number: number;
    readonly status: string;
    readonly conclusion: string | undefined;
  }[];
}

/** The workflow runs of one repository. All methods throw a `ServiceError`. */
export interface WorkflowRuns {
  get(run: number, signal: AbortSignal): Promise<WorkflowRun>;
  jobsOfAttempt(run: number, attempt: number, signal: AbortSignal): Promise<AttemptJob[]>;
  /** The text of a file at the head of the default branch; undefined when there is none. */
  fileOfDefaultBranch(path: string, signal: AbortSignal): Promise<string | undefined>;
}

export interface OwnComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/** The comments of one pull request. All methods throw a `ServiceError`. */
export interface Comments {
  /** Comments of this token that are not hidden, oldest first. */
  own(signal: AbortSignal): Promise<OwnComment[]>;
  create(body: string, signal: AbortSignal): Promise<OwnComment>;
  update(id: number, body: string, signal: AbortSignal): Promise<OwnComment>;
  /** Does nothing when it is gone already. */
  remove(id: number, signal: AbortSignal): Promise<void>;
}

export interface CheckAnnotation {
  /** From the root of the repository. */
  readonly path: string;
  readonly line: number;
  readonly column?: number | undefined;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text?: string | undefined;
  readonly annotations?: readonly CheckAnnotation[] | undefined;
}

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

/** The check runs of one commit. All methods throw a `ServiceError`. */
export interface CheckRuns {
  begin(name: string, output: CheckOutput, signal: AbortSignal): Promise<{ readonly id: number; readonly url: string }>;
  /** Replaces its content; annotations are appended. With a conclusion, completes it. */
  update(id: number, output: CheckOutput, conclusion: CheckConclusion | undefined, signal: AbortSignal): Promise<void>;
}
