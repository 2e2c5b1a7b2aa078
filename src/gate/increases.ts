import type { Increase } from '../model/comparison.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import { type Measured, shuffledHigher } from '../shared/statistics/shuffle-test.ts';
import { type GateSettings, halfAlpha } from './policy.ts';
import { seedOf } from './seed.ts';
import type { SuiteUnits, Unit } from './units.ts';

type Measurable = 'costUsd' | 'durationMs';

/**
 * What became dearer or slower in a suite, over the tests that know it on both sides. A ceiling is exceeded when the
 * growth reaches it and is more than shuffling the two sides within each test would give (gate.md §2.5, continuous).
 */
export function increases(suite: SuiteUnits, settings: GateSettings): Increase[] {
  return [
    increase('cost', 'costUsd', settings.maxCostIncrease, suite, settings),
    increase('latency', 'durationMs', settings.maxLatencyIncrease, suite, settings),
  ].flatMap((each) => each ?? []);
}

function increase(
  of: Increase['of'],
  what: Measurable,
  ceiling: number | undefined,
  { units }: SuiteUnits,
  settings: GateSettings,
): Increase | undefined {
  const known = units.flatMap((unit): Known[] => {
    const [base, now] = [meanOf(unit.test.base, what), meanOf(unit.test.now, what)];
    return base === undefined || now === undefined ? [] : [{ unit, base, now }];
  });
  const before = sum(known.map(({ base }) => base));
  if (before <= 0) return undefined;
  const share = sum(known.map(({ now }) => now)) / before - 1;
  const facts = { of, share, tests: known.length };
  if (ceiling === undefined) return { ...facts, exceeded: false };
  if (share <= ceiling) return { ...facts, ceiling, exceeded: false };
  const measured = known.map(({ unit: { test } }): Measured => {
    return { base: valuesOf(test.base, what), now: valuesOf(test.now, what) };
  });
  const p = shuffledHigher(measured, seedOf(known.map(({ unit }) => unit)));
  return { ...facts, ceiling, p, exceeded: isAtMost(p, halfAlpha(settings)) };
}

/** A test that knows it on both sides. */
interface Known {
  readonly unit: Unit;
  readonly base: number;
  readonly now: number;
}

type Trials = readonly { readonly [what in Measurable]?: number | undefined }[];

/** Over the trials that know it. */
function meanOf(trials: Trials, what: Measurable): number | undefined {
  let total = 0;
  let count = 0;
  trials.forEach((trial) => {
    const value = trial[what];
    if (value === undefined) return;
    total += value;
    count += 1;
  });
  return count === 0 ? undefined : total / count;
}

const valuesOf = (trials: Trials, what: Measurable): number[] => trials.flatMap((trial) => trial[what] ?? []);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
