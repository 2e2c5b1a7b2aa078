import { isAgentFailure } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import { grouped } from '../../shared/grouped.ts';
import { cutBytes, cutEnd } from '../../shared/text.ts';
import { attributesText, xmlElement, xmlText } from '../escape/xml.ts';
import {
  answerNotes,
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
 * The report as JUnit XML: a suite per suite, a case per test and target, with consistent sums. Cases are made one by one,
 * so that only one is in memory.
 */
export function* junit(report: Report): Generator<string> {
  const suites = suitesOf(report);
  const changeOf = changeFinder(report);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${attributesText(sumsOf(suites, changeOf))}>\n`;
  for (const suite of suites) yield* suiteElement(suite, { report, changeOf });
  yield '</testsuites>\n';
}

type ChangeOf = ReturnType<typeof changeFinder>;

/** The attributes of one suite, or of all together. */
function sumsOf(suites: readonly SuiteTests[], changeOf: ChangeOf) {
  const results = suites.flatMap((suite) => suite.results);
  const notRun = suites.flatMap((suite) => suite.notRun).length;
  const kinds = results.map((result) => markOf(result, changeOf(result))?.kind);
  const count = (kind: Mark['kind']) => kinds.filter((each) => each === kind).length;
  return {
    tests: results.length + notRun,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped') + notRun,
    time: seconds(sumOfTimes(results)),
  };
}

interface Reported {
  readonly report: Report;
  readonly changeOf: ChangeOf;
}

function* suiteElement(suite: SuiteTests, { report, changeOf }: Reported): Generator<string> {
  const { name, parts, results, notRun } = suite;
  const timestamp = report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  const attributes = { name: xmlText(name), timestamp, ...sumsOf([suite], changeOf) };
  const properties = propertiesElement(
    2,
    parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)),
  );
  if (properties.length + results.length + notRun.length === 0) {
    yield xmlElement(1, 'testsuite', attributes);
    return;
  }
  yield `  <testsuite${attributesText(attributes)}>\n`;
  yield* properties;
  const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
  const nameOf = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>) =>
    xmlText(severalTargets ? `${testId} [${target}]` : testId);
  const namesOf = (test: TestResult | NotRun) => ({ name: nameOf(test), classname: xmlText(name) });
  for (const result of results) yield caseElement(result, changeOf(result), namesOf(result));
  for (const left of notRun) yield notRunElement(left, namesOf(left));
  yield '  </testsuite>\n';
}

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

/** Empty if no value is known. */
function propertiesElement(level: number, all: readonly Property[]): string[] {
  const known = all.flatMap(([name, value]) =>
    value === undefined ? [] : xmlElement(level + 1, 'property', { name: xmlText(name), value: xmlText(`${value}`) }),
  );
  return known.length === 0 ? [] : [xmlElement(level, 'properties', {}, known)];
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

interface CaseNames {
  readonly name: string;
  readonly classname: string;
}

function caseElement(result: TestResult, change: TestAssessment | undefined, names: CaseNames): string {
  const { location } = result;
  const mark = markOf(result, change);
  const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
  const time = seconds(timeOf(result) ?? 0);
  return xmlElement(2, 'testcase', { ...names, file: xmlText(location.file), line: location.line, time }, [
    ...propertiesElement(3, caseProperties(result, change)),
    ...(mark === undefined ? [] : [markElement(mark)]),
    ...flakyTrials(result).map(flakyElement),
    ...(excerpt === '' ? [] : [xmlElement(3, 'system-out', {}, excerpt)]),
  ]);
}

function notRunElement({ location, why, target }: NotRun, names: CaseNames): string {
  const place = location && { file: xmlText(location.file), line: location.line };
  return xmlElement(2, 'testcase', { ...names, ...place, time: seconds(0) }, [
    ...propertiesElement(3, [['target', target]]),
    markElement({ kind: 'skipped', message: xmlText(why ?? 'not run') }),
  ]);
}

interface Mark {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type?: string | undefined;
  readonly text?: string | undefined;
}

const markElement = ({ kind, message, type, text }: Mark): string => xmlElement(3, kind, { message, type }, text);

function caseProperties(result: TestResult, change: TestAssessment | undefined): Property[] {
  const trials = trialCounts(result);
  const { kind, score } = outcomeOf(result);
  const notes = answerNotes(result);
  return [
    ['target', result.target],
    ['verdict', kind],
    ['score', score?.toFixed(3)],
    ['pass-mark', result.passMark],
    ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
    ['cost-usd', costOf(result)],
    ['tokens', tokensOf(result)],
    ['model', result.model],
    ['answer', notes.length === 0 ? undefined : notes.join('; ')],
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

function flakyElement({ status, score, failure, attempt }: Trial): string {
  const isGraded = status !== 'execution_error';
  const message = isGraded ? scoreMessage(score) : cutEnd(failure?.message ?? 'error', MESSAGE_CHARACTERS);
  const type = isGraded ? 'assertion' : (failure?.class ?? 'error');
  const isFailure = isGraded || (failure !== undefined && isAgentFailure(failure));
  const name = isFailure ? 'flakyFailure' : 'flakyError';
  return xmlElement(3, name, { message: xmlText(message), type }, `Trial ${attempt + 1}`);
}

const scoreMessage = (score: number): string => `score=${score.toFixed(3)}`;

/** A time as AgentV writes it: three decimals, and `0.000` if unknown. */
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const sumOfTimes = (results: readonly TestResult[]): number =>
  results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0);
