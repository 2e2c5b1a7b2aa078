import * as z from 'zod';

/** What one trial of a test takes, as the mean of its trials in one run. Stored for plans of later runs; the gate never reads it. */
export const testFactSchema = z.strictObject({
  /** When it was measured: ISO 8601, UTC. */
  time: z.string(),
  /** Milliseconds with grading. */
  durationMs: z.number().nonnegative().optional(),
  /** Of target and judges. */
  tokens: z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  judgeCalls: z.number().nonnegative().optional(),
  /** US dollars. */
  judgeUsd: z.number().nonnegative().optional(),
});
export type TestFact = z.output<typeof testFactSchema>;
