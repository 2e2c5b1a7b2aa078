import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import type { Judge, Judges, Submission } from '../../model/ports/grader.ts';
import type { Loopback, LoopbackReply, LoopbackRequest } from '../../model/ports/network.ts';
import { contentOnWire } from '../../model/ports/wire.ts';
import { finalAnswer, type Message, type TokenUsage } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Prompt, PromptMode } from '../../model/run/prompt.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';

/** Default maximum number of calls of a grader. */
export const DEFAULT_MAX_CALLS = 50;
/** As much text as a grader itself may print. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

export interface TargetProxyRequest {
  readonly judges: Judges;
  /** Used if a request names no target. */
  readonly judge: Judge;
  readonly maxCalls: number;
  readonly submission: Submission;
  readonly loopback: Loopback;
  readonly signal: AbortSignal;
}

export interface TargetProxy extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  readonly token: string;
  readonly callCount: number;
  /** Of all calls together; undefined until a provider reports any. */
  readonly tokenUsage: TokenUsage | undefined;
  /** US dollars of the calls whose cost is known; `undefined` while there is none. */
  readonly costUsd: number | undefined;
}

/** Lets one grader ask models over HTTP, as often as it may, until it is disposed. */
export async function openTargetProxy(request: TargetProxyRequest): Promise<TargetProxy> {
  const calls = new Calls(request);
  let token = '';
  const server = await request.loopback.serve(async (incoming, signal) => {
    const { status, body, headers } = await reply(incoming, token, calls, AbortSignal.any([signal, request.signal]));
    return { status, body, headers: { ...CORS, ...headers } };
  });
  token = server.token;
  return {
    env: { AGENTV_TARGET_PROXY_URL: server.url, AGENTV_TARGET_PROXY_TOKEN: token },
    token,
    get callCount() {
      return calls.count;
    },
    get tokenUsage() {
      return calls.tokenUsage;
    },
    get costUsd() {
      return calls.costUsd;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type',
};

async function reply(
  request: LoopbackRequest,
  token: string,
  calls: Calls,
  signal: AbortSignal,
): Promise<LoopbackReply> {
  if (request.method === 'OPTIONS') return { status: 204, headers: PREFLIGHT };
  if (!isSame(request.authorization, `Bearer ${token}`)) return refusal(401, 'The token is missing or wrong');
  switch (`${request.method} ${request.path}`) {
    case 'GET /info':
      return { status: 200, body: calls.info() };
    case 'POST /invoke':
      return calls.invoke(await bodyOf(request), signal);
    case 'POST /invokeBatch':
      return calls.invokeBatch(await bodyOf(request), signal);
    default:
      return refusal(404, 'There are GET /info, POST /invoke and POST /invokeBatch');
  }
}

const refusal = (status: number, error: string): LoopbackReply => ({ status, body: { error } });

/** Compared in constant time, so that the duration reveals nothing about the token. */
function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Body =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly reply: LoopbackReply };

async function bodyOf(request: LoopbackRequest): Promise<Body> {
  const text = await request.text(MAX_BODY_BYTES);
  if (text === undefined) return { kind: 'refused', reply: refusal(413, 'The body is longer than 10 MiB') };
  const value = jsonOf(text);
  return value === undefined
    ? { kind: 'refused', reply: refusal(400, 'The body is not JSON') }
    : { kind: 'read', value };
}

const isGiven = (text: string): boolean => text.trim() !== '';
const questionSchema = z.object({
  question: z.string('must be text').refine(isGiven, 'must not be empty'),
  systemPrompt: z.string('must be text').nullish(),
  evalCaseId: z.string('must be text').nullish(),
  attempt: z.int('must be a whole number').nonnegative('must be 0 or more').nullish(),
  target: z.string('must be text').nullish(),
});
type Asked = z.output<typeof questionSchema>;
const batchSchema = z.object({ requests: z.array(z.unknown(), 'must be a list') });

/** The outcome of one request; only those that reached a model are counted. */
type Called =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'refused'; readonly status: 400 | 429 | 500; readonly error: string };

class Calls {
  readonly #request: TargetProxyRequest;
  readonly #usages: TokenUsage[] = [];
  readonly #costs: number[] = [];
  #count = 0;

  constructor(request: TargetProxyRequest) {
    this.#request = request;
  }

  get count(): number {
    return this.#count;
  }

