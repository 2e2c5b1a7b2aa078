import * as z from 'zod';

const interval = { low: z.number(), high: z.number() };

/** A number of both variants, and the second over the first with its 95% interval. */
const ratioSchema = z.strictObject({ first: z.number(), second: z.number(), ratio: z.number(), ...interval });
export type Ratio = z.output<typeof ratioSchema>;

/**
 * A mean over the tests from 0 to 1, and the second minus the first with its 95% interval. `p`: two-sided, within tests, before it is
 * shared among variants.
 */
const changeSchema = z.strictObject({
  ...{ first: z.number(), second: z.number(), delta: z.number(), ...interval },
  p: z.number(),
});
export type Change = z.output<typeof changeSchema>;

const countsSchema = z.strictObject({ first: z.int().nonnegative(), second: z.int().nonnegative() });

/**
 * `inconclusive`: none would have been found with a chance of 80%, or only one that is too large for the score of the
 * first variant.
 */
const findings = ['better', 'worse', 'no-difference', 'inconclusive', 'not-measured'] as const;

const comparedSchema = z.strictObject({
  finding: z.enum(findings),
  /** Tests that both variants measured, and tests that one of them did not. */
  tests: z.int().nonnegative(),
  unmeasured: z.int().nonnegative(),
  trials: countsSchema,
  /** Those that ended in an error or a failed program. A variant with no others is not measured. */
  errors: countsSchema,
  /** The answers of both variants are the same in each test. */
  sameAnswers: z.literal(true).optional(),
  /** Absent if it was not measured. */
  score: changeSchema.optional(),
  passRate: changeSchema.optional(),
  /** The smallest difference of scores that such an experiment finds with a chance of 80%. */
  detectable: z.number().optional(),
  /** US dollars and milliseconds per trial; absent if they are not known of all tests. */
  cost: ratioSchema.optional(),
  latency: ratioSchema.optional(),
  won: z.int().nonnegative(),
  lost: z.int().nonnegative(),
  tied: z.int().nonnegative(),
  /** The tests that differ most, at most five: scores of both variants. */
  largest: z.array(z.strictObject({ suite: z.string(), testId: z.string(), first: z.number(), second: z.number() })),
});
export type ComparedVariants = z.output<typeof comparedSchema>;

/** One variant against the first one: over all suites, and for each suite. */
const comparisonSchema = z.strictObject({
  variant: z.string(),
  overall: comparedSchema,
  suites: z.array(comparedSchema.extend({ suite: z.string(), file: z.string() })),
});

/** The answer of an experiment. Written to `experiment.json` as well. */
export const experimentSchema = z.strictObject({
  /** The first one is what the others are compared with. */
  variants: z.array(z.string()).min(2),
  comparisons: z.array(comparisonSchema).min(1),
});
export type Experiment = z.output<typeof experimentSchema>;
