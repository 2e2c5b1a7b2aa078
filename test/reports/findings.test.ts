import { describe, expect, test } from 'vitest';
import { errorGroups, type Failing, failedChecks, findings, namer, trialCounts } from '../../src/reports/findings.ts';
import { aReport, aResult, aTrial } from '../support/builders.ts';

const failing = (given: Parameters<typeof aResult>[0]): Failing => {
  const result = aResult({ score: 0.3, ...given });
  if (result.status !== 'quality_failure') throw new Error('the result passes');
  return result;
};

const grader = { type: 'contains', weight: 1, assertions: [], durationMs: 1, startedAt: '', endedAt: '' };

describe('why a test failed', () => {
  test('is what its failed assertions say, with what was found instead', () => {
    const assertions = [
      { text: 'greets', passed: true },
      { text: 'names the user', passed: false, evidence: 'says "customer"' },
      { text: 'is short', passed: false },
    ];
    expect(failedChecks(failing({ assertions }))).toEqual([
      { text: 'names the user', got: 'says "customer"' },
      { text: 'is short', got: undefined },
    ]);
  });

  test('is what its graders say where no assertion failed', () => {
    const scores = [
      { ...grader, name: 'tone', score: 0.2, verdict: 'fail' as const, reasoning: 'too gruff' },
      { ...grader, name: 'length', score: 0.1, verdict: 'fail' as const },
      { ...grader, name: 'facts', score: 1, verdict: 'pass' as const },
    ];
    expect(failedChecks(failing({ scores }))).toEqual([
      { text: 'tone passes', got: 'too gruff' },
      { text: 'length passes', got: 'scored 0.10' },
    ]);
  });

  test('is its score where nothing else is said', () => {
    expect(failedChecks(failing({ score: 0.799 }))).toEqual([{ text: 'a score of at least 0.80', got: '0.79' }]);
  });

  test('names the required graders that made the score 0', () => {
    const assertions = [{ text: 'greets', passed: false }];
    expect(failedChecks(failing({ score: 0, assertions, requiredMissed: ['tone'] })).at(-1)).toEqual({
      text: 'the required grader tone passes',
      got: 'it was missed, which made the score 0',
    });
  });
});

test('errors are grouped by class and message, the largest group first', () => {
  const report = aReport({
    results: [
      aResult({ testId: 'a', failure: { class: 'auth', message: 'no key' } }),
      aResult({ testId: 'b', failure: { class: 'provider', message: 'reset' } }),
      aResult({ testId: 'c', failure: { class: 'rate_limit', message: 'reset' } }),
      aResult({ testId: 'd', failure: { class: 'provider', message: 'reset' } }),
    ],
  });
  const groups = errorGroups(findings(report).errored);
  expect(groups.map((group) => [group.class, group.results.map(({ testId }) => testId)])).toEqual([
    ['provider', ['b', 'd']],
    ['auth', ['a']],
    ['rate_limit', ['c']],
  ]);
});

test('a single trial is nothing to count', () => {
  expect(trialCounts(aResult())).toBeUndefined();
  expect(trialCounts(aResult({ trials: [aTrial(1)] }))).toBeUndefined();
  expect(trialCounts(aResult({ trials: [aTrial(1), aTrial(0)] }))).toEqual({ passes: 1, trials: 2 });
});

test('targets are named only where there are several', () => {
  const one = aResult({ testId: 'greets', suite: 'hello', target: 'gpt' });
  expect(namer(aReport({ results: [one] }))(one)).toBe('hello › greets');
  const two = aReport({ results: [one, aResult({ target: 'claude' })] });
  expect(namer(two)(one)).toBe('hello › greets [gpt]');
});
