import { studentPoint } from './distributions.ts';
import { exactlyWorse } from './exact-test.ts';
import { shuffledHigher, shuffledLower } from './shuffle-test.ts';
import { mean, sampleVariance } from './variance.ts';
import type { Interval } from './wilson.ts';

/** The measured values of one test on two sides, each from 0 to 1; neither list is empty. */
interface PairedValues {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

interface PairedDifference {
  /** Mean over the tests of the difference of means, from -1 to 1. */
  readonly delta: number;
  readonly interval: Interval;
  /** Two-sided, within tests. */
  readonly p: number;
  /** The trials of a test on a side; 1 if they do not say how a test varies. */
  readonly trials: number;
  /** The variance of the sum of all differences. */
  readonly squares: number;
}

const SEED = 46;

/**
 * The second side minus the first, paired by test. The tests are those that there are, and their trials are what chance decides:
 * the interval has the variance within tests. With one trial on a side that is not known, and the variance between tests takes
 * its place, which is larger. As for paired rates in Bonett and Price (Statistics in Medicine, 2012), two tests are added, of which each
 * side wins one by what one of so many trials weighs: the interval has a width where no trial differs. They pull it towards 0; it reaches
 * the measured difference all the same.
 */
export function pairedDifference(tests: readonly PairedValues[]): PairedDifference {
  const differences = tests.map(({ first, second }) => mean(second) - mean(first));
  const delta = mean(differences);
  const n = tests.length + 2;
  const trials = mean(tests.map(({ first, second }) => Math.min(first.length, second.length)));
  const centre = (delta * tests.length) / n;
  const isRepeated = tests.every(({ first, second }) => first.length > 1 && second.length > 1);
  const variance = isRepeated
    ? tests.reduce((sum, { first, second }) => sum + varianceOfMean(first) + varianceOfMean(second), 0)
    : differences.reduce((sum, each) => sum + each * each, 0) - n * centre * centre;
  const squares = Math.max(0, variance);
  const half = (studentPoint(0.025, n - 1) * Math.sqrt(squares + 2 / trials)) / n;
  const interval = {
    low: Math.max(-1, Math.min(delta, centre - half)),
    high: Math.min(1, Math.max(delta, centre + half)),
  };
  return { delta, interval, p: chanceOfDifference(tests), trials: isRepeated ? trials : 1, squares };
}

const varianceOfMean = (values: readonly number[]): number => sampleVariance(values) / values.length;

/** How likely a difference as large as this is, in either direction, if the labels of both sides had no meaning within tests. */
function chanceOfDifference(tests: readonly PairedValues[]): number {
  const isBinary = (values: readonly number[]) => values.every((value) => value === 0 || value === 1);
  const countOf = (values: readonly number[]) => ({
    passes: values.filter((value) => value === 1).length,
    trials: values.length,
  });
  if (tests.every(({ first, second }) => first.length === second.length && isBinary(first) && isBinary(second))) {
    const lower = exactlyWorse(tests.map(({ first, second }) => ({ base: countOf(first), now: countOf(second) })));
    const higher = exactlyWorse(tests.map(({ first, second }) => ({ base: countOf(second), now: countOf(first) })));
    return Math.min(1, 2 * Math.min(lower, higher));
  }
  const sides = tests.map(({ first, second }) => ({ base: first, now: second }));
  return Math.min(1, 2 * Math.min(shuffledLower(sides, SEED), shuffledHigher(sides, SEED)));
}
