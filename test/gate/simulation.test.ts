import { expect, test } from 'vitest';
import { share, simulate, suites, withBroken } from '../support/simulate.ts';

/** A small sample of what `npm run bench` measures at length. The seed makes it the same sample every time. */
const TIMES = 40;
const SEED = 3;

test.each([
  ['steady', 50, 1, 5],
  ['noisy', 20, 1, 5],
  ['steady', 20, 3, 3],
] as const)(
  'an unchanged %s suite of %i tests, %i trials against %i runs, fails in one of twenty runs at most',
  (kind, n, trials, runs) => {
    const earlierRuns = suites[kind](n);
    const kinds = simulate({ earlierRuns, now: earlierRuns, trials, runs, perRun: trials }, TIMES, SEED);
    expect(share(kinds, 'fail')).toBeLessThanOrEqual(0.05);
    expect(share(kinds, 'pass')).toBeGreaterThanOrEqual(0.95);
  },
);

test.each([
  ['of 20, against 5 runs', 20, 5, 0.93],
  ['of 50, against 10 runs', 50, 10, 0.95],
] as const)('one broken test %s, fails the run', (_, n, runs, least) => {
  const earlierRuns = suites['p = 0.95'](n);
  const kinds = simulate({ earlierRuns, now: withBroken(earlierRuns, 1), trials: 1, runs, perRun: 1 }, TIMES, SEED);
  expect(share(kinds, 'fail')).toBeGreaterThanOrEqual(least);
});

test('an even drop of 10 points in a suite of 100 fails the run', () => {
  const earlierRuns = suites.steady(100);
  const now = earlierRuns.map((rate) => Math.max(0, rate - 0.1));
  const kinds = simulate({ earlierRuns, now, trials: 3, runs: 5, perRun: 3 }, 20, SEED);
  expect(share(kinds, 'fail')).toBeGreaterThanOrEqual(0.9);
});
