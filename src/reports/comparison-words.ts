import { testNames } from '../gate/wording.ts';
import { withoutResultWords } from '../model/run/import-formats.ts';
import type { TestResult } from '../model/run/result.ts';
import { isSameSuite } from '../model/run/result-keys.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { differenceText, points, signedPoints } from '../model/text/percentage-points.ts';
import { asSentences, plural } from '../model/text/text.ts';
import { never } from '../model/values/never.ts';
import { sum } from '../model/values/sums.ts';
import type { Assessment, SuiteAssessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import type { TestState } from '../model/verdict/verdict.ts';
import { present } from './blocks.ts';
import { causeLines, failureReasons, isWithoutScore } from './findings.ts';

/** The words for each state, the same in every report, in the order in which tests are listed. */
export const STATE_WORDS: Readonly<Record<TestState, string>> = {
  regressed: 'regressed',
  'fails-on-base': 'fails on base too',
  suspected: 'suspected',
  'not-reproduced': 'not reproduced',
  'not-enough-history': 'failing, not enough baseline trials',
  'not-rerun': 'failing, not re-run',
  failing: 'failing',
  'failing-as-before': 'failing as before',
  fixed: 'fixed',
  new: 'new',
  changed: 'changed',
  removed: 'removed',
  skipped: 'not run',
  quarantined: 'quarantined',
  errored: 'errored',
  reused: 'reused',
  passing: 'passing',
};

/** Errored tests have a separate list. Reused and passing tests need no attention, unless they are flaky. */
const UNLISTED: readonly TestState[] = ['errored', 'reused', 'passing'];

export const isCompared = ({ comparison, dryRun }: Report): boolean =>
  !dryRun && comparison.baseline.kind === 'found' && comparison.suites.some(({ comparable }) => comparable > 0);

/** The tests that need attention, by state; none without a comparison. */
export function comparedTests(report: Report) {
  if (!isCompared(report)) return [];
  const { tests } = report.comparison;
  const states = Object.keys(STATE_WORDS) as TestState[];
  return states
    .map((wanted) => ({
      word: wanted === 'skipped' ? withoutResultWords(report.imported) : STATE_WORDS[wanted],
      tests: tests.filter(({ state, flaky }) => state === wanted && (flaky || !UNLISTED.includes(state))),
    }))
    .filter((group) => group.tests.length > 0);
}

/** The newest run of the baseline, with the commit as `main@0123456`, and how many runs the comparison has. */
export function baselineOf({ comparison: { baseline, suites } }: Report) {
  const [first, ...others] = baseline.kind === 'found' ? baseline.provenance : [];
  const { branch, sha, where = 'the baseline' } = first ?? {};
  const commit = present(branch, sha?.slice(0, 7)).join('@');
  const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
  return { isKnown: first !== undefined, commit, where, runs, others: others.length };
}

/** The baseline of the comparison: `evidence.json, 5 runs`. */
export function comparedWith(report: Report): string {
  const { isKnown, commit, where, runs, others } = baselineOf(report);
  if (!isKnown) return where;
  return `${commit || where}${others > 0 ? ` and ${others} more` : ''}, ${plural('run', runs)}`;
}

/** Runs of the baseline that do not count, and other limits of those that do: sentences without their full stops. */
export function baselineNotes({ comparison: { baseline } }: Pick<Report, 'comparison'>): string[] {
  return baseline.kind === 'found' ? present(baseline.leftOut, baseline.otherLimits) : [];
}

/** How to get more baseline trials. */
const MORE_BASELINE_TRIALS = 'run the base branch again, or measure a new baseline with seed-baseline';
/** The same outside GitHub. */
const MORE_HERE = 'measure more with the earlier version of the agent (run --save-baseline)';
/** The same for results of other tools. */
const MORE_RESULTS = 'compare with the results of more runs (--baseline), or let the tool repeat each test there';

function moreBaselineTrials({ imported, engine, commit }: Report): string {
  if (imported !== undefined && engine === undefined) return MORE_RESULTS;
  return commit === undefined ? MORE_HERE : MORE_BASELINE_TRIALS;
}

const MAX_NAMED_TESTS = 3;

function namesOf(tests: readonly TestAssessment[], shown: (name: string) => string): string {
  const all = testNames(tests, shown);
  const others = all.length - MAX_NAMED_TESTS;
  return [...all.slice(0, MAX_NAMED_TESTS), ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

const FAILING_ON_BASE: readonly TestState[] = ['failing-as-before', 'fails-on-base'];
const UNCONFIRMED: readonly TestState[] = ['suspected', 'not-reproduced', 'not-enough-history', 'not-rerun', 'failing'];

/** Whether a failing test fails on the base branch too: now, or in most of its baseline trials. */
const failsOnBase = ({ state, base }: TestAssessment): boolean =>
  FAILING_ON_BASE.includes(state) ||
  (UNCONFIRMED.includes(state) && base !== undefined && base.passes * 2 < base.trials);

/** The failing tests that the change did not break: `2 failing tests fail on main too: a, b`. `shown` formats names. */
export function failingOnBaseNotes(report: Report, shown: (name: string) => string): string[] {
  if (!isCompared(report)) return [];
  const { baseline, tests } = report.comparison;
  const failing = tests.filter(failsOnBase);
  if (failing.length === 0) return [];
  const branch = baseline.kind === 'found' ? baseline.provenance[0]?.branch : undefined;
  const where = branch === undefined ? 'in the baseline' : `on ${shown(branch)}`;
  const fail = failing.length === 1 ? 'fails' : 'fail';
  return [`${plural('failing test', failing.length)} ${fail} ${where} too: ${namesOf(failing, shown)}`];
}

/**
 * What a short baseline leaves undecided, and how to get more trials. Failing tests that it cannot confirm do not fail
 * the run, so they are named. `shown` formats names.
 */
export function shortBaselineNotes(report: Report, shown: (name: string) => string): string[] {
  if (!isCompared(report)) return [];
  const { suites, tests, detectableTests } = report.comparison;
  const undecided = tests.filter(({ state }) => state === 'not-enough-history');
  if (undecided.length > 0) {
    const fail = undecided.length === 1 ? 'fails' : 'fail';
    const passed = undecided.every(({ base }) => base?.passes === base?.trials)
      ? ' now and passed in the baseline'
      : undecided.some(failsOnBase)
        ? ' unexpectedly'
        : ' now and mostly passed in the baseline';
    return [
      `${plural('test', undecided.length)} ${fail}${passed} (${namesOf(undecided, shown)}); too few baseline trials to decide: ${moreBaselineTrials(report)}`,
    ];
  }
  const isOneRun = suites.every(({ runs }) => runs <= 1);
  return isOneRun && detectableTests.count < detectableTests.of
    ? [`The baseline is one run, which is fewer trials than the gate needs: ${moreBaselineTrials(report)}`]
    : [];
}

/** The change of a suite: `−5 pp (95% CI −20 to +11 pp) on 20 tests`. */
export const changeOfSuite = (suite: SuiteAssessment): string =>
  suite.delta === undefined ? 'not compared' : `${differenceText(suite)} on ${plural('test', suite.comparable)}`;

/** The finding about a suite, with its control trials: `drop (base commit: −1 pp)`. */
export function findingOf(
  suite: SuiteAssessment,
  { comparison: { failingTogether = [] } }: Pick<Report, 'comparison'>,
): string {
  const { finding, controlDelta, uncontrolled } = suite;
  const onBase = controlDelta === undefined ? '' : ` (base commit: ${signedPoints(controlDelta)})`;
  switch (finding) {
    case 'not-compared':
      return 'not compared';
    case 'steady':
      return failingTogether.some(({ finding: of, suites }) => of === 'fails' && suites.some(isSameSuite(suite)))
        ? 'tests fail together'
        : 'no drop found';
    case 'small-drop':
      return 'drop within the limit';
    case 'drop':
      return `drop${onBase}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
    case 'drop-on-base':
      return `the base commit shows the drop too${onBase}`;
    default:
      return never(finding);
  }
}

const UNCONTROLLED = 'not checked against the base commit';

/** The smallest drop that a comparison detects with 80% probability: `17 pp`. */
export const detectableDrop = ({ comparable, finding, smallestDetectableDrop: least }: SuiteAssessment): string => {
  // What was found needs no limit, and may be smaller: it is found with less than 80% probability.
  if (comparable === 0 || finding !== 'steady') return '–';
  return least === undefined ? NOT_DETECTABLE : sizeOfDrop(least);
};

/** The same as part of a sentence: `smallest detectable drop: 17 pp`. */
export const detectableDropText = ({ smallestDetectableDrop: least }: SuiteAssessment): string =>
  least === undefined ? `a drop is ${NOT_DETECTABLE}` : `smallest detectable drop: ${sizeOfDrop(least)}`;

const NOT_DETECTABLE = 'not detectable with this baseline';

/** Decimals only matter for a small drop. */
export const sizeOfDrop = (share: number): string => points(share, share < 0.1 ? 1 : 0);

/**
 * The number of tests whose complete failure would be detected: `a complete failure is detectable for 380 of 400
 * tests`.
 */
export function detectableTestsText({ comparison: { detectableTests } }: Pick<Report, 'comparison'>): string[] {
  const { count, of } = detectableTests;
  return of === 0 ? [] : [`a complete failure is detectable for ${count} of ${plural('test', of)}`];
}

/** Passed trials before and now, re-runs apart: `10/10 → 0/1, re-run 0/3`. The same on all surfaces. */
export function passesOf({ base, now, reruns, control, flaky }: TestAssessment): string {
  const text = (side: TestAssessment['base']) => (side === undefined ? '–' : `${side.passes}/${side.trials}`);
  return present(
    `${text(base)} → ${text(now)}`,
    reruns && `re-run ${text(reruns)}`,
    control && `base commit re-run ${text(control)}`,
    flaky && 'flaky',
  ).join(', ');
}

/** The result of the re-runs of a test: `Confirmed: failed all 3 re-runs`. */
export function confirmationOf({ state, reruns, needed, uncontrolled }: TestAssessment): string | undefined {
  switch (state) {
    case 'regressed':
      if (reruns === undefined) return undefined;
      return `Confirmed: failed ${reruns.trials === 1 ? 'its re-run' : `all ${reruns.trials} re-runs`}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
    case 'fails-on-base':
      return 'Fails on the base commit too';
    case 'suspected':
      if (needed === undefined) return undefined;
      return reruns !== undefined && reruns.trials >= needed
        ? 'Not confirmed: tests that fail together with it were not re-run as often'
        : `Not confirmed: ${reruns?.trials ?? 0} of ${plural('re-run', needed)} took place`;
    case 'not-reproduced':
      return 'Passed when re-run';
    default:
      return undefined;
  }
}

/** Why a test has its state: first why it failed or did not run, then what re-runs said, then what the agent did differently first. */
export function whyOf(test: TestAssessment, result: TestResult | undefined): string {
  const kind = result && outcomeOf(result).kind;
  const cause =
    result && kind === 'failed'
      ? failureReasons(result)[0]
      : result && kind === 'not-run' && isWithoutScore(result) && asSentences(causeLines(result));
  const difference = test.difference && `First difference: ${test.difference}`;
  return asSentences(present(cause || test.why, confirmationOf(test), difference));
}

const MAX_AGENTS = 5;

/** Coding agents of another version than in the baseline: `Agent of claude: 2.1.300 → 2.1.329`. `shown` formats names. */
export const agentVersionNotes = (
  { comparison: { agentVersions = [] } }: Pick<Report, 'comparison'>,
  shown: (name: string) => string,
): string[] =>
  agentVersions
    .slice(0, MAX_AGENTS)
    .map(({ target, base, now }) => `Agent of ${shown(target)}: ${shown(base.join(', '))} → ${shown(now.join(', '))}`);

/** The tests that contribute most to the drop of a suite. `shown` formats names. */
export const contributorNotes = (
  { comparison: { suites } }: Pick<Report, 'comparison'>,
  shown: (name: string) => string,
): string[] =>
  suites
    .filter(({ contributors }) => contributors.length > 0)
    .map(({ suite, target, contributors }) => {
      const tests = contributors.map(({ testId }) => shown(testId)).join(', ');
      return `Contributors to the drop of ${shown(suite)} on ${shown(target)}: ${tests}.`;
    });

/**
 * The mean change of all suites, weighted by their tests, as fractions of 1. The 95% interval treats the suites as independent: each of its
 * arms is the root of the sum of squares of their weighted arms. It reaches 0 where no suite dropped, as theirs do.
 */
export function overallDelta({ baseline, suites }: Assessment) {
  const compared = suites.filter(({ delta, comparable }) => delta !== undefined && comparable > 0);
  const tests = sum(compared.map(({ comparable }) => comparable));
  if (baseline.kind !== 'found' || tests === 0) return undefined;
  const weighted = compared.map((each) => ({ ...each, weight: each.comparable / tests, delta: each.delta ?? 0 }));
  const delta = sum(weighted.map((each) => each.weight * each.delta));
  if (compared.some(({ deltaLow, deltaHigh }) => deltaLow === undefined || deltaHigh === undefined))
    return { delta, low: undefined, high: undefined };
  const arm = (end: 'deltaLow' | 'deltaHigh') =>
    Math.sqrt(sum(weighted.map((each) => (each.weight * ((each[end] ?? 0) - each.delta)) ** 2)));
  const high = delta + arm('deltaHigh');
  const isSteady = compared.every(({ finding }) => finding === 'steady');
  return { delta, low: delta - arm('deltaLow'), high: isSteady ? Math.max(0, high) : high };
}
