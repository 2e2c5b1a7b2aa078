import * as z from 'zod';
import { testStates } from './comparison.ts';
import { verdictKinds } from './verdict.ts';

const countsSchema = z.strictObject({ trials: z.int().nonnegative(), passes: z.int().nonnegative() });

/** The decision as other programs read it: what `gate --json` prints, and `verdict` in `report.json`. Unknown numbers are null. */
export const decisionSchema = z.strictObject({
  verdict: z.enum(verdictKinds),
  headline: z.string(),
  reasons: z.array(z.string()),
  suites: z.array(
    z.strictObject({
      suite: z.string(),
      target: z.string(),
      verdict: z.enum(verdictKinds),
      /** Tests that are compared. */
      n: z.int().nonnegative(),
      delta: z.number().nullable(),
      delta_low: z.number().nullable(),
      delta_high: z.number().nullable(),
      p: z.number().min(0).max(1).nullable(),
      smallest_visible_drop: z.number().nullable(),
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
      /** On fresh trials alone. */
      p: z.number().min(0).max(1).nullable(),
    }),
  ),
});
export type Decision = z.output<typeof decisionSchema>;
