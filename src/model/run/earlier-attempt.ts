import * as z from 'zod';
import { testNames } from './result-keys.ts';

const trialSchema = z.strictObject({
  pass: z.boolean(),
  score: z.number().min(0).max(1),
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative().optional(),
});

/** The results of an earlier attempt for one test on one target: only trials that measured the agent. */
const earlierTestSchema = z.strictObject({
  ...testNames(),
  /** Both fingerprints. Only where they are those of today, the content is the same. */
  measure: z.string(),
  subject: z.string(),
  /** When the result was finished: one that was taken over from there is not counted twice. */
  timestamp: z.string(),
  /** Of the test as a whole, where it was scored: what enters the mean of its suite. */
  score: z.number().min(0).max(1).optional(),
  /** The planned trials, the confirmation trials, and the control trials on the base commit. */
  now: z.array(trialSchema),
  reruns: z.array(trialSchema),
  control: z.array(trialSchema),
  /** How many re-runs had to fail to confirm a regression, and the chance that they do, where it was suspected. */
  needed: z.int().positive().optional(),
  p: z.number().min(0).max(1).optional(),
});
export type EarlierTest = z.output<typeof earlierTestSchema>;

export const earlierAttemptSchema = z.strictObject({
  attempt: z.int().positive(),
  tests: z.array(earlierTestSchema),
});
export type EarlierAttempt = z.output<typeof earlierAttemptSchema>;

/** How many attempts of one job there can be: GitHub starts no more. */
export const MAX_ATTEMPTS = 50;
