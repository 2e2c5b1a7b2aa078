import type { GraderReply } from '../../model/grade.ts';
import type { ExecResult } from '../../model/ports.ts';
import { never } from '../../shared/never.ts';
import { failedProgram, type ProgramEnd } from './code-reply.ts';

/**
 * What came of a program that was to judge; `read` understands one that ended by itself. A program that ran and broke
 * down scores 0, as in AgentV: it may well have broken down on a bad answer. That includes a signal and, through a
 * shell, exit code 127, which a program may also choose itself. A program that could not be started, and one that we
 * stopped (time, output, cancelling), has judged nothing, so the answer is not to blame.
 */
export function programReply(
  result: ExecResult,
  timeoutMs: number,
  read: (end: ProgramEnd) => GraderReply,
): GraderReply {
  switch (result.kind) {
    case 'exited':
      return read(result);
    case 'killed':
      return failedProgram(`it was ended by ${result.signal}`, result.stderr);
    case 'notStarted':
      return undecided(`The grader could not be started: ${result.message}`);
    case 'timedOut':
      return undecided(`The grader was stopped after ${timeoutMs / 1000} seconds without a verdict`);
    case 'flooded':
      return undecided(`The grader was stopped because it wrote more than 10 MiB to ${result.stream}`);
    case 'cancelled':
      return undecided('The grader was cancelled');
    default:
      return never(result);
  }
}

const undecided = (reason: string): GraderReply => ({ kind: 'undecided', reason });
