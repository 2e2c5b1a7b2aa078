import { describe, expect, test } from 'vitest';
import type { Failure, FailureClass } from '../../../src/model/run/outcome.ts';
import { presentTrials } from '../../../src/model/run/present-trials.ts';
import type { TestResult, Trial } from '../../../src/model/run/result.ts';
import { outcomeOf } from '../../../src/model/run/result-outcome.ts';
import { aFailure, aResult, aTrial } from '../../support/builders.ts';

const errored = (failureClass: FailureClass, score = 0): Trial =>
  aTrial(score, { status: 'execution_error', failure: aFailure({ class: failureClass }) });
const mean = (...scores: number[]): TestResult['aggregation'] => ({
  strategy: 'mean',
  mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  min: Math.min(...scores),
  max: Math.max(...scores),
});

describe('a test', () => {
  test('passes or fails by its recorded status and score', () => {
    expect(outcomeOf(aResult({ score: 0.9 }))).toEqual({ kind: 'passed', score: 0.9 });
    expect(outcomeOf(aResult({ score: 0.4 }))).toEqual({ kind: 'failed', score: 0.4 });
  });

  test.each(['timeout', 'crash'] as const)('that ended in a %s scores 0 whatever is recorded', (failureClass) => {
    const recorded: TestResult = { ...aResult({ failure: { class: failureClass } }), score: 0.7 };
    expect(outcomeOf(recorded)).toEqual({ kind: 'failed', score: 0 });
    expect(presentTrials(recorded)).toMatchObject([{ pass: false, score: 0 }]);
  });

  test.each(['provider', 'rate_limit', 'auth', 'config', 'workspace', 'grader', 'bug', 'cancelled'] as const)(
    'with an error of class %s errored and has no score',
    (failureClass) => {
      const result = aResult({ failure: { class: failureClass } });
      expect(outcomeOf(result)).toEqual({ kind: 'errored' });
      expect(presentTrials(result)).toEqual([]);
    },
  );

  test.each<[Failure['reason'], FailureClass]>([
    ['budget_exceeded', 'budget'],
    ['dependency_failed', 'cancelled'],
    ['error_threshold_exceeded', 'cancelled'],
    // The circuit breaker gives the tests that it skips the class of the failures before them.
    ['error_threshold_exceeded', 'crash'],
  ])('that was never begun (%s, %s) was not run', (reason, failureClass) => {
    const result = aResult({ failure: { class: failureClass, reason, stage: 'setup' } });
    expect(outcomeOf(result)).toEqual({ kind: 'not-run' });
    expect(presentTrials(result)).toEqual([]);
  });
});

describe('a test with several trials', () => {
  test('excludes errored trials, which the record averages as 0', () => {
    const trials = [aTrial(1), aTrial(1), errored('provider')];
    expect(outcomeOf(aResult({ score: 2 / 3, trials, aggregation: mean(1, 1, 0) }))).toEqual({
      kind: 'passed',
      score: 1,
    });
  });

  test('counts trials that timed out or crashed as 0, whatever is recorded', () => {
    const trials = [aTrial(1), errored('timeout', 0.9), errored('crash', 0.9), errored('provider')];
    const result = aResult({ score: 0.7, trials, aggregation: mean(1, 0.9, 0.9, 0) });
    expect(outcomeOf(result)).toEqual({ kind: 'failed', score: 1 / 3 });
    expect(presentTrials(result).map(({ score }) => score)).toEqual([1, 0, 0]);
  });

  test('keeps the strategy of its record: the lower bound of the measured trials', () => {
    const trials = [aTrial(0.9), aTrial(1), errored('provider')];
    const aggregation = {
      strategy: 'confidence_interval',
      mean: 0.63,
      ci95Lower: 0,
      ci95Upper: 1,
      stddev: 0.5,
    } as const;
    const { score } = outcomeOf(aResult({ score: 0, trials, aggregation }));
    expect(score).toBeCloseTo(0.95 - (12.706 * Math.sqrt(0.005)) / Math.SQRT2, 6);
  });

  test('passes under pass_at_k with its best trial, whatever came before', () => {
    const trials = [errored('provider'), errored('timeout'), aTrial(1)];
    const aggregation = { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 3 } as const;
    expect(outcomeOf(aResult({ score: 1, trials, aggregation }))).toEqual({ kind: 'passed', score: 1 });
  });

  test.each(['mean', 'pass_at_k'] as const)(
    'failed if the agent timed out in the only measured trial (%s)',
    (strategy) => {
      const aggregation = strategy === 'mean' ? mean(0, 0) : { strategy, passedAttempts: 0, totalAttempts: 2 };
      const trials = [errored('provider'), errored('timeout')];
      const result = aResult({ failure: { class: 'provider' }, trials, aggregation });
      expect(outcomeOf(result)).toEqual({ kind: 'failed', score: 0 });
      expect(presentTrials(result)).toMatchObject([{ pass: false, score: 0 }]);
    },
  );

  test('errored if no trial was measured', () => {
    const trials = [errored('provider'), errored('grader')];
    const result = aResult({ failure: { class: 'provider' }, trials, aggregation: mean(0, 0) });
    expect(outcomeOf(result)).toEqual({ kind: 'errored' });
  });
});
