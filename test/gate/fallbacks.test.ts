import { describe, expect, test } from 'vitest';
import { targetTrials } from '../../src/model/run/present-trials.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import { earlierAttemptOf } from '../../src/results/earlier-attempt.ts';
import { aTrial } from '../support/builders.ts';
import { aPool, aRun, decide, found, many, poolsOfRun, results } from '../support/evidence.ts';

const spare = { targetUsed: 'spare', targetError: 'The model server at http://a answered HTTP 401' };
const byFallback = (given: Partial<TestResult> = {}) => results({ t1: '1/1' }, { ...spare, ...given });
const others = many(9, '1/1', 'u');

describe('tests that a fallback target answered', () => {
  test('make the verdict a warning that names the fallback, the tests and why the target did not answer', () => {
    const run = aRun([...results(others), ...byFallback()]);
    const { verdict } = decide({ run, baseline: { kind: 'none', why: 'first run' } });
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toBe(
      'No baseline yet: 10 of 10 tests passed. The fallback target spare answered 1 test of greetings on support-agent.',
    );
    expect(verdict.reasons).toContainEqual(
      expect.objectContaining({
        rule: 'fallback',
        kind: 'warn',
        message:
          'The fallback target spare answered 1 test of greetings on support-agent, which are no evidence of support-agent: t1. support-agent did not answer: The model server at http://a answered HTTP 401',
      }),
    );
  });

  test('are not compared with the baseline of the target', () => {
    const baseline = found(aPool({ ...many(9, '10/10', 'u'), t1: '10/10' }));
    const run = aRun([...results(others), ...byFallback({ score: 0, status: 'quality_failure' })]);
    const { verdict, comparison } = decide({ run, baseline });
    expect(comparison.tests.find(({ testId }) => testId === 't1')).toMatchObject({
      state: 'changed',
      why: 'not comparable: the fallback target "spare" answered',
    });
    expect(verdict.headline).toContain('Compared 9 of 10 tests');
    expect(verdict.headline).toContain('The fallback target spare answered 1 test');
  });

  test('are no evidence of the target, neither for later runs nor for later attempts', () => {
    const run = aRun([...results(others), ...byFallback({ measure: 'm1.a', subject: 's1.a' })]);
    const [pool] = poolsOfRun(run, { run: '1' });
    expect(pool?.tests.map(({ testId }) => testId)).not.toContain('t1');
    expect(earlierAttemptOf(1, run).tests).toEqual([]);
  });
});

describe('trials that measure the target', () => {
  const [answered] = results({ t1: '1/1' }) as [TestResult];
  const trials = [aTrial(1, { attempt: 0 }), aTrial(0, { attempt: 1, targetUsed: 'spare' })];

  test.each([
    ['all, without a fallback', { trials: [aTrial(1), aTrial(0)] }, [1, 0]],
    ['those that no fallback answered', { trials }, [1]],
    ['none of a record that does not say which trials a fallback answered', { trials: [aTrial(1)], ...spare }, []],
    [
      'none of a test whose best trial decides, when a fallback answered one',
      { trials, aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 } },
      [],
    ],
  ] as const)('are %s', (_, given, scores) => {
    expect(targetTrials({ ...answered, ...given } as TestResult).map(({ score }) => score)).toEqual(scores);
  });
});
