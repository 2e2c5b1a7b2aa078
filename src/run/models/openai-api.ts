import type OpenAI from 'openai';
import type { Http } from '../../model/ports/network.ts';
import type { Judging, Provider, ProviderDeps } from '../../model/ports/provider.ts';
import type { ChatMessage } from '../../model/run/prompt.ts';
import { clientOptions, USER_AGENT, withHeaders } from './model-http.ts';
import { type ModelClient, type ModelRequest, type ModelSettings, modelProvider, partsOf } from './model-provider.ts';
import { readChatReply, readResponsesReply } from './openai-replies.ts';

/** `url` is everything before `/chat/completions` or `/responses`; for a dated version of Azure, before `/deployments`. */
interface OpenAiSettings extends ModelSettings {
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly format: 'chat' | 'responses';
  readonly seed?: number | undefined;
  readonly verbosity?: string | undefined;
  readonly organization?: string | undefined;
  readonly project?: string | undefined;
  /** In which header the key goes out: Azure has its own. */
  readonly keyHeader?: 'authorization' | 'api-key' | undefined;
  /** A dated version of Azure's interface, where chat completions are below their deployment. */
  readonly azureVersion?: string | undefined;
}

/** A model behind one of OpenAI's two HTTP interfaces. The client library is loaded with the first question. */
export const openAiModel = (settings: OpenAiSettings, deps: ProviderDeps): Provider =>
  modelProvider(settings, () => openClient(settings, deps.http), deps);

/** Each option that the library would take from the environment is set. */
async function openClient(settings: OpenAiSettings, http: Http): Promise<ModelClient> {
  const { AzureOpenAI, OpenAI } = await import('openai');
  const { url, key, model, query, azureVersion } = settings;
  const options = {
    ...clientOptions(http),
    baseURL: url,
    // The library demands a key; without one, `keyHeaders` takes the header away.
    apiKey: key || 'none',
    adminAPIKey: null,
    organization: settings.organization ?? null,
    project: settings.project ?? null,
    webhookSecret: null,
  };
  const client = withHeaders(
    azureVersion === undefined
      ? new OpenAI({ ...options, defaultQuery: { ...query } })
      : new AzureOpenAI({ ...options, apiVersion: azureVersion, deployment: encodeURIComponent(model.toWellFormed()) }),
    { ...USER_AGENT, ...keyHeaders(settings), ...settings.headers },
  );
  // The text is read here: the library wants the right content type, which compatible servers do not always set.
  return settings.format === 'chat'
    ? {
        send: async (request, signal) =>
          (await client.chat.completions.create(chatBody(request, settings), { signal }).asResponse()).text(),
        read: readChatReply,
      }
    : {
        send: async (request, signal) =>
          (await client.responses.create(responsesBody(request, settings), { signal }).asResponse()).text(),
        read: readResponsesReply,
      };
}

/** Where the key is not sent as a bearer token. */
function keyHeaders({ key, keyHeader }: OpenAiSettings): Record<string, string | null> {
  if (key === '') return { authorization: null };
  return keyHeader === 'api-key' ? { authorization: null, 'api-key': key } : {};
}

function chatBody(
  { messages, temperature, reply, tokenLimit }: ModelRequest,
  settings: OpenAiSettings,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  const { model, maxOutputTokens, stop } = settings;
  return {
    model,
    temperature,
    top_p: settings.topP,
    seed: settings.seed,
    stop: stop && [...stop],
    reasoning_effort: settings.reasoningEffort as OpenAI.ReasoningEffort | undefined,
    verbosity: settings.verbosity as 'low' | undefined,
    messages: messages.map(chatMessage),
    ...(maxOutputTokens !== undefined && { [tokenLimit]: maxOutputTokens }),
    ...(reply && { response_format: { type: 'json_schema' as const, json_schema: shapeOf(reply) } }),
    ...settings.extraBody,
  };
}

function chatMessage(message: ChatMessage): OpenAI.ChatCompletionMessageParam {
  const { role, content } = message;
  if (message.parts === undefined) return { role, content };
  const parts = partsOf(message).map((part) =>
    part.type === 'text' ? part : { type: 'image_url' as const, image_url: { url: part.dataUri } },
  );
  return { role: 'user', content: parts };
}

function responsesBody(
  { messages, temperature, reply }: ModelRequest,
  settings: OpenAiSettings,
): OpenAI.Responses.ResponseCreateParamsNonStreaming {
  const { model, maxOutputTokens, reasoningEffort, verbosity } = settings;
  const text = {
    verbosity: verbosity as 'low' | undefined,
    format: reply && { type: 'json_schema' as const, ...shapeOf(reply) },
  };
  return {
    model,
    temperature,
    top_p: settings.topP,
    reasoning: reasoningEffort === undefined ? undefined : { effort: reasoningEffort as OpenAI.ReasoningEffort },
    input: messages.map(inputMessage),
    max_output_tokens: maxOutputTokens,
    text: verbosity !== undefined || reply ? text : undefined,
    ...settings.extraBody,
  };
}

function inputMessage(message: ChatMessage): OpenAI.Responses.ResponseInputItem {
  const { role, content } = message;
  if (message.parts === undefined) return { role, content };
  const parts = partsOf(message).map((part) =>
    part.type === 'text'
      ? { type: 'input_text' as const, text: part.text }
      : { type: 'input_image' as const, image_url: part.dataUri, detail: 'auto' as const },
  );
  return { role: 'user', content: parts };
}

/** Strict output takes only some schemas and refuses the request with any other; those are asked for loosely. */
const shapeOf = ({ name, schema }: NonNullable<Judging['reply']>) => ({
  name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'reply',
  schema: { ...schema },
  strict: isStrict(schema),
});

/** Whether a JSON Schema keeps to what strict structured output asks for: every object names all its keys and no more. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  const isObject = type === 'object' || properties !== undefined;
  if (isObject && (additionalProperties !== false || !namesAll(properties, required))) return false;
  return Object.values(schema).every(isStrict);
}

function namesAll(properties: unknown, required: unknown): boolean {
  if (typeof properties !== 'object' || properties === null) return false;
  return Array.isArray(required) && Object.keys(properties).every((key) => required.includes(key));
}
