import * as z from 'zod';
import { type Content, type ContentPart, type Message, roles, type ToolCall } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { MAX_MEASURE } from '../../model/suite/limits.ts';
import { foreignJsonOf } from '../../shared/json.ts';
import { withTrace } from './cli-trace.ts';

/**
 * Parses the output of a command: a JSON object with messages or a text, or else the whole text is the answer. A JSON
 * object with a wrong type in it is text too, and so is one that is nested too deeply.
 */
export function readCliOutput(written: string, onNegative?: OnNegative): Response {
  // AgentV reads lines that end in CR and LF as lines that end in LF: checks of several lines depend on it.
  const lines = written.replaceAll('\r\n', '\n');
  const document = cliDocumentSchema.safeParse(jsonOf(lines));
  return (document.success ? responseIn(document.data, onNegative) : undefined) ?? answer(lines);
}

/** A tool call as programs write it, in snake_case. */
export const wireToolCallSchema = z.lazy(() =>
  z.object({
    tool: z.string(),
    input: z.unknown().optional(),
    output: z.unknown().optional(),
    id: z.string().optional(),
    status: z.string().optional(),
    start_time: z.string().optional(),
    end_time: z.string().optional(),
    duration_ms: z.number().optional(),
  }),
);
type CliToolCall = z.output<typeof wireToolCallSchema>;

/** A message as programs write it, in snake_case. */
export const wireMessageSchema = z.lazy(() =>
  z.object({
    role: z.string(),
    name: z.string().optional(),
    content: z.unknown().optional(),
    tool_calls: z.array(wireToolCallSchema).optional(),
    start_time: z.string().optional(),
    end_time: z.string().optional(),
    duration_ms: z.number().optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
  }),
);

/** A document as programs write it: with messages, or a text, or neither. */
export const cliDocumentSchema = z.lazy(() =>
  z.object({
    output: z.array(wireMessageSchema).optional(),
    output_messages: z.array(wireMessageSchema).optional(),
    text: z.unknown().optional(),
    token_usage: z.object({ input: z.number(), output: z.number(), cached: z.number().optional() }).optional(),
    cost_usd: z.number().optional(),
    duration_ms: z.number().optional(),
    trace: z.unknown().optional(),
  }),
);
type CliDocument = z.output<typeof cliDocumentSchema>;

/**
 * `undefined` for a text that is no JSON. `trim` also takes off the byte order mark, which PowerShell likes to write.
 */
export function jsonOf(written: string): unknown {
  return foreignJsonOf(written.trim());
}

const answer = (content: string): Response => ({ messages: [{ role: 'assistant', content }] });

/** Called for an invalid number, which is ignored. */
export type OnNegative = (key: 'cost_usd' | 'duration_ms', value: number) => void;

/** What a document answers; `undefined` when it has neither messages nor a text. */
export function responseIn(document: CliDocument, onNegative: OnNegative = () => undefined): Response | undefined {
  const messages = messagesOf(document);
  if (messages === undefined) return undefined;
  for (const key of ['cost_usd', 'duration_ms'] as const) {
    const value = document[key];
    if (value !== undefined && measure(value) === undefined) onNegative(key, value);
  }
  return {
    messages: withTrace(messages, document.trace),
    tokenUsage: tokenUsageOf(document.token_usage),
    costUsd: measure(document.cost_usd),
    durationMs: measure(document.duration_ms),
  };
}

function messagesOf({ output = [], output_messages = [], text }: CliDocument): Message[] | undefined {
  const messages = output.length > 0 ? output : output_messages;
  if (messages.length > 0) return messages.map(asMessage);
  const content = textOf(text);
  return content === undefined ? undefined : answer(content).messages;
}

/** A `text` that is not a text is shown as JSON. It may be null. */
function textOf(text: unknown): string | undefined {
  if (typeof text === 'string') return text;
  return text === undefined || text === null ? undefined : JSON.stringify(text);
}

/** The same message in our words; content of an unknown shape is no content. */
export function asMessage(message: z.output<typeof wireMessageSchema>): Message {
  const role = roles.find((known) => known === message.role);
  // An unknown role becomes the assistant; its name is stored.
  const metadata = role === undefined ? { ...message.metadata, role: message.role } : message.metadata;
  return {
    role: role ?? 'system',
    name: message.name,
    content: contentOf(message.content),
    toolCalls: message.tool_calls?.map(asToolCall),
    startTime: message.start_time,
    endTime: message.end_time,
    durationMs: message.duration_ms,
    metadata,
  };
}

const asToolCall = ({ start_time, end_time, duration_ms, input, output, ...call }: CliToolCall): ToolCall => ({
  ...call,
  input,
  output,
  startTime: start_time,
  endTime: end_time,
  durationMs: duration_ms,
});

/** Text, or a list that is made of text, image and file blocks throughout. Any other shape is no content. */
function contentOf(content: unknown): Content | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const blocks = content.map((block) => blockSchema.safeParse(block));
  return blocks.every((block) => block.success) ? blocks.map(({ data }) => asPart(data)) : undefined;
}

const blockSchema = z.lazy(() => z.looseObject({ type: z.enum(['text', 'image', 'file']) }));

/** Only text is interpreted here; files and images are not opened, and stored as written. */
function asPart(block: z.output<typeof blockSchema>): ContentPart {
  const text = block['value'] ?? block['text'];
  return block.type === 'text' && typeof text === 'string'
    ? { type: 'text', value: text }
    : { type: 'data', value: block };
}

/** A negative count is an error of the program, and half of a usage is ignored. */
function tokenUsageOf(usage: CliDocument['token_usage']): Response['tokenUsage'] {
  if (usage === undefined || measure(usage.input) === undefined || measure(usage.output) === undefined)
    return undefined;
  return { input: usage.input, output: usage.output, cached: measure(usage.cached) };
}

const measure = (number: number | undefined): number | undefined =>
  number !== undefined && number >= 0 && number <= MAX_MEASURE ? number : undefined;
