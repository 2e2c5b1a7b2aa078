import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/shared/statistics/wilson.ts';

describe('Wilson’s interval', () => {
  test.each([
    [3, 3, 0.4385, 1],
    [5, 5, 0.5655, 1],
    [10, 10, 0.7225, 1],
    [35, 35, 0.9011, 1],
    [45, 50, 0.7864, 0.9565],
    [0, 5, 0, 0.4345],
    [1, 5, 0.0362, 0.6245],
  ])('%i of %i is between %f and %f', (passes, n, low, high) => {
    const interval = wilson(passes, n);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  test('all and nothing reach the ends exactly', () => {
    expect(wilson(35, 35)?.high).toBe(1);
    expect(wilson(0, 35)?.low).toBe(0);
  });

  test('nothing tried gives no interval', () => {
    expect(wilson(0, 0)).toBeUndefined();
  });

  test('it holds the rate, stays within 0 and 1, and mirrors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
        const interval = wilson(p * n, n);
        const mirrored = wilson(n - p * n, n);
        if (!interval || !mirrored) throw new Error('there is an interval');
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(1);
        expect(interval.low - 1e-9).toBeLessThanOrEqual(p);
        expect(interval.high + 1e-9).toBeGreaterThanOrEqual(p);
        expect(mirrored.low).toBeCloseTo(1 - interval.high, 9);
      }),
    );
  });
});
