import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../../src/model/run/result.ts';
import type { Span } from '../../../src/reports/otel/span.ts';
import { aComparison, aReport, aResult, aTrial, aVerdict } from '../../support/builders.ts';
import { aScore } from '../../support/reports.ts';
import { aToolUsingResult, spansIn, valuesOf } from '../../support/traces.ts';

type Given = Parameters<typeof spansIn>[1];

const spansOf = (result: TestResult, given: Given = {}) => spansIn(aReport({ results: [result] }), given);

function named(result: TestResult, name: string, given: Given = {}): Span {
  const found = spansOf(result, given).find((span) => span.name === name);
  if (found === undefined) throw new Error(`There is no span ${name}`);
  return found;
}

const rootOf = (result: TestResult, given: Given = {}) => named(result, 'agentv.eval', given);

/** Span by span with its depth, as a viewer shows it. */
function outline(result: TestResult, given: Given = {}): string[] {
  const spans = spansOf(result, given);
  const depthOf = (parent: string | undefined): number => {
    const found = spans.find(({ spanId }) => spanId === parent);
    return found === undefined ? 0 : 1 + depthOf(found.parentSpanId);
  };
  return spans.map(({ name, parentSpanId }) => `${'  '.repeat(depthOf(parentSpanId))}${name}`);
}

