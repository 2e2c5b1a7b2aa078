import { MAX_RERUNS, resultKey } from '../model/run/result-keys.ts';
import type { PairedRun, PairedTest, PresentTrial, WholeRun } from '../model/verdict/pairing.ts';
import {
  type ComparedSuite,
  type ComparedTest,
  comparedSuites,
  failsWithReruns,
  isFailing,
  isQuarantined,
  mayBeSuspected,
  mostlyFails,
  sideOf,
} from './compared-suites.ts';
import { decidedTogether, failingTogether, type JointFailure } from './failing-together.ts';
import { chanceOfFailures, type Prior, priorOf } from './prior.ts';
import {
  FEWEST_RERUNS,
  type GateSettings,
  type GateSettingsInput,
  gateSettings,
  mostSuspects,
  TESTS_ALPHA,
} from './settings.ts';
import type { Count } from './statistics/distributions.ts';
import { compareSuites, controlOf } from './suite-comparison.ts';

/** A failure is unexpected if the baseline gives it at most this chance. */
export const UNEXPECTED = 0.15;
/** Re-runs of a `must_pass` test that is not suspected otherwise. */
export const MUST_PASS_TRIALS = 3;

export interface UnexpectedFailure {
  readonly test: PairedTest;
  /** How many re-runs must fail in a row; undefined where the history is too short. */
  readonly needed?: number | undefined;
  readonly p?: number | undefined;
  readonly isBeyondCap: boolean;
  /** It passed all baseline trials, which are so few that no regression of it alone could be confirmed. */
  readonly undetectable?: true | undefined;
}

export const priorOfSuites = (suites: readonly ComparedSuite[]): Prior =>
  priorOf(suites.flatMap(({ tests }) => tests.map(({ base }) => base)));

