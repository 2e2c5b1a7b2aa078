import type { JudgeFormat, Provider, ProviderDeps } from '../../model/ports/provider.ts';
import { failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import type { ChatMessage, ChatPart, Prompt } from '../../model/run/prompt.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { callSignal } from '../call-guards.ts';
import { saysRefusal, withAnswer, withKnownCalls } from '../response.ts';
import { failureOf, refusalIn, scrub } from './model-http.ts';
import type { ModelOptions } from './model-options.ts';
import { heldBack, type ModelReply } from './model-reply.ts';
import { costOf, type PriceList } from './prices.ts';

/** A model behind some HTTP interface, with the options of its target. */
export interface Model {
  /** The address of requests, for people. */
  readonly url: string;
  /** Empty where none is needed. */
  readonly key: string;
  readonly name: string;
  readonly options: ModelOptions;
  /** By which name a limit of tokens is sent, where an interface has two: OpenAI's newer models refuse the old one. */
  readonly tokenLimit?: TokenLimit | undefined;
  /** The price list of the service; absent if unknown. */
  readonly priceList?: PriceList | undefined;
  /** Whether the cost that a reply names is what is paid. */
  readonly reportsCost?: boolean | undefined;
}

type TokenLimit = 'max_tokens' | 'max_completion_tokens';

export interface ModelRequest {
  readonly messages: readonly ChatMessage[];
  readonly temperature: number | undefined;
  readonly reply: JudgeFormat['reply'];
  readonly tokenLimit: TokenLimit;
}

/** How one vendor's models are asked. */
export interface ModelClient {
  /** Sends one request and hands back the text of the reply. Throws what `post` throws, or an error with that cause. */
  send(request: ModelRequest, signal: AbortSignal): Promise<string>;
  read(text: string): ModelReply;
}

const FILTER_STATUSES = [400, 403, 422, 451];

/** Where requests declare tools. A model without tools cannot report calls. */
const TOOL_LISTS = ['tools', 'functions'];

/** A provider for a model. Its client is opened with the first question. */
export function modelProvider(
  model: Model,
  open: () => Promise<ModelClient>,
  { clock, refused = new Set() }: Pick<ProviderDeps, 'clock' | 'refused'>,
): Provider {
  const { url, key, options, priceList: list, reportsCost } = model;
  let opened: Promise<ModelClient> | undefined;

  const outcomeOf = (reply: ModelReply, startMs: number): Outcome => {
    if (reply.kind === 'unusable') {
      return failed(reply.failureClass, `The model server at ${url} gave no answer: ${scrub(reply.why, key)}`);
    }
    const { pricing } = options;
    const { message, tokenUsage, finishReason, error } = reply;
    const reportedUsd = reportsCost && pricing === undefined ? reply.costUsd : undefined;
    const endMs = clock.now();
    const response: Response = {
      messages: [message],
      tokenUsage,
      costUsd: reportedUsd ?? costOf(tokenUsage, { model: reply.model ?? model.name, list, pricing }),
      model: reply.model,
      error: error === undefined ? undefined : scrub(error, key),
      durationMs: endMs - startMs,
      startTime: isoTime(startMs),
      endTime: isoTime(endMs),
    };
    const hasTools = TOOL_LISTS.some((name) => options.extra_body?.[name] !== undefined);
    return { kind: 'answered', response: withAnswer(hasTools ? response : withKnownCalls(response), finishReason) };
  };

  return {
    // With the defaults of AgentV.
    retry: {
      maxRetries: options.max_retries ?? 3,
      initialDelayMs: options.retry_initial_delay_ms ?? 1000,
      maxDelayMs: options.retry_max_delay_ms ?? 60_000,
      backoffFactor: options.retry_backoff_factor ?? 2,
      statusCodes: options.retry_status_codes,
    },
    async ask({ prompt, judging }, signal) {
      if (signal.aborted) return failed('cancelled', 'Stopped before the model was called.');
      using call = callSignal(signal);
      const startMs = clock.now();
      try {
        opened ??= open();
        const client = await opened;
        const messages = modelMessages(prompt, options.system_prompt, judging?.images);
        return outcomeOf(await send(client, model, { messages, judging, refused }, call.signal), startMs);
      } catch (error) {
        if (signal.aborted) return failed('cancelled', 'Stopped during the call of the model.');
        const refusal = refusalIn(error);
        // A filter stopped the question before the model was asked.
        if (refusal !== undefined && FILTER_STATUSES.includes(refusal.status) && saysRefusal(refusal.text)) {
          return outcomeOf(heldBack(), startMs);
        }
        return failureOf(error, { url, key, now: clock.now() });
      }
    },
  };
}

/** Statuses with which servers answer a field that they or the model do not support. */
const NOT_UNDERSTOOD = [400, 404, 415, 422, 501];

const NAMES_SHAPE =
  /response_?(?:format|schema|json_?schema|mime_?type)|response mime type|json[_ ](?:schema|mode)|text\.format|structured.?outputs?|output_(?:config|format)|guided_json/i;

/**
 * Sends a request, and once more without each thing in it that the server turns down and that it can do without: the
 * shape and the temperature that only a judge asks for, where the prompt asks for the shape too; and the name of the limit
 * of tokens, which has another one. What was `refused` for this target before is not sent again.
 */
async function send(
  client: ModelClient,
  { options, tokenLimit = 'max_completion_tokens' }: Model,
  { messages, judging, refused }: { messages: readonly ChatMessage[]; judging?: JudgeFormat; refused: Set<string> },
  signal: AbortSignal,
): Promise<ModelReply> {
  const without = new Set(refused);
  for (;;) {
    const request: ModelRequest = {
      messages,
      temperature: (without.has('temperature') ? undefined : judging?.temperature) ?? options.temperature,
      reply: without.has('reply') ? undefined : judging?.reply,
      tokenLimit: without.has('token_limit') ? OTHER_NAME[tokenLimit] : tokenLimit,
    };
    try {
      const reply = client.read(await client.send(request, signal));
      for (const extra of without) refused.add(extra);
      return reply;
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === undefined || !NOT_UNDERSTOOD.includes(refusal.status) || signal.aborted) throw error;
      const words = refusal.text.slice(0, 10_000);
      if (request.temperature !== options.temperature && /temperature/i.test(words)) without.add('temperature');
      else if (!without.has('token_limit') && refusesName(words, tokenLimit)) without.add('token_limit');
      else if (request.reply !== undefined && NAMES_SHAPE.test(words)) without.add('reply');
      else throw error;
    }
  }
}

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

/** The system message if neither the test nor its target has one. */
const DEFAULT_SYSTEM =
  'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';

/** The messages that a model is asked with. Images of an answer come with the last question. */
function modelMessages(
  { question, chat, system }: Prompt,
  systemPrompt = DEFAULT_SYSTEM,
  images: JudgeFormat['images'] = [],
): ChatMessage[] {
  const messages: ChatMessage[] = [...(chat ?? [{ role: 'user', content: question.trim() }])];
  if (!chat?.some(({ role }) => role === 'system')) {
    const content = system?.trim() ? system : systemPrompt === 'none' ? undefined : systemPrompt;
    if (content !== undefined) messages.unshift({ role: 'system', content });
  }
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

/** The base64 texts of images; an image at any other address is left out. */
export const imageData = (images: readonly { readonly mediaType: string; readonly dataUri: string }[]) =>
  images.flatMap(({ mediaType, dataUri }) => {
    const data = readDataUri(dataUri)?.base64;
    return data === undefined ? [] : [{ mediaType, data }];
  });
