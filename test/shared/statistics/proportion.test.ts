import { expect, test } from 'vitest';
import { allFrom } from '../../../src/shared/statistics/distributions.ts';

test.each([
  [2, 4, 1, 0.5],
  [2, 4, 2, 1 / 6],
  [0, 4, 2, 0],
  [4, 4, 3, 1],
])('of %i passes in %i trials, %i draws are all passes with a chance of %f', (passes, trials, draws, chance) => {
  expect(allFrom(passes, trials, draws)).toBeCloseTo(chance, 12);
});
