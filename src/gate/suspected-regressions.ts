import { MAX_RERUNS, resultKey } from '../model/run/result.ts';
import type { PairedTest, Pairing, PresentTrial, WholeRun } from '../model/verdict/pairing.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { type ComparedSuite, comparedSuites } from './compared-suites.ts';
import { type FailingTogether, failingTogether } from './failing-together.ts';
import { chanceOfFailures, type Prior, priorOf } from './prior.ts';
import {
  FEWEST_RERUNS,
  type GateSettings,
  type GateSettingsInput,
  gateSettings,
  mostSuspects,
  TESTS_ALPHA,
} from './settings.ts';
import {
  type ComparedTest,
  failsWithReruns,
  isFailing,
  isQuarantined,
  mayBeSuspected,
  mostlyFails,
  sideOf,
} from './sides.ts';
import { compareSuites } from './suite-comparison.ts';

/** A failure is unexpected if the baseline gives it at most this chance. */
export const UNEXPECTED = 0.15;
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
  /** It passed all baseline trials, which are so few that no regression of it alone could be confirmed. */
  readonly undetectable?: true | undefined;
}

type DecidingHow = Pick<GateSettings, 'confirm' | 'matrixJobs'>;

/** The prior of a run, from the baseline of all comparable tests of all suites. */
export const priorOfSuites = (suites: readonly ComparedSuite[]): Prior =>
  priorOf(suites.flatMap(({ tests }) => tests.map(({ base }) => base)));

/** What the shards of a run need to know of it, from a pairing of all of its tests. */
export function wholeRun(pairing: Pairing, tests: WholeRun['tests'], shards: number): WholeRun {
  const suites = comparedSuites(pairing);
  const setAside = suites.flatMap(({ suite, file, target, setAside: runs }) =>
    runs.length === 0 ? [] : [{ suite, file, target, runs }],
  );
  return { shards, tests, prior: priorOfSuites(suites), setAside };
}

/**
 * Suspected regressions that each shard may re-run at least, and together as a multiple of those of the whole run. With
 * fewer, chance failures that lie together in one shard would leave tests that are not re-run, and the run would warn.
 */
const LEAST_OF_SHARD = 10;
const SPARE = 2;

