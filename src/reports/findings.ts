import type { Change } from '../model/comparison.ts';
import type { FailureClass } from '../model/outcome.ts';
import type { Report } from '../model/report.ts';
import { resultKey, type TestResult } from '../model/result.ts';
import { score } from './numbers.ts';

export type Failing = Extract<TestResult, { status: 'quality_failure' }>;
export type Errored = Extract<TestResult, { status: 'execution_error' }>;
export type Passing = Extract<TestResult, { status: 'ok' }>;

/** The results of a report by what came of them, each in the order of the plan. */
export function findings(report: Report): { failing: Failing[]; errored: Errored[]; passing: Passing[] } {
  return {
    failing: report.results.filter((result) => result.status === 'quality_failure'),
    errored: report.results.filter((result) => result.status === 'execution_error'),
    passing: report.results.filter((result) => result.status === 'ok'),
  };
}

/** One check that an answer did not meet, said as what was expected. `got` is what was found instead, where the grader says so. */
export interface FailedCheck {
  readonly text: string;
  readonly got?: string | undefined;
}

/** Why a test did not pass, the most telling first; never empty. */
export function failedChecks(result: Failing): [FailedCheck, ...FailedCheck[]] {
  const checks: FailedCheck[] = result.assertions
    .filter(({ passed }) => !passed)
    .map(({ text, evidence }) => ({ text, got: evidence }));
  const graders = checks.length > 0 ? [] : disappointed(result);
  const required = (result.requiredMissed ?? []).map((name) => ({
    text: `the required grader ${name} passes`,
    got: 'it was missed, which made the score 0',
  }));
  const [first, ...rest] = [...checks, ...graders, ...required];
  return [first ?? belowMark(result), ...rest];
}

/** Execution errors that have one cause. */
export interface ErrorGroup {
  readonly class: FailureClass;
  readonly message: string;
  readonly results: [Errored, ...Errored[]];
}

/** Execution errors by class and message, the largest group first. */
export function errorGroups(errored: readonly Errored[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const result of errored) {
    const { class: failureClass, message } = result.failure;
    const key = JSON.stringify([failureClass, message]);
    const group = groups.get(key);
    if (group) group.results.push(result);
    else groups.set(key, { class: failureClass, message, results: [result] });
  }
  return [...groups.values()].sort((a, b) => b.results.length - a.results.length);
}

/** How many of a test's trials passed; undefined when there was only one. */
export function trialCounts({ trials }: TestResult): { passes: number; trials: number } | undefined {
  if (trials === undefined || trials.length < 2) return undefined;
  return { passes: trials.filter(({ status }) => status === 'ok').length, trials: trials.length };
}

/** How a test is called: with its target only where the report has several. */
export function namer(report: Report): (test: { suite: string; testId: string; target: string }) => string {
  const targets = new Set(report.suites.map(({ target }) => target));
  const several = targets.size > 1;
  return ({ suite, testId, target }) => `${suite} › ${testId}${several ? ` [${target}]` : ''}`;
}

/** What the comparison says of a test, by its key. */
export const changesByKey = ({ comparison }: Report): Map<string, Change> =>
  new Map(comparison.tests.map((change) => [resultKey(change), change]));

const disappointed = ({ scores }: Failing): FailedCheck[] =>
  scores
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
      text: `${name} passes`,
      got: reasoning ?? `scored ${score(reached)}`,
    }));

const belowMark = ({ score: reached, passMark }: Failing): FailedCheck => ({
  text: `a score of at least ${score(passMark)}`,
  got: score(reached, passMark),
});
