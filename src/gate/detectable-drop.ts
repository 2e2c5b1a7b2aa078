import { bisect } from '../shared/statistics/bisect.ts';
import { normalPoint } from '../shared/statistics/normal.ts';
import { allFrom } from '../shared/statistics/proportion.ts';
import { studentPoint } from '../shared/statistics/student-t.ts';
import { mean, squaredDeviations } from '../shared/statistics/variance.ts';
import { SUITES_ALPHA } from './settings.ts';
import type { Side } from './sides.ts';
import { type Variation, variationOfDifference } from './variation.ts';

/** A test as it is known before a run: its baseline, and how many trials are planned. */
export interface Expected {
  readonly base: Side;
  readonly planned: number;
}

interface DropContext {
  readonly variation: Variation;
  /** Baseline runs of the suite. */
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

/** The p-value if every planned trial fails. */
function chanceOfAllFailing(tests: readonly Expected[]): number {
  let chance = 1;
  for (const { base, planned } of tests) {
    const positive = base.isBinary ? base.sum : base.trials;
    chance *= allFrom(base.trials + planned - positive, base.trials + planned, planned);
  }
  return chance;
}

/** Tests that are known alike. */
interface Kind {
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
    const kinds = tests.map(({ base: { trials: m }, planned: k }, index): Kind => {
      return { rate: rates[index] ?? 0, variance: ((deviations[index] ?? 0) + graded) / m, m, k, count: 1 };
    });
    return { kinds, mean: average, trialVariance: graded };
  }
  const kinds = new Map<string, Kind>();
  for (const [index, { base, planned }] of tests.entries()) {
    const rate = rates[index] ?? 0;
    const key = `${base.trials} ${planned} ${rate}`;
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { rate, m: base.trials, k: planned, count: 1 });
  }
  return { kinds: [...kinds.values()], mean: average, trialVariance: mean(rates.map((rate) => rate * (1 - rate))) };
}
