import { expect, test } from 'vitest';
import type { Report } from '../../../src/model/verdict/report.ts';
import { traceFile } from '../../../src/reports/otel/trace-files.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { aToolUsingResult } from '../../support/traces.ts';

const recordsOf = (report: Report) =>
  [...traceFile(report)].map((line) => {
    expect(line).toMatch(/^[^\n]+\n$/);
    return JSON.parse(line);
  });

test('a line has what AgentV writes: the test, its cost and times, and its tool calls', () => {
  expect(recordsOf(aReport({ results: [aToolUsingResult()] }))).toEqual([
    {
      test_id: 'full-refund',
      target: 'coder',
      score: 1,
      duration_ms: 7000,
      cost_usd: 0.0421,
      token_usage: { input: 5200, output: 410 },
      spans: [
        { type: 'tool', name: 'Read', duration_ms: 120 },
        { type: 'tool', name: 'Bash', duration_ms: 1800 },
      ],
    },
  ]);
});

test('what is not known is left out', () => {
  const messages = [{ role: 'assistant' as const, toolCalls: [{ tool: 'Read' }] }];
  expect(recordsOf(aReport({ results: [aResult(), aResult({ messages })] }))).toEqual([
    { test_id: 'greets', target: 'support-agent', score: 1, duration_ms: 1500 },
    {
      test_id: 'greets',
      target: 'support-agent',
      score: 1,
      duration_ms: 1500,
      spans: [{ type: 'tool', name: 'Read' }],
    },
  ]);
});

test('a tool that ended before it began, because a clock was set back, has no duration', () => {
  const times = { startTime: '2026-01-01T10:00:00.000Z', endTime: '2026-01-01T09:00:00.000Z' };
  const messages = [{ role: 'assistant' as const, toolCalls: [{ tool: 'Read', ...times }] }];
  expect(recordsOf(aReport({ results: [aResult({ messages })] }))[0].spans).toEqual([{ type: 'tool', name: 'Read' }]);
});
