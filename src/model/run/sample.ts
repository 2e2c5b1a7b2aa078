import * as z from 'zod';
import { verdictKinds } from '../verdict/verdict.ts';
import { sideSchema } from './side.ts';

/** What one trial of a test takes, as the mean of its trials in one run. Stored for plans of later runs; the gate never reads it. */
const testFactSchema = z.strictObject({
  /** When it was measured: ISO 8601, UTC. */
  time: z.string(),
  /** Milliseconds with grading. */
  durationMs: z.number().nonnegative().optional(),
  tokens: z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  judgeCalls: z.number().nonnegative().optional(),
  /** US dollars. */
  judgeUsd: z.number().nonnegative().optional(),
});
export type TestFact = z.output<typeof testFactSchema>;

/** Answers of the base branch to one test on one target, and what it takes, for reports and plans. The gate never reads them. */
export const sampleSchema = z.strictObject({
  /** Suite file, suite, test and target, as in `resultKey`. */
  key: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  measure: z.string().optional(),
  subject: z.string().optional(),
  fact: testFactSchema.optional(),
  /** At most the newest passing and the newest failing trial. */
  sides: z.array(sideSchema).max(2),
});
export type Sample = z.output<typeof sampleSchema>;

const trendSuiteSchema = z.strictObject({
  suite: z.string(),
  file: z.string().optional(),
  target: z.string(),
  passes: z.int().nonnegative(),
  trials: z.int().positive(),
  score: z.number(),
  /** Mean of a trial. */
  costUsd: z.number().optional(),
  durationMs: z.number().optional(),
  /** Tests with a trial. */
  n: z.int().nonnegative().optional(),
  model: z.string().optional(),
  judges: z.array(z.string()).optional(),
  /** Hash of the measures of all tests: equal ones mean that no definition changed. */
  definition: z.string().optional(),
  /** Tests whose definition differs from the run before, of those in both. */
  changed: z.strictObject({ tests: z.int().nonnegative(), of: z.int().nonnegative() }).optional(),
});
export type TrendSuite = z.output<typeof trendSuiteSchema>;

/** One run of the base branch, as the charts of a report show it. */
export const trendRunSchema = z.strictObject({
  run: z.string(),
  sha: z.string().optional(),
  /** ISO 8601, UTC. */
  time: z.string(),
  verdict: z.enum(verdictKinds).optional(),
  /** What measured it: the major version of eval-action, or another tool. */
  tool: z.string().optional(),
  suites: z.array(trendSuiteSchema),
});
export type TrendRun = z.output<typeof trendRunSchema>;
