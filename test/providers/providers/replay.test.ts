import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/providers/providers/replay.ts';
import { aProject } from '../../support/project.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';

const row = (special: Record<string, unknown> = {}) => ({
  schema_version: 'agentv.replay_fixture.v1',
  suite: 'colours',
  test_id: 'sky',
  source_target: 'live',
  output: [{ role: 'assistant', content: 'blue' }],
  ...special,
});
const lines = (...rows: readonly unknown[]) => `${rows.map((each) => JSON.stringify(each)).join('\n')}\n`;

async function replayed(text: string, options: Record<string, unknown> = {}, special = {}) {
  using project = aProject({ 'recorded.jsonl': text });
  const provider = replay.open(
    { fixtures: 'recorded.jsonl', source_target: 'live', ...options },
    providerDeps({ suiteFolder: project.folder }),
  );
  return await provider.ask(aQuestion(special), new AbortController().signal);
}

test('the recorded answer is given with everything that was recorded of it', async () => {
  const call = { tool: 'look', input: { at: 'sky' }, status: 'ok' };
  const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z'] as const;
  const tokens = { input: 10, output: 20, cached: 3, reasoning: 4 };
  const message = { role: 'assistant', content: 'blue' };
  const ofMessage = { input: 1, output: 2 };
  const reported = {
    output: [{ ...message, tool_calls: [{ ...call, duration_ms: 5 }], token_usage: ofMessage }],
    token_usage: tokens,
    cost_usd: 0.5,
    duration_ms: 1234,
    start_time: times[0],
    end_time: times[1],
    fixture_id: 'x',
    recorded_at: '2026-01-01',
    source: { any: 'thing' },
  };
  expect(await replayed(lines(row(reported)))).toMatchObject({
    kind: 'answered',
    response: {
      messages: [{ ...message, toolCalls: [{ ...call, durationMs: 5 }], tokenUsage: ofMessage }],
      ...{ tokenUsage: tokens, costUsd: 0.5, durationMs: 1234, startTime: times[0], endTime: times[1] },
    },
  });
});

describe('of several recordings', () => {
  const says = (content: string, special: Record<string, unknown> = {}) =>
    row({ output: [{ role: 'assistant', content }], ...special });
  const recorded = lines(
    says('other test', { test_id: 'sea' }),
    says('other target', { source_target: 'spare' }),
    says('first'),
    says('second trial', { attempt: 1 }),
    says('variant', { variant: 'v2' }),
    says('here', { suite: 'elsewhere', variant: 'v3', eval_path: 'evals/a.yaml' }),
    says('there', { suite: 'elsewhere', variant: 'v3', eval_path: 'evals/b.yaml' }),
  );

  test.each<[string, Record<string, unknown>, number, string]>([
    ['the test and the target', {}, 0, 'first'],
    ['the trial', {}, 1, 'second trial'],
    ['the first trial where there is none of its own', {}, 2, 'first'],
    ['the variant', { variant: 'v2' }, 0, 'variant'],
    ['the file', { variant: 'v3', eval_path: 'evals/b.yaml' }, 0, 'there'],
  ])('the one that fits is given: %s', async (_, options, trial, content) => {
    expect(await replayed(recorded, options, { trial })).toMatchObject({ response: { messages: [{ content }] } });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['two fit', { variant: 'v3' }, 'There are 2 recorded answers of the test "sky"'],
    ['none fits', { variant: 'v9' }, 'There is no recorded answer of the test "sky" by the target "live"'],
  ])('%s: nothing is made up', async (_, options, message) => {
    expect(await replayed(recorded, options)).toMatchObject({
      kind: 'failed',
      failure: { class: 'config', message: expect.stringContaining(message) },
    });
  });
});

test.each<[string, string]>([
  ['{', 'recorded.jsonl:2:1'],
  [JSON.stringify(row({ banana: 1 })), 'banana'],
  [JSON.stringify(row({ schema_version: 'v9' })), 'schema_version'],
  [JSON.stringify(row({ output: [{ role: 'assistant', tool_calls: [{ tool: 'x', status: 'great' }] }] })), 'status'],
])('a line that is no recording is reported with its location: %s', async (line, reported) => {
  expect(await replayed(`${lines(row())}${line}\n`)).toMatchObject({
    kind: 'failed',
    failure: { class: 'config', message: expect.stringContaining(reported) },
  });
});

test('what it needs is known before it is asked', () => {
  expect(replay.check({}).map(({ path }) => path[0])).toEqual(['fixtures', 'source_target']);
  expect(replay.check({ fixtures: 'a', source_target: 'b', execution_traces: 'c' })).toMatchObject([
    { path: ['execution_traces'], message: expect.stringContaining('cannot be replayed') },
  ]);
});

const withCalls = { output: [{ role: 'assistant', content: 'blue', tool_calls: [{ tool: 'look' }] }] };
test.each<[string, readonly object[], true | undefined]>([
  ['no recording has a call', [row()], true],
  ['only another target made calls', [row(), row({ ...withCalls, test_id: 'sea', source_target: 'spare' })], true],
  ['its target made calls for another test', [row(), row({ ...withCalls, test_id: 'sea' })], undefined],
  ['the recording says so', [row({ source: { reports_tool_calls: true } })], undefined],
  ['the recording says that it does not', [row({ source: { reports_tool_calls: false } })], true],
])('whether tool calls are reported: %s', async (_, recorded, answerOnly) => {
  const outcome = await replayed(lines(...recorded));
  expect(outcome.kind === 'answered' && outcome.response.answerOnly).toBe(answerOnly);
});
