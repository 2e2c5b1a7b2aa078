import * as z from 'zod';
import type { JudgeFormat, Provider, ProviderDeps } from '../../model/ports/provider.ts';
import type { ChatMessage, ChatPart } from '../../model/run/prompt.ts';
import { saysRefusal } from '../response.ts';
import { numberAt, valueAt } from '../streams/event.ts';
import { usageIn } from '../streams/stream.ts';
import { clientOptions, USER_AGENT, withHeaders } from './model-http.ts';
import { type Model, type ModelRequest, modelProvider } from './model-provider.ts';
import { heldBack, modelName, replyReader, saidBy, type TurnEnding, toolCall, unusable } from './model-reply.ts';

/** `url` is everything before `/chat/completions` or `/responses`; for a dated version of Azure, before `/deployments`. */
interface OpenAiModel extends Model {
  readonly options: Model['options'] & { readonly seed?: number | undefined; readonly verbosity?: string | undefined };
  readonly format: 'chat' | 'responses';
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly organization?: string | undefined;
  readonly project?: string | undefined;
  /** Azure has a header of its own for the key. */
  readonly keyHeader?: 'api-key' | undefined;
  /** A dated version of Azure's interface, where chat completions are below their deployment. */
  readonly azureVersion?: string | undefined;
}

/** A model behind one of OpenAI's two HTTP interfaces. The client library is loaded with the first question. */
export const openAiModel = (model: OpenAiModel, deps: ProviderDeps): Provider =>
  modelProvider(
    model,
    async () => {
      const { AzureOpenAI, OpenAI } = await import('openai');
      const { key, name, query, azureVersion } = model;
      // Each option that the library would take from the environment is set.
      const options = {
        ...clientOptions(deps.http),
        baseURL: model.url,
        // The library demands a key; without one, its header is taken away below.
        apiKey: key || 'none',
        adminAPIKey: null,
        organization: model.organization ?? null,
        project: model.project ?? null,
        webhookSecret: null,
      };
      const azure = { apiVersion: azureVersion, deployment: encodeURIComponent(name.toWellFormed()) };
      const client = withHeaders(
        azureVersion === undefined
          ? new OpenAI({ ...options, defaultQuery: { ...query } })
          : new AzureOpenAI({ ...options, ...azure }),
        {
          ...USER_AGENT,
          ...(key === '' || model.keyHeader !== undefined ? { authorization: null } : {}),
          ...(key !== '' && model.keyHeader !== undefined ? { [model.keyHeader]: key } : {}),
          ...model.options.headers,
        },
      );
      const isChat = model.format === 'chat';
      return {
        // The text is read here: the library wants the right content type, which compatible servers do not always set.
        async send(request, signal) {
          const body = isChat ? chatBody(request, model) : responsesBody(request, model);
          return (await client.post(isChat ? '/chat/completions' : '/responses', { body, signal }).asResponse()).text();
        },
        read: isChat ? readChatReply : readResponsesReply,
      };
    },
    deps,
  );

const chatBody = ({ messages, temperature, reply, tokenLimit }: ModelRequest, { name, options }: OpenAiModel) => ({
  model: name,
  temperature,
  top_p: options.top_p,
  seed: options.seed,
  stop: options.stop,
  reasoning_effort: options.reasoning_effort,
  verbosity: options.verbosity,
  messages: messagesWith(messages, (part) =>
    part.type === 'text' ? part : { type: 'image_url', image_url: { url: part.dataUri } },
  ),
  [tokenLimit]: options.max_output_tokens,
  response_format: reply && { type: 'json_schema', json_schema: shapeOf(reply) },
  ...options.extra_body,
});

function responsesBody({ messages, temperature, reply }: ModelRequest, { name, options }: OpenAiModel) {
  const { reasoning_effort: effort, verbosity } = options;
  return {
    model: name,
    temperature,
    top_p: options.top_p,
    reasoning: effort && { effort },
    input: messagesWith(messages, (part) =>
      part.type === 'text'
        ? { type: 'input_text', text: part.text }
        : { type: 'input_image', image_url: part.dataUri, detail: 'auto' },
    ),
    max_output_tokens: options.max_output_tokens,
    text: verbosity || reply ? { verbosity, format: reply && { type: 'json_schema', ...shapeOf(reply) } } : undefined,
    ...options.extra_body,
  };
}

const messagesWith = (messages: readonly ChatMessage[], asPart: (part: ChatPart) => object) =>
  messages.map(({ role, content, parts }) =>
    parts === undefined ? { role, content } : { role: 'user', content: parts.map(asPart) },
  );

/** Strict output takes only some schemas and refuses the request with any other; those are asked for loosely. */
const shapeOf = ({ name, schema }: NonNullable<JudgeFormat['reply']>) => ({
  name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'reply',
  schema,
  strict: isStrict(schema),
});

/** Whether a JSON Schema keeps to what strict structured output asks for: every object names all its keys and no more. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  if (type === 'object' || properties !== undefined) {
    if (additionalProperties !== false || typeof properties !== 'object' || properties === null) return false;
    if (!Array.isArray(required) || !Object.keys(properties).every((key) => required.includes(key))) return false;
  }
  return Object.values(schema).every(isStrict);
}

/** With the words of servers that imitate the interface: Mistral, vLLM, DeepSeek. Others are an ordinary end. */
const CHAT_ENDINGS: ReadonlyMap<unknown, TurnEnding> = new Map([
  ['length', 'length'],
  ['model_length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content_filter'],
  ['refusal', 'refusal'],
  ['error', 'broken'],
  ['abort', 'broken'],
  ['insufficient_system_resource', 'broken'],
] as const);

