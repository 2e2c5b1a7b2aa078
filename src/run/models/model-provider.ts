import type { Judging, Provider, ProviderDeps, RetryPolicy } from '../../model/ports/provider.ts';
import { failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import type { ChatMessage, ChatPart, Prompt } from '../../model/run/prompt.ts';
import { callSignal } from '../calls/call-signal.ts';
import { saysRefusal, withAnswer, withKnownCalls } from '../response.ts';
import { costOf, type PriceList, type Pricing } from './cost.ts';
import { failureOf, refusalIn, scrub } from './model-http.ts';
import { heldBack, type ModelReply } from './model-reply.ts';

/** The common options of every model target, whatever its API. */
export interface ModelSettings {
  /** The address of requests, for people. */
  readonly url: string;
  /** Empty where none is needed. */
  readonly key: string;
  readonly model: string;
  /** In place of the usual system prompt of tests without one; `none`: no system prompt. */
  readonly systemPrompt?: string | undefined;
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly reasoningEffort?: string | undefined;
  readonly stop?: readonly string[] | undefined;
  /** Sent with each request, over our own keys. */
  readonly extraBody?: Readonly<Record<string, unknown>> | undefined;
  readonly maxOutputTokens?: number | undefined;
  /** By which name a limit of tokens is sent, where an interface has two: OpenAI's newer models refuse the old one. */
  readonly tokenLimit?: TokenLimit | undefined;
  /** Sent with each request, over our own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly retry?: RetryPolicy | undefined;
  /** The price list of the service; absent if unknown. */
  readonly priceList?: PriceList | undefined;
  readonly pricing?: Pricing | undefined;
  /** Whether the cost that a reply names is what is paid. */
  readonly reportsCost?: boolean | undefined;
}

type TokenLimit = 'max_tokens' | 'max_completion_tokens';

export interface ModelRequest {
  readonly messages: readonly ChatMessage[];
  readonly temperature: number | undefined;
  readonly reply: Judging['reply'];
  readonly tokenLimit: TokenLimit;
}

/** How one vendor's models are asked. */
export interface ModelClient {
  /** Sends one request and hands back the text of the reply. Throws what `post` throws, or an error with that cause. */
  send(request: ModelRequest, signal: AbortSignal): Promise<string>;
  read(text: string): ModelReply;
}

/** `refused` are parameters that the server of this target rejected before: they are not sent again. */
type ModelDeps = Pick<ProviderDeps, 'clock' | 'refused'>;

/** A model behind some HTTP interface. Its client is opened with the first question. */
export function modelProvider(
  settings: ModelSettings,
  open: () => Promise<ModelClient>,
  { clock, refused = new Set() }: ModelDeps,
): Provider {
  let opened: Promise<ModelClient> | undefined;
  return {
    retry: settings.retry,
    async ask({ prompt, judging }, signal) {
      if (signal.aborted) return failed('cancelled', 'Stopped before the model was called.');
      using call = callSignal(signal);
      const startMs = clock.now();
      try {
        opened ??= open();
        const client = await opened;
        const messages = modelMessages(prompt, settings.systemPrompt, judging?.images);
        const request = (without: ReadonlySet<string>) => requestFor(messages, judging, settings, without);
        return outcomeOf(await sendPlainly(client, request, refused, call.signal), settings, startMs, clock.now());
      } catch (error) {
        if (signal.aborted) return failed('cancelled', 'Stopped during the call of the model.');
        if (isHeldBack(error)) return outcomeOf(heldBack(), settings, startMs, clock.now());
        return failureOf(error, { url: settings.url, key: settings.key, now: clock.now() });
      }
    },
  };
}

/**
 * What a request can do without: the shape and the temperature that only a judge asks for, where the prompt asks for the
 * shape too; and the name of the limit of tokens, which has another one.
 */
type Extra = 'reply' | 'temperature' | 'token_limit';

function requestFor(
  messages: readonly ChatMessage[],
  judging: Judging | undefined,
  { temperature: own, tokenLimit = 'max_completion_tokens' }: ModelSettings,
  without: ReadonlySet<string>,
): ModelRequest {
  return {
    messages,
    temperature: without.has('temperature') ? own : (judging?.temperature ?? own),
    reply: without.has('reply') ? undefined : judging?.reply,
    tokenLimit: without.has('token_limit') ? OTHER_NAME[tokenLimit] : tokenLimit,
  };
}

/** Sends a request, and once more without what the server turns down in it. */
async function sendPlainly(
  client: ModelClient,
  requestWithout: (without: ReadonlySet<string>) => ModelRequest,
  refused: Set<string>,
  signal: AbortSignal,
): Promise<ModelReply> {
  const without = new Set(refused);
  for (;;) {
    const request = requestWithout(without);
    try {
      const reply = client.read(await client.send(request, signal));
      for (const extra of without) refused.add(extra);
      return reply;
    } catch (error) {
      const extra = refusedExtra(error, request, requestWithout(new Set<Extra>(['temperature', 'token_limit'])));
      if (extra === undefined || signal.aborted) throw error;
      without.add(extra);
    }
  }
}

/** Statuses with which servers answer a field that they or the model do not support. */
const NOT_UNDERSTOOD = [400, 404, 415, 422, 501];

const NAMES_SHAPE =
  /response_?(?:format|schema|json_?schema|mime_?type)|response mime type|json[_ ](?:schema|mode)|text\.format|structured.?outputs?|output_(?:config|format)|guided_json/i;

/** Whether a filter stopped the question before the model was asked. */
function isHeldBack(error: unknown): boolean {
  const refusal = refusalIn(error);
  return refusal !== undefined && FILTER_STATUSES.includes(refusal.status) && saysRefusal(refusal.text);
}

const FILTER_STATUSES = [400, 403, 422, 451];

const OTHER_NAME: Readonly<Record<TokenLimit, TokenLimit>> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
};

