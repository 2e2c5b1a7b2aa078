import { MAX_RERUNS, resultKey } from '../model/run/result-keys.ts';
import type { PairedTest, PresentTrial } from '../model/verdict/pairing.ts';
import {
  type ComparedSuite,
  type ComparedTest,
  isFailing,
  mayBeSuspected,
  mostlyFails,
  runsOf,
  type SideSums,
  sideOf,
} from './compared-suites.ts';
import { chanceOfFailures, chancesOfPasses, type Prior } from './prior.ts';
import { FEWEST_RERUNS, type GateSettings, mostSuspects, TESTS_ALPHA } from './settings.ts';
import type { Count } from './statistics/distributions.ts';
import { controlOf, type SuiteComparison, testedSuite } from './suite-comparison.ts';
import type { Variation } from './variation.ts';

/** So many failures of a suite by chance are unlikely enough to re-run them together. */
const SCREENED = 0.05;

/** Failing tests that are decided together: failures together are evidence together. */
export interface JointFailure {
  readonly suites: readonly ComparedSuite[];
  /** The least expected failure first. */
  readonly tests: readonly ComparedTest[];
  readonly needed: number;
  /** The largest p-value that fails the run. */
  readonly alpha: number;
  readonly variation: Variation;
  readonly prior: Prior;
}

interface RunContext {
  readonly suites: readonly ComparedSuite[];
  readonly comparison: SuiteComparison;
  /** The tests of the run that fail unexpectedly, as many as are re-run. */
  readonly suspected: ReadonlySet<PairedTest>;
  /** Whether re-runs can confirm one of them alone. */
  readonly isAnyConfirmable: boolean;
  readonly prior: Prior;
}

/**
 * The tests to re-run together (docs/gate.md#several-failures-together), of suites that did not drop: where so many
 * failures are unlikely by chance, all failing tests of the suite; where no suspected regression can be confirmed alone,
 * the suspected ones of the suite, or else of the run. There is none where even failures alone would decide nothing.
 */
export function failingTogether(
  { suites, comparison, suspected, isAnyConfirmable, prior }: RunContext,
  settings: Pick<GateSettings, 'confirm' | 'matrixJobs'>,
): JointFailure[] {
  const { variation } = comparison;
  const compared = Math.max(1, comparison.tested) * settings.matrixJobs;
  const steady = suites.filter((suite, at) => !suite.decided && comparison.results[at]?.finding !== 'drop');
  const jointOf = (of: readonly ComparedSuite[], all: readonly ComparedTest[], alpha: number): JointFailure[] => {
    const tests = all.slice(0, mostSuspects(settings));
    const needed = neededTogether({ tests, alpha, variation, prior });
    return needed === undefined ? [] : [{ suites: of, tests, needed, alpha, variation, prior }];
  };
  const joint = steady.flatMap((suite): JointFailure[] => {
    const tests = suite.tests.filter(({ test }) => mayBeSuspected(test));
    const failing = failingOf(tests, prior);
    const suspects = failing.filter(({ test }) => suspected.has(test));
    const areUnlikely = failing.length > 1 && chanceOfSoMany(tests, failing.length, prior) <= SCREENED / compared;
    const alpha = TESTS_ALPHA / compared;
    const [screened] = areUnlikely ? jointOf([suite], failing, alpha) : [];
    if (screened !== undefined) return [screened];
    return !isAnyConfirmable && suspects.length > 1 ? jointOf([suite], suspects, alpha) : [];
  });
  // The chance of a false alarm of single tests is left where none of them can be confirmed.
  const others = failingOf(
    steady.flatMap(({ tests }) => tests.filter(({ test }) => suspected.has(test))),
    prior,
  );
  if (joint.length > 0 || isAnyConfirmable || others.length < 2) return joint;
  const having = steady.filter(({ tests }) => tests.some((each) => others.includes(each)));
  return jointOf(having, others, TESTS_ALPHA / settings.matrixJobs);
}

function failingOf(tests: readonly ComparedTest[], prior: Prior): ComparedTest[] {
  return tests
    .filter(({ test, now }) => isFailing(test, now))
    .map((each) => ({
      each,
      chance: chanceOfFailures(1, each.base.passes, each.base.trials - each.base.passes, prior),
      key: resultKey(each.test),
    }))
    .sort((a, b) => a.chance - b.chance || (a.key < b.key ? -1 : 1))
    .map(({ each }) => each);
}

