import { sum } from '../model/values/sums.ts';
import type { DetectableTests } from '../model/verdict/assessment.ts';
import type { SideSums } from './compared-suites.ts';
import { chanceOfFailures, type Prior } from './prior.ts';
import { mostSuspects, SUITES_ALPHA, TESTS_ALPHA } from './settings.ts';
import { allFrom, bisect, normalPoint, studentPoint } from './statistics/distributions.ts';
import { mean, squaredDeviations } from './statistics/variance.ts';
import { UNEXPECTED } from './suspected-regressions.ts';
import { type Variation, variationOfDifference } from './variation.ts';

/** A test as it is known before a run: its baseline, and how many trials are planned. */
interface PlannedTest {
  readonly base: SideSums;
  readonly planned: number;
}

interface DropContext {
  readonly variation: Variation;
  readonly runs: number;
  /** Suites that are compared, in all jobs of a matrix: they share one chance of a false alarm. */
  readonly suites: number;
  readonly maxDrop: number;
}

/** The normal point of a chance of 80%. */
const POWER = 0.841_621;

/**
 * The smallest even drop of a suite that is found with a chance of 80%, from the baseline alone: it is printed before
 * anything is spent. Undefined where no drop is detectable with this history.
 */
export function smallestDetectableDrop(all: readonly PlannedTest[], context: DropContext): number | undefined {
  const tests = all.filter(({ base, planned }) => base.trials > 0 && planned > 0);
  const alpha = SUITES_ALPHA / context.suites;
  let allFail = 1;
  for (const { base, planned } of tests) {
    const positive = base.isBinary ? base.sum : base.trials;
    allFail *= allFrom(base.trials + planned - positive, base.trials + planned, planned);
  }
  if (tests.length === 0 || allFail > alpha) return undefined;
  const known = noiseOfTests(tests);
  const n = tests.length;
  const { degrees } = context.variation;
  const [normal, student] = [normalPoint(alpha), studentPoint(alpha, degrees)];
  const v = variationOfDifference(context.variation, known.trialVariance, context.runs);
  const isDetected = (drop: number): boolean => {
    let [before, after, step, lost] = [0, 0, 0, 0];
    for (const { rate, variance, m, k } of known.tests) {
      const lowered = Math.max(0, rate - drop);
      const pooled = (m * rate + k * lowered) / (m + k);
      lost += rate - lowered;
      before += (variance ?? pooled * (1 - pooled)) * (1 / k + 1 / m);
      after += (variance ?? lowered * (1 - lowered)) / k + (variance ?? rate * (1 - rate)) / m;
      step += variance === undefined ? 1 / k + 1 / m : 0;
    }
    const [squared0, squared1] = [before / (n * n), after / (n * n)];
    const limit = Math.max(
      normal * Math.sqrt(squared0) + step / (2 * n * n),
      student * Math.sqrt(squared0 + v),
      context.maxDrop,
    );
    return lost / n >= limit + POWER * Math.sqrt(squared1 + v);
  };
  return isDetected(known.mean) ? bisect(known.mean, 0, isDetected, 50) : undefined;
}

/**
 * The rate of each test, drawn a little towards the mean of all tests, and the variance of graded scores; that of pass and
 * fail follows from the rate. `m` and `k`: trials of the baseline, and planned ones.
 */
function noiseOfTests(all: readonly PlannedTest[]) {
  const trials = all.reduce((sum, { base }) => sum + base.trials, 0);
  const average = all.reduce((sum, { base }) => sum + base.sum, 0) / trials;
  const isBinary = all.every(({ base }) => base.isBinary);
  const deviations = all.reduce((sum, { base }) => sum + squaredDeviations(base), 0);
  const graded = (deviations + 0.25) / (trials - all.length + 1);
  const tests = all.map(({ base, planned }) => ({
    rate: (base.sum + average) / (base.trials + 1),
    variance: isBinary ? undefined : (squaredDeviations(base) + graded) / base.trials,
    m: base.trials,
    k: planned,
  }));
  return { tests, mean: average, trialVariance: isBinary ? mean(tests.map(({ rate }) => rate * (1 - rate))) : graded };
}

const MAX_FAILURES = 8;
export const joinedDetectable = (parts: readonly DetectableTests[]): DetectableTests => ({
  count: sum(parts.map(({ count }) => count)),
  of: sum(parts.map(({ of }) => of)),
});

/**
 * How many single tests would be found if they broke altogether, from the baseline alone, and those that were found: a confirmed
 * regression (`isDetected`) shows that the baseline is long enough.
 */
export function detectableTests(
  tests: readonly (PlannedTest & { readonly isDetected?: boolean })[],
  prior: Prior,
  matrixJobs = 1,
): DetectableTests {
  const known = tests.map(({ base: { passes, trials }, planned }) => {
    const failures = trials - passes;
    return {
      unexpected: chanceOfFailures(1, passes, failures, prior) <= UNEXPECTED,
      mostlyFails: chanceOfFailures(Math.floor(planned / 2) + 1, passes, failures, prior),
      confirms: chanceOfFailures(MAX_FAILURES, passes, failures + planned, prior),
    };
  });
  const byChance = known.reduce((sum, { unexpected, mostlyFails }) => sum + (unexpected ? mostlyFails : 0), 0);
  const suspects = Math.min(mostSuspects({ confirm: 'off' }), 1 + Math.ceil(byChance));
  const limit = TESTS_ALPHA / (suspects * matrixJobs);
  const detected = tests.filter(({ isDetected }, at) => {
    const { unexpected = false, confirms = 1 } = known[at] ?? {};
    return isDetected || (unexpected && confirms <= limit);
  });
  return { count: detected.length, of: tests.length };
}
