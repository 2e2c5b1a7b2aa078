import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GraderScore } from '../../../src/model/run/grade.ts';
import type { Content, Message } from '../../../src/model/run/message.ts';
import { failureClasses, reasonCodes, stages } from '../../../src/model/run/outcome.ts';
import type { TestResult, Trial } from '../../../src/model/run/result.ts';
import { testResultSchema } from '../../../src/model/run/result.ts';
import { readRecord } from '../../../src/results/read/read-record.ts';
import { recordLine } from '../../../src/results/record.ts';
import { aResult, aTrial } from '../../support/builders.ts';
import { runs } from '../../support/exhaustive.ts';

const where = { file: 'out/index.jsonl', line: 3, column: 1 };
const read = (row: unknown): TestResult => readRecord(row, where, 0).result;
const again = (result: TestResult): TestResult => read(JSON.parse(recordLine(result)));

describe('a result that was written and read again', () => {
  test('is the same result, whatever is in it', () => {
    fc.assert(
      fc.property(results, (result) => {
        expect(again(result)).toEqual(result);
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('of which one trial passed is what its score together says, whatever AgentV calls it', () => {
    const trials = [aTrial(1), aTrial(0, { attempt: 1 })];
    const aggregation = { strategy: 'mean', mean: 0.5, min: 0, max: 1 } as const;
    const result = aResult({ score: 0.5, trials, aggregation });
    expect(JSON.parse(recordLine(result))).toMatchObject({ execution_status: 'ok' });
    expect(again(result).status).toBe('quality_failure');
  });
});

describe('a row of AgentV', () => {
  test('whose trials all ended in an error is an error, and one with a measured trial is not', () => {
    const timeout = { score: 0, execution_status: 'execution_error', failure_class: 'timeout', error: 'too slow' };
    const statusWith = (trials: object[]) =>
      read({ test_id: 't', score: 0.5, trials, failure_class: 'timeout' }).status;
    expect(statusWith([timeout, timeout])).toBe('execution_error');
    expect(statusWith([timeout, { score: 1, execution_status: 'ok' }])).toBe('quality_failure');
  });

  test('of the first generation is read by its old names', () => {
    const row = {
      eval_id: 'greets',
      dataset: 'greetings',
      target: 'agent',
      score: 0.9,
      hits: ['polite'],
      misses: ['brief'],
      candidate_answer: 'Hello',
      evaluator_results: [
        { name: 'q', type: 'llm_judge', score: 0.5, verdict: 'borderline', hits: ['a'], misses: ['b'] },
      ],
      timestamp: '2025-01-02T03:04:05.678Z',
    };
    expect(read(row)).toMatchObject({
      status: 'ok',
      testId: 'greets',
      suite: 'greetings',
      output: 'Hello',
      assertions: [
        { text: 'polite', passed: true },
        { text: 'brief', passed: false },
      ],
      scores: [{ name: 'q', type: 'llm_judge', score: 0.5, verdict: 'fail' }],
      messages: [{ role: 'assistant', content: 'Hello' }],
    });
  });

  test('is read in camelCase too', () => {
    const row = {
      testId: 'a',
      target: 't',
      score: 1,
      executionStatus: 'ok',
      durationMs: 7,
      tokenUsage: { input: 1, output: 2 },
    };
    expect(read(row)).toMatchObject({ testId: 'a', durationMs: 7, tokenUsage: { input: 1, output: 2 } });
  });

  test('with a list of messages as its output has the last of them as its answer', () => {
    const row = { test_id: 'a', target: 't', score: 1, output: [{ role: 'assistant', content: 'yes' }] };
    expect(read(row)).toMatchObject({ output: 'yes', messages: [{ role: 'assistant', content: 'yes' }] });
  });

  test.each([
    ['an error without a status', { score: 0, error: 'broke' }, 'execution_error'],
    ['a good score without a status', { score: 0.8 }, 'ok'],
    ['a low score without a status', { score: 0.79 }, 'quality_failure'],
    ['a status of its own', { score: 0.6, execution_status: 'ok' }, 'ok'],
    ['an unknown status', { score: 0.6, execution_status: 'weird' }, 'quality_failure'],
  ])('with %s is recognized by the reading rule', (_, row, status) => {
    expect(read({ test_id: 'a', target: 't', ...row }).status).toBe(status);
  });

  test.each([
    ['budget_exceeded', 'budget'],
    ['evaluator_error', 'grader'],
    ['clone_error', 'workspace'],
    ['dependency_failed', 'cancelled'],
  ])('that failed with %s is of class %s', (reason, failureClass) => {
    const row = { score: 0, execution_status: 'execution_error', failure_reason_code: reason, error: 'x' };
    expect(read(row)).toMatchObject({ failure: { class: failureClass, reason, message: 'x' } });
  });

  test('says nothing that the model does not know, whatever is in its fields', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (row, score) => {
          expect(testResultSchema.safeParse(read({ ...row, score })).error).toBeUndefined();
        },
      ),
      { numRuns: runs(60, 300) },
    );
  });
});

test.each([
  [[]],
  ['text'],
  [null],
  [{ test_id: 'a' }],
  [{ test_id: 'a', score: 'high' }],
  [{ score: Number.POSITIVE_INFINITY }],
])('what is not a row of results is refused with its line: %j', (row) => {
  expect(() => read(row)).toThrow('out/index.jsonl:3 is not a row of results');
});

const KEYS =
  'test_id testId suite target output input requests trace scores trials aggregation assertions hits error execution_status metadata eval_run token_usage location __proto__ pass_mark retries duration_ms costUsd failure_class failure_details'.split(
    ' ',
  );

/** An object with all of the first keys, and any of the others. */
const parts = <Always extends object, Maybe extends object>(
  always: { [Key in keyof Always]: fc.Arbitrary<Always[Key]> },
  maybe: { [Key in keyof Maybe]: fc.Arbitrary<Maybe[Key]> },
) => fc.tuple(fc.record(always), fc.record(maybe, { requiredKeys: [] })).map(([one, other]) => ({ ...one, ...other }));

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const objects = fc
  .dictionary(fc.string(), json)
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>);
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const whole = fc.nat();
const times = fc.constantFrom('2026-01-02T10:11:00.000Z', '2026-01-02T10:11:00.001Z');
const usages = parts({ input: whole, output: whole }, { cached: whole, reasoning: whole });
const assertions = fc.array(parts({ text: fc.string(), passed: fc.boolean() }, { evidence: fc.string() }), {
  maxLength: 2,
});

const contents: fc.Arbitrary<Content> = fc.oneof(
  fc.string(),
  fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('text' as const), value: fc.string() }),
      fc.record({
        type: fc.constant('file' as const),
        path: fc.string(),
        absolutePath: fc.string(),
        text: fc.string(),
      }),
      fc.record({ type: fc.constant('image' as const), mediaType: fc.string(), dataUri: fc.string() }),
      fc.record({ type: fc.constant('data' as const), value: objects }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  objects.map((structured) => ({ structured })),
  fc.array(fc.integer(), { minLength: 1 }).map((structured) => ({ structured })),
);

