import type { StoredRuns } from '../run/measured-run.ts';
import type { ComparedWith, Provenance } from './assessment.ts';

/** The baseline: the newest runs of the base branch that are at most this old. */
export const BASELINE_WINDOW = { runs: 10, days: 30 } as const;

/** One trusted trial of the base branch. Unknown data is absent: results of other tools have less. */
export interface EvidenceTrial {
  /** Hash of the question and the grading; if both sides have it, only equal ones are compared. */
  readonly measure?: string | undefined;
  /** Hash of the tested code and settings; may differ between commits. */
  readonly subject?: string | undefined;
  readonly run: string;
  readonly sha?: string | undefined;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly pass: boolean;
  readonly score: number;
  readonly costUsd?: number | undefined;
  readonly durationMs?: number | undefined;
  /** The version of the coding agent, where it is known. */
  readonly agentVersion?: string | undefined;
  /** Its test had to pass. */
  readonly mustPass?: true | undefined;
  /** Inputs restricted its run to some suites or targets: others were not dropped by it. */
  readonly restricted?: true | undefined;
}

/** From here on the baseline of a test starts again: someone accepted the test as it is now. */
export interface BaselineReset {
  readonly testId: string;
  /** ISO 8601, UTC. Trials up to this moment no longer count. */
  readonly time: string;
  readonly reason: string;
  readonly author?: string | undefined;
}

export interface EvidenceTest {
  readonly testId: string;
  readonly trials: readonly EvidenceTrial[];
}

/** The trials of one suite on one target. */
export interface EvidencePool {
  readonly suite: string;
  /** The suite's file, if known: two files may have suites of one name. */
  readonly file?: string | undefined;
  readonly target: string;
  readonly tests: readonly EvidenceTest[];
  readonly resets: readonly BaselineReset[];
}

/** The baseline of a run. `none` means that there is none; `unavailable` that it could not be read. */
export type Baseline = (FoundBaseline | Uncompared<'none'> | Unavailable) & {
  /** Which runs were used or skipped in the search, if it searched the runs of a repository, and why: a limited number of sentences. */
  readonly steps?: readonly string[] | undefined;
};

interface FoundBaseline {
  readonly kind: 'found';
  readonly pools: readonly EvidencePool[];
  readonly provenance: readonly Provenance[];
  /** What the pools are made from, and the answers of its tests. The gate reads neither. */
  readonly stored?: StoredRuns | undefined;
  /** It is the last run on this machine that passed. */
  readonly isLastRun?: true | undefined;
  /** Why none of its trials counts: a clause, with what to do. */
  readonly whyEmpty?: string | undefined;
  /** Which of its runs do not count, and why: a clause. */
  readonly leftOut?: string | undefined;
}

type Uncompared<Kind extends 'none' | 'unavailable'> = Omit<Extract<ComparedWith, { kind: Kind }>, 'steps'>;

/** Evidence that could not be read. */
export type Unavailable = Uncompared<'unavailable'>;
