import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { post, USER_AGENT } from '../models/model-http.ts';
import {
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
  type Model,
  type ModelClient,
  type ModelRequest,
  modelProvider,
  partsOf,
  readDataUri,
  turnsOf,
} from '../models/model-provider.ts';
import {
  heldBack,
  modelName,
  replyReader,
  saidBy,
  type TurnEnding,
  toolCall,
  unusable,
} from '../models/model-reply.ts';
import { numberAt } from '../streams/event.ts';
import { usageOf } from '../streams/stream.ts';

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
    const model: GeminiModel = {
      url: isVertex ? vertexUrl(project, location, base_url) : `${withVersion(base_url ?? AI_STUDIO, 'v1beta')}/models`,
      key: (isVertex ? access_token : api_key?.text) ?? '',
      isVertex,
      name: (modelOf(options) || DEFAULT_MODEL).replace(/^models\//, ''),
      options,
      priceList: !isVertex && base_url === undefined ? 'google' : undefined,
    };
    // Half a character, which a name in YAML can hold, has no place in an address.
    const url = `${model.url}/${encodeURIComponent(model.name.toWellFormed())}:generateContent`;
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...USER_AGENT,
      ...(isVertex ? { authorization: `Bearer ${model.key}` } : { 'x-goog-api-key': model.key }),
      ...model.options.headers,
    };
    const client: ModelClient = {
      send: (request, signal) =>
        post(deps.http, url, { headers, body: JSON.stringify(contentBody(request, model.options)), signal }),
      read: readGeminiReply,
    };
    return modelProvider(model, async () => client, deps);
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

/** The version of the interface, unless the address names one. */
function withVersion(baseUrl: string, version: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return /\/v\d\w*$/.test(base) ? base : `${base}/${version}`;
}

function isPathPart(text: string | undefined): boolean {
  return text === undefined || /^[\w.:-]+$/.test(text);
}

/** `url` is everything before `/<model>:generateContent`; the key is one of AI Studio, or an access token of Vertex AI. */
interface GeminiModel extends Model {
  readonly options: Model['options'] & { readonly seed?: number | undefined };
  readonly isVertex: boolean;
}

function contentBody({ messages, temperature, reply }: ModelRequest, options: GeminiModel['options']) {
  const { system, turns } = turnsOf(messages);
  const generationConfig = {
    temperature,
    maxOutputTokens: options.max_output_tokens,
    topP: options.top_p,
    seed: options.seed,
    stopSequences: options.stop,
    thinkingConfig: options.reasoning_effort && { thinkingLevel: options.reasoning_effort },
    responseMimeType: reply && 'application/json',
    responseJsonSchema: reply?.schema,
  };
  const isDefault = Object.values(generationConfig).every((value) => value === undefined);
  return {
    systemInstruction: system && { parts: [{ text: system }] },
    contents: turns.map((message) => {
      const parts = partsOf(message).flatMap((part): object[] => {
        if (part.type === 'text') return [{ text: part.text }];
        const image = readDataUri(part.dataUri);
        return image === undefined ? [] : [{ inlineData: { mimeType: image.mediaType, data: image.base64 } }];
      });
      return {
        role: message.role === 'assistant' ? 'model' : 'user',
        parts: parts.length === 0 ? [{ text: message.content }] : parts,
      };
    }),
    generationConfig: isDefault ? undefined : generationConfig,
    ...options.extra_body,
  };
}

const FILTERED = [
  ...['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'IMAGE_SAFETY'],
  ...['IMAGE_PROHIBITED_CONTENT', 'MODEL_ARMOR'],
];

const BROKEN = [
  ...['FINISH_REASON_UNSPECIFIED', 'OTHER', 'MALFORMED_FUNCTION_CALL', 'MALFORMED_RESPONSE', 'UNEXPECTED_TOOL_CALL'],
  ...['TOO_MANY_TOOL_CALLS', 'MISSING_THOUGHT_SIGNATURE'],
];

/** An answer without text and with a reason that is not known yet has no result to grade. */
function endingOf(reason: string | null | undefined, hasText: boolean): TurnEnding {
  if (reason === undefined || reason === null || reason === 'STOP') return undefined;
  if (reason === 'MAX_TOKENS') return 'length';
  if (FILTERED.includes(reason)) return 'content_filter';
  return hasText && !BROKEN.includes(reason) ? undefined : 'broken';
}

const partSchema = () =>
  z.object({
    text: z.string().optional(),
    thought: z.boolean().optional(),
    functionCall: z.object({ name: z.string(), args: z.unknown().optional(), id: z.string().nullish() }).optional(),
  });

const replySchema = () =>
  z
    .object({
      candidates: z
        .array(
          z.object({
            content: z.object({ parts: z.array(partSchema()).nullish() }).nullish(),
            finishReason: z.string().nullish(),
          }),
        )
        .nullish(),
      promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish().catch(undefined),
      modelVersion: modelName(),
      usageMetadata: z.unknown().optional(),
    })
    .refine(({ candidates, promptFeedback }) => candidates || promptFeedback, 'it has no candidates');

/** Reads a reply of Gemini's `generateContent`. All its text is one answer; its thoughts are none. */
const readGeminiReply = replyReader(replySchema, ({ candidates, promptFeedback, modelVersion: model, ...reply }) => {
  const usage = reply.usageMetadata;
  const [thoughts, answered, total] = ['thoughtsTokenCount', 'candidatesTokenCount', 'totalTokenCount'].map((name) =>
    numberAt(usage, name),
  );
  const prompt = numberAt(usage, 'promptTokenCount');
  const input = prompt === undefined ? undefined : prompt + (numberAt(usage, 'toolUsePromptTokenCount') ?? 0);
  // Thoughts are counted separately from the answer, and counts of 0 are missing: the total resolves this.
  const isCounted = answered !== undefined || thoughts !== undefined;
  const output = isCounted ? (answered ?? 0) + (thoughts ?? 0) : (total ?? -1) - (input ?? 0);
  const cached = numberAt(usage, 'cachedContentTokenCount');
  const tokenUsage = usageOf({ input, output: output < 0 ? undefined : output, cached, reasoning: thoughts });

  const [candidate] = candidates ?? [];
  if (candidate === undefined) {
    if (promptFeedback?.blockReason) return heldBack({ tokenUsage, model });
    return unusable('provider', 'its reply has an unexpected form: it has no candidates');
  }
  const parts = candidate.content?.parts ?? [];
  const texts = parts.flatMap((part) => (part.text === undefined || part.thought ? [] : [part.text]));
  return saidBy({
    text: texts.length === 0 ? undefined : texts.join(''),
    toolCalls: parts.flatMap(({ functionCall: call }) => (call ? [toolCall(call.name, call.args, call.id)] : [])),
    hasReasoning: parts.some(({ thought }) => thought),
    ending: endingOf(candidate.finishReason, texts.length > 0),
    reason: candidate.finishReason,
    tokenUsage,
    model,
  });
});
