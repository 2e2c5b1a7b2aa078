import { describe, expect, test } from 'vitest';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

const baseline = found(aPool(many(20, '5/5')));
const passing = (count: number) => results(many(count, '1/1'));
const judged = (all: readonly TestResult[], run: Partial<RunResult>) =>
  decide({ run: aRun(all, { planned: 20, complete: false, ...run }), baseline }).verdict;
/** The row of a test that there was no budget for. */
const unrun = (from: number, count: number): TestResult[] =>
  Array.from({ length: count }, (_, at) =>
    aResult({ testId: `t${from + at}`, failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded' } }),
  );

describe('a run that was stopped', () => {
  test('when all its tests had run does not count them', () => {
    expect(judged(passing(20), { stopped: 'cancelled' }).reasons[0]?.message).toBe(
      'The run was cancelled before its verdict',
    );
  });

  test.each([
    ['cancelled', 'cancelled', 'Cancelled after 12 of 20 tests.'],
    [
      'deadline',
      'invalid',
      'Not measured: the time limit of the run was reached after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.',
    ],
    [
      'breaker',
      'invalid',
      'Not measured: the circuit breaker stopped a target whose first tests all failed with the same error, after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.',
    ],
    [
      'broken-off',
      'invalid',
      'Not measured: the run was broken off after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.',
    ],
    [
      'budget',
      'inconclusive',
      'Not decided: the budget of the run was spent after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.',
    ],
  ] as const)('by %s is %s', (stopped, kind, headline) => {
    expect(judged(passing(12), { stopped })).toMatchObject({ kind, headline });
  });

  test('and broken off at an unknown test is invalid', () => {
    const { kind, reasons } = judged(passing(20), { stopped: 'broken-off' });
    expect(kind).toBe('invalid');
    expect(reasons[0]?.message).toContain('how many of its tests are missing is not known');
  });

  test('says so if a tool recorded rows of the tests that were not run', () => {
    expect(judged([...passing(12), ...unrun(12, 8)], { stopped: 'budget' })).toMatchObject({
      kind: 'inconclusive',
      headline:
        'Not decided: the budget of the run was spent after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.',
    });
  });

  test('by its budget still fails for what it found', () => {
    const found = results({ ...many(12, '0/1') });
    expect(judged(found, { stopped: 'budget' }).kind).toBe('fail');
  });

  test('by its budget with fewer trials than planned is inconclusive', () => {
    const some = passing(20).map((result, at) => (at < 3 ? { ...result, costLimited: true } : result));
    expect(judged(some, { stopped: 'budget' })).toMatchObject({
      kind: 'inconclusive',
      reasons: [{ message: 'The budget of the run was spent when 3 of 20 tests had fewer trials than planned' }],
    });
  });

  test('before it re-ran suspected regressions is inconclusive, or failed by --bail', () => {
    const broken = results({ ...many(20, '1/1'), t0: '0/1' });
    expect(judged(broken, { stopped: 'budget' })).toMatchObject({
      kind: 'inconclusive',
      reasons: [
        { message: 'The budget of the run was spent before suspected regressions were confirmed' },
        { rule: 'regression', kind: 'warn' },
      ],
    });
    expect(judged(broken, { stopped: 'bail' })).toMatchObject({
      kind: 'fail',
      reasons: [
        { message: 'The run stopped at its failures, as --bail says, before suspected regressions were confirmed' },
        { rule: 'regression' },
      ],
    });
  });

  test('by --bail has failed, also with suites of which no test was begun', () => {
    const notBegun = results({ u0: '0/1' }, { suite: 'later' }).map((result) => ({
      ...aResult({ ...result, failure: { class: 'cancelled', stage: 'setup', reason: 'error_threshold_exceeded' } }),
    }));
    const all = [...results({ ...many(19, '1/1'), t0: '0/1' }), ...notBegun];
    expect(judged(all, { stopped: 'bail' })).toMatchObject({
      kind: 'fail',
      reasons: [{ message: 'The run stopped at its failures, as --bail says, after 19 of 20 tests' }, {}],
    });
  });
});

describe('tests that are not run because another test errored', () => {
  const cause = (reason: 'dependency_failed' | 'error_threshold_exceeded') => (at: number) =>
    aResult({ testId: `t${at}`, failure: { class: 'cancelled', stage: 'setup', reason } });
  const run = (errors: number, unrun: number, reason: 'dependency_failed' | 'error_threshold_exceeded') => {
    const failing = Array.from({ length: errors }, (_, at) => aResult({ testId: `t${at}`, failure: {} }));
    const left = Array.from({ length: unrun }, (_, at) => cause(reason)(errors + at));
    const rest = results(Object.fromEntries(Object.entries(many(20, '1/1')).slice(errors + unrun)));
    return judged([...failing, ...left, ...rest], { complete: true });
  };

  test('do not count as errors, and warn', () => {
    expect(run(1, 1, 'dependency_failed')).toMatchObject({
      kind: 'warn',
      headline: 'No drop found. Compared 18 of 20 tests; 1 errored; 1 not run.',
      reasons: [{ message: '1 test was not run because of errors in other tests: t1' }],
    });
  });

  test('leave the run inconclusive if they are many', () => {
    expect(run(1, 12, 'error_threshold_exceeded')).toMatchObject({
      kind: 'invalid',
      reasons: expect.arrayContaining([expect.objectContaining({ kind: 'inconclusive' })]),
    });
    expect(run(1, 4, 'error_threshold_exceeded').kind).toBe('inconclusive');
  });
});

test('the spent budget of a suite makes a complete run inconclusive', () => {
  const { kind, headline } = judged([...passing(15), ...unrun(15, 5)], { complete: true });
  expect([kind, headline]).toEqual([
    'inconclusive',
    'Not decided: the budget of greetings was spent before 5 tests were run. Compared 15 of 20 tests; 5 not run.',
  ]);
});
