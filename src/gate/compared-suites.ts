import { hash } from 'node:crypto';
import { resultKey } from '../model/run/result-keys.ts';
import { grouped } from '../model/values/grouped.ts';
import { getOrMake } from '../model/values/once.ts';
import { ALMOST_EQUAL } from '../model/values/sums.ts';
import type { DecidedSuite, SetAsideRun } from '../model/verdict/assessment.ts';
import type { PairedRun, PairedTest } from '../model/verdict/pairing.ts';
import type { Count } from './statistics/distributions.ts';
import { exactlyWorse } from './statistics/exact-test.ts';
import { shuffledLower } from './statistics/shuffle-test.ts';
import { mean, median, NO_SUMS, type Sums } from './statistics/variance.ts';

export interface ComparedSuite {
  readonly suite: string;
  readonly file: string;
  readonly target: string;
  readonly tests: readonly ComparedTest[];
  /** Tests whose result was taken over: their difference is 0 by definition, and they count. */
  readonly reused: number;
  readonly runs: readonly BaselineRun[];
  readonly setAside: readonly SetAsideRun[];
  /** When the newest baseline run was made, whether or not it is set aside. */
  readonly newestAt?: string | undefined;
  readonly decided?: DecidedSuite | undefined;
}

/** The tests of a pairing by suite and target, in the order of the run; those of a suite are sorted by id. */
export function comparedSuites({
  tests,
  decided,
  wholeRun,
}: Pick<PairedRun, 'tests' | 'decided' | 'wholeRun'>): ComparedSuite[] {
  const groups = grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return Array.from(groups.values(), (suiteTests): ComparedSuite => {
    const [{ suite, suiteFile: file, target }] = suiteTests;
    const compared = suiteTests.filter((test) => !isQuarantined(test));
    const comparable = compared
      .filter(({ kind }) => kind === 'comparable')
      .sort((a, b) => (a.testId < b.testId ? -1 : 1));
    const reused = compared.filter(({ kind }) => kind === 'reused').length;
    const isThis = (of: {
      readonly suite: string;
      readonly file?: string | undefined;
      readonly target: string;
    }): boolean => of.suite === suite && of.file === file && of.target === target;
    // A shard has too few tests of a suite to tell.
    const setAside = wholeRun && (wholeRun.setAside.find(isThis)?.runs ?? []);
    const judged = withoutSetAsideRuns(comparable, setAside);
    return { suite, file, target, reused, ...judged, decided: decided?.suites.find(isThis) };
  });
}

function withoutSetAsideRuns(
  comparable: readonly PairedTest[],
  known: readonly SetAsideRun[] | undefined,
): Pick<ComparedSuite, 'tests' | 'runs' | 'setAside' | 'newestAt'> {
  const tests = comparable.map((test) => comparedTest(test, test.base));
  const runs = runsOf(tests);
  const newestAt = runs.at(-1)?.time;
  const setAside = known ?? setAsideRuns(runs, tests);
  if (setAside.length === 0) return { tests, runs, setAside, newestAt };
  const names = new Set(setAside.map(({ run }) => run));
  const left = comparable
    .map((test) => [test, test.base.filter(({ run }) => !names.has(run))] as const)
    .map(([test, trials]) => comparedTest(test, trials))
    .filter(({ trials }) => trials.length > 0);
  return { tests: left, runs: runsOf(left), setAside, newestAt };
}

const comparedTest = (test: PairedTest, trials: PairedTest['base']): ComparedTest => ({
  test,
  trials,
  base: sideOf(trials),
  now: sideOf(test.now),
});

export interface SideSums extends Sums, Count {
  /** Every score is 0 or 1. */
  readonly isBinary: boolean;
}

export interface ComparedTest {
  readonly test: PairedTest;
  /** Its baseline trials, without those of runs that are set aside. */
  readonly trials: PairedTest['base'];
  readonly base: SideSums;
  readonly now: SideSums;
}

/** Its entry still holds: it is reported, and not judged. */
export const isQuarantined = ({ quarantine }: PairedTest): boolean => quarantine !== undefined && !quarantine.expired;

export function sideOf(trials: readonly ScoredTrial[]): SideSums {
  if (trials.length === 0) return { ...NO_SUMS, passes: 0, trials: 0, isBinary: true };
  let [passes, sum, squares] = [0, 0, 0];
  for (const { pass, score } of trials) {
    if (pass) passes += 1;
    sum += score;
    squares += score * score;
  }
  // Scores lie between 0 and 1: a square is as large as its score only at the ends.
  return { count: trials.length, sum, squares, passes, trials: trials.length, isBinary: squares === sum };
}

export const mostlyFails = ({ passes, trials }: Count): boolean => (trials - passes) * 2 > trials;
export const mostlyPasses = ({ passes, trials }: Count): boolean => passes * 2 > trials;

/** What a part of the run has decided about a test is not decided again. */
export const mayBeSuspected = ({ hasOnlyLastAttempts, decided }: PairedTest): boolean =>
  hasOnlyLastAttempts === undefined && decided === undefined;

/** Whether the planned trials of a test, and the re-runs of earlier attempts, mostly fail. */
export function failsWithReruns({ earlier }: PairedTest, now: Count): boolean {
  const reruns = sideOf(earlier?.reruns ?? []);
  return mostlyFails({ passes: now.passes + reruns.passes, trials: now.trials + reruns.trials });
}

