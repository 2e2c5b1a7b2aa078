import type { ExecResult } from '../../model/ports/processes.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { endedHow } from '../program-end.ts';
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
  if (result.kind === 'exited') return read(result);
  const how = endedHow(result, timeoutMs);
  if (result.kind === 'killed') return failedProgram(`it ${how}`, result.stderr);
  const withoutVerdict = result.kind === 'timedOut' ? ' without a verdict' : '';
  return { kind: 'undecided', reason: `The grader ${how}${withoutVerdict}` };
}
