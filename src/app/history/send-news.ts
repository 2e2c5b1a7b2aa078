import { messageOf } from '../../model/errors.ts';
import { type Posted, post } from '../../reports/otel/post.ts';
import { type News, newsTitle, slackBody, webhookBody, webhookHeaders } from '../../reports/trend/news.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Channel } from '../config/input-values.ts';
import { secretsOf } from '../config/redactions.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** The variables of the addresses, which are secrets. */
const ADDRESSES: Readonly<Record<Channel, string>> = {
  slack: 'EVAL_SLACK_WEBHOOK_URL',
  webhook: 'EVAL_WEBHOOK_URL',
};
const SIGNING = 'EVAL_WEBHOOK_SECRET';

export const bodyFor = (channel: Channel, news: News): string =>
  channel === 'slack' ? slackBody(news) : webhookBody(news);

const REQUEST_MS = 10_000;
const ALL_MS = 30_000;
/** One retry. */
const MOST_TRIES = 2;
const LONGEST_ANSWER = 200;

/** Sends news to a channel. Returns why that failed, without the address; undefined if it was delivered. */
export async function sendNews(
  channel: Channel,
  news: News,
  { env, secrets, http, clock, signal }: Pick<Runtime, 'env' | 'secrets' | 'http' | 'clock' | 'signal'>,
): Promise<string | undefined> {
  const url = env[ADDRESSES[channel]]?.trim() ?? '';
  const why = whyNoAddress(url, ADDRESSES[channel]);
  if (why !== undefined) return why;
  const body = bodyFor(channel, news);
  const headers = channel === 'slack' ? {} : webhookHeaders(news, body, env[SIGNING]);
  const posted = await post(
    {
      url,
      headers: { 'content-type': 'application/json', ...headers },
      body: new TextEncoder().encode(body),
      timeoutMs: REQUEST_MS,
      mostTries: MOST_TRIES,
      isRetried: (status) => status === 429 || status >= 500,
    },
    {
      http,
      clock,
      random: () => 0.5,
      timeLimit: (ms) => AbortSignal.timeout(ms),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ALL_MS)]),
    },
  ).catch((error: unknown): Posted => ({ kind: 'unreachable', why: messageOf(error) }));
  const failure = whyRefused(posted, redactor([...partsOf(url), ...secretsOf({ env, secrets })]).text);
  return failure && `${newsTitle(news)} was not sent to ${channel}: ${failure}`;
}

/** The path of an address is its secret, and servers name it in their answers, too. */
function partsOf(url: string): string[] {
  const { href, pathname, search, username, password } = new URL(url);
  const parts = [url, href, `${pathname}${search}`, pathname, search, username, password, ...pathname.split('/')];
  return parts.filter(isSecretPart);
}

/** A shorter part is an ordinary word. */
const isSecretPart = (text: string): boolean => text.length >= 8;

/** Only over encrypted connections, but to this machine. */
function whyNoAddress(url: string, name: string): string | undefined {
  if (url === '') return `${name} is not set; set it in the environment of the step, from a secret`;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed?.hostname ?? '');
  const isRight = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback);
  return isRight ? undefined : `${name} is not an https address`;
}

/** Redacted before it is cut: half of a secret would not be found. */
function whyRefused(posted: Posted, redact: (text: string) => string): string | undefined {
  switch (posted.kind) {
    case 'accepted':
      return undefined;
    case 'refused':
      return `HTTP ${posted.status} ${cutEnd(redact(posted.text.replaceAll(/\s+/g, ' ')), LONGEST_ANSWER)}`.trim();
    case 'late':
      return 'it took too long';
    default:
      return redact(posted.why);
  }
}
