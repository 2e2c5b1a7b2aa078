import { type Message, sumTokens } from '../model/run/message.ts';
import { type Paid, paidFor, type Response } from '../model/run/outcome.ts';

/** The responses of all turns as one: `messages` is the whole conversation. A value that one turn lacks is unknown. */
export function mergeResponses(replies: readonly Response[], messages: readonly Message[]): Response {
  const asked = replies.filter(({ cached }) => !cached);
  const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
  const last = replies.at(-1);
  const { targetUsed, targetError } = replies.findLast((reply) => reply.targetUsed !== undefined) ?? {};
  const errors = replies.flatMap(({ error }) => error ?? []);
  return {
    messages: [...messages],
    ...figuresOf(replies),
    durationMs,
    startTime: replies[0]?.startTime,
    endTime: last?.endTime,
    model: last?.model,
    agentVersion: last?.agentVersion,
    targetUsed,
    targetError,
    fileChanges: last?.fileChanges,
    cached: replies.length > 0 && asked.length === 0 ? (true as const) : undefined,
    // A cached response costs nothing now; the figures above are those of the original call.
    paid: asked.length > 0 && asked.length < replies.length ? figuresOf(asked.map(paidFor)) : undefined,
    answerOnly: replies.some(({ answerOnly }) => answerOnly) ? (true as const) : undefined,
    finishReason: replies.findLast((reply) => reply.finishReason !== undefined)?.finishReason,
    error: errors.length > 0 ? errors.join('; ') : undefined,
  };
}

/** The figures of several calls together, each known only if all of them have it. */
function figuresOf(calls: readonly Paid[]): Paid {
  const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const tokenUsage = usages.length === calls.length ? sumTokens(usages) : undefined;
  const costUsd = sumOfAll(calls.map((call) => call.costUsd));
  return { tokenUsage, costUsd };
}

function sumOfAll(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}
