import { studentPoint } from '../shared/statistics/student.ts';
import { smoothed } from './power.ts';
import { type RunHistory, valuesOf } from './run-history.ts';
import { pooledVariance } from './tally.ts';
import type { SuiteUnits, Unit } from './units.ts';

/** With fewer runs of the base branch nobody knows how much runs differ (gate.md §2.5). */
export const FEWEST_RUNS = 3;

/** How far runs differ beyond the noise of their trials. */
export interface Swing {
  readonly runs: number;
  /** s² of gate.md §2.5. */
  readonly variance: number;
}

export interface GuardAnswer {
  readonly t: number;
  readonly degrees: number;
  readonly limit: number;
  readonly agrees: boolean;
}

/**
 * Whether a drop is more than whole runs differ by: trials of one run share a provider, an hour and a machine, which
 * the exact test does not know (gate.md §2.5). `noise` is the variance of the difference by the trials alone.
 */
export function runGuard(delta: number, noise: number, { runs, variance }: Swing): GuardAnswer {
  const between = variance * (1 + 1 / runs);
  const total = noise + between;
  const t = -delta / Math.sqrt(total);
  const degrees = between === 0 ? Number.POSITIVE_INFINITY : Math.floor((total * total) / (between ** 2 / (runs - 1)));
  const limit = studentPoint(degrees);
  return { t, degrees, limit, agrees: t >= limit };
}

/** The swing of a suite's runs over the tests that all of them have; undefined for fewer than three, or without such tests. */
export function swingOf({ units, metric }: SuiteUnits, { runs, columns }: RunHistory): Swing | undefined {
  if (runs.length < FEWEST_RUNS) return undefined;
  const common: number[] = [];
  for (let at = 0; at < units.length; at += 1) {
    if (columns.every(({ trials }) => (trials[at] ?? 0) > 0)) common.push(at);
  }
  if (common.length === 0) return undefined;

  const known = common.flatMap((at) => units[at] ?? []);
  const variances = Float64Array.from(
    smoothed(known.map(({ base, now }) => ({ base, trials: now.trials }))),
    (each) => each.variance,
  );
  let trialNoise = 0;
  const means = columns.map((column) => {
    const values = valuesOf(column, metric);
    let mean = 0;
    let noise = 0;
    for (let index = 0; index < common.length; index += 1) {
      const at = common[index] ?? 0;
      const trials = column.trials[at] ?? 1;
      mean += (values[at] ?? 0) / trials;
      noise += (variances[index] ?? 0) / trials;
    }
    trialNoise += noise / common.length ** 2;
    return mean / common.length;
  });
  return { runs: runs.length, variance: Math.max(0, sampleVariance(means) - trialNoise / runs.length) };
}

/** The variance that the trials alone give to the mean difference of `n` tests: SE0² of gate.md §2.5. */
export function trialNoise(units: readonly Unit[], n: number): number {
  const sum = units.reduce((total, { base, now }) => {
    return total + pooledVariance(base, now) * (1 / now.trials + 1 / base.trials);
  }, 0);
  return sum / n ** 2;
}

function sampleVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
