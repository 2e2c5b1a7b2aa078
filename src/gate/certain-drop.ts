import { exactlyWorse } from '../shared/statistics/exact-test.ts';
import { studentPoint } from '../shared/statistics/student.ts';
import { type GateSettings, halfAlpha } from './policy.ts';
import { FEWEST_REPLAYS } from './replays.ts';
import { FEWEST_RUNS, swingOf } from './run-guard.ts';
import { type WithHistory, withHistory } from './run-history.ts';
import { LEAST_WITHOUT_RUNS } from './suite-drop.ts';
import { levelOf, pooledVariance, rateOf } from './tally.ts';
import { differences, type SuiteUnits, type Unit } from './units.ts';

/** What may still become of a suite. */
export interface StillOpen {
  /** Suites on targets that share one chance of a false alarm, at most. */
  readonly suites: number;
  /** Tests that may still be lost to errors before the whole run counts as not measured. */
  readonly mayBeLost: number;
}

/**
 * Whether the suite-wide test (G2) fails a suite whatever becomes of the tests that have not run: its units count these
 * with all trials passed (`ifPassed`). Every part of the rule is taken at its strictest, so that no completion of the
 * run, with errors or without, may come out otherwise (gate.md §2.8).
 */
export function isCertainDrop(suite: SuiteUnits, open: StillOpen, settings: GateSettings): boolean {
  // Shuffled scores are not monotone, and where the base commit is asked, it may still acquit.
  if (suite.metric !== 'pass' || suite.units.length === 0) return false;
  const deltas = differences(suite);
  const drop = -deltas.reduce((sum, delta) => sum + delta, 0) / deltas.length;
  // A pass that becomes a failure, or a passing test that is lost, only makes the drop larger and p smaller.
  if (!(drop > 0 && drop >= settings.maxDrop)) return false;
  const whole = withHistory(suite);
  if (whole.history.runs.length >= FEWEST_REPLAYS) return false;
  if (!isSameHistory(suite, whole, open)) return false;
  const swing = swingOf(whole, whole.history);
  if (swing === undefined && (settings.control !== 'off' || drop < LEAST_WITHOUT_RUNS)) return false;
  if (exactlyWorse(suite.units) > halfAlpha(settings) / open.suites) return false;
  return swing === undefined || guardAgrees(whole, drop * deltas.length, swing.variance, open);
}

/** Losing tests that have not run must leave as many runs of the base branch to compare with. */
function isSameHistory({ units }: SuiteUnits, { history }: WithHistory, { mayBeLost }: StillOpen): boolean {
  if (mayBeLost === 0) return true;
  const seen = (at: number) => units[at]?.test.ifPassed === undefined;
  const isKept = history.columns.every(({ trials }) => trials.some((count, at) => count > 0 && seen(at)));
  if (!isKept || history.runs.length < FEWEST_RUNS) return isKept;
  const isCommon = (at: number) => history.columns.every(({ trials }) => (trials[at] ?? 0) > 0);
  return units.some((_, at) => isCommon(at)) === units.some((_, at) => seen(at) && isCommon(at));
}

/**
 * Whether the run guard agrees at its strictest. With D the drop of the suite times its tests and V the variance of that,
 * T² = D²/V. Each further failure adds e to D and at most e/m to V, where m is the shortest history; losing tests adds
 * to D, and to the swing of the others what runs differ by in them.
 */
function guardAgrees(suite: WithHistory, drop: number, variance: number, { mayBeLost }: StillOpen): boolean {
  const { units, history } = suite;
  const left = units.filter(({ test }) => test.ifPassed !== undefined);
  const certain = units
    .filter(({ test }) => test.ifPassed === undefined)
    .reduce((sum, { base, now }) => sum + pooledVariance(base, now) * (1 / now.trials + 1 / base.trials), 0);
  const between = swingAtMost(suite, variance, Math.min(mayBeLost, left.length));
  const own = left.reduce((sum, unit) => sum + varianceAtMost(unit), 0);
  const slope = left.reduce((most, { base }) => Math.max(most, 1 / base.trials), 0);
  const t2 = leastSquare(drop, certain + own + between, slope);
  const degrees =
    between === 0 ? Number.POSITIVE_INFINITY : Math.floor((history.runs.length - 1) * (1 + certain / between) ** 2);
  // Room for last bits on the side of running on.
  return t2 >= studentPoint(degrees) ** 2 * (1 + 1e-9);
}

/** The variance that a test which has not run may add, beside what its failures bring: fewer trials may be measured than are planned. */
function varianceAtMost({ test, base, now }: Unit): number {
  return (1 - rateOf(base)) / Math.max(1, test.earlier?.now.length ?? 0) + (1 - levelOf(now)) / base.trials;
}

/** The least that (D + e)²/(V + slope · e) can be, for any e from 0 on. */
function leastSquare(drop: number, variance: number, slope: number): number {
  if (slope * drop <= 2 * variance) return variance === 0 ? Number.POSITIVE_INFINITY : drop ** 2 / variance;
  return (4 * (drop - variance / slope)) / slope;
}

/**
 * The most that runs may differ by beyond their trials, as a variance of the sum over all tests, when so many tests that
 * have not run are lost. Standard deviations add up at most; what trials explain is then not taken off.
 */
function swingAtMost({ units, reused, history }: WithHistory, variance: number, lost: number): number {
  const { runs, columns } = history;
  const n = units.length + reused;
  if (lost === 0) return variance * (1 + 1 / runs.length) * n ** 2;
  const common = units.flatMap((_, at) => (columns.every(({ trials }) => (trials[at] ?? 0) > 0) ? [at] : []));
  const ratesOf = (at: number) => columns.map(({ trials, passes }) => (passes[at] ?? 0) / (trials[at] ?? 1));
  const sums = columns.map((_, run) => common.reduce((sum, at) => sum + (ratesOf(at)[run] ?? 0), 0));
  const losable = common
    .filter((at) => units[at]?.test.ifPassed !== undefined)
    .map((at) => deviation(ratesOf(at)))
    .sort((a, b) => b - a)
    .slice(0, lost);
  const kept = common.length - losable.length;
  if (kept <= 0) return Number.POSITIVE_INFINITY;
  const most = deviation(sums) + losable.reduce((sum, each) => sum + each, 0);
  return (most / kept) ** 2 * (1 + 1 / runs.length) * n ** 2;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
