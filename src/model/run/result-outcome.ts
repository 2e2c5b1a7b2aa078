import { aggregateScores } from './aggregate.ts';
import { isNotRun } from './outcome.ts';
import { presentTrials } from './present-trials.ts';
import type { TestResult } from './result.ts';

/**
 * How a test counts in every total, report and rule. `failed`: it missed its pass mark, or the agent timed out or crashed.
 * `errored`: provider, rate limit, authentication, configuration, workspace, grader and the like; it has no score.
 * `not-run`: it was never begun, because of a budget, the circuit breaker or a failed dependency.
 */
export type ResultOutcome =
  | { readonly kind: 'passed' | 'failed'; readonly score: number }
  | { readonly kind: 'errored' | 'not-run'; readonly score?: undefined };

/**
 * The outcome of a test. `status` and `score` of a result are those of AgentV's record, where each errored trial scores 0;
 * here only the trials count that measure the agent.
 */
export function outcomeOf(result: TestResult): ResultOutcome {
  const { status, aggregation, passMark } = result;
  if (isAsRecorded(result)) return { kind: status === 'ok' ? 'passed' : 'failed', score: result.score };
  const measured = presentTrials(result);
  if (measured.length === 0) return { kind: wasRun(result) ? 'errored' : 'not-run' };
  if (status === 'execution_error') return { kind: 'failed', score: 0 };
  const { score } = aggregateScores(
    measured.map((trial) => trial.score),
    aggregation?.strategy ?? 'mean',
  );
  return { kind: score >= passMark ? 'passed' : 'failed', score };
}

/** The verdict of another tool is not computed again. */
function isAsRecorded({ status, trials, aggregation, importedFrom }: TestResult): boolean {
  if (status === 'execution_error') return false;
  if (importedFrom !== undefined || trials === undefined || aggregation?.strategy === 'pass_at_k') return true;
  return trials.length > 0 && trials.every((trial) => trial.status !== 'execution_error');
}

/** How many rows of another tool failed under a name that has no verdict. */
export const failedRowsOf = (result: TestResult): number =>
  result.status === 'execution_error' ? (result.failure.failedRows ?? 0) : 0;

/** Whether a test was begun. Otherwise its result only states why not. */
export const wasRun = (result: TestResult): boolean => result.status !== 'execution_error' || !isNotRun(result.failure);
