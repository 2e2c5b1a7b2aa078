import type { Slide } from '../model/comparison.ts';
import { exactlyWorse } from '../shared/statistics/exact-test.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import type { GateSettings } from './policy.ts';
import { runScores, type WithHistory } from './run-history.ts';
import { isDropOf } from './suite-drop.ts';
import { rateOf } from './tally.ts';

/** With fewer, what looks like a slide is how runs differ. */
const FEWEST_RUNS = 4;
const ALPHA = 0.01;
/** Of the tests that are compared, so many must be in the oldest run, too. */
const COVERAGE = 0.8;
/** Pairs of runs that may stand in the wrong order. */
const MOST_OUT_OF_ORDER = 1;

/**
 * Whether a suite slid to where it is by steps of which each is too small to be seen: the newest runs of the base branch
 * excuse the present one, so it is put against the oldest that is remembered as well (github.md §6.6). What is not compared
 * so is undefined; it never fails a run.
 */
export function slideOf(suite: WithHistory, { maxDrop }: Pick<GateSettings, 'maxDrop'>): Slide | undefined {
  const { units, history } = suite;
  const { runs, columns } = history;
  const [oldest] = runs;
  const [column] = columns;
  if (oldest === undefined || runs.length < FEWEST_RUNS) return undefined;
  const first = units.flatMap(({ now }, at) => {
    const then = { passes: column?.passes[at] ?? 0, trials: column?.trials[at] ?? 0 };
    return then.trials === 0 || now.trials === 0 ? [] : [{ base: then, now }];
  });
  if (first.length < COVERAGE * units.length) return undefined;
  const delta = mean(first.map(({ base, now }) => rateOf(now) - rateOf(base)));
  if (!isDropOf(maxDrop, delta)) return undefined;
  const present = mean(units.flatMap(({ test: { now } }) => (now.length === 0 ? [] : [mean(now.map(scoreOf))])));
  if (outOfOrder([...runScores(history), present]) > MOST_OUT_OF_ORDER) return undefined;
  const p = exactlyWorse(first);
  if (!isAtMost(p, ALPHA)) return undefined;
  const times = units.flatMap(({ test }) => test.base.flatMap(({ run, time }) => (run === oldest ? time : [])));
  return { delta, p, runs: runs.length, since: times.reduce((latest, time) => (time > latest ? time : latest)) };
}

/** Pairs of which the later one is not the smaller. */
const outOfOrder = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + values.slice(at + 1).filter((later) => later >= value).length, 0);

const scoreOf = ({ score }: { readonly score: number }): number => score;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
