import { expect, test } from 'vitest';
import type { Failure } from '../../src/model/run/outcome.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPool, aRequirement, aRun, decide, found, many, results } from '../support/evidence.ts';

type Class = Failure['class'];

const passing = (count: number): TestResult[] => results(many(count, '1/1'));
const errored = (count: number, failureClass: Class, given: Partial<Failure> = {}): TestResult[] =>
  Object.keys(many(count, '', 'e')).map((testId) =>
    aResult({ testId, failure: { class: failureClass, stage: 'agent', ...given } }),
  );
const off = { requirements: [aRequirement(0)] };

function judged(
  all: readonly TestResult[],
  { maxErrorRate, ...run }: Partial<RunResult> & { maxErrorRate?: number } = {},
) {
  const settings = maxErrorRate === undefined ? {} : { maxErrorRate };
  return decide({ run: aRun(all, { ...off, ...run }), baseline: { kind: 'none', why: 'first run' } }, settings).verdict;
}

const other = (given: Partial<Failure> = {}, testId = 'e') =>
  aResult({ testId, suite: 'other', failure: { class: 'provider', stage: 'agent', ...given } });
const must = (failureClass: Class) =>
  aResult({ testId: 'must', mustPass: true, failure: { class: failureClass, stage: 'agent' } });
const deletedMust = { suiteFile: 'evals/a.eval.yaml', testId: 'must' };
const unreadable = { code: 'FILE_MISSING', severity: 'error', message: 'There are no results at b' } as const;
const inOther = results(many(2, '1/1', 'o'), { suite: 'other' });
const lost = {
  status: 'execution_error',
  failure: { class: 'provider', stage: 'agent', reason: 'provider_error', message: 'bad' },
} as const;
/** A test that passes in all trials that measured something. */
const partly = (measured: number, errored: number, mustPass = false): TestResult =>
  aResult({
    testId: 'f',
    mustPass,
    trials: Array.from({ length: measured + errored }, (_, attempt) =>
      aTrial(attempt < measured ? 1 : 0, attempt < measured ? { attempt } : { attempt, ...lost }),
    ),
    aggregation: { strategy: 'mean', mean: measured / (measured + errored), min: 0, max: 1 },
  });
const nineteen = results(many(19, '5/5'));
const dup = { class: 'grader', stage: 'evaluator', message: '2 rows have the name', failedRows: 1 } as const;
const imported = (all: readonly TestResult[]) => all.map((each): TestResult => ({ ...each, importedFrom: 'jsonl' }));
const ofAgent = [...passing(5), ...errored(3, 'timeout'), ...errored(2, 'crash')].map((each, at) => ({
  ...each,
  testId: `t${at}`,
}));

type Special = Partial<RunResult> & { maxErrorRate?: number };

