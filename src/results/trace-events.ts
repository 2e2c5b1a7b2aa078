import type { Message, ToolCall } from '../model/run/message.ts';

type TraceEvent = Readonly<Record<string, unknown>>;

/**
 * A conversation as AgentV's list of trace events: messages, tool calls with their results, the final answer. Their
 * texts are in the messages of the trace, at `message_index` and `tool_index`: a row has each of them once.
 */
export function traceEvents(messages: readonly Message[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const [index, message] of messages.entries()) {
    events.push(messageEvent(message, index, events.length));
    for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
      events.push(callEvent(call, index, toolIndex, events.length));
      events.push(resultEvent(call, index, toolIndex, events.length));
    }
  }
  const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
  if (last !== -1) events.push(finalEvent(last, events.length));
  return events;
}

const messageId = (index: number): string => `message-${index}`;

const messageEvent = ({ role }: Message, index: number, ordinal: number): TraceEvent => ({
  event_id: messageId(index),
  parent_event_id: undefined,
  ordinal,
  type: 'message',
  message: { role },
  metadata: { message_index: index },
});

const callId = (index: number, toolIndex: number): string => `${messageId(index)}-tool-${toolIndex}`;

const callEvent = (call: ToolCall, index: number, toolIndex: number, ordinal: number): TraceEvent => ({
  event_id: callId(index, toolIndex),
  parent_event_id: messageId(index),
  ordinal,
  type: 'tool_call',
  tool: { name: call.tool, status: call.status ?? 'ok' },
  metadata: { message_index: index, tool_index: toolIndex },
});

const resultEvent = (call: ToolCall, index: number, toolIndex: number, ordinal: number): TraceEvent => ({
  event_id: `${callId(index, toolIndex)}-result`,
  parent_event_id: callId(index, toolIndex),
  ordinal,
  type: 'tool_result',
  tool: { name: call.tool, status: call.status ?? 'ok' },
  metadata: { message_index: index, tool_index: toolIndex },
});

const finalEvent = (index: number, ordinal: number): TraceEvent => ({
  event_id: 'final-response',
  parent_event_id: messageId(index),
  ordinal,
  type: 'final_response',
  message: { role: 'assistant' },
  metadata: { message_index: index },
});
