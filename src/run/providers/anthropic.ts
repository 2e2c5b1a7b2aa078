import type Anthropic from '@anthropic-ai/sdk';
import * as z from 'zod';
import type { Http } from '../../model/ports/network.ts';
import { defineProvider, modelTraits, type Provider, type ProviderDeps } from '../../model/ports/provider.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import type { ChatMessage } from '../../model/run/prompt.ts';
import { MAX_TOKENS } from '../../model/suite/limits.ts';
import { optionalWholeNumber } from '../../model/suite/setting.ts';
import { clientOptions, USER_AGENT, withHeaders } from '../models/model-http.ts';
import {
  commonSettings,
  keyRule,
  modelIsMissing,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  plainUrl,
} from '../models/model-options.ts';
import {
  type ModelClient,
  type ModelRequest,
  type ModelSettings,
  modelProvider,
  partsOf,
  readDataUri,
  turnsOf,
} from '../models/model-provider.ts';
import { type Ending, type ModelReply, parseReply, saidBy, toolCall } from '../models/model-reply.ts';

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
      .refine((options) => modelOf(options) !== undefined, modelIsMissing)
      .refine(({ thinking_budget, temperature = 1 }) => thinking_budget === undefined || temperature === 1, {
        path: ['temperature'],
        error: 'cannot be chosen together with thinking_budget: the model refuses it',
      }),
  create: (options, deps) =>
    anthropicModel(
      {
        url: (options.base_url ?? PUBLIC_API).replace(/\/+(?:v1\/*)?$/, ''),
        key: options.api_key?.text ?? '',
        model: modelOf(options) ?? '',
        ...commonSettings(options),
        thinkingBudget: options.thinking_budget,
        priceList: options.base_url === undefined ? 'anthropic' : undefined,
      },
      deps,
    ),
});

/** `url` is everything before `/v1/messages`. */
interface AnthropicSettings extends ModelSettings {
  /** Tokens for thinking; absent: no thinking. */
  readonly thinkingBudget?: number | undefined;
}

/** A model of Anthropic's Messages API. The client library is loaded with the first question. */
const anthropicModel = (settings: AnthropicSettings, deps: ProviderDeps): Provider =>
  modelProvider(settings, () => openClient(settings, deps.http), deps);

/** Each option that the library would take from the environment is set. */
async function openClient(settings: AnthropicSettings, http: Http): Promise<ModelClient> {
  const [{ Anthropic }, { transformJSONSchema }] = await Promise.all([
    import('@anthropic-ai/sdk'),
    import('@anthropic-ai/sdk/lib/transform-json-schema'),
  ]);
  const { url: baseURL, key: apiKey } = settings;
  const client = withHeaders(
    new Anthropic({ ...clientOptions(http), baseURL, apiKey, webhookKey: null, openTelemetry: false }),
    {
      ...USER_AGENT,
      // The library's own version, 2026-10-21, refuses the temperature of a judge, and temperature and top_p of a target.
      'anthropic-version': '2023-06-01',
      // Its header for the key. The library sends a bearer token, which gateways do not always take.
      'x-api-key': apiKey,
      authorization: null,
      ...settings.headers,
    },
  );
  return {
    async send(request, signal) {
      // Not `messages.create`, which writes to the console about models that it knows to be old.
      const sent = client.post('/v1/messages', { body: messagesBody(request, settings, transformJSONSchema), signal });
      return (await sent.asResponse()).text();
    },
    read: readAnthropicReply,
  };
}

function messagesBody(
  { messages, temperature, reply }: ModelRequest,
  settings: AnthropicSettings,
  adapt: (schema: Schema) => Schema,
): Anthropic.MessageCreateParamsNonStreaming {
  const { model, maxOutputTokens, thinkingBudget, topP, stop, reasoningEffort } = settings;
  const { system, turns } = turnsOf(messages);
  const output = {
    effort: reasoningEffort as 'low' | undefined,
    format: reply && { type: 'json_schema' as const, schema: adapted(reply.schema, adapt) },
  };
  // Older models take both, which the types of the library no longer name. Thinking does not allow a temperature.
  const sampling = {
    temperature: thinkingBudget === undefined || temperature === 1 ? temperature : undefined,
    top_p: topP,
  };
  return {
    model,
    // The interface demands a limit. Thinking counts towards it, and is asked for on top of the answer.
    max_tokens: (maxOutputTokens ?? mostTokens(model)) + (thinkingBudget ?? 0),
    system,
    messages: turns.map(turnOf),
    ...sampling,
    thinking: thinkingBudget === undefined ? undefined : { type: 'enabled' as const, budget_tokens: thinkingBudget },
    stop_sequences: stop && [...stop],
    output_config: reasoningEffort !== undefined || reply ? output : undefined,
    ...settings.extraBody,
  };
}

type Schema = Record<string, unknown>;

/** The interface refuses the bounds of a schema: the library turns them into descriptions, where it understands them. */
function adapted(schema: Readonly<Schema>, adapt: (schema: Schema) => Schema): Schema {
  try {
    return adapt({ ...schema });
  } catch {
    return { ...schema };
  }
}

/** Maximum output of the oldest models of a line; far more than an answer needs, so that few are cut. */
function mostTokens(model: string): number {
  if (/^claude-3-(?:opus|sonnet|haiku)/.test(model)) return 4096;
  return /^claude-3-5-/.test(model) ? 8192 : 16_384;
}

function turnOf(message: ChatMessage): Anthropic.MessageParam {
  const role = message.role === 'assistant' ? 'assistant' : 'user';
  if (message.parts === undefined) return { role, content: message.content };
  return {
    role,
    content: partsOf(message).flatMap((part) => (part.type === 'text' ? part : (imageOf(part.dataUri) ?? []))),
  };
}

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The model does not accept other media types. */
function imageOf(dataUri: string): Anthropic.ImageBlockParam | undefined {
  const image = readDataUri(dataUri);
  const mediaType = MEDIA_TYPES.find((type) => type === image?.mediaType);
  if (image === undefined || mediaType === undefined) return undefined;
  return { type: 'image', source: { type: 'base64', media_type: mediaType, data: image.base64 } };
}

/** Reads a reply of Anthropic's Messages API. All its text is one answer; its thinking is none. */
function readAnthropicReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
  if ('kind' in reply) return reply;
  const texts = reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const ending = ENDINGS.get(reply.stop_reason);
  return saidBy(
    {
      text: texts.length === 0 && ending !== 'refusal' ? undefined : texts.join(''),
      toolCalls: reply.content.flatMap((block) =>
        block.type === 'tool_use' ? [toolCall(block.name, block.input, block.id)] : [],
      ),
      hasReasoning: reply.content.some(({ type }) => type === 'thinking'),
      ending,
      reason: reply.stop_reason,
    },
    { tokenUsage: reply.usage && tokenUsage(reply.usage), model: reply.model ?? undefined },
  );
}

/** `pause_turn`: the service interrupted a long turn and continues it in another request. */
const ENDINGS: ReadonlyMap<unknown, Ending> = new Map([
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refusal'],
  ['pause_turn', 'broken'],
] as const);

const count = z.number().nonnegative();

/** Only existing counts are used: a usage without its two main counts is ignored. */
const usageSchema = z
  .object({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count.nullish(),
    cache_creation_input_tokens: count.nullish(),
    output_tokens_details: z.object({ thinking_tokens: count.nullish() }).nullish().catch(undefined),
  })
  .optional()
  .catch(undefined);

const blockSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), name: z.string(), input: z.unknown(), id: z.string().nullish() }),
  z.object({ type: z.enum(['thinking', 'redacted_thinking']).transform(() => 'thinking' as const) }),
  // Searches and whatever comes next: not part of the answer.
  z.object({ type: z.literal('other') }),
]);

const known = ['text', 'tool_use', 'thinking', 'redacted_thinking'];

const replySchema = z.object({
  model: z.string().nullish().catch(undefined),
  content: z.array(z.preprocess(nameOther, blockSchema)),
  stop_reason: z.string().nullish(),
  usage: usageSchema,
});

function nameOther(block: unknown): unknown {
  const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : undefined;
  return typeof type === 'string' && !known.includes(type) ? { type: 'other' } : block;
}

/** Anthropic reports cache reads and writes separately; our input count includes them. */
const tokenUsage = (usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage => ({
  input: usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0),
  output: usage.output_tokens,
  cached: usage.cache_read_input_tokens ?? undefined,
  cacheWritten: usage.cache_creation_input_tokens || undefined,
  reasoning: usage.output_tokens_details?.thinking_tokens ?? undefined,
});
