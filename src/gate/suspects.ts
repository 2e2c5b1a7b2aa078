import type { PairedTest, Pairing, PresentTrial } from '../model/pairing.ts';
import { resultKey } from '../model/result.ts';
import { fisherWorse } from '../shared/statistics/exact-test.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { type GatePolicy, type GateSettings, gatePolicy, halfAlpha } from './policy.ts';
import { countOf, rateOf } from './tally.ts';
import { isQuarantined, mostlyFails, type Unit, unitOf } from './units.ts';

/** Screening (gate.md §2.6): so much history, so many passes in it. */
export const LEAST_HISTORY = 3;
export const LEAST_RATE = 0.8;
const FEWEST_TRIALS = 3;
const MOST_TRIALS = 6;
const MOST_SUSPECTS = 10;

/** Tests that look newly broken. */
export interface Suspects {
  /** Those that are, or may be, run again: the most stable first. They share one chance of a false alarm. */
  readonly kept: readonly Unit[];
  /** Those for which there was no room, and those that are not run again because nobody wants it. */
  readonly beyond: readonly Unit[];
}

/** Which tests look newly broken: hardly ever failed, and now failed in most planned trials. Costs nothing. */
export function suspectsOf({ tests }: Pairing, settings: GateSettings): Suspects {
  const { confirm } = settings;
  // What an earlier attempt confirmed is not crowded out by what broke since.
  const wasBroken = ({ test, base }: Unit) => isBroken(base, earlierFresh(test), settings);
  const screened = tests
    .filter((test) => test.kind === 'comparable' && !isQuarantined(test))
    .map((test) => unitOf(test))
    .filter((unit) => looksBroken(unit, settings))
    .sort(
      (a, b) =>
        Number(wasBroken(b)) - Number(wasBroken(a)) ||
        rateOf(b.base) - rateOf(a.base) ||
        (resultKey(a.test) < resultKey(b.test) ? -1 : 1),
    );
  const room = confirm === 'auto' ? MOST_SUSPECTS : confirm === 'off' ? 0 : confirm;
  // Whoever brought fresh trials of a suspect wants them judged, whatever the setting is now.
  const brought = screened.some(({ test }) => test.fresh.length > 0) ? MOST_SUSPECTS : 0;
  const most = Math.max(room, brought, screened.filter(wasBroken).length);
  return { kept: screened.slice(0, most), beyond: screened.slice(most) };
}

const looksBroken = ({ test, base, now }: Unit, settings: GateSettings): boolean =>
  base.trials >= LEAST_HISTORY &&
  rateOf(base) >= LEAST_RATE &&
  (mostlyFails(now) || isBroken(base, earlierFresh(test), settings));

/** What was confirmed once stays in question, whatever its planned trials say now: the sum of fresh ones decides. */
const isBroken = (base: Count, fresh: Count, settings: GateSettings): boolean =>
  fresh.trials > 0 && isAtMost(fisherWorse(base, fresh), halfAlpha(settings));

/** The fresh trials that earlier attempts made of the same content. */
export const earlierFresh = ({ earlier }: PairedTest): Count => countOf(earlier?.fresh ?? NONE);
const NONE: readonly PresentTrial[] = [];

/**
 * How many fresh trials can tell whether a suspect is broken, when `suspects` share the chance `alpha` of a false alarm:
 * the fewest from 3 to 6 that would do if all failed, or 6 when they would do once others are confirmed. Undefined
 * when no number would: too little history (gate.md §2.6).
 */
export function freshTrialsFor(base: Count, suspects: number, alpha: number): number | undefined {
  const ifAllFail = (trials: number) => fisherWorse(base, { passes: 0, trials });
  for (let trials = FEWEST_TRIALS; trials <= MOST_TRIALS; trials += 1) {
    if (isAtMost(ifAllFail(trials), alpha / suspects)) return trials;
  }
  return isAtMost(ifAllFail(MOST_TRIALS), alpha) ? MOST_TRIALS : undefined;
}

/** A test to run again, and how often. */
export interface Confirmation {
  readonly test: PairedTest;
  /** `must-pass`: not newly broken as far as one can tell, but promised to pass, and not condemned by planned trials alone. */
  readonly why: 'suspect' | 'must-pass';
  readonly trials: number;
}

/** What to run again before anybody is accused; fixed by the history and the planned trials alone. */
export function confirmationsFor(pairing: Pairing, policy: GatePolicy): Confirmation[] {
  const settings = gatePolicy.parse(policy);
  if (settings.confirm === 'off') return [];
  const { kept } = suspectsOf(pairing, settings);
  const suspects = kept.flatMap(({ test, base }): Confirmation[] => {
    const trials = freshTrialsFor(base, kept.length, halfAlpha(settings));
    return trials === undefined ? [] : [{ test, why: 'suspect', trials }];
  });
  const known = new Set(suspects.map(({ test }) => test));
  const promised = pairing.tests
    .filter((test) => breaksPromise(test) && !known.has(test))
    .map((test): Confirmation => ({ test, why: 'must-pass', trials: FEWEST_TRIALS }));
  return [...suspects, ...promised];
}

/** A test that must pass did not, in most of its planned trials, or of those that were made afresh in earlier attempts. */
export const breaksPromise = (test: PairedTest): boolean =>
  test.mustPass &&
  !isQuarantined(test) &&
  test.now.length > 0 &&
  (mostlyFails(countOf(test.now)) || mostlyFails(earlierFresh(test)));

/**
 * How many more trials of a confirmation are worth running after those made so far in this attempt; 0 when there are enough, or when
 * even failures alone could change nothing any more. Errors of the infrastructure are no trials.
 */
export function moreFreshTrials(confirmation: Confirmation, made: Count, policy: GatePolicy): number {
  const { test, trials } = confirmation;
  const left = Math.max(0, trials - made.trials);
  const before = earlierFresh(test);
  const ifAllPass = { passes: before.passes + trials - failures(made), trials: trials + before.trials };
  const mayBreakPromise = test.mustPass && !mostlyFails(ifAllPass) && mostlyFails(ifTheRestFails(confirmation, made));
  return mayBreakPromise || mayConfirm(confirmation, made, policy) ? left : 0;
}

/**
 * Whether a suspect may turn out to be broken after the fresh trials made so far in this attempt, or has: only then do
 * trials on the base commit decide anything (gate.md §2.6).
 */
export function mayConfirm(confirmation: Confirmation, made: Count, policy: GatePolicy): boolean {
  const { test, why } = confirmation;
  const alpha = halfAlpha(gatePolicy.parse(policy));
  return why === 'suspect' && isAtMost(fisherWorse(countOf(test.base), ifTheRestFails(confirmation, made)), alpha);
}

function ifTheRestFails({ test, trials }: Confirmation, made: Count): Count {
  const before = earlierFresh(test);
  return { passes: made.passes + before.passes, trials: trials + before.trials };
}

const failures = ({ passes, trials }: Count): number => trials - passes;
