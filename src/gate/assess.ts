import { grouped } from '../model/values/grouped.ts';
import type { Assessment, FailingTogether, SuiteAssessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { PairedRun, PairedTest } from '../model/verdict/pairing.ts';
import {
  type ComparedSuite,
  type ComparedTest,
  comparedSuites,
  isQuarantined,
  runScore,
  sideOf,
} from './compared-suites.ts';
import { keepsDefaultThreshold } from './default-threshold.ts';
import { detectableTests, type Expected, joinedDetectable, smallestDetectableDrop } from './detectable.ts';
import { type DecidedTogether, decidedTogether } from './failing-together.ts';
import { growthOf } from './increases.ts';
import { type GateSettings, type GateSettingsInput, gateSettings } from './settings.ts';
import { mean, meanOf } from './statistics/variance.ts';
import {
  compareSuites,
  controlOf,
  intervalOfFinding,
  type SuiteComparison,
  type SuiteResult,
} from './suite-comparison.ts';
import { priorOfSuites, suspicionsIn } from './suspected-regressions.ts';
import { isFlaky, type TestOutcome, testOutcomes } from './test-outcomes.ts';

/**
 * Compares a run with its baseline: which suites dropped, which single tests regressed, what became more expensive or
 * slower, and what could have been detected. `gate` makes the verdict from it. `suites` are those of the pairing.
 */
export function assess(
  pairing: PairedRun,
  given: GateSettingsInput,
  suites: readonly ComparedSuite[] = comparedSuites(pairing),
): Assessment {
  const settings = gateSettings.parse(given);
  const comparison = compareSuites(suites, settings);
  const prior = pairing.whole?.prior ?? priorOfSuites(suites);
  const { unexpected, together: joint } = suspicionsIn(suites, settings, pairing.whole);
  const together = joint.map(decidedTogether);
  const outcomes = testOutcomes(pairing, { suites, prior, unexpected, together }, settings);
  const expected = suites.map(({ tests }) =>
    tests.map(({ test, base, now }) => ({
      testId: test.testId,
      base,
      planned: now.trials,
      isDetected: outcomes.get(test)?.state === 'regressed',
    })),
  );
  const sides = sidesOf(suites);
  const scores = suiteScores(pairing.tests, sides);
  return {
    baseline: pairing.baseline,
    suites: suites.map((suite, index) =>
      suiteAssessment(suite, comparison.results[index], {
        comparison,
        settings,
        score: scores[index],
        expected: expected[index] ?? [],
        keepsDefaultThreshold: suite.decided
          ? suite.decided.keepsDefaultThreshold === true
          : keepsDefaultThreshold(suites, index, settings),
      }),
    ),
    tests: pairing.tests.map((test) => testAssessment(test, sides(test), outcomes.get(test) ?? { state: 'passing' })),
    failingTogether: together.length > 0 ? together.map((each) => togetherFacts(each, settings)) : undefined,
    absentSuites: pairing.absentSuites && pairing.absentSuites.length > 0 ? [...pairing.absentSuites] : undefined,
    agentVersions: pairing.agentVersions && [...pairing.agentVersions],
    detectableTests: joinedDetectable([
      detectableTests(expected.filter((_, index) => !suites[index]?.decided).flat(), prior, settings.matrixJobs),
      ...(pairing.decided?.detectableTests ?? []),
    ]),
  };
}

function suiteScores(tests: readonly PairedTest[], sides: TestSides): (number | undefined)[] {
  const groups = grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return Array.from(groups.values(), (own) => {
    const graded = own.filter((test) => test.now.length > 0 && !isQuarantined(test));
    return graded.length === 0 ? undefined : mean(graded.map((test) => meanOf(sides(test).now)));
  });
}

interface SuiteContext {
  readonly comparison: SuiteComparison;
  readonly settings: GateSettings;
  readonly score: number | undefined;
  readonly expected: readonly Expected[];
  readonly keepsDefaultThreshold: boolean;
}

function suiteAssessment(
  suite: ComparedSuite,
  result: SuiteResult | undefined,
  { comparison: { variation, tested }, settings, score, expected, ...context }: SuiteContext,
): SuiteAssessment {
  const { tests, reused, runs, setAside, newestAt } = suite;
  const drop = suite.decided
    ? suite.decided.smallestDetectableDrop
    : smallestDetectableDrop(expected, {
        variation,
        runs: result?.noise.runs ?? 1,
        suites: Math.max(1, tested) * settings.matrixJobs,
        maxDrop: settings.maxDrop,
      });
  return {
    suite: suite.suite,
    file: suite.file,
    target: suite.target,
    comparable: tests.length + reused,
    reused,
    score,
    runs: runs.length,
    runScores: runScores(suite),
    newestAt,
    setAside: setAside.length > 0 ? [...setAside] : undefined,
    ...resultFacts(suite, result, settings),
    smallestDetectableDrop: drop,
    keepsDefaultThreshold: context.keepsDefaultThreshold || undefined,
    ...growthOf(suite, settings),
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

/** The mean score of each baseline run, over the tests that it has. */
const runScores = ({ runs }: ComparedSuite): number[] =>
  runs.map((run) => {
    const own = [...run.trials.keys()].filter((at) => (run.trials[at] ?? 0) > 0);
    return runScore(run, own);
  });

type ResultFacts = Pick<
  SuiteAssessment,
  | 'finding'
  | 'delta'
  | 'deltaLow'
  | 'deltaHigh'
  | 'p'
  | 'pExact'
  | 'pVariation'
  | 'controlDelta'
  | 'uncontrolled'
  | 'contributors'
>;

function resultFacts(suite: ComparedSuite, result: SuiteResult | undefined, settings: GateSettings): ResultFacts {
  const decided = suite.decided?.numbers && { finding: suite.decided.finding, ...suite.decided.numbers };
  if (result === undefined) return { finding: 'not-compared', contributors: [], ...decided };
  const { finding, noise, p, pExact, pVariation, contributors } = result;
  const interval = intervalOfFinding(result);
  const numbers = {
    // Means of equal scores may differ in their last bits.
    delta: Math.abs(noise.delta) < 1e-12 ? 0 : noise.delta,
    deltaLow: interval?.low,
    deltaHigh: interval?.high,
    p,
    pExact,
    pVariation,
    contributors: [...contributors],
  };
  if (suite.decided) return { finding, ...numbers, ...decided };
  const control = finding === 'drop' ? controlOf(suite) : undefined;
  return {
    finding: control?.acquits ? 'drop-on-base' : finding,
    ...numbers,
    controlDelta: control?.delta,
    uncontrolled:
      finding === 'drop' && settings.control === 'on' && control === undefined ? (true as const) : undefined,
  };
}

type TestSides = (test: PairedTest) => Pick<ComparedTest, 'base' | 'now'>;

/** Both sides of each test; the baseline is without the runs that are set aside. */
function sidesOf(suites: readonly ComparedSuite[]): TestSides {
  const compared = new Map<PairedTest, ComparedTest>();
  for (const { tests } of suites) for (const each of tests) compared.set(each.test, each);
  return (test) => {
    const isSetAside = test.kind === 'comparable' && !isQuarantined(test);
    return compared.get(test) ?? { base: sideOf(isSetAside ? [] : test.base), now: sideOf(test.now) };
  };
}

function testAssessment(
  test: PairedTest,
  { base, now }: ReturnType<TestSides>,
  { state, needed, p, reruns = test.reruns, control = test.control, undetectable, uncontrolled, why }: TestOutcome,
): TestAssessment {
  const { suite, suiteFile, testId, target, location, mustPass, earlier, quarantine } = test;
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
    reruns: countIfAny(reruns),
    needed,
    control: countIfAny(control),
    undetectable,
    uncontrolled,
    earlier: earlier && {
      attempts: [...earlier.attempts],
      now: countIfAny(earlier.now) ?? NONE,
      reruns: countIfAny(earlier.reruns) ?? NONE,
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

const NONE = { passes: 0, trials: 0 };

const countOf = ({ passes, trials }: { readonly passes: number; readonly trials: number }) =>
  trials === 0 ? undefined : { passes, trials };

const countIfAny = (trials: PairedTest['now']) => (trials.length === 0 ? undefined : countOf(sideOf(trials)));
