import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import { suspectsOf } from '../../src/gate/suspected-regressions.ts';
import type { RunResult } from '../../src/model/run/result.ts';
import { aPool, aRun, type Counts, decide, decisions, found, many, results } from '../support/evidence.ts';

const stable = { ...many(30, '5/5'), broken: '5/5' };
const passing = many(30, '1/1');

const pairingOf = (earlierRuns: Counts, now: Counts) =>
  pair({ run: aRun(results(now)), baseline: found(aPool(earlierRuns)) });
function judged(earlierRuns: Counts, now: Counts, reruns: Counts = {}, settings: GateSettingsInput = {}) {
  const sides = { run: aRun(results(now)), baseline: found(aPool(earlierRuns)), confirmations: results(reruns) };
  const decided = decide(sides, { control: 'off', ...settings });
  const testOf = (id: string) => decided.comparison.tests.find(({ testId }) => testId === id);
  return { ...decided, testOf, stateOf: (id: string) => testOf(id)?.state };
}
const suspectedIn = (earlierRuns: Counts, now: Counts, settings: GateSettingsInput = {}) =>
  suspectsOf(pairingOf(earlierRuns, now), settings).map(({ test, needed }) => [test.testId, needed]);

describe('a test is suspected', () => {
  test.each([
    ['that always passed and now fails', '5/5', '0/1', true],
    ['that fails most of its planned trials', '5/5', '1/3', true],
    ['but not if it fails half of them', '5/5', '1/2', false],
    ['but not if it often failed before', '1/5', '0/1', false],
    ['but not if it passes', '5/5', '1/1', false],
  ] as const)('%s', (_, earlierRuns, now, isSuspected) => {
    const suspects = suspectedIn({ ...many(30, '5/5'), broken: earlierRuns }, { ...passing, broken: now });
    expect(suspects.map(([id]) => id)).toEqual(isSuspected ? ['broken'] : []);
  });

  test('with a short history, if the other tests of the run are stable', () => {
    const now = { ...many(200, '1/1'), broken: '0/1' };
    expect(suspectedIn({ ...many(200, '5/5'), broken: '1/1' }, now)).toEqual([['broken', 5]]);
  });

  test('but not if its file has only the last attempts, which pass more often than the first', () => {
    const run = (onlyLastAttempts: true | undefined): RunResult =>
      aRun(results({ ...passing, broken: '0/1' }).map((result) => ({ ...result, onlyLastAttempts })));
    const suspects = (onlyLastAttempts: true | undefined) =>
      suspectsOf(pair({ run: run(onlyLastAttempts), baseline: found(aPool(stable)) }), {}).map(
        ({ test: { testId } }) => testId,
      );
    expect(suspects(undefined)).toEqual(['broken']);
    expect(suspects(true)).toEqual([]);
  });

  test('in the order of the least expected failures, then of names', () => {
    const earlierRuns = { ...many(30, '5/5'), a: '4/5', b: '5/5', c: '5/5' };
    const suspects = suspectedIn(earlierRuns, { ...passing, a: '0/1', c: '0/1', b: '0/1' });
    expect(suspects.map(([id]) => id)).toEqual(['b', 'c', 'a']);
  });

  test('but no test is re-run if confirm is off', () => {
    expect(suspectedIn(stable, { ...passing, broken: '0/1' }, { confirm: 'off' })).toEqual([]);
  });
});

describe('the number of re-runs', () => {
  test('grows with the number of suspected tests', () => {
    const neededOf = (count: number) =>
      suspectedIn(many(60, '5/5'), { ...many(60, '1/1'), ...many(count, '0/1') })[0]?.[1];
    expect([1, 3, 10, 40].map(neededOf)).toEqual([2, 3, 4, 6]);
  });

  test('counts the planned trials as history', () => {
    const at = (now: string) => judged(stable, { ...passing, broken: now }).testOf('broken');
    expect(at('0/3')?.p).toBeGreaterThan(at('0/1')?.p ?? 1);
  });
});

