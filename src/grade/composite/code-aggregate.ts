import type { Grading } from '../../model/ports/grader.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { GraderReply, GraderScore } from '../../model/run/grade.ts';
import { readAggregate } from '../graders/code-reply.ts';
import { programReply } from '../graders/program-reply.ts';
import { memberOnWire } from './member-on-wire.ts';

/**
 * Combines the scores of members with a program: it reads them as JSON and prints a score. The keys are camelCase,
 * unlike those of a code grader. For older programs, `hits` and `misses` are next to `assertions`.
 */
export async function aggregateByCode(
  path: string,
  members: readonly GraderScore[],
  { deps, signal }: Pick<Grading, 'deps' | 'signal'>,
): Promise<GraderReply> {
  const request = await deps.scripts.forGrader({
    command: { shell: path },
    cwd: deps.suiteFolder,
    env: deps.childEnv,
    stdin: JSON.stringify(
      { results: Object.fromEntries(members.map((member) => [member.name, memberOnWire(member)])) },
      null,
      2,
    ),
    timeoutMs: deps.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxBytes: MAX_OUTPUT_BYTES,
  });
  const result = await deps.exec.run(request, signal);
  return { ...programReply(result, deps.timeoutMs ?? DEFAULT_TIMEOUT_MS, readAggregate), input: { command: path } };
}

const DEFAULT_TIMEOUT_MS = 5 * 60_000;
