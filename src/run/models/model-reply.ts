import * as z from 'zod';
import type { Message, TokenUsage, ToolCall } from '../../model/run/message.ts';
import { type FailureClass, type FinishReason, isDeclined } from '../../model/run/outcome.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../shared/depth.ts';
import { foreignJsonOf, jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';
import { isApiError, saysRefusal } from '../response.ts';
import { serverWords } from './model-http.ts';

/** What a model's reply holds for us, or why it cannot be used. `why` may hold a server's own words. */
export type ModelReply =
  | {
      readonly kind: 'said';
      readonly message: Message;
      readonly tokenUsage?: TokenUsage | undefined;
      readonly model?: string | undefined;
      /** US dollars, as reported by the service. */
      readonly costUsd?: number | undefined;
      readonly finishReason?: FinishReason | undefined;
      /** The model answered, but the service says that something went wrong. */
      readonly error?: string | undefined;
    }
  | {
      readonly kind: 'unusable';
      readonly failureClass: FailureClass;
      readonly why: string;
    };

/** How a turn of a model ended: as usual, for a reason to report, or because the service stopped it. */
export type Ending = FinishReason | 'broken' | undefined;

interface Turn {
  readonly text: string | undefined;
  readonly toolCalls: readonly ToolCall[];
  /** Whether the model returned reasoning, with or without an answer. */
  readonly hasReasoning: boolean;
  readonly ending: Ending;
  /** The end in the words of the service. */
  readonly reason?: string | null | undefined;
}

/** Text and tool calls of one turn as a response, with the reason if it is cut off or empty. */
export function saidBy(
  turn: Turn,
  rest: {
    readonly tokenUsage?: TokenUsage | undefined;
    readonly model?: string | undefined;
    readonly costUsd?: number | undefined;
  },
): ModelReply {
  const { text, toolCalls } = turn;
  const message: Message = {
    role: 'assistant',
    // A turn that only calls tools says nothing; any other turn without text says the empty text.
    ...(text === undefined && toolCalls.length > 0 ? {} : { content: text ?? '' }),
    toolCalls: toolCalls.length > 0 ? [...toolCalls] : undefined,
  };
  return {
    kind: 'said',
    message,
    finishReason: finishReasonOf(turn, rest.tokenUsage),
    error: lostBy(turn, rest.tokenUsage),
    ...rest,
  };
}

function finishReasonOf(
  { text, toolCalls, hasReasoning, ending }: Turn,
  usage: TokenUsage | undefined,
): FinishReason | undefined {
  if (ending !== undefined && ending !== 'broken') return ending;
  if (toolCalls.length > 0) return 'tool_calls';
  if (text) return undefined;
  return hasReasoning || (usage?.reasoning ?? 0) > 0 ? 'reasoning_only' : 'empty';
}

/** The response for a reply that a filter blocked. */
export const heldBack = (rest: Pick<ModelReply & { kind: 'said' }, 'tokenUsage' | 'model'> = {}): ModelReply =>
  saidBy({ text: '', toolCalls: [], hasReasoning: false, ending: 'content_filter' }, rest);

/** The body of a reply as JSON in the given shape, or what an `error` in a good reply means. */
export function parseReply<T>(text: string, schema: z.ZodType<T>): T | ModelReply {
  const body = jsonOf(text);
  if (body === undefined) {
    return unusable('provider', `its reply is not JSON: ${text.trim() === '' ? 'it is empty' : cutEnd(text, 200)}`);
  }
  if (isDeeperThan(body, MAX_JSON_DEPTH)) {
    return unusable('provider', `its reply is nested more than ${MAX_JSON_DEPTH} levels deep`);
  }
  const error = errorIn(body);
  if (error !== undefined) {
    const { code, type, message } = error;
    if (saysRefusal(`${code} ${type} ${message}`)) return heldBack();
    const isRateLimit = [code, type].some((each) => each !== null && each !== undefined && RATE_LIMITS.includes(each));
    return unusable(isRateLimit ? 'rate_limit' : 'provider', message);
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const form = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  return unusable('provider', `its reply has an unexpected form (${form}): ${serverWords(body)}`);
}

export const unusable = (failureClass: FailureClass, why: string): ModelReply & { kind: 'unusable' } => ({
  kind: 'unusable',
  failureClass,
  why,
});

/**
 * A tool call as the model wrote it. Arguments should be JSON text; models do not always keep to that, and what they
 * nest beyond reason stays text.
 */
export function toolCall(tool: string, written: unknown, id: string | null | undefined): ToolCall {
  return {
    tool,
    input: typeof written === 'string' ? inputOf(written) : written,
    output: undefined,
    id: id || undefined,
  };
}

/** The codes of an error, where it has some. */
const errorSchema = z
  .object({
    code: z.union([z.string(), z.number()]).nullish().catch(undefined),
    type: z.string().nullish().catch(undefined),
  })
  .catch({});

/** What a reply with a good status says of an error, in any of the forms of `serverWords`. */
function errorIn(body: unknown): (z.output<typeof errorSchema> & { readonly message: string }) | undefined {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  // Most replies have none, and a schema that does not fit costs as much as reading the reply.
  if (!error) return undefined;
  // Next to an error of a few words, the body has the reason.
  return { ...errorSchema.parse(error), message: serverWords(typeof error === 'string' ? body : error) };
}

const RATE_LIMITS: readonly (string | number)[] = [429, 'rate_limit_exceeded', 'rate_limit_error'];

/** Why a turn is not a real answer, although it looks like one. */
function lostBy({ text, toolCalls, ending, reason }: Turn, usage: TokenUsage | undefined): string | undefined {
  if (ending === 'broken') {
    return `The service stopped the answer${reason ? ` with the reason "${reason}"` : ' without a reason'}.`;
  }
  if (isDeclined(ending)) return undefined;
  const isEmpty = !text && toolCalls.length === 0;
  if (ending === 'length' && isEmpty) return 'The limit of output tokens was used up before anything was answered.';
  if (isEmpty && usage?.output === 0) return 'The answer is empty, and no output token was counted for it.';
  return isApiError(text ?? '') ? 'The answer is the text of an API error.' : undefined;
}

function inputOf(written: string): unknown {
  const value = foreignJsonOf(written);
  return value === undefined ? written : value;
}