/** The tests that fail unexpectedly, the most unexpected first; those of a shard with what it knows of the whole run. */
export function unexpectedFailures(
  tests: readonly ComparedTest[],
  prior: Prior,
  settings: DecidingHow,
  whole?: WholeRun,
): UnexpectedFailure[] {
  const failing = tests
    .filter(({ test, now }) => mayBeSuspected(test) && isFailing(test, now))
    .map((each) => ({ ...each, chance: chanceOfFailures(1, each.base.passes, failuresOf(each.base), prior) }))
    .filter(({ chance }) => chance <= UNEXPECTED)
    .map((each) => ({ ...each, key: resultKey(each.test) }))
    // A suspicion of an earlier attempt does not go because other tests fail now.
    .sort(
      (a, b) =>
        Number(b.test.earlier?.needed !== undefined) - Number(a.test.earlier?.needed !== undefined) ||
        a.chance - b.chance ||
        (a.key < b.key ? -1 : 1),
    );
  const most = mostSuspects(settings);
  const own = whole === undefined ? most : Math.max(LEAST_OF_SHARD, Math.ceil((SPARE * most) / whole.shards));
  const cap = Math.min(failing.length, most, own);
  // Those of the parts of a run share the chance of a false alarm with the others.
  const decided = tests.filter(({ test }) => test.decided !== undefined && test.decided !== 'not-suspected').length;
  return failing.map(({ test, base, now }, index): UnexpectedFailure => {
    if (index >= cap) return { test, isBeyondCap: true };
    const { earlier } = test;
    if (earlier?.needed !== undefined) return { test, isBeyondCap: false, needed: earlier.needed, p: earlier.p };
    const planned = unraised(test, now);
    // The other shards may have as many suspected tests as are re-run at all.
    const suspects = whole === undefined ? (cap + decided) * settings.matrixJobs : most;
    const needed = neededTrials(base, planned, suspects, prior);
    const isUndetectable =
      failuresOf(base) === 0 && neededTrials(base, planned, settings.matrixJobs, prior).needed === undefined;
    return { test, isBeyondCap: false, ...needed, undetectable: isUndetectable || undefined };
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
  for (let needed = FEWEST_RERUNS; needed <= MAX_RERUNS; needed += 1) {
    const p = chanceOfFailures(needed, passes, failures, prior);
    if (p <= TESTS_ALPHA / suspects) return { needed, p };
  }
  return {};
}

const failuresOf = ({ passes, trials }: Count): number => trials - passes;

/**
 * The planned trials that say how likely further failures are. Of several attempts the failures of the first one that
 * mostly failed count: more failures of the same content must not make it an expected failure.
 */
function unraised({ now: all, earlier }: PairedTest, now: Count): Count {
  if (earlier === undefined) return now;
  const attempts = [...earlier.planned, all.slice(earlier.now.length)].map(sideOf);
  const first = attempts.find(mostlyFails);
  return first === undefined ? now : { passes: now.passes, trials: now.passes + failuresOf(first) };
}

/** A test to run again, and up to how often. */
export interface Suspect {
  readonly test: PairedTest;
  /** Re-runs that must fail in a row to confirm a regression of this test alone. */
  readonly failuresNeeded?: number | undefined;
  /** Re-runs that decide together with those of other tests of its suite: all of them are made. */
  readonly togetherNeeded?: number | undefined;
  /** Its suite says that it must pass, and it did not. */
  readonly breaksMustPass: boolean;
  /** The most re-runs that can be needed. */
  readonly needed: number;
}

/** The tests that fail unexpectedly, the most unexpected first, and those that are decided together. */
export interface Suspicions {
  readonly unexpected: readonly UnexpectedFailure[];
  readonly together: readonly FailingTogether[];
}

export function suspicionsIn(suites: readonly ComparedSuite[], settings: GateSettings, whole?: WholeRun): Suspicions {
  const tests = suites.flatMap((suite) => suite.tests);
  if (!tests.some(({ test, now }) => isFailing(test, now))) return { unexpected: [], together: [] };
  const prior = whole?.prior ?? priorOfSuites(suites);
  const unexpected = unexpectedFailures(tests, prior, settings, whole);
  // A shard has only a part of each suite.
  if (whole !== undefined) return { unexpected, together: [] };
  const inCap = unexpected.filter(({ isBeyondCap }) => !isBeyondCap);
  const together = failingTogether(
    {
      suites,
      comparison: compareSuites(suites, settings),
      suspected: new Set(inCap.map(({ test }) => test)),
      isAnyConfirmable: inCap.some(({ needed }) => needed !== undefined),
      prior,
    },
    settings,
  );
  return { unexpected, together };
}

/**
 * The tests to run again before a run fails because of them. Follows from the baseline and the planned trials alone. A
 * shard does not know how many tests are suspected in the others, nor which fail together: it makes as many re-runs as may
 * be needed, and the report on all shards decides by the first ones.
 */
export function suspectsOf(pairing: Pairing, given: GateSettingsInput): Suspect[] {
  const settings = gateSettings.parse(given);
  if (settings.confirm === 'off') return [];
  const { whole } = pairing;
  const { unexpected, together } = suspicionsIn(comparedSuites(pairing), settings, whole);
  const most = whole === undefined ? undefined : MAX_RERUNS;
  const alone = new Map(
    unexpected.map(({ test, needed, isBeyondCap }) => [test, needed ?? (isBeyondCap ? undefined : most)]),
  );
  const joint = new Map(together.flatMap(({ tests, needed }) => tests.map(({ test }) => [test, needed])));
  const all = new Set([
    ...[...alone].flatMap(([test, needed]) => (needed === undefined ? [] : [test])),
    ...joint.keys(),
    ...pairing.tests.filter(breaksMustPass),
  ]);
  return [...all].map((test) => suspectOf(test, { alone: alone.get(test), together: joint.get(test) }));
}

function suspectOf(
  test: PairedTest,
  { alone, together }: { readonly alone?: number | undefined; readonly together?: number | undefined },
): Suspect {
  const isBroken = breaksMustPass(test);
  const needed = Math.max(alone ?? 0, together ?? 0, isBroken ? MUST_PASS_TRIALS : 0);
  return { test, failuresNeeded: alone, togetherNeeded: together, breaksMustPass: isBroken, needed };
}

/** The planned trials of a `must_pass` test mostly fail. */
const breaksMustPass = (test: PairedTest): boolean =>
  test.mustPass &&
  test.kind !== 'removed' &&
  !isQuarantined(test) &&
  test.now.length > 0 &&
  failsWithReruns(test, sideOf(test.now));

type Decision = 'undecided' | 'fails' | 'passes';

/**
 * Whether the re-runs of a suspect decide: a regression is confirmed by enough failures in a row and refuted by the
 * first pass; `must_pass` by two equal outcomes; together with other tests by all of its re-runs. `reruns` are those of this attempt.
 */
export function decisionOf(
  { test, failuresNeeded, togetherNeeded = 0, breaksMustPass: mustPass }: Suspect,
  reruns: readonly PresentTrial[],
): Decision {
  const all = [...(test.earlier?.reruns ?? []), ...reruns];
  if (all.length < togetherNeeded) return 'undecided';
  const decisions = [
    ...(failuresNeeded === undefined ? [] : [confirmationOf(all, failuresNeeded)]),
    ...(mustPass ? [mustPassOf(all)] : []),
  ];
  if (decisions.includes('undecided')) return 'undecided';
  return decisions.includes('fails') ? 'fails' : 'passes';
}

/**
 * The re-runs until the decision. A shard makes more, because it does not know how many tests of the others are suspected:
 * those after the decision count nothing.
 */
export function decidingReruns(test: PairedTest, needed: number): readonly PresentTrial[] {
  const earlier = test.earlier?.reruns ?? [];
  const own = test.reruns.slice(earlier.length);
  const suspect = suspectOf(test, { alone: needed });
  for (let made = 0; made < Math.min(own.length, MAX_RERUNS); made += 1) {
    const first = own.slice(0, made);
    if (decisionOf(suspect, first) !== 'undecided') return [...earlier, ...first];
  }
  return test.reruns;
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
