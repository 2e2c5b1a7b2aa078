import type { Content, ContentPart, Message, TokenUsage, ToolCall } from '../run/message.ts';
import { never } from '../values/never.ts';

/**
 * A message in the format of AgentV's scripts. Only our own keys become snake_case: metadata, tool inputs and
 * structured content of a suite or an agent stay as they are.
 */
export function messageOnWire(message: Message): Record<string, unknown> {
  const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
  return {
    role,
    name,
    content: content === undefined ? undefined : contentOnWire(content),
    tool_calls: toolCalls?.map(toolCallOnWire),
    start_time: startTime,
    end_time: endTime,
    duration_ms: durationMs,
    token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
    metadata,
  };
}

/** Content in the shape that a suite would write: text, a list of parts, or the structured value itself. */
export function contentOnWire(content: Content): unknown {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}

function partOnWire(part: ContentPart): unknown {
  switch (part.type) {
    case 'text':
      return part;
    case 'file':
      return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
    case 'image':
      return { type: 'image', media_type: part.mediaType, source: part.dataUri };
    case 'data':
      return part.value;
    default:
      return never(part);
  }
}

export function toolCallOnWire(call: ToolCall): Record<string, unknown> {
  const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
  return {
    tool,
    original_tool: originalTool,
    input,
    output,
    id,
    status,
    start_time: startTime,
    end_time: endTime,
    duration_ms: durationMs,
  };
}

export const tokenUsageOnWire = ({ input, output, cached, reasoning }: TokenUsage): Record<string, unknown> => ({
  input,
  output,
  cached,
  reasoning,
});
