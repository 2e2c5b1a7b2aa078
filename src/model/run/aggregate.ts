import { PASS_MARK } from '../suite/suite.ts';
import type { Aggregation } from './result.ts';

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
