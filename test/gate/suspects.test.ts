import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { confirmationsFor, freshTrialsFor, moreFreshTrials } from '../../src/gate/suspects.ts';
import { aPool, aRun, type Counts, countOf, found, many, results } from '../support/evidence.ts';

const policy = { maxErrorRate: 0.1 };
const wanted = (past: Counts, now: Counts, given = {}, mustPass = false) =>
  confirmationsFor(pair({ run: aRun(results(now, { mustPass })), baseline: found(aPool(past)) }), {
    ...policy,
    ...given,
  }).map(({ test, why, trials }) => [test.testId, why, trials]);

describe('the number of fresh trials', () => {
  // gate.md §2.6; with ten suspects some can only be told once others are.
  test.each([
    ['3/3', 5, 6],
    ['5/5', 3, 6],
    ['4/5', 5, 6],
    ['10/10', 3, 4],
    ['9/10', 3, 5],
    ['8/10', 4, 6],
    ['15/15', 3, 3],
  ])('after %s is %i for one suspect and %i for ten', (base, one, ten) => {
    expect(freshTrialsFor(countOf(base), 1, 0.025)).toBe(one);
    expect(freshTrialsFor(countOf(base), 10, 0.025)).toBe(ten);
  });

  test('there is none where even six failures would say nothing', () => {
    expect(freshTrialsFor(countOf('2/2'), 1, 0.025)).toBeUndefined();
    expect(freshTrialsFor(countOf('3/4'), 1, 0.025)).toBeUndefined();
  });
});

describe('what is run again', () => {
  test.each([
    ['a test that always passed and now fails', '10/10', '0/1', [['a', 'suspect', 3]]],
    ['one that failed most of its trials', '10/10', '1/3', [['a', 'suspect', 3]]],
    ['not one that failed half of them', '10/10', '1/2', []],
    ['not one with two trials in its past', '2/2', '0/1', []],
    ['not one that often failed before', '7/10', '0/1', []],
  ])('%s', (_, past, now, expected) => {
    expect(wanted({ a: past }, { a: now })).toEqual(expected);
  });

  test('the most stable first, then by name, ten at most', () => {
    const chosen = wanted(
      { ...many(8, '9/10', 'b'), ...many(8, '10/10', 'a') },
      { ...many(8, '0/1', 'b'), ...many(8, '0/1', 'a') },
    );
    expect(chosen.map(([id]) => id)).toEqual([...['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'], ...['b0', 'b1']]);
  });

  test('as many as the user allows; none when confirming is off', () => {
    const past = many(3, '10/10');
    const now = many(3, '0/1');
    expect(wanted(past, now, { confirm: 2 })).toHaveLength(2);
    expect(wanted(past, now, { confirm: 'off' })).toEqual([]);
  });

  test('a test that must pass, whatever its past', () => {
    expect(wanted({ a: '1/2' }, { a: '0/1' }, {}, true)).toEqual([['a', 'must-pass', 3]]);
    expect(wanted({ b: '1/1' }, { a: '0/1' }, {}, true)).toEqual([['a', 'must-pass', 3]]);
    expect(wanted({ a: '10/10' }, { a: '0/1' }, {}, true)).toEqual([['a', 'suspect', 3]]);
  });
});

describe('trials still to run', () => {
  const confirmation = (past: string, mustPass = false) => {
    const pairing = pair({ run: aRun(results({ a: '0/1' }, { mustPass })), baseline: found(aPool({ a: past })) });
    const [only] = confirmationsFor(pairing, policy);
    if (only === undefined) throw new Error('it is suspected');
    return only;
  };

  test.each([
    ['10/10', '0/0', 3],
    ['10/10', '0/1', 2],
    ['10/10', '0/3', 0],
    ['10/10', '1/1', 0],
    ['10/10', '0/5', 0],
    ['8/10', '0/3', 1],
    ['8/10', '1/2', 0],
  ])('after %s, with %s so far, are %i', (past, made, left) => {
    expect(moreFreshTrials(confirmation(past), countOf(made), policy)).toBe(left);
  });

  test('a promise is kept or broken once most of three say so', () => {
    const promised = confirmation('1/2', true);
    const left = (made: string) => moreFreshTrials(promised, countOf(made), policy);
    expect(['0/0', '0/1', '1/1', '1/2', '0/2', '2/2', '1/3'].map(left)).toEqual([3, 2, 2, 1, 0, 0, 0]);
  });

  test('a suspect that must pass is run until both are known', () => {
    const both = confirmation('10/10', true);
    const left = (made: string) => moreFreshTrials(both, countOf(made), policy);
    expect(['1/1', '0/2', '2/2'].map(left)).toEqual([2, 1, 0]);
  });
});
