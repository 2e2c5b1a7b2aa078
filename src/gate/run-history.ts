import { type Metric, tallyOf } from './tally.ts';
import type { SuiteUnits, Unit } from './units.ts';

/** What a pool says run by run. */
export interface RunHistory {
  /** The runs of the base branch that the trials come from, oldest first. */
  readonly runs: readonly string[];
  readonly newestAt: string | undefined;
  /** For each of these runs its trials, passes and summed scores, in the order of the tests. */
  readonly columns: readonly RunColumn[];
}

export interface RunColumn {
  readonly trials: Float64Array;
  readonly passes: Float64Array;
  readonly scores: Float64Array;
}

/** A suite with what its pool says run by run. */
export interface WithHistory extends SuiteUnits {
  readonly history: RunHistory;
}

export const withHistory = (suite: SuiteUnits): WithHistory => ({ ...suite, history: runHistory(suite.units) });

interface OpenColumn extends RunColumn {
  readonly run: string;
  newest: string;
}

/** Sorts the trials of a suite's pool by the run that they were made in. */
export function runHistory(units: readonly Unit[]): RunHistory {
  const columns = new Map<string, OpenColumn>();
  const open = (run: string): OpenColumn => {
    const none = () => new Float64Array(units.length);
    const column = { run, newest: '', trials: none(), passes: none(), scores: none() };
    columns.set(run, column);
    return column;
  };
  // The trials of most tests come from the same runs in the same order: a look at the test before spares the search.
  const before: OpenColumn[] = [];
  units.forEach(({ test }, at) => {
    test.base.forEach(({ run, time, pass, score }, index) => {
      let column = before[index];
      if (column?.run !== run) {
        column = columns.get(run) ?? open(run);
        before[index] = column;
      }
      if (time !== column.newest && time > column.newest) column.newest = time;
      column.trials[at] = (column.trials[at] ?? 0) + 1;
      if (pass) column.passes[at] = (column.passes[at] ?? 0) + 1;
      column.scores[at] = (column.scores[at] ?? 0) + score;
    });
  });
  const ordered = [...columns.values()].sort((a, b) =>
    a.newest === b.newest ? (a.run < b.run ? -1 : 1) : a.newest < b.newest ? -1 : 1,
  );
  return { runs: ordered.map(({ run }) => run), newestAt: ordered.at(-1)?.newest, columns: ordered };
}

/** What a run is compared by. */
export const valuesOf = ({ passes, scores }: RunColumn, metric: Metric): Float64Array =>
  metric === 'score' ? scores : passes;

/** The mean score of the suite in each run, over the tests that the run has. */
export function runScores({ columns }: RunHistory): number[] {
  return columns.map(({ trials, scores }) => {
    let total = 0;
    let count = 0;
    trials.forEach((own, at) => {
      if (own === 0) return;
      total += (scores[at] ?? 0) / own;
      count += 1;
    });
    return total / count;
  });
}

/**
 * A suite as it would have looked with one run of its past as the present, and the others as its past; tests that lack
 * one of the two are left out.
 */
export function replayOf(suite: WithHistory, run: string): WithHistory {
  const { units, history, metric } = suite;
  const at = history.runs.indexOf(run);
  const column = history.columns[at];
  const kept: number[] = [];
  const replayed: Unit[] = [];
  units.forEach((unit, index) => {
    const trials = column?.trials[index] ?? 0;
    if (column === undefined || trials === 0 || trials === unit.base.trials) return;
    kept.push(index);
    replayed.push(metric === 'score' ? byScores(unit, run) : byPasses(unit, trials, column.passes[index] ?? 0));
  });
  const isWhole = kept.length === units.length;
  const some = (values: Float64Array) => (isWhole ? values : Float64Array.from(kept, (index) => values[index] ?? 0));
  const others = <T>(all: readonly T[]): T[] => all.filter((_, index) => index !== at);
  const columns = others(history.columns).map(({ trials, passes, scores }) => ({
    trials: some(trials),
    passes: some(passes),
    scores: some(scores),
  }));
  return {
    ...suite,
    reused: 0,
    units: replayed,
    history: { runs: others(history.runs), newestAt: undefined, columns },
  };
}

/** Nobody looks at the single trials there. */
const byPasses = ({ test, base }: Unit, trials: number, passes: number): Unit => ({
  test: test.control.length === 0 ? test : { ...test, control: [] },
  base: { passes: base.passes - passes, trials: base.trials - trials },
  now: { passes, trials },
});

function byScores({ test }: Unit, run: string): Unit {
  const now = test.base.filter((trial) => trial.run === run);
  const base = test.base.filter((trial) => trial.run !== run);
  return { test: { ...test, base, now, control: [] }, base: tallyOf(base, 'score'), now: tallyOf(now, 'score') };
}
