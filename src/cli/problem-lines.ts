import { countGrouped, groupProblems, sentenceOf } from '../model/errors.ts';
import { locationText } from '../model/suite/location.ts';
import type { Terminal } from '../platform/terminal.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { hanging } from '../reports/terminal/columns.ts';
import { type Paint, paintFor } from '../reports/terminal/paint.ts';
import { byFile, type FileProblem } from '../runner/survey.ts';

/** Maximum number of problems per file for a person, who fixes these first; JSON has all. */
const MAX_SHOWN = 100;

export function complainProblems(problems: readonly FileProblem[], terminal: Pick<Terminal, 'complain'>): void {
  const plain = paintFor({ colour: false });
  for (const ofFile of byFile(problems).values()) terminal.complain(problemLines(ofFile, plain).join('\n'));
}

/** The problems of one file, grouped by kind: location, severity and message in a line, details below it. */
export function problemLines(problems: readonly FileProblem[], paint: Paint, columns?: number): string[] {
  const groups = groupProblems(problems);
  const lines = groups.slice(0, MAX_SHOWN).flatMap((problem) => {
    const { file, location, severity, expected, found, hint } = problem;
    const where = oneLine(location === undefined ? file : locationText(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = hanging(`${start} ${oneLine(sentenceOf(problem))}`, columns);
    // A path that is longer than the line is broken, but never changed.
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [expected && `expected: ${expected}`, found && `found: ${found}`, hint].filter(Boolean);
    return [head, ...rest, ...details.flatMap((line) => hanging(`  ${oneLine(line ?? '')}`, columns))];
  });
  const more = countGrouped(groups.slice(MAX_SHOWN));
  return more > 0 ? [...lines, paint.dim(`  … and ${more} more of this file (--json lists all)`)] : lines;
}
