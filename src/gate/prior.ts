import { groupedBy } from '../model/values/grouped.ts';
import type { Count } from './statistics/distributions.ts';

const RATES: readonly number[] = [
  ...[1, 2, 5, 10, 20, 30, 50, 75].map((perMille) => perMille / 1000),
  ...Array.from({ length: 18 }, (_, index) => (10 + 5 * index) / 100),
  0.99,
];
const PASS_LOGS = RATES.map((rate) => Math.log1p(-rate));
const FAIL_LOGS = RATES.map((rate) => Math.log(rate));
const EM_ITERATIONS = 50;

export interface Prior {
  readonly rates: readonly number[];
  /** They sum to 1. */
  readonly weights: readonly number[];
}

/**
 * Estimates how common each failure rate is from the baseline of all tests (empirical Bayes). One pseudo-test with equal
 * weights keeps small suites and short histories cautious.
 */
export function priorOf(baselines: readonly Count[]): Prior {
  // In a fixed order, so that the order of the tests does not change the last bits.
  const kinds = [...groupedBy(baselines, ({ passes, trials }) => `${passes}/${trials}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, all]) => ({
      tests: all.length,
      likelihoods: likelihoodsOf(all[0].passes, all[0].trials - all[0].passes),
    }));
  const even: readonly number[] = RATES.map(() => 1 / RATES.length);
  let weights = even;
  for (let iteration = 0; iteration < EM_ITERATIONS; iteration += 1) {
    const next = [...even];
    for (const { likelihoods, tests } of kinds) {
      let total = 0;
      for (let at = 0; at < even.length; at += 1) total += (weights[at] ?? 0) * (likelihoods[at] ?? 0);
      for (let at = 0; at < even.length; at += 1) {
        next[at] = (next[at] ?? 0) + (tests * (weights[at] ?? 0) * (likelihoods[at] ?? 0)) / total;
      }
    }
    weights = next.map((weight) => weight / (1 + baselines.length));
  }
  return { rates: RATES, weights };
}

/** The chance that the next `failures` trials of a test all fail, given its passes and failures so far. */
export function chanceOfFailures(failures: number, passes: number, failed: number, { rates, weights }: Prior): number {
  let [all, those] = [0, 0];
  for (const [index, likelihood] of likelihoodsOf(passes, failed).entries()) {
    const weight = (weights[index] ?? 0) * likelihood;
    all += weight;
    those += weight * (rates[index] ?? 0) ** failures;
  }
  return those / all;
}

/** The chances of 0, 1, … passes in so many further trials of a test, given its passes and failures so far. */
export function chancesOfPasses(
  trials: number,
  { passes, failed }: { readonly passes: number; readonly failed: number },
  { rates, weights }: Prior,
): number[] {
  const likely = likelihoodsOf(passes, failed).map((likelihood, at) => likelihood * (weights[at] ?? 0));
  const all = likely.reduce((sum, weight) => sum + weight, 0);
  let ways = 1;
  return Array.from({ length: trials + 1 }, (_, passing) => {
    if (passing > 0) ways = (ways * (trials - passing + 1)) / passing;
    const those = likely.map((weight, at) => {
      const rate = rates[at] ?? 0;
      return weight * (1 - rate) ** passing * rate ** (trials - passing);
    });
    return (ways * those.reduce((sum, weight) => sum + weight, 0)) / all;
  });
}

/** Of each failure rate, scaled so that the largest is 1: long histories would underflow. */
function likelihoodsOf(passes: number, failures: number): number[] {
  const logs = RATES.map((_, index) => passes * (PASS_LOGS[index] ?? 0) + failures * (FAIL_LOGS[index] ?? 0));
  const largest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - largest));
}
