import type { Change } from '../model/comparison.ts';
import type { FailureClass } from '../model/outcome.ts';
import { placeText } from '../model/place.ts';
import type { Report } from '../model/report.ts';
import { resultKey, type TestResult } from '../model/result.ts';
import type { VerdictKind } from '../model/verdict.ts';
import { asSentences, plural } from '../shared/text.ts';
import { score } from './numbers.ts';

export type Failing = Extract<TestResult, { status: 'quality_failure' }>;
export type Errored = Extract<TestResult, { status: 'execution_error' }>;
export type Passing = Extract<TestResult, { status: 'ok' }>;

/** The results of a report by what came of them, each in the order of the plan. */
export interface Findings {
  readonly failing: readonly Failing[];
  readonly errored: readonly Errored[];
  readonly passing: readonly Passing[];
  /** Of a dry run: what stand-ins answered says nothing. */
  readonly planned: readonly TestResult[];
}

/** Sorts the results; of a dry run only the tests that cannot run as written are more than planned. */
export function findings(report: Report): Findings {
  const found = known.get(report)?.found ?? sorted(report);
  known.set(report, { ...known.get(report), found });
  return found;
}

/** Every surface tells the same report, and some look several times. */
const known = new WeakMap<Report, Looked>();

interface Looked {
  readonly found?: Findings;
  readonly changes?: ReadonlyMap<string, Change>;
  readonly ofResults?: ReadonlyMap<TestResult, Change>;
}

function sorted({ results, dryRun }: Report): Findings {
  const errored = results.filter((result) => result.status === 'execution_error');
  if (dryRun) {
    const broken = new Set<TestResult>(errored.filter(isNotAsWritten));
    return {
      failing: [],
      errored: errored.filter(isNotAsWritten),
      passing: [],
      planned: results.filter((result) => !broken.has(result)),
    };
  }
  return {
    failing: results.filter((result) => result.status === 'quality_failure'),
    errored,
    passing: results.filter((result) => result.status === 'ok'),
    planned: [],
  };
}

/** One check that an answer did not meet, as its grader found it. `got` is what was found instead, where the grader says so. */
export interface FailedCheck {
  readonly text: string;
  readonly got?: string | undefined;
}

/** Why a test did not pass, the most telling first; never empty. */
export function failedChecks(result: Failing): [FailedCheck, ...FailedCheck[]] {
  const checks: FailedCheck[] = result.assertions
    .filter(({ passed }) => !passed)
    .map(({ text, evidence }) => ({ text, got: evidence }));
  const graders = checks.length > 0 ? [] : disappointed(result);
  const required = (result.requiredMissed ?? []).map((name) => ({
    text: `The required grader ${name} was missed, which made the score 0`,
  }));
  const [first, ...rest] = [...checks, ...graders, ...required];
  return [first ?? belowMark(result), ...rest];
}

/** Execution errors that have one cause. */
export interface ErrorGroup {
  readonly class: FailureClass;
  readonly message: string;
  readonly results: [Errored, ...Errored[]];
}

/** Execution errors by class and message, the largest group first. */
export function errorGroups(errored: readonly Errored[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const result of errored) {
    const failureClass = result.failure.class;
    const message = asSentences(causeLines(result));
    const key = JSON.stringify([failureClass, message]);
    const group = groups.get(key);
    if (group) group.results.push(result);
    else groups.set(key, { class: failureClass, message, results: [result] });
  }
  return [...groups.values()].sort((a, b) => b.results.length - a.results.length);
}

/** The suite or the target has a mistake, and the test could not even begin. */
export const isNotAsWritten = ({ failure }: Errored): boolean =>
  failure.class === 'config' && failure.stage === 'setup';

/** Why a test has no score, without its place, which stands beside it. A mistake in a suite is told in several lines. */
export function causeLines(result: Errored): string[] {
  const { failure, place } = result;
  if (!isNotAsWritten(result)) return [failure.message];
  const own = `${placeText(failure.place ?? place)}: `;
  return failure.message
    .split('\n')
    .map((line) => (line.startsWith(own) ? line.slice(own.length) : line).trim())
    .filter((line) => line !== '');
}

