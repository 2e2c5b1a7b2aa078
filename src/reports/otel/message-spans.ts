import type { Message, TokenUsage, ToolCall } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import { messagesText, valueText } from './content.ts';
import { ATTRIBUTES, providerName, SPANS } from './names.ts';
import { type Attributes, CLIENT, flag, int, type Span, type Times, text, timesOf } from './span.ts';
import { type Place, ROOT } from './span-maker.ts';

interface Messages extends Place {
  readonly groupTurns: boolean;
}

/** A span for each message, with one for each of its tool calls below it. */
export function messageSpans(result: TestResult, place: Messages): Span[] {
  const { messages } = result;
  const starts = place.groupTurns ? turnStarts(messages) : [];
  const spans = messages.flatMap((message, index) => {
    const turn = starts.findLastIndex((start) => start <= index);
    const parent = turn < 0 ? ROOT : turnPath(turn);
    return spansOfMessage({ message, index, parent }, result, place);
  });
  return [...starts.map((_, turn) => turnSpan(messages, { starts, turn }, place)), ...spans];
}

/** Where turns begin: at the first message, and at each message of a user. A single turn has no separate span. */
function turnStarts(messages: readonly Message[]): number[] {
  const starts = messages.flatMap(({ role }, index) => (index === 0 || role === 'user' ? [index] : []));
  return starts.length > 1 ? starts : [];
}

const turnPath = (turn: number): string => `${ROOT}/turn/${turn + 1}`;

function turnSpan(
  messages: readonly Message[],
  { starts, turn }: { readonly starts: readonly number[]; readonly turn: number },
  { times, maker }: Place,
): Span {
  const own = messages.slice(starts[turn], starts[turn + 1]).map((message) => timesOf(message, times));
  const known = own.filter(({ isUnknown }) => !isUnknown);
  const span =
    known.length === 0
      ? { start: times.start, end: times.start, isUnknown: true as const }
      : known.reduce((all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }));
  return maker.make(turnPath(turn), ROOT, {
    name: SPANS.turn(turn + 1),
    times: span,
    attributes: { [ATTRIBUTES.timeUnknown]: flag(span.isUnknown) },
  });
}

interface PlacedMessage {
  readonly message: Message;
  readonly index: number;
  readonly parent: string;
}

function spansOfMessage({ message, index, parent }: PlacedMessage, result: TestResult, place: Place): Span[] {
  const { maker } = place;
  const path = `${ROOT}/msg/${index}`;
  const times = timesOf(message, place.times);
  const model = modelOf(message, result);
  const isChat = message.role === 'assistant';
  const span = maker.make(path, parent, {
    name: isChat ? SPANS.chat(model ?? 'unknown') : SPANS.message(message.role),
    times,
    kind: isChat ? CLIENT : undefined,
    attributes: {
      ...(isChat && chatAttributes(message, model, result)),
      [ATTRIBUTES.timeUnknown]: flag(times.isUnknown),
      ...(maker.captureContent && { [ATTRIBUTES.outputMessages]: text(messagesText([message])) }),
    },
  });
  const calls = (message.toolCalls ?? []).map((call, at) => toolSpan({ call, path, at }, times, place));
  return [span, ...calls];
}

function modelOf({ metadata }: Message, { model }: TestResult): string | undefined {
  const own = metadata?.['model'];
  return typeof own === 'string' && own !== '' ? own : model;
}

function chatAttributes(message: Message, model: string | undefined, result: TestResult): Attributes {
  const { provider, conversationId } = result;
  const by = provider === undefined ? undefined : providerName(provider);
  return {
    [ATTRIBUTES.operation]: text('chat'),
    [ATTRIBUTES.provider]: text(by),
    [ATTRIBUTES.system]: text(by),
    [ATTRIBUTES.requestModel]: text(model),
    [ATTRIBUTES.responseModel]: text(model),
    [ATTRIBUTES.conversation]: text(conversationId),
    ...usageAttributes(message.tokenUsage ?? usageOfOnlyCall(result)),
  };
}

/** Where the model was called once, the usage of the test is that of the call. */
const usageOfOnlyCall = ({ messages, tokenUsage }: TestResult): TokenUsage | undefined =>
  messages.filter(({ role }) => role === 'assistant').length === 1 ? tokenUsage : undefined;

export const usageAttributes = (usage: TokenUsage | undefined): Attributes => ({
  [ATTRIBUTES.inputTokens]: int(usage?.input),
  [ATTRIBUTES.outputTokens]: int(usage?.output),
  [ATTRIBUTES.cachedTokens]: int(usage?.cached),
  [ATTRIBUTES.reasoningTokens]: int(usage?.reasoning),
});

interface PlacedCall {
  readonly call: ToolCall;
  readonly path: string;
  readonly at: number;
}

function toolSpan({ call, path, at }: PlacedCall, message: Times, { maker }: Place): Span {
  const times = timesOf(call, message);
  return maker.make(`${path}/tool/${at}`, path, {
    name: SPANS.tool(call.tool),
    times,
    attributes: {
      [ATTRIBUTES.operation]: text('execute_tool'),
      [ATTRIBUTES.toolName]: text(call.tool),
      [ATTRIBUTES.toolCall]: text(call.id),
      [ATTRIBUTES.toolType]: text('function'),
      [ATTRIBUTES.timeUnknown]: flag(times.isUnknown),
      ...(maker.captureContent && {
        [ATTRIBUTES.toolArguments]: text(valueText(call.input)),
        [ATTRIBUTES.toolResult]: text(valueText(call.output)),
      }),
    },
  });
}
