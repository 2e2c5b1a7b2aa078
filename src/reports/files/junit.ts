import type { Builder, TestCase, TestSuite } from 'junit-report-builder';
import { isAgentFailure } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import { grouped } from '../../shared/grouped.ts';
import { cutBytes, cutEnd } from '../../shared/text.ts';
import { xmlText } from '../escape/xml.ts';
import {
  causeLines,
  changeFinder,
  type Errored,
  failedChecks,
  findings,
  isWithoutScore,
  suiteNamer,
  trialCounts,
} from '../findings.ts';
import { type NotRun, testsNotRun } from '../not-run.ts';
import { costOf, timeOf, tokensOf } from '../spent.ts';

/**
 * The report as JUnit XML: a suite per suite, a case per test and target, with consistent sums. Suites are made one by
 * one, so that only one is in memory.
 */
export async function junit(report: Report): Promise<Iterable<string>> {
  // Most commands write no JUnit file, and loading the library takes a tenth of a short run.
  const { default: library } = (await import('junit-report-builder')) as unknown as LibraryModule;
  return piecesOf(report, library);
}

function* piecesOf(report: Report, library: Builder): Generator<string> {
  const suites = suitesOf(report);
  const changeOf = changeFinder(report);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${sumsOf(suites, changeOf)}>\n`;
  for (const suite of suites) {
    const document = library.newBuilder();
    addSuite(document, suite, { report, changeOf });
    const text = document.build();
    yield `  ${text.slice(text.indexOf('<testsuite '), text.lastIndexOf('</testsuites>'))}`;
  }
  yield '</testsuites>\n';
}

type ChangeOf = ReturnType<typeof changeFinder>;

/** The attributes of all suites together. */
function sumsOf(suites: readonly SuiteTests[], changeOf: ChangeOf): string {
  const results = suites.flatMap((suite) => suite.results);
  const notRun = suites.flatMap((suite) => suite.notRun).length;
  const marks = results.map((result) => markOf(result, changeOf(result))?.kind);
  const count = (kind: Mark['kind']) => marks.filter((each) => each === kind).length;
  return [
    ` tests="${results.length + notRun}" failures="${count('failure')}" errors="${count('error')}"`,
    ` skipped="${count('skipped') + notRun}" time="${seconds(sumOfTimes(results))}"`,
  ].join('');
}

/** Its types describe a CommonJS default inside the default; Node and the bundler return the builder itself. */
interface LibraryModule {
  readonly default: Builder;
}

/** The element that the library builds: missing parts are added to it. */
type XmlElement = ReturnType<TestCase['build']>;

function addSuite(
  document: Builder,
  { name, parts, results, notRun }: SuiteTests,
  { report, changeOf }: { readonly report: Report; readonly changeOf: ChangeOf },
): void {
  const suite = document.testSuite();
  suite.name(xmlText(name)).timestamp(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length));
  addProperties(
    suite,
    parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)),
  );
  const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
  const nameOf = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>) =>
    xmlText(severalTargets ? `${testId} [${target}]` : testId);
  for (const result of results) addCase(suite, result, { change: changeOf(result), name: nameOf(result), suite: name });
  for (const left of notRun) addNotRun(suite, left, { name: nameOf(left), suite: name });
  const time = seconds(sumOfTimes(results));
  alsoBuild(suite, (element) => element.att('time', time));
}

/** Runs `add` on the element of a suite or case after the library has built it. */
function alsoBuild(node: { build(parent: XmlElement): XmlElement }, add: (element: XmlElement) => void): void {
  const build = node.build.bind(node);
  node.build = (parent) => {
    const element = build(parent);
    add(element);
    return element;
  };
}

/**
 * As `alsoBuild`, and turns the case into text at once: the elements of thousands of cases would take ten times the memory
 * of their text.
 */
function alsoBuildCase(testCase: TestCase, add: (element: XmlElement) => void): void {
  alsoBuild(testCase, add);
  const build = testCase.build.bind(testCase);
  testCase.build = (suite) => {
    const element = build(suite);
    suite.children.pop();
    const text = element.toString(CASE_LAYOUT).trim();
    return suite.raw(text);
  };
}

/** Indented as the cases of a suite. */
const CASE_LAYOUT = { pretty: true, offset: 2 };

const EXCERPT_BYTES = 4096;
/** Enough to understand an error; the results have all of it. */
const MESSAGE_CHARACTERS = 2000;

interface SuiteTests {
  readonly name: string;
  /** One for each target. */
  readonly parts: readonly SuiteReport[];
  readonly results: readonly TestResult[];
  readonly notRun: readonly NotRun[];
}

/** Two files may have suites of one name: they stay separate. */
function suitesOf(report: Report): SuiteTests[] {
  const isPlanned = new Set(findings(report).planned);
  const notRun = testsNotRun(report);
  const name = suiteNamer(report);
  const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
  const left = bySuite(notRun);
  const suites = bySuite([...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results]);
  return [...suites].map(([key, [{ suite, suiteFile }]]) => ({
    name: name({ suite, file: suiteFile }),
    parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
    results: results.get(key) ?? [],
    notRun: left.get(key) ?? [],
  }));
}

const bySuite = <Test extends Pick<TestResult, 'suite' | 'suiteFile'>>(tests: readonly Test[]) =>
  grouped(tests, ({ suite, suiteFile }) => [suiteFile, suite]);

/** A property whose value is unknown is left out. */
type Property = readonly [name: string, value: string | number | undefined];

function addProperties(node: Pick<TestSuite | TestCase, 'property'>, all: readonly Property[]): void {
  for (const [name, value] of all) if (value !== undefined) node.property(xmlText(name), xmlText(`${value}`));
}

function suiteProperties(report: Report, part: SuiteReport, several: boolean): Property[] {
  const { target, threshold, totals } = part;
  const verdict = report.verdict.suites.find(
    ({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target,
  );
  const measured: Property[] = [
    ['score', totals.score?.toFixed(3)],
    ['threshold', threshold],
    ['pass-rate', totals.passRate?.toFixed(3)],
    ['cost-usd', totals.costUsd],
    ['judge-cost-usd', totals.graderCostUsd],
    ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
  ];
  const all: Property[] = [['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)];
  return several ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
}

interface CaseFacts {
  readonly name: string;
  readonly suite: string;
}

function addCase(
  suite: TestSuite,
  result: TestResult,
  { change, ...facts }: CaseFacts & { readonly change: TestAssessment | undefined },
): void {
  const testCase = newCase(suite, facts, result.location);
  addProperties(testCase, caseProperties(result, change));
  const mark = markOf(result, change);
  if (mark?.kind === 'skipped') testCase.skipped();
  if (mark?.kind === 'failure') testCase.failure(mark.message, mark.type);
  if (mark?.kind === 'error') testCase.error(mark.message, mark.type);
  const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
  alsoBuildCase(testCase, (element) => {
    element.att('line', `${result.location.line}`).att('time', seconds(timeOf(result) ?? 0));
    if (mark !== undefined) complete(element, mark);
    for (const trial of flakyTrials(result)) addFlakyMark(element, trial);
    if (excerpt !== '') element.ele('system-out', {}, excerpt);
  });
}

function addNotRun(suite: TestSuite, { location, why, target }: NotRun, facts: CaseFacts): void {
  const testCase = newCase(suite, facts, location);
  addProperties(testCase, [['target', target]]);
  testCase.skipped();
  alsoBuildCase(testCase, (element) => {
    if (location !== undefined) element.att('line', `${location.line}`);
    element.att('time', seconds(0));
    complete(element, { kind: 'skipped', message: xmlText(why ?? 'not run') });
  });
}

function newCase(suite: TestSuite, facts: CaseFacts, location: { readonly file: string } | undefined): TestCase {
  const testCase = suite.testCase();
  testCase.name(facts.name).className(xmlText(facts.suite));
  if (location !== undefined) testCase.file(xmlText(location.file));
  return testCase;
}

interface Mark {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Adds what the library cannot write: the message of a skipped case, and escaped texts. Its own CDATA sections end at
 * the second `]]>` of a text.
 */
function complete(testCase: XmlElement, { kind, message, text }: Mark): void {
  const mark = testCase.children.find((child) => 'name' in child && child.name === kind) as XmlElement;
  if (kind === 'skipped') mark.att('message', message);
  if (text) mark.txt(text);
}

function caseProperties(result: TestResult, change: TestAssessment | undefined): Property[] {
  const trials = trialCounts(result);
  const { kind, score } = outcomeOf(result);
  return [
    ['target', result.target],
    ['verdict', kind],
    ['score', score?.toFixed(3)],
    ['pass-mark', result.passMark],
    ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
    ['cost-usd', costOf(result)],
    ['tokens', tokensOf(result)],
    ['model', result.model],
    ['reused-from', result.reusedFrom],
    ['state', change?.state],
    ['flaky-baseline', change?.flaky && 'true'],
  ];
}

function markOf(result: TestResult, change: TestAssessment | undefined): Mark | undefined {
  const { kind, score } = outcomeOf(result);
  if (kind === 'passed') return undefined;
  if (change?.state === 'quarantined') {
    return { kind: 'skipped', message: xmlText(`quarantined: ${change.why ?? kind}`) };
  }
  if (isWithoutScore(result)) {
    const message = errorMessage(causeLines(result).join('\n'));
    if (kind === 'not-run') return { kind: 'skipped', message };
    return { kind: 'error', message, type: result.failure.class, text: errorText(result, message) };
  }
  const failure = failureOf(result);
  return {
    kind: 'failure',
    message: failure === undefined ? scoreMessage(score ?? 0) : errorMessage(failure.message),
    type: failure?.class ?? failureType(result, change),
    text: failureText(result, score ?? 0),
  };
}

const errorMessage = (text: string): string => xmlText(cutEnd(text, MESSAGE_CHARACTERS));

function failureType(result: TestResult, change: TestAssessment | undefined): string {
  if (change?.state === 'regressed') return 'regression';
  return result.assertions.some(({ passed }) => !passed) ? 'assertion' : 'threshold';
}

function failureText(result: TestResult, score: number): string {
  const failed = failedChecks(result).map(({ text }) => cutEnd(xmlText(text), MESSAGE_CHARACTERS));
  return `Score: ${score.toFixed(3)}\nFailed: ${failed.join(', ')}`;
}

function errorText({ failure }: Errored, message: string): string {
  return failure.location === undefined ? message : `${message}\nat ${xmlText(locationText(failure.location))}`;
}

/** The failed trials of a passed test: for readers that support Surefire's flaky marks. */
const flakyTrials = (result: TestResult): readonly Trial[] =>
  outcomeOf(result).kind === 'passed' ? (result.trials ?? []).filter(({ status }) => status !== 'ok') : [];

function addFlakyMark(testCase: XmlElement, { status, score, failure, attempt }: Trial): void {
  const isGraded = status !== 'execution_error';
  const message = isGraded ? scoreMessage(score) : cutEnd(failure?.message ?? 'error', MESSAGE_CHARACTERS);
  const type = isGraded ? 'assertion' : (failure?.class ?? 'error');
  const isFailure = isGraded || (failure !== undefined && isAgentFailure(failure));
  const name = isFailure ? 'flakyFailure' : 'flakyError';
  testCase.ele(name, { message: xmlText(message), type }, `Trial ${attempt + 1}`);
}

const scoreMessage = (score: number): string => `score=${score.toFixed(3)}`;

/** A time as AgentV writes it: three decimals, and `0.000` if unknown. */
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const sumOfTimes = (results: readonly TestResult[]): number =>
  results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0);
