import * as z from 'zod';
import type { TokenUsage } from '../../model/run/message.ts';
import { saysRefusal } from '../response.ts';
import { type Ending, heldBack, type ModelReply, parseReply, saidBy, toolCall, unusable } from './model-reply.ts';

/** Reads a reply of the chat completions API, as OpenAI and the servers compatible with it send it. */
export function readChatReply(text: string): ModelReply {
  const reply = parseReply(text, chatReplySchema);
  if ('kind' in reply) return reply;
  const [{ message, finish_reason, error }] = reply.choices;
  // A router reports this way that its upstream failed after it had started.
  if (error && saysRefusal(`${error.code} ${error.message}`)) return heldBack();
  if (error) return unusable(error.code === 429 ? 'rate_limit' : 'provider', error.message);
  const content =
    typeof message.content === 'string' ? message.content : message.content?.map((part) => part.text ?? '').join('');
  return saidBy(
    {
      text: content || message.refusal || (content ?? undefined),
      toolCalls: callsIn(message).map((call) =>
        'function' in call
          ? toolCall(call.function.name, call.function.arguments, call.id)
          : toolCall(call.custom.name, call.custom.input, call.id),
      ),
      hasReasoning: Boolean(message.reasoning_content || message.reasoning),
      ending: message.refusal ? 'refusal' : ENDINGS.get(finish_reason),
      reason: finish_reason,
    },
    {
      tokenUsage: reply.usage && chatUsage(reply.usage),
      model: reply.model ?? undefined,
      costUsd: reply.usage && reportedCost(reply.usage),
    },
  );
}

type ToolCalls = z.output<typeof toolCallSchema>[];

function callsIn({ tool_calls, function_call }: z.output<typeof choiceSchema>['message']): ToolCalls {
  if (tool_calls && tool_calls.length > 0) return tool_calls;
  return function_call ? [{ function: function_call, id: undefined }] : [];
}

/** With the words of servers that imitate the interface: Mistral, vLLM, DeepSeek. Others are an ordinary end. */
const ENDINGS: ReadonlyMap<unknown, Ending> = new Map([
  ['length', 'length'],
  ['model_length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content_filter'],
  ['refusal', 'refusal'],
  ['error', 'broken'],
  ['abort', 'broken'],
  ['insufficient_system_resource', 'broken'],
] as const);

const count = z.number().nonnegative();

/** Only existing counts are used: a usage without its two main counts is ignored. */
const chatUsageSchema = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
    completion_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish().catch(undefined),
    cost: count.nullish().catch(undefined),
    is_byok: z.boolean().nullish().catch(undefined),
    cost_details: z.object({ upstream_inference_cost: count.nullish() }).nullish().catch(undefined),
  })
  .optional()
  .catch(undefined);

const functionSchema = z.object({ name: z.string(), arguments: z.unknown() });

const toolCallSchema = z.union([
  z.object({ id: z.string().nullish(), function: functionSchema }),
  z.object({ id: z.string().nullish(), custom: z.object({ name: z.string(), input: z.unknown() }) }),
]);

const choiceSchema = z.object({
  message: z.object({
    content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish(),
    refusal: z.string().nullish(),
    reasoning_content: z.string().nullish().catch(undefined),
    reasoning: z.string().nullish().catch(undefined),
    tool_calls: z.array(toolCallSchema).nullish(),
    /** The form of older servers: one call. */
    function_call: functionSchema.nullish(),
  }),
  finish_reason: z.string().nullish(),
  error: z
    .object({ message: z.string(), code: z.union([z.string(), z.number()]).nullish() })
    .nullish()
    .catch(undefined),
});

const chatReplySchema = z.object({
  model: z.string().nullish().catch(undefined),
  choices: z.tuple([choiceSchema], z.unknown(), 'it has no choices'),
  usage: chatUsageSchema,
});

const chatUsage = (usage: NonNullable<z.output<typeof chatUsageSchema>>): TokenUsage => ({
  input: usage.prompt_tokens,
  output: usage.completion_tokens,
  cached: usage.prompt_tokens_details?.cached_tokens ?? undefined,
  reasoning: usage.completion_tokens_details?.reasoning_tokens ?? undefined,
});

/** OpenRouter's own price: with the user's own key, the upstream bills separately. */
function reportedCost({
  cost,
  is_byok,
  cost_details,
}: NonNullable<z.output<typeof chatUsageSchema>>): number | undefined {
  if (cost === undefined || cost === null || !is_byok) return cost ?? undefined;
  const upstream = cost_details?.upstream_inference_cost;
  return upstream === undefined || upstream === null ? undefined : cost + upstream;
}

/** Reads a reply of the Responses API. All text of all its messages is one answer, except what it said in between. */
export function readResponsesReply(text: string): ModelReply {
  const reply = parseReply(text, responsesReplySchema);
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
    { tokenUsage: reply.usage && responsesUsage(reply.usage), model: reply.model ?? undefined },
  );
}

const KNOWN_STATUS = ['completed', 'incomplete'];
const WITHOUT_ANSWER = ['failed', 'cancelled', 'queued', 'in_progress'];

function endingOf({ status, incomplete_details: details }: z.output<typeof responsesReplySchema>): Ending {
  if (details?.reason === 'max_output_tokens') return 'length';
  if (details?.reason === 'content_filter') return 'content_filter';
  return status === 'incomplete' ? 'broken' : undefined;
}

/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const responsesUsageSchema = z
  .object({
    input_tokens: count,
    output_tokens: count,
    input_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
    output_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish().catch(undefined),
  })
  .optional()
  .catch(undefined);

const itemSchema = z.union([
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
]);

const KNOWN_ITEMS = ['message', 'function_call', 'custom_tool_call', 'reasoning'];

const responsesReplySchema = z.object({
  status: z.string().nullish(),
  model: z.string().nullish().catch(undefined),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish().catch(undefined),
  output: z.array(z.preprocess(withKnownType, itemSchema)),
  usage: responsesUsageSchema,
});

function withKnownType(item: unknown): unknown {
  const type = typeof item === 'object' && item !== null && 'type' in item ? item.type : undefined;
  return typeof type === 'string' && !KNOWN_ITEMS.includes(type) ? { type: 'other' } : item;
}

const responsesUsage = (usage: NonNullable<z.output<typeof responsesUsageSchema>>): TokenUsage => ({
  input: usage.input_tokens,
  output: usage.output_tokens,
  cached: usage.input_tokens_details?.cached_tokens ?? undefined,
  reasoning: usage.output_tokens_details?.reasoning_tokens ?? undefined,
});
