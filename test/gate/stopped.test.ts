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

const SOME = ' after 12 of 20 tests. Compared 12 of 20 tests; 8 not run.';
const withTrials = passing(20).map((result, at) => (at < 3 ? { ...result, costLimited: true } : result));
const broken = results({ ...many(20, '1/1'), t0: '0/1' });
const notBegun = results({ u0: '0/1' }, { suite: 'later' }).map((result) =>
  aResult({ ...result, failure: { class: 'cancelled', stage: 'setup', reason: 'error_threshold_exceeded' } }),
);
const CONFIRMED = 'before suspected regressions were confirmed';

test.each<[string, RunResult['stopped'], readonly TestResult[], string, string]>([
  ['cancelled', 'cancelled', passing(12), 'cancelled', 'Cancelled after 12 of 20 tests.'],
  ['cancelled at its end', 'cancelled', passing(20), 'cancelled', 'The run was cancelled before its verdict'],
  ['too late', 'deadline', passing(12), 'invalid', `Not measured: the time limit of the run was reached${SOME}`],
  [
    'stopped by the breaker',
    'breaker',
    passing(12),
    'invalid',
    `Not measured: the circuit breaker stopped a target whose first tests all failed with the same error,${SOME}`,
  ],
  ['broken off', 'broken-off', passing(12), 'invalid', `Not measured: the run was broken off${SOME}`],
  ['broken off at an unknown test', 'broken-off', passing(20), 'invalid', 'how many of its tests are missing is not'],
  ['over budget', 'budget', passing(12), 'inconclusive', `Not decided: the budget of the run was spent${SOME}`],
  ['over budget, with rows of the others', 'budget', [...passing(12), ...unrun(12, 8)], 'inconclusive', SOME],
  ['over budget, with failures', 'budget', results(many(12, '0/1')), 'fail', 'dropped by'],
  [
    'over budget between trials',
    'budget',
    withTrials,
    'inconclusive',
    'when 3 of 20 tests had fewer trials than planned',
  ],
  ['over budget before its re-runs', 'budget', broken, 'inconclusive', CONFIRMED],
  ['ended by --bail before its re-runs', 'bail', broken, 'fail', `as --bail says, ${CONFIRMED}`],
  [
    'ended by --bail before a suite began',
    'bail',
    [...results({ ...many(19, '1/1'), t0: '0/1' }), ...notBegun],
    'fail',
    'The run stopped at its failures, as --bail says, after 19 of 20 tests',
  ],
])('a run that was %s', (_, stopped, all, kind, text) => {
  const verdict = judged(all, { stopped });
  const said = [verdict.headline, ...verdict.reasons.map(({ message }) => message)].join('\n');
  expect([verdict.kind, said]).toEqual([kind, expect.stringContaining(text)]);
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
