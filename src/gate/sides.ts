import type { PairedTest } from '../model/verdict/pairing.ts';
import { NO_SUMS, type Sums } from '../shared/statistics/variance.ts';

/** The scores of one side of a test. */
export interface Side extends Sums {
  readonly passes: number;
  readonly trials: number;
  /** Every score is 0 or 1. */
  readonly isBinary: boolean;
}

/** A test that can be compared. */
export interface ComparedTest {
  readonly test: PairedTest;
  /** Its baseline trials, without those of runs that are set aside. */
  readonly trials: PairedTest['base'];
  readonly base: Side;
  readonly now: Side;
}

/** Its entry still holds: it is reported, and not judged. */
export const isQuarantined = ({ quarantine }: PairedTest): boolean => quarantine !== undefined && !quarantine.expired;

export function sideOf(trials: readonly { readonly pass: boolean; readonly score: number }[]): Side {
  if (trials.length === 0) return { ...NO_SUMS, passes: 0, trials: 0, isBinary: true };
  let [passes, sum, squares] = [0, 0, 0];
  for (const { pass, score } of trials) {
    if (pass) passes += 1;
    sum += score;
    squares += score * score;
  }
  // Scores lie between 0 and 1: a square is as large as its score only at the ends.
  return { count: trials.length, sum, squares, passes, trials: trials.length, isBinary: squares === sum };
}

interface Outcomes {
  readonly passes: number;
  readonly trials: number;
}

/** More trials failed than passed. */
export const mostlyFails = ({ passes, trials }: Outcomes): boolean => (trials - passes) * 2 > trials;
export const mostlyPasses = ({ passes, trials }: Outcomes): boolean => passes * 2 > trials;

/** What a part of the run has decided about a test is not decided again. */
export const mayBeSuspected = ({ hasOnlyLastAttempts, decided }: PairedTest): boolean =>
  hasOnlyLastAttempts === undefined && decided === undefined;

/** Whether the planned trials of a test, and the re-runs of earlier attempts, mostly fail. */
export function failsWithReruns({ earlier }: PairedTest, now: Outcomes): boolean {
  const reruns = sideOf(earlier?.reruns ?? []);
  return mostlyFails({ passes: now.passes + reruns.passes, trials: now.trials + reruns.trials });
}

/** So many attempts that pass one after the other clear a failure of the attempts before. */
const CLEARING_ATTEMPTS = 3;

/**
 * Whether a test fails: one that an earlier attempt re-ran stays in question until the sum of all its trials acquits it, or
 * later attempts clear it.
 */
export function isFailing(test: PairedTest, now: Outcomes): boolean {
  if (!failsWithReruns(test, now)) return false;
  const { earlier } = test;
  if (earlier === undefined || earlier.planned.length < CLEARING_ATTEMPTS) return true;
  const latest = [...earlier.planned, test.now.slice(earlier.now.length)].slice(-CLEARING_ATTEMPTS);
  return !latest.map(sideOf).every(mostlyPasses);
}
