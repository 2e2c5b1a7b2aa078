import { resultKey } from '../model/run/result.ts';
import type { PairedTest, Pairing, PresentTrial } from '../model/verdict/pairing.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { type ComparedSuite, comparedSuites } from './compared-suites.ts';
import { chanceOfFailures, type Prior, priorOf } from './prior.ts';
import { type GateSettings, type GateSettingsInput, gateSettings, mostSuspects, TESTS_ALPHA } from './settings.ts';
import { type ComparedTest, isQuarantined, mostlyFails, sideOf } from './sides.ts';

/** A failure is unexpected if the baseline gives it at most this chance. */
export const UNEXPECTED = 0.15;
const FEWEST_TRIALS = 2;
const MOST_TRIALS = 8;
/** Re-runs of a `must_pass` test that is not suspected otherwise. */
export const MUST_PASS_TRIALS = 3;

/** A test that fails unexpectedly. */
export interface UnexpectedFailure {
  readonly test: PairedTest;
  /** How many re-runs must fail in a row; undefined where the history is too short. */
  readonly needed?: number | undefined;
  /** The chance that they all fail if nothing changed. */
  readonly p?: number | undefined;
  /** It is beyond the number of tests that are re-run. */
  readonly isBeyondCap: boolean;
}

/** The prior of a run, from the baseline of all comparable tests of all suites. */
export const priorOfSuites = (suites: readonly ComparedSuite[]): Prior =>
  priorOf(suites.flatMap(({ tests }) => tests.map(({ base }) => base)));

/** The tests that fail unexpectedly, the most unexpected first. */
export function unexpectedFailures(
  tests: readonly ComparedTest[],
  prior: Prior,
  settings: Pick<GateSettings, 'confirm'>,
): UnexpectedFailure[] {
  const failing = tests
    .filter(({ test, now }) => mostlyFails(withEarlierReruns(test, now)))
    .map((each) => ({ ...each, chance: chanceOfFailures(1, each.base.passes, failuresOf(each.base), prior) }))
    .filter(({ chance }) => chance <= UNEXPECTED)
    .map((each) => ({ ...each, key: resultKey(each.test) }))
    .sort((a, b) => a.chance - b.chance || (a.key < b.key ? -1 : 1));
  const cap = Math.min(failing.length, mostSuspects(settings));
  return failing.map(({ test, base, now }, index): UnexpectedFailure => {
    if (index >= cap) return { test, isBeyondCap: true };
    return { test, isBeyondCap: false, ...neededTrials(base, now, cap, prior) };
  });
}

/** The smallest number of further failures that are too unlikely, when this many suspected tests share the chance of a false alarm. */
function neededTrials(
  base: Count,
  now: Count,
  suspects: number,
  prior: Prior,
): { readonly needed?: number; readonly p?: number } {
  const [passes, failures] = [base.passes + now.passes, failuresOf(base) + failuresOf(now)];
  for (let needed = FEWEST_TRIALS; needed <= MOST_TRIALS; needed += 1) {
    const p = chanceOfFailures(needed, passes, failures, prior);
    if (p <= TESTS_ALPHA / suspects) return { needed, p };
  }
  return {};
}

const failuresOf = ({ passes, trials }: Count): number => trials - passes;

/** A test that an earlier attempt re-ran stays in question until the sum of all its trials acquits it. */
function withEarlierReruns({ earlier }: PairedTest, now: Count): Count {
  if (earlier === undefined || earlier.reruns.length === 0) return now;
  const reruns = sideOf(earlier.reruns);
  return { passes: now.passes + reruns.passes, trials: now.trials + reruns.trials };
}

/** A test to run again, and up to how often. */
export interface Suspect {
  readonly test: PairedTest;
  /** Re-runs that must fail in a row to confirm a regression; absent where only `must_pass` is in question. */
  readonly failuresNeeded?: number | undefined;
  /** Its suite says that it must pass, and it did not. */
  readonly breaksMustPass: boolean;
  /** The most re-runs that can be needed. */
  readonly needed: number;
}

/** The tests to run again before a run fails because of them. Follows from the baseline and the planned trials alone. */
export function suspectsOf(pairing: Pairing, given: GateSettingsInput): Suspect[] {
  const settings = gateSettings.parse(given);
  if (settings.confirm === 'off') return [];
  const suites = comparedSuites(pairing);
  const unexpected = suites.some(({ tests }) =>
    tests.some(({ test, now }) => mostlyFails(withEarlierReruns(test, now))),
  )
    ? unexpectedFailures(
        suites.flatMap(({ tests }) => tests),
        priorOfSuites(suites),
        settings,
      )
    : [];
  const suspects = unexpected.flatMap(({ test, needed }): Suspect[] =>
    needed === undefined ? [] : [suspectOf(test, needed)],
  );
  const known = new Set(suspects.map(({ test }) => test));
  const broken = pairing.tests.filter((test) => breaksMustPass(test) && !known.has(test));
  return [...suspects, ...broken.map((test) => suspectOf(test, undefined))];
}

function suspectOf(test: PairedTest, failuresNeeded: number | undefined): Suspect {
  const isBroken = breaksMustPass(test);
  const needed = Math.max(failuresNeeded ?? 0, isBroken ? MUST_PASS_TRIALS : 0);
  return { test, failuresNeeded, breaksMustPass: isBroken, needed };
}

/** The planned trials of a `must_pass` test mostly fail. */
const breaksMustPass = (test: PairedTest): boolean =>
  test.mustPass &&
  test.kind !== 'removed' &&
  !isQuarantined(test) &&
  test.now.length > 0 &&
  mostlyFails(withEarlierReruns(test, sideOf(test.now)));

type Decision = 'undecided' | 'fails' | 'passes';

/**
 * Whether the re-runs of a suspect decide: a regression is confirmed by enough failures in a row and refuted by the
 * first pass; `must_pass` by two equal outcomes. `reruns` are those of this attempt.
 */
export function decisionOf(
  { test, failuresNeeded, breaksMustPass: mustPass }: Suspect,
  reruns: readonly PresentTrial[],
): Decision {
  const all = [...(test.earlier?.reruns ?? []), ...reruns];
  const decisions = [
    ...(failuresNeeded === undefined ? [] : [confirmationOf(all, failuresNeeded)]),
    ...(mustPass ? [mustPassOf(all)] : []),
  ];
  if (decisions.includes('undecided')) return 'undecided';
  return decisions.includes('fails') ? 'fails' : 'passes';
}

/** The first trials decide: failures in a row, as many as are needed. */
export function confirmationOf(reruns: readonly Pick<PresentTrial, 'pass'>[], needed: number): Decision {
  const first = reruns.slice(0, needed);
  if (first.some(({ pass }) => pass)) return 'passes';
  return first.length === needed ? 'fails' : 'undecided';
}

function mustPassOf(reruns: readonly PresentTrial[]): Decision {
  const passes = reruns.filter(({ pass }) => pass).length;
  const majority = Math.floor(Math.max(MUST_PASS_TRIALS, reruns.length) / 2) + 1;
  if (reruns.length - passes >= majority) return 'fails';
  return passes >= majority ? 'passes' : 'undecided';
}
