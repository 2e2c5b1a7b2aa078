import { targetTrials } from '../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../model/run/result.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { ALMOST_EQUAL, sum } from '../model/values/sums.ts';
import type { Change, ComparedVariants, Experiment, Ratio } from '../model/verdict/experiment.ts';
import type { PresentTrial } from '../model/verdict/pairing.ts';
import { studentPoint } from './statistics/distributions.ts';
import { pairedDifference } from './statistics/paired-difference.ts';
import { detectableDifference } from './statistics/power.ts';
import { holm, mean } from './statistics/variance.ts';

const ALPHA = 0.05;
const MAX_LARGEST = 5;

/** One test with the trials that measure two variants; none of a variant that did not measure it. */
interface VariantPair {
  readonly suite: string;
  readonly file: string;
  readonly testId: string;
  readonly first: readonly PresentTrial[];
  readonly second: readonly PresentTrial[];
  readonly counts: Readonly<Record<'first' | 'second', { readonly trials: number; readonly errors: number }>>;
  readonly hasSameAnswer: boolean;
}

/** Compares each variant of a run with its first one. Variants share one chance of a wrong answer (Holm). Pure. */
export function experimentOf({ results, variants = [] }: Pick<RunResult, 'results' | 'variants'>): Experiment {
  const [first = '', ...others] = variants;
  const compared = others.map((variant) => {
    const pairs = pairsOf(results, first, variant);
    const bySuite = [...groupedBy(pairs, ({ suite, file }) => JSON.stringify([suite, file])).values()];
    const share = others.length * bySuite.length;
    return {
      variant,
      overall: comparedVariants(pairs, others.length),
      suites: bySuite.map((suitePairs) => ({
        ...comparedVariants(suitePairs, share),
        suite: suitePairs[0].suite,
        file: suitePairs[0].file,
      })),
    };
  });
  const overall = findingsOf(compared.map(({ overall }) => overall));
  // The suites of a variant share the chance of a wrong answer, too.
  return {
    variants: [...variants],
    comparisons: compared.map(({ variant, suites }, at) => ({
      variant,
      overall: overall[at] ?? comparedVariants([], 1),
      suites: findingsOf(suites, others.length),
    })),
  };
}

function pairsOf(results: readonly TestResult[], first: string, second: string): VariantPair[] {
  const variantResults = results.filter(({ target }) => target === first || target === second);
  const keyOf = ({ suiteFile, suite, testId }: TestResult) => JSON.stringify([suiteFile, suite, testId]);
  return [...groupedBy(variantResults, keyOf).values()].map((of): VariantPair => {
    const { suite, suiteFile: file, testId } = of[0];
    const resultsOf = (variant: string) => of.filter(({ target }) => target === variant);
    const [before, after] = [resultsOf(first), resultsOf(second)];
    const countsOf = (all: readonly TestResult[]) => {
      const statuses = all.flatMap(({ trials, status }) => trials?.map((trial) => trial.status) ?? status);
      return { trials: statuses.length, errors: statuses.filter((each) => each === 'execution_error').length };
    };
    // A result has the answer of one of its trials.
    const scoresOf = ({ trials }: TestResult) => trials?.map(({ score }) => score);
    const answersOf = (all: readonly TestResult[]) =>
      JSON.stringify(
        all.map((each) => [each.status === 'execution_error', each.output, each.fileChanges, scoresOf(each)]),
      );
    return {
      ...{ suite, file, testId, first: before.flatMap(targetTrials), second: after.flatMap(targetTrials) },
      counts: { first: countsOf(before), second: countsOf(after) },
      hasSameAnswer: answersOf(before) === answersOf(after),
    };
  });
}

