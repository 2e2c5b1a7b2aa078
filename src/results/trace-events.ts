import { contentText, type Message, type ToolCall } from '../model/message.ts';

/** One thing that happened, in AgentV's spelling. */
export type TraceEvent = Readonly<Record<string, unknown>>;

/** A conversation as the list of events that AgentV keeps in a trace: messages, tool calls with their results, the final answer. */
export function traceEvents(messages: readonly Message[]): TraceEvent[] {
  const events = messages.flatMap((message, index) => [
    messageEvent(message, index),
    ...(message.toolCalls ?? []).flatMap((call, toolIndex) => toolEvents(call, index, toolIndex)),
  ]);
  const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
  const final = messages[last];
  const answered = final?.content === undefined ? [] : [finalEvent(contentText(final.content), last)];
  return [...events, ...answered].map(({ event_id, parent_event_id, ...event }, ordinal) => ({
    event_id,
    parent_event_id,
    ordinal,
    ...event,
  }));
}

const messageId = (index: number): string => `message-${index}`;

const messageEvent = ({ role, content }: Message, index: number): TraceEvent => ({
  event_id: messageId(index),
  type: 'message',
  message: { role, content: content === undefined ? undefined : contentText(content) },
  metadata: { message_index: index },
});

function toolEvents(call: ToolCall, index: number, toolIndex: number): TraceEvent[] {
  const { tool: name, input, output, status = 'ok' } = call;
  const id = `${messageId(index)}-tool-${toolIndex}`;
  const metadata = { message_index: index, tool_index: toolIndex };
  return [
    {
      event_id: id,
      parent_event_id: messageId(index),
      type: 'tool_call',
      tool: { name, input, output, status },
      metadata,
    },
    { event_id: `${id}-result`, parent_event_id: id, type: 'tool_result', tool: { name, output, status }, metadata },
  ];
}

const finalEvent = (content: string, index: number): TraceEvent => ({
  event_id: 'final-response',
  parent_event_id: messageId(index),
  type: 'final_response',
  message: { role: 'assistant', content },
  metadata: { message_index: index },
});
