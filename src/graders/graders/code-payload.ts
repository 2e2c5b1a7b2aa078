import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Submission } from '../../model/ports/grader.ts';
import { messageOnWire, tokenUsageOnWire } from '../../model/ports/wire.ts';
import { guidelinesIn, type Message } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { traceSummary } from '../../model/run/tools.ts';
import { isMapping } from '../../model/values/mapping.ts';

/** From this many characters of JSON on, AgentV passes `output` in a file instead. */
export const MAX_INLINE_OUTPUT_LENGTH = 50_000;

export interface PayloadOptions {
  /** Old scripts expect the list of messages under `output`, new ones the text. */
  readonly output: 'messages' | 'text';
  readonly config: Readonly<Record<string, unknown>>;
  readonly images: ImageFiles;
}

/** The value of `output`, before it is known whether it is too long for that. */
export function payloadOutput({ answer, response }: Submission, { output, images }: PayloadOptions): unknown {
  if (output === 'text') return answer;
  return snakeKeys(response.messages.map((message) => messageWithImages(message, images)));
}

/**
 * The input of a code grader: the keys of every AgentV version at once, so that a script works with any of them. Absent
 * values are null. `messages` starts with the input, as in AgentV 4.36 and later; the agent's part alone is
 * `output_messages`.
 */
export function codePayload(submission: Submission, options: PayloadOptions, outputPath?: string): string {
  const { answer, criteria, question, reference, response, metadata, workspacePath } = submission;
  const onWire = (message: Message) => messageWithImages(message, options.images);
  const output = response.messages.map(onWire);
  const input = submission.input.map(onWire);
  const expected = submission.expected.map(onWire);
  const messages = [...input, ...output];
  const events = eventsOnWire([...submission.input, ...response.messages], onWire);
  const guidelines = guidelinesIn(submission.input).map(({ absolutePath }) => absolutePath);
  const { eventCount, toolNames, toolCalls, errorCount, toolDurations, llmCallCount } = traceSummary(response.messages);
  const summary = {
    event_count: eventCount,
    tool_names: toolNames,
    tool_calls: toolCalls,
    tool_calls_by_name: toolCalls,
    error_count: errorCount,
    tool_durations: toolDurations,
    llm_call_count: llmCallCount,
    ...metricsOnWire(response),
  };

  const payload = {
    question,
    input_text: question,
    criteria,
    expected_outcome: criteria,
    reference_answer: reference,
    expected_output_text: reference,
    answer,
    candidate_answer: answer,
    output_text: answer,
    output: outputPath === undefined ? payloadOutput(submission, options) : null,
    // Omitted if there are none: scripts check whether the key exists.
    output_path: outputPath,
    messages,
    output_messages: output,
    input,
    input_messages: input,
    expected_output: expected,
    expected_messages: expected,
    input_files: submission.inputFiles,
    guideline_files: guidelines,
    guideline_paths: guidelines,
    trace_summary: summary,
    trace: { ...summary, messages, events, metadata: metadata ?? null },
    ...metricsOnWire(response),
    file_changes: response.fileChanges ?? null,
    workspace_path: workspacePath ?? null,
    config: Object.keys(options.config).length === 0 ? null : options.config,
    metadata: metadata ?? null,
  };
  return JSON.stringify(snakeKeys(payload), null, 2);
}

const metricsOnWire = ({ tokenUsage, costUsd, durationMs, startTime, endTime }: Response): Record<string, unknown> => ({
  token_usage: tokenUsage ? tokenUsageOnWire(tokenUsage) : null,
  cost_usd: costUsd ?? null,
  duration_ms: durationMs ?? null,
  start_time: startTime ?? null,
  end_time: endTime ?? null,
});

/**
 * The same value with its keys in snake_case, at every depth: also those of a suite, a tool or an agent, as AgentV does
 * it. Keys that start with a capital letter stay.
 */
