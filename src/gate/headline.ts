import { withoutResultWords } from '../model/run/import-formats.ts';
import type { TestResult } from '../model/run/result.ts';
import { resultKey, suiteKey } from '../model/run/result-keys.ts';
import { failedRowsOf, outcomeOf } from '../model/run/result-outcome.ts';
import { ended, plural } from '../model/text/text.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { never } from '../model/values/never.ts';
import type { Assessment } from '../model/verdict/assessment.ts';
import type { Reason, TestState, VerdictKind } from '../model/verdict/verdict.ts';
import { type GateFacts, isCompared, newlySkipped, whyNotCompared } from './rule.ts';
import { isUncomparedFailure } from './rules/baseline.ts';
import { names, suiteOn, testNames } from './wording.ts';

/** The headline of a run: the finding, and how many tests it speaks for. The same on every surface. */
export function headlineOf(kind: VerdictKind, reasons: readonly Reason[], facts: GateFacts): string {
  const { run, totals, assessment } = facts;
  if (kind === 'cancelled') {
    return totals.skipped === 0
      ? `Cancelled after ${plural('test', totals.total)} ran, before the verdict.`
      : `Cancelled after ${totals.total - totals.skipped} of ${plural('test', totals.total)}.`;
  }
  const deciding = reasons.filter((reason) => reason.kind === kind);
  if (run.dryRun) return ended(deciding[0]?.message ?? '');
  const isFound = assessment.baseline.kind === 'found';
  const text = isFound
    ? `${finding(kind, deciding, facts)} ${coverageOf(facts)}`
    : withoutBaseline(kind, deciding, facts);
  const fallbacks = kind === 'warn' ? deciding.filter(({ rule }) => rule === 'fallback') : [];
  return fallbacks.length === 0 ? text : `${text} ${sentences(fallbacks)}`;
}

interface FailedTest {
  readonly result: TestResult;
  readonly state?: TestState | undefined;
}

function failingTests({ run, assessment }: Pick<GateFacts, 'run' | 'assessment'>): FailedTest[] {
  const failed = run.results.filter((result) => outcomeOf(result).kind === 'failed');
  if (failed.length === 0) return [];
  const states = new Map(assessment.tests.map((test) => [resultKey(test), test.state]));
  return [...new Map(failed.map((result) => [resultKey(result), result]))]
    .map(([key, result]) => ({ result, state: states.get(key) }))
    .filter(({ state }) => state !== 'quarantined');
}

const MAX_NAMES = 3;

const namesOf = (failing: readonly FailedTest[]): string =>
  names(testNames(failing.map(({ result }) => result)).sort(), MAX_NAMES);

/** The failing tests that these reasons do not name: no headline leaves them out. */
function alsoFailing(reasons: readonly Reason[], facts: Pick<GateFacts, 'run' | 'assessment'>): string {
  const keyOf = (of: Pick<Reason, 'suite' | 'file' | 'target' | 'testId'>) => JSON.stringify([suiteKey(of), of.testId]);
  const named = new Set(reasons.flatMap((reason) => (reason.testId === undefined ? [] : [keyOf(reason)])));
  const areSuspectedNamed = reasons.some(({ rule }) => rule === 'regression');
  const failing = failingTests(facts).filter(
    ({ result, state }) =>
      !named.has(keyOf({ ...result, file: result.suiteFile })) && !(areSuspectedNamed && state === 'suspected'),
  );
  if (failing.length === 0) return '';
  return ` ${named.size === 0 && !areSuspectedNamed ? 'Failing' : 'Also failing'}: ${namesOf(failing)}.`;
}

