import type { SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import {
  agentVersionNotes,
  baselineNotes,
  changeOfSuite,
  comparedTests,
  comparedWith,
  detectableDropText,
  detectableTestsText,
  findingOf,
  isCompared,
  passesOf,
} from '../compared.ts';
import { oneLine } from '../escape/terminal.ts';
import { namer, suiteNamer } from '../findings.ts';
import { columnsOf, hanging, shortened } from './columns.ts';

/** Maximum number of named tests of each kind. */
const MOST_NAMED = 8;
const INDENT = '  ';

interface Brushes {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

/** The comparison of suites and tests with the baseline, as lines; none without a comparison. */
export function comparisonLines(report: Report, width: number, paint: Brushes): string[] {
  if (!isCompared(report)) return [];
  const suite = suiteNamer(report);
  const test = namer(report);
  const groups = comparedTests(report);
  const columns = groups.reduce((most, { word }) => Math.max(most, columnsOf(word)), 0);
  return [
    paint.bold(shortened(oneLine(`Compared with ${comparedWith(report)}`), width)),
    ...baselineNotes(report).flatMap((text) => hanging(oneLine(`${INDENT}${text}`), width).map(paint.dim)),
    ...report.comparison.suites.flatMap((each) => {
      const name = shortened(oneLine(`${suite(each)} · ${each.target}`), Math.floor(width / 2), 'middle');
      return hanging(`${INDENT}${name}  ${suiteText(each, report)}`, width);
    }),
    ...detectableTestsText(report).map((text) => paint.dim(`${INDENT}${text}`)),
    ...agentVersionNotes(report, (name) => name).map((text) =>
      paint.dim(shortened(oneLine(`${INDENT}${text}`), width)),
    ),
    ...groups.flatMap(({ word, tests }) => [
      ...tests.slice(0, MOST_NAMED).map((each) => {
        const numbers = `  ${passesOf(each)}`;
        const space = width - INDENT.length - columns - 2 - columnsOf(numbers);
        const name = shortened(oneLine(test(each)), space, 'middle');
        return `${INDENT}${tinted(word, columns, paint)}  ${name}${paint.dim(numbers)}`;
      }),
      ...(tests.length > MOST_NAMED
        ? [paint.dim(`${INDENT}${' '.repeat(columns)}  and ${tests.length - MOST_NAMED} more ${word}`)]
        : []),
    ]),
  ];
}

const suiteText = (suite: SuiteAssessment, report: Report): string =>
  suite.delta === undefined
    ? 'not compared'
    : [
        changeOfSuite(suite),
        findingOf(suite, report),
        ...(suite.finding === 'steady' ? [detectableDropText(suite)] : []),
      ].join(' · ');

const UNCONFIRMED = ['fails on base too', 'suspected', 'not reproduced'];

function tinted(word: string, columns: number, paint: Brushes): string {
  const text = word.padEnd(columns);
  if (word === 'regressed') return paint.red(text);
  if (word === 'fixed') return paint.green(text);
  return UNCONFIRMED.includes(word) || word.startsWith('failing,') ? paint.yellow(text) : paint.dim(text);
}
