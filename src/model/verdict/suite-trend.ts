import * as z from 'zod';
import { verdictKinds } from './verdict.ts';

/** How one suite did on one target over the newest runs of the base branch, oldest first. */
export const suiteTrendSchema = z.strictObject({
  suite: z.string(),
  file: z.string().optional(),
  target: z.string(),
  runs: z.array(
    z.strictObject({
      run: z.string(),
      sha: z.string().optional(),
      time: z.string(),
      verdict: z.enum(verdictKinds).optional(),
      /** Absent if the run did not measure the suite. */
      tests: z.int().nonnegative().optional(),
      passRate: z.number().min(0).max(1).optional(),
      score: z.number().optional(),
      /** What changed since the run before, such as `M model: a → b`. */
      markers: z.array(z.string()),
    }),
  ),
});
export type SuiteTrend = z.output<typeof suiteTrendSchema>;
