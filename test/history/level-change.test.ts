import { expect, test } from 'vitest';
import { levelChange } from '../../src/history/level-change.ts';
import { seeded } from '../support/seeded.ts';

const runs = (...passes: readonly number[]) => passes.map((each) => ({ passes: each, trials: 40 }));

test('a series with two levels changes at the first run of the second one', () => {
  expect(levelChange(runs(38, 37, 39, 38, 25, 24, 27, 26))).toBe(4);
});

test('a series that only swings, a short one and a single bad run change nowhere', () => {
  expect(levelChange(runs(36, 38, 35, 37, 36, 38, 34, 37))).toBeUndefined();
  expect(levelChange(runs(40, 40, 10, 10))).toBeUndefined();
  expect(levelChange(runs(40, 40, 40, 40, 10))).toBeUndefined();
  expect(levelChange([])).toBeUndefined();
});

test('in series of 200 runs of one rate, chance finds a change in at most 2 of 100', () => {
  const random = seeded(7);
  const series = () =>
    Array.from({ length: 200 }, () => ({
      trials: 20,
      passes: Array.from({ length: 20 }, () => random() < 0.8).filter(Boolean).length,
    }));
  const found = Array.from({ length: 100 }, () => levelChange(series())).filter((at) => at !== undefined);
  expect(found.length).toBeLessThanOrEqual(2);
});
