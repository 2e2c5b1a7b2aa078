import type { SuiteChange } from '../model/comparison.ts';
import { cutMiddle } from '../shared/text.ts';

/** Beyond this the digits behind the point say nothing (gate.md §2.10). */
const WIDE = 0.1;
const LONGEST_NAME = 120;

/**
 * How far a suite moved, in words: `8 points down (on other tests like these between 16 down and 4 up)`. The interval
 * asks what other tests would have shown, the chance beside it whether these ones moved (gate.md §2.10).
 */
export function movement({ delta = 0, deltaLow, deltaHigh }: SuiteChange): string {
  if (deltaLow === undefined || deltaHigh === undefined) return direction(delta, 1);
  const digits = deltaHigh - deltaLow > WIDE ? 0 : 1;
  // A step that would look like none keeps its digits.
  const shown = digits === 0 && Math.abs(delta) < 0.005 ? 2 : digits;
  return `${direction(delta, shown)} (on other tests like these between ${side(deltaLow, digits)} and ${side(deltaHigh, digits)})`;
}

/** What it would take to see a smaller drop, in words. */
export function takes(needed: SuiteChange['needed']): string {
  if (needed === undefined) return 'no number of trials or tests would do that anybody runs';
  return needed.kind === 'trials'
    ? `${needed.trials} trials of each test would do`
    : `more tests are needed, ${needed.tests} like these with 10 trials each would do`;
}

/** A share as points: `9 points`, `1.5 points`. */
export function points(share: number, digits = Number.isInteger(round(share * 100, 6)) ? 0 : 1): string {
  const value = round(Math.abs(share) * 100, digits);
  return `${value} ${value === 1 ? 'point' : 'points'}`;
}

const direction = (delta: number, digits: number): string =>
  delta === 0 ? 'unchanged' : `${points(delta, digits)} ${delta < 0 ? 'down' : 'up'}`;

const side = (delta: number, digits: number): string => {
  const value = round(Math.abs(delta) * 100, digits);
  return value === 0 ? 'none' : `${value} ${delta < 0 ? 'down' : 'up'}`;
};

/** A chance as `p = 0.004`. */
export const chance = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${round(p, p < 0.1 ? 3 : 2)}`);

/** Names in a sentence; of many the first, and how many more there are. */
export function names(all: readonly string[], most = 5): string {
  const shown = all.slice(0, most).map((name) => cutMiddle(name, LONGEST_NAME));
  const rest = all.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
