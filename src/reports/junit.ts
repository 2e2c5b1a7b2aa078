import type { Change } from '../model/comparison.ts';
import { placeText } from '../model/place.ts';
import type { Report, SuiteReport } from '../model/report.ts';
import { resultKey, type TestResult, type Trial } from '../model/result.ts';
import { jsonString } from '../shared/json-string.ts';
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
import { type LaterElement, type XmlElement, xmlDocument } from './xml-document.ts';

/** The report as JUnit XML: a suite per suite, a case per test and target, sums that agree with their parts. */
export function junit(report: Report): string {
  const changes = changesByKey(report);
  const suites = suitesOf(report, changes).map((suite) => ({ ...suite, cases: casesOf(suite, changes) }));
  return xmlDocument({
    name: 'testsuites',
    attributes: sums(
      suites.flatMap(({ cases }) => cases),
      suites.flatMap(({ results }) => results),
    ),
    content: suites.map(({ name, parts, results, cases }) => ({
      name: 'testsuite',
      attributes: {
        name: xmlText(name),
        timestamp: xmlText(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)),
        ...sums(cases, results),
      },
      content: [
        ...properties(parts.flatMap((part) => suiteProperties(report, part, parts.length > 1))),
        ...cases.map(({ element }) => element),
      ],
    })),
  });
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
  const suites = bySuite([...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results]);
  return [...suites].map(([key, [{ suite, suiteFile }]]) => ({
    name: name({ suite, file: suiteFile }),
    parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
    results: results.get(key) ?? [],
    notRun: left.get(key) ?? [],
  }));
}

const suiteKey = ({ suite, suiteFile }: Pick<TestResult, 'suite' | 'suiteFile'>): string =>
  `${jsonString(suiteFile)} ${jsonString(suite)}`;

function bySuite<Test extends Pick<TestResult, 'suite' | 'suiteFile'>>(
  tests: readonly Test[],
): Map<string, [Test, ...Test[]]> {
  const groups = new Map<string, [Test, ...Test[]]>();
  for (const test of tests) {
    const key = suiteKey(test);
    const group = groups.get(key);
    if (group) group.push(test);
    else groups.set(key, [test]);
  }
  return groups;
}

/** How a case counts in the sums. */
type Kind = 'passed' | 'failures' | 'errors' | 'skipped';

interface Case {
  readonly kind: Kind;
  readonly element: LaterElement;
}

function sums(cases: readonly Case[], results: readonly TestResult[]): Record<string, string> {
  const counts = { failures: 0, errors: 0, skipped: 0, passed: 0 };
  for (const { kind } of cases) counts[kind] += 1;
  const { failures, errors, skipped } = counts;
  return {
    tests: `${cases.length}`,
    failures: `${failures}`,
    errors: `${errors}`,
    skipped: `${skipped}`,
    time: seconds(results),
  };
}

function casesOf({ name, results, notRun }: SuiteCases, changes: ReadonlyMap<string, Change>): Case[] {
  const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
  const classname = xmlText(name);
  const named = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>) => ({
    name: xmlText(severalTargets ? `${testId} [${target}]` : testId),
    classname,
  });
  return [
    ...results.map((result): Case => {
      const change = changes.get(resultKey(result));
      return { kind: kindOf(result, change), element: () => caseOf(result, change, named(result)) };
    }),
    ...notRun.map((left): Case => ({ kind: 'skipped', element: () => notRunCase(left, named(left)) })),
  ];
}

function properties(pairs: readonly [string, string][]): XmlElement[] {
  if (pairs.length === 0) return [];
  const content = pairs.map(([name, value]) => ({
    name: 'property',
    attributes: { name: xmlText(name), value: xmlText(value) },
  }));
  return [{ name: 'properties', content }];
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

function kindOf({ status }: TestResult, change: Change | undefined): Kind {
  if (status === 'ok') return 'passed';
  if (change?.state === 'quarantined') return 'skipped';
  return status === 'quality_failure' ? 'failures' : 'errors';
}

function caseOf(result: TestResult, change: Change | undefined, named: Record<string, string>): XmlElement {
  const mark = markOf(result, change);
  const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
  const { file, line } = result.place;
  return {
    name: 'testcase',
    attributes: { ...named, file: xmlText(file), line: `${line}`, time: seconds([result]) },
    content: [
      ...properties(caseProperties(result, change)),
      ...(mark === undefined ? [] : [mark]),
      ...flakyTrials(result).map(flakyMark),
      ...(excerpt === '' ? [] : [{ name: 'system-out', content: excerpt }]),
    ],
  };
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

/** What says in the case that it did not pass. */
function markOf(result: TestResult, change: Change | undefined): XmlElement | undefined {
  if (result.status === 'ok') return undefined;
  if (change?.state === 'quarantined') return skippedMark(`quarantined: ${change.why ?? result.status}`);
  switch (result.status) {
    case 'quality_failure': {
      const attributes = { message: scoreMessage(result.score), type: failureType(result, change) };
      return { name: 'failure', attributes, content: failureText(result) };
    }
    case 'execution_error': {
      const message = xmlText(cutEnd(causeLines(result).join('\n'), MESSAGE_CHARACTERS));
      const attributes = { ...(message !== '' && { message }), type: result.failure.class };
      return { name: 'error', attributes, content: errorText(result, message) };
    }
    default:
      return never(result);
  }
}

const skippedMark = (why: string): XmlElement => ({ name: 'skipped', attributes: { message: xmlText(why) } });

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

function flakyMark({ status, score, failure, attempt }: Trial): XmlElement {
  const isError = status === 'execution_error';
  return {
    name: isError ? 'flakyError' : 'flakyFailure',
    attributes: {
      message: isError ? xmlText(cutEnd(failure?.message ?? 'error', MESSAGE_CHARACTERS)) : scoreMessage(score),
      type: isError ? (failure?.class ?? 'error') : 'assertion',
    },
    content: `Trial ${attempt + 1}`,
  };
}

function notRunCase({ place, why, target }: NotRun, named: Record<string, string>): XmlElement {
  const at = place && { file: xmlText(place.file), line: `${place.line}` };
  const attributes = { ...named, ...at, time: seconds([]) };
  const content = [...properties([['target', target]]), skippedMark(why ?? 'not run')];
  return { name: 'testcase', attributes, content };
}

const scoreMessage = (score: number): string => `score=${score.toFixed(3)}`;

/** The sum of the times, as AgentV writes it: three decimals, and `0.000` where none is known. */
const seconds = (results: readonly TestResult[]): string =>
  (results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0) / 1000).toFixed(3);

function known(pairs: readonly [string, string | number | undefined][]): [string, string][] {
  const those: [string, string][] = [];
  for (const [key, value] of pairs) if (value !== undefined) those.push([key, `${value}`]);
  return those;
}
