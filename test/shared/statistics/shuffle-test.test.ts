import { expect, test } from 'vitest';
import { exactlyBetter } from '../../../src/shared/statistics/exact-test.ts';
import { randomFrom, shuffledHigher } from '../../../src/shared/statistics/shuffle-test.ts';

const passes = (c: number, n: number) => Array.from({ length: n }, (_, index) => (index < c ? 1 : 0));

test('shuffling comes near the exact chance, and says the same each time', () => {
  const tests = [
    { base: passes(4, 10), now: passes(3, 3) },
    { base: passes(5, 10), now: passes(2, 3) },
  ];
  const exact = exactlyBetter([
    { base: { passes: 4, trials: 10 }, now: { passes: 3, trials: 3 } },
    { base: { passes: 5, trials: 10 }, now: { passes: 2, trials: 3 } },
  ]);
  expect(Math.abs(shuffledHigher(tests, 1) - exact)).toBeLessThan(0.01);
  expect(shuffledHigher(tests, 1)).toBe(shuffledHigher(tests, 1));
});

test('what could hardly be chance gets the least p there is', () => {
  const tests = Array.from({ length: 20 }, () => ({ base: [1, 1.1, 0.9, 1], now: [2, 2.2] }));
  expect(shuffledHigher(tests, 7)).toBe(1 / 10_000);
});

test('without two sides there is nothing to see', () => {
  expect(shuffledHigher([{ base: [], now: [3] }], 7)).toBe(1);
});

test('the random numbers fill 0 to 1 evenly, whatever the seed', () => {
  for (const seed of [0, 1, -1, 2 ** 31, 123_456_789]) {
    const random = randomFrom(seed);
    const tenths = new Map<number, number>();
    for (let i = 0; i < 10_000; i += 1) {
      const tenth = Math.floor(random() * 10);
      tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
    }
    expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const count of tenths.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});
