import { onStrayError } from '../edges/stray-errors.ts';
import { problemText, UserError } from '../model/errors.ts';
import { countGrouped, groupProblems } from '../model/grouped-problems.ts';
import type { Log } from '../model/ports.ts';
import type { Report } from '../model/report.ts';
import { never } from '../shared/never.ts';

export type ExitCode = 0 | 1 | 2;

/** The one place where the end of a run, good or bad, becomes an exit code: 0 passed, 1 the gate said no, 2 could not tell. */
export async function settle(work: () => Promise<ExitCode>, log: Log): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    for (const line of adviceOf(error)) log.error(line);
    return 2;
  }
}

/** What no `await` can catch ends the process as a bug, and never as a verdict. */
export const settleStrays = (log: Log): void => onStrayError((error) => log.error(asBug(error)), 2);

/** What a verdict is to whoever started us; what is inconclusive fails only where the user wants it to. */
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

/** What an error means to a person: what to do, or where to report a bug. */
export const adviceOf = (error: unknown): string[] => (error instanceof UserError ? asAdvice(error) : [asBug(error)]);

const asAdvice = ({ problems }: UserError): string[] => [
  ...groupProblems(problems).map(problemText),
  ...(problems.length > 1 ? [`${countGrouped(problems)} problems; nothing was run.`] : []),
];

const asBug = (error: unknown): string =>
  `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  }`;