/** The chance that at least so many tests mostly fail, each independently (Poisson-binomial). */
function chanceOfSoMany(tests: readonly ComparedTest[], failing: number, prior: Prior): number {
  let chances = [1, ...Array.from({ length: failing - 1 }, () => 0)];
  for (const { base, now } of tests) {
    const seen = { passes: base.passes, failed: base.trials - base.passes };
    const fails = chancesOfPasses(now.trials, seen, prior)
      .filter((_, passes) => mostlyFails({ passes, trials: now.trials }))
      .reduce((sum, chance) => sum + chance, 0);
    chances = chances.map((chance, count) => chance * (1 - fails) + (chances[count - 1] ?? 0) * fails);
  }
  return 1 - chances.reduce((sum, chance) => sum + chance, 0);
}

/**
 * The smallest number of re-runs of each test that are too unlikely if all of them fail, with the scores of its planned
 * trials: with a score of 0, fewer would seem enough than failures with half of the score need.
 */
function neededTogether(joint: Omit<JointFailure, 'suites' | 'needed'>): number | undefined {
  for (let needed = FEWEST_RERUNS; needed <= MAX_RERUNS; needed += 1) {
    const failures = ({ test }: ComparedTest) => {
      const score = Math.max(0, ...test.now.flatMap((trial) => (trial.pass ? [] : trial.score)));
      return Array.from({ length: needed }, () => ({ pass: false, score }));
    };
    const p = chanceOf(rerunTests(joint, failures), joint);
    if (p <= joint.alpha) return needed;
  }
  return undefined;
}

/** What the re-runs of such tests say. */
export interface DecidedTogether extends JointFailure {
  readonly p: number;
  /** `undecided`: not all re-runs were made, and those that were do not fail the run. */
  readonly finding: 'fails' | 'fails-on-base' | 'not-confirmed' | 'undecided';
  readonly base: Count;
  readonly reruns: Count;
  readonly controlDelta?: number | undefined;
}

export function decidedTogether(joint: JointFailure): DecidedTogether {
  const { tests, needed, alpha } = joint;
  const rerun = rerunTests(joint, ({ test }) => decidingTogether(test, needed));
  const p = chanceOf(rerun, joint);
  const reruns = totalOf(rerun.map(({ now }) => now));
  // Among many tests some are flaky that have only passed so far: those fail together once, and then pass mostly.
  const fails = p <= alpha && mostlyFails(reruns);
  const control = fails ? controlOf({ tests: rerun, reused: 0 }) : undefined;
  const isComplete = tests.every(({ test }) => test.reruns.length >= needed);
  const failing = control?.acquits ? 'fails-on-base' : 'fails';
  return {
    ...joint,
    p,
    finding: fails ? failing : isComplete ? 'not-confirmed' : 'undecided',
    base: totalOf(tests.map(({ base }) => base)),
    reruns,
    controlDelta: control?.delta,
  };
}

/**
 * The chance that re-runs are so bad if nothing changed: that of a suite, and at least the one that the prior gives. The tests
 * were chosen because they fail now and hardly ever did, so most of them would do worse than their own baseline.
 */
function chanceOf(rerun: readonly RerunTest[], { variation, prior }: Pick<JointFailure, 'variation' | 'prior'>) {
  if (rerun.length === 0) return 1;
  let chances = [1];
  let observed = 0;
  for (const { base, now, planned } of rerun) {
    observed += now.passes;
    const seen = {
      passes: base.passes + planned.passes,
      failed: base.trials + planned.trials - base.passes - planned.passes,
    };
    chances = sumOf(chances, chancesOfPasses(now.trials, seen, prior));
  }
  const ofPrior = chances.slice(0, observed + 1).reduce((sum, chance) => sum + chance, 0);
  return Math.max(testedSuite({ tests: rerun, reused: 0, runs: runsOf(rerun) }, variation).p, ofPrior);
}

function sumOf(one: readonly number[], other: readonly number[]): number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, a] of one.entries()) for (const [j, b] of other.entries()) sums[i + j] = (sums[i + j] ?? 0) + a * b;
  return sums;
}

/** The first re-runs decide, whatever more was made to decide about the test alone. */
export const decidingTogether = ({ reruns }: PairedTest, needed: number): readonly PresentTrial[] =>
  reruns.slice(0, needed);

interface RerunTest extends ComparedTest {
  readonly planned: SideSums;
}

/** The tests with these re-runs in place of their planned trials: those chose the tests, so they are left out. */
const rerunTests = (
  { tests }: Pick<JointFailure, 'tests'>,
  rerunsOf: (test: ComparedTest) => readonly PresentTrial[],
): RerunTest[] =>
  tests.flatMap((each) => {
    const now = rerunsOf(each);
    return now.length === 0 ? [] : [{ ...each, test: { ...each.test, now }, now: sideOf(now), planned: each.now }];
  });

const totalOf = (counts: readonly Count[]): Count => ({
  passes: counts.reduce((sum, { passes }) => sum + passes, 0),
  trials: counts.reduce((sum, { trials }) => sum + trials, 0),
});
