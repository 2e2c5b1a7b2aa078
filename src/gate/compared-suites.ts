import type { SetAsideRun } from '../model/verdict/assessment.ts';
import type { DecidedSuite } from '../model/verdict/decided.ts';
import type { PairedTest, Pairing } from '../model/verdict/pairing.ts';
import { grouped } from '../shared/grouped.ts';
import { type BaselineRun, runsOf, setAsideRuns } from './baseline-runs.ts';
import { type ComparedTest, isQuarantined, sideOf } from './sides.ts';

/** One suite on one target. */
export interface ComparedSuite {
  readonly suite: string;
  readonly file: string;
  readonly target: string;
  readonly tests: readonly ComparedTest[];
  /** Tests whose result was taken over: their difference is 0 by definition, and they count. */
  readonly reused: number;
  /** The baseline runs, oldest first. */
  readonly runs: readonly BaselineRun[];
  readonly setAside: readonly SetAsideRun[];
  /** When the newest baseline run was made, whether or not it is set aside. */
  readonly newestAt?: string | undefined;
  /** What a part of the run has found. */
  readonly decided?: DecidedSuite | undefined;
}

/** The tests of a pairing by suite and target, in the order of the run; those of a suite are sorted by id. */
export function comparedSuites({
  tests,
  decided,
  whole,
}: Pick<Pairing, 'tests' | 'decided' | 'whole'>): ComparedSuite[] {
  const groups = grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return Array.from(groups.values(), (own): ComparedSuite => {
    const [{ suite, suiteFile: file, target }] = own;
    const compared = own.filter((test) => !isQuarantined(test));
    const comparable = compared
      .filter(({ kind }) => kind === 'comparable')
      .sort((a, b) => (a.testId < b.testId ? -1 : 1));
    const reused = compared.filter(({ kind }) => kind === 'reused').length;
    // A shard has too few tests of a suite to tell.
    const setAside =
      whole &&
      (whole.setAside.find((of) => of.suite === suite && of.file === file && of.target === target)?.runs ?? []);
    const found = decided?.suites.find((of) => of.suite === suite && of.file === file && of.target === target);
    return {
      suite,
      file,
      target,
      reused,
      ...withoutSetAsideRuns(comparable, setAside),
      decided: found,
    };
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
    .map((test) =>
      comparedTest(
        test,
        test.base.filter(({ run }) => !names.has(run)),
      ),
    )
    .filter(({ trials }) => trials.length > 0);
  return { tests: left, runs: runsOf(left), setAside, newestAt };
}

const comparedTest = (test: PairedTest, trials: PairedTest['base']): ComparedTest => ({
  test,
  trials,
  base: sideOf(trials),
  now: sideOf(test.now),
});