const calls = parts(
  { tool: fc.string() },
  {
    input: json.filter(isSaid),
    output: json.filter(isSaid),
    id: fc.string(),
    status: fc.string(),
    startTime: times,
    endTime: times,
    durationMs: whole,
  },
);

function isSaid(value: unknown): boolean {
  return value !== undefined;
}

const messages = (role: Message['role']): fc.Arbitrary<Message[]> =>
  fc.array(
    parts(
      { role: fc.constant(role) },
      {
        name: fc.string(),
        content: contents,
        toolCalls: fc.array(calls, { maxLength: 2 }),
        startTime: times,
        endTime: times,
        durationMs: whole,
        tokenUsage: usages,
        metadata: objects,
      },
    ),
    { minLength: 1, maxLength: 2 },
  );

const { scores } = fc.letrec<{ scores: GraderScore[] }>((tie) => ({
  scores: fc.array(
    parts(
      {
        name: fc.string(),
        type: fc.string(),
        score: share,
        weight: whole,
        verdict: fc.constantFrom('pass' as const, 'fail' as const, 'skip' as const),
        assertions,
        durationMs: whole,
        startedAt: times,
        endedAt: times,
      },
      {
        reasoning: fc.string(),
        input: objects,
        target: fc.string(),
        details: objects,
        scores: fc.oneof({ maxDepth: 2 }, fc.constant<GraderScore[]>([]), tie('scores')),
        tokenUsage: usages,
        costUsd: whole,
      },
    ),
    { maxLength: 2 },
  ),
}));

