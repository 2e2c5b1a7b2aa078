import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFrom, type Stratum } from '../../../src/gate/statistics/distributions.ts';
import { exactlyWorse } from '../../../src/gate/statistics/exact-test.ts';
import { shuffledHigher, shuffledLower } from '../../../src/gate/statistics/shuffle-test.ts';
import { holm } from '../../../src/gate/statistics/variance.ts';
import { shareOfShuffles, someStrata, stratum, times } from './strata.ts';

describe('the exact test of a suite', () => {
  test('is the share of shuffles, each looked at', () => {
    fc.assert(
      fc.property(someStrata(4, 5), (strata) => {
        expect(exactlyWorse(strata)).toBeCloseTo(shareOfShuffles(strata), 12);
      }),
      { numRuns: 60 },
    );
  });

  test('does not know the order of the tests, to the last bit', () => {
    const shuffled = someStrata(20, 30).chain((strata) =>
      fc.tuple(fc.constant(strata), fc.shuffledSubarray(strata, { minLength: strata.length })),
    );
    fc.assert(
      fc.property(shuffled, ([strata, other]) => {
        expect(exactlyWorse(other)).toBe(exactlyWorse(strata));
      }),
    );
  });

  test('never rises when a present pass becomes a failure, or a failure of the past a pass', () => {
    fc.assert(
      fc.property(someStrata(12, 12), fc.nat(), (strata, pick) => {
        const at = strata.length === 0 ? 0 : pick % strata.length;
        const before = exactlyWorse(strata);
        const changed = (change: (one: Stratum) => Stratum) =>
          exactlyWorse(strata.map((one, index) => (index === at ? change(one) : one)));
        const nowWorse = changed(({ base, now }) => ({ base, now: { ...now, passes: Math.max(0, now.passes - 1) } }));
        const onceBetter = changed(({ base, now }) => ({
          base: { ...base, passes: Math.min(base.trials, base.passes + 1) },
          now,
        }));
        expect(nowWorse).toBeLessThanOrEqual(before + 1e-12);
        expect(onceBetter).toBeLessThanOrEqual(before + 1e-12);
      }),
    );
  });

  test('keeps its digits far out, where a single chance underflows nothing', () => {
    // 1/binom(40, 20) each.
    expect(exactlyWorse(times(4, stratum('20/20 0/20')))).toBeCloseTo(0, 40);
    expect(Math.log(exactlyWorse([stratum('20/20 0/20')]))).toBeCloseTo(-Math.log(137846528820), 9);
  });

  test('sees in thousands of tests what a normal distribution would', () => {
    const strata = times(5000, stratum('10/20 2/5'));
    const { mean, variance } = { mean: 5000 * 2.4, variance: 5000 * ((5 * 12 * 13 * 20) / (25 * 25 * 24)) };
    const z = (5000 * 2 + 0.5 - mean) / Math.sqrt(variance);
    expect(z).toBeLessThan(-20);
    expect(exactlyWorse(strata)).toBeLessThan(1e-50);

    const even = [...times(4999, stratum('12/20 3/5')), stratum('13/20 3/5')];
    expect(exactlyWorse(even)).toBeCloseTo(0.5, 1);
  });
});

const passes = (c: number, n: number) => Array.from({ length: n }, (_, index) => (index < c ? 1 : 0));

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

describe('Holm’s steps', () => {
  test.each([
    { ps: [0.03, 0.004, 0.011], rejected: [false, true, true] },
    { ps: [0.02, 0.02], rejected: [false, false] },
    { ps: [0.025], rejected: [true] },
    { ps: [], rejected: [] },
  ])('$ps at 0.025', ({ ps, rejected }) => {
    expect(holm(ps, 0.025)).toEqual(rejected);
  });

  const somePs = fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 12 });

  test('reject what Bonferroni rejects, and nothing above alpha', () => {
    fc.assert(
      fc.property(somePs, (ps) => {
        const rejected = holm(ps, 0.025);
        ps.forEach((p, index) => {
          if (p <= 0.025 / ps.length) expect(rejected[index]).toBe(true);
          if (p > 0.025 * (1 + 1e-6)) expect(rejected[index]).toBe(false);
        });
      }),
    );
  });
});

test.each([
  [2, 4, 1, 0.5],
  [2, 4, 2, 1 / 6],
  [0, 4, 2, 0],
  [4, 4, 3, 1],
])('of %i passes in %i trials, %i draws are all passes with a chance of %f', (passes, trials, draws, chance) => {
  expect(allFrom(passes, trials, draws)).toBeCloseTo(chance, 12);
});
