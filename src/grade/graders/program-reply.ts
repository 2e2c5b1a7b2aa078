import type { ExecResult } from '../../model/ports/processes.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { endedHow, type ProgramEnd } from '../program-end.ts';
import { failedProgram } from './code-reply.ts';

/**
 * The outcome of a grader's program; `read` parses the output of one that ended by itself. A program that ran and
 * failed scores 0, as in AgentV: a bad answer may be the cause. That includes a signal. A program that did not start, and
 * one that we stopped (time, output, cancellation), gave no verdict, so the answer is not to blame.
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
