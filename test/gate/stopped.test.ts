import { describe, expect, test } from 'vitest';
import type { RunResult, StoppedShard, TestResult } from '../../src/model/run/result.ts';
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

  test('before it re-ran suspected regressions is inconclusive', () => {
    const broken = results({ ...many(20, '1/1'), t0: '0/1' });
    expect(judged(broken, { stopped: 'budget' })).toMatchObject({
      kind: 'inconclusive',
      reasons: [
        { message: 'The budget of the run was spent before suspected regressions were confirmed' },
        { rule: 'regression', kind: 'warn' },
      ],
    });
  });
});

describe('a run of which some shards stopped', () => {
  const shards = (...all: readonly (readonly [number, StoppedShard['why'], number])[]) =>
    all.map(([shard, why, missing]) => ({ shard, shards: 6, why, missing }));
  const reasonsOf = (run: Partial<RunResult>, done = 12) => judged(passing(done), run).reasons;

  test.each([
    ['cancelled', 'cancelled', 'Shard 2 of 6 was cancelled: 8 tests lack results'],
    ['deadline', 'invalid', 'Shard 2 of 6 reached its time limit: 8 tests lack results'],
    ['budget', 'inconclusive', 'Shard 2 of 6 spent its share of the budget: 8 tests lack results'],
    [
      'breaker',
      'invalid',
      'Shard 2 of 6 was stopped by the circuit breaker, because the first tests of a target all failed with the same error: 8 tests lack results',
    ],
    ['broken-off', 'invalid', 'Shard 2 of 6 was killed or crashed: 8 tests lack results'],
  ] as const)('names the shard that stopped by %s', (why, kind, message) => {
    expect(reasonsOf({ stopped: why, stoppedShards: shards([2, why, 8]) })).toMatchObject([{ kind, message }]);
  });

  test('names it in the headline', () => {
    expect(judged(passing(12), { stopped: 'deadline', stoppedShards: shards([2, 'deadline', 8]) }).headline).toBe(
      'Not measured: shard 2 of 6 reached its time limit: 8 tests lack results. Compared 12 of 20 tests; 8 not run.',
    );
    const cancelled = shards([2, 'cancelled', 4], [4, 'no-results', 2], [5, 'cancelled', 2]);
    expect(judged(passing(12), { stopped: 'cancelled', stoppedShards: cancelled }).headline).toBe(
      'Cancelled after 12 of 20 tests (shards 2, 5 of 6).',
    );
  });

  test('has a reason for each cause, and for shards that only lack re-runs', () => {
    const stoppedShards = shards([1, 'budget', 0], [2, 'deadline', 3], [3, 'broken-off', 0], [5, 'deadline', 5]);
    expect(reasonsOf({ stopped: 'broken-off', stoppedShards }).map(({ kind, message }) => [kind, message])).toEqual([
      ['invalid', 'Shards 2, 5 of 6 reached their time limits: 8 tests lack results'],
      ['inconclusive', 'Shard 1 of 6 spent its share of the budget before suspected regressions were confirmed'],
      ['invalid', 'Shard 3 of 6 was killed or crashed after its planned tests'],
    ]);
  });

  test('counts a test once of which two shards lack trials', () => {
    const [one, other] = shards([2, 'deadline', 3], [5, 'deadline', 5]);
    const stoppedShards = [one, other && { ...other, shared: 2 }].flatMap((shard) => shard ?? []);
    expect(reasonsOf({ stopped: 'deadline', stoppedShards })).toMatchObject([
      { message: 'Shards 2, 5 of 6 reached their time limits: 6 tests lack results' },
    ]);
  });

  test('that was cancelled as a whole says how many tests it has', () => {
    const run = { stopped: 'cancelled', stoppedShards: shards([2, 'no-results', 8]) } as const;
    expect(reasonsOf(run)).toMatchObject([
      { kind: 'cancelled', message: 'The run was cancelled after 12 of 20 tests' },
    ]);
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
