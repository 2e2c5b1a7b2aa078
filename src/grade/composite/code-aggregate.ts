import type { GraderReply, GraderScore } from '../../model/grade.ts';
import type { GraderDeps } from '../../model/grader.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports.ts';
import { readAggregate } from '../graders/code-reply.ts';
import { programReply } from '../graders/program-reply.ts';

/**
 * Lets a program put the scores of members together (graders.md §10.1): it reads them as JSON and prints a score. The
 * keys are camelCase, unlike those of a code grader. Older programs find `hits` and `misses` beside `assertions`.
 */
export async function aggregateByCode(
  path: string,
  members: readonly GraderScore[],
  deps: GraderDeps,
  signal: AbortSignal,
): Promise<GraderReply> {
  const result = await deps.exec.run(
    {
      command: { shell: path },
      cwd: deps.suiteFolder,
      env: deps.childEnv,
      stdin: JSON.stringify(
        { results: Object.fromEntries(members.map((member) => [member.name, onWire(member)])) },
        null,
        2,
      ),
      timeoutMs: deps.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  return { ...programReply(result, deps.timeoutMs ?? DEFAULT_TIMEOUT_MS, readAggregate), input: { command: path } };
}

const DEFAULT_TIMEOUT_MS = 5 * 60_000;

/** A member as such programs know it; what stood for "no request" in older versions is left out. */
export function onWire({ name, type, score, verdict, assertions, reasoning, input, details, scores }: GraderScore) {
  const texts = (wanted: boolean) => assertions.filter(({ passed }) => passed === wanted).map(({ text }) => text);
  return {
    name,
    type,
    score,
    verdict,
    assertions,
    hits: texts(true),
    misses: texts(false),
    reasoning,
    expectedAspectCount: Math.max(1, assertions.length),
    graderRawRequest: input,
    evaluatorRawRequest: input,
    details,
    scores,
  };
}
