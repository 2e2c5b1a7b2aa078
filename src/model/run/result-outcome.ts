import { PASS_MARK } from '../suite/suite.ts';
import { isNotRun } from './outcome.ts';
import { presentTrials } from './present-trials.ts';
import type { Aggregation, TestResult } from './result.ts';

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

interface AggregatedScore {
  readonly score: number;
  readonly aggregation: Aggregation;
}

/** The scores of several trials as one, by AgentV's strategies. There must be at least one. */
export function aggregateScores(scores: readonly number[], strategy: Aggregation['strategy']): AggregatedScore {
  if (strategy === 'pass_at_k') {
    const passedAttempts = scores.filter((score) => score >= PASS_MARK).length;
    return { score: Math.max(...scores), aggregation: { strategy, passedAttempts, totalAttempts: scores.length } };
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  if (strategy === 'mean') {
    return { score: mean, aggregation: { strategy, mean, min: Math.min(...scores), max: Math.max(...scores) } };
  }
  const { lower, upper, stddev } = confidenceInterval(scores, mean);
  return { score: lower, aggregation: { strategy, mean, ci95Lower: lower, ci95Upper: upper, stddev } };
}

interface AggregatedTrials extends AggregatedScore {
  /** Index of the trial whose answer represents the test: the best, the first of several. */
  readonly best: number;
}

/** Several trials as one, as AgentV records them. There must be at least one. An errored trial has the score 0. */
export function aggregateTrials(
  trials: readonly { readonly score: number }[],
  strategy: Aggregation['strategy'],
): AggregatedTrials {
  const scores = trials.map(({ score }) => score);
  return { ...aggregateScores(scores, strategy), best: scores.indexOf(Math.max(...scores)) };
}

/** Whether some trials passed and others failed. Errors are neither. */
export const isMixed = (trials: readonly { readonly status: string }[]): boolean =>
  ['ok', 'quality_failure'].every((wanted) => trials.some(({ status }) => status === wanted));

/** Two-sided 95 % Student-t values for 1…29 degrees of freedom, as AgentV tabulates them; 1.96 beyond. */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045,
];

function confidenceInterval(scores: readonly number[], mean: number) {
  const n = scores.length;
  if (n < 2) return { lower: mean, upper: mean, stddev: 0 };
  const stddev = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1));
  const margin = ((T_95[n - 2] ?? 1.96) * stddev) / Math.sqrt(n);
  return { lower: Math.max(0, mean - margin), upper: Math.min(1, mean + margin), stddev };
}
