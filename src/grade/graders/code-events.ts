import type { Message, ToolCall } from '../../model/message.ts';

/** A conversation as AgentV's list of events: messages, tool calls, their results, and the last word of the agent. */
export function eventsOnWire(messages: readonly Message[], onWire: OnWire): Record<string, unknown>[] {
  const events = messages.flatMap((message, index) => eventsOf(message, index, onWire));
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  const final = messages[last];
  const all = final === undefined ? events : [...events, finalResponse(final, last, onWire)];
  return all.map(({ event_id, parent_event_id, ...event }, ordinal) => ({
    event_id,
    parent_event_id,
    ordinal,
    ...event,
  }));
}

/** How a message is told to scripts. */
type OnWire = (message: Message) => Record<string, unknown>;
type Event = Record<string, unknown> & { readonly event_id: string; readonly parent_event_id?: string };

function eventsOf(message: Message, index: number, onWire: OnWire): Event[] {
  const { toolCalls = [], ...said } = message;
  const event_id = `message-${index}`;
  return [
    { event_id, type: 'message', message: onWire(said), metadata: { message_index: index } },
    ...toolCalls.flatMap((call, at) => toolEvents(call, event_id, { message_index: index, tool_index: at })),
  ];
}

function toolEvents(
  { tool: name, id: call_id, input, output, status = 'ok', startTime, endTime, durationMs }: ToolCall,
  parent: string,
  metadata: { readonly message_index: number; readonly tool_index: number },
): Event[] {
  const event_id = `${parent}-tool-${metadata.tool_index}`;
  const call: Event = {
    event_id,
    parent_event_id: parent,
    type: 'tool_call',
    timestamp: startTime,
    duration_ms: durationMs,
    tool: { name, call_id, input, output, status },
    metadata,
  };
  const result: Event = {
    event_id: `${event_id}-result`,
    parent_event_id: event_id,
    type: 'tool_result',
    timestamp: endTime,
    tool: { name, call_id, output, status },
    metadata,
  };
  return output === undefined ? [call] : [call, result];
}

const finalResponse = (message: Message, index: number, onWire: OnWire): Event => ({
  event_id: 'final-response',
  parent_event_id: `message-${index}`,
  type: 'final_response',
  message: onWire(message),
  metadata: { message_index: index },
});
