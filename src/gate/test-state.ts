import type { TestState } from '../model/comparison.ts';
import type { PairedTest } from '../model/pairing.ts';
import { never } from '../shared/never.ts';
import type { Judged } from './single-test.ts';
import { LEAST_HISTORY, LEAST_RATE } from './suspects.ts';
import { countOf, rateOf } from './tally.ts';
import { isQuarantined, mostlyFails, mostlyPasses, type Unit, unitOf } from './units.ts';

export interface StateOfTest {
  readonly state: TestState;
  readonly why?: string | undefined;
  readonly p?: number | undefined;
}

/** A pool with so many trials, and a rate between these, is that of a flaky test (gate.md O13). */
const FLAKY_TRIALS = 5;
const FLAKY_RATE = { low: 0.1, high: 0.9 };
const HARDLY_EVER = 0.2;

/** What a test is now, seen against what it was (gate.md §2.7). `judged` is what its fresh trials said, where it looked broken. */
export function stateOf(test: PairedTest, judged: Judged | undefined): StateOfTest {
  if (isQuarantined(test)) return { state: 'quarantined', why: test.quarantine?.entry.reason };
  if (judged !== undefined) return judged;
  switch (test.kind) {
    case 'comparable':
      return comparedState(unitOf(test));
    case 'alone':
      return { state: mostlyPasses(countOf(test.now)) ? 'passing' : 'failing' };
    case 'new':
    case 'removed':
    case 'reused':
    case 'error':
      return { state: test.kind };
    case 'skipped':
      return { state: test.kind, why: test.why };
    case 'changed':
      return { state: 'changed', why: test.why ?? 'its question or its judging is not what it was' };
    default:
      return never(test.kind);
  }
}

function comparedState({ test, base, now }: Unit): StateOfTest {
  const rate = rateOf(base);
  if (rate >= LEAST_RATE && base.trials < LEAST_HISTORY && mostlyFails(now)) {
    return { state: 'suspected', why: `too little history to tell: ${base.trials} of ${LEAST_HISTORY} trials` };
  }
  if (rate <= HARDLY_EVER && mostlyPasses(now)) {
    return { state: test.fresh.length > 0 && mostlyPasses(countOf(test.fresh)) ? 'fixed' : 'maybe-fixed' };
  }
  if (isFlaky(base)) return { state: 'flaky' };
  if (mostlyPasses(now)) return { state: 'passing' };
  return { state: rate < 0.5 && mostlyFails(now) ? 'failing-as-before' : 'unstable-now' };
}

const isFlaky = (base: Unit['base']): boolean =>
  base.trials >= FLAKY_TRIALS &&
  base.passes > 0 &&
  base.passes < base.trials &&
  rateOf(base) >= FLAKY_RATE.low &&
  rateOf(base) <= FLAKY_RATE.high;
