import { grouped } from '../model/values/grouped.ts';
import { ALMOST_EQUAL } from '../model/values/sums.ts';
import type {
  Assessment,
  FailingTogether,
  Increase,
  SuiteAssessment,
  TestAssessment,
  UnappliedLimit,
} from '../model/verdict/assessment.ts';
import type { PairedRun, PairedTest } from '../model/verdict/pairing.ts';
import {
  type ComparedSuite,
  type ComparedTest,
  comparedSuites,
  isQuarantined,
  runScore,
  seedOf,
  sideOf,
} from './compared-suites.ts';
import { detectableTests, joinedDetectable, smallestDetectableDrop } from './detectable.ts';
import { type DecidedTogether, decidedTogether } from './failing-together.ts';
import { type GateSettings, type GateSettingsInput, gateSettings } from './settings.ts';
import type { Count } from './statistics/distributions.ts';
import { shuffledHigher } from './statistics/shuffle-test.ts';
import { isAtMost, mean, meanOf } from './statistics/variance.ts';
import { compareSuites, controlOf, intervalOfFinding, type SuiteResult } from './suite-comparison.ts';
import { priorOfSuites, suspicionsIn } from './suspected-regressions.ts';
import { isFlaky, type TestOutcome, testOutcomes } from './test-outcomes.ts';
import { keepsDefaultThreshold } from './threshold-without-baseline.ts';

/**
 * Compares a run with its baseline: which suites dropped, which single tests regressed, what became more expensive or
 * slower, and what could have been detected. `gate` makes the verdict from it. `suites` are those of the pairing.
 */
