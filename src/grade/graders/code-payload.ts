import type { Submission } from '../../model/grader.ts';
import type { Response } from '../../model/outcome.ts';
import { type TraceSummary, traceSummary } from '../../model/trace.ts';
import { messageOnWire, tokenUsageOnWire, toolCallOnWire } from '../../model/wire.ts';

/** From this many characters of JSON on, AgentV hands `output` over in a file instead. */
export const LONGEST_INLINE_OUTPUT = 50_000;

/** What a code grader gets to read besides the answer itself. */
export interface PayloadOptions {
  /** Old scripts expect the list of messages under `output`, new ones the text. */
  readonly output: 'messages' | 'text';
  readonly config: Readonly<Record<string, unknown>>;
}

/** The value that stands under `output`, before it is known whether it is too long for that. */
export function payloadOutput({ answer, response }: Submission, { output }: PayloadOptions): unknown {
  return output === 'text' ? answer : response.messages.map(messageOnWire);
}

/**
 * The object a code grader reads from its stdin: the keys of every AgentV generation at once (graders.md §15.3), so
 * that a script need not know which one it was written for. Absent values are null.
 */
export function codePayload(submission: Submission, options: PayloadOptions, outputPath?: string): string {
  const { answer, criteria, question, reference, response, metadata, workspacePath } = submission;
  const messages = response.messages.map(messageOnWire);
  const input = submission.input.map(messageOnWire);
  const expected = submission.expected.map(messageOnWire);
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
    output_messages: messages,
    input,
    input_messages: input,
    expected_output: expected,
    expected_messages: expected,
    input_files: submission.inputFiles,
    guideline_files: [],
    guideline_paths: [],
    trace_summary: summary,
    trace: { ...summary, messages, events: eventsOnWire(response), metadata: metadata ?? null },
    ...metricsOnWire(response),
    file_changes: response.fileChanges ?? null,
    workspace_path: workspacePath ?? null,
    config: Object.keys(options.config).length === 0 ? null : options.config,
    metadata: metadata ?? null,
  };
  return JSON.stringify(payload, null, 2);
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

const eventsOnWire = ({ messages }: Response): Record<string, unknown>[] =>
  messages.flatMap(({ toolCalls = [] }) => toolCalls.map((call) => ({ type: 'tool_call', ...toolCallOnWire(call) })));
