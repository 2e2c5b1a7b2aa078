import junitReportBuilder, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder';
import type { Change } from '../model/comparison.ts';
import { placeText } from '../model/place.ts';
import type { Report, SuiteReport } from '../model/report.ts';
import { resultKey, type TestResult, type Trial } from '../model/result.ts';
import { never } from '../shared/never.ts';
import { cutBytes, cutEnd } from '../shared/text.ts';
import { xmlText } from './escape/xml.ts';
import {
  causeLines,
  changesByKey,
  type Errored,
  type Failing,
  failedChecks,
  findings,
  suiteNamer,
  trialCounts,
} from './findings.ts';
import { type NotRun, testsNotRun } from './not-run.ts';
import { costOf, timeOf, tokensOf } from './spent.ts';

/** The report as JUnit XML: a suite per suite, a case per test and target, sums that agree with their parts. */
export function junit(report: Report): string {
  // The types describe an ES module; what Node loads is CommonJS, whose one export is the builder itself.
  const builder = (junitReportBuilder as unknown as Builder).newBuilder();
  const changes = changesByKey(report);
  const suites = suitesOf(report, changes);
  setTime(
    builder['_rootTestSuites'],
    suites.flatMap(({ results }) => results),
  );
  for (const { name, parts, results, notRun } of suites) {
    const suite = builder
      .testSuite()
      .name(xmlText(name))
      .timestamp(xmlText(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)));
    setTime(suite, results);
    for (const [key, value] of parts.flatMap((part) => suiteProperties(report, part, parts.length > 1))) {
      suite.property(xmlText(key), xmlText(value));
    }
    const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
    const caseName = ({ testId, target }: { testId: string; target: string }): string =>
      xmlText(severalTargets ? `${testId} [${target}]` : testId);
    for (const result of results) {
      addResult(
        suite.testCase().name(caseName(result)).className(xmlText(name)),
        result,
        changes.get(resultKey(result)),
      );
    }
    for (const left of notRun) addNotRun(suite.testCase().name(caseName(left)).className(xmlText(name)), left);
  }
  return `${builder.build()}\n`;
}

/** Most bytes of an answer that go into the file (github.md §5.7). */
const EXCERPT_BYTES = 4096;
/** Enough to understand an error; the whole of it is in the results. */
const MESSAGE_CHARACTERS = 2000;

interface SuiteCases {
  readonly name: string;
  /** One for each target. */
  readonly parts: readonly SuiteReport[];
  readonly results: readonly TestResult[];
  readonly notRun: readonly NotRun[];
}

/** Two files may hold suites of one name: they stay apart. */
function suitesOf(report: Report, changes: ReadonlyMap<string, Change>): SuiteCases[] {
  const isPlanned = new Set(findings(report).planned);
  const notRun = testsNotRun(report, changes);
  const name = suiteNamer(report);
  const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
  const left = bySuite(notRun);
  const suites = [...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results];
  return [...new Map(suites.map((suite) => [suiteKey(suite), suite]))].map(([key, { suite, suiteFile }]) => ({
    name: name({ suite, file: suiteFile }),
    parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
    results: results.get(key) ?? [],
    notRun: left.get(key) ?? [],
  }));
}

const suiteKey = ({ suite, suiteFile }: Pick<TestResult, 'suite' | 'suiteFile'>): string =>
  JSON.stringify([suiteFile, suite]);

function bySuite<Test extends Pick<TestResult, 'suite' | 'suiteFile'>>(tests: readonly Test[]): Map<string, Test[]> {
  const groups = new Map<string, Test[]>();
  for (const test of tests) {
    const group = groups.get(suiteKey(test));
    if (group) group.push(test);
    else groups.set(suiteKey(test), [test]);
  }
  return groups;
}

