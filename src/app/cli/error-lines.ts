import { messageOf, UserError } from '../../model/errors.ts';
import type { ProgressLine } from '../../model/verdict/progress-line.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';

/** An error for programs: its problems, or that it is a bug; and the last line of `run`. Standard error has it for people. */
export function errorLines(error: unknown, command: string | undefined): string[] {
  const isRun = command === 'run' || command === 'eval';
  const lines: ProgressLine[] = [
    { type: 'error', problems: problemsOf(error) },
    ...(isRun ? [{ type: 'run' as const, exit_code: 2, run_folder: null, failures: null }] : []),
  ];
  return lines.map((line) => harmlessJson(line));
}

type ShownProblem = Extract<ProgressLine, { readonly type: 'error' }>['problems'][number];

function problemsOf(error: unknown): ShownProblem[] {
  if (!(error instanceof UserError)) return [{ code: 'BUG', message: messageOf(error) }];
  return error.problems.map(({ code, message, location, hint }) => ({
    code,
    message,
    place: location && { file: location.file, line: location.line },
    hint,
  }));
}
