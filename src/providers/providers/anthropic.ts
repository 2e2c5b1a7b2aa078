import * as z from 'zod';
import { defineProvider, modelTraits, type ProviderDeps } from '../../model/ports/provider.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import { MAX_TOKENS } from '../../model/suite/number-limits.ts';
import { optionalWholeNumber } from '../../model/suite/setting.ts';
import { clientOptions, USER_AGENT, withHeaders } from '../models/model-http.ts';
import {
  keyRule,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  plainUrl,
  requireModel,
} from '../models/model-options.ts';
import { type Model, type ModelRequest, modelProvider, readDataUri, turnsOf } from '../models/model-provider.ts';
import { modelName, replyReader, saidBy, type TurnEnding, toolCall } from '../models/model-reply.ts';
import { usageIn } from '../streams/stream.ts';

const PUBLIC_API = 'https://api.anthropic.com';

/** The least that the interface takes. */
const LEAST_THINKING = 1024;

/** Asks a model of Anthropic. */
export const anthropic = defineProvider({
  type: 'anthropic',
  ...modelTraits,
  options: () =>
    z
      .object({
        base_url: plainUrl(),
        api_key: modelKey(),
        ...modelNames(),
        thinking_budget: optionalWholeNumber(LEAST_THINKING, MAX_TOKENS),
        ...modelOptions(),
      })
      .superRefine(...keyRule())
      .superRefine(...requireModel())
      .refine(({ thinking_budget, temperature = 1 }) => thinking_budget === undefined || temperature === 1, {
        path: ['temperature'],
        error: 'cannot be chosen together with thinking_budget: the model refuses it',
      }),
  create: (options, deps) => {
    const model: AnthropicModel = {
      url: (options.base_url ?? PUBLIC_API).replace(/\/+(?:v1\/*)?$/, ''),
      key: options.api_key?.text ?? '',
      name: modelOf(options),
      options,
      priceList: options.base_url === undefined ? 'anthropic' : undefined,
    };
    return modelProvider(model, () => openClient(model, deps), deps);
  },
});

/** `url` is everything before `/v1/messages`. */
interface AnthropicModel extends Model {
  /** `thinking_budget`: tokens for thinking; absent: no thinking. */
  readonly options: Model['options'] & { readonly thinking_budget?: number | undefined };
}

/** A client of the Messages API. Each option that the library would take from the environment is set. */
async function openClient(model: AnthropicModel, { http }: ProviderDeps) {
  const [{ Anthropic }, { transformJSONSchema }] = await Promise.all([
    import('@anthropic-ai/sdk'),
    import('@anthropic-ai/sdk/lib/transform-json-schema'),
  ]);
  const { url: baseURL, key: apiKey } = model;
  const client = withHeaders(
    new Anthropic({ ...clientOptions(http), baseURL, apiKey, webhookKey: null, openTelemetry: false }),
    {
      ...USER_AGENT,
      // The library's own version, 2026-10-21, refuses the temperature of a judge, and temperature and top_p of a target.
      'anthropic-version': '2023-06-01',
      // Its header for the key. The library sends a bearer token, which gateways do not always take.
      'x-api-key': apiKey,
      authorization: null,
      ...model.options.headers,
    },
  );
  return {
    async send(request: ModelRequest, signal: AbortSignal) {
      // Not `messages.create`, which writes to the console about models that it knows to be old.
      const sent = client.post('/v1/messages', { body: messagesBody(request, model, transformJSONSchema), signal });
      return (await sent.asResponse()).text();
    },
    read: readAnthropicReply,
  };
}

type Schema = Record<string, unknown>;

function messagesBody(
  { messages, temperature, reply }: ModelRequest,
  { name, options }: AnthropicModel,
  adapt: (schema: Schema) => Schema,
) {
  const { max_output_tokens: maxTokens, thinking_budget: budget, reasoning_effort: effort } = options;
  const { system, turns } = turnsOf(messages);
  const format = reply && { type: 'json_schema', schema: adaptedSchema(reply.schema, adapt) };
  return {
    model: name,
    // The interface demands a limit. Thinking counts towards it, and is asked for on top of the answer.
    max_tokens: (maxTokens ?? mostTokens(name)) + (budget ?? 0),
    system,
    messages: turns.map(({ role, content, parts }) => ({
      role: role === 'assistant' ? 'assistant' : 'user',
      content:
        parts?.flatMap((part) => {
          if (part.type === 'text') return part;
          const image = readDataUri(part.dataUri);
          // The model does not accept other media types.
          if (image === undefined || !MEDIA_TYPES.includes(image.mediaType)) return [];
          return { type: 'image', source: { type: 'base64', media_type: image.mediaType, data: image.base64 } };
        }) ?? content,
    })),
    // Thinking does not allow a temperature.
    temperature: budget === undefined || temperature === 1 ? temperature : undefined,
    top_p: options.top_p,
    thinking: budget && { type: 'enabled', budget_tokens: budget },
    stop_sequences: options.stop,
    output_config: effort || reply ? { effort, format } : undefined,
    ...options.extra_body,
  };
}

/** The interface refuses the bounds of a schema: the library turns them into descriptions, where it understands them. */
function adaptedSchema(schema: Readonly<Schema>, adapt: (schema: Schema) => Schema): Schema {
  try {
    return adapt({ ...schema });
  } catch {
    return { ...schema };
  }
}

/** Maximum output of the oldest models of a line, which refuse more; far more than an answer needs, so that few are cut. */
function mostTokens(model: string): number {
  if (/^claude-3-(?:opus|sonnet|haiku)/.test(model)) return 4096;
  return /^claude-3-5-/.test(model) ? 8192 : 16_384;
}

const MEDIA_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** `pause_turn`: the service interrupted a long turn and continues it in another request. */
const ENDINGS: ReadonlyMap<unknown, TurnEnding> = new Map([
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refusal'],
  ['pause_turn', 'broken'],
] as const);

const replySchema = () =>
  z.object({
    model: modelName(),
    content: z.array(
      z.union([
        z.object({ type: z.literal('text'), text: z.string() }),
        z.object({ type: z.literal('tool_use'), name: z.string(), input: z.unknown(), id: z.string().nullish() }),
        // Thinking, searches and whatever comes next: not part of the answer.
        z.object({ type: z.string().refine((type) => type !== 'text' && type !== 'tool_use') }),
      ]),
    ),
    stop_reason: z.string().nullish(),
    usage: z.unknown().optional(),
  });

/** Reads a reply of Anthropic's Messages API. All its text is one answer; its thinking is none. */
const readAnthropicReply = replyReader(replySchema, ({ content, stop_reason: reason, usage, model }) => {
  const texts = content.flatMap((block) => ('text' in block ? block.text : []));
  const ending = ENDINGS.get(reason);
  return saidBy({
    text: texts.length === 0 && ending !== 'refusal' ? undefined : texts.join(''),
    toolCalls: content.flatMap((block) => ('name' in block ? toolCall(block.name, block.input, block.id) : [])),
    hasReasoning: content.some(({ type }) => type === 'thinking' || type === 'redacted_thinking'),
    ending,
    reason,
    tokenUsage: usageOfMessage(usage),
    model,
  });
});

/** The tokens as the interface counts them. Cache reads and writes are reported separately; our input count includes them. */
export const usageOfMessage = (usage: unknown): TokenUsage | undefined =>
  usageIn(usage, {
    input: ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'],
    output: 'output_tokens',
    cached: 'cache_read_input_tokens',
    cacheWritten: 'cache_creation_input_tokens',
    reasoning: 'output_tokens_details.thinking_tokens',
  });