const locations = fc.record({ file: fc.string(), line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) });
const failures = parts(
  {
    class: fc.constantFrom(...failureClasses),
    stage: fc.constantFrom(...stages),
    reason: fc.constantFrom(...reasonCodes),
    message: fc.string(),
  },
  { location: locations, httpStatus: whole, permanent: fc.constant(true as const), retryAfterMs: whole },
);

const trials: fc.Arbitrary<Trial[]> = fc.array(
  parts(
    { score: share, scores },
    { failure: failures, tokenUsage: usages, costUsd: whole, durationMs: whole, cached: fc.constant(true as const) },
  ).map((given) => aTrial(given.score, { ...given, ...(given.failure && { status: 'execution_error' as const }) })),
  { minLength: 2, maxLength: 3 },
);

const aggregations = fc.constantFrom(
  { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 } as const,
  { strategy: 'mean', mean: 0.75, min: 0.5, max: 1 } as const,
  { strategy: 'confidence_interval', mean: 0.75, ci95Lower: 0, ci95Upper: 1, stddev: 0.35 } as const,
);

const results: fc.Arbitrary<TestResult> = parts(
  {
    timestamp: times,
    suite: fc.string(),
    suiteFile: fc.string(),
    category: fc.string(),
    testId: fc.string(),
    target: fc.string(),
    location: locations,
    passMark: share,
    mustPass: fc.boolean(),
    assertions,
    scores,
    input: messages('user'),
    output: fc.string(),
    messages: fc.oneof(fc.constant<Message[]>([]), messages('assistant')),
    evalRun: fc.record({ durationMs: whole, tokenUsage: usages }, { requiredKeys: ['durationMs'] }),
    retries: whole,
    score: share,
  },
  {
    provider: fc.string(),
    resolvedTarget: fc.string(),
    targetUsed: fc.string(),
    conversationId: fc.string(),
    prompt: fc.record(
      {
        question: fc.string(),
        chat: fc.array(fc.record({ role: fc.constantFrom('system' as const, 'user' as const), content: fc.string() })),
        system: fc.string(),
      },
      { requiredKeys: ['question'] },
    ),
    tokenUsage: usages,
    costUsd: whole,
    durationMs: whole,
    startTime: times,
    endTime: times,
    model: fc.string(),
    cached: fc.constant(true as const),
    fileChanges: fc.string(),
    workspacePath: fc.string(),
    several: fc.record({ trials, aggregation: aggregations, costLimited: fc.boolean() }),
    metadata: objects,
    measure: fc.string(),
    subject: fc.string(),
    reusedFrom: fc.string(),
    avoided: fc.record({ costUsd: whole, durationMs: whole }, { requiredKeys: [] }),
    failure: failures,
    requiredMissed: fc.array(fc.string(), { minLength: 1 }),
  },
)
  // A result whose trials all failed is an error; any other is none.
  .map(({ several, failure, ...given }) => {
    const isErrored = several?.trials.every(({ status }) => status === 'execution_error') ?? failure !== undefined;
    const failed = isErrored ? { failure: failure ?? several?.trials[0]?.failure ?? {} } : {};
    return aResult({ ...given, ...several, ...failed });
  });