function finding(kind: Exclude<VerdictKind, 'cancelled'>, deciding: readonly Reason[], facts: GateFacts): string {
  switch (kind) {
    case 'pass':
    case 'warn': {
      const suspected = deciding.filter(({ rule }) => rule === 'regression');
      const first = deciding.filter(({ rule }) => rule === 'suite-drop' || rule === 'complete-failure');
      if (first.length > 0) {
        const said = [...first, ...suspected];
        return `${sentences(said)}${alsoFailing(said, facts)}`;
      }
      if (kind === 'warn' && !isCompared(facts.assessment)) {
        return `Nothing was compared: ${whyNotCompared(facts)}.${alsoFailing([], facts)}`;
      }
      const failing = clauses(failingTests(facts), suspected);
      // One earlier run shows no drop of a suite, so no headline speaks of one.
      const { baseline } = facts.assessment;
      const none = baseline.kind === 'found' && baseline.isLastRun ? 'No regression found' : 'No drop found';
      return failing.length === 0 ? `${none}.` : `${none}, but ${failing.join('; ')}.`;
    }
    case 'fail':
      return `${failures(deciding, facts)}${alsoFailing(deciding, facts)}`;
    case 'inconclusive':
      return `Not decided: ${list(deciding)}${alsoFailing(deciding, facts)}`;
    case 'invalid':
      return `Not measured: ${list(deciding)}${alsoFailing(deciding, facts)}`;
    default:
      return never(kind);
  }
}

/** What is said of the failing tests of a run that does not fail, in these states and in others. */
const CLAUSES: Readonly<Record<string, string>> = {
  'not-enough-history': 'fail unexpectedly, with too few baseline trials to decide',
  'not-reproduced': 'failed and passed a re-run',
  'failing-as-before': 'fail as before',
  others: 'fail',
};

function clauses(failing: readonly FailedTest[], suspected: readonly Reason[]): string[] {
  const groups = groupedBy(failing, ({ state = '' }) => (Object.hasOwn(CLAUSES, state) ? state : 'others'));
  const said = Object.entries(CLAUSES).flatMap(([state, words]) => {
    const tests = groups.get(state)?.filter((test) => test.state !== 'suspected') ?? [];
    return tests.length === 0
      ? []
      : `${namesOf(tests)} ${tests.length === 1 ? words.replace(/^fail\b/, 'fails') : words}`;
  });
  return [...suspected.map(({ short, message }) => short ?? message), ...said];
}

/** Regressed tests in one sentence, every other finding in its own. */
function failures(deciding: readonly Reason[], { run }: Pick<GateFacts, 'run'>): string {
  const hasTargets = new Set(run.results.map(({ target }) => target)).size > 1;
  const regressions = deciding
    .filter(({ rule }) => rule === 'regression')
    .map(({ testId = '', target = '' }) => ({ testId, target }));
  const regressed = hasTargets
    ? regressions.map(({ testId, target }) => `${testId} on ${target}`)
    : testNames(regressions);
  const others = deciding.filter(({ rule }) => rule !== 'regression');
  return [
    ...(regressions.length === 0
      ? []
      : [`${plural('test', regressions.length)} regressed: ${names(regressed, MAX_NAMES)}.`]),
    ...(others.length === 0 ? [] : [sentences(others)]),
  ].join(' ');
}

const MAX_FINDINGS = 2;

const sentences = (reasons: readonly Reason[]): string => firstFindings(reasons, 'And').map(ended).join(' ');
/** Findings after a colon: some begin with a name, so they cannot be separate sentences. */
const list = (reasons: readonly Reason[]): string => ended(firstFindings(reasons, 'and').join('; '));

/** The first findings, each once, and how many more there are. A suite on several targets is named with its target. */
function firstFindings(reasons: readonly Reason[], and: string): string[] {
  const targets = groupedBy(reasons, ({ suite = '' }) => suite);
  const texts = reasons.map(({ short, message, suite = '', target = '' }) => {
    const hasTargets = new Set(targets.get(suite)?.map((each) => each.target)).size > 1;
    if (short === undefined || !hasTargets || !short.startsWith(`${suite} `)) return short ?? message;
    return `${suiteOn({ suite, target })}${short.slice(suite.length)}`;
  });
  const shown = [...new Set(texts)].slice(0, MAX_FINDINGS);
  const rest = texts.filter((text) => !shown.includes(text)).length;
  return rest > 0 ? [...shown, `${and} ${plural('more finding', rest)}`] : shown;
}

