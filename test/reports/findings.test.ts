import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../src/model/run/result.ts';
import type { TestAssessment } from '../../src/model/verdict/assessment.ts';
import {
  causeLines,
  type ErroredTest,
  errorGroups,
  failedChecks,
  failureReasons,
  findings,
  suiteKind,
  trialCounts,
  trialsPassed,
} from '../../src/reports/findings.ts';
import { aComparison, aFailure, aReport, aResult, aTrial, aVerdict } from '../support/builders.ts';
import { aDryReport, aScore } from '../support/reports.ts';

const failing = (given: Parameters<typeof aResult>[0]): TestResult => aResult({ score: 0.3, ...given });

const errored = (given: Parameters<typeof aResult>[0]): ErroredTest => {
  const result = aResult(given);
  if (result.status !== 'execution_error') throw new Error('the result has a score');
  return result;
};

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

  test('has the reason of a judge in its words, but not what the answer of another check was', () => {
    const assertions = [{ text: 'Says when.', passed: false, evidence: 'It names no day.' }];
    const of = (type: string) =>
      failureReasons(failing({ assertions, scores: [aScore({ name: 'days', type, score: 0, assertions })] }));
    expect(of('llm-grader')).toEqual(['Says when: It names no day.']);
    expect(of('contains')).toEqual(['Says when.']);
  });

  test('is what its graders say where no assertion failed', () => {
    const scores = [
      aScore({ name: 'tone', score: 0.2, reasoning: 'too gruff' }),
      aScore({ name: 'length', score: 0 }),
      aScore({ name: 'facts', score: 1 }),
    ];
    expect(failedChecks(failing({ scores }))).toEqual([
      { text: 'tone did not pass (scored 0.20): too gruff' },
      { text: 'length did not pass (scored 0.00)' },
    ]);
  });

  test('is its score where nothing else is said', () => {
    expect(failedChecks(failing({ score: 0.799 }))).toEqual([{ text: 'The score 0.79 is below the pass mark 0.80' }]);
  });

  test('is the reason for which the agent gave no answer', () => {
    const result = aResult({ failure: { class: 'timeout', message: 'no answer after 60 s' } });
    expect(failedChecks(result)).toEqual([{ text: 'timeout: no answer after 60 s' }]);
  });

  test('is the trial in which the agent crashed, where the shown answer passed all checks', () => {
    const failure = aFailure({ class: 'crash', message: 'exit code 1' });
    const trials = [aTrial(1), aTrial(0, { attempt: 1, status: 'execution_error', failure })];
    expect(failedChecks(failing({ score: 0.5, trials }))).toEqual([{ text: 'Trial 2: crash: exit code 1' }]);
  });

  test('names the required graders that made the score 0', () => {
    const assertions = [{ text: 'greets', passed: false }];
    expect(failedChecks(failing({ score: 0, assertions, requiredMissed: ['tone'] })).at(-1)).toEqual({
      text: 'The required grader tone did not pass, so the score is 0',
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

test('errors whose messages differ only in numbers, ids and paths are one group, with the first message', () => {
  const timeouts = [90_000, 120_000].map((ms) =>
    errored({ failure: { class: 'provider', message: `No answer after ${ms} ms (request req_${ms}abcdefgh)` } }),
  );
  const other = errored({ failure: { class: 'provider', message: 'The connection was refused' } });
  expect(errorGroups([other, ...timeouts]).map(({ message, results }) => [message, results.length])).toEqual([
    ['No answer after 90000 ms (request req_90000abcdefgh)', 2],
    ['The connection was refused', 1],
  ]);
});

describe('a mistake in a suite', () => {
  const location = { file: 'evals/a.yaml', line: 3, column: 5 };
  const message = 'evals/a.yaml:3:5: "input" has a wrong value\n  expected: text\n  found: the number 7';
  const broken = (given: Parameters<typeof aResult>[0] = {}) =>
    errored({ failure: { class: 'config', stage: 'setup', message, location }, ...given });

  test('is in its lines, without the location that is shown separately', () => {
    expect(causeLines(broken())).toEqual(['"input" has a wrong value', 'expected: text', 'found: the number 7']);
  });

  test('keeps the locations of other mistakes', () => {
    const two = `${message}\nevals/a.yaml:9:5: "id" is missing`;
    expect(causeLines(broken({ failure: { class: 'config', stage: 'setup', message: two, location } })).at(-1)).toBe(
      'evals/a.yaml:9:5: "id" is missing',
    );
  });

  test('that is made twice is one cause', () => {
    const elsewhere = { ...location, line: 8 };
    const again = broken({
      failure: { class: 'config', stage: 'setup', message: message.replace(':3:', ':8:'), location: elsewhere },
    });
    expect(errorGroups([broken(), again]).map((group) => [group.message, group.results.length])).toEqual([
      ['"input" has a wrong value. Expected: text. Found: the number 7.', 2],
    ]);
  });
});

test('of a dry run only the tests that cannot run are more than planned', () => {
  const { failing: none, passing, errored: broken, planned } = findings(aDryReport());
  expect([none, passing]).toEqual([[], []]);
  expect(broken.map(({ testId }) => testId)).toEqual(['to-nobody']);
  expect(planned).toHaveLength(7);
});

test('a single trial is nothing to count', () => {
  expect(trialCounts(aResult())).toBeUndefined();
  expect(trialCounts(aResult({ trials: [aTrial(1)] }))).toBeUndefined();
  expect(trialCounts(aResult({ trials: [aTrial(1), aTrial(0)] }))).toEqual({ passes: 1, trials: 2 });
  expect(trialsPassed(aResult({ trials: [aTrial(1), aTrial(0)] }))).toBe('1 of 2 trials passed');
  const errored = aTrial(0, { status: 'execution_error', failure: aFailure() });
  expect(trialCounts(aResult({ trials: [aTrial(1), errored] }))).toEqual({ passes: 1, trials: 1 });
  expect(trialsPassed(aResult({ trials: [aTrial(1), errored] }))).toBe('1 of 1 trial passed, 1 errored');
  expect(trialsPassed(aResult({ trials: [aTrial(1)], costLimited: true }))).toBe(
    '1 of 1 trial passed, cut short by a cost limit',
  );
});

test('targets are named only where there are several', () => {
  const one = aResult({ testId: 'greets', suite: 'hello', target: 'gpt' });
  expect(findings(aReport({ results: [one] })).nameOf(one)).toBe('hello › greets');
  const two = aReport({ results: [one, aResult({ target: 'claude' })] });
  expect(findings(two).nameOf(one)).toBe('hello › greets [gpt]');
});

test('suites of one name in two files are called with their files, and have each their own verdict', () => {
  const [here, there] = ['a', 'b'].map((folder) => aResult({ suite: 'hello', suiteFile: `${folder}/hello.yaml` }));
  const own = (file: string, kind: 'pass' | 'fail') => ({ suite: 'hello', file, target: 'support-agent', kind });
  const verdict = aVerdict({ kind: 'fail', suites: [own('a/hello.yaml', 'pass'), own('b/hello.yaml', 'fail')] });
  const report = aReport({ results: [here, there].flatMap((each) => each ?? []), verdict });
  expect(report.results.map(findings(report).nameOf)).toEqual([
    'hello (a/hello.yaml) › greets',
    'hello (b/hello.yaml) › greets',
  ]);
  expect(report.suites.map((suite) => suiteKind(report, suite))).toEqual(['pass', 'fail']);
  expect(suiteKind(report, { suite: 'other', file: 'a/hello.yaml', target: 'gpt' })).toBe('fail');
});

describe('what the comparison says of a result is found', () => {
  const { suite, suiteFile, target } = aResult();
  const changeOf = (testId: string, more: Partial<TestAssessment> = {}): TestAssessment => {
    return { suite, suiteFile, testId, target, state: 'fixed', ...more };
  };
  const found = (tests: readonly TestAssessment[]) => {
    const results = ['a', 'b', 'b'].map((testId) => aResult({ testId }));
    const report = aReport({ results, comparison: aComparison({ tests: [...tests] }) });
    return results.map((result) => findings(report).changeOf(result)?.state);
  };

  test('in any order, also of several results of one test', () => {
    expect(found([changeOf('b'), changeOf('a', { state: 'passing' })])).toEqual(['passing', 'fixed', 'fixed']);
  });

  test('and not that of a namesake in another suite, file or target', () => {
    const others = [changeOf('a', { suite: 'x' }), changeOf('a', { suiteFile: 'x' }), changeOf('b', { target: 'x' })];
    expect(found(others)).toEqual([undefined, undefined, undefined]);
  });
});
