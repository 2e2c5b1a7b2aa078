import * as z from 'zod';
import type { Message, TokenUsage, ToolCall } from '../../model/run/message.ts';
import { type FailureClass, type FinishReason, isDeclined } from '../../model/run/outcome.ts';
import { foreignJsonOf, jsonOf } from '../../model/text/json.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { once } from '../../model/values/once.ts';
import { saysRefusal, whyNoRealAnswer } from '../response.ts';
import { serverWords } from './model-http.ts';

/** What a model's reply holds for us, or why it cannot be used. `why` may hold a server's own words. */
export type ModelReply =
  | {
      readonly kind: 'said';
      readonly message: Message;
      readonly finishReason: FinishReason | undefined;
      /** The model answered, but the service says that something went wrong. */
      readonly error: string | undefined;
      readonly tokenUsage?: TokenUsage | undefined;
      readonly model?: string | undefined;
      /** US dollars, as reported by the service. */
      readonly costUsd?: number | undefined;
    }
  | { readonly kind: 'unusable'; readonly failureClass: FailureClass; readonly why: string };

export const unusable = (failureClass: FailureClass, why: string): ModelReply => ({
  kind: 'unusable',
  failureClass,
  why,
});

/** How a turn of a model ended: as usual, for a reason to report, or because the service stopped it. */
export type TurnEnding = FinishReason | 'broken' | undefined;

interface ModelTurn {
  readonly text: string | undefined;
  readonly toolCalls: readonly ToolCall[];
  /** Whether the model returned reasoning, with or without an answer. */
  readonly hasReasoning: boolean;
  readonly ending: TurnEnding;
  /** The end in the words of the service. */
  readonly reason?: string | null | undefined;
  readonly tokenUsage?: TokenUsage | undefined;
  readonly model?: string | null | undefined;
  readonly costUsd?: number | undefined;
}

/** Text and tool calls of one turn as a response, with the reason if it is cut off or empty. */
export function saidBy(turn: ModelTurn): ModelReply {
  const { text, toolCalls, ending, reason, tokenUsage } = turn;
  const isEmpty = !text && toolCalls.length === 0;
  const whyEmpty = turn.hasReasoning || (tokenUsage?.reasoning ?? 0) > 0 ? 'reasoning_only' : 'empty';
  const usual = toolCalls.length > 0 ? 'tool_calls' : isEmpty ? whyEmpty : undefined;

  const message: Message = {
    role: 'assistant',
    // A turn that only calls tools says nothing; any other turn without text says the empty text.
    ...(text === undefined && toolCalls.length > 0 ? {} : { content: text ?? '' }),
    toolCalls: toolCalls.length > 0 ? [...toolCalls] : undefined,
  };
  const error =
    ending === 'broken'
      ? `The service stopped the answer${reason ? ` with the reason "${reason}"` : ' without a reason'}.`
      : isDeclined(ending)
        ? undefined
        : whyNoRealAnswer([message], ending === 'length' ? undefined : tokenUsage);
  const finishReason = ending === undefined || ending === 'broken' ? usual : ending;
  const { model, costUsd } = turn;
  return { kind: 'said', message, finishReason, error, tokenUsage, model: model ?? undefined, costUsd };
}

/** The response for a reply that a filter blocked. */
export const heldBack = (about: Pick<ModelTurn, 'tokenUsage' | 'model'> = {}): ModelReply =>
  saidBy({ text: '', toolCalls: [], hasReasoning: false, ending: 'content_filter', ...about });

const RATE_LIMITS: readonly unknown[] = [429, 'rate_limit_exceeded', 'rate_limit_error'];

/**
 * Reads the body of a reply as JSON in the given shape, which is made for the first reply. An `error` in a reply with a good
 * status is one.
 */
export function replyReader<T>(makeShape: () => z.ZodType<T>, read: (reply: T) => ModelReply) {
  const shape = once(makeShape);
  return (text: string): ModelReply => {
    const body = jsonOf(text);
    if (body === undefined) {
      return unusable('provider', `its reply is not JSON: ${text.trim() === '' ? 'it is empty' : cutEnd(text, 200)}`);
    }
    if (isDeeperThan(body, MAX_JSON_DEPTH)) {
      return unusable('provider', `its reply is nested more than ${MAX_JSON_DEPTH} levels deep`);
    }
    const error = isMapping(body) ? body['error'] : undefined;
    if (error) {
      const { code, type } = isMapping(error) ? error : {};
      // Next to an error of a few words, the body has the reason.
      const message = serverWords(typeof error === 'string' ? body : error);
      if (saysRefusal(`${code} ${type} ${message}`)) return heldBack();
      return unusable([code, type].some((each) => RATE_LIMITS.includes(each)) ? 'rate_limit' : 'provider', message);
    }
    const parsed = shape().safeParse(body);
    if (parsed.success) return read(parsed.data);
    const issue = parsed.error.issues[0];
    const form = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
    return unusable('provider', `its reply has an unexpected form (${form}): ${serverWords(body)}`);
  };
}

/** The name of a model in a reply, which is ignored if it is none. */
export const modelName = () => z.string().nullish().catch(undefined);

/**
 * A tool call as the model wrote it. Arguments should be JSON text; models do not always keep to that, and what they
 * nest beyond reason stays text.
 */
export function toolCall(tool: string, written: unknown, id: string | null | undefined): ToolCall {
  const parsed = typeof written === 'string' ? foreignJsonOf(written) : undefined;
  return { tool, input: parsed === undefined ? written : parsed, output: undefined, id: id || undefined };
}