function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const name = /^[A-Z]/.test(key) ? key : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, snakeKeys(inner)];
  });
  return Object.fromEntries(entries);
}

type OnWire = (message: Message) => Record<string, unknown>;

/** A conversation as AgentV's list of events: messages, tool calls, their results, and the last word of the agent. */
function eventsOnWire(messages: readonly Message[], onWire: OnWire): Record<string, unknown>[] {
  const events = messages.flatMap((message, index): Record<string, unknown>[] => {
    const { toolCalls = [], ...said } = message;
    const parent = `message-${index}`;
    const metadata = { message_index: index };
    const ofCalls = toolCalls.flatMap((toolCall, at) => {
      const { tool: name, id: call_id, input, output, status = 'ok', startTime, endTime, durationMs } = toolCall;
      const event_id = `${parent}-tool-${at}`;
      const ofCall = { ...metadata, tool_index: at };
      const call = {
        ...{ event_id, parent_event_id: parent, type: 'tool_call', timestamp: startTime, duration_ms: durationMs },
        tool: { name, call_id, input, output, status },
        metadata: ofCall,
      };
      const result = {
        ...{ event_id: `${event_id}-result`, parent_event_id: event_id, type: 'tool_result', timestamp: endTime },
        tool: { name, call_id, output, status },
        metadata: ofCall,
      };
      return output === undefined ? [call] : [call, result];
    });
    return [{ event_id: parent, type: 'message', message: onWire(said), metadata }, ...ofCalls];
  });
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  const final = messages[last];
  if (final !== undefined) {
    const ids = { event_id: 'final-response', parent_event_id: `message-${last}` };
    events.push({ ...ids, type: 'final_response', message: onWire(final), metadata: { message_index: last } });
  }
  return events.map(({ event_id, parent_event_id, ...event }, ordinal) => ({
    event_id,
    parent_event_id,
    ordinal,
    ...event,
  }));
}

/** Data URI → the file that holds the picture. */
type ImageFiles = ReadonlyMap<string, string>;

export const imagesOf = (messages: readonly Message[]): readonly string[] => [
  ...new Set(
    messages.flatMap((message) => {
      const { content } = messageOnWire(message);
      return Array.isArray(content) ? content.flatMap((part) => pictureOf(part)?.source ?? []) : [];
    }),
  ),
];

/** Writes each image to a separate file: scripts get a path instead of megabytes of text. */
export async function writeImages(
  images: readonly string[],
  folder: string,
  files: Pick<Files, 'writeAsIs'>,
): Promise<ImageFiles> {
  const written = new Map<string, string>();
  for (const [index, uri] of images.entries()) {
    const [, subtype = 'bin', data = ''] = PICTURE.exec(uri) ?? [];
    const path = join(folder, `image-${index}.${subtype === 'svg+xml' ? 'svg' : subtype}`);
    await files.writeAsIs(path, Buffer.from(data, 'base64'));
    written.set(uri, path);
  }
  return written;
}

/** A message as scripts read it, with the files of its pictures in the place of the data. */
function messageWithImages(message: Message, images: ImageFiles): Record<string, unknown> {
  const wire = messageOnWire(message);
  const { content } = wire;
  if (!Array.isArray(content)) return wire;
  const withFiles = content.map((part) => {
    const picture = pictureOf(part);
    const path = picture && images.get(picture.source);
    return path === undefined ? part : { type: 'image', media_type: picture?.mediaType, path };
  });
  return { ...wire, content: withFiles };
}

const PICTURE = /^data:image\/([a-z0-9.+-]{1,20});base64,([A-Za-z0-9+/=\s]*)$/;

function pictureOf(part: unknown): { readonly mediaType: string; readonly source: string } | undefined {
  if (!isMapping(part) || part['type'] !== 'image' || typeof part['source'] !== 'string') return undefined;
  const [source, subtype] = PICTURE.exec(part['source']) ?? [];
  return source === undefined ? undefined : { mediaType: `image/${subtype}`, source };
}