/** What the shards of a run need to know of it, from a pairing of all of its tests. */
export function wholeRunOf(pairing: PairedRun, tests: WholeRun['tests'], shards: number): WholeRun {
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
  settings: Pick<GateSettings, 'confirm' | 'matrixJobs'>,
  wholeRun?: WholeRun,
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
  const shardLimit =
    wholeRun === undefined ? most : Math.max(LEAST_OF_SHARD, Math.ceil((SPARE * most) / wholeRun.shards));
  const cap = Math.min(failing.length, most, shardLimit);
  // Those of the parts of a run share the chance of a false alarm with the others.
  const decided = tests.filter(({ test }) => test.decided !== undefined && test.decided !== 'not-suspected').length;
  return failing.map(({ test, base, now }, index): UnexpectedFailure => {
    if (index >= cap) return { test, isBeyondCap: true };
    const { earlier } = test;
    if (earlier?.needed !== undefined) return { test, isBeyondCap: false, needed: earlier.needed, p: earlier.p };
    const planned = unraised(test, now);
    // The other shards may have as many suspected tests as are re-run at all.
    const suspects = wholeRun === undefined ? (cap + decided) * settings.matrixJobs : most;
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
  readonly breaksMustPass: boolean;
  readonly needed: number;
}

/** The tests that fail unexpectedly, the most unexpected first, and those that are decided together. */
export interface Suspicions {
  readonly unexpected: readonly UnexpectedFailure[];
  readonly together: readonly JointFailure[];
}

export function suspicionsIn(
  suites: readonly ComparedSuite[],
  settings: GateSettings,
  wholeRun?: WholeRun,
): Suspicions {
  const tests = suites.flatMap((suite) => suite.tests);
  if (!tests.some(({ test, now }) => isFailing(test, now))) return { unexpected: [], together: [] };
  const prior = wholeRun?.prior ?? priorOfSuites(suites);
  const unexpected = unexpectedFailures(tests, prior, settings, wholeRun);
  // A shard has only a part of each suite.
  if (wholeRun !== undefined) return { unexpected, together: [] };
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
export function suspectsOf(pairing: PairedRun, settingsInput: GateSettingsInput): Suspect[] {
  const settings = gateSettings.parse(settingsInput);
  if (settings.confirm === 'off') return [];
  const { wholeRun } = pairing;
  const { unexpected, together } = suspicionsIn(comparedSuites(pairing), settings, wholeRun);
  const most = wholeRun === undefined ? undefined : MAX_RERUNS;
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

type TrialsDecision = 'undecided' | 'fails' | 'passes';

/**
 * Whether the re-runs of a suspect decide: a regression is confirmed by enough failures in a row and refuted by the
 * first pass; `must_pass` by two equal outcomes; together with other tests by all of its re-runs. `reruns` are those of this attempt.
 */
export function decisionOf(
  { test, failuresNeeded, togetherNeeded = 0, breaksMustPass: mustPass }: Suspect,
  reruns: readonly PresentTrial[],
): TrialsDecision {
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
  const ownReruns = test.reruns.slice(earlier.length);
  const suspect = suspectOf(test, { alone: needed });
  for (let made = 0; made < Math.min(ownReruns.length, MAX_RERUNS); made += 1) {
    const first = ownReruns.slice(0, made);
    if (decisionOf(suspect, first) !== 'undecided') return [...earlier, ...first];
  }
  return test.reruns;
}

/** The first trials decide: failures in a row, as many as are needed. */
export function confirmationOf(reruns: readonly Pick<PresentTrial, 'pass'>[], needed: number): TrialsDecision {
  const first = reruns.slice(0, needed);
  if (first.some(({ pass }) => pass)) return 'passes';
  return first.length === needed ? 'fails' : 'undecided';
}

function mustPassOf(reruns: readonly PresentTrial[]): TrialsDecision {
  const passes = reruns.filter(({ pass }) => pass).length;
  const majority = Math.floor(Math.max(MUST_PASS_TRIALS, reruns.length) / 2) + 1;
  if (reruns.length - passes >= majority) return 'fails';
  return passes >= majority ? 'passes' : 'undecided';
}

/**
 * The trials to run on the base commit before a run fails: a regressed test as often as it had to fail, and all tests of
 * a suite that dropped, and the tests that failed together, as often as they were planned. Trials that are there already are not asked for again. Where the
 * newest baseline run is set aside nothing fails, and nothing is checked. A shard has only a part of a suite, so it checks
 * single tests alone.
 */
export function controlsOf(
  pairing: PairedRun,
  settingsInput: GateSettingsInput,
): { test: PairedTest; trials: number }[] {
  const settings = gateSettings.parse(settingsInput);
  if (settings.control === 'off') return [];
  const suites = comparedSuites(pairing);
  const wanted = new Map<PairedTest, number>();
  const results = pairing.wholeRun === undefined ? compareSuites(suites, settings).results : [];
  for (const [index, result] of results.entries()) {
    const suite = suites[index];
    if (result?.finding !== 'drop' || suite === undefined || isDoubtful(suite) || controlOf(suite) !== undefined)
      continue;
    for (const { test, now } of suite.tests) wanted.set(test, now.trials);
  }
  const doubtful = new Set(suites.filter(isDoubtful).flatMap((suite) => suite.tests.map(({ test }) => test)));
  const { unexpected, together } = suspicionsIn(suites, settings, pairing.wholeRun);
  for (const joint of together) {
    if (joint.suites.some(isDoubtful) || decidedTogether(joint).finding !== 'fails') continue;
    for (const { test, now } of joint.tests) wanted.set(test, now.trials);
  }
  for (const { test, needed } of unexpected) {
    if (needed === undefined || doubtful.has(test) || confirmationOf(test.reruns, needed) !== 'fails') continue;
    wanted.set(test, Math.max(wanted.get(test) ?? 0, needed));
  }
  return [...wanted]
    .map(([test, trials]) => ({ test, trials: trials - test.control.length }))
    .filter(({ trials }) => trials > 0);
}

const isDoubtful = ({ setAside }: ComparedSuite): boolean => setAside.some(({ isNewest }) => isNewest);
