import type { Report } from '../../model/verdict/report.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { plural } from '../../shared/text.ts';
import { cell, code, sentence } from '../comment/comment-parts.ts';
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
} from '../compared.ts';
import { namer, suiteNamer } from '../findings.ts';
import { UNKNOWN } from '../numbers.ts';

const SUITES: readonly Column[] = [
  { title: 'Suite' },
  { title: 'Target' },
  { title: 'Change' },
  { title: 'p', align: 'right' },
  { title: 'Finding' },
  { title: 'Smallest detectable drop', align: 'right' },
];
const TESTS: readonly Column[] = [
  { title: 'State' },
  { title: 'Test' },
  { title: 'Passes', align: 'right' },
  { title: 'Why' },
];

/** The comparison of suites and tests with the baseline, as Markdown, with at most `most` of each. */
export function comparisonSection(
  report: Report,
  most: { readonly suites: number; readonly tests: number },
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  if (!isCompared(report)) return { blocks: [] };
  const { suites } = report.comparison;
  const suite = suiteNamer(report);
  const test = namer(report);
  const tests = comparedTests(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));
  const [shownSuites, shownTests] = [suites.slice(0, most.suites), tests.slice(0, most.tests)];
  const missing = [
    ...(suites.length > shownSuites.length ? [plural('compared suite', suites.length - shownSuites.length)] : []),
    ...(tests.length > shownTests.length ? [plural('compared test', tests.length - shownTests.length)] : []),
  ];
  const suiteRows = shownSuites.map((each) => [
    code(suite(each)),
    code(each.target),
    changeOfSuite(each),
    each.p === undefined ? UNKNOWN : pValue(each.p),
    findingOf(each, report),
    detectableDrop(each),
  ]);
  const testRows = shownTests.map(({ word, each }) => [
    word,
    code(test(each)),
    passesOf(each),
    cell(whyOf(each)) || UNKNOWN,
  ]);
  const notes = shownSuites.length > 0 ? notesOn(report) : [];
  return {
    blocks: [
      ...(suiteRows.length + testRows.length > 0 ? [`### Compared with ${code(comparedWith(report))}`] : []),
      ...(suiteRows.length > 0 ? [table([...SUITES], suiteRows)] : []),
      ...(notes.length > 0 ? [notes.join(' ')] : []),
      ...(testRows.length > 0 ? [table([...TESTS], testRows)] : []),
    ],
    leftOut: missing.length === 0 ? undefined : missing.join(' and '),
  };
}

const notesOn = (report: Report): string[] => [
  ...baselineNotes(report).map((text) => `${sentence(text)}.`),
  ...detectableTestsText(report).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
  ...contributorNotes(report, code),
  ...agentVersionNotes(report, code).map((text) => `${text}.`),
];

const pValue = (p: number): string => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
