import type OpenAI from 'openai';
import { failed, type Outcome } from '../../model/outcome.ts';
import type { ChatMessage } from '../../model/prompt.ts';
import type { Provider, ProviderDeps, RetryPolicy } from '../../model/provider.ts';
import { callSignal } from '../call-signal.ts';
import { readChatReply } from './chat-reply.ts';
import { failureOf, modelHttp } from './model-http.ts';
import { modelMessages } from './model-messages.ts';
import type { ModelReply } from './model-reply.ts';
import { readResponsesReply } from './responses-reply.ts';
import { scrub } from './scrub.ts';

export interface OpenAiSettings {
  /** Everything before `/chat/completions` or `/responses`. */
  readonly baseUrl: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly key: string;
  /** Whether the key also goes out as `api-key`, as Azure wants it. */
  readonly isAzure?: boolean | undefined;
  readonly model: string;
  readonly format: 'chat' | 'responses';
  readonly temperature?: number | undefined;
  readonly maxOutputTokens?: number | undefined;
  readonly retry?: RetryPolicy | undefined;
}

/** A model behind one of OpenAI's two HTTP interfaces. The client library is loaded with the first question. */
export function openAiModel(settings: OpenAiSettings, { http, clock }: Pick<ProviderDeps, 'http' | 'clock'>): Provider {
  let opened: Promise<OpenAI> | undefined;
  return {
    retry: settings.retry,
    async ask({ prompt }, signal) {
      if (signal.aborted) return failed('cancelled', 'Stopped before the model was asked.');
      using call = callSignal(signal);
      const startMs = clock.now();
      try {
        opened ??= openClient(settings, http);
        const reply = await request(await opened, settings, modelMessages(prompt), call.signal);
        return outcomeOf(reply, settings, startMs, clock.now());
      } catch (error) {
        if (signal.aborted) return failed('cancelled', 'Stopped while the model was answering.');
        return failureOf(error, { url: settings.baseUrl, key: settings.key, now: clock.now() });
      }
    },
  };
}

/** The longest timer there is: how long a call may take is not the library's business. */
const NO_TIMEOUT_MS = 2_147_483_647;

/** Everything is said, because what is not said the library would take from the environment. */
async function openClient({ baseUrl, query, key, isAzure }: OpenAiSettings, http: OpenAiHttp): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'eval-action',
    authorization: `Bearer ${key}`,
    ...(isAzure && { 'api-key': key }),
  };
  return new Client({
    baseURL: baseUrl,
    ...(query && { defaultQuery: { ...query } }),
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: modelHttp(http, headers),
    maxRetries: 0,
    timeout: NO_TIMEOUT_MS,
    logLevel: 'off',
  });
}

type OpenAiHttp = ProviderDeps['http'];

async function request(
  client: OpenAI,
  settings: OpenAiSettings,
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<ModelReply> {
  const { model, temperature, format, maxOutputTokens } = settings;
  const common = { model, ...(temperature !== undefined && { temperature }) };
  // The text is read by us: the library looks at the content type, which compatible servers do not always set right.
  if (format === 'chat') {
    const body = { ...common, messages, ...chatTokenLimit(settings) };
    return readChatReply(await (await client.chat.completions.create(body, { signal }).asResponse()).text());
  }
  const body = {
    ...common,
    input: messages,
    ...(maxOutputTokens !== undefined && { max_output_tokens: maxOutputTokens }),
  };
  return readResponsesReply(await (await client.responses.create(body, { signal }).asResponse()).text());
}

/** OpenAI's newer models refuse the old name, and many compatible servers know no other. */
function chatTokenLimit({ baseUrl, isAzure, maxOutputTokens: limit }: OpenAiSettings) {
  if (limit === undefined) return {};
  const isVendor = isAzure || new URL(baseUrl).hostname === 'api.openai.com';
  return isVendor ? { max_completion_tokens: limit } : { max_tokens: limit };
}

function outcomeOf(reply: ModelReply, { baseUrl, key }: OpenAiSettings, startMs: number, endMs: number): Outcome {
  if (reply.kind === 'unusable') {
    return failed(reply.failureClass, `The model server at ${baseUrl} gave no answer: ${scrub(reply.why, key)}`);
  }
  const { message, tokenUsage, model, error } = reply;
  return {
    kind: 'answered',
    response: {
      messages: [message],
      ...(tokenUsage && { tokenUsage }),
      ...(model !== undefined && { model }),
      ...(error !== undefined && { error }),
      durationMs: Math.max(0, endMs - startMs),
      startTime: new Date(startMs).toISOString(),
      endTime: new Date(endMs).toISOString(),
    },
  };
}
