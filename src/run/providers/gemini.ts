import * as z from 'zod';
import type { Http } from '../../model/ports/network.ts';
import { defineProvider, modelTraits, type Provider, type ProviderDeps } from '../../model/ports/provider.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import type { ChatMessage } from '../../model/run/prompt.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { post, USER_AGENT } from '../models/model-http.ts';
import {
  commonSettings,
  keyRule,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  openAiOptions,
  optionalHeaderKey,
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
import {
  type Ending,
  heldBack,
  type ModelReply,
  parseReply,
  saidBy,
  toolCall,
  unusable,
} from '../models/model-reply.ts';

const AI_STUDIO = 'https://generativelanguage.googleapis.com';
const DEFAULT_MODEL = 'gemini-3.5-flash';

/**
 * Calls a Gemini model: of AI Studio with `api_key`, or of Vertex AI with `project` and `access_token`, which the
 * sign-in step of a workflow returns.
 */
export const gemini = defineProvider({
  type: 'gemini',
  aliases: ['google', 'google-gemini'],
  ...modelTraits,
  images: ['image/png', 'image/jpeg', 'image/webp'],
  options: () =>
    z
      .object({
        base_url: plainUrl(),
        api_key: modelKey(),
        project: optionalText().refine(isPathPart, 'must be the id of a Google Cloud project'),
        location: optionalText().refine(
          isPathPart,
          'must be a location of Google Cloud, such as us-central1 or global',
        ),
        access_token: optionalHeaderKey(),
        ...modelNames(),
        seed: openAiOptions().seed,
        ...modelOptions(),
      })
      .superRefine(...keyRule(({ project }) => project === undefined))
      .superRefine(({ project, location, access_token }, context) => {
        const miss = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message, params: { secret: true } });
        if (project !== undefined && access_token === undefined) miss('access_token', 'is required with project');
        if (project === undefined && location !== undefined) miss('location', 'requires project');
        if (project === undefined && access_token !== undefined) miss('access_token', 'requires project');
      }),
  create: (options, deps) => {
    const { base_url, project, location = 'global', api_key, access_token } = options;
    const isVertex = project !== undefined;
    return geminiModel(
      {
        url: isVertex ? vertexUrl(project, location, base_url) : aiStudioUrl(base_url ?? AI_STUDIO),
        key: (isVertex ? access_token : api_key?.text) ?? '',
        keyHeader: isVertex ? 'authorization' : 'x-goog-api-key',
        model: (modelOf(options) ?? DEFAULT_MODEL).replace(/^models\//, ''),
        seed: options.seed,
        ...commonSettings(options),
        priceList: !isVertex && base_url === undefined ? 'google' : undefined,
      },
      deps,
    );
  },
});

/** The regional address of Vertex AI; `eu` and `us` mean several regions. */
export function vertexUrl(project: string, location: string, baseUrl?: string): string {
  const host =
    location === 'global'
      ? 'aiplatform.googleapis.com'
      : ['eu', 'us'].includes(location)
        ? `aiplatform.${location}.rep.googleapis.com`
        : `${location}-aiplatform.googleapis.com`;
  const base = withVersion(baseUrl ?? `https://${host}`, 'v1');
  return `${base}/projects/${project}/locations/${location}/publishers/google/models`;
}

const aiStudioUrl = (baseUrl: string): string => `${withVersion(baseUrl, 'v1beta')}/models`;

/** The version of the interface, unless the address names one. */
function withVersion(baseUrl: string, version: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return /\/v\d\w*$/.test(base) ? base : `${base}/${version}`;
}

function isPathPart(text: string | undefined): boolean {
  return text === undefined || /^[\w.:-]+$/.test(text);
}

/** `url` is everything before `/<model>:generateContent`. */
interface GeminiSettings extends ModelSettings {
  readonly seed?: number | undefined;
  /** An API key of AI Studio, or an access token of Google Cloud. */
  readonly keyHeader: 'x-goog-api-key' | 'authorization';
}

/** A Gemini model behind the interface that AI Studio and Vertex AI share. */
const geminiModel = (settings: GeminiSettings, deps: ProviderDeps): Provider =>
  modelProvider(settings, async () => clientFor(settings, deps.http), deps);

function clientFor(settings: GeminiSettings, http: Http): ModelClient {
  const { url, model, key, keyHeader } = settings;
  // Half a character, which a name in YAML can hold, has no place in an address.
  const name = encodeURIComponent(model.toWellFormed());
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...USER_AGENT,
    ...(keyHeader === 'authorization' ? { authorization: `Bearer ${key}` } : { 'x-goog-api-key': key }),
    ...settings.headers,
  };
  return {
    send: (request, signal) =>
      post(http, `${url}/${name}:generateContent`, {
        headers,
        body: JSON.stringify(contentBody(request, settings)),
        signal,
      }),
    read: readGeminiReply,
  };
}

