import { expect, test } from 'vitest';
import { share, simulate, suites, withBroken } from '../support/simulate.ts';

/** gate.md part 3, in small: `npm run bench` has it at length. */
const TIMES = 300;

test.each([
  ['steady', 20, 1, 5, 2],
  ['steady', 50, 1, 5, 2],
  ['steady', 20, 3, 3, 3],
  ['noisy', 20, 1, 5, 2],
  ['noisy', 50, 3, 3, 3],
] as const)(
  'an unchanged %s suite of %i tests, %i trials against %i runs of %i, fails in one of twenty at most',
  (kind, n, trials, runs, perRun) => {
    const past = suites[kind](n);
    const kinds = simulate({ past, now: past, trials, runs, perRun }, TIMES, 11);
    expect(share(kinds, 'fail')).toBeLessThanOrEqual(0.05);
  },
);

test.each([
  ['one stable test of 20, 1 trial against 10', 20, 1, 1, 5, 2, 0.85],
  ['one stable test of 50, 1 trial against 10', 50, 1, 1, 5, 2, 0.85],
  ['one stable test of 20, 3 trials against 9', 20, 1, 3, 3, 3, 0.85],
  ['two stable tests of 20, 1 trial against 5', 20, 2, 1, 5, 1, 0.9],
] as const)('%s, broken altogether, is found', (_, n, broken, trials, runs, perRun, least) => {
  const past = suites.steady(n);
  const kinds = simulate({ past, now: withBroken(past, broken), trials, runs, perRun }, TIMES, 12);
  expect(share(kinds, 'fail')).toBeGreaterThanOrEqual(least);
});

test('every test 10 points worse is found in a suite of 50 with 3 trials', () => {
  const past = suites.steady(50);
  const now = past.map((rate) => Math.max(0, rate - 0.1));
  expect(share(simulate({ past, now, trials: 3, runs: 5, perRun: 3 }, 100, 13), 'fail')).toBeGreaterThanOrEqual(0.85);
});
