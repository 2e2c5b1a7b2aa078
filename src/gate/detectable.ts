import type { DetectableTests } from '../model/verdict/assessment.ts';
import type { SideSums } from './compared-suites.ts';
import { chanceOfFailures, type Prior } from './prior.ts';
import { mostSuspects, SUITES_ALPHA, TESTS_ALPHA } from './settings.ts';
import { allFrom, bisect, normalPoint, studentPoint } from './statistics/distributions.ts';
import { mean, squaredDeviations } from './statistics/variance.ts';
import { UNEXPECTED } from './suspected-regressions.ts';
import { type Variation, variationOfDifference } from './variation.ts';

/** A test as it is known before a run: its baseline, and how many trials are planned. */
interface Expected {
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
export function smallestDetectableDrop(all: readonly Expected[], context: DropContext): number | undefined {
  const tests = all.filter(({ base, planned }) => base.trials > 0 && planned > 0);
  const alpha = SUITES_ALPHA / context.suites;
  if (tests.length === 0 || chanceOfAllFailing(tests) > alpha) return undefined;
  const known = kindsOf(tests);
  const n = tests.length;
  const { degrees } = context.variation;
  const [normal, student] = [normalPoint(alpha), studentPoint(alpha, degrees)];
  const v = variationOfDifference(context.variation, known.trialVariance, context.runs);
  const isDetected = (drop: number): boolean => {
    let [before, after, step, lost] = [0, 0, 0, 0];
    for (const { rate, variance, m, k, count } of known.kinds) {
      const lowered = Math.max(0, rate - drop);
      const pooled = (m * rate + k * lowered) / (m + k);
      lost += count * (rate - lowered);
      before += count * (variance ?? pooled * (1 - pooled)) * (1 / k + 1 / m);
      after += count * ((variance ?? lowered * (1 - lowered)) / k + (variance ?? rate * (1 - rate)) / m);
      step += variance === undefined ? count * (1 / k + 1 / m) : 0;
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

function chanceOfAllFailing(tests: readonly Expected[]): number {
  let chance = 1;
  for (const { base, planned } of tests) {
    const positive = base.isBinary ? base.sum : base.trials;
    chance *= allFrom(base.trials + planned - positive, base.trials + planned, planned);
  }
  return chance;
}

/** Tests that are known alike. */
interface TestsAlike {
  /** Mean of the baseline, drawn a little towards that of all tests. */
  readonly rate: number;
  /** Of graded scores; pass and fail follow from the rate. */
  readonly variance?: number | undefined;
  readonly m: number;
  readonly k: number;
  count: number;
}

function kindsOf(tests: readonly Expected[]) {
  const total = tests.reduce((sum, { base }) => ({ score: sum.score + base.sum, trials: sum.trials + base.trials }), {
    score: 0,
    trials: 0,
  });
  const average = total.score / total.trials;
  const isBinary = tests.every(({ base }) => base.isBinary);
  const deviations = tests.map(({ base }) => squaredDeviations(base));
  const graded = (deviations.reduce((sum, each) => sum + each, 0) + 0.25) / (total.trials - tests.length + 1);
  const rates = tests.map(({ base }) => (base.sum + average) / (base.trials + 1));
  if (!isBinary) {
    // Hardly any two tests with graded scores are alike.
    const kinds = tests.map(({ base: { trials: m }, planned: k }, index): TestsAlike => {
      return { rate: rates[index] ?? 0, variance: ((deviations[index] ?? 0) + graded) / m, m, k, count: 1 };
    });
    return { kinds, mean: average, trialVariance: graded };
  }
  const kinds = new Map<string, TestsAlike>();
  for (const [index, { base, planned }] of tests.entries()) {
    const rate = rates[index] ?? 0;
    const key = `${base.trials} ${planned} ${rate}`;
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { rate, m: base.trials, k: planned, count: 1 });
  }
  return { kinds: [...kinds.values()], mean: average, trialVariance: mean(rates.map((rate) => rate * (1 - rate))) };
}

const MAX_FAILURES = 8;
/** More are counted only. */
const MAX_NAMED = 3;

export function joinedDetectable(parts: readonly DetectableTests[]): DetectableTests {
  const sum = (number: 'count' | 'of') => parts.reduce((total, part) => total + part[number], 0);
  const [count, of] = [sum('count'), sum('of')];
  const undetected = parts.flatMap((part) => part.undetected ?? []);
  const isNamed = undetected.length > 0 && undetected.length === of - count && undetected.length <= MAX_NAMED;
  return { count, of, undetected: isNamed ? undetected : undefined };
}

interface ExpectedTest extends Expected {
  readonly testId: string;
  /** Its regression was confirmed, which shows that the baseline is long enough. */
  readonly isDetected?: boolean;
}

/** How many single tests would be found if they broke altogether, from the baseline alone, and those that were found. */
export function detectableTests(tests: readonly ExpectedTest[], prior: Prior, matrixJobs = 1): DetectableTests {
  const chances = new Map<
    string,
    { readonly unexpected: boolean; readonly mostlyFails: number; readonly confirms: number }
  >();
  const known = tests.map(({ base: { passes, trials }, planned }) => {
    const key = `${passes}/${trials} ${planned}`;
    const cached = chances.get(key);
    if (cached) return cached;
    const failures = trials - passes;
    const own = {
      unexpected: chanceOfFailures(1, passes, failures, prior) <= UNEXPECTED,
      mostlyFails: chanceOfFailures(Math.floor(planned / 2) + 1, passes, failures, prior),
      confirms: chanceOfFailures(MAX_FAILURES, passes, failures + planned, prior),
    };
    chances.set(key, own);
    return own;
  });
  const stable = known.filter(({ unexpected }) => unexpected);
  const byChance = stable.reduce((sum, { mostlyFails }) => sum + mostlyFails, 0);
  const suspects = Math.min(mostSuspects({ confirm: 'off' }), 1 + Math.ceil(byChance));
  const found = new Set(stable.filter(({ confirms }) => confirms <= TESTS_ALPHA / (suspects * matrixJobs)));
  const others = tests.filter(({ isDetected }, at) => !isDetected && !found.has(known[at] as (typeof known)[number]));
  const named = others.length > 0 && others.length <= MAX_NAMED;
  return {
    count: tests.length - others.length,
    of: tests.length,
    undetected: named ? others.map(({ testId }) => testId) : undefined,
  };
}
