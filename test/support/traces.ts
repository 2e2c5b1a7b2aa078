import type { Report } from '../../src/model/verdict/report.ts';
import type { Span, Value } from '../../src/reports/otel/span.ts';
import { tracedResults, traceOf } from '../../src/reports/otel/trace.ts';
import type { TracingOptions } from '../../src/reports/otel/trace-files.ts';
import { aResult } from './builders.ts';
import { aScore } from './reports.ts';

export const someTracing = (given: Partial<TracingOptions> = {}): TracingOptions => ({
  run: { id: '123.eval', attempt: '1' },
  captureContent: false,
  groupTurns: false,
  envelope: { resource: [{ key: 'service.name', value: { stringValue: 'agentv' } }], version: '1.0.0' },
  ...given,
});

/** All spans of a report. */
export const spansIn = (report: Report, given: Partial<TracingOptions> = {}): Span[] => {
  const tracing = someTracing(given);
  return tracedResults(report).flatMap((traced) => traceOf(traced, tracing).spans.map(({ span }) => span));
};

/** The attributes of a span as plain values; whole numbers as bigints, so that they are told from doubles. */
export const valuesOf = ({ attributes }: Pick<Span, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

function plain(value: Value): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('boolValue' in value) return value.boolValue;
  if ('intValue' in value) return BigInt(value.intValue);
  if ('doubleValue' in value) return value.doubleValue;
  return value.arrayValue.values.map(plain);
}

const at = (second: number, ms = 0) => new Date(Date.UTC(2026, 0, 2, 10, 11, second, ms)).toISOString();

/** An agent that read a file, ran a command and answered; two graders and a composite judged it. */
export const aToolUsingResult = (given: Parameters<typeof aResult>[0] = {}) =>
  aResult({
    suite: 'refunds',
    suiteFile: 'evals/refunds.eval.yaml',
    testId: 'full-refund',
    target: 'coder',
    provider: 'claude',
    model: 'claude-sonnet-5',
    conversationId: 'conversation-1',
    timestamp: at(9),
    startTime: at(0),
    endTime: at(7),
    durationMs: 7000,
    costUsd: 0.0421,
    tokenUsage: { input: 5200, output: 410, cached: 4000 },
    input: [
      { role: 'system', content: 'You are a support agent.' },
      { role: 'user', content: 'Refund order 17.' },
    ],
    output: 'I refunded order 17.',
    messages: [
      {
        role: 'assistant',
        content: 'I look at the order first.',
        startTime: at(0),
        endTime: at(2),
        tokenUsage: { input: 1200, output: 60 },
        toolCalls: [
          {
            tool: 'Read',
            id: 'call-1',
            input: { path: 'orders/17.json' },
            output: '{"total": 40}',
            startTime: at(2),
            endTime: at(2, 120),
          },
          {
            tool: 'Bash',
            id: 'call-2',
            input: { command: 'refund 17' },
            output: 'done',
            startTime: at(2, 200),
            endTime: at(4),
          },
        ],
      },
      {
        role: 'assistant',
        content: 'I refunded order 17.',
        startTime: at(4),
        endTime: at(7),
        tokenUsage: { input: 4000, output: 350, cached: 4000, reasoning: 90 },
      },
    ],
    scores: [
      aScore({ name: 'contains-order', startedAt: at(7), endedAt: at(7, 5), durationMs: 5 }),
      aScore({
        name: 'quality',
        type: 'composite',
        score: 0.9,
        startedAt: at(7),
        endedAt: at(9),
        durationMs: 2000,
        scores: [
          aScore({
            name: 'tone',
            type: 'llm-grader',
            score: 0.8,
            reasoning: 'Friendly, and short.',
            tokenUsage: { input: 900, output: 80 },
            costUsd: 0.002,
            startedAt: at(7),
            endedAt: at(9),
            durationMs: 2000,
          }),
        ],
      }),
    ],
    ...given,
  });