describe('a suspected test', () => {
  const now = { ...passing, broken: '0/1' };

  test('warns until it is confirmed', () => {
    const { testOf, verdict } = judged(stable, now);
    expect(testOf('broken')).toMatchObject({ state: 'suspected', needed: 2, reruns: undefined });
    expect(verdict).toMatchObject({
      kind: 'warn',
      headline:
        'No drop found, but broken fails unexpectedly, without re-runs that confirm it. Compared 31 of 31 tests; 1 suspected.',
      reasons: [{ rule: 'regression', kind: 'warn', testId: 'broken', location: { line: 4 } }],
    });
    expect(judged(stable, now, { broken: '0/1' }).stateOf('broken')).toBe('suspected');
  });

  test('is inconclusive if the run could not confirm it', () => {
    const all = results(now);
    const unconfirmed = all.filter(({ testId }) => testId === 'broken');
    const { verdict } = decide({ run: aRun(all, { unconfirmed }), baseline: found(aPool(stable)) });
    expect(verdict).toMatchObject({
      kind: 'inconclusive',
      headline:
        'Not decided: broken fails unexpectedly, and could not be re-run to confirm it. Compared 31 of 31 tests; 1 suspected.',
    });
  });

  test('that a part of the run confirmed stays regressed among the suspected tests of the other parts', () => {
    const all = results({ ...many(30, '1/1'), ...many(8, '0/1') });
    const sides = (more: Partial<RunResult>) => ({
      run: aRun(all, more),
      baseline: found(aPool(many(30, '5/5'))),
      confirmations: results({ t0: '0/2' }),
    });
    const stateOf = (more: Partial<RunResult>) => decide(sides(more)).comparison.tests[0]?.state;
    expect(stateOf({})).toBe('suspected');
    const [first] = all.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
    const tests = first ? [{ ...first, needed: 2, p: 0.004 }] : [];
    const decided = { suites: [], tests, detectableTests: [] };
    expect(stateOf({ decided })).toBe('regressed');
  });

  test('that failed all re-runs in a row regressed and fails the run', () => {
    const { stateOf, verdict } = judged(stable, now, { broken: '0/2' });
    expect(stateOf('broken')).toBe('regressed');
    expect(verdict).toMatchObject({
      kind: 'fail',
      headline: '1 test regressed: broken. Compared 31 of 31 tests.',
    });
    expect(verdict.reasons[0]?.message).toMatch(
      /^broken of greetings on support-agent regressed: 0 of 1 planned trials, 0 of 2 re-runs, 5 of 5 baseline trials passed \(p = 0\.\d+\)$/,
    );
  });

  test('that passes a re-run is not reproduced, with both counts', () => {
    const { testOf, verdict } = judged(stable, now, { broken: '1/1' });
    expect(testOf('broken')).toMatchObject({
      state: 'not-reproduced',
      now: { passes: 0, trials: 1 },
      reruns: { passes: 1, trials: 1 },
    });
    expect(verdict.kind).toBe('pass');
  });

  test('is decided by its first re-runs, as many as are needed', () => {
    const [suspect] = suspectsOf(pairingOf(stable, now), {});
    const decided = decisions(suspect, '', '0', '00', '1', '01', '001');
    expect(decided).toEqual(['undecided', 'undecided', 'fails', 'passes', 'passes', 'fails']);
  });

  test('does not change the numbers of its suite by its re-runs', () => {
    const [without, having] = [judged(stable, now), judged(stable, now, { broken: '0/8' })];
    expect(having.comparison.suites).toEqual(without.comparison.suites);
  });

  test('is not re-run where the history is too short to confirm it', () => {
    const now = { ...many(10, '1/1'), t0: '0/1', old: '0/1' };
    const { stateOf, verdict, pairing } = judged({ ...many(10, '1/1'), old: '0/1' }, now);
    expect(stateOf('t0')).toBe('not-enough-history');
    expect(suspectsOf(pairing, {})).toEqual([]);
    expect(verdict).toMatchObject({
      kind: 'warn',
      headline:
        'No drop found, but t0 fails unexpectedly, with too few baseline trials to decide; old fails as before. Compared 11 of 11 tests; 1 failing as before; 1 failing, not enough baseline trials.',
    });
    expect(verdict.reasons.map(({ message }) => message)).toEqual([
      't0 of greetings on support-agent fails unexpectedly, and the baseline is too short to confirm a regression',
    ]);
  });

  test('that always passed is a warning where the baseline can confirm all tests but this one', () => {
    const base = { ...many(30, '5/5'), odd: '1/1' };
    const { stateOf, comparison, verdict } = judged(base, { ...passing, odd: '0/1' });
    expect(comparison.detectableTests.count).toBe(30);
    expect([stateOf('odd'), verdict.kind]).toEqual(['not-enough-history', 'warn']);
    expect(comparison.tests.find(({ testId }) => testId === 'odd')).toMatchObject({ undetectable: true });
    expect(judged(base, { ...passing, odd: '1/1' }).verdict.kind).toBe('pass');
  });

  test('beyond the cap of confirm is listed and not re-run', () => {
    const two = { ...passing, t28: '0/1', t29: '0/1' };
    const { comparison, verdict, pairing } = judged(many(30, '5/5'), two, {}, { confirm: 1 });
    expect(comparison.tests.slice(28).map(({ state }) => state)).toEqual(['suspected', 'not-rerun']);
    expect(suspectsOf(pairing, { confirm: 1 })).toHaveLength(1);
    expect(verdict.headline).toContain('1 suspected; 1 failing, not re-run.');
  });

  test('beyond the fiftieth is not re-run', () => {
    const { comparison } = judged(many(300, '5/5'), { ...many(300, '1/1'), ...many(52, '0/1') });
    expect(comparison.tests.filter(({ state }) => state === 'not-rerun')).toHaveLength(2);
  });
});

