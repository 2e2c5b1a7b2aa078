import { createHash } from 'node:crypto';
import type { Increase } from '../model/comparison.ts';
import { resultKey } from '../model/result.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import { type Measured, shuffledHigher } from '../shared/statistics/shuffle-test.ts';
import { type GateSettings, halfAlpha } from './policy.ts';
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
  const known = units
    .map((unit) => ({ unit, base: valuesOf(unit.test.base, what), now: valuesOf(unit.test.now, what) }))
    .filter(({ base, now }) => base.length > 0 && now.length > 0);
  const before = sum(known.map(({ base }) => mean(base)));
  if (before <= 0) return undefined;
  const share = sum(known.map(({ now }) => mean(now))) / before - 1;
  const facts = { of, share, tests: known.length };
  if (ceiling === undefined) return { ...facts, exceeded: false };
  if (share <= ceiling) return { ...facts, ceiling, exceeded: false };
  const p = shuffledHigher(known satisfies readonly Measured[], seedOf(known.map(({ unit }) => unit)));
  return { ...facts, ceiling, p, exceeded: isAtMost(p, halfAlpha(settings)) };
}

function valuesOf(
  trials: readonly { readonly [what in Measurable]?: number | undefined }[],
  what: Measurable,
): number[] {
  const values: number[] = [];
  for (const trial of trials) {
    const value = trial[what];
    if (value !== undefined) values.push(value);
  }
  return values;
}

/** From the tests' own names: the same tests are shuffled in the same way, in whatever order they come. */
function seedOf(units: readonly Unit[]): number {
  const keys = units.map(({ test }) => resultKey(test)).sort();
  return createHash('sha256').update(JSON.stringify(keys)).digest().readUInt32BE(0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
