import type { Content, ContentPart, Message, ToolCall } from '../../model/run/message.ts';

/** Messages as the GenAI conventions write them: JSON text of `{role, parts}`. */
export const messagesText = (messages: readonly Message[]): string =>
  JSON.stringify(messages.map((message) => ({ role: message.role, parts: partsOf(message) })));

/** The parts of system messages, which the conventions keep apart from the conversation. */
export const instructionsText = (messages: readonly Message[]): string => JSON.stringify(messages.flatMap(partsOf));

/** A text as it is, anything else as JSON. */
export const valueText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : JSON.stringify(value);

type Part = Readonly<Record<string, unknown>>;

function partsOf({ role, content, toolCalls = [] }: Message): Part[] {
  const own = content === undefined ? [] : contentParts(content);
  if (role === 'tool') return own.map(({ content: response }) => ({ type: 'tool_call_response', response }));
  return [...own, ...toolCalls.map(callPart)];
}

const textPart = (content: string): Part => ({ type: 'text', content });

const callPart = ({ id, tool, input }: ToolCall): Part => ({ type: 'tool_call', id, name: tool, arguments: input });

function contentParts(content: Content): Part[] {
  if (typeof content === 'string') return [textPart(content)];
  if (!Array.isArray(content)) return [textPart(JSON.stringify(content.structured) ?? '')];
  return content.map(contentPart);
}

function contentPart(part: ContentPart): Part {
  switch (part.type) {
    case 'text':
      return textPart(part.value);
    case 'file':
      return textPart(part.text);
    case 'image':
      // The bytes of an image are no text of a trace.
      return { type: 'blob', modality: 'image', mime_type: part.mediaType };
    case 'data':
      return textPart(JSON.stringify(part.value));
  }
}
