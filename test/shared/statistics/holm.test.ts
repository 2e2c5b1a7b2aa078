import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holm } from '../../../src/shared/statistics/variance.ts';

describe('Holm’s steps', () => {
  test.each([
    [
      [0.004, 0.011, 0.03],
      [true, true, false],
    ],
    [
      [0.03, 0.004, 0.011],
      [false, true, true],
    ],
    [
      [0.02, 0.02],
      [false, false],
    ],
    [[0.025], [true]],
    [[], []],
  ])('%j at 0.025', (ps, rejected) => {
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

  test('never reject less when a p becomes smaller', () => {
    fc.assert(
      fc.property(somePs, fc.nat(), (ps, pick) => {
        const at = pick % ps.length;
        const before = holm(ps, 0.025);
        const after = holm(
          ps.map((p, index) => (index === at ? p / 2 : p)),
          0.025,
        );
        before.forEach((was, index) => {
          if (was) expect(after[index]).toBe(true);
        });
      }),
    );
  });
});
