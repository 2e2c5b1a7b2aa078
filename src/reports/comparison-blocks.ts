import { suiteKey } from '../model/run/result-keys.ts';
import { capitalized, ended, plural } from '../model/text/text.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { AbsentSuite } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import type { TestState } from '../model/verdict/verdict.ts';
import { type Block, foldedIfLong, list, omitted, paragraph, section, shownOf, tableOf } from './blocks.ts';
import {
  agentVersionNotes,
  baselineNotes,
  changeOfSuite,
  comparedTests,
  comparedWith,
  contributorNotes,
  detectableDrop,
  detectableTestsText,
  findingOf,
  isCompared,
  passesOf,
  whyOf,
} from './comparison-words.ts';
import { findings } from './findings.ts';
import { cell, code, sentence } from './markdown.ts';
import { UNKNOWN } from './numbers.ts';

const SUITES = ['Suite', 'Target', 'Change', '#p', 'Finding', '#Smallest detectable drop'];
const TESTS = ['State', 'Test', '#Passes', 'Why'];

export function comparisonBlocks(
  report: Report,
  max: { readonly suites: number; readonly tests: number },
): readonly Block[] {
  if (!isCompared(report)) return [];
  const { suites } = report.comparison;
  const { suiteName, nameOf, resultOf } = findings(report);
  const tests = comparedTests(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));

  const pValue = (p: number) => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
  const suiteRows = suites
    .slice(0, max.suites)
    .map((each) => [
      code(suiteName(each)),
      code(each.target),
      changeOfSuite(each),
      each.p === undefined ? UNKNOWN : pValue(each.p),
      findingOf(each, report),
      detectableDrop(each),
    ]);
  const testRows = tests
    .slice(0, max.tests)
    .map(({ word, each }) => [word, code(nameOf(each)), passesOf(each), cell(whyOf(each, resultOf(each))) || UNKNOWN]);
  const notes =
    suiteRows.length === 0
      ? []
      : [
          ...baselineNotes(report).map((text) => `${sentence(text)}.`),
          ...detectableTestsText(report).map((text) => `${capitalized(text)}.`),
          ...contributorNotes(report, code),
          ...agentVersionNotes(report, code).map((text) => `${text}.`),
        ];

  return section(`Compared with ${code(comparedWith(report))}`, [
    ...tableOf(SUITES, suiteRows),
    ...(notes.length > 0 ? [paragraph(notes.join(' '))] : []),
    ...foldedIfLong(`Tests (${shownOf(testRows.length, tests.length)})`, tableOf(TESTS, testRows)),
    ...omitted('compared suite', suites.length - suiteRows.length),
    ...omitted('compared test', tests.length - testRows.length),
  ]);
}

/** States of tests without a comparison, in the order of the columns. */
const COUNTED: readonly TestState[] = ['changed', 'new', 'removed', 'skipped', 'errored'];
const COVERAGE = ['Suite', 'Target', '#Compared', '#Changed', '#New', '#Removed', '#Not run', '#Errored'];

/** Results of other tools name suites, and not their files. */
const whyAbsent = ({ suite, file, why }: AbsentSuite): string => {
  if (why === 'deselected') return 'not selected';
  if (file === undefined || file === suite) return why;
  return why === 'missing' ? 'missing, although its file exists' : 'removed, its file is gone';
};

/**
 * Tests and suites without a result or without a comparison: counts for each suite, the reasons of changed tests, and the
 * suites of the baseline that this run does not have. Empty if everything was compared.
 */
export function coverageBlocks(report: Report): Block[] {
  const { totals, comparison, dryRun } = report;
  if (dryRun) return [];
  const missing =
    totals.skipped > 0
      ? [paragraph(`Of ${plural('planned test', totals.total)} ${totals.skipped} have no result.`)]
      : [];
  if (comparison.baseline.kind !== 'found') return missing;

  const { suiteName } = findings(report);
  const compared = new Map(comparison.suites.map((each) => [suiteKey(each), each.comparable]));
  const tests = groupedBy(comparison.tests, (test) => suiteKey({ ...test, file: test.suiteFile }));
  const ofBaseline = comparison.tests.map(({ suite, suiteFile: file, target }) => ({ suite, file, target }));
  // The suites of the run in its order, then those that only the baseline has.
  const covered = new Map([...report.suites, ...ofBaseline].map((suite) => [suiteKey(suite), suite]));
  const rows = [...covered].flatMap(([key, suite]) => {
    const counts = COUNTED.map((state) => (tests.get(key) ?? []).filter((test) => test.state === state).length);
    if (counts.every((count) => count === 0)) return [];
    return [[code(suiteName(suite)), code(suite.target), `${compared.get(key) ?? 0}`, ...counts.map(String)]];
  });

  const counts = new Map<string, number>();
  for (const { state, why } of comparison.tests) {
    const reason = sentence(why ?? 'the reason is unknown');
    if (state === 'changed') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `${plural('test', count)}: ${ended(why)}`);

  const absent = (comparison.absentSuites ?? []).map(
    (absent) =>
      `${code(absent.suite)} on ${code(absent.target)} (${plural('test', absent.tests)}): ${whyAbsent(absent)}.`,
  );
  return [
    ...missing,
    ...tableOf(COVERAGE, rows),
    ...titledList('Changed tests, by reason:', reasons),
    ...titledList('Suites of the baseline without a result:', absent),
  ];
}

const titledList = (title: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [paragraph(title), ...list(items)];
