import * as z from 'zod';
import { lateObject } from '../late-object.ts';
import { sideSchema } from './side.ts';

/** Answers of the base branch to one test on one target, stored for reports. The gate never reads them. */
export const sampleSchema = lateObject(() => ({
  /** Suite file, suite, test and target, as in `resultKey`. */
  key: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  /** Fingerprints of how it was measured and of what was tested. */
  measure: z.string().optional(),
  subject: z.string().optional(),
  /** At most the newest passing and the newest failing trial. */
  sides: z.array(sideSchema).min(1).max(2),
}));
export type Sample = z.output<typeof sampleSchema>;

/** One run of the base branch, as the charts of a report show it. */
export const trendRunSchema = lateObject(() => ({
  run: z.string(),
  sha: z.string().optional(),
  /** ISO 8601, UTC. */
  time: z.string(),
  suites: z.array(
    z.strictObject({
      suite: z.string(),
      file: z.string().optional(),
      target: z.string(),
      passes: z.int().nonnegative(),
      trials: z.int().positive(),
      score: z.number(),
      /** Mean of a trial. */
      costUsd: z.number().optional(),
      durationMs: z.number().optional(),
    }),
  ),
}));
export type TrendRun = z.output<typeof trendRunSchema>;