function suiteProperties(report: Report, part: SuiteReport, several: boolean): [string, string][] {
  const { target, threshold, totals } = part;
  const verdict = report.verdict.suites.find(
    ({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target,
  );
  const measured: [string, string | number | undefined][] = [
    ['score', totals.score?.toFixed(3)],
    ['threshold', threshold],
    ['pass-rate', totals.passRate?.toFixed(3)],
    ['cost-usd', totals.costUsd],
    ['judge-cost-usd', totals.graderCostUsd],
    ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
  ];
  const named = known([['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)]);
  return named.map(([key, value]) => [several ? `${key} [${target}]` : key, value]);
}

function addResult(testCase: TestCase, result: TestResult, change: Change | undefined): void {
  for (const [key, value] of caseProperties(result, change)) testCase.property(key, xmlText(value));
  testCase.file(xmlText(result.place.file));
  const body = addOutcome(testCase, result, change);
  whenBuilt(testCase, (element) => {
    element.att('line', `${result.place.line}`);
    element.att('time', seconds([result]));
    // The mark that `addOutcome` asked for is what the library adds last.
    const mark = element.children.at(-1);
    if (body?.message) mark?.att('message', body.message);
    if (body?.text) mark?.txt(body.text);
    for (const trial of flakyTrials(result)) addFlaky(element, trial);
    const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
    if (excerpt !== '') element.ele('system-out').txt(excerpt);
  });
}

function caseProperties(result: TestResult, change: Change | undefined): [string, string][] {
  const trials = trialCounts(result);
  return known([
    ['target', result.target],
    ['verdict', result.status],
    ['score', result.status === 'execution_error' ? undefined : result.score.toFixed(3)],
    ['pass-mark', result.passMark],
    ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
    ['cost-usd', costOf(result)],
    ['tokens', tokensOf(result)],
    ['model', result.model],
    ['reused-from', result.reusedFrom],
    ['change', change?.state],
  ]);
}

/** What goes into the mark beside what the library puts there. */
interface Body {
  readonly message?: string;
  readonly text?: string;
}

/** Marks the case in the library, which counts it, and says what else belongs into the mark. */
function addOutcome(testCase: TestCase, result: TestResult, change: Change | undefined): Body | undefined {
  if (result.status === 'ok') return undefined;
  if (change?.state === 'quarantined') {
    testCase.skipped();
    return { message: xmlText(`quarantined: ${change.why ?? result.status}`) };
  }
  switch (result.status) {
    case 'quality_failure':
      testCase.failure(scoreMessage(result.score), failureType(result, change));
      return { text: failureText(result) };
    case 'execution_error': {
      const message = xmlText(cutEnd(causeLines(result).join('\n'), MESSAGE_CHARACTERS));
      testCase.error(message, result.failure.class);
      return { text: errorText(result, message) };
    }
    default:
      return never(result);
  }
}

function failureType(result: Failing, change: Change | undefined): string {
  if (change?.state === 'regressed') return 'regression';
  return result.assertions.some(({ passed }) => !passed) ? 'assertion' : 'threshold';
}

function failureText(result: Failing): string {
  const failed = failedChecks(result).map(({ text }) => cutEnd(xmlText(text), MESSAGE_CHARACTERS));
  return `Score: ${result.score.toFixed(3)}\nFailed: ${failed.join(', ')}`;
}

function errorText({ failure }: Errored, message: string): string {
  return failure.place === undefined ? message : `${message}\nat ${xmlText(placeText(failure.place))}`;
}

/** The trials that went wrong in a test that passed: shown by readers that know Surefire's flaky marks. */
const flakyTrials = (result: TestResult): readonly Trial[] =>
  result.status === 'ok' ? (result.trials ?? []).filter(({ status }) => status !== 'ok') : [];

function addFlaky(element: Element, { status, score, failure, attempt }: Trial): void {
  const isError = status === 'execution_error';
  element
    .ele(isError ? 'flakyError' : 'flakyFailure', {
      message: isError ? xmlText(cutEnd(failure?.message ?? 'error', MESSAGE_CHARACTERS)) : scoreMessage(score),
      type: isError ? (failure?.class ?? 'error') : 'assertion',
    })
    .txt(`Trial ${attempt + 1}`);
}

function addNotRun(testCase: TestCase, { place, why, target }: NotRun): void {
  testCase.property('target', xmlText(target)).skipped();
  if (place) testCase.file(xmlText(place.file));
  whenBuilt(testCase, (element) => {
    if (place) element.att('line', `${place.line}`);
    element.att('time', seconds([]));
    element.children.at(-1)?.att('message', xmlText(why ?? 'not run'));
  });
}

const scoreMessage = (score: number): string => `score=${score.toFixed(3)}`;

/** The sum of the times, as AgentV writes it: three decimals, and `0.000` where none is known. */
const seconds = (results: readonly TestResult[]): string =>
  (results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0) / 1000).toFixed(3);

type Element = ReturnType<TestCase['build']>;

/**
 * The library has no word for lines, messages of skipped tests, flaky marks and exact times, and it closes
 * CDATA sections at the second `]]>` of a text. Such things are added to the element that it has built, as text.
 */
function whenBuilt(node: TestCase, add: (element: Element) => void): void {
  const build = node.build.bind(node);
  node.build = (parent) => {
    const element = build(parent);
    add(element);
    return element;
  };
}

function setTime(group: Pick<TestSuite, 'build'>, results: readonly TestResult[]): void {
  const build = group.build.bind(group);
  group.build = (parent) => build(parent).att('time', seconds(results));
}

const known = (pairs: readonly [string, string | number | undefined][]): [string, string][] =>
  pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
