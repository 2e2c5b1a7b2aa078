import type { ToolCall } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { rootTimes } from '../otel/root-span.ts';
import { knownMoment } from '../otel/span.ts';

/** AgentV's trace file: one JSON line for each test with its tool calls, without any text of the conversation. */
export function* traceFile({ results }: Report): Generator<string> {
  for (const result of results) yield `${JSON.stringify(recordOf(result))}\n`;
}

function recordOf(result: TestResult) {
  const { testId, target, score, costUsd, tokenUsage, messages } = result;
  const { start, end } = rootTimes(result);
  const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
  return {
    test_id: testId,
    target,
    score,
    duration_ms: Math.round(end - start),
    cost_usd: costUsd,
    token_usage: tokenUsage && { input: tokenUsage.input, output: tokenUsage.output },
    spans: calls.length === 0 ? undefined : calls.map(toolRecord),
  };
}

function toolRecord(call: ToolCall) {
  const duration = durationOf(call);
  return { type: 'tool', name: call.tool, duration_ms: duration === undefined ? undefined : Math.round(duration) };
}

function durationOf({ startTime, endTime, durationMs }: ToolCall): number | undefined {
  const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
  return durationMs ?? (start === undefined || end === undefined || end < start ? undefined : end - start);
}
