import * as z from 'zod';

/** One trusted trial of the base branch (gate.md O3). */
export const evidenceTrialSchema = z.strictObject({
  /** Hash of what is asked and how it is judged; only equal ones are compared. */
  measure: z.string(),
  /** Hash of what is being tested; may differ between commits. */
  subject: z.string(),
  run: z.string(),
  sha: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  pass: z.boolean(),
  score: z.number().min(0).max(1),
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative().optional(),
});
export type EvidenceTrial = z.output<typeof evidenceTrialSchema>;

/** Where evidence comes from, printed with every comparison. */
export const provenanceSchema = z.strictObject({
  from: z.enum(['file', 'artifact', 'run', 'accept']),
  where: z.string(),
  sha: z.string().optional(),
  branch: z.string().optional(),
  writtenAt: z.string().optional(),
});
export type Provenance = z.output<typeof provenanceSchema>;

/** The pool of one suite on one target: the recent trusted trials of each test. */
export const evidencePoolSchema = z.strictObject({
  schemaVersion: z.literal(1),
  suite: z.string(),
  target: z.string(),
  tests: z.record(z.string(), z.array(evidenceTrialSchema)),
});
export type EvidencePool = z.output<typeof evidencePoolSchema>;

/** What the run is compared with. `none` and `unavailable` are different answers: there is none, or we could not look. */
export const baselineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('found'), pools: z.array(evidencePoolSchema), provenance: provenanceSchema }),
  z.strictObject({ kind: z.literal('none'), why: z.string() }),
  z.strictObject({ kind: z.literal('unavailable'), why: z.string(), hint: z.string().optional() }),
]);
export type Baseline = z.output<typeof baselineSchema>;