/** So many attempts that pass one after the other clear a failure of the attempts before. */
const CLEARING_ATTEMPTS = 3;

/**
 * Whether a test fails: one that an earlier attempt re-ran stays in question until the sum of all its trials acquits it, or
 * later attempts clear it.
 */
export function isFailing(test: PairedTest, now: Count): boolean {
  if (!failsWithReruns(test, now)) return false;
  const { earlier } = test;
  if (earlier === undefined || earlier.planned.length < CLEARING_ATTEMPTS) return true;
  const latest = [...earlier.planned, test.now.slice(earlier.now.length)].slice(-CLEARING_ATTEMPTS);
  return !latest.map(sideOf).every(mostlyPasses);
}

interface BaselineRun {
  readonly run: string;
  readonly time: string;
  /** Of each test, in the order of the tests. */
  readonly trials: Float64Array;
  readonly scores: Float64Array;
}

/** The runs that the baseline trials of some tests come from, oldest first. */
export function runsOf(tests: readonly Pick<ComparedTest, 'trials'>[]): BaselineRun[] {
  const runs = new Map<string, BaselineRun & { time: string }>();
  const none = () => new Float64Array(tests.length);
  for (const [at, { trials }] of tests.entries()) {
    for (const { run, time, score } of trials) {
      const baselineRun = getOrMake(runs, run, () => ({ run, time: '', trials: none(), scores: none() }));
      if (time > baselineRun.time) baselineRun.time = time;
      baselineRun.trials[at] = (baselineRun.trials[at] ?? 0) + 1;
      baselineRun.scores[at] = (baselineRun.scores[at] ?? 0) + score;
    }
  }
  const compare = (a: string, b: string) => (a < b ? -1 : 1);
  return [...runs.values()].sort((a, b) => (a.time === b.time ? compare(a.run, b.run) : compare(a.time, b.time)));
}

/** The tests that every run contains, by their positions. */
export function testsInAllRuns(runs: readonly BaselineRun[], tests: number): number[] {
  const all: number[] = [];
  for (let at = 0; at < tests; at += 1) if (runs.every(({ trials }) => (trials[at] ?? 0) > 0)) all.push(at);
  return all;
}

export const runScore = ({ trials, scores }: BaselineRun, tests: readonly number[]): number =>
  mean(tests.map((at) => (scores[at] ?? 0) / (trials[at] ?? 1)));

const FEWEST_RUNS = 3;
const FAR_BELOW = 0.2;
const HARDLY_CHANCE = 0.0001;

/**
 * Runs that are left out of the baseline: far below the median of all runs, neither neighbour as low, and worse than the
 * other runs beyond chance.
 */
function setAsideRuns(runs: readonly BaselineRun[], tests: readonly ComparedTest[]): SetAsideRun[] {
  if (runs.length < FEWEST_RUNS) return [];
  const common = testsInAllRuns(runs, tests.length);
  if (common.length === 0) return [];
  const scores = runs.map((run) => runScore(run, common));
  const limit = median(scores) - FAR_BELOW + ALMOST_EQUAL;
  const isLow = (at: number) => (scores[at] ?? 1) <= limit;
  return runs.flatMap(({ run }, at): SetAsideRun[] => {
    if (!isLow(at) || isLow(at - 1) || isLow(at + 1)) return [];
    const sides = common.flatMap((index): TwoSides[] => {
      const { test, trials = [] } = tests[index] ?? {};
      const [base, now] = [trials.filter((trial) => trial.run !== run), trials.filter((trial) => trial.run === run)];
      return test === undefined ? [] : [{ test, base, now }];
    });
    if (exactChance(sides) > HARDLY_CHANCE) return [];
    return [{ run, score: scores[at] ?? 0, isNewest: at === runs.length - 1 }];
  });
}

type ScoredTrial = Pick<PairedTest['now'][number], 'pass' | 'score'>;

interface TwoSides {
  readonly test: PairedTest;
  readonly base: readonly ScoredTrial[];
  readonly now: readonly ScoredTrial[];
}

/**
 * The chance that the scores of one side are this low in all if the trials of each test are exchangeable. Exact where
 * all scores are 0 or 1, else by shuffling.
 */
export function exactChance(tests: readonly TwoSides[]): number {
  if (tests.every(({ base, now }) => [...base, ...now].every(({ score }) => score === 0 || score === 1))) {
    const countOf = (trials: readonly ScoredTrial[]) => ({ passes: sideOf(trials).sum, trials: trials.length });
    return exactlyWorse(tests.map(({ base, now }) => ({ base: countOf(base), now: countOf(now) })));
  }
  const scoresOf = (trials: readonly ScoredTrial[]) => trials.map(({ score }) => score);
  return shuffledLower(
    tests.map(({ base, now }) => ({ base: scoresOf(base), now: scoresOf(now) })),
    seedOf(tests.map(({ test }) => test)),
  );
}

/** Follows from the tests alone: the same tests are shuffled in the same way, in whatever order they come. */
export const seedOf = (tests: readonly PairedTest[]): number =>
  hash('sha256', JSON.stringify(tests.map(resultKey).sort()), 'buffer').readUInt32BE(0);