/** How many of a test's trials passed; undefined when there was only one. */
export function trialCounts({ trials }: Pick<TestResult, 'trials'>): { passes: number; trials: number } | undefined {
  if (trials === undefined || trials.length < 2) return undefined;
  return { passes: trials.filter(({ status }) => status === 'ok').length, trials: trials.length };
}

/** The same in words; also of a single trial where more were planned. */
export function trialsPassed(result: Pick<TestResult, 'trials' | 'costLimited'>): string | undefined {
  const { costLimited, trials = [] } = result;
  const counts = trialCounts(result);
  if (!costLimited) return counts && `${counts.passes} of ${counts.trials} trials passed`;
  const passes = trials.filter(({ status }) => status === 'ok').length;
  return `${passes} of ${plural('trial', trials.length)} passed, cut short by a cost limit`;
}

interface SuiteKey {
  readonly suite: string;
  readonly file: string;
}

/** How a suite is called: with its file only where several files hold a suite of that name. */
export function suiteNamer({ suites }: Report): (suite: SuiteKey) => string {
  const files = new Map<string, Set<string>>();
  for (const { suite, file } of suites) files.set(suite, (files.get(suite) ?? new Set()).add(file));
  return ({ suite, file }) => ((files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite);
}

type Named = Pick<TestResult, 'suite' | 'suiteFile' | 'testId' | 'target'>;

/** How a test is called: with its target only where the report has several. */
export function namer(report: Report): (test: Named) => string {
  const nameOf = suiteNamer(report);
  const several = new Set(report.suites.map(({ target }) => target)).size > 1;
  return ({ suite, suiteFile, testId, target }) =>
    `${nameOf({ suite, file: suiteFile })} › ${testId}${several ? ` [${target}]` : ''}`;
}

/** The verdict of one suite on one target; that of the run where it has none of its own. */
export function suiteKind({ verdict }: Report, of: SuiteKey & { readonly target: string }): VerdictKind {
  const own = verdict.suites.find(
    ({ suite, file, target }) => suite === of.suite && file === of.file && target === of.target,
  );
  return own?.kind ?? verdict.kind;
}

/** What the comparison says of the tests of the results, by their key. */
export function changesByKey(report: Report): ReadonlyMap<string, Change> {
  const changes =
    known.get(report)?.changes ?? new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
  known.set(report, { ...known.get(report), changes });
  return changes;
}

/** Finds what the comparison says of one of the report's results. */
export function changeFinder(report: Report): (result: TestResult) => Change | undefined {
  const ofResults = known.get(report)?.ofResults ?? matched(report);
  known.set(report, { ...known.get(report), ofResults });
  return (result) => ofResults.get(result);
}

/** Where each test has one result both lists are in one order: a look at the names there spares thousands of keys. */
function matched(report: Report): Map<TestResult, Change> {
  const { tests } = report.comparison;
  const changes = new Map<TestResult, Change>();
  for (const [at, result] of report.results.entries()) {
    const beside = tests[at];
    const change =
      beside !== undefined && isOfSameTest(beside, result) ? beside : changesByKey(report).get(resultKey(result));
    if (change !== undefined) changes.set(result, change);
  }
  return changes;
}

const isOfSameTest = (change: Change, { testId, target, suite, suiteFile }: TestResult): boolean =>
  change.testId === testId && change.target === target && change.suite === suite && change.suiteFile === suiteFile;

/** Finds the result that a change is about. */
export function resultsOfChanges({ results }: Report): (change: Change) => TestResult | undefined {
  const byKey = new Map(results.map((result) => [resultKey(result), result]));
  return (change) => byKey.get(resultKey(change));
}

const disappointed = ({ scores }: Failing): FailedCheck[] =>
  scores
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
      text: `${name} did not pass (scored ${score(reached)})${reasoning === undefined ? '' : `: ${reasoning}`}`,
    }));

const belowMark = ({ score: reached, passMark }: Failing): FailedCheck => ({
  text: `The score ${score(reached, passMark)} is below the pass mark ${score(passMark)}`,
});
