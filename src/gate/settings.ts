import * as z from 'zod';

const CONFIRM = 50;

/** The settings of the gate. A value with which the gate could never fail, or never pass, is refused. */
export const gateSettings = z.strictObject({
  /** Share of the planned trials that may end in an error before the run counts as not measured. */
  maxErrorRate: z.number().min(0).max(1).default(0.1),
  /** Drop of a suite below which a significant change only warns. */
  maxDrop: z
    .number()
    .min(0)
    .lt(1, 'below 1: no suite can drop by more than all of its tests, so that this could never fail')
    .default(0.02),
  /** How many suspected regressions are re-run at most, the least expected failures first. */
  confirm: z.union([z.literal('off'), z.int().min(1)]).default(CONFIRM),
  /** Whether findings are checked on the base commit before they fail a run. */
  control: z.enum(['on', 'off']).default('on'),
  /** Largest accepted increases, as shares; without one the increase is only reported. */
  maxCostIncrease: z.number().nonnegative().optional(),
  maxLatencyIncrease: z.number().nonnegative().optional(),
  /** Jobs of a matrix that each decide on their own results: they share the chances of a false alarm of one run. */
  matrixJobs: z.int().min(1).default(1),
});
export type GateSettingsInput = z.input<typeof gateSettings>;
export type GateSettings = z.output<typeof gateSettings>;

/** What the gate does unless it is told otherwise. */
export const gateDefaults = gateSettings.parse({});

/** Chance of a false alarm for all suites together. */
export const SUITES_ALPHA = 0.03;
/** Expected number of unchanged tests that are reported, for all single tests together. */
export const TESTS_ALPHA = 0.02;
/** Re-runs of a test that confirm anything. */
export const FEWEST_RERUNS = 2;

/** Suspected regressions that are considered; without confirmation as many as by default. */
export const mostSuspects = ({ confirm }: Pick<GateSettings, 'confirm'>): number =>
  confirm === 'off' ? CONFIRM : confirm;