export function assess(
  pairing: PairedRun,
  input: GateSettingsInput,
  suites: readonly ComparedSuite[] = comparedSuites(pairing),
): Assessment {
  const settings = gateSettings.parse(input);
  const { baseline, absentSuites = [], agentVersions, decided } = pairing;
  const comparison = compareSuites(suites, settings);
  const prior = pairing.wholeRun?.prior ?? priorOfSuites(suites);
  const { unexpected, together: joint } = suspicionsIn(suites, settings, pairing.wholeRun);
  const together = joint.map(decidedTogether);
  const outcomes = testOutcomes(pairing, { suites, prior, unexpected, together }, settings);
  const expected = suites.map(({ tests }) =>
    tests.map(({ test, base, now }) => ({
      base,
      planned: now.trials,
      isDetected: outcomes.get(test)?.state === 'regressed',
    })),
  );

  // Both sides of each test; the baseline is without the runs that are set aside.
  const compared = new Map(suites.flatMap(({ tests }) => tests.map((each) => [each.test, each] as const)));
  const sidesOf = (test: PairedTest): Pick<ComparedTest, 'base' | 'now'> => {
    const isSetAside = test.kind === 'comparable' && !isQuarantined(test);
    return compared.get(test) ?? { base: sideOf(isSetAside ? [] : test.base), now: sideOf(test.now) };
  };
  const bySuite = grouped(pairing.tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  const scores = Array.from(bySuite.values(), (suiteTests) => {
    const graded = suiteTests.filter((test) => test.now.length > 0 && !isQuarantined(test));
    return graded.length === 0 ? undefined : mean(graded.map((test) => meanOf(sidesOf(test).now)));
  });
  return {
    baseline,
    suites: suites.map((suite, index): SuiteAssessment => {
      const result = comparison.results[index];
      // A test that passed when it ran again says nothing of the change.
      const passedAgain = suite.tests.flatMap(({ test }) =>
        outcomes.get(test)?.state === 'not-reproduced' ? test.testId : [],
      );
      const contributors = result?.contributors.filter(({ testId }) => !passedAgain.includes(testId));
      const drop = smallestDetectableDrop(expected[index] ?? [], {
        variation: comparison.variation,
        runs: result?.noise.runs ?? 1,
        suites: Math.max(1, comparison.tested) * settings.matrixJobs,
        maxDrop: settings.maxDrop,
      });
      const keepsThreshold = suite.decided
        ? suite.decided.keepsDefaultThreshold === true
        : keepsDefaultThreshold(suites, index, together, settings);
      return {
        suite: suite.suite,
        file: suite.file,
        target: suite.target,
        comparable: suite.tests.length + suite.reused,
        reused: suite.reused,
        score: scores[index],
        runs: suite.runs.length,
        // The mean score of each baseline run, over the tests that it has.
        runScores: suite.runs.map((run) =>
          runScore(
            run,
            [...run.trials.keys()].filter((at) => (run.trials[at] ?? 0) > 0),
          ),
        ),
        newestAt: suite.newestAt,
        setAside: suite.setAside.length > 0 ? [...suite.setAside] : undefined,
        ...resultFacts(suite, result && { ...result, contributors: contributors ?? [] }, settings),
        smallestDetectableDrop: suite.decided ? suite.decided.smallestDetectableDrop : drop,
        keepsDefaultThreshold: keepsThreshold || undefined,
        ...growthOf(suite, settings),
      };
    }),
    tests: pairing.tests.map((test) => testAssessment(test, sidesOf(test), outcomes.get(test) ?? { state: 'passing' })),
    failingTogether: together.length > 0 ? together.map((each) => togetherFacts(each, settings)) : undefined,
    absentSuites: absentSuites.length > 0 ? [...absentSuites] : undefined,
    agentVersions: agentVersions && [...agentVersions],
    detectableTests: joinedDetectable([
      detectableTests(expected.filter((_, index) => !suites[index]?.decided).flat(), prior, settings.matrixJobs),
      ...(decided?.detectableTests ?? []),
    ]),
  };
}

const togetherFacts = (
  { suites, finding, tests, needed, base, reruns, p, controlDelta }: DecidedTogether,
  { control }: GateSettings,
): FailingTogether => ({
  suites: suites.map(({ suite, file, target }) => ({ suite, file, target })),
  tests: tests.length,
  of: suites.reduce((sum, suite) => sum + suite.tests.length + suite.reused, 0),
  finding,
  needed,
  base,
  reruns,
  p,
  controlDelta,
  uncontrolled: finding === 'fails' && control === 'on' && controlDelta === undefined ? true : undefined,
});

/** What the comparison of a suite found, or the part of the run that decided about it. */
function resultFacts(suite: ComparedSuite, result: SuiteResult | undefined, settings: GateSettings) {
  const decided = suite.decided?.numbers && { finding: suite.decided.finding, ...suite.decided.numbers };
  if (result === undefined) return { finding: 'not-compared' as const, contributors: [], ...decided };
  const { finding, noise, p, pExact, pVariation, contributors } = result;
  const interval = intervalOfFinding(result);
  const numbers = {
    finding,
    // Means of equal scores may differ in their last bits.
    delta: Math.abs(noise.delta) < 1e-12 ? 0 : noise.delta,
    deltaLow: interval?.low,
    deltaHigh: interval?.high,
    p,
    pExact,
    pVariation,
    contributors: [...contributors],
  };
  if (suite.decided) return { ...numbers, ...decided };
  if (finding !== 'drop') return { ...numbers, controlDelta: undefined, uncontrolled: undefined };
  const control = controlOf(suite);
  return {
    ...numbers,
    finding: control?.acquits ? ('drop-on-base' as const) : finding,
    controlDelta: control?.delta,
    uncontrolled: settings.control === 'on' && control === undefined ? (true as const) : undefined,
  };
}

function testAssessment(
  test: PairedTest,
  { base, now }: Pick<ComparedTest, 'base' | 'now'>,
  { state, needed, p, reruns = test.reruns, control = test.control, undetectable, uncontrolled, why }: TestOutcome,
): TestAssessment {
  const { suite, suiteFile, testId, target, location, mustPass, earlier, quarantine } = test;
  const countOf = ({ passes, trials }: Count) => (trials === 0 ? undefined : { passes, trials });
  const countIn = (trials: PairedTest['now']) => (trials.length === 0 ? undefined : countOf(sideOf(trials)));
  const none = { passes: 0, trials: 0 };
  // In one piece, with absent values as `undefined`: there are thousands of them.
  return {
    suite,
    suiteFile,
    testId,
    target,
    state,
    location,
    mustPass: mustPass || undefined,
    flaky: isFlaky(base) || undefined,
    base: countOf(base),
    now: countOf(now),
    score: now.trials === 0 ? undefined : now.sum / now.trials,
    reruns: countIn(reruns),
    needed,
    control: countIn(control),
    undetectable,
    uncontrolled,
    earlier: earlier && {
      attempts: [...earlier.attempts],
      now: countIn(earlier.now) ?? none,
      reruns: countIn(earlier.reruns) ?? none,
    },
    quarantine: quarantine && {
      owner: quarantine.entry.owner,
      expiry: quarantine.entry.expiry,
      expired: quarantine.expired,
    },
    p,
    why,
  };
}

/** A larger chance of the growth is noise. */
const NOISE = 0.01;

/** How much more a suite costs and how much slower it is, over the tests with values on both sides. */
function growthOf(
  { tests }: ComparedSuite,
  { maxCostIncrease, maxLatencyIncrease }: GateSettings,
): Pick<SuiteAssessment, 'increases' | 'unappliedLimits'> {
  const growth = [
    increase('cost', 'costUsd', maxCostIncrease, tests),
    increase('latency', 'durationMs', maxLatencyIncrease, tests),
  ].filter((each) => each !== undefined);
  const unappliedLimits = growth.filter((each) => 'why' in each);
  return {
    increases: growth.filter((each) => 'share' in each),
    unappliedLimits: unappliedLimits.length > 0 ? unappliedLimits : undefined,
  };
}

function increase(
  of: Increase['of'],
  measure: 'costUsd' | 'durationMs',
  ceiling: number | undefined,
  tests: ComparedSuite['tests'],
): Increase | UnappliedLimit | undefined {
  const valuesOf = (trials: PairedTest['now']) => trials.flatMap((trial) => trial[measure] ?? []);
  const known = tests
    .map(({ test, trials }) => ({ test, base: valuesOf(trials), now: valuesOf(test.now) }))
    .filter(({ base, now }) => base.length > 0 && now.length > 0);
  const before = known.reduce((sum, { base }) => sum + mean(base), 0);
  const after = known.reduce((sum, { now }) => sum + mean(now), 0);
  if (before <= 0) {
    const isApplied = ceiling === undefined || tests.length === 0 || (known.length > 0 && after <= 0);
    return isApplied ? undefined : { of, why: known.length === 0 ? 'unknown' : 'zero' };
  }
  const share = after / before - 1;
  const facts = { of, share, tests: known.length };
  if (ceiling === undefined) return { ...facts, exceeded: false };
  if (share <= ceiling + ALMOST_EQUAL) return { ...facts, ceiling, exceeded: false };
  const p = shuffledHigher(known, seedOf(known.map(({ test }) => test)));
  return { ...facts, ceiling, p, exceeded: isAtMost(p, NOISE) };
}
