import { isAtMost } from '../shared/statistics/holm.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { allFrom } from '../shared/statistics/proportion.ts';

/** A test as it is known before a run: its history, and how often it will be run. */
export interface Expected {
  readonly base: Count;
  readonly trials: number;
}

/** For a two-sided 5 %, and for a chance of 80 % to notice. */
const Z_ALPHA = 1.96;
const Z_POWER = 0.84;
const MOST_TRIALS = 10;

/**
 * The smallest drop of all tests alike that would be noticed with a chance of 80 % (gate.md §2.10), from history
 * alone, so that it can be told before anything is spent. Undefined when no drop that is possible would be.
 */
export function smallestVisibleDrop(expected: readonly Expected[], maxDrop: number): number | undefined {
  const tests = expected.filter(({ base, trials }) => base.trials > 0 && trials > 0);
  if (tests.length === 0) return undefined;
  const known = smoothed(tests);
  const isSeen = (drop: number) => {
    const { null0, null1, step } = errors(known, drop);
    return drop - step >= Z_ALPHA * null0 + Z_POWER * null1 && drop >= maxDrop + Z_POWER * null1;
  };
  const most = known.reduce((sum, { rate }) => sum + rate, 0) / known.length;
  if (!isSeen(1)) return undefined;
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (isSeen(middle)) high = middle;
    else low = middle;
  }
  // Nobody can lose more than there is.
  return high <= most ? high : undefined;
}

/** A test's own rate, drawn a little towards that of all, because few trials exaggerate. */
interface Smoothed {
  readonly rate: number;
  readonly past: number;
  readonly present: number;
}

/** p̃ of gate.md §2.10. */
export function smoothed(tests: readonly Expected[]): Smoothed[] {
  const passes = tests.reduce((sum, { base }) => sum + base.passes, 0);
  const trials = tests.reduce((sum, { base }) => sum + base.trials, 0);
  const mean = trials === 0 ? 0 : passes / trials;
  return tests.map(({ base, trials: present }) => ({
    rate: (base.passes + mean) / (base.trials + 1),
    past: base.trials,
    present,
  }));
}

/** The standard errors without and with the drop, and half a step of the counts. */
function errors(tests: readonly Smoothed[], drop: number) {
  let null0 = 0;
  let null1 = 0;
  let step = 0;
  for (const { rate, past, present } of tests) {
    const lowered = Math.max(rate - drop, 0);
    const pooled = (past * rate + present * lowered) / (past + present);
    null0 += pooled * (1 - pooled) * (1 / present + 1 / past);
    null1 += (lowered * (1 - lowered)) / present + (rate * (1 - rate)) / past;
    step += 1 / present + 1 / past;
  }
  const n = tests.length;
  return { null0: Math.sqrt(null0) / n, null1: Math.sqrt(null1) / n, step: step / n / (2 * n) };
}

/**
 * How many of the most stable tests must break altogether before the suite-wide test fails; undefined when all of them
 * would not suffice. `alpha` is that of the suites. Breaking tests must also lower the suite by `maxDrop`.
 */
export function smallestVisibleBreakage(
  expected: readonly Expected[],
  { alpha, maxDrop }: { readonly alpha: number; readonly maxDrop: number },
): number | undefined {
  const chances = expected
    .filter(({ base, trials }) => trials > 0 && base.trials > 0 && base.passes === base.trials)
    // 1/binom(m + k, k): that all failures would fall on the present.
    .map(({ base, trials }) => allFrom(trials, base.trials + trials, trials))
    .sort((a, b) => a - b);
  let chance = 1;
  for (const [index, own] of chances.entries()) {
    chance *= own;
    const broken = index + 1;
    if (isAtMost(chance, alpha) && isAtMost(maxDrop, broken / expected.length)) return broken;
  }
  return undefined;
}

/** What it takes to see a drop of a wished size. */
export type Needed =
  | { readonly kind: 'trials'; readonly trials: number }
  | { readonly kind: 'tests'; readonly tests: number };

/**
 * The fewest trials per test, up to 10, with which a drop of the wished size would be noticed; when none suffice, the
 * number of tests like these that would do with 10. Undefined without history, or when no number would.
 */
export function neededFor(wished: number, expected: readonly Expected[], maxDrop: number): Needed | undefined {
  const seen = (tests: readonly Expected[]) => {
    const drop = smallestVisibleDrop(tests, maxDrop);
    return drop !== undefined && drop <= wished;
  };
  const withTrials = (trials: number) => expected.map(({ base }) => ({ base, trials }));
  for (let trials = 1; trials <= MOST_TRIALS; trials += 1) {
    if (seen(withTrials(trials))) return { kind: 'trials', trials };
  }
  for (let copies = 2; copies <= MOST_COPIES; copies *= 2) {
    const more = Array.from({ length: copies }, () => withTrials(MOST_TRIALS)).flat();
    if (more.length > MOST_TESTS) return undefined;
    if (seen(more)) return { kind: 'tests', tests: more.length };
  }
  return undefined;
}

const MOST_COPIES = 256;
const MOST_TESTS = 20_000;
