import * as z from 'zod';

/** What the comparison of a suite with its baseline can find. `drop-on-base`: the base commit shows the drop too. */
export const comparedFindings = ['steady', 'small-drop', 'drop', 'drop-on-base'] as const;

/** The numbers that a finding was made from. */
export const numbersShape = () => ({
  delta: z.number().optional(),
  deltaLow: z.number().optional(),
  deltaHigh: z.number().optional(),
  p: z.number().min(0).max(1).optional(),
  pExact: z.number().min(0).max(1).optional(),
  pVariation: z.number().min(0).max(1).optional(),
  controlDelta: z.number().optional(),
  uncontrolled: z.literal(true).optional(),
});

/** The finding of a suite on a target. One that is not steady has its numbers. */
const decidedSuiteSchema = z.strictObject({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  finding: z.enum(comparedFindings),
  numbers: z.strictObject(numbersShape()).optional(),
  smallestDetectableDrop: z.number().optional(),
  keepsDefaultThreshold: z.literal(true).optional(),
});
export type DecidedSuite = z.output<typeof decidedSuiteSchema>;

/** A suspected regression: how many re-runs must fail, and the chance that they do if nothing changed. */
const decidedTestSchema = z.strictObject({
  suite: z.string(),
  suiteFile: z.string(),
  testId: z.string(),
  target: z.string(),
  needed: z.int().positive().optional(),
  p: z.number().min(0).max(1).optional(),
  isBeyondCap: z.literal(true).optional(),
  /** Re-runs together with other tests did not decide it, so those of this test alone do not. */
  isUndecided: z.literal(true).optional(),
  undetectable: z.literal(true).optional(),
});
export type DecidedTest = z.output<typeof decidedTestSchema>;

/** Single tests of which a complete failure would be found, of all compared tests. */
export const detectableTestsSchema = z.strictObject({
  count: z.int().nonnegative(),
  of: z.int().nonnegative(),
  /** The others, where they are at most three. */
  undetected: z.array(z.string()).optional(),
});
export type DetectableTests = z.output<typeof detectableTestsSchema>;

/**
 * What parts of a run have decided about their own results. The whole run does not decide it again: each part has its
 * share of the chances of a false alarm (docs/github.md#matrices-and-shards).
 */
export const decidedSchema = z.strictObject({
  suites: z.array(decidedSuiteSchema),
  tests: z.array(decidedTestSchema),
  /** Of each part. */
  detectableTests: z.array(detectableTestsSchema),
});
export type Decided = z.output<typeof decidedSchema>;
