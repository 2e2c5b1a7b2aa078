import type { Increase } from '../model/comparison.ts';
import type { PairedTest } from '../model/pairing.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import { shuffledHigher } from '../shared/statistics/shuffle-test.ts';
import { mean } from '../shared/statistics/variance.ts';
import type { ComparedSuite } from './compared-suites.ts';
import { seedOf } from './exact-chance.ts';
import type { GateSettings } from './settings.ts';

type Measure = 'costUsd' | 'durationMs';

/** A larger chance of the growth is noise. */
const NOISE = 0.01;

/** How much more a suite costs and how much slower it is, over the tests with values on both sides. */
export function growthOf(suite: ComparedSuite, settings: GateSettings): Increase[] {
  return [
    increase('cost', 'costUsd', settings.maxCostIncrease, suite),
    increase('latency', 'durationMs', settings.maxLatencyIncrease, suite),
  ].flatMap((each) => each ?? []);
}

interface Values {
  readonly test: PairedTest;
  readonly base: readonly number[];
  readonly now: readonly number[];
}

function increase(
  of: Increase['of'],
  measure: Measure,
  ceiling: number | undefined,
  { tests }: ComparedSuite,
): Increase | undefined {
  const known = tests
    .map(({ test, trials }): Values => ({ test, base: valuesOf(trials, measure), now: valuesOf(test.now, measure) }))
    .filter(({ base, now }) => base.length > 0 && now.length > 0);
  const before = sum(known.map(({ base }) => mean(base)));
  if (before <= 0) return undefined;
  const share = sum(known.map(({ now }) => mean(now))) / before - 1;
  const facts = { of, share, tests: known.length };
  if (ceiling === undefined) return { ...facts, exceeded: false };
  if (share <= ceiling) return { ...facts, ceiling, exceeded: false };
  const p = shuffledHigher(known, seedOf(known.map(({ test }) => test)));
  return { ...facts, ceiling, p, exceeded: isAtMost(p, NOISE) };
}

const valuesOf = (
  trials: readonly { readonly [measure in Measure]?: number | undefined }[],
  measure: Measure,
): number[] => trials.flatMap((trial) => trial[measure] ?? []);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
