import * as z from 'zod';
import { baselineSchema } from './evidence.ts';
import { placeSchema } from './place.ts';

/** What a test is now, seen against what the base branch is known to do (gate.md §2.7). */
export const testStates = [
  'regressed',
  'suspected',
  'not-reproduced',
  'fixed',
  'flaky',
  'failing-as-before',
  'unstable-now',
  'passing',
  'failing',
  'new',
  'changed',
  'removed',
  'reused',
  'skipped',
  'error',
  'quarantined',
] as const;
export type TestState = (typeof testStates)[number];

const countSchema = z.strictObject({ passes: z.int().nonnegative(), trials: z.int().nonnegative() });

/** One (suite, test, target) on both sides. */
export const changeSchema = z.strictObject({
  suite: z.string(),
  suiteFile: z.string(),
  testId: z.string(),
  target: z.string(),
  state: z.enum(testStates),
  place: placeSchema.optional(),
  base: countSchema.optional(),
  now: countSchema.optional(),
  /** Fresh trials of a suspect; they never enter the suite's numbers. */
  confirmation: countSchema.optional(),
  /** The same trials on the base commit, run now. */
  control: countSchema.optional(),
  /** One-sided Fisher on the fresh trials. */
  p: z.number().min(0).max(1).optional(),
  why: z.string().optional(),
});
export type Change = z.output<typeof changeSchema>;

/** One suite on one target on both sides: gate.md §2.5 and §2.10. Shares and points are fractions of 1. */
export const suiteChangeSchema = z.strictObject({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  comparable: z.int().nonnegative(),
  delta: z.number().optional(),
  deltaLow: z.number().optional(),
  deltaHigh: z.number().optional(),
  p: z.number().min(0).max(1).optional(),
  smallestVisibleDrop: z.number().optional(),
  smallestVisibleBreakage: z.int().optional(),
});
export type SuiteChange = z.output<typeof suiteChangeSchema>;

export const comparisonSchema = z.strictObject({
  baseline: baselineSchema,
  suites: z.array(suiteChangeSchema),
  tests: z.array(changeSchema),
});
export type Comparison = z.output<typeof comparisonSchema>;
