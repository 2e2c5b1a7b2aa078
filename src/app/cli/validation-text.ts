import { type Paint, paintFor } from '../../reports/terminal/paint.ts';
import { plural } from '../../shared/text.ts';
import { timeLimitLine } from '../config/call-time-limits.ts';
import { byFile } from '../inspect/survey.ts';
import type { Validation } from '../inspect/validation.ts';
import { problemLines } from './problem-lines.ts';

/** For a person: the problems by file, and the counts in the last line. */
export function validationText(
  { problems, timeLimits, counts }: Validation,
  maxWarnings: number | undefined,
  screen: { readonly colour: boolean; readonly screen?: number | undefined },
): string {
  const paint = paintFor(screen);
  const groups = [...byFile(problems).values()];
  const blocks = groups.map((group) => problemLines(group, paint, screen.screen).join('\n'));
  const limits = timeLimits.length === 0 ? [] : [timeLimitLine(timeLimits)];
  return [...blocks, ...limits, lastLine(counts, maxWarnings, paint)].join('\n\n');
}

function lastLine(
  { files, suites, tests, errors, warnings }: Validation['counts'],
  maxWarnings: number | undefined,
  { bold, red, yellow, green }: Paint,
): string {
  const checked = `${plural('file', files)} checked (${plural('suite', suites)}, ${plural('test', tests)})`;
  if (errors + warnings === 0) return `${checked}: ${bold(green('nothing wrong'))}`;
  const tooMany = maxWarnings !== undefined && warnings > maxWarnings ? `, over the limit of ${maxWarnings}` : '';
  const found = [
    ...(errors > 0 ? [red(plural('error', errors))] : []),
    ...(warnings > 0 ? [yellow(plural('warning', warnings)) + tooMany] : []),
  ];
  return `${checked}: ${bold(found.join(', '))}`;
}
