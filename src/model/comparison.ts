import * as z from 'zod';
import { provenanceSchema } from './evidence.ts';
import { placeSchema } from './place.ts';

/** What a test is now, seen against what the base branch is known to do (gate.md §2.7). */
export const testStates = [
  'regressed',
  'suspected',
  'not-reproduced',
  'drift',
  'fixed',
  'maybe-fixed',
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
  /** Whether the user promised that it passes. */
  mustPass: z.boolean().optional(),
  base: countSchema.optional(),
  now: countSchema.optional(),
  /** Fresh trials of a suspect; they never enter the suite's numbers. */
  confirmation: countSchema.optional(),
  /** The same trials on the base commit, run now. */
  control: countSchema.optional(),
  /** What of these numbers is of earlier attempts on the same content. */
  earlier: z.strictObject({ attempts: z.array(z.int().positive()), now: countSchema, fresh: countSchema }).optional(),
  /** Who answers for a test that is known to be unreliable, and until when. */
  quarantine: z.strictObject({ owner: z.string(), expiry: z.string(), expired: z.boolean() }).optional(),
  /** One-sided Fisher on the fresh trials. */
  p: z.number().min(0).max(1).optional(),
  why: z.string().optional(),
});
export type Change = z.output<typeof changeSchema>;

/**
 * What the suite-wide test says (gate.md §2.5). `within-swing` and `swing-unknown`: more than the noise of trials, but
 * not more than whole runs may differ; `drop-swing-unknown`: so much more that it counts all the same.
 */
export const suiteFindings = [
  'not-compared',
  'steady',
  'possible-drop',
  'small-drop',
  'within-swing',
  'swing-unknown',
  'drop-swing-unknown',
  'drop',
] as const;
export type SuiteFinding = (typeof suiteFindings)[number];

/** What became dearer or slower, and whether that is more than noise. */
export const increaseSchema = z.strictObject({
  of: z.enum(['cost', 'latency']),
  /** Present over past, minus 1. */
  share: z.number(),
  /** The tests that know it on both sides. */
  tests: z.int().nonnegative(),
  /** Only where a ceiling was reached. */
  p: z.number().min(0).max(1).optional(),
  ceiling: z.number().optional(),
  exceeded: z.boolean(),
});
export type Increase = z.output<typeof increaseSchema>;

/** How far a suite has come down since the oldest run of its pool, by steps that nobody sees one by one. */
export const slideSchema = z.strictObject({
  /** Against that run. */
  delta: z.number(),
  p: z.number().min(0).max(1),
  runs: z.int().positive(),
  /** When that run was made. */
  since: z.string(),
});
export type Slide = z.output<typeof slideSchema>;

/** One suite on one target on both sides: gate.md §2.5 and §2.10. Shares and points are fractions of 1. */
export const suiteChangeSchema = z.strictObject({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  /** Tests that are compared, and those of them whose result was taken over. */
  comparable: z.int().nonnegative(),
  reused: z.int().nonnegative(),
  finding: z.enum(suiteFindings),
  /** Runs of the base branch in the pool, the least trials of a test in it, and when the newest was made. */
  runs: z.int().nonnegative(),
  leastHistory: z.int().nonnegative(),
  /** Trials of what the base branch was last, which is the subject of a test's newest trial, of all trials in the pool. */
  ownSubject: z.strictObject({ trials: z.int().nonnegative(), of: z.int().nonnegative() }).optional(),
  newestAt: z.string().optional(),
  /** The mean score of each of those runs, oldest first. */
  runScores: z.array(z.number()),
  delta: z.number().optional(),
  deltaLow: z.number().optional(),
  deltaHigh: z.number().optional(),
  /** Clusters that the interval is made of, where the user says what belongs together; with too few it is made of the tests. */
  clusters: z.strictObject({ by: z.string(), count: z.int().positive(), tooFew: z.boolean() }).optional(),
  p: z.number().min(0).max(1).optional(),
  /** Against the same trials on the base commit, run now. */
  controlP: z.number().min(0).max(1).optional(),
  slide: slideSchema.optional(),
  smallestVisibleDrop: z.number().optional(),
  smallestVisibleBreakage: z.int().optional(),
  /** What it would take to see the drop that is asked for, where this is not enough. */
  needed: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('trials'), trials: z.int().positive() }),
      z.strictObject({ kind: z.literal('tests'), tests: z.int().positive() }),
    ])
    .optional(),
  /** Of a drop without a confirmed test: where most passes are missing. They are no regressions. */
  contributors: z.array(z.strictObject({ testId: z.string(), missing: z.number() })),
  increases: z.array(increaseSchema),
});
export type SuiteChange = z.output<typeof suiteChangeSchema>;

/** Which runs were taken or left out when a baseline was looked for, and why. */
const stepsSchema = z.array(z.string()).optional();

/** What a run was compared with, as it is told. */
export const comparedWithSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('found'), provenance: z.array(provenanceSchema), steps: stepsSchema }),
  z.strictObject({ kind: z.literal('none'), why: z.string(), steps: stepsSchema }),
  z.strictObject({
    kind: z.literal('unavailable'),
    why: z.string(),
    hint: z.string().optional(),
    /** Whoever runs this may not look. */ lacksPermission: z.literal(true).optional(),
    steps: stepsSchema,
  }),
]);
export type ComparedWith = z.output<typeof comparedWithSchema>;

/** How the gate does on runs of the base branch, which changed nothing: each against all others (gate.md O4). */
export const replaysSchema = z.strictObject({
  runs: z.int().nonnegative(),
  /** So many of them it would have failed. */
  failed: z.int().nonnegative(),
  /** More often than it may: a drop of a suite then fails nothing before the base commit is run as well. */
  tooOften: z.boolean(),
});
export type Replays = z.output<typeof replaysSchema>;

/** What was different around a run and most runs of the base branch that it was compared with (gate.md O15). */
export const circumstanceSchema = z.strictObject({
  of: z.enum(['model', 'cpus', 'memory', 'workers', 'platform', 'image']),
  /** Whose model it is; the rest is of the whole run. */
  target: z.string().optional(),
  here: z.string(),
  /** What it was there, and in how many runs, the most frequent first. */
  there: z.array(z.strictObject({ what: z.string(), runs: z.int().positive() })),
  /** All runs that it was compared with, also those that do not say. */
  runs: z.int().positive(),
});
export type Circumstance = z.output<typeof circumstanceSchema>;

export const comparisonSchema = z.strictObject({
  baseline: comparedWithSchema,
  suites: z.array(suiteChangeSchema),
  tests: z.array(changeSchema),
  replays: replaysSchema.optional(),
  /** Differences that may explain others; absent when there are none, or none is known. */
  circumstances: z.array(circumstanceSchema).optional(),
  /** Suites were compared by their scores, and not by how many trials pass. */
  metric: z.literal('score').optional(),
});
export type Comparison = z.output<typeof comparisonSchema>;