function contentBody(
  { messages, temperature, reply }: ModelRequest,
  { maxOutputTokens, topP, stop, reasoningEffort, extraBody, seed }: GeminiSettings,
): Readonly<Record<string, unknown>> {
  const { system, turns } = turnsOf(messages);
  const generationConfig = {
    temperature,
    maxOutputTokens,
    topP,
    seed,
    stopSequences: stop,
    thinkingConfig: reasoningEffort === undefined ? undefined : { thinkingLevel: reasoningEffort },
    responseMimeType: reply && 'application/json',
    responseJsonSchema: reply?.schema,
  };
  return {
    systemInstruction: system && { parts: [{ text: system }] },
    contents: turns.map(contentOf),
    generationConfig: Object.values(generationConfig).some((value) => value !== undefined)
      ? generationConfig
      : undefined,
    ...extraBody,
  };
}

function contentOf(message: ChatMessage) {
  const parts = partsOf(message).flatMap((part): object[] =>
    part.type === 'text' ? [{ text: part.text }] : inlineData(part.dataUri),
  );
  return {
    role: message.role === 'assistant' ? 'model' : 'user',
    parts: parts.length === 0 ? [{ text: message.content }] : parts,
  };
}

function inlineData(dataUri: string) {
  const image = readDataUri(dataUri);
  return image ? [{ inlineData: { mimeType: image.mediaType, data: image.base64 } }] : [];
}

/** Reads a reply of Gemini's `generateContent`. All its text is one answer; its thoughts are none. */
function readGeminiReply(text: string): ModelReply {
  const reply = parseReply(text, replySchema);
  if ('kind' in reply) return reply;
  const [candidate] = reply.candidates ?? [];
  const rest = {
    tokenUsage: reply.usageMetadata && tokenUsage(reply.usageMetadata),
    model: reply.modelVersion ?? undefined,
  };
  if (candidate === undefined) return reply.promptFeedback?.blockReason ? heldBack(rest) : WITHOUT_CANDIDATE;
  const parts = candidate.content?.parts ?? [];
  const texts = parts.flatMap((part) => (part.text === undefined || part.thought ? [] : [part.text]));
  return saidBy(
    {
      text: texts.length === 0 ? undefined : texts.join(''),
      toolCalls: parts.flatMap(({ functionCall: call }) => (call ? [toolCall(call.name, call.args, call.id)] : [])),
      hasReasoning: parts.some(({ thought }) => thought),
      ending: endingOf(candidate.finishReason, texts.length > 0),
      reason: candidate.finishReason,
    },
    rest,
  );
}

const WITHOUT_CANDIDATE = unusable('provider', 'its reply has an unexpected form: it has no candidates');

const FILTERED = [
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'MODEL_ARMOR',
];

const BROKEN = [
  'FINISH_REASON_UNSPECIFIED',
  'OTHER',
  'MALFORMED_FUNCTION_CALL',
  'MALFORMED_RESPONSE',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
  'MISSING_THOUGHT_SIGNATURE',
];

/** An answer without text and with a reason that is not known yet has no result to grade. */
function endingOf(reason: string | null | undefined, hasText: boolean): Ending {
  if (reason === undefined || reason === null || reason === 'STOP') return undefined;
  if (reason === 'MAX_TOKENS') return 'length';
  if (FILTERED.includes(reason)) return 'content_filter';
  return hasText && !BROKEN.includes(reason) ? undefined : 'broken';
}

const count = z.number().nonnegative().nullish();

const usageSchema = z
  .object({
    promptTokenCount: z.number().nonnegative(),
    candidatesTokenCount: count,
    thoughtsTokenCount: count,
    cachedContentTokenCount: count,
    toolUsePromptTokenCount: count,
    totalTokenCount: count,
  })
  .optional()
  .catch(undefined);

const partSchema = z.object({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  functionCall: z.object({ name: z.string(), args: z.unknown(), id: z.string().nullish() }).optional(),
});

const candidateSchema = z.object({
  content: z.object({ parts: z.array(partSchema).nullish() }).nullish(),
  finishReason: z.string().nullish(),
});

const replySchema = z
  .object({
    candidates: z.array(candidateSchema).nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish().catch(undefined),
    modelVersion: z.string().nullish().catch(undefined),
    usageMetadata: usageSchema,
  })
  .refine(({ candidates, promptFeedback }) => candidates || promptFeedback, 'it has no candidates');

/**
 * Thoughts are counted separately from the answer, and counts of 0 are missing in the reply; the total resolves this.
 */
function tokenUsage(usage: NonNullable<z.output<typeof usageSchema>>): TokenUsage | undefined {
  const { promptTokenCount, candidatesTokenCount: said, thoughtsTokenCount: thought, totalTokenCount: total } = usage;
  const input = promptTokenCount + (usage.toolUsePromptTokenCount ?? 0);
  const output = isCount(said) || isCount(thought) ? (said ?? 0) + (thought ?? 0) : isCount(total) ? total - input : -1;
  if (output < 0) return undefined;
  return {
    input,
    output,
    cached: usage.cachedContentTokenCount ?? undefined,
    reasoning: thought ?? undefined,
  };
}

const isCount = (value: number | null | undefined): value is number => value !== undefined && value !== null;
