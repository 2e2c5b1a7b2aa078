import * as z from 'zod';

/** A planned test that was not run because its suite was stopped; what is known of it decides as if it had passed. */
const leftTestSchema = z.strictObject({
  testId: z.string(),
  /** As how many trials it would have counted. */
  trials: z.int().positive(),
  measure: z.string().optional(),
  subject: z.string().optional(),
});

/** A suite on a target that was stopped because it fails whatever the tests left would have done (gate.md §2.8). */
export const stoppedSuiteSchema = z.strictObject({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  left: z.array(leftTestSchema).min(1),
});
export type StoppedSuite = z.output<typeof stoppedSuiteSchema>;

/** How many planned tests were not run because their suites were stopped. */
export const leftCount = (stopped: readonly StoppedSuite[] = []): number =>
  stopped.reduce((sum, { left }) => sum + left.length, 0);
