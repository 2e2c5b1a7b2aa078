import type { TestNames } from '../run/result-keys.ts';
import type { SourceLocation } from '../suite/location.ts';
import type { AbsentSuite, AgentVersions, ComparedWith, DecidedOn, DecidedTest, SetAsideRun } from './assessment.ts';
import type { EvidenceTrial } from './evidence.ts';
import type { QuarantineEntry } from './quarantine.ts';

/** A trial of this run that measured the agent. Errored trials are not included. */
export interface PresentTrial {
  readonly pass: boolean;
  readonly score: number;
  readonly costUsd?: number | undefined;
  readonly durationMs?: number | undefined;
}

/**
 * The relation of a test to its baseline. `alone`: its suite has no baseline on this target; `new`: the suite has one,
 * but the test has not; `changed`: it was measured in another way before.
 */
export type PairKind = 'comparable' | 'alone' | 'new' | 'changed' | 'removed' | 'reused' | 'error' | 'skipped';

/** Trials of earlier attempts: they are counted among the others, because their sum decides. */
export interface EarlierTrials {
  readonly attempts: readonly number[];
  readonly now: readonly PresentTrial[];
  readonly reruns: readonly PresentTrial[];
  readonly control: readonly PresentTrial[];
  readonly planned: readonly (readonly PresentTrial[])[];
  /** What the attempts that suspected the test needed to confirm a regression; the fewest. */
  readonly needed?: number | undefined;
  readonly p?: number | undefined;
}

/**
 * One test on one target with the data of both sides, not yet judged. A changed test may occur twice: in its new and in
 * its old definition.
 */
export interface PairedTest extends TestNames {
  readonly location?: SourceLocation | undefined;
  readonly mustPass: boolean;
  readonly kind: PairKind;
  /** Trials of the base branch that were measured in the same way. */
  readonly base: readonly EvidenceTrial[];
  readonly now: readonly PresentTrial[];
  /** Confirmation trials of a suspected regression. They are not part of the suite's numbers. */
  readonly reruns: readonly PresentTrial[];
  readonly control: readonly PresentTrial[];
  /** Its file has only the last attempts, so a failure says less than it seems: single tests are not judged. */
  readonly hasOnlyLastAttempts?: true | undefined;
  /** What the part of the run that made it has decided: it is not suspected, or it is, and how many re-runs decide. */
  readonly decided?: 'not-suspected' | DecidedTest | undefined;
  /** The trials of earlier attempts on the same content; absent if there are none. */
  readonly earlier?: EarlierTrials | undefined;
  readonly quarantine?: { readonly entry: QuarantineEntry; readonly expired: boolean } | undefined;
  readonly why?: string | undefined;
}

/** What a shard cannot know from its own tests: it follows from the baseline of the whole run. */
export interface WholeRun {
  readonly shards: number;
  /** All planned tests: which baseline a suite has depends on the other suites. */
  readonly tests: readonly TestNames[];
  readonly prior: { readonly rates: readonly number[]; readonly weights: readonly number[] };
  readonly setAside: readonly (Pick<AbsentSuite, 'suite' | 'file' | 'target'> & {
    readonly runs: readonly SetAsideRun[];
  })[];
}

/** Both sides of a run, test by test: first those of the run in its order, then those that only the baseline has. */
export interface PairedRun {
  readonly baseline: ComparedWith;
  readonly at: string;
  readonly tests: readonly PairedTest[];
  readonly absentSuites?: readonly AbsentSuite[] | undefined;
  readonly agentVersions?: readonly AgentVersions[] | undefined;
  readonly decided?: DecidedOn | undefined;
  /** Present if the run is a shard. */
  readonly wholeRun?: WholeRun | undefined;
}
