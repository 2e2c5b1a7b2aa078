import { isAtMost } from '../shared/statistics/holm.ts';
import { allFrom } from '../shared/statistics/proportion.ts';
import { levelOf, type Tally } from './tally.ts';

/** A test as it is known before a run: its history, and how often it will be run. */
export interface Expected {
  readonly base: Tally;
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
  return visibleDrop(alike(expected), maxDrop);
}

/** So many tests that are known alike. */
interface Alike extends Expected {
  readonly tests: number;
}

/** Large suites have few kinds of tests, as far as this is concerned. */
function alike(expected: readonly Expected[]): Alike[] {
  const kinds = new Map<string, Expected & { tests: number }>();
  for (const { base, trials } of expected) {
    if (base.trials === 0 || trials === 0) continue;
    const key = `${base.passes}/${base.trials} ${trials} ${base.scores?.sum} ${base.scores?.squares}`;
    const kind = kinds.get(key);
    if (kind) kind.tests += 1;
    else kinds.set(key, { base, trials, tests: 1 });
  }
  // Sums depend on the order in their last bits.
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind);
}

function visibleDrop(kinds: readonly Alike[], maxDrop: number): number | undefined {
  const n = kinds.reduce((sum, { tests }) => sum + tests, 0);
  if (n === 0) return undefined;
  const known = smoothed(kinds);
  const isSeen = (drop: number) => {
    const { null0, null1, step } = errors(known, drop, n);
    return drop - step >= Z_ALPHA * null0 + Z_POWER * null1 && drop >= maxDrop + Z_POWER * null1;
  };
  const most = known.reduce((sum, { rate, tests }) => sum + rate * tests, 0) / n;
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

/** A test's own level, drawn a little towards that of all, because few trials exaggerate, and how one trial varies. */
interface Smoothed {
  readonly rate: number;
  readonly variance: number;
  readonly isScored: boolean;
  readonly past: number;
  readonly present: number;
  readonly tests: number;
}

/** p̃ of gate.md §2.10, and the same of scores. */
export function smoothed(kinds: readonly (Expected & { readonly tests?: number })[]): Smoothed[] {
  const total = (of: (base: Tally) => number) => kinds.reduce((sum, { base, tests = 1 }) => sum + tests * of(base), 0);
  const trials = total((base) => base.trials);
  const meanOf = (sum: number) => (trials === 0 ? 0 : sum / trials);
  const mean = meanOf(total(({ passes, scores }) => scores?.sum ?? passes));
  const meanSquare = meanOf(total(({ passes, scores }) => scores?.squares ?? passes));
  return kinds.map(({ base: { passes, trials: past, scores }, trials: present, tests = 1 }) => {
    const rate = ((scores?.sum ?? passes) + mean) / (past + 1);
    const square = ((scores?.squares ?? passes) + meanSquare) / (past + 1);
    const variance = scores === undefined ? rate * (1 - rate) : Math.max(0, square - rate * rate);
    return { rate, variance, isScored: scores !== undefined, past, present, tests };
  });
}

/** The standard errors without and with the drop, and half a step of the counts. Scores have no steps. */
function errors(kinds: readonly Smoothed[], drop: number, n: number) {
  let null0 = 0;
  let null1 = 0;
  let step = 0;
  for (const { rate, variance, isScored, past, present, tests } of kinds) {
    const lowered = Math.max(rate - drop, 0);
    const pooled = (past * rate + present * lowered) / (past + present);
    const between = 1 / present + 1 / past;
    null0 += tests * (isScored ? variance : pooled * (1 - pooled)) * between;
    null1 += tests * ((isScored ? variance : lowered * (1 - lowered)) / present + variance / past);
    if (!isScored) step += tests * between;
  }
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
  const stable = expected
    .filter(({ base, trials }) => trials > 0 && base.trials > 0 && base.passes === base.trials)
    // 1/binom(m + k, k): that all failures would fall on the present.
    .map(({ base, trials }) => ({ own: allFrom(trials, base.trials + trials, trials), level: levelOf(base) }))
    .sort((a, b) => a.own - b.own || b.level - a.level);
  let chance = 1;
  let lost = 0;
  for (const [index, { own, level }] of stable.entries()) {
    chance *= own;
    lost += level;
    if (isAtMost(chance, alpha) && isAtMost(maxDrop, lost / expected.length)) return index + 1;
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
  const kinds = alike(expected);
  const isSeenWith = (trials: number, copies = 1) => {
    const drop = visibleDrop(
      kinds.map(({ base, tests }) => ({ base, trials, tests: tests * copies })),
      maxDrop,
    );
    return drop !== undefined && drop <= wished;
  };
  for (let trials = 1; trials <= MOST_TRIALS; trials += 1) {
    if (isSeenWith(trials)) return { kind: 'trials', trials };
  }
  for (let copies = 2; copies <= MOST_COPIES; copies *= 2) {
    const tests = expected.length * copies;
    if (tests > MOST_TESTS) return undefined;
    if (isSeenWith(MOST_TRIALS, copies)) return { kind: 'tests', tests };
  }
  return undefined;
}

const MOST_COPIES = 256;
const MOST_TESTS = 20_000;