/** `share`: how many such findings share the chance of a wrong one. */
function comparedVariants(pairs: readonly VariantPair[], share: number): ComparedVariants {
  const measured = pairs.filter(({ first, second }) => first.length > 0 && second.length > 0);
  const tests = measured.length;
  const unmeasured = pairs.length - tests;
  const countsOf = (of: 'trials' | 'errors') => ({
    first: sum(pairs.map(({ counts }) => counts.first[of])),
    second: sum(pairs.map(({ counts }) => counts.second[of])),
  });
  const [trials, errors] = [countsOf('trials'), countsOf('errors')];
  // The zeros of a variant that never answered say nothing about its answers.
  if (tests === 0 || errors.first === trials.first || errors.second === trials.second) {
    return {
      finding: 'not-measured',
      tests: 0,
      unmeasured: pairs.length,
      trials,
      errors,
      won: 0,
      lost: 0,
      tied: 0,
      largest: [],
    };
  }
  const changeOf = (numberOf: (trial: PresentTrial) => number) => {
    const values = measured.map(({ first, second }) => ({ first: first.map(numberOf), second: second.map(numberOf) }));
    const { delta, interval, p, ...design } = pairedDifference(values);
    const [first, second] = [
      mean(values.map((each) => mean(each.first))),
      mean(values.map((each) => mean(each.second))),
    ];
    return { change: { first, second, delta, ...interval, p }, design };
  };
  const score = changeOf((trial) => trial.score);
  const differences = measured.map(({ suite, testId, first, second }) => {
    const [before, after] = [mean(first.map((trial) => trial.score)), mean(second.map((trial) => trial.score))];
    return { suite, testId, first: before, second: after };
  });
  const moved = differences.filter(({ first, second }) => Math.abs(second - first) > ALMOST_EQUAL);
  const won = moved.filter(({ first, second }) => second > first).length;
  return {
    finding: 'no-difference',
    ...{ tests, unmeasured, trials, errors },
    sameAnswers: measured.every(({ hasSameAnswer }) => hasSameAnswer) || undefined,
    score: score.change,
    passRate: changeOf(({ pass }) => (pass ? 1 : 0)).change,
    detectable: detectableDifference({ tests, share, ...score.design }),
    cost: ratioOf(measured, ({ costUsd }) => costUsd),
    latency: ratioOf(measured, ({ durationMs }) => durationMs),
    won,
    lost: moved.length - won,
    tied: tests - moved.length,
    largest: moved
      .toSorted((a, b) => Math.abs(b.second - b.first) - Math.abs(a.second - a.first) || (a.testId < b.testId ? -1 : 1))
      .slice(0, MAX_LARGEST),
  };
}

/** Better or worse only where the test within tests rejects, and the interval leaves 0 out; otherwise it reaches 0. */
function findingsOf<Compared extends ComparedVariants>(all: readonly Compared[], share = 1): Compared[] {
  const rejectedOf = (numbers: readonly (Change | undefined)[]) =>
    holm(
      numbers.map((change) => change?.p ?? 1),
      ALPHA / share,
    );
  const [scores, passRates] = [rejectedOf(all.map(({ score }) => score)), rejectedOf(all.map((each) => each.passRate))];
  const reached = (change: Change, isRejected = false): Change =>
    isRejected ? change : { ...change, low: Math.min(0, change.low), high: Math.max(0, change.high) };
  return all.map((each, at): Compared => {
    if (each.score === undefined || each.passRate === undefined) return each;
    const [score, passRate] = [reached(each.score, scores[at]), reached(each.passRate, passRates[at])];
    // From a mean of 50%, nothing can move by 90 points.
    const room = Math.max(score.first, 1 - score.first);
    const open = (each.detectable ?? 1) < room ? 'no-difference' : 'inconclusive';
    return { ...each, finding: score.low > 0 ? 'better' : score.high < 0 ? 'worse' : open, score, passRate };
  });
}

/**
 * The second variant over the first, as a ratio of means per test, with a 95% interval on its logarithm (delta method).
 * Undefined unless every trial has the number, or without at least three tests.
 */
function ratioOf(
  pairs: readonly VariantPair[],
  numberOf: (trial: PresentTrial) => number | undefined,
): Ratio | undefined {
  const numbers = pairs.map(({ first, second }) =>
    [first, second].map((trials) => trials.flatMap((trial) => numberOf(trial) ?? [])),
  );
  const isWhole = pairs.every(({ first, second }, at) => {
    const [before = [], after = []] = numbers[at] ?? [];
    return before.length === first.length && after.length === second.length;
  });
  const [before, after] = [0, 1].map((side) => numbers.map((each) => mean(each[side] ?? [])));
  if (!isWhole || pairs.length < 3 || before === undefined || after === undefined) return undefined;
  const [first, second] = [mean(before), mean(after)];
  if (first <= 0 || second <= 0) return undefined;
  const ratio = second / first;
  const squares = after.reduce((sum, value, at) => sum + (value - ratio * (before[at] ?? 0)) ** 2, 0);
  const n = pairs.length;
  const error = Math.sqrt(squares / (n - 1) / n) / second;
  const half = studentPoint(ALPHA / 2, n - 1) * error;
  return { first, second, ratio, low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
}