test.each<[string, readonly TestResult[], string, string, Special?]>([
  ['without a result', [], 'invalid', 'Not measured: no test has a result.'],
  ['if every test errored', errored(3, 'rate_limit'), 'invalid', 'no test has a result (3 × rate limit).'],
  [
    'if more than a tenth of its trials errored',
    [...passing(17), ...errored(2, 'provider')],
    'invalid',
    '2 of 19 trials ended in an error (2 × provider); the limit is 10%.',
  ],
  ['if a tenth of them errored', [...passing(18), ...errored(2, 'provider')], 'pass', '18 of 20 tests passed'],
  ['if a provider refuses one request', [...passing(19), ...errored(1, 'config')], 'pass', '1 errored'],
  [
    'if a test cannot run as configured',
    [...passing(99), ...errored(1, 'config', { stage: 'setup' })],
    'invalid',
    '1 test cannot run as configured.',
  ],
  [
    'if a planned cell is missing',
    passing(19),
    'invalid',
    '1 planned test is missing from the results.',
    { planned: 20 },
  ],
  [
    'if a file of results cannot be read',
    passing(1),
    'invalid',
    'There are no results at b (and 1 more problem).',
    { complete: false, unreadable: [unreadable, unreadable] },
  ],
  [
    'if errors before the first trial lose too many planned trials',
    [...results(many(12, '5/5')), ...errored(2, 'workspace')],
    'invalid',
    '10 of 70 trials ended in an error (10 × workspace); the limit is 10%.',
  ],
  ['with timeouts and crashes of the agent', ofAgent, 'warn', '5 of 10 tests passed'],
  ['with too many errors for it', [...passing(6), ...errored(4, 'provider')], 'invalid', '39%', { maxErrorRate: 0.39 }],
  [
    'with as many as it accepts',
    [...passing(6), ...errored(4, 'provider')],
    'pass',
    '4 errored',
    { maxErrorRate: 0.4 },
  ],
  ['that accepts all errors, and has no others', errored(3, 'provider'), 'invalid', 'no test', { maxErrorRate: 1 }],
  ['with a suite without a graded test', [...passing(30), other()], 'invalid', 'suite other has no graded test.'],
  [
    'with a suite that another one ended',
    [...passing(30), other({ reason: 'error_threshold_exceeded' })],
    'invalid',
    'suite other has no graded test',
  ],
  [
    'with a suite whose budget was spent',
    [...passing(30), other({ reason: 'budget_exceeded' })],
    'inconclusive',
    'budget of other was spent',
  ],
  ['with a suite of which half errored', [...passing(30), ...inOther, other(), other({}, 'f')], 'pass', '2 errored'],
  [
    'with a suite of which most errored',
    [...passing(30), ...inOther, other(), other({}, 'f'), other({}, 'g')],
    'invalid',
    'suite other has 3 errors in 5 trials.',
  ],
  [
    'whose only suite mostly errored, although it accepts all errors',
    [...passing(2), ...errored(3, 'provider')],
    'invalid',
    'suite greetings has 3 errors in 5 trials',
    { maxErrorRate: 1 },
  ],
  ['with a must_pass test without a trial', [...passing(29), must('provider')], 'invalid', 'test must has no result.'],
  ['with a must_pass test that timed out', [...passing(29), must('timeout')], 'fail', 'must_pass test must failed.'],
  [
    'that deleted a must_pass test of the base branch',
    passing(30),
    'invalid',
    'Not measured: must_pass test must was deleted. 30 of 30 tests passed.',
    { deletedMustPass: [deletedMust] },
  ],
  [
    'that no longer runs one on a target',
    passing(30),
    'invalid',
    'must_pass test must no longer runs on other.',
    { deletedMustPass: [{ ...deletedMust, target: 'other' }] },
  ],
  [
    'of another tool, whose errors are the one trial of their rows',
    imported([aResult({ testId: 'a', trials: [aTrial(1), aTrial(1), aTrial(1)] }), ...errored(1, 'provider')]),
    'invalid',
    '1 of 4 trials ended in an error',
  ],
  ['with an errored trial', [...nineteen, partly(4, 1)], 'pass', '20 of 20 tests passed; 1 trial errored.'],
  [
    'with half of the trials of a test',
    [...nineteen, partly(3, 3)],
    'pass',
    '20 of 20 tests passed; 3 trials errored.',
  ],
  ['with less than half', [...nineteen, partly(1, 4)], 'pass', '19 of 20 tests passed; 1 errored; 4 trials errored.'],
  ['with a must_pass test that lacks a trial', [...nineteen, partly(4, 1, true)], 'warn', '1 trial errored.'],
  ['with one that lacks most trials', [...nineteen, partly(1, 4, true)], 'invalid', 'must_pass test f has no result'],
  ['of one test that lacks a trial', [partly(2, 1)], 'invalid', '1 of 3 trials ended in an error'],
  [
    'with rows of one name',
    [...nineteen, aResult({ testId: 'dup', failure: dup })],
    'warn',
    '19 of 20 tests passed; 1 errored; 1 failed row without a verdict.',
  ],
])('a run %s', (_, all, kind, headline, special) => {
  const verdict = judged(all, special);
  expect([verdict.kind, verdict.headline]).toEqual([kind, expect.stringContaining(headline)]);
});

test('an invalid run reports a missed threshold too', () => {
  const all = [...results({ a: '0/1' }), ...errored(1, 'provider')];
  const { kind, reasons } = judged(all, { requirements: [aRequirement(0.9)] });
  expect([kind, reasons.slice(0, 2).map(({ rule }) => rule)]).toEqual(['invalid', ['validity', 'requirement']]);
});

test('an invalid suite is named, and the others are judged', () => {
  const baseline = found(aPool(many(30, '5/5')));
  const { verdict } = decide({ run: aRun([...passing(30), other()]), baseline });
  expect(verdict.headline).toBe('Not measured: suite other has no graded test. Compared 30 of 31 tests; 1 errored.');
  expect(verdict.suites.map(({ suite, kind }) => [suite, kind])).toEqual([
    ['greetings', 'pass'],
    ['other', 'invalid'],
  ]);
});

test('a suite that the newest baseline run has and that was not run makes the run invalid', () => {
  const absentSuites = [{ suite: 'refunds', target: 'support-agent', tests: 4, why: 'missing' as const }];
  const sides = { run: aRun(passing(5)), baseline: found(aPool(many(5, '5/5'))) };
  expect(decide(sides, {}, { absentSuites }).verdict).toMatchObject({
    kind: 'invalid',
    headline:
      'Not measured: suite refunds has no results (4 tests in the newest baseline run). Compared 5 of 9 tests; 1 suite missing.',
  });
});

test('reasons say more than the headline', () => {
  const messagesOf = (all: readonly TestResult[], special: Special = {}) =>
    judged(all, special).reasons.map(({ message }) => message);
  expect(messagesOf(passing(30), { deletedMustPass: [deletedMust] })).toEqual([
    'must_pass test must was deleted: the base branch requires it in evals/a.eval.yaml; remove its must_pass in a separate change first',
  ]);
  expect(messagesOf([...nineteen, partly(4, 1, true)])).toEqual([
    'must_pass test f lacks 1 of 5 trials, which ended in an error (1 × provider)',
  ]);
  expect(messagesOf([...nineteen, aResult({ testId: 'dup', failure: dup })])).toEqual([
    '1 row of dup failed, and the name has no verdict because several rows have it',
  ]);
});
