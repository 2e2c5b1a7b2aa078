import * as z from 'zod';
import type { TokenUsage } from '../../model/message.ts';
import { type Ending, type ModelReply, parseReply, saidBy, toolCall } from './model-reply.ts';

/** Reads a reply of the chat completions API, as OpenAI and the servers compatible with it send it. */
export function readChatReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
  if ('kind' in reply) return reply;
  const [{ message, finish_reason }] = reply.choices;
  const content =
    typeof message.content === 'string' ? message.content : message.content?.map((part) => part.text ?? '').join('');
  return saidBy(
    {
      text: content || message.refusal || (content ?? undefined),
      toolCalls: (message.tool_calls ?? []).map((call) =>
        'function' in call
          ? toolCall(call.function.name, call.function.arguments, call.id)
          : toolCall(call.custom.name, call.custom.input, call.id),
      ),
      refused: Boolean(message.refusal),
      ending: endingOf(finish_reason),
    },
    { tokenUsage: reply.usage && tokenUsage(reply.usage), model: reply.model ?? undefined },
  );
}

function endingOf(reason: string | null | undefined): Ending {
  if (reason === 'length') return 'cut';
  return reason === 'content_filter' ? 'filtered' : 'complete';
}

const count = z.number().nonnegative();

/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const usageSchema = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
    completion_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish().catch(undefined),
  })
  .optional()
  .catch(undefined);

const toolCallSchema = z.union([
  z.object({ id: z.string().nullish(), function: z.object({ name: z.string(), arguments: z.unknown() }) }),
  z.object({ id: z.string().nullish(), custom: z.object({ name: z.string(), input: z.unknown() }) }),
]);

const choiceSchema = z.object({
  message: z.object({
    content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish(),
    refusal: z.string().nullish(),
    tool_calls: z.array(toolCallSchema).nullish(),
  }),
  finish_reason: z.string().nullish(),
});

const replySchema = z.object({
  model: z.string().nullish().catch(undefined),
  choices: z.tuple([choiceSchema], z.unknown(), 'there is no choice in it'),
  usage: usageSchema,
});

const tokenUsage = (usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage => ({
  input: usage.prompt_tokens,
  output: usage.completion_tokens,
  cached: usage.prompt_tokens_details?.cached_tokens ?? undefined,
  reasoning: usage.completion_tokens_details?.reasoning_tokens ?? undefined,
});
