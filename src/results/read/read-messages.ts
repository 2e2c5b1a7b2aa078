import * as z from 'zod';
import { type Content, type ContentPart, type Message, roles, type ToolCall } from '../../model/run/message.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import {
  anything,
  fieldsIn,
  inSnakeCase,
  mapping,
  oneOf,
  readItems,
  text,
  tokens,
  withoutGaps,
} from './loose-fields.ts';

const messageFields = once(() => ({
  role: oneOf(roles),
  name: text,
  content: anything,
  tool_calls: z.array(z.unknown()).optional().catch(undefined),
  start_time: text,
  end_time: text,
  duration_ms: z.number().optional().catch(undefined),
  token_usage: tokens,
  metadata: mapping,
}));

const callFields = once(() => ({
  tool: text,
  original_tool: text,
  input: anything,
  output: anything,
  id: text,
  status: text,
  start_time: text,
  end_time: text,
  duration_ms: z.number().optional().catch(undefined),
}));

/**
 * Messages in the format of `model/ports/wire.ts` and of AgentV; a plain text is a message of the user. Invalid
 * messages are skipped.
 */
export function readMessages(value: unknown): Message[] {
  if (typeof value === 'string') return [{ role: 'user', content: value }];
  return readItems(Array.isArray(value) ? value : [], readMessage);
}

function readMessage(item: unknown): Message | undefined {
  if (!isMapping(item)) return undefined;
  const { role, name, content, tool_calls, start_time, end_time, duration_ms, token_usage, metadata } = fieldsIn(
    messageFields(),
    inSnakeCase(item),
  );
  if (role === undefined) return undefined;
  return withoutGaps({
    role,
    name,
    content: content === undefined || content === null ? undefined : readContent(content),
    toolCalls: tool_calls && readItems(tool_calls, readCall),
    startTime: start_time,
    endTime: end_time,
    durationMs: duration_ms,
    tokenUsage: token_usage,
    metadata,
  });
}

function readContent(content: unknown): Content {
  if (typeof content === 'string') return content;
  return Array.isArray(content) && content.every(isMapping) ? content.map(readPart) : { structured: content };
}

function readPart(part: Record<string, unknown>): ContentPart {
  const { type, value, path, text: body, media_type: mediaType, source } = part;
  const keys = Object.keys(part).length;
  if (type === 'text' && typeof value === 'string' && keys === 2) return { type, value };
  if (type === 'image' && typeof mediaType === 'string' && typeof source === 'string' && keys === 3) {
    return { type, mediaType, dataUri: source };
  }
  if (type === 'file' && typeof value === 'string' && typeof path === 'string' && typeof body === 'string') {
    if (keys === 4) return { type, path: value, absolutePath: path, text: body };
  }
  return { type: 'data', value: part };
}

function readCall(item: unknown): ToolCall | undefined {
  if (!isMapping(item)) return undefined;
  const call = fieldsIn(callFields(), inSnakeCase(item));
  const { tool, original_tool, input, output, id, status, start_time, end_time, duration_ms } = call;
  if (tool === undefined) return undefined;
  return withoutGaps({
    tool,
    originalTool: original_tool,
    input,
    output,
    id,
    status,
    startTime: start_time,
    endTime: end_time,
    durationMs: duration_ms,
  });
}
