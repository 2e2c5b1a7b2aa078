import type { Change } from '../model/comparison.ts';
import { placeText } from '../model/place.ts';
import type { Report, SuiteReport } from '../model/report.ts';
import type { TestResult, Trial } from '../model/result.ts';
import { grouped } from '../shared/grouped.ts';
import { never } from '../shared/never.ts';
import { cutBytes, cutEnd } from '../shared/text.ts';
import { xmlText } from './escape/xml.ts';
import {
  causeLines,
  changeFinder,
  type Errored,
  type Failing,
  failedChecks,
  findings,
  suiteNamer,
  trialCounts,
} from './findings.ts';
import { type NotRun, testsNotRun } from './not-run.ts';
import { costOf, timeOf, tokensOf } from './spent.ts';
import { attribute, element, textElement, xmlDocument } from './xml-document.ts';

/** The report as JUnit XML: a suite per suite, a case per test and target, sums that agree with their parts. */
export function junit(report: Report): string {
  const suites = suitesOf(report).map((suite) => ({ ...suite, cases: casesOf(report, suite) }));
  const inAll = sums(
    suites.flatMap(({ cases }) => cases),
    suites.flatMap(({ results }) => results),
  );
  const elements = suites.map(({ name, parts, results, cases }) => {
    const time = report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
    const attributes = attribute('name', name) + attribute('timestamp', time) + sums(cases, results);
    const own = parts.flatMap((part) => suiteProperties(report, part, parts.length > 1));
    return element('  ', 'testsuite', attributes, [...properties('    ', own), ...cases.map(({ text }) => text)]);
  });
  return xmlDocument(element('', 'testsuites', inAll, elements));
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
function suitesOf(report: Report): SuiteCases[] {
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

/** How a case counts in the sums. */
type Kind = 'passed' | 'failures' | 'errors' | 'skipped';

interface Case {
  readonly kind: Kind;
  readonly text: string;
}

function sums(cases: readonly Case[], results: readonly TestResult[]): string {
  const counts = { failures: 0, errors: 0, skipped: 0, passed: 0 };
  for (const { kind } of cases) counts[kind] += 1;
  const { failures, errors, skipped } = counts;
  const tests = ` tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return `${tests} time="${seconds(sumOfTimes(results))}"`;
}

function casesOf(report: Report, { name, results, notRun }: SuiteCases): Case[] {
  const changeOf = changeFinder(report);
  const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
  const named = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>) =>
    attribute('name', severalTargets ? `${testId} [${target}]` : testId) + attribute('classname', name);
  return [
    ...results.map((result): Case => {
      const change = changeOf(result);
      return { kind: kindOf(result, change), text: caseOf(result, change, named(result)) };
    }),
    ...notRun.map((left): Case => ({ kind: 'skipped', text: notRunCase(left, named(left)) })),
  ];
}

/** What is not known of a case or a suite is no property of it. */
type Property = readonly [name: string, value: string | number | undefined];

function properties(indent: string, all: readonly Property[]): string[] {
  const lines: string[] = [];
  for (const [name, value] of all) {
    if (value !== undefined)
      lines.push(`${indent}  <property${attribute('name', name)}${attribute('value', `${value}`)}/>`);
  }
  return lines.length === 0 ? [] : [element(indent, 'properties', '', lines)];
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

function kindOf({ status }: TestResult, change: Change | undefined): Kind {
  if (status === 'ok') return 'passed';
  if (change?.state === 'quarantined') return 'skipped';
  return status === 'quality_failure' ? 'failures' : 'errors';
}

function caseOf(result: TestResult, change: Change | undefined, named: string): string {
  const mark = markOf(result, change);
  const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
  const { file, line } = result.place;
  const at = attribute('file', file) + attribute('line', `${line}`) + attribute('time', seconds(timeOf(result) ?? 0));
  return element('    ', 'testcase', named + at, [
    ...properties(IN_CASE, caseProperties(result, change)),
    ...(mark === undefined ? [] : [mark]),
    ...flakyTrials(result).map(flakyMark),
    ...(excerpt === '' ? [] : [textElement(IN_CASE, 'system-out', '', excerpt)]),
  ]);
}

/** Where the children of a case begin. */
const IN_CASE = '      ';

function caseProperties(result: TestResult, change: Change | undefined): Property[] {
  const trials = trialCounts(result);
  return [
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
  ];
}

/** What says in the case that it did not pass. */
function markOf(result: TestResult, change: Change | undefined): string | undefined {
  if (result.status === 'ok') return undefined;
  if (change?.state === 'quarantined') return skippedMark(`quarantined: ${change.why ?? result.status}`);
  switch (result.status) {
    case 'quality_failure': {
      const attributes =
        attribute('message', scoreMessage(result.score)) + attribute('type', failureType(result, change));
      return textElement(IN_CASE, 'failure', attributes, failureText(result));
    }
    case 'execution_error': {
      const message = xmlText(cutEnd(causeLines(result).join('\n'), MESSAGE_CHARACTERS));
      const told = message === '' ? '' : attribute('message', message);
      return textElement(IN_CASE, 'error', told + attribute('type', result.failure.class), errorText(result, message));
    }
    default:
      return never(result);
  }
}

const skippedMark = (why: string): string => element(IN_CASE, 'skipped', attribute('message', why), []);

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

function flakyMark({ status, score, failure, attempt }: Trial): string {
  const isError = status === 'execution_error';
  const message = isError ? cutEnd(failure?.message ?? 'error', MESSAGE_CHARACTERS) : scoreMessage(score);
  const type = isError ? (failure?.class ?? 'error') : 'assertion';
  const name = isError ? 'flakyError' : 'flakyFailure';
  return textElement(IN_CASE, name, attribute('message', message) + attribute('type', type), `Trial ${attempt + 1}`);
}

function notRunCase({ place, why, target }: NotRun, named: string): string {
  const at = place === undefined ? '' : attribute('file', place.file) + attribute('line', `${place.line}`);
  const children = [...properties(IN_CASE, [['target', target]]), skippedMark(why ?? 'not run')];
  return element('    ', 'testcase', `${named}${at} time="${seconds(0)}"`, children);
}

const scoreMessage = (score: number): string => `score=${score.toFixed(3)}`;

/** A time as AgentV writes it: three decimals, and `0.000` where none is known. */
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const sumOfTimes = (results: readonly TestResult[]): number =>
  results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0);
