import { describe, expect, test } from 'vitest';
import { type Expected, neededFor, smallestVisibleBreakage, smallestVisibleDrop } from '../../src/gate/power.ts';

const tests = (n: number, passes: number, history: number, trials: number): Expected[] =>
  Array.from({ length: n }, () => ({ base: { passes, trials: history }, trials }));
/** Shares of the tests at their rates, as gate.md §2.10 describes its two suites. */
const mixed = (n: number, history: number, trials: number, shares: readonly (readonly [number, number])[]) =>
  shares.flatMap(([share, rate]) => tests(Math.round(n * share), rate * history, history, trials));
const steady = [
  [0.8, 0.98],
  [0.15, 0.9],
  [0.05, 0.5],
] as const;
const noisy = [
  [0.5, 0.95],
  [0.3, 0.8],
  [0.2, 0.5],
] as const;

describe('the smallest visible drop', () => {
  test.each([
    [1, 0.1505],
    [3, 0.0857],
    [10, 0.0517],
  ])('of 50 tests that passed 18 of 20 times, with %i trials each, is %f', (trials, drop) => {
    expect(Math.abs((smallestVisibleDrop(tests(50, 18, 20, trials), 0.02) ?? 0) - drop)).toBeLessThan(0.0005);
  });

  test.each([
    ['steady', 20, 1, 5, 25],
    ['steady', 50, 1, 10, 12],
    ['steady', 100, 3, 9, 5],
    ['steady', 200, 5, 20, 3],
    ['noisy', 20, 3, 9, 18],
    ['noisy', 50, 5, 20, 8],
    ['noisy', 200, 1, 5, 8],
  ] as const)(
    'of a %s suite of %i tests, %i against %i trials, is about %i points',
    (kind, n, trials, history, drop) => {
      const seen = smallestVisibleDrop(mixed(n, history, trials, kind === 'steady' ? steady : noisy), 0.02) ?? 0;
      expect(Math.abs(100 * seen - drop)).toBeLessThan(1.5);
    },
  );

  test('is not known without history, nor where it is more than there is to lose', () => {
    expect(smallestVisibleDrop([], 0.02)).toBeUndefined();
    expect(smallestVisibleDrop(tests(5, 0, 0, 1), 0.02)).toBeUndefined();
    expect(smallestVisibleDrop(tests(3, 1, 1, 1), 0.02)).toBeUndefined();
    expect(smallestVisibleDrop(tests(20, 1, 10, 1), 0.02)).toBeUndefined();
  });

  test('is never below the drop that is allowed', () => {
    expect(smallestVisibleDrop(tests(5000, 20, 20, 5), 0.1)).toBeGreaterThanOrEqual(0.1);
  });
});

describe('the smallest visible breakage of tests that always passed', () => {
  const alpha = 0.025;
  // gate.md §2.5: how much history is enough.
  test.each([
    [1, [6, 4, 3, 3, 3, 2, 2, 2, 2]],
    [2, [4, 3, 2, 2, 2, 2, 2, 1, 1]],
    [3, [3, 2, 2, 2, 1, 1, 1, 1, 1]],
  ])('with %i trials and 1 to 9 in the past takes %j tests', (trials, broken) => {
    const taken = broken.map((_, index) =>
      smallestVisibleBreakage(tests(20, index + 1, index + 1, trials), { alpha, maxDrop: 0.02 }),
    );
    expect(taken).toEqual(broken);
  });

  test('one suffices from 39 trials on', () => {
    const taken = [38, 39].map((m) => smallestVisibleBreakage(tests(20, m, m, 1), { alpha, maxDrop: 0.02 }));
    expect(taken).toEqual([2, 1]);
  });

  test('must also lower the suite by more than is allowed', () => {
    expect(smallestVisibleBreakage(tests(200, 10, 10, 3), { alpha, maxDrop: 0.02 })).toBe(4);
  });

  test('is not there when even all of them would not suffice, or none is stable', () => {
    expect(smallestVisibleBreakage(tests(2, 1, 1, 1), { alpha, maxDrop: 0.02 })).toBeUndefined();
    expect(smallestVisibleBreakage(tests(9, 4, 5, 1), { alpha, maxDrop: 0.02 })).toBeUndefined();
  });
});

test('what a wished drop takes: more trials, else more tests, else nobody knows', () => {
  expect(neededFor(0.1, tests(50, 18, 20, 1), 0.02)).toEqual({ kind: 'trials', trials: 3 });
  expect(neededFor(0.03, tests(50, 18, 20, 1), 0.02)).toMatchObject({ kind: 'tests' });
  expect(neededFor(0.01, tests(50, 18, 20, 1), 0.02)).toBeUndefined();
});
