import * as z from 'zod';

/** Of the shared chance of a false alarm one half goes to suites, one half to single tests (gate.md §2.7). */
const ALPHA = 0.05;
const MAX_DROP = 0.02;
/** Fisher's test of the longest history, 20 of 20, against the most fresh trials, 0 of 6 (gate.md §2.6): 1 in 230,230. */
const LEAST_P = 1 / 230_230;

/** What a user may say about deciding. What could never fail, or never pass, is refused. */
export const gatePolicy = z
  .strictObject({
    /** Share of tests that may end in an error before the run counts as not measured. */
    maxErrorRate: z.number().min(0).max(1),
    /** Drop of a suite below which a significant change only warns. */
    maxDrop: z.number().min(0).max(1).default(MAX_DROP),
    /** The chance that an unchanged run is failed by noise. */
    alpha: z.number().gt(0).max(0.2).default(ALPHA),
    /** Whether tests that look newly broken are run again, or how many of them at most. */
    confirm: z.union([z.enum(['auto', 'off']), z.int().min(1).max(100)]).default('auto'),
    /** Whether the same trials may be run on the base commit. */
    control: z.enum(['off', 'on-suspect']).default('off'),
    /** Confirmed regressions that are tolerated. */
    maxRegressions: z.int().nonnegative().default(0),
    /** Shares by which cost and time may grow; without one the growth is only told. */
    maxCostIncrease: z.number().nonnegative().optional(),
    maxLatencyIncrease: z.number().nonnegative().optional(),
    /** What a run without a baseline is worth; not said, it is worth what it shows by itself. */
    onMissingBaseline: z.enum(['pass', 'warn', 'fail']).optional(),
    /** What suites are compared by: the trials that pass, or the scores of all of them. */
    metric: z.enum(['pass', 'score']).default('pass'),
    /** The even drop that must have been visible, or the run is inconclusive. */
    requireMde: z.number().gt(0).max(1).optional(),
    /** The key of tests' metadata that says which of them belong together. */
    cluster: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ maxDrop }) => maxDrop < 1, {
    path: ['maxDrop'],
    message: 'below 1: no suite can drop by more than all of its tests, so that this could never fail',
  })
  .refine(({ alpha }) => alpha / 2 > LEAST_P, {
    path: ['alpha'],
    message:
      'over 0.00001: not even a test that always passed, and now always fails, is surer than that, so that this could never fail',
  })
  .refine(({ maxDrop, requireMde }) => requireMde === undefined || requireMde > maxDrop, {
    path: ['requireMde'],
    message: 'more than max-drop: a drop that is allowed is never one that must be seen, so that this could never pass',
  });

/** As callers give it: everything but the error rate has a default. */
export type GatePolicy = z.input<typeof gatePolicy>;
/** With every default filled in. */
export type GateSettings = z.output<typeof gatePolicy>;

/** What one half of the shared chance is: for all suites together, and for all single tests together. */
export const halfAlpha = ({ alpha }: GateSettings): number => alpha / 2;
