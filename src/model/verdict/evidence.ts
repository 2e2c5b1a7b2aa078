import * as z from 'zod';
import type { TrendRun } from '../run/sample.ts';

/** One trusted trial of the base branch. Unknown data is absent: results of other tools have less. */
export const evidenceTrialSchema = z.strictObject({
  /** Hash of the question and the grading; if both sides have it, only equal ones are compared. */
  measure: z.string().optional(),
  /** Hash of the tested code and settings; may differ between commits. */
  subject: z.string().optional(),
  run: z.string(),
  sha: z.string().optional(),
  /** ISO 8601, UTC. */
  time: z.string(),
  pass: z.boolean(),
  score: z.number().min(0).max(1),
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative().optional(),
  agentVersion: z.string().optional(),
  mustPass: z.literal(true).optional(),
  /** Inputs restricted its run to some suites or targets: others were not dropped by it. */
  restricted: z.literal(true).optional(),
});
export type EvidenceTrial = z.output<typeof evidenceTrialSchema>;

/** From here on the baseline of a test starts again: someone accepted the test as it is now. */
export const resetSchema = z.strictObject({
  testId: z.string(),
  kind: z.literal('accept'),
  /** ISO 8601, UTC. Trials up to this moment no longer count. */
  time: z.string(),
  reason: z.string(),
  author: z.string().optional(),
});
export type Reset = z.output<typeof resetSchema>;

/** Where evidence comes from, printed with every comparison. */
export const provenanceSchema = z.strictObject({
  from: z.enum(['file', 'artifact', 'history', 'run', 'accept']),
  where: z.string(),
  runId: z.int().positive().optional(),
  sha: z.string().optional(),
  branch: z.string().optional(),
  writtenAt: z.string().optional(),
  /** How many commits before the changes begin it was measured, where that is known. */
  commitsBefore: z.int().nonnegative().optional(),
});
export type Provenance = z.output<typeof provenanceSchema>;

export const evidenceTestSchema = z.strictObject({ testId: z.string(), trials: z.array(evidenceTrialSchema) });
export type EvidenceTest = z.output<typeof evidenceTestSchema>;

export const evidencePoolSchema = z.strictObject({
  schemaVersion: z.literal(1),
  suite: z.string(),
  /** The suite's file, if known: two files may have suites of one name. */
  file: z.string().optional(),
  target: z.string(),
  tests: z.array(evidenceTestSchema),
  resets: z.array(resetSchema),
});
export type EvidencePool = z.output<typeof evidencePoolSchema>;

/** The baseline of a run. `none` means that there is none; `unavailable` that it could not be read. */
export type Baseline = Looked &
  (
    | {
        readonly kind: 'found';
        readonly pools: readonly EvidencePool[];
        readonly provenance: readonly Provenance[];
        readonly stored?: StoredSamples | undefined;
        /** Why none of its trials counts: a clause, with what to do. */
        readonly whyEmpty?: string | undefined;
        /** Which of its runs do not count, and why: a clause. */
        readonly leftOut?: string | undefined;
      }
    | {
        readonly kind: 'none';
        readonly why: string /** No comparison was requested. */;
        readonly isChosen?: true | undefined;
        /** There was one that cannot be used any more, or there can be none here: this is no first run. */
        readonly isUnusable?: true | undefined;
      }
    | Unavailable
  );

/** What runs of the base branch stored next to their evidence for reports and plans. The gate never reads it. */
export interface StoredSamples {
  /** By the key of their test. Lines are not parsed: a report only needs those of its tests. */
  readonly samples: ReadonlyMap<string, string>;
  readonly trend: readonly TrendRun[];
  readonly runs: readonly number[];
}

/** The steps of the search, if it searched the runs of a repository. */
interface Looked {
  /** Which runs were used or skipped, and why: a limited number of sentences. */
  readonly steps?: readonly string[] | undefined;
}

export interface Unavailable {
  readonly kind: 'unavailable';
  readonly why: string;
  readonly hint?: string | undefined;
  /** The token lacks a permission, which the hint names. */
  readonly lacksPermission?: true | undefined;
}
