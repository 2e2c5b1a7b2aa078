import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import type { Judge, Judges, Submission } from '../../model/ports/grader.ts';
import type { Loopback, LoopbackReply, LoopbackRequest } from '../../model/ports/network.ts';
import { contentOnWire } from '../../model/ports/wire.ts';
import { finalAnswer, type TokenUsage } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Prompt, PromptMode } from '../../model/run/prompt.ts';
import { jsonOf } from '../../model/text/json.ts';
import { listed } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';

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

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type',
};

const questionSchema = z.object({
  question: z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty'),
  systemPrompt: z.string('must be text').nullish(),
  evalCaseId: z.string('must be text').nullish(),
  attempt: z.int('must be a whole number').nonnegative('must be 0 or more').nullish(),
  target: z.string('must be text').nullish(),
});
const batchSchema = z.object({ requests: z.array(z.unknown(), 'must be a list') });

/** Why a request gets no answer of a model. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Lets one grader ask models over HTTP, as often as it may, until it is disposed. */
export async function openTargetProxy(request: TargetProxyRequest): Promise<TargetProxy> {
  const { judge, judges, maxCalls, submission } = request;
  let callCount = 0;
  let tokenUsage: TokenUsage | undefined;
  let costUsd: number | undefined;
  const usedUp = () => `This grader is limited to ${maxCalls} calls and has made ${callCount}`;

  /** Asks a model; only requests that reach one are counted. Throws a `Refusal`. */
  const invoke = async (value: unknown, signal: AbortSignal): Promise<object> => {
    const { question, systemPrompt, evalCaseId, attempt, target } = parse(questionSchema, value);
    const isOther = target !== undefined && target !== null && target !== judge.name;
    const lookup = isOther && judges.names.includes(target) ? await judges.find(target) : undefined;
    const callee = !isOther ? judge : lookup?.kind === 'found' ? lookup.judge : undefined;
    if (callee === undefined) {
      const names = listed(judges.names);
      throw new Refusal(400, `There is no target "${cutEnd(String(target), 100)}" to call; there are: ${names}`);
    }
    if (signal.aborted) throw new Refusal(500, 'The grader has ended');
    // Checked again and counted at once: other requests may have arrived meanwhile.
    if (callCount >= maxCalls) throw new Refusal(429, usedUp());
    callCount += 1;

    const outcome = await callee.provider.ask(
      {
        suite: '',
        testId: evalCaseId ?? submission.testId,
        prompt: promptOf(question, systemPrompt, callee.promptMode),
        inputFiles: [],
        attempt: attempt ?? 0,
        trial: 0,
        workspacePath: submission.workspacePath,
        judging: {},
      },
      signal,
    );
    if (outcome.kind === 'failed') throw new Refusal(500, outcome.failure.message);
    const { response } = outcome;
    const { input = 0, output = 0 } = tokenUsage ?? {};
    const added = response.tokenUsage;
    if (added !== undefined) tokenUsage = { input: input + added.input, output: output + added.output };
    if (response.costUsd !== undefined) costUsd = (costUsd ?? 0) + response.costUsd;
    return onWire(response);
  };

  const reply = async (incoming: LoopbackRequest, signal: AbortSignal): Promise<object> => {
    switch (`${incoming.method} ${incoming.path}`) {
      case 'GET /info':
        return { targetName: judge.name, maxCalls, callCount, availableTargets: judges.names };
      case 'POST /invoke':
        if (callCount >= maxCalls) throw new Refusal(429, usedUp());
        return invoke(await bodyOf(incoming), signal);
      case 'POST /invokeBatch': {
        const { requests } = parse(batchSchema, await bodyOf(incoming));
        // A batch runs completely or not at all, as far as the limit goes.
        if (requests.length > maxCalls - callCount) {
          throw new Refusal(429, `${usedUp()}; the batch asks for ${requests.length}`);
        }
        const responses: object[] = [];
        for (const one of requests) {
          const failed = (error: unknown) => ({ output: [], rawText: `Error: ${messageOf(error)}` });
          responses.push(await invoke(one, signal).catch(failed));
        }
        return { responses };
      }
      default:
        throw new Refusal(404, 'There are GET /info, POST /invoke and POST /invokeBatch');
    }
  };

  const server = await request.loopback.serve(async (incoming, signal): Promise<LoopbackReply> => {
    if (incoming.method === 'OPTIONS') return { status: 204, headers: { ...CORS, ...PREFLIGHT } };
    try {
      // Compared in constant time, so that the duration reveals nothing about the token.
      const [a, b] = [Buffer.from(incoming.authorization ?? ''), Buffer.from(`Bearer ${server.token}`)];
      if (!(a.length === b.length && timingSafeEqual(a, b))) {
        throw new Refusal(401, 'The token is missing or wrong');
      }
      const body = await reply(incoming, AbortSignal.any([signal, request.signal]));
      return { status: 200, body, headers: CORS };
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      return { status, body: { error: messageOf(error) }, headers: CORS };
    }
  });
  return {
    env: { AGENTV_TARGET_PROXY_URL: server.url, AGENTV_TARGET_PROXY_TOKEN: server.token },
    token: server.token,
    get callCount() {
      return callCount;
    },
    get tokenUsage() {
      return tokenUsage;
    },
    get costUsd() {
      return costUsd;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

async function bodyOf(request: LoopbackRequest): Promise<unknown> {
  const text = await request.text(MAX_BODY_BYTES);
  if (text === undefined) throw new Refusal(413, 'The body is longer than 10 MiB');
  const value = jsonOf(text);
  if (value === undefined) throw new Refusal(400, 'The body is not JSON');
  return value;
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data as T;
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new Refusal(400, path === '' ? 'The body must be an object' : `"${path}" ${issue?.message ?? 'is wrong'}`);
}

/** An agent reads one text; a model has a place for the system's. */
function promptOf(question: string, systemPrompt: string | null | undefined, mode: PromptMode): Prompt {
  if (!systemPrompt) return { question };
  return mode === 'agent' ? { question: `${systemPrompt}\n\n${question}` } : { question, system: systemPrompt };
}

/** In camelCase, as the clients of the proxy have always read it. */
const onWire = ({ messages, tokenUsage }: Response): object => ({
  output: messages.map((message) => ({
    ...message,
    ...(message.content !== undefined && { content: contentOnWire(message.content) }),
  })),
  rawText: finalAnswer(messages),
  tokenUsage,
});
