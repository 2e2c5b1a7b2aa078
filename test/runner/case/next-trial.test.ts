import { describe, expect, test } from 'vitest';
import { aggregateTrials } from '../../../src/model/run/result-outcome.ts';
import { nextTrial, type TrialScore } from '../../../src/runner/case/run-case.ts';

const trial = (score: number, special: Partial<TrialScore> = {}): TrialScore => ({
  score,
  status: score >= 0.8 ? 'ok' : 'quality_failure',
  ...special,
});
const error: TrialScore = { score: 0, status: 'execution_error' };

describe('how many trials run', () => {
  test('pass_at_k stops at the first trial that scores 0.8 or more', () => {
    const policy = { count: 3, strategy: 'pass_at_k' } as const;
    expect(nextTrial([], policy)).toBe('go-on');
    expect(nextTrial([trial(0.79)], policy)).toBe('go-on');
    expect(nextTrial([trial(0.8)], policy)).toBe('enough');
    expect(nextTrial([trial(0), trial(0), trial(0)], policy)).toBe('enough');
  });

  test.each(['mean', 'confidence_interval'] as const)('%s runs all of them, whatever the scores', (strategy) => {
    expect(nextTrial([trial(1), trial(1)], { count: 3, strategy })).toBe('go-on');
    expect(nextTrial([trial(1), trial(1), trial(1)], { count: 3, strategy })).toBe('enough');
  });

  test('no trial is started once the known cost reached the limit', () => {
    const policy = { count: 5, strategy: 'mean', costLimitUsd: 0.1 } as const;
    expect(nextTrial([trial(1, { costUsd: 0.09 })], policy)).toBe('go-on');
    expect(nextTrial([trial(1, { costUsd: 0.05 }), trial(1, { costUsd: 0.05 })], policy)).toBe('cost-limit');
    expect(nextTrial([trial(1), trial(1)], policy)).toBe('go-on');
  });

  test('what came from a cache does not count towards that limit', () => {
    const policy = { count: 5, strategy: 'mean', costLimitUsd: 0.1 } as const;
    expect(nextTrial([trial(1, { costUsd: 0.2, cached: true })], policy)).toBe('go-on');
    expect(nextTrial([trial(1, { costUsd: 0.2, paid: { costUsd: 0.05 } })], policy)).toBe('go-on');
    expect(nextTrial([trial(1, { costUsd: 0.2, paid: { costUsd: 0.1 } })], policy)).toBe('cost-limit');
  });
});

describe('how trials become one score', () => {
  test('pass_at_k takes the best, and counts those that pass', () => {
    expect(aggregateTrials([trial(0.2), trial(0.9)], 'pass_at_k')).toEqual({
      score: 0.9,
      best: 1,
      aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 },
    });
  });

  test('mean takes the average; an errored trial counts as 0, as AgentV does', () => {
    expect(aggregateTrials([trial(1), error, trial(0.5)], 'mean')).toEqual({
      score: 0.5,
      best: 0,
      aggregation: { strategy: 'mean', mean: 0.5, min: 0, max: 1 },
    });
  });

  test('confidence_interval takes the lower bound: 1 and 0.5 give 0', () => {
    const { score, aggregation } = aggregateTrials([trial(1), trial(0.5)], 'confidence_interval');
    expect(score).toBe(0);
    expect(aggregation).toMatchObject({ mean: 0.75, ci95Lower: 0, ci95Upper: 1 });
    expect(aggregation.strategy === 'confidence_interval' && aggregation.stddev).toBeCloseTo(0.3536, 4);
  });

  test('one trial alone has no interval', () => {
    expect(aggregateTrials([trial(0.6)], 'confidence_interval')).toMatchObject({
      score: 0.6,
      aggregation: { ci95Lower: 0.6, ci95Upper: 0.6, stddev: 0 },
    });
  });

  test('from 30 degrees of freedom on the factor is 1.96', () => {
    const scores = Array.from({ length: 32 }, (_, index) => trial(index % 2 === 0 ? 0.4 : 0.6));
    const { score } = aggregateTrials(scores, 'confidence_interval');
    const stddev = Math.sqrt((32 * 0.01) / 31);
    expect(score).toBeCloseTo(0.5 - (1.96 * stddev) / Math.sqrt(32), 10);
  });

  test('of several best trials the first one is shown', () => {
    expect(aggregateTrials([trial(0.3), trial(0.9), trial(0.9)], 'mean').best).toBe(1);
  });
});
