import { countGrouped, groupProblems, messageOf, problemText, UserError } from '../../model/errors.ts';
import type { Log } from '../../model/ports/machine.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import { never } from '../../model/values/never.ts';
import type { Report } from '../../model/verdict/report.ts';
import { onUncaughtError } from '../../platform/process/uncaught-errors.ts';

export type ExitCode = 0 | 1 | 2;

/** The only place where the end of a run becomes an exit code: 0 passed, 1 failed, 2 no verdict. Errors are logged. */
export async function toExitCode(
  work: () => Promise<ExitCode>,
  log: Log,
  onError?: (error: unknown) => void,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    for (const line of adviceOf(error)) log.error(line);
    onError?.(error);
    return 2;
  }
}

/** An error that no `await` catches ends the process as a bug, never as a verdict. */
export const exitOnUncaughtErrors = (log: Log): void => onUncaughtError((error) => log.error(asBug(error)), 2);

/** The exit code of a verdict; an inconclusive one fails only if the user asks for it. */
export function exitCodeOf({ verdict, conclusion }: Pick<Report, 'verdict' | 'conclusion'>): ExitCode {
  const { kind } = verdict;
  switch (kind) {
    case 'pass':
    case 'warn':
      return 0;
    case 'inconclusive':
      return conclusion === 'failure' ? 1 : 0;
    case 'fail':
      return 1;
    case 'invalid':
    case 'cancelled':
      return 2;
    default:
      return never(kind);
  }
}

/** What an error means to the user: what to do, or where to report a bug. */
export function adviceOf(error: unknown): string[] {
  if (error instanceof UserError) {
    const { problems } = error;
    const count = problems.length > 1 ? [`${countGrouped(problems)} problems; nothing was run.`] : [];
    return [...groupProblems(problems).map(problemText), ...count];
  }
  if (error instanceof ServiceError) return [error.message, 'Re-run the job when the service responds again.'];
  const { code, syscall } = Object(error) as NodeJS.ErrnoException;
  const remedy = syscall === 'uv_cwd' ? CWD_IS_GONE : REMEDIES.get(code ?? '');
  return remedy === undefined ? [asBug(error)] : [messageOf(error), remedy];
}

const CWD_IS_GONE = 'The working directory was deleted: change to one that exists, and start again.';

/** Errors of the machine, not of the program. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['EMFILE', 'Too many files are open in this process: raise its limit (ulimit -n), or set fewer workers.'],
  ['ENFILE', 'Too many files are open on this machine: raise its limit, or end other programs.'],
  ['ENOSPC', 'The disk is full: delete files, or set output-directory to another disk.'],
  ['EDQUOT', 'The disk quota is used up: delete files, or set output-directory to another disk.'],
  ['EROFS', 'The file system is read-only: set output-directory to a folder that can be written.'],
  ['EIO', 'The disk has an error: check it, and start again.'],
]);

const asBug = (error: unknown): string =>
  `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  }`;
