import * as z from 'zod';
import type { TokenUsage } from '../../model/message.ts';
import { type Ending, type ModelReply, parseReply, saidBy, toolCall } from './model-reply.ts';

/** Reads a reply of Anthropic's Messages API. All its text is one answer; its thinking is none. */
export function readAnthropicReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
  if ('kind' in reply) return reply;
  const texts = reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const refused = reply.stop_reason === 'refusal';
  return saidBy(
    {
      text: texts.length === 0 && !refused ? undefined : texts.join(''),
      toolCalls: reply.content.flatMap((block) =>
        block.type === 'tool_use' ? [toolCall(block.name, block.input, block.id)] : [],
      ),
      refused,
      ending: endingOf(reply.stop_reason),
    },
    { tokenUsage: reply.usage && tokenUsage(reply.usage), model: reply.model ?? undefined },
  );
}

/** A reply as most are. */
export const sampleAnthropicReply = JSON.stringify({
  model: 'm',
  content: [{ type: 'text', text: 'yes' }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 1, output_tokens: 1 },
});

const endingOf = (reason: string | null | undefined): Ending =>
  reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'cut' : 'complete';

const count = z.number().nonnegative();

/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const usageSchema = z.lazy(() =>
  z
    .object({
      input_tokens: count,
      output_tokens: count,
      cache_read_input_tokens: count.nullish(),
      cache_creation_input_tokens: count.nullish(),
      output_tokens_details: z.object({ thinking_tokens: count.nullish() }).nullish().catch(undefined),
    })
    .optional()
    .catch(undefined),
);

const blockSchema = z.lazy(() =>
  z.union([
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('tool_use'), name: z.string(), input: z.unknown(), id: z.string().nullish() }),
    // Thinking, searches and whatever comes next: not part of the answer.
    z.object({ type: z.literal('other') }),
  ]),
);

const known = ['text', 'tool_use'];

const replySchema = z.lazy(() =>
  z.object({
    model: z.string().nullish().catch(undefined),
    content: z.array(z.preprocess(nameOther, blockSchema)),
    stop_reason: z.string().nullish(),
    usage: usageSchema,
  }),
);

function nameOther(block: unknown): unknown {
  const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : undefined;
  return typeof type === 'string' && !known.includes(type) ? { type: 'other' } : block;
}

/** Anthropic counts what was read from and written to the cache beside the input; with us all of it is input. */
const tokenUsage = (usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage => ({
  input: usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0),
  output: usage.output_tokens,
  cached: usage.cache_read_input_tokens ?? undefined,
  ...(usage.cache_creation_input_tokens && { cacheWritten: usage.cache_creation_input_tokens }),
  reasoning: usage.output_tokens_details?.thinking_tokens ?? undefined,
});