test('a must_pass test is decided by two equal outcomes of its re-runs', () => {
  const now = [...results(passing), ...results({ broken: '0/1' }, { mustPass: true })];
  const suspectAt = (broken: string) =>
    suspectsOf(pair({ run: aRun(now), baseline: found(aPool({ ...many(30, '5/5'), broken })) }), {})[0];
  const often = suspectAt('1/5');
  expect(often).toMatchObject({ breaksMustPass: true, failuresNeeded: undefined, needed: 3 });
  const decided = decisions(often, '0', '01', '010', '00', '11', '101');
  expect(decided).toEqual(['undecided', 'undecided', 'fails', 'fails', 'passes', 'passes']);
  const both = suspectAt('5/5');
  expect(both).toMatchObject({ breaksMustPass: true, failuresNeeded: 2, needed: 3 });
  expect(decisions(both, '1', '00', '11')).toEqual(['undecided', 'fails', 'passes']);
});

describe('the state of a test', () => {
  test.each([
    ['5/5', '1/1', 'passing'],
    ['0/5', '0/1', 'failing-as-before'],
    ['3/5', '0/1', 'failing'],
    ['1/5', '1/1', 'fixed'],
    ['0/5', '2/3', 'fixed'],
    ['1/5', '1/2', 'passing'],
    ['2/5', '1/1', 'passing'],
  ] as const)('with %s baseline and %s planned trials is %s', (earlierRuns, now, state) => {
    const { stateOf, verdict } = judged(
      { ...many(10, '5/5'), ...many(3, '2/5', 'noisy'), x: earlierRuns },
      {
        ...many(10, '1/1'),
        ...many(3, '1/1', 'noisy'),
        x: now,
      },
    );
    expect(stateOf('x')).toBe(state);
    expect(verdict.kind).toBe('pass');
  });

  test('names what cannot be compared', () => {
    const run = aRun([
      ...results({ added: '1/1', edited: '1/1' }, { measure: 'm1.new' }),
      ...results({ stored: '1/1' }).map((result) => ({ ...result, reusedFrom: 'a'.repeat(40) })),
      ...results({ q: '0/1' }),
    ]);
    const pool = aPool({ stored: '5/5', gone: '5/5', q: '5/5' });
    const [trial] = pool.tests[0]?.trials ?? [];
    const edited = { testId: 'edited', trials: trial ? [{ ...trial, measure: 'm1.old' }] : [] };
    const quarantine = [{ id: 'q', reason: 'races', owner: 'ann', expiry: '2026-02-01' }];
    const { comparison } = decide({ run, baseline: found({ ...pool, tests: [...pool.tests, edited] }), quarantine });
    expect(Object.fromEntries(comparison.tests.map(({ testId, state }) => [testId, state]))).toEqual({
      added: 'new',
      edited: 'changed',
      stored: 'reused',
      q: 'quarantined',
      gone: 'removed',
    });
  });

  test.each([
    ['4/5', true],
    ['5/5', undefined],
    ['3/4', undefined],
    ['19/20', undefined],
    ['18/20', true],
  ])('after %s is flaky: %s, which is a label only', (earlierRuns, flaky) => {
    const { testOf, verdict } = judged({ x: earlierRuns }, { x: '1/1' });
    expect(testOf('x')?.flaky).toBe(flaky);
    expect(verdict.kind).toBe('pass');
  });
});

describe('quarantine', () => {
  const entry = { id: 't0', reason: 'races', owner: 'ann', expiry: '2026-02-01' };
  const judgedAt = (startedAt: string) =>
    decide({
      run: aRun(results({ ...passing, t0: '0/1' }), { startedAt }),
      baseline: found(aPool(many(30, '5/5'))),
      confirmations: results({ t0: '0/2' }),
      quarantine: [entry],
    }).verdict;

  test('excludes a test from the comparison', () => {
    expect(judgedAt('2026-01-10T00:00:00.000Z')).toMatchObject({
      kind: 'pass',
      headline: 'No drop found. Compared 29 of 30 tests; 1 quarantined.',
    });
  });

  test('that has expired warns, and its test is judged again', () => {
    const { kind, reasons } = judgedAt('2026-02-02T00:00:00.000Z');
    expect(kind).toBe('fail');
    expect(reasons.find(({ rule }) => rule === 'quarantine')).toMatchObject({
      kind: 'warn',
      message:
        'The quarantine of 1 test of greetings on support-agent has expired: t0. Fix the tests, or extend or remove their entries',
    });
  });
});
