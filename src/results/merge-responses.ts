import { type Message, sumTokens } from '../model/message.ts';
import type { Response } from '../model/outcome.ts';

/** The replies of all turns as one response: `messages` is the whole exchange. What one turn does not know, the whole does not. */
export function mergeResponses(replies: readonly Response[], messages: readonly Message[]): Response {
  const usages = replies.flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const tokenUsage = usages.length === replies.length ? sumTokens(usages) : undefined;
  const costUsd = sumOfAll(replies.map((reply) => reply.costUsd));
  const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
  const last = replies.at(-1);
  const targetUsed = replies.findLast((reply) => reply.targetUsed !== undefined)?.targetUsed;
  const errors = replies.flatMap(({ error }) => error ?? []);
  return {
    messages: [...messages],
    ...(tokenUsage && { tokenUsage }),
    ...(costUsd !== undefined && { costUsd }),
    ...(durationMs !== undefined && { durationMs }),
    ...(replies[0]?.startTime !== undefined && { startTime: replies[0].startTime }),
    ...(last?.endTime !== undefined && { endTime: last.endTime }),
    ...(last?.model !== undefined && { model: last.model }),
    ...(targetUsed !== undefined && { targetUsed }),
    ...(last?.fileChanges !== undefined && { fileChanges: last.fileChanges }),
    // A conversation of which something was asked now has cost something.
    ...(replies.length > 0 && replies.every(({ cached }) => cached) && { cached: true as const }),
    ...(errors.length > 0 && { error: errors.join('; ') }),
  };
}

function sumOfAll(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}
