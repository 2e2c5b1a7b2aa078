import type { Increase, SuiteAssessment, UnappliedLimit } from '../model/verdict/assessment.ts';
import { type ComparedSuite, seedOf } from './compared-suites.ts';
import type { GateSettings } from './settings.ts';
import { shuffledHigher } from './statistics/shuffle-test.ts';
import { isAtMost } from './statistics/variance.ts';

type Measure = 'costUsd' | 'durationMs';

/** A larger chance of the growth is noise. */
const NOISE = 0.01;
/** 0.03 / 0.02 − 1 is a little more than 0.5. */
const ALMOST_EQUAL = 1e-9;

/** How much more a suite costs and how much slower it is, over the tests with values on both sides. */
export function growthOf(
  suite: ComparedSuite,
  settings: GateSettings,
): Pick<SuiteAssessment, 'increases' | 'unappliedLimits'> {
  const growth = [
    increase('cost', 'costUsd', settings.maxCostIncrease, suite),
    increase('latency', 'durationMs', settings.maxLatencyIncrease, suite),
  ].filter((each) => each !== undefined);
  const unappliedLimits = growth.filter((each) => 'why' in each);
  return {
    increases: growth.filter((each) => 'share' in each),
    unappliedLimits: unappliedLimits.length > 0 ? unappliedLimits : undefined,
  };
}

function increase(
  of: Increase['of'],
  measure: Measure,
  ceiling: number | undefined,
  { tests }: ComparedSuite,
): Increase | UnappliedLimit | undefined {
  let [known, before, after] = [0, 0, 0];
  for (const { test, trials } of tests) {
    const [base, now] = [meanOf(trials, measure), meanOf(test.now, measure)];
    if (base === undefined || now === undefined) continue;
    known += 1;
    before += base;
    after += now;
  }
  if (before <= 0) {
    const isApplied = ceiling === undefined || tests.length === 0 || (known > 0 && after <= 0);
    return isApplied ? undefined : { of, why: known === 0 ? 'unknown' : 'zero' };
  }
  const share = after / before - 1;
  const facts = { of, share, tests: known };
  if (ceiling === undefined) return { ...facts, exceeded: false };
  if (share <= ceiling + ALMOST_EQUAL) return { ...facts, ceiling, exceeded: false };
  const p = chanceOf(tests, measure);
  return { ...facts, ceiling, p, exceeded: isAtMost(p, NOISE) };
}

type MeasuredTrials = readonly { readonly [measure in Measure]?: number | undefined }[];

function meanOf(trials: MeasuredTrials, measure: Measure): number | undefined {
  let [count, sum] = [0, 0];
  for (const { [measure]: value } of trials) {
    if (value === undefined) continue;
    count += 1;
    sum += value;
  }
  return count === 0 ? undefined : sum / count;
}

function chanceOf(tests: ComparedSuite['tests'], measure: Measure): number {
  const known = tests
    .map(({ test, trials }) => ({ test, base: valuesOf(trials, measure), now: valuesOf(test.now, measure) }))
    .filter(({ base, now }) => base.length > 0 && now.length > 0);
  return shuffledHigher(known, seedOf(known.map(({ test }) => test)));
}

const valuesOf = (trials: MeasuredTrials, measure: Measure): number[] =>
  trials.flatMap((trial) => trial[measure] ?? []);