/** Nothing was compared: the tests that passed are all there is to say. */
function withoutBaseline(
  kind: Exclude<VerdictKind, 'cancelled'>,
  deciding: readonly Reason[],
  facts: GateFacts,
): string {
  const { totals, assessment, run } = facts;
  const counts = joined([
    `${totals.passed} of ${plural('test', totals.total)} passed`,
    some(totals.errored, 'errored'),
    ...unmeasured(facts),
    some(totals.skipped, withoutResultWords(run.imported)),
  ]);
  const passed = `${counts}${alsoFailing(kind === 'fail' ? deciding : [], facts)}`;
  if (kind === 'fail') return `${failures(deciding, { run })} ${passed}`;
  if (kind === 'invalid') return `Not measured: ${list(deciding)} ${passed}`;
  const others = deciding.filter(({ rule }) => rule !== 'baseline');
  if (kind === 'inconclusive' && others.length > 0) return `Not decided: ${list(others)} ${passed}`;
  const { baseline } = assessment;
  if (baseline.kind === 'unavailable' || (baseline.kind === 'none' && baseline.isUnusable)) {
    return `Nothing was compared: ${ended(baseline.why)} ${passed}`;
  }
  return baseline.kind === 'none' && baseline.isChosen ? passed : `No baseline yet: ${passed}`;
}

function coverageOf(facts: GateFacts): string {
  const { run, assessment } = facts;
  const { tests, suites, baseline, absentSuites = [] } = assessment;
  const count = (state: TestState) => tests.filter((test) => test.state === state).length;
  const counted = (state: TestState, words: string = state) => some(count(state), words);
  const withFailing = (wanted: 'new' | 'changed') => {
    const failing = tests.filter((test) => test.state === wanted && isUncomparedFailure(test)).length;
    return counted(wanted, failing === 0 ? wanted : `${wanted} (${failing} failing)`);
  };
  const absent = (why: NonNullable<Assessment['absentSuites']>[number]['why'], words: string = why) => {
    const number = absentSuites.filter((suite) => suite.why === why).length;
    return number === 0 ? undefined : `${plural('suite', number)} ${words}`;
  };
  const compared = suites.reduce((sum, { comparable }) => sum + comparable, 0);
  // Skipped tests that only the baseline has, which are those without a location, are among the planned tests without a result.
  const ofBaseline = tests.filter(({ state, location }) => state === 'skipped' && location === undefined).length;
  const skipped = newlySkipped(facts).length;
  const withoutResult = Math.max(0, run.planned - run.results.length - (ofBaseline - skipped));
  const missingTests = absentSuites.reduce((sum, suite) => sum + (suite.why === 'missing' ? suite.tests : 0), 0);
  // Only what this run should have measured: no tests that are gone, and none of suites that were not selected.
  const total = tests.length - count('removed') + withoutResult + missingTests;
  return joined([
    `Compared ${compared} of ${plural(run.selected?.includes('tests') ? 'selected test' : 'test', total)}`,
    counted('errored'),
    ...unmeasured(facts),
    some(count('skipped') - skipped + withoutResult, withoutResultWords(run.imported)),
    some(skipped, 'skipped'),
    baseline.kind === 'found' && baseline.withoutTrials ? undefined : withFailing('new'),
    withFailing('changed'),
    counted('removed'),
    absent('missing'),
    absent('removed'),
    absent('deselected', 'not selected'),
    counted('suspected'),
    counted('failing-as-before', 'failing as before'),
    counted('not-enough-history', 'failing, not enough baseline trials'),
    counted('not-rerun', 'failing, not re-run'),
    counted('quarantined'),
  ]);
}

const joined = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined).join('; ')}.`;

function unmeasured({ totals: { erroredTrials }, run }: GateFacts): (string | undefined)[] {
  const failed = run.results.reduce((sum, result) => sum + failedRowsOf(result), 0);
  return [
    erroredTrials === undefined ? undefined : `${plural('trial', erroredTrials)} errored`,
    failed === 0 ? undefined : `${plural('failed row', failed)} without a verdict`,
  ];
}

const some = (count: number, what: string): string | undefined => (count === 0 ? undefined : `${count} ${what}`);
