import type { Problem } from '../../model/errors.ts';
import type { RunResult, TestResult, Trial } from '../../model/run/result.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
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
  const read: TestResult[] = [];
  const unreadable: Problem[] = [];
  for (const path of paths) {
    const { run: again } = await readResults([path], site, imports);
    read.push(...again.results);
    unreadable.push(...(again.unreadable ?? whyUnusable(again, path)));
  }
  return { ...pairedWith(run, read), unreadable };
}

/** The results of re-runs as those of the tests of a run. Tests that the run does not have are reported. */
export function pairedWith(run: RunResult, reruns: readonly TestResult[]): Omit<ExtraTrials, 'unreadable'> {
  if (reruns.length === 0) return { results: [], warnings: [] };
  const find = finder(run.results);
  const results: TestResult[] = [];
  const strange: string[] = [];
  for (const result of reruns) {
    const own = find(result);
    if (own === undefined) strange.push(result.testId);
    else results.push(heldTo(own.passMark, { ...result, suiteFile: own.suiteFile }));
  }
  return { results, warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])] };
}

/** Re-runs pass by the pass mark of the test that they are of, whatever they were run with; other tools have their own verdict. */
function heldTo(passMark: number, result: TestResult): TestResult {
  if (result.passMark === passMark || result.importedFrom !== undefined) return result;
  const statusOf = (score: number) => (score >= passMark ? 'ok' : 'quality_failure');
  const trials = result.trials?.map((trial) =>
    trial.status === 'execution_error' ? trial : { ...trial, status: statusOf(trial.score) as Trial['status'] },
  );
  const held = { ...result, passMark, ...(trials && { trials }) };
  if (held.status === 'execution_error') return held;
  const { requiredMissed: _, ...measured } = { requiredMissed: undefined, ...held };
  return { ...measured, status: statusOf(measured.score) };
}

/** Pairs by file if both sides have it, else by suite, test and target, if that is unique. */
function finder(results: readonly TestResult[]): (rerun: TestResult) => TestResult | undefined {
  const keyOf = ({ suite, testId, target }: TestResult) => JSON.stringify([suite, testId, target]);
  const groups = new Map<string, TestResult[]>();
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
  return (rerun) => {
    const own = groups.get(keyOf(rerun)) ?? [];
    return own.find(({ suiteFile }) => suiteFile === rerun.suiteFile) ?? (own.length === 1 ? own[0] : undefined);
  };
}

/** A tool that repeats a test until it passes shows the trials that pass. */
export const hasOnlyLastAttempts = ({ imported = [] }: RunResult): boolean =>
  imported.some(({ attempts }) => attempts === 'last-only');

function whyUnusable(run: RunResult, path: string): Problem[] {
  const problem = (what: string, hint?: string): Problem => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'error',
    message: `The extra trials in ${path} are ${what}`,
    hint,
  });
  if (run.stopped === 'broken-off') return [problem('incomplete')];
  return hasOnlyLastAttempts(run) ? [problem('only the last attempts', 'Switch the retries of the tool off.')] : [];
}

const notOfThisRun = (ids: readonly string[]): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `The extra trials contain ${plural('test', ids.length)} that the results do not have: ${listed(ids)}`,
});
