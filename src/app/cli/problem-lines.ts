import { sentenceOf } from '../../model/errors.ts';
import { countGrouped, groupProblems } from '../../model/grouped-problems.ts';
import { locationText } from '../../model/suite/location.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { hanging } from '../../reports/terminal/columns.ts';
import type { Paint } from '../../reports/terminal/paint.ts';
import type { FileProblem } from '../inspect/survey.ts';

/** Maximum number of problems per file for a person, who fixes these first; JSON has all. */
const MAX_SHOWN = 100;

/** The problems of one file, grouped by kind: location, severity and message in a line, details below it. */
export function problemLines(problems: readonly FileProblem[], paint: Paint, columns?: number): string[] {
  const groups = groupProblems(problems);
  const lines = groups.slice(0, MAX_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
  const rest = countGrouped(groups.slice(MAX_SHOWN));
  return rest > 0 ? [...lines, paint.dim(`  … and ${rest} more of this file (--json lists all)`)] : lines;
}

function linesOf(problem: FileProblem, paint: Paint, columns: number | undefined): string[] {
  const { file, location, severity, expected, found, hint } = problem;
  const where = oneLine(location === undefined ? file : locationText(location));
  const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
  const start = `${where}: ${severity}:`;
  const [first = '', ...rest] = hanging(`${start} ${oneLine(sentenceOf(problem))}`, columns);
  // A path that is longer than the line is broken, but never changed.
  const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
  const details = [
    expected === undefined ? undefined : `expected: ${expected}`,
    found === undefined ? undefined : `found: ${found}`,
    hint,
  ].filter((line) => line !== undefined);
  return [head, ...rest, ...details.flatMap((line) => hanging(`  ${oneLine(line)}`, columns))];
}