const lengthMs = ({ startTimeUnixNano, endTimeUnixNano }: Span) =>
  Number((BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000_000n);

describe('the spans of a result', () => {
  test('of several trials have a span each, with a start that is not known', () => {
    const trials = [aTrial(1, { durationMs: 900 }), aTrial(0.2, { attempt: 1 })];
    const own = spansOf(aResult({ trials })).filter(({ name }) => name === 'agentv.trial');
    expect(outline(aResult({ trials: [aTrial(1)] }))).not.toContain('  agentv.trial');
    expect(own.map(valuesOf)).toMatchObject([
      { 'eval_action.trial': 0n, 'agentv.score': 1, 'agentv.time_unknown': true },
      { 'eval_action.trial': 1n, 'agentv.score': 0.2 },
    ]);
    expect(own.map(lengthMs)).toEqual([900, 0]);
  });
});

describe('the root', () => {
  test('has the state of its test, and the verdict', () => {
    const result = aToolUsingResult();
    const { suite, suiteFile, testId, target, location } = result;
    const [root] = spansIn(
      aReport({
        results: [result],
        verdict: aVerdict({ kind: 'warn' }),
        comparison: aComparison({ tests: [{ suite, suiteFile, testId, target, location, state: 'new' }] }),
      }),
    );
    // The golden file has the others.
    expect(root && valuesOf(root)).toMatchObject({ 'eval_action.test.state': 'new', 'eval_action.verdict': 'warn' });
  });

  test('without times of the agent ends at its timestamp', () => {
    const root = rootOf(aResult({ evalRun: { durationMs: 1500 } }));
    expect(root.endTimeUnixNano).toBe('1767348660000000000');
    expect(lengthMs(root)).toBe(1500);
  });

  test.each([
    [
      'a low score is no error',
      { score: 0.1 },
      { code: 1 },
      { 'agentv.score': 0.1, 'test.case.result.status': 'fail' },
    ],
    [
      'a timeout of the agent is an error that failed with score 0',
      { failure: { class: 'timeout' } },
      { code: 2, message: 'timeout' },
      { 'agentv.score': 0, 'test.case.result.status': 'fail', 'error.type': 'timeout' },
    ],
    [
      'an error of the infrastructure has its class, and no score',
      { failure: { class: 'rate_limit' } },
      { code: 2, message: 'rate_limit' },
      { 'agentv.score': undefined, 'test.case.result.status': undefined, 'error.type': 'rate_limit' },
    ],
  ] as const)('of %s', (_, result, status, values) => {
    const root = rootOf(aResult(result));
    expect(root.status).toEqual(status);
    const known = valuesOf(root);
    expect(Object.fromEntries(Object.keys(values).map((key) => [key, known[key]]))).toEqual(values);
    expect(root.events?.length ?? 0).toBe(values['agentv.score'] === undefined ? 0 : 1);
  });
});

describe('a chat span', () => {
  test('that is the only one has the usage of its test', () => {
    const call = named(aResult({ tokenUsage: { input: 7, output: 3 } }), 'chat unknown');
    expect(valuesOf(call)).toMatchObject({ 'gen_ai.usage.input_tokens': 7n, 'gen_ai.usage.output_tokens': 3n });
  });

  test('without a time begins with its parent, has no length and says so', () => {
    const call = named(aResult(), 'chat unknown');
    expect(call.startTimeUnixNano).toBe(rootOf(aResult()).startTimeUnixNano);
    expect(lengthMs(call)).toBe(0);
    expect(valuesOf(call)).toMatchObject({ 'agentv.time_unknown': true });
  });

  test('whose provider has no name in the conventions keeps its own', () => {
    const call = named(aResult({ provider: 'openrouter', model: 'm' }), 'chat m');
    expect(valuesOf(call)).toMatchObject({ 'gen_ai.provider.name': 'openrouter' });
  });
});

test('a message of another role is a span of its role', () => {
  const messages = [{ role: 'user' as const, content: 'And now?' }];
  expect(outline(aResult({ messages }))).toContain('  gen_ai.message.user');
});

describe('turns', () => {
  const message = (role: 'user' | 'assistant', second: number) => ({
    role,
    content: 'text',
    startTime: `2026-01-02T10:11:0${second}.000Z`,
    endTime: `2026-01-02T10:11:0${second}.500Z`,
  });
  const messages = [message('assistant', 1), message('user', 2), message('assistant', 3)];

  test('group the messages from each message of a user on', () => {
    expect(outline(aResult({ messages }), { groupTurns: true })).toEqual([
      'agentv.eval',
      '  agentv.turn.1',
      '  agentv.turn.2',
      '    chat unknown',
      '    gen_ai.message.user',
      '    chat unknown',
    ]);
    expect(lengthMs(named(aResult({ messages }), 'agentv.turn.2', { groupTurns: true }))).toBe(1500);
  });

  test('are left out unless they are asked for, and where there is one', () => {
    expect(outline(aResult({ messages })).join()).not.toContain('turn');
    expect(outline(aResult(), { groupTurns: true }).join()).not.toContain('turn');
  });
});

describe('a grader span', () => {
  test('of a grader that could not judge has no score, and its event an error', () => {
    const scores = [aScore({ name: 'judge', score: 0, verdict: 'skip' })];
    const grader = named(aResult({ scores }), 'evaluate judge');
    expect(valuesOf(grader)).not.toHaveProperty('gen_ai.evaluation.score.value');
    expect(grader.events?.map(valuesOf)).toMatchObject([
      { 'gen_ai.evaluation.score.label': 'skip', 'error.type': 'grader' },
    ]);
  });
});

describe('content', () => {
  test('is in no span unless it is asked for', () => {
    const isContent = (key: string) => /output_text|explanation|messages|instructions|arguments|result$/.test(key);
    const spans = spansOf(aToolUsingResult());
    expect(spans.flatMap((span) => Object.keys(valuesOf(span))).filter(isContent)).toEqual([]);
    expect(JSON.stringify(spans)).not.toMatch(/Refund order|orders\/17|Friendly|support agent/);
  });

  test('of a test that errored is the message of its error', () => {
    const result = aResult({ failure: { class: 'provider', message: 'the connection was reset' } });
    expect(valuesOf(rootOf(result, { captureContent: true }))['error.message']).toBe('the connection was reset');
    expect(JSON.stringify(rootOf(result))).not.toContain('connection was reset');
  });

  test('never has the bytes of an image, or the path of a file', () => {
    const content = [
      { type: 'image' as const, mediaType: 'image/png', dataUri: 'data:image/png;base64,AAAA' },
      { type: 'file' as const, path: 'a.md', absolutePath: '/checkout/a.md', text: 'the text of the file' },
    ];
    const text = JSON.stringify(rootOf(aResult({ input: [{ role: 'user', content }] }), { captureContent: true }));
    expect(text).toContain('the text of the file');
    expect(text).not.toMatch(/base64|\/checkout\//);
  });
});

describe('a calling trace', () => {
  const remote = {
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    isSampled: true,
    state: 'vendor=1',
  };

  test('is the trace of all results, and its span the parent of all roots', () => {
    const spans = spansIn(aReport({ results: [aResult(), aResult({ testId: 'other' })] }), { remote });
    const roots = spans.filter(({ name }) => name === 'agentv.eval');
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([remote.traceId]));
    expect(roots.map(({ parentSpanId }) => parentSpanId)).toEqual([remote.spanId, remote.spanId]);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    expect(spans.map(({ traceState }) => traceState)).toEqual(spans.map(() => 'vendor=1'));
    // The parent of the roots is known to be remote.
    expect(new Set(roots.map(({ flags }) => flags))).toEqual(new Set([0x301]));
    expect(named(aResult(), 'chat unknown', { remote }).flags).toBe(1);
  });
});

test('trials that confirm, control and seed follow the planned results, with separate ids', () => {
  const result = aResult();
  const report = aReport({
    results: [result],
    extraTrials: [
      { purpose: 'confirmation', checkout: 'head', result },
      { purpose: 'control', checkout: 'base', result },
      { purpose: 'seed', checkout: 'head', round: 1, result },
      { purpose: 'seed', checkout: 'head', round: 2, result },
    ],
  });
  const roots = spansIn(report).filter(({ name }) => name === 'agentv.eval');
  const phases = roots.map((root) => valuesOf(root)['eval_action.phase']);
  expect(phases).toEqual(['main', 'confirmation', 'control', 'seed', 'seed']);
  expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(5);
});
