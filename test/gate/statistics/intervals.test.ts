import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cohensKappa } from '../../../src/gate/statistics/kappa.ts';
import { wilson } from '../../../src/gate/statistics/wilson.ts';

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

describe("Cohen's kappa", () => {
  test('and the intervals are those of a worked example', () => {
    const pairs = { bothPass: 20, onlyJudgePasses: 5, onlyPeoplePass: 10, bothFail: 15 };
    const kappa = cohensKappa(pairs);
    expect(kappa?.kappa).toBeCloseTo(0.4, 3);
    expect(kappa?.standardError).toBeCloseTo(0.127, 4);
    expect(kappa?.low).toBeCloseTo(0.151, 3);
    expect(kappa?.high).toBeCloseTo(0.649, 3);
  });

  test.each([
    ['full agreement', { bothPass: 5, onlyJudgePasses: 0, onlyPeoplePass: 0, bothFail: 5 }, 1],
    ['full disagreement', { bothPass: 0, onlyJudgePasses: 5, onlyPeoplePass: 5, bothFail: 0 }, -1],
    ['chance', { bothPass: 4, onlyJudgePasses: 4, onlyPeoplePass: 4, bothFail: 4 }, 0],
  ])('of %s', (_, pairs, expected) => {
    expect(cohensKappa(pairs)?.kappa).toBeCloseTo(expected, 10);
  });

  test('has an interval from -1 to 1 at most', () => {
    const { low = 0 } = cohensKappa({ bothPass: 1, onlyJudgePasses: 9, onlyPeoplePass: 10, bothFail: 0 }) ?? {};
    expect(low).toBe(-1);
  });

  test('is unknown if chance alone explains full agreement, and without answers', () => {
    const none = { bothPass: 0, onlyJudgePasses: 0, onlyPeoplePass: 0, bothFail: 0 };
    expect(cohensKappa({ ...none, bothPass: 9 })).toBeUndefined();
    expect(cohensKappa({ ...none, bothFail: 9 })).toBeUndefined();
    expect(cohensKappa(none)).toBeUndefined();
  });
});
