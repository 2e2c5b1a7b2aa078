import { codeOf, messageOf } from '../../model/errors.ts';
import type { Http } from '../../model/ports/network.ts';
import { type FailureClass, failed, type Outcome } from '../../model/run/outcome.ts';
import { jsonOf } from '../../model/text/json.ts';
import { retryAfter } from '../../model/text/retry-after.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';

/** Far more than a model writes; a server that sends more is broken or hostile. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024;

export const USER_AGENT = { 'user-agent': 'eval-action' };

/** The server answered with a status that is not a success. */
class StatusError extends Error {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly text: string;

  constructor(status: number, headers: Pick<Headers, 'get'>, text: string) {
    super('refused');
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
}

/** There was no complete response. Not as the `cause`: the client libraries drop an error whose cause tells of a timeout. */
class NoReply extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('no reply');
    this.reason = reason;
  }
}

interface SentRequest {
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/** Posts to a model server; see `send`. */
export const post = (http: Http, url: string, request: SentRequest): Promise<string> =>
  send(http, url, { method: 'POST', ...request });

/**
 * Sends a request with a key, and returns the text of a complete reply with a good status. Throws `StatusError` or
 * `NoReply`, which `failureOf` reads.
 */
export async function send(http: Http, url: string, request: SentRequest): Promise<string> {
  try {
    // Redirects are not followed: the key goes where the target says and nowhere else.
    const reply = await http(url, { ...request, redirect: 'manual' });
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of reply.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_REPLY_BYTES) throw new Error(`the reply is longer than ${MAX_REPLY_BYTES} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
    if (reply.ok) return text;
    throw new StatusError(reply.status, reply.headers, text);
  } catch (error) {
    throw error instanceof StatusError ? error : new NoReply(error);
  }
}

/** The longest possible timer: the time limit of a call is not a task of the client libraries. */
const NO_TIMEOUT_MS = 2_147_483_647;

/**
 * The options that the client libraries of OpenAI and Anthropic have in common. They send requests with `post`; retries,
 * time limits and messages are ours.
 */
export const clientOptions = (http: Http) => ({
  fetch: async (url: string | URL | Request, { headers, body, signal }: RequestInit = {}): Promise<Response> => {
    // The libraries describe this machine in headers of their own.
    const sent = [...new Headers(headers)].filter(([name]) => !name.startsWith('x-stainless-'));
    const request = { headers: Object.fromEntries(sent), body: String(body), signal: signal as AbortSignal };
    return new Response(await post(http, String(url), request));
  },
  maxRetries: 0,
  timeout: NO_TIMEOUT_MS,
  logLevel: 'off' as const,
});

/**
 * Gives a client of these libraries its headers. As an option they would be joined by those of `OPENAI_CUSTOM_HEADERS`
 * and `ANTHROPIC_CUSTOM_HEADERS`, and no option turns that off.
 */
export function withHeaders<T extends object>(client: T, defaultHeaders: Readonly<Record<string, string | null>>): T {
  if (!('_options' in client)) throw new Error('the client library keeps its options elsewhere');
  return Object.assign(client, { _options: Object.assign({}, client._options, { defaultHeaders }) });
}

/** The error and its causes. */
function* causes(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < 8 && current !== undefined; depth += 1) {
    yield current;
    current = current instanceof Error ? current.cause : undefined;
  }
}

/** The refusal behind an error of a client; its text is not for display. */
export const refusalIn = (error: unknown): StatusError | undefined =>
  [...causes(error)].find((cause) => cause instanceof StatusError);

/**
 * Statuses about a single request: a content filter, or a prompt that is too long. The same request would fail again,
 * but the next test may succeed.
 */
const ONE_REQUEST: readonly number[] = [400, 413, 422];

/** Gemini reports an invalid key as a bad request. */
const KEY_REFUSED = /API_KEY_INVALID|API key (?:not valid|expired)/;
/** OpenAI reports an account without credit as too many requests: waiting does not help. */
const NO_CREDIT = /"insufficient_quota"/;

const ADVICE: Readonly<Record<number, string>> = {
  401: 'it refused the key: check the variable behind api_key',
  403: 'the key may not do this: check the key and the model of the target',
  404: 'check the model and the address (base_url or endpoint) of the target',
};

const REDIRECTS =
  'it redirects, and the key only goes where the target says: check the address (base_url or endpoint) of the target';

/** Why there was no complete response; undefined if there was one. */
export function noReplyWords(error: unknown, key = ''): string | undefined {
  const noReply = [...causes(error)].find((cause) => cause instanceof NoReply);
  if (noReply === undefined) return undefined;
  // A code such as ECONNREFUSED says more than the sentence around it.
  const reasons = [...causes(noReply.reason)].map((cause) => codeOf(cause) ?? messageOf(cause));
  return scrub(reasons.findLast(Boolean) ?? 'no reason given', key);
}

/** Why there is no reply, by status and transport. `now`, in milliseconds since the epoch, is for a `Retry-After`. */
export function failureOf(
  error: unknown,
  { url, key, now }: { readonly url: string; readonly key: string; readonly now: number },
): Outcome {
  const noReply = noReplyWords(error, key);
  if (noReply !== undefined) return failed('provider', `No reply from the model server at ${url}: ${noReply}`);
  const refusal = refusalIn(error);
  if (refusal === undefined) {
    const words = scrub(messageOf(error), key);
    return failed('bug', `The model client broke, which is a bug of eval-action: ${words}`);
  }

  const { status, headers, text } = refusal;
  const isKeyRefused = status === 401 || (status === 400 && KEY_REFUSED.test(text));
  const isPermanent = ONE_REQUEST.includes(status) || NO_CREDIT.test(text);
  // The message of a server about a rejected key usually contains the key.
  const words = isKeyRefused ? '' : scrub(wordsOf(text), key);
  const advice = status < 400 ? REDIRECTS : ADVICE[isKeyRefused ? 401 : status];
  const message = [`The model server at ${url} answered HTTP ${status}${words && `: ${words}`}`, advice];
  // Gemini says how long to wait in the body, as `"retryDelay": "34.07s"`.
  const delay = /"retryDelay":\s{0,9}"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(text.slice(0, 20_000))?.[1];
  return failed(isKeyRefused ? 'auth' : classOfStatus(status), message.filter(Boolean).join(' — '), {
    httpStatus: status,
    permanent: isPermanent || undefined,
    retryAfterMs: retryAfter(headers, now) ?? (delay === undefined ? undefined : Math.ceil(Number(delay) * 1000)),
  });
}

/** 408 and 409: the server waited too long for the request, or for a lock. */
function classOfStatus(status: number): FailureClass {
  if (status === 429) return 'rate_limit';
  if (status >= 500 || [408, 409, ...ONE_REQUEST].includes(status)) return 'provider';
  return status === 403 ? 'auth' : 'config';
}

/** The words in an error body: those of JSON, the title of a page, plain text. */
export function wordsOf(text: string): string {
  const body = jsonOf(text);
  if (body !== undefined) return isDeeperThan(body, MAX_JSON_DEPTH) ? '' : serverWords(body);
  if (!text.trimStart().startsWith('<')) return text;
  return /<title[^>]{0,200}>([^<]{1,1000})/i.exec(text.slice(0, 10_000))?.[1] ?? 'an HTML page';
}

/** Most characters of a server's own words that go into a message. */
const MAX_QUOTE = 300;
/** A shorter common part is more likely chance than a part of the key. */
const MIN_KEY_PART = 8;

/** A server's message for one line of ours: without the key or parts of it, without control characters, and short. */
export function scrub(text: string, key = ''): string {
  const oneLine = cutEnd(text, 10 * MAX_QUOTE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const clean = withoutKey(oneLine, key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, '[key]');
  return cutEnd(clean, MAX_QUOTE);
}

/** Servers quote the rejected key, completely or in parts. A key as short as "ollama" is a word, not a secret. */
function withoutKey(text: string, key: string): string {
  if (key === '') return text;
  if (key.length < MIN_KEY_PART) {
    const isKey = (word: string) => word.includes(key) && word.length < key.length + 3;
    return text.replace(/[^ ]+/g, (word) => (isKey(word) ? '[key]' : word));
  }
  let clean = '';
  for (let at = 0; at < text.length; ) {
    // How many characters from here on are in the key in the same order.
    let length = 0;
    while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
    clean += length >= MIN_KEY_PART ? '[key]' : text.charAt(at);
    at += length >= MIN_KEY_PART ? length : 1;
  }
  return clean;
}

/** Keys under which servers put their words, the most telling first. */
const WORD_KEYS = [
  ...['error', 'fault', 'message', 'Message', 'msg', 'faultstring', 'detail', 'details', 'errors', 'messages'],
  ...['error_description', 'title', 'reason', 'metadata', 'raw'],
];
const MAX_ITEMS = 3;

/** The words of a server in a JSON body of an error; the JSON itself where its form is unknown. */
export const serverWords = (body: unknown): string => wordsIn(body) ?? JSON.stringify(body);

function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) {
    return (
      value
        .slice(0, MAX_ITEMS)
        .flatMap((item) => wordsIn(item) ?? [])
        .join('; ') || undefined
    );
  }
  if (!isMapping(value)) return undefined;
  // The first is often only the name of the status, or says that another server failed.
  const said = new Set(WORD_KEYS.flatMap((key) => wordsIn(value[key]) ?? []));
  return [...said].slice(0, MAX_ITEMS).join(': ') || undefined;
}
