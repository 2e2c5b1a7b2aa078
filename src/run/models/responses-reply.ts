import * as z from 'zod';
import type { TokenUsage } from '../../model/run/message.ts';
import { type Ending, type ModelReply, parseReply, saidBy, toolCall, unusable } from './model-reply.ts';

/** Reads a reply of the Responses API. All text of all its messages is one answer, except what it said in between. */
export function readResponsesReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
  if ('kind' in reply) return reply;
  if (WITHOUT_ANSWER.includes(reply.status ?? '')) {
    return unusable('provider', `the status of its reply is "${reply.status}", so there is no answer`);
  }
  const parts = reply.output.flatMap((item) =>
    item.type === 'message' && item.phase !== 'commentary' ? item.content : [],
  );
  const texts = parts.flatMap((part) => part.text ?? part.refusal ?? []);
  const toolCalls = reply.output.flatMap((item) => {
    if (item.type === 'function_call') return [toolCall(item.name, item.arguments, item.call_id)];
    if (item.type === 'custom_tool_call') return [toolCall(item.name, item.input, item.call_id)];
    return [];
  });
  if (!KNOWN_STATUS.includes(reply.status ?? 'completed') && texts.join('') === '' && toolCalls.length === 0) {
    return unusable('provider', `the status of its reply is "${reply.status}", and it has no text`);
  }
  return saidBy(
    {
      text: texts.length === 0 ? undefined : texts.join(''),
      toolCalls,
      hasReasoning: reply.output.some(({ type }) => type === 'reasoning'),
      ending: parts.some((part) => part.refusal) ? 'refusal' : endingOf(reply),
      reason: reply.incomplete_details?.reason,
    },
    { tokenUsage: reply.usage && tokenUsage(reply.usage), model: reply.model ?? undefined },
  );
}

/** A reply as most are. */
export const sampleResponsesReply = JSON.stringify({
  status: 'completed',
  model: 'm',
  output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'yes', annotations: [] }] }],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
});

const KNOWN_STATUS = ['completed', 'incomplete'];
const WITHOUT_ANSWER = ['failed', 'cancelled', 'queued', 'in_progress'];

function endingOf({ status, incomplete_details: details }: z.output<typeof replySchema>): Ending {
  if (details?.reason === 'max_output_tokens') return 'length';
  if (details?.reason === 'content_filter') return 'content_filter';
  return status === 'incomplete' ? 'broken' : undefined;
}

const count = z.number().nonnegative();

/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const usageSchema = z.lazy(() =>
  z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
      output_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish().catch(undefined),
    })
    .optional()
    .catch(undefined),
);

const itemSchema = z.lazy(() =>
  z.union([
    z.object({
      type: z.literal('message'),
      phase: z.string().nullish().catch(undefined),
      content: z.array(z.object({ text: z.string().optional(), refusal: z.string().optional() })),
    }),
    z.object({
      type: z.literal('function_call'),
      name: z.string(),
      arguments: z.unknown(),
      call_id: z.string().nullish(),
    }),
    z.object({
      type: z.literal('custom_tool_call'),
      name: z.string(),
      input: z.unknown(),
      call_id: z.string().nullish(),
    }),
    z.object({ type: z.literal('reasoning') }),
    // Searches and whatever comes next: not part of the answer.
    z.object({ type: z.literal('other') }),
  ]),
);

const known = ['message', 'function_call', 'custom_tool_call', 'reasoning'];

const replySchema = z.lazy(() =>
  z.object({
    status: z.string().nullish(),
    model: z.string().nullish().catch(undefined),
    incomplete_details: z.object({ reason: z.string().nullish() }).nullish().catch(undefined),
    output: z.array(z.preprocess(nameOther, itemSchema)),
    usage: usageSchema,
  }),
);

function nameOther(item: unknown): unknown {
  const type = typeof item === 'object' && item !== null && 'type' in item ? item.type : undefined;
  return typeof type === 'string' && !known.includes(type) ? { type: 'other' } : item;
}

const tokenUsage = (usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage => ({
  input: usage.input_tokens,
  output: usage.output_tokens,
  cached: usage.input_tokens_details?.cached_tokens ?? undefined,
  reasoning: usage.output_tokens_details?.reasoning_tokens ?? undefined,
});
