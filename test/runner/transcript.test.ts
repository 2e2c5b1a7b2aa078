import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../src/platform/files/files.ts';
import { readTranscript } from '../../src/providers/providers/transcript.ts';
import { aProject } from '../support/project.ts';

const line = (test_id: string, role: string, content: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({ schema_version: 'agentv.transcript.v1', test_id, target: 'live', role, content, ...more });

async function read(...lines: string[]) {
  using project = aProject({ 't.jsonl': `${lines.join('\n')}\n` });
  return await readTranscript(join(project.folder, 't.jsonl'), 't.jsonl', files);
}

test('the lines of a test are one conversation, in the order of their index; others may be between them', async () => {
  const entries = await read(
    line('b', 'user', 'asked', { message_index: 0 }),
    line('a', 'assistant', 'A', { message_index: 1 }),
    '',
    line('b', 'assistant', 'second', { message_index: 2 }),
    line('b', 'assistant', 'first', { message_index: 1 }),
  );
  expect(entries.map(({ testId, response }) => [testId, response.messages.map(({ content }) => content)])).toEqual([
    ['b', ['first', 'second']],
    ['a', ['A']],
  ]);
});

test('what was asked first is left out; what was asked in between belongs to the conversation', async () => {
  const [entry] = await read(
    line('a', 'system', 'be kind'),
    line('a', 'user', 'hello'),
    line('a', 'assistant', 'hi'),
    line('a', 'user', 'and?'),
    line('a', 'assistant', 'bye'),
  );
  expect(entry?.response.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
});

test('tool calls, tokens, cost and duration come along', async () => {
  const figures = {
    transcript_duration_ms: 12,
    transcript_cost_usd: 0.5,
    transcript_token_usage: { input: 3, output: 4 },
  };
  const [entry] = await read(
    line('a', 'assistant', 'A', {
      ...figures,
      tool_calls: [{ tool: 'look', input: { at: 'sky' } }],
      token_usage: { input: 1, output: 2 },
    }),
  );
  expect(entry?.response).toMatchObject({
    durationMs: 12,
    costUsd: 0.5,
    tokenUsage: { input: 3, output: 4 },
    messages: [{ toolCalls: [{ tool: 'look', input: { at: 'sky' } }], tokenUsage: { input: 1, output: 2 } }],
  });
});

test.each<[string, string, RegExp]>([
  ['no JSON', 'oh', /not a message of a transcript/],
  ['no test', '{"role": "user", "content": "x"}', /"test_id"/],
  ['no role', '{"test_id": "a", "content": "x"}', /"role"/],
  ['nothing', '', /contains no conversation/],
])('a file with %s is refused', async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a raw session of an agent names the command that makes a transcript of it', async () => {
  const session = JSON.stringify({ type: 'user', sessionId: 's', message: { role: 'user', content: 'hi' } });
  const error = await read(session).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    problems: [{ hint: expect.stringContaining('eval-action import'), location: { line: 1 } }],
  });
  const other = await read('{"role":"user"}').catch((caught: unknown) => caught);
  expect(other).toMatchObject({ problems: [{ hint: expect.stringContaining('One JSON object per line') }] });
});

test.each<[string, Record<string, unknown>, true | undefined]>([
  ['a session of a coding agent', { source: { kind: 'imported_transcript' } }, undefined],
  ['a conversation with an empty list of calls', { tool_calls: [] }, undefined],
  ['a conversation without any', {}, true],
])('whether it reports tool calls: %s', async (_, more, answerOnly) => {
  const [entry] = await read(line('a', 'assistant', 'A', more));
  expect(entry?.response.answerOnly).toBe(answerOnly);
});