  get tokenUsage(): TokenUsage | undefined {
    if (this.#usages.length === 0) return undefined;
    const sum = (key: 'input' | 'output') => this.#usages.reduce((total, usage) => total + usage[key], 0);
    return { input: sum('input'), output: sum('output') };
  }

  get costUsd(): number | undefined {
    return this.#costs.length === 0 ? undefined : this.#costs.reduce((total, cost) => total + cost, 0);
  }

  info(): object {
    const { judge, judges, maxCalls } = this.#request;
    return { targetName: judge.name, maxCalls, callCount: this.#count, availableTargets: judges.names };
  }

  async invoke(body: Body, signal: AbortSignal): Promise<LoopbackReply> {
    if (this.#left < 1) return refusal(429, this.#usedUp);
    if (body.kind === 'refused') return body.reply;
    const called = await this.#call(body.value, signal);
    return called.kind === 'refused'
      ? refusal(called.status, called.error)
      : { status: 200, body: onWire(called.response) };
  }

  /** A batch runs completely or not at all, as far as the limit goes; a failed request is reported at its position. */
  async invokeBatch(body: Body, signal: AbortSignal): Promise<LoopbackReply> {
    if (body.kind === 'refused') return body.reply;
    const batch = batchSchema.safeParse(body.value);
    if (!batch.success) return refusal(400, whyNot(batch.error));
    const { requests } = batch.data;
    if (requests.length > this.#left) return refusal(429, `${this.#usedUp}; the batch asks for ${requests.length}`);
    const responses: object[] = [];
    for (const request of requests) {
      const called = await this.#call(request, signal);
      responses.push(
        called.kind === 'refused' ? { output: [], rawText: `Error: ${called.error}` } : onWire(called.response),
      );
    }
    return { status: 200, body: { responses } };
  }

  get #left(): number {
    return this.#request.maxCalls - this.#count;
  }

  get #usedUp(): string {
    return `This grader is limited to ${this.#request.maxCalls} calls and has made ${this.#count}`;
  }

  async #call(value: unknown, signal: AbortSignal): Promise<Called> {
    const asked = questionSchema.safeParse(value);
    if (!asked.success) return { kind: 'refused', status: 400, error: whyNot(asked.error) };
    const judge = await this.#judgeFor(asked.data);
    if (judge === undefined) return { kind: 'refused', status: 400, error: this.#unknownTarget(asked.data) };
    if (signal.aborted) return { kind: 'refused', status: 500, error: 'The grader has ended' };
    // Checked again and counted atomically: other requests may have arrived meanwhile.
    if (this.#left < 1) return { kind: 'refused', status: 429, error: this.#usedUp };
    this.#count += 1;
    return this.#ask(judge, asked.data, signal);
  }

  async #judgeFor({ target }: Asked): Promise<Judge | undefined> {
    const { judge, judges } = this.#request;
    if (target === undefined || target === null || target === judge.name) return judge;
    if (!judges.names.includes(target)) return undefined;
    const found = await judges.find(target);
    return found.kind === 'found' ? found.judge : undefined;
  }

  #unknownTarget({ target }: Asked): string {
    const { names } = this.#request.judges;
    return `There is no target "${cutEnd(String(target), 100)}" to call; there are: ${listed(names)}`;
  }

  async #ask({ provider, promptMode }: Judge, asked: Asked, signal: AbortSignal): Promise<Called> {
    const { testId, workspacePath } = this.#request.submission;
    const { evalCaseId, attempt } = asked;
    try {
      const outcome = await provider.ask(
        {
          suite: '',
          testId: evalCaseId ?? testId,
          prompt: promptOf(asked, promptMode),
          inputFiles: [],
          attempt: attempt ?? 0,
          trial: 0,
          workspacePath,
          judging: {},
        },
        signal,
      );
      if (outcome.kind === 'failed') return { kind: 'refused', status: 500, error: outcome.failure.message };
      const { tokenUsage, costUsd } = outcome.response;
      if (tokenUsage !== undefined) this.#usages.push(tokenUsage);
      if (costUsd !== undefined) this.#costs.push(costUsd);
      return { kind: 'answered', response: outcome.response };
    } catch (error) {
      return { kind: 'refused', status: 500, error: messageOf(error) };
    }
  }
}

/** An agent reads one text; a model has a place for the system's. */
function promptOf({ question, systemPrompt }: Asked, mode: PromptMode): Prompt {
  if (!systemPrompt) return { question };
  return mode === 'agent' ? { question: `${systemPrompt}\n\n${question}` } : { question, system: systemPrompt };
}

function whyNot({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? '';
  return path === '' ? 'The body must be an object' : `"${path}" ${issue?.message ?? 'is wrong'}`;
}

/** In camelCase, as the clients of the proxy have always read it. */
const onWire = ({ messages, tokenUsage }: Response): object => ({
  output: messages.map(inClear),
  rawText: finalAnswer(messages),
  tokenUsage,
});

const inClear = (message: Message): object => ({
  ...message,
  ...(message.content !== undefined && { content: contentOnWire(message.content) }),
});
