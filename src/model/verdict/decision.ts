import * as z from 'zod';
import { testStates, verdictKinds } from './verdict.ts';

const countsSchema = z.strictObject({ trials: z.int().nonnegative(), passes: z.int().nonnegative() });

/** The decision as other programs read it: `verdict` in `report.json`. Unknown numbers are null. */
export const decisionSchema = z.strictObject({
  /** Raised when a key is removed or changes its meaning (docs/fixing-regressions.md#json-for-programs). */
  schema_version: z.literal(1),
  verdict: z.enum(verdictKinds),
  headline: z.string(),
  reasons: z.array(z.string()),
  suites: z.array(
    z.strictObject({
      suite: z.string(),
      target: z.string(),
      verdict: z.enum(verdictKinds),
      n: z.int().nonnegative(),
      delta: z.number().nullable(),
      delta_low: z.number().nullable(),
      delta_high: z.number().nullable(),
      p: z.number().min(0).max(1).nullable(),
      /** Of the two tests that `p` is the larger of. */
      p_exact: z.number().min(0).max(1).nullable(),
      p_variation: z.number().min(0).max(1).nullable(),
      /** An even drop that is found with a chance of 80%. */
      smallest_detectable_drop: z.number().nullable(),
      reasons: z.array(z.string()),
    }),
  ),
  tests: z.array(
    z.strictObject({
      suite: z.string(),
      test_id: z.string(),
      target: z.string(),
      state: z.enum(testStates),
      baseline: countsSchema,
      candidate: countsSchema,
      /** `needed`: how many of them must fail in a row. */
      reruns: countsSchema.extend({ needed: z.int().positive().nullable() }),
      /** The chance that as many further trials as are needed all fail if nothing changed. */
      p: z.number().min(0).max(1).nullable(),
    }),
  ),
  detectable_tests: z.strictObject({ count: z.int().nonnegative(), of: z.int().nonnegative() }),
});
export type Decision = z.output<typeof decisionSchema>;

export const gateDocumentSchema = decisionSchema.extend({
  /** The path of `failures.jsonl`, if the results have one. */
  failures: z.string().nullable(),
});
export type GateDocument = z.output<typeof gateDocumentSchema>;
