import * as z from 'zod';
import type { TokenUsage } from '../../model/run/message.ts';
import { saysRefusal } from '../refusal.ts';
import { type Ending, heldBack, type ModelReply, parseReply, saidBy, toolCall, unusable } from './model-reply.ts';

/** Reads a reply of the chat completions API, as OpenAI and the servers compatible with it send it. */
export function readChatReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
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
      tokenUsage: reply.usage && tokenUsage(reply.usage),
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

/** A reply as most are. */
export const sampleChatReply = JSON.stringify({
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'yes' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

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
const usageSchema = z.lazy(() =>
  z
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
    .catch(undefined),
);

const functionSchema = z.lazy(() => z.object({ name: z.string(), arguments: z.unknown() }));

const toolCallSchema = z.lazy(() =>
  z.union([
    z.object({ id: z.string().nullish(), function: functionSchema }),
    z.object({ id: z.string().nullish(), custom: z.object({ name: z.string(), input: z.unknown() }) }),
  ]),
);

const choiceSchema = z.lazy(() =>
  z.object({
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
  }),
);

const replySchema = z.lazy(() =>
  z.object({
    model: z.string().nullish().catch(undefined),
    choices: z.tuple([choiceSchema], z.unknown(), 'it has no choices'),
    usage: usageSchema,
  }),
);

const tokenUsage = (usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage => ({
  input: usage.prompt_tokens,
  output: usage.completion_tokens,
  cached: usage.prompt_tokens_details?.cached_tokens ?? undefined,
  reasoning: usage.completion_tokens_details?.reasoning_tokens ?? undefined,
});

/** OpenRouter's own price: with the user's own key, the upstream bills separately. */
function reportedCost({ cost, is_byok, cost_details }: NonNullable<z.output<typeof usageSchema>>): number | undefined {
  if (cost === undefined || cost === null || !is_byok) return cost ?? undefined;
  const upstream = cost_details?.upstream_inference_cost;
  return upstream === undefined || upstream === null ? undefined : cost + upstream;
}
