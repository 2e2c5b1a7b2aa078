import * as z from 'zod';
import { type Content, type ContentPart, type Message, roles, type ToolCall } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { foreignJsonOf } from '../../model/text/json.ts';

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
export const wireToolCallSchema = z.object({
  tool: z.string(),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  id: z.string().optional(),
  status: z.string().optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  duration_ms: z.number().optional(),
});

/** A message as programs write it, in snake_case. */
export const wireMessageSchema = z.object({
  role: z.string(),
  name: z.string().optional(),
  content: z.unknown().optional(),
  tool_calls: z.array(wireToolCallSchema).optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  duration_ms: z.number().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

/** A document as programs write it: with messages, or a text, or neither. */
export const cliDocumentSchema = z.object({
  output: z.array(wireMessageSchema).optional(),
  output_messages: z.array(wireMessageSchema).optional(),
  text: z.unknown().optional(),
  token_usage: z.object({ input: z.number(), output: z.number(), cached: z.number().optional() }).optional(),
  cost_usd: z.number().optional(),
  duration_ms: z.number().optional(),
  trace: z.unknown().optional(),
});
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
  const { output = [], output_messages = [], text } = document;
  const listed = output.length > 0 ? output : output_messages;
  if (listed.length === 0 && (text === undefined || text === null)) return undefined;
  // A `text` that is not a text is shown as JSON.
  const { messages } =
    listed.length > 0
      ? { messages: listed.map(asMessage) }
      : answer(typeof text === 'string' ? text : JSON.stringify(text));

  for (const key of ['cost_usd', 'duration_ms'] as const) {
    const value = document[key];
    if (value !== undefined && measure(value) === undefined) onNegative(key, value);
  }
  const usage = document.token_usage;
  const isUsage = usage !== undefined && measure(usage.input) !== undefined && measure(usage.output) !== undefined;
  return {
    messages: withTrace(messages, document.trace),
    // A negative count is an error of the program, and half of a usage is ignored.
    tokenUsage: isUsage ? { input: usage.input, output: usage.output, cached: measure(usage.cached) } : undefined,
    costUsd: measure(document.cost_usd),
    durationMs: measure(document.duration_ms),
  };
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
    toolCalls: message.tool_calls?.map(({ start_time, end_time, duration_ms, input, output, ...call }) => ({
      ...call,
      input,
      output,
      startTime: start_time,
      endTime: end_time,
      durationMs: duration_ms,
    })),
    startTime: message.start_time,
    endTime: message.end_time,
    durationMs: message.duration_ms,
    metadata,
  };
}

const blockSchema = z.looseObject({ type: z.enum(['text', 'image', 'file']) });

/**
 * Text, or a list that is made of text, image and file blocks throughout. Any other shape is no content. Only text is
 * interpreted here; files and images are not opened, and stored as written.
 */
function contentOf(content: unknown): Content | undefined {
  if (typeof content === 'string') return content;
  const { data: blocks } = z.array(blockSchema).safeParse(content);
  return blocks?.map((block): ContentPart => {
    const text = block['value'] ?? block['text'];
    return block.type === 'text' && typeof text === 'string'
      ? { type: 'text', value: text }
      : { type: 'data', value: block };
  });
}

const measure = (number: number | undefined): number | undefined =>
  number !== undefined && number >= 0 && number <= MAX_MEASURE ? number : undefined;

const eventSchema = z.object({
  type: z.enum(['model_step', 'tool_call', 'tool_result', 'message', 'error']),
  timestamp: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  text: z.string().optional().catch(undefined),
});

/**
 * The messages of a response with the events of its program: in AgentV 1, programs could write a `trace` besides their
 * answer. Messages with tool calls take precedence, and unknown events are ignored, as later versions ignore all of
 * them.
 */
function withTrace(messages: readonly Message[], trace: unknown): Message[] {
  const hasCalls = messages.some(({ toolCalls = [] }) => toolCalls.length > 0);
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  const final = messages[last];
  if (hasCalls || final === undefined || !Array.isArray(trace)) return [...messages];

  const steps = stepsIn(trace).map(
    ({ text, toolCalls }): Message => ({
      role: 'assistant',
      content: text,
      toolCalls: toolCalls.length > 0 ? toolCalls : undefined,
    }),
  );
  // The last step led to the answer.
  const toolCalls = steps.at(-1)?.toolCalls;
  const answered = toolCalls === undefined ? final : { ...final, toolCalls };
  return [...messages.slice(0, last), ...steps.slice(0, -1), answered, ...messages.slice(last + 1)];
}

function durationBetween(from = '', to = ''): number | undefined {
  const ms = Date.parse(to) - Date.parse(from);
  return ms >= 0 ? ms : undefined;
}

/**
 * What a model said at once, and the tools that it called then. A result belongs to the call of its id; without one, to
 * the first call of its name that has none yet.
 */
function stepsIn(trace: readonly unknown[]) {
  const steps: { readonly text: string | undefined; readonly toolCalls: ToolCall[] }[] = [];
  const open = new Map<string, ToolCall[]>();
  const ended = new Set<ToolCall>();
  for (const event of trace) {
    const { data } = eventSchema.safeParse(event);
    if (data === undefined) continue;
    const { type, timestamp, id, name, input, output, text } = data;
    const isError = type === 'error';
    if (type === 'model_step' || type === 'message') {
      steps.push({ text, toolCalls: [] });
    } else if (type === 'tool_call') {
      const call: ToolCall = { tool: name ?? 'unknown', id, input, output, startTime: timestamp };
      for (const key of [...(id === undefined ? [] : [`id ${id}`]), `name ${call.tool}`]) {
        open.set(key, open.get(key) ?? []);
        open.get(key)?.push(call);
      }
      if (steps.length === 0) steps.push({ text: undefined, toolCalls: [] });
      steps.at(-1)?.toolCalls.push(call);
    } else {
      const waiting = open.get(id === undefined ? `name ${name}` : `id ${id}`) ?? [];
      let call = waiting.shift();
      while (call !== undefined && ended.has(call)) call = waiting.shift();
      if (call === undefined) continue;
      ended.add(call);
      Object.assign(call, {
        output: output ?? (isError ? text : undefined),
        status: isError ? 'error' : undefined,
        endTime: timestamp,
        durationMs: durationBetween(call.startTime, timestamp),
      });
    }
  }
  return steps;
}