/** That the name is not known; not that the number is too large, which names the limit as well. */
function refusesName(words: string, name: TokenLimit): boolean {
  const unknown = '(?:unsupported|unknown|unrecogni[sz]ed|unexpected|extra|not supported|not permitted|not allowed)';
  if (name === 'max_tokens' && words.includes(OTHER_NAME[name])) return true;
  return new RegExp(`${unknown}[^.]{0,80}\\b${name}\\b|\\b${name}\\b[^.]{0,80}${unknown}`, 'i').test(words);
}

/** Which extra of the request a refusal names. A temperature of the target itself is no extra. */
function refusedExtra(error: unknown, request: ModelRequest, plain: ModelRequest): Extra | undefined {
  const refusal = refusalIn(error);
  if (refusal === undefined || !NOT_UNDERSTOOD.includes(refusal.status)) return undefined;
  const words = refusal.text.slice(0, 10_000);
  if (request.temperature !== plain.temperature && /temperature/i.test(words)) return 'temperature';
  if (request.tokenLimit !== plain.tokenLimit && refusesName(words, request.tokenLimit)) return 'token_limit';
  return request.reply !== undefined && NAMES_SHAPE.test(words) ? 'reply' : undefined;
}

function outcomeOf(reply: ModelReply, settings: ModelSettings, startMs: number, endMs: number): Outcome {
  const { url, key, model: askedModel, extraBody, priceList: list, pricing, reportsCost } = settings;
  if (reply.kind === 'unusable') {
    return failed(reply.failureClass, `The model server at ${url} gave no answer: ${scrub(reply.why, key)}`);
  }
  const { message, tokenUsage, model, finishReason, error } = reply;
  const reported = reportsCost && pricing === undefined ? reply.costUsd : undefined;
  const costUsd = reported ?? costOf(tokenUsage, { model: model ?? askedModel, list, pricing });
  const hasTools = TOOL_LISTS.some((name) => extraBody?.[name] !== undefined);
  const response: Response = {
    messages: [message],
    tokenUsage,
    costUsd,
    model,
    error: error === undefined ? undefined : scrub(error, key),
    durationMs: endMs - startMs,
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(endMs).toISOString(),
  };
  return { kind: 'answered', response: withAnswer(hasTools ? response : withKnownCalls(response), finishReason) };
}

/** Where requests declare tools. A model without tools cannot report calls. */
const TOOL_LISTS = ['tools', 'functions'];

/** The system message if the test has none. */
const DEFAULT_SYSTEM =
  'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';

/** The messages that a model is asked with. Images of an answer come with the last question. */
function modelMessages(
  prompt: Prompt,
  systemPrompt: string | undefined,
  images: Judging['images'] = [],
): ChatMessage[] {
  const messages = plainMessages(prompt, systemPrompt);
  const showAt = messages.findLastIndex(({ role }) => role === 'user');
  if (images.length === 0) return messages;
  const shown = images.map(({ mediaType, dataUri }) => ({ type: 'image' as const, mediaType, dataUri }));
  return messages.map((message, index) =>
    index === showAt ? { ...message, parts: [...partsOf(message), ...shown] } : message,
  );
}

/** Text and images of a message in their order. */
export const partsOf = ({ content, parts }: ChatMessage): readonly ChatPart[] =>
  parts ?? (content === '' ? [] : [{ type: 'text', text: content }]);

function plainMessages({ question, chat, system }: Prompt, systemPrompt = DEFAULT_SYSTEM): ChatMessage[] {
  const messages = chat ?? [{ role: 'user' as const, content: question.trim() }];
  if (chat?.some((message) => message.role === 'system')) return [...messages];
  if (system?.trim()) return [{ role: 'system', content: system }, ...messages];
  return systemPrompt === 'none' ? [...messages] : [{ role: 'system', content: systemPrompt }, ...messages];
}

/** The texts of the system as one, and the other messages. */
export const turnsOf = (messages: readonly ChatMessage[]) => ({
  system: messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n') || undefined,
  turns: messages.filter(({ role }) => role !== 'system'),
});

/** The media type and the base64 text of a data URI, or `undefined` for any other address. */
export function readDataUri(uri: string): { readonly mediaType: string; readonly base64: string } | undefined {
  const comma = uri.indexOf(',');
  const [, mediaType, coding] =
    /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[\w.+-]*)*(;base64)?$/i.exec(uri.slice(0, comma)) ?? [];
  if (comma < 0 || mediaType === undefined || coding === undefined) return undefined;
  return { mediaType: mediaType.toLowerCase(), base64: uri.slice(comma + 1) };
}
