import type { Report } from '../model/report.ts';
import { columnsOf, shortened, wrapped } from './columns.ts';
import {
  aroundRun,
  comparedTests,
  comparedWith,
  couldSee,
  isCompared,
  movedBy,
  notesOn,
  passesOf,
} from './compared.ts';
import { oneLine } from './escape/terminal.ts';
import { namer, suiteNamer } from './findings.ts';

/** So many tests of each kind are named. */
const MOST_NAMED = 8;
const INDENT = '  ';

interface Brushes {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

/** What became of suites and tests since the baseline, as lines; none where nothing was compared. */
export function comparisonLines(report: Report, width: number, paint: Brushes): string[] {
  if (!isCompared(report)) return [];
  const suite = suiteNamer(report);
  const test = namer(report);
  const groups = comparedTests(report);
  const columns = groups.reduce((most, { word }) => Math.max(most, columnsOf(word)), 0);
  return [
    paint.bold(shortened(oneLine(`Compared with ${comparedWith(report)}`), width)),
    ...report.comparison.suites.map((change) =>
      shortened(
        `${INDENT}${oneLine(`${suite(change)} · ${change.target}`)}  ${movedBy(change)} · could see ${couldSee(change)}`,
        width,
      ),
    ),
    ...aroundRun(report, oneLine).flatMap((text) => wrapped(text, width - INDENT.length).map((line) => INDENT + line)),
    ...notesOn(report, oneLine).map((note) => paint.dim(shortened(`${INDENT}${note}`, width))),
    ...groups.flatMap(({ word, changes }) => [
      ...changes.slice(0, MOST_NAMED).map((change) => {
        const numbers = `  ${passesOf(change)}`;
        const room = width - INDENT.length - columns - 2 - columnsOf(numbers);
        const name = shortened(oneLine(test(change)), room, 'middle');
        return `${INDENT}${tinted(word, columns, paint)}  ${name}${paint.dim(numbers)}`;
      }),
      ...(changes.length > MOST_NAMED
        ? [paint.dim(`${INDENT}${' '.repeat(columns)}  and ${changes.length - MOST_NAMED} more ${word}`)]
        : []),
    ]),
  ];
}

function tinted(word: string, columns: number, paint: Brushes): string {
  const text = word.padEnd(columns);
  if (word === 'regressed') return paint.red(text);
  if (word.startsWith('fixed')) return paint.green(text);
  return ['suspected', 'drift', 'unstable now', 'flaky'].includes(word) ? paint.yellow(text) : paint.dim(text);
}
