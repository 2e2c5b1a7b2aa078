import type { SuiteUnits, Unit } from './units.ts';

/** What a pool says run by run. Lists stand in the order of `runs`. */
export interface RunHistory {
  /** The runs of the base branch that the trials come from, oldest first. */
  readonly runs: readonly string[];
  readonly newestAt: string | undefined;
  /** For each test its trials, passes and summed scores in each run. */
  readonly tests: readonly { readonly trials: number[]; readonly passes: number[]; readonly scores: number[] }[];
}

/** A suite with what its pool says run by run. */
export interface WithHistory extends SuiteUnits {
  readonly history: RunHistory;
}

export const withHistory = (suite: SuiteUnits): WithHistory => ({ ...suite, history: runHistory(suite.units) });

/** Sorts the trials of a suite's pool by the run that they were made in. */
export function runHistory(units: readonly Unit[]): RunHistory {
  const newest = new Map<string, string>();
  for (const { test } of units) {
    for (const { run, time } of test.base) {
      const known = newest.get(run);
      if (known === undefined || time > known) newest.set(run, time);
    }
  }
  const ordered = [...newest].sort(([runA, a], [runB, b]) => (a === b ? (runA < runB ? -1 : 1) : a < b ? -1 : 1));
  const runs = ordered.map(([run]) => run);
  const places = new Map(runs.map((run, index) => [run, index]));
  const none = () => runs.map(() => 0);
  const tests = units.map(({ test }) => {
    const own = { trials: none(), passes: none(), scores: none() };
    for (const { run, pass, score } of test.base) {
      const at = places.get(run) ?? 0;
      own.trials[at] = (own.trials[at] ?? 0) + 1;
      own.passes[at] = (own.passes[at] ?? 0) + (pass ? 1 : 0);
      own.scores[at] = (own.scores[at] ?? 0) + score;
    }
    return own;
  });
  return { runs, newestAt: ordered.at(-1)?.[1], tests };
}

/** The mean score of the suite in each run, over the tests that the run has. */
export function runScores({ runs, tests }: RunHistory): number[] {
  return runs.map((_, at) => {
    let total = 0;
    let count = 0;
    for (const { trials, scores } of tests) {
      const own = trials[at] ?? 0;
      if (own === 0) continue;
      total += (scores[at] ?? 0) / own;
      count += 1;
    }
    return total / count;
  });
}