const functionSchema = () => z.object({ name: z.string(), arguments: z.unknown() });
const customSchema = () => z.object({ name: z.string(), input: z.unknown() });

const chatReplySchema = () =>
  z.object({
    model: modelName(),
    choices: z.tuple(
      [
        z.object({
          message: z.object({
            content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish(),
            refusal: z.string().nullish(),
            reasoning_content: z.unknown().optional(),
            reasoning: z.unknown().optional(),
            tool_calls: z
              .array(
                z.union([
                  z.object({ id: z.string().nullish(), function: functionSchema() }),
                  z.object({ id: z.string().nullish(), custom: customSchema() }),
                ]),
              )
              .nullish(),
            /** The form of older servers: one call. */
            function_call: functionSchema().nullish(),
          }),
          finish_reason: z.string().nullish(),
          error: z.object({ message: z.string(), code: z.unknown().optional() }).nullish().catch(undefined),
        }),
      ],
      z.unknown(),
      'it has no choices',
    ),
    usage: z.unknown().optional(),
  });

/** Reads a reply of the chat completions API, as OpenAI and the servers compatible with it send it. */
const readChatReply = replyReader(chatReplySchema, ({ choices, usage, model }) => {
  const [{ message, finish_reason: reason, error }] = choices;
  // A router reports this way that its upstream failed after it had started.
  if (error && saysRefusal(`${error.code} ${error.message}`)) return heldBack();
  if (error) return unusable(error.code === 429 ? 'rate_limit' : 'provider', error.message);

  const { content, refusal, function_call: older, tool_calls = [] } = message;
  const said = Array.isArray(content) ? content.map((part) => part.text ?? '').join('') : content;
  const calls = tool_calls?.length ? tool_calls : older ? [{ function: older, id: undefined }] : [];
  const cost = numberAt(usage, 'cost');
  // With the user's own key, the upstream of OpenRouter bills separately.
  const upstream = valueAt(usage, 'is_byok') === true ? numberAt(usage, 'cost_details', 'upstream_inference_cost') : 0;
  const tokenUsage = usageIn(usage, {
    input: 'prompt_tokens',
    output: 'completion_tokens',
    cached: 'prompt_tokens_details.cached_tokens',
    reasoning: 'completion_tokens_details.reasoning_tokens',
  });
  return saidBy({
    text: said || refusal || (said ?? undefined),
    toolCalls: calls.map((call) =>
      'function' in call
        ? toolCall(call.function.name, call.function.arguments, call.id)
        : toolCall(call.custom.name, call.custom.input, call.id),
    ),
    hasReasoning: Boolean(message.reasoning_content || message.reasoning),
    ending: refusal ? 'refusal' : CHAT_ENDINGS.get(reason),
    reason,
    tokenUsage,
    model,
    costUsd: tokenUsage && cost !== undefined && upstream !== undefined ? cost + upstream : undefined,
  });
});

const responsesReplySchema = () =>
  z.object({
    status: z.string().nullish(),
    model: modelName(),
    incomplete_details: z.object({ reason: z.string().nullish() }).nullish().catch(undefined),
    output: z.array(
      z.union([
        z.object({
          type: z.literal('message'),
          phase: z.unknown().optional(),
          content: z.array(z.object({ text: z.string().optional(), refusal: z.string().optional() })),
        }),
        functionSchema().extend({ type: z.literal('function_call'), call_id: z.string().nullish() }),
        customSchema().extend({ type: z.literal('custom_tool_call'), call_id: z.string().nullish() }),
        // Reasoning, searches and whatever comes next: not part of the answer.
        z.object({ type: z.string().refine((type) => !ANSWER_ITEMS.includes(type)) }),
      ]),
    ),
    usage: z.unknown().optional(),
  });

const ANSWER_ITEMS = ['message', 'function_call', 'custom_tool_call'];

/** Reads a reply of the Responses API. All text of all its messages is one answer, except what it said in between. */
const readResponsesReply = replyReader(responsesReplySchema, ({ status, output, usage, model, ...reply }) => {
  if (['failed', 'cancelled', 'queued', 'in_progress'].includes(status ?? '')) {
    return unusable('provider', `the status of its reply is "${status}", so there is no answer`);
  }
  const parts = output.flatMap((item) => ('content' in item && item.phase !== 'commentary' ? item.content : []));
  const texts = parts.flatMap((part) => part.text ?? part.refusal ?? []);
  const toolCalls = output.flatMap((item) =>
    'name' in item ? toolCall(item.name, 'input' in item ? item.input : item.arguments, item.call_id) : [],
  );
  const isKnown = ['completed', 'incomplete'].includes(status ?? 'completed');
  if (!isKnown && texts.join('') === '' && toolCalls.length === 0) {
    return unusable('provider', `the status of its reply is "${status}", and it has no text`);
  }
  const reason = reply.incomplete_details?.reason;
  const cut = reason === 'max_output_tokens' ? 'length' : reason === 'content_filter' ? reason : undefined;
  return saidBy({
    text: texts.length === 0 ? undefined : texts.join(''),
    toolCalls,
    hasReasoning: output.some(({ type }) => type === 'reasoning'),
    ending: parts.some((part) => part.refusal) ? 'refusal' : (cut ?? (status === 'incomplete' ? 'broken' : undefined)),
    reason,
    tokenUsage: usageIn(usage, {
      input: 'input_tokens',
      output: 'output_tokens',
      cached: 'input_tokens_details.cached_tokens',
      reasoning: 'output_tokens_details.reasoning_tokens',
    }),
    model,
  });
});
