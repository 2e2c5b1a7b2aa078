import type { RunResult } from '../model/run/result.ts';
import type { SuiteFileState } from '../model/run/result-keys.ts';
import type { AbsentSuite } from '../model/verdict/assessment.ts';
import type { EvidencePool } from '../model/verdict/evidence.ts';
import { newestRun, poolsOfSuites } from './trials.ts';

/**
 * The suites of the baseline that the run does not have. A suite counts as removed if its file was deleted, or if the
 * file ran and no longer has this suite or target. In a run that broke off, a suite without a file is missing.
 * `suiteFiles` are the existing files of baseline suites; the data of the run itself takes precedence.
 */
export function absentSuites(
  pools: readonly EvidencePool[],
  run: RunResult,
  suiteFiles: ReadonlySet<string>,
): AbsentSuite[] {
  // Skipped tests, and planned tests without a result, are not run, and their suites are not absent.
  const suites = [
    ...run.results,
    ...(run.skipped ?? []),
    ...(run.withoutResult ?? []).map(({ suite, file: suiteFile, target }) => ({ suite, suiteFile, target })),
  ];
  const keyOf = ({ suite, target }: { suite: string; target: string }) => JSON.stringify([suite, target]);
  const present = new Set(suites.map(keyOf));
  const continued = new Set(poolsOfSuites(pools, suites).flatMap((suite) => suite.pools));
  const filesRun = new Set(suites.map(({ suiteFile }) => suiteFile));
  const targetsRun = new Set(suites.map(({ target }) => target));
  // Results of other tools name suites, and not their files.
  const unplaced = new Set(suites.filter(({ suite, suiteFile }) => suite === suiteFile).map(keyOf));
  const { selected = [], baselineFiles = [] } = run;
  const fileStates = new Map(baselineFiles.map(({ file, state }) => [file, state]));
  /** A run of some tests expects no other suite. Results without this information may have omitted any suite. */
  const stateOf = (file: string): SuiteFileState => {
    const state = fileStates.get(file) ?? (suiteFiles.has(file) ? 'exists' : 'gone');
    if (state !== 'exists') return state;
    const isLeftOut = selected.includes('tests') || (selected.includes('suites') && !fileStates.has(file));
    return isLeftOut ? 'deselected' : 'exists';
  };
  return latestPools(pools).flatMap(({ pool, newest }): AbsentSuite[] => {
    const { suite, file, target, tests } = pool;
    const state = file === undefined ? 'gone' : stateOf(file);
    const isNotRun = state !== 'gone' && file !== undefined && !filesRun.has(file);
    const key = keyOf(pool);
    if (unplaced.has(key) || (file === undefined && present.has(key))) return [];
    // If the file of a suite is still there, a suite of the same name in another file is another one.
    if (continued.has(pool) && !isNotRun) return [];
    // The tests of a suite that a stopped run did not come to are counted as not run.
    if (isNotRun && run.stopped !== undefined && run.results.length < run.planned) return [];
    const isDeselected = state === 'deselected' || (selected.includes('targets') && !targetsRun.has(target));
    const isLost = !run.complete && (file === undefined || file === suite) && state === 'gone';
    const why = isDeselected ? 'deselected' : isNotRun || isLost ? 'missing' : 'removed';
    const measured = tests.filter(({ trials }) => trials.some((trial) => trial.run === newest)).length;
    return [{ suite, file, target, tests: measured, why }];
  });
}

/**
 * The pools that the base branch still has, each with its newest run: a later run that has another suite of that run, and
 * not this one, dropped it, unless inputs restricted that run. Results of single suites that are named one by one all count.
 */
export function latestPools(
  pools: readonly EvidencePool[],
): { readonly pool: EvidencePool; readonly newest: string }[] {
  const known = pools.flatMap((pool) => {
    const tests = pool.tests.map(({ trials }) => trials);
    const newest = newestRun(tests);
    const runs = new Set(tests.flatMap((trials) => trials.map(({ run }) => run)));
    const wholeAt = newestRun(tests, { isWhole: true })?.at ?? 0;
    return newest === undefined ? [] : { pool, newest, runs, wholeAt };
  });
  return known
    .filter(({ newest }) => known.every(({ runs, wholeAt }) => !runs.has(newest.run) || wholeAt <= newest.at))
    .map(({ pool, newest }) => ({ pool, newest: newest.run }));
}
