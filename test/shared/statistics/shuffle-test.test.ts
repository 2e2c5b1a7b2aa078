import { expect, test } from 'vitest';
import { exactlyWorse } from '../../../src/shared/statistics/exact-test.ts';
import { shuffledHigher, shuffledLower } from '../../../src/shared/statistics/shuffle-test.ts';

const passes = (c: number, n: number) => Array.from({ length: n }, (_, index) => (index < c ? 1 : 0));

test.each([
  ['three trials now', 3, 1],
  ['one trial now', 1, 0],
])('shuffling comes near the exact chance: %s', (_, trials, passed) => {
  const tests = [
    { base: passes(7, 10), now: passes(passed, trials) },
    { base: passes(9, 10), now: passes(trials, trials) },
  ];
  const exact = exactlyWorse([
    { base: { passes: 7, trials: 10 }, now: { passes: passed, trials } },
    { base: { passes: 9, trials: 10 }, now: { passes: trials, trials } },
  ]);
  for (const seed of [0, 1, -1, 2 ** 31, 123_456_789])
    expect(Math.abs(shuffledLower(tests, seed) - exact)).toBeLessThan(0.02);
});

test.each([
  ['one trial against ten in 40 tests', 40, 10, 1],
  ['three trials against fifteen in 12 tests', 12, 15, 3],
  ['five trials against twenty in 6 tests', 6, 20, 5],
])('shuffling comes near the exact chance with %s', (_, count, m, k) => {
  const strata = Array.from({ length: count }, (_, at) => ({
    base: { passes: m - (at % 3), trials: m },
    now: { passes: at % 4 === 0 ? k - 1 : k, trials: k },
  }));
  const tests = strata.map(({ base, now }) => ({
    base: passes(base.passes, base.trials),
    now: passes(now.passes, now.trials),
  }));
  for (const seed of [1, 2]) expect(Math.abs(shuffledLower(tests, seed) - exactlyWorse(strata))).toBeLessThan(0.02);
});

test('the same seed gives the same chance', () => {
  const tests = [{ base: [1, 2, 3, 4], now: [3, 4] }];
  expect(shuffledHigher(tests, 1)).toBe(shuffledHigher(tests, 1));
});

test('a clear increase gets the smallest chance that shuffling can give', () => {
  const tests = Array.from({ length: 20 }, () => ({ base: [1, 1.1, 0.9, 1], now: [2, 2.2] }));
  expect(shuffledHigher(tests, 7)).toBe(1 / 10_000);
  expect(shuffledLower(tests, 7)).toBe(1);
});

test('a test without trials on both sides changes nothing', () => {
  expect(shuffledHigher([{ base: [], now: [3] }], 7)).toBe(1);
});
