import junitReport, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { isSameSuite } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import { cutBytes, cutEnd } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { sum } from '../../model/values/sums.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { present } from '../blocks.ts';
import { xmlText } from '../escape/xml.ts';
import {
  answerNotes,
  causeLines,
  failureReasons,
  findings,
  isWithoutScore,
  judgedAnswer,
  reportedTests,
  trialCounts,
} from '../findings.ts';
import { costOf, timeOf, tokensOf } from '../totals.ts';

/**
 * The report as JUnit XML: a suite per suite, a case per test and target. `junit-report-builder` writes no `line`, no reason of
 * a skipped test and no failed trials of a passed one: these are properties.
 */
export function junit(report: Report): string {
  const { suiteName, changeOf } = findings(report);
  // Two files may have suites of one name: they stay separate.
  const keyOf = ({ suite, suiteFile }: { suite: string; suiteFile: string }) => JSON.stringify([suiteFile, suite]);
  const allTests = reportedTests(report);
  const hasProperties = allTests.length <= MAX_CASES_WITH_PROPERTIES;
  const tests = groupedBy(allTests, ({ test }) => keyOf(test));
  const suites = groupedBy(
    [...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results],
    keyOf,
  );
  // Its types describe a module with a default export; Node loads one that is the builder itself.
  const document = (junitReport as unknown as Builder).newBuilder();
  for (const [key, [{ suite: ofSuite, suiteFile: file }]] of suites) {
    const cases = tests.get(key) ?? [];
    const name = xmlText(suiteName({ suite: ofSuite, file }));
    const suite = document.testSuite().name(name);
    suite
      .timestamp(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length))
      .time(seconds(sum(cases.map(({ result }) => (result && timeOf(result)) ?? 0))));
    addProperties(suite, [
      ...suiteProperties(report, { suite: ofSuite, file }),
      ['case-properties', hasProperties ? undefined : `left out of more than ${MAX_CASES_WITH_PROPERTIES} cases`],
    ]);
    const hasSeveralTargets = new Set(cases.map(({ test }) => test.target)).size > 1;
    for (const { test, result, why = '' } of cases) {
      const { testId, target, location } = test;
      const added = suite.testCase().className(name);
      added.name(xmlText(hasSeveralTargets ? `${testId} [${target}]` : testId));
      added.time(seconds((result && timeOf(result)) ?? 0));
      if (location !== undefined) added.file(xmlText(location.file));
      const place: Property[] = [
        ['target', target],
        ['line', location?.line],
      ];
      if (result === undefined) {
        if (hasProperties) addProperties(added, place);
        addSkip(added, xmlText(why));
        continue;
      }
      const change = changeOf(result);
      if (hasProperties) addProperties(added, [...place, ...caseProperties(result, change)]);
      addMark(added, result, change);
      const excerpt = cutBytes(cdataText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
      if (excerpt !== '') added.standardOutput(excerpt);
    }
  }
  return document.build();
}

/** The numbers of a suite on each of its targets. */
function suiteProperties(report: Report, of: { readonly suite: string; readonly file: string }): Property[] {
  const parts = report.suites.filter(({ suite, file }) => suite === of.suite && file === of.file);
  return parts.flatMap((part): Property[] => {
    const { target, threshold, totals } = part;
    const verdict = report.verdict.suites.find(isSameSuite(part));
    const measured: Property[] = [
      ['score', totals.score?.toFixed(3)],
      ['threshold', threshold],
      ['pass-rate', totals.passRate?.toFixed(3)],
      ['cost-usd', totals.costUsd],
      ['judge-cost-usd', totals.graderCostUsd],
      ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
    ];
    const all: Property[] = [['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)];
    return parts.length > 1 ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
  });
}

/** The library holds the whole document: with the properties, 100,000 cases would take 1.2 GB. */
const MAX_CASES_WITH_PROPERTIES = 20_000;
const EXCERPT_BYTES = 4096;
/** Enough to understand an error; the results have all of it. */
const MESSAGE_CHARACTERS = 2000;

/** A property whose value is unknown is left out. */
type Property = readonly [name: string, value: string | number | undefined];

function addProperties(to: TestSuite | TestCase, properties: readonly Property[]): void {
  for (const [name, value] of properties) if (value !== undefined) to.property(xmlText(name), xmlText(`${value}`));
}

const addSkip = (to: TestCase, why: string): unknown => to.skipped().property('skipped-because', why);

function caseProperties(result: TestResult, change: TestAssessment | undefined): Property[] {
  const trials = trialCounts(result);
  const { kind, score } = outcomeOf(result);
  const notes = answerNotes(result);
  const failed = (kind === 'passed' ? (result.trials ?? []) : [])
    .filter(({ status }) => status !== 'ok')
    .map(({ status, score: reached, failure, attempt }) => {
      const why = status === 'execution_error' ? (failure?.message ?? 'error') : `score=${reached.toFixed(3)}`;
      return `${attempt + 1}: ${cutEnd(why, MESSAGE_CHARACTERS)}`;
    });
  return [
    ['verdict', kind],
    ['score', score?.toFixed(3)],
    ['pass-mark', result.passMark],
    ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
    ['failed-trials', failed.length === 0 ? undefined : failed.join('; ')],
    ['cost-usd', costOf(result)],
    ['tokens', tokensOf(result)],
    ['model', result.model],
    ['answer', notes.length === 0 ? undefined : notes.join('; ')],
    ['reused-from', result.reusedFrom],
    ['state', change?.state],
    ['flaky-baseline', change?.flaky && 'true'],
  ];
}

/** Why a test did not pass. */
function addMark(to: TestCase, result: TestResult, change: TestAssessment | undefined): unknown {
  const { kind, score = 0 } = outcomeOf(result);
  if (kind === 'passed') return undefined;
  if (change?.state === 'quarantined') return addSkip(to, xmlText(`quarantined: ${change.why ?? kind}`));
  if (isWithoutScore(result)) {
    const message = errorMessage(causeLines(result).join('\n'));
    if (kind === 'not-run') return addSkip(to, message);
    const { class: type, location } = result.failure;
    const place = location === undefined ? '' : `\nat ${locationText(location)}`;
    return to.error(message, type, cdataText(`${message}${place}`));
  }
  const failure = failureOf(result);
  const isAssertion = result.assertions.some(({ passed }) => !passed);
  const answer = judgedAnswer(result);
  // What other checks got is the answer, which is the output of the case.
  const failed = failureReasons(result);
  const lines = present(
    `Score: ${score.toFixed(3)}`,
    failed.map((check) => `Failed: ${check}`),
    answer !== '' && `Answer: ${answer}`,
  );
  return to
    .failure(
      errorMessage(failure?.message ?? failed[0]),
      failure?.class ?? (change?.state === 'regressed' ? 'regression' : isAssertion ? 'assertion' : 'threshold'),
    )
    .stacktrace(lines.map((line) => cutEnd(cdataText(line), MESSAGE_CHARACTERS)).join('\n'));
}

/** The library ends a CDATA section safely at the first `]]>` only. */
const cdataText = (text: string): string => xmlText(text).replaceAll(']]>', ']]&gt;');

const errorMessage = (text: string): string => xmlText(cutEnd(text, MESSAGE_CHARACTERS));

/** Zero if the time is unknown: readers expect a number. */
const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;
