import { describe, expect, test } from 'vitest';
import { pairedDifference } from '../../../src/gate/statistics/paired-difference.ts';
import { detectableDifference, trialsToDetect } from '../../../src/gate/statistics/power.ts';
import { seeded } from '../../support/seeded.ts';

const designOf = (tests: number, rate: number, trials: number) => ({
  tests,
  trials,
  squares: (2 * tests * rate * (1 - rate)) / trials,
});

/** Of 400 experiments, how many find that some tests lose a share of their pass rate, any share as likely as another. */
function foundIn(tests: number, rate: number, trials: number): number {
  const random = seeded(7);
  const moved = tests * detectableDifference(designOf(tests, rate, trials));
  const drawn = (passRate: number) => Array.from({ length: trials }, () => (random() < passRate ? 1 : 0));
  const found = Array.from({ length: 400 }, () => {
    const shares = Array.from({ length: Math.round((2 * moved) / rate) }, random);
    const scale = moved / rate / shares.reduce((sum, share) => sum + share, 0);
    const second = Array.from({ length: tests }, (_, at) => rate * (1 - Math.min(1, (shares[at] ?? 0) * scale)));
    const { p, interval } = pairedDifference(second.map((own) => ({ first: drawn(rate), second: drawn(own) })));
    return p <= 0.05 && interval.high < 0;
  });
  return found.filter(Boolean).length / found.length;
}

describe('the smallest difference that would have been found', () => {
  test.each([
    [20, 1, 3],
    [50, 0.8, 1],
    [50, 0.8, 3],
    [100, 0.9, 2],
    [100, 1, 1],
    [100, 1, 5],
  ])('is found with a chance of about 80%: %d tests that pass in %d of trials, %d trials', (tests, rate, trials) => {
    const found = foundIn(tests, rate, trials);
    expect(found).toBeGreaterThan(0.7);
    expect(found).toBeLessThan(0.9);
  });

  test('is no less than an exact test can find: six of 100 tests that turn with a single trial', () => {
    expect(detectableDifference({ tests: 100, trials: 1, squares: 0 })).toBeGreaterThanOrEqual(0.06);
    expect(detectableDifference({ tests: 4, trials: 1, squares: 0 })).toBe(1);
  });

  test('is larger where several findings share the chance of a wrong one', () => {
    const design = designOf(50, 0.8, 3);
    expect(detectableDifference({ ...design, share: 4 })).toBeGreaterThan(detectableDifference(design));
  });

  test('takes the planned trials', () => {
    const rates = Array<number>(60).fill(0.85);
    const trials = trialsToDetect(0.06, rates);
    expect(detectableDifference(designOf(60, 0.85, trials))).toBeLessThanOrEqual(0.06);
    expect(detectableDifference(designOf(60, 0.85, trials - 1))).toBeGreaterThan(0.06);
    expect(trialsToDetect(0.06, rates, 3)).toBeGreaterThan(trials);
  });
});
