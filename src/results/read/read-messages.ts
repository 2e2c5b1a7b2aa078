import * as z from 'zod';
import { type ContentPart, type Message, roles } from '../../model/run/message.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { anything, itemsOf, list, looseObject, mapping, number, text, tokens } from './loose-fields.ts';

const messageFields = looseObject({
  role: z.enum(roles),
  name: text,
  content: anything,
  toolCalls: list,
  startTime: text,
  endTime: text,
  durationMs: number,
  tokenUsage: tokens,
  metadata: mapping,
});

const callFields = looseObject({
  tool: z.string(),
  originalTool: text,
  input: anything,
  output: anything,
  id: text,
  status: text,
  startTime: text,
  endTime: text,
  durationMs: number,
});

/**
 * Messages in the format of `model/ports/wire.ts` and of AgentV; a plain text is a message of the user. Invalid
 * messages are skipped.
 */
export function readMessages(value: unknown): Message[] {
  if (typeof value === 'string') return [{ role: 'user', content: value }];
  return itemsOf(value, (item) => {
    const message = messageFields.parse(item);
    if (message === undefined) return undefined;
    const { content = null, toolCalls } = message;
    const structured =
      Array.isArray(content) && content.every(isMapping) ? content.map(readPart) : { structured: content };
    return {
      ...message,
      content: content === null ? undefined : typeof content === 'string' ? content : structured,
      toolCalls: toolCalls && itemsOf(toolCalls, (call) => callFields.parse(call)),
    };
  });
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
