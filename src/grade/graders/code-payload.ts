import type { Submission } from '../../model/grader.ts';
import { guidelinesIn, type Message } from '../../model/message.ts';
import type { Response } from '../../model/outcome.ts';
import { type TraceSummary, traceSummary } from '../../model/trace.ts';
import { tokenUsageOnWire } from '../../model/wire.ts';
import { eventsOnWire } from './code-events.ts';
import { type ImageFiles, messageWithImages } from './code-images.ts';
import { snakeKeys } from './snake-keys.ts';

/** From this many characters of JSON on, AgentV hands `output` over in a file instead. */
export const LONGEST_INLINE_OUTPUT = 50_000;

/** What a code grader gets to read besides the answer itself. */
export interface PayloadOptions {
  /** Old scripts expect the list of messages under `output`, new ones the text. */
  readonly output: 'messages' | 'text';
  readonly config: Readonly<Record<string, unknown>>;
  /** Where the pictures of the conversation are. */
  readonly images: ImageFiles;
}

/** The value that stands under `output`, before it is known whether it is too long for that. */
export function payloadOutput({ answer, response }: Submission, { output, images }: PayloadOptions): unknown {
  if (output === 'text') return answer;
  return snakeKeys(response.messages.map((message) => messageWithImages(message, images)));
}

/**
 * The object a code grader reads from its stdin: the keys of every AgentV generation at once (graders.md §15.3), so
 * that a script need not know which one it was written for. Absent values are null. `messages` begins with the input,
 * as in AgentV 4.36 and later; the agent's part alone is `output_messages`.
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
  const summary = summaryOnWire(traceSummary(response.messages), response);

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
    // Left out where there is none: scripts ask whether the key is there.
    ...(outputPath !== undefined && { output_path: outputPath }),
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

function summaryOnWire(summary: TraceSummary, response: Response): Record<string, unknown> {
  return {
    event_count: summary.eventCount,
    tool_names: summary.toolNames,
    tool_calls: summary.toolCalls,
    tool_calls_by_name: summary.toolCalls,
    error_count: summary.errorCount,
    tool_durations: summary.toolDurations,
    llm_call_count: summary.llmCallCount,
    ...metricsOnWire(response),
  };
}

const metricsOnWire = ({ tokenUsage, costUsd, durationMs, startTime, endTime }: Response): Record<string, unknown> => ({
  token_usage: tokenUsage ? tokenUsageOnWire(tokenUsage) : null,
  cost_usd: costUsd ?? null,
  duration_ms: durationMs ?? null,
  start_time: startTime ?? null,
  end_time: endTime ?? null,
});
