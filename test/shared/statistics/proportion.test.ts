import { expect, test } from 'vitest';
import { jeffreysLow, passAllK, passAtK } from '../../../src/shared/statistics/proportion.ts';

test.each([
  [1, 20, 0.0054],
  [5, 20, 0.1023],
  [10, 10, 0.783],
  [0, 20, 0],
])('Jeffreys’ interval of %i in %i begins at %f', (hits, n, low) => {
  expect(jeffreysLow(hits, n)).toBeCloseTo(low, 3);
});

test.each([
  [2, 4, 1, 0.5, 0.5],
  [2, 4, 2, 5 / 6, 1 / 6],
  [0, 4, 2, 0, 0],
  [4, 4, 3, 1, 1],
])('of %i passes in %i trials, %i draws hold at least one with %f, and only passes with %f', (c, n, k, some, all) => {
  expect(passAtK(c, n, k)).toBeCloseTo(some, 12);
  expect(passAllK(c, n, k)).toBeCloseTo(all, 12);
});

test('more draws than trials are not known', () => {
  expect(passAtK(2, 4, 5)).toBeUndefined();
  expect(passAllK(2, 4, 5)).toBeUndefined();
});
