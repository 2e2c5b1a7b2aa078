import type { Problem } from '../../model/errors.ts';
import type { RunResult, TestResult, Trial } from '../../model/run/result.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { atPassMark } from '../result-of.ts';
import { type ImportHow, readResults } from './read-results.ts';
import type { ResultsSite } from './result-rows.ts';

interface ExtraTrials {
  readonly results: readonly TestResult[];
  readonly warnings: readonly Problem[];
  /** Rows that could not be read: one of them may be the deciding trial. */
  readonly unreadable: readonly Problem[];
}

/**
 * Re-runs or control trials of the tests of a run, from files of results. Tests that the run does not have are reported.
 * Throws a `UserError` for files that cannot be read.
 */
export async function extraTrialsFrom(
  paths: readonly string[],
  run: RunResult,
  site: ResultsSite,
  imports: ImportHow,
): Promise<ExtraTrials> {
  const results: TestResult[] = [];
  const unreadable: Problem[] = [];
  for (const path of paths) {
    const { run: again } = await readResults([path], site, imports);
    const why =
      again.stopped === 'broken-off' ? 'incomplete' : hasOnlyLastAttempts(again) ? 'only the last attempts' : '';
    const hint = why.startsWith('only') ? 'Switch the retries of the tool off.' : undefined;
    const message = `The extra trials in ${path} are ${why}`;
    results.push(...again.results);
    if (again.unreadable !== undefined) unreadable.push(...again.unreadable);
    else if (why !== '') unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message, hint });
  }
  return { ...pairedWith(run, results), unreadable };
}

/** The results of re-runs as those of the tests of a run. Tests that the run does not have are reported. */
export function pairedWith(run: RunResult, reruns: readonly TestResult[]): Omit<ExtraTrials, 'unreadable'> {
  // By file if both sides have it, else by suite, test and target, if that is unique.
  const keyOf = ({ suite, testId, target }: TestResult) => JSON.stringify([suite, testId, target]);
  const groups = groupedBy(run.results, keyOf);
  const results: TestResult[] = [];
  const unknown = new Set<string>();
  for (const rerun of reruns) {
    const group = groups.get(keyOf(rerun)) ?? [];
    const ofFile = group.find(({ suiteFile }) => suiteFile === rerun.suiteFile);
    const test = ofFile ?? (group.length === 1 ? group[0] : undefined);
    if (test === undefined) unknown.add(rerun.testId);
    else results.push(withPassMark({ ...rerun, suiteFile: test.suiteFile }, test.passMark));
  }
  const message = `The extra trials contain ${plural('test', unknown.size)} that the results do not have: ${listed([...unknown])}`;
  return { results, warnings: unknown.size === 0 ? [] : [{ code: 'UNUSED', severity: 'warning', message }] };
}

/** Re-runs pass by the pass mark of the test that they are of, whatever they were run with; other tools have their own verdict. */
function withPassMark(result: TestResult, passMark: number): TestResult {
  if (result.passMark === passMark || result.importedFrom !== undefined) return result;
  const trials = result.trials?.map((trial): Trial => {
    if (trial.status === 'execution_error') return trial;
    return { ...trial, status: trial.score >= passMark ? 'ok' : 'quality_failure' };
  });
  return atPassMark({ ...result, trials }, passMark);
}

/** A tool that repeats a test until it passes shows the trials that pass. */
export const hasOnlyLastAttempts = ({ imported = [] }: RunResult): boolean =>
  imported.some(({ attempts }) => attempts === 'last-only');
