import { describe, expect, test } from 'vitest';
import type { GraderScore } from '../../src/model/run/grade.ts';
import type { Message, ToolCall } from '../../src/model/run/message.ts';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordLine, recordOf } from '../../src/results/record.ts';
import { aFailure, aResult, aTrial } from '../support/builders.ts';

const score = {
  name: 'contains-hello',
  type: 'contains',
  score: 1,
  weight: 2,
  verdict: 'pass',
  assertions: [{ text: 'The answer contains "hello"', passed: true }],
  durationMs: 3,
  startedAt: '2026-01-02T10:10:59.000Z',
  endedAt: '2026-01-02T10:10:59.003Z',
} as const;

test('a record has AgentV’s names for what was asked, answered and judged', () => {
  const record = recordOf(
    aResult({
      score: 0.9,
      scores: [{ ...score, assertions: [...score.assertions] }],
      assertions: [{ text: 'The answer contains "hello"', passed: true }],
      tokenUsage: { input: 10, output: 2, cached: 4 },
      costUsd: 0.01,
      durationMs: 1200,
      conversationId: 'c1',
      metadata: { myKey: { innerKey: 1 } },
    }),
  );
  expect(JSON.parse(JSON.stringify(record))).toMatchObject({
    timestamp: '2026-01-02T10:11:00.000Z',
    test_id: 'greets',
    suite: 'greetings',
    category: 'uncategorized',
    conversation_id: 'c1',
    target: 'support-agent',
    score: 0.9,
    execution_status: 'ok',
    assertions: [{ text: 'The answer contains "hello"', passed: true }],
    scores: [
      {
        name: 'contains-hello',
        type: 'contains',
        score: 1,
        weight: 2,
        verdict: 'pass',
        duration_ms: 3,
        started_at: '2026-01-02T10:10:59.000Z',
        ended_at: '2026-01-02T10:10:59.003Z',
      },
    ],
    output: 'Hello!',
    input: [{ role: 'user', content: 'Say hello.' }],
    token_usage: { input: 10, output: 2, cached: 4 },
    cost_usd: 0.01,
    duration_ms: 1200,
    eval_run: { duration_ms: 1500 },
    trace: { event_count: 0, tool_calls: {}, error_count: 0, llm_call_count: 1 },
    metadata: { myKey: { innerKey: 1 } },
  });
});

test('what is unknown is left out, not written as 0', () => {
  const keys = Object.keys(JSON.parse(recordLine(aResult())) as object);
  expect(keys).not.toEqual(expect.arrayContaining(['cost_usd']));
  for (const absent of ['cost_usd', 'token_usage', 'duration_ms', 'error', 'trials', 'scores', 'metadata']) {
    expect(keys).not.toContain(absent);
  }
});

test('an error says its stage, its reason and its class', () => {
  const record = JSON.parse(recordLine(aResult({ failure: { class: 'timeout', message: 'took too long' } })));
  expect(record).toMatchObject({
    score: 0,
    execution_status: 'execution_error',
    error: 'took too long',
    failure_class: 'timeout',
    failure_stage: 'agent',
    failure_reason_code: 'provider_error',
    execution_error: { message: 'took too long', stage: 'agent' },
  });
});

describe('trials', () => {
  const trials = [aTrial(1, { costUsd: 0.5 }), aTrial(0.5, { attempt: 1 })];
  test.each([
    [
      { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 },
      { strategy: 'pass_at_k', passed_attempts: 1, total_attempts: 2 },
    ],
    [
      { strategy: 'mean', mean: 0.75, min: 0.5, max: 1 },
      { strategy: 'mean', mean: 0.75, min: 0.5, max: 1 },
    ],
    [
      { strategy: 'confidence_interval', mean: 0.75, ci95Lower: 0, ci95Upper: 1, stddev: 0.35 },
      { strategy: 'confidence_interval', mean: 0.75, ci95_lower: 0, ci95_upper: 1, stddev: 0.35 },
    ],
  ] as const)('are stored with the rule that made one score of them: %o', (aggregation, written) => {
    const record = JSON.parse(recordLine(aResult({ trials, aggregation })));
    expect(record.aggregation).toEqual(written);
    expect(record.trials).toMatchObject([
      { attempt: 0, score: 1, verdict: 'pass', execution_status: 'ok', cost_usd: 0.5 },
      { attempt: 1, score: 0.5, verdict: 'fail', execution_status: 'quality_failure' },
    ]);
  });
});

