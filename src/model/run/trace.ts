import type { Message, ToolCall } from './message.ts';

/** The actions of an agent, counted from its messages. */
export interface TraceSummary {
  /** Tool calls in all. */
  readonly eventCount: number;
  /** Sorted, each once. */
  readonly toolNames: readonly string[];
  readonly toolCalls: Readonly<Record<string, number>>;
  readonly errorCount: number;
  /** Only of calls whose duration is known. */
  readonly toolDurations: Readonly<Record<string, readonly number[]>>;
  /** Assistant messages: each is one call of the model. */
  readonly llmCallCount: number;
}

export function traceSummary(messages: readonly Message[]): TraceSummary {
  const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
  const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
  const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
  const durations = perTool.map(({ name, own }) => [name, knownDurations(own)] as const);

  return {
    eventCount: calls.length,
    toolNames,
    toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
    errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
    toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
    llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
  };
}

const knownDurations = (calls: readonly ToolCall[]): number[] =>
  calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));
