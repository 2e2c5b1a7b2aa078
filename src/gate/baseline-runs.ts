import type { SetAsideRun } from '../model/verdict/assessment.ts';
import { mean, median } from '../shared/statistics/variance.ts';
import { exactChance } from './exact-chance.ts';
import type { ComparedTest } from './sides.ts';

/** One run of the base branch, as far as it measured the tests of a suite. */
export interface BaselineRun {
  readonly run: string;
  /** When its newest trial was made. */
  readonly time: string;
  /** Of each test, in the order of the tests. */
  readonly trials: Float64Array;
  readonly scores: Float64Array;
}

interface OpenRun extends BaselineRun {
  time: string;
}

/** The runs that the baseline trials of some tests come from, oldest first. */
export function runsOf(tests: readonly Pick<ComparedTest, 'trials'>[]): BaselineRun[] {
  const runs = new Map<string, OpenRun>();
  // The trials of most tests come from the same runs in the same order: the test before spares the search.
  const before: OpenRun[] = [];
  for (const [at, { trials }] of tests.entries()) {
    for (const [index, { run, time, score }] of trials.entries()) {
      let own = before[index];
      if (own?.run !== run) {
        own = runs.get(run);
        if (own === undefined) {
          own = { run, time: '', trials: new Float64Array(tests.length), scores: new Float64Array(tests.length) };
          runs.set(run, own);
        }
        before[index] = own;
      }
      if (time !== own.time && time > own.time) own.time = time;
      own.trials[at] = (own.trials[at] ?? 0) + 1;
      own.scores[at] = (own.scores[at] ?? 0) + score;
    }
  }
  return [...runs.values()].sort((a, b) => (a.time === b.time ? compare(a.run, b.run) : compare(a.time, b.time)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

/** The tests that every run contains, by their positions. */
export function testsInAllRuns(runs: readonly BaselineRun[], tests: number): number[] {
  const all: number[] = [];
  for (let at = 0; at < tests; at += 1) if (runs.every(({ trials }) => (trials[at] ?? 0) > 0)) all.push(at);
  return all;
}

/** The mean score of a run over some tests. */
export const runScore = ({ trials, scores }: BaselineRun, tests: readonly number[]): number =>
  mean(tests.map((at) => (scores[at] ?? 0) / (trials[at] ?? 1)));

const FEWEST_RUNS = 3;
const FAR_BELOW = 0.2;
const HARDLY_CHANCE = 0.0001;
/** Room for the last bits of a difference. */
const ALMOST_EQUAL = 1e-9;

/**
 * Runs that are left out of the baseline: far below the median of all runs, neither neighbour as low, and worse than the
 * other runs beyond chance.
 */
export function setAsideRuns(runs: readonly BaselineRun[], tests: readonly ComparedTest[]): SetAsideRun[] {
  if (runs.length < FEWEST_RUNS) return [];
  const common = testsInAllRuns(runs, tests.length);
  if (common.length === 0) return [];
  const scores = runs.map((run) => runScore(run, common));
  const limit = median(scores) - FAR_BELOW + ALMOST_EQUAL;
  const isLow = (at: number) => (scores[at] ?? 1) <= limit;
  return runs.flatMap(({ run }, at): SetAsideRun[] => {
    if (!isLow(at) || isLow(at - 1) || isLow(at + 1)) return [];
    if (chanceOfRun(run, common, tests) > HARDLY_CHANCE) return [];
    return [{ run, score: scores[at] ?? 0, isNewest: at === runs.length - 1 }];
  });
}

/** The exact chance of one run against the other runs. */
function chanceOfRun(run: string, common: readonly number[], tests: readonly ComparedTest[]): number {
  return exactChance(
    common.flatMap((at) => {
      const own = tests[at];
      if (own === undefined) return [];
      const now = own.trials.filter((trial) => trial.run === run);
      return [{ test: own.test, base: own.trials.filter((trial) => trial.run !== run), now }];
    }),
  );
}