test('a judge that replaces graders has an entry, and its request is with those of the test, too', () => {
  const judged = { ...score, assertions: [], name: 'llm-grader', type: 'llm-grader', input: { userPrompt: 'grade' } };
  const record = recordOf(aResult({ scores: [judged], implicitJudge: true }));
  expect(record['scores']).toMatchObject([{ name: 'llm-grader', score: 1 }]);
  expect(record['requests']).toEqual({ evaluator: { userPrompt: 'grade' } });
});

test('a record keeps the status and the score of AgentV, where a timeout is an error and an errored trial scores 0', () => {
  const failure = aFailure({ class: 'timeout' });
  expect(recordOf(aResult({ failure }))).toMatchObject({ execution_status: 'execution_error', score: 0 });
  const trials = [aTrial(1), aTrial(1), aTrial(0, { status: 'execution_error', failure: aFailure() })];
  const aggregation = { strategy: 'mean', mean: 2 / 3, min: 0, max: 1 } as const;
  const mixed = aResult({ score: 2 / 3, trials, aggregation });
  expect(recordOf(mixed)).toMatchObject({ execution_status: 'ok', score: 2 / 3, aggregation: { mean: 2 / 3 } });
});

describe('a row holds a text once', () => {
  const text = 'a long answer '.repeat(7200);
  const large = Buffer.byteLength(text);
  const readAgain = (line: string) =>
    readRecord(JSON.parse(line), { file: 'index.jsonl', line: 1, column: 1 }, 0).result;

  test.each([
    ['an answer', [{ role: 'assistant', content: text }], text],
    ['what the agent wrote before its answer', [said(text), said('Done.')], 'Done.'],
    ['the output of a tool', [called({ output: text }), said('Done.')], 'Done.'],
    ['the input of a tool', [called({ input: { content: text } }), said('Done.')], 'Done.'],
    ['what was written before an error', [said(text)], 'Error occurred: stopped'],
  ] as const)('%s', (_, messages, output) => {
    const result = aResult({ messages: [...messages], output });
    const line = recordLine(result);
    expect(line.length).toBeLessThan(1.1 * large);
    const again = readAgain(line);
    expect(again.output).toBe(output);
    expect(again.messages).toEqual(messages);
  });

  test('an answer that judges were asked about, also in trials and members, and what they were asked comes back', () => {
    const asked = (score: GraderScore): GraderScore => ({
      ...score,
      input: { systemPrompt: 'Judge.', userPrompt: `It costs $& {{ x }}:\n${text}\nIs it right?` },
    });
    const judged = asked({ ...score, assertions: [], scores: [asked({ ...score, assertions: [] })] });
    const result = aResult({
      output: text,
      messages: [said(text)],
      implicitJudge: true,
      scores: [judged, judged],
      trials: [aTrial(1, { scores: [judged] })],
    });
    const line = recordLine(result);
    expect(line.length).toBeLessThan(1.1 * large);
    const again = readAgain(line);
    expect([again.scores, again.trials?.[0]?.scores]).toEqual([result.scores, result.trials?.[0]?.scores]);
  });

  test('but a prompt of another tool keeps its own placeholder', () => {
    const judged = { ...score, assertions: [], input: { userPrompt: `{{output}} is ${text}` } };
    const result = aResult({ output: text, scores: [judged] });
    expect(readAgain(recordLine(result)).scores[0]?.input).toEqual(judged.input);
  });

  test('a message that refers to the answer says so, and the answer is where AgentV reads it', () => {
    const record = JSON.parse(recordLine(aResult({ messages: [said('Hello!')], output: 'Hello!' })));
    expect(record.output).toBe('Hello!');
    expect(record.trace.messages.at(-1)).toEqual({ role: 'assistant', content_from: 'output' });
  });
});

function said(content: string): Message {
  return { role: 'assistant', content };
}

function called(call: Omit<ToolCall, 'tool'>): Message {
  return { role: 'assistant', toolCalls: [{ tool: 'Write', ...call }] };
}
