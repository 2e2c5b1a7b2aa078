import { expect, test } from 'vitest';
import type { Message, ToolCall } from '../../../src/model/run/message.ts';
import { calling, judged } from './support.ts';

const expecting = (...toolCalls: ToolCall[]): Message[] => [
  { role: 'user', toolCalls: [{ tool: 'Elsewhere' }] },
  { role: 'assistant', toolCalls },
];

test('the share of expected calls that were made at their position', async () => {
  const expected = expecting({ tool: 'A' }, { tool: 'B', input: { q: 1 } }, { tool: 'C' }, { tool: 'D', input: null });
  const calls = calling('A', { tool: 'B', input: { q: 2 } }, 'X', 'D', 'E');
  expect(await judged('expected_tool_calls', {}, calls, expected)).toMatchObject({
    score: 2 / 4,
    texts: ['Call 1 is "A"', 'Call 2 is "B" with other arguments', 'Call 3 is "X", expected: "C"', 'Call 4 is "D"'],
    evidence: [undefined, '{"q":2}, expected: {"q":1}', 'Called: A, B, X, D, E', undefined],
  });
});

test.each<[string, ToolCall, ToolCall, number]>([
  ['without an input any will do', { tool: 'A' }, { tool: 'A', input: { q: 1 } }, 1],
  ['the order of keys does not count', { tool: 'A', input: { a: 1, b: 2 } }, { tool: 'A', input: { b: 2, a: 1 } }, 1],
  ['more arguments are others', { tool: 'A', input: { a: 1 } }, { tool: 'A', input: { a: 1, b: 2 } }, 0],
  ['no arguments are others', { tool: 'A', input: {} }, { tool: 'A' }, 0],
  ['names are compared with case', { tool: 'A' }, { tool: 'a' }, 0],
])('%s', async (_, wanted, made, score) => {
  expect((await judged('expected_tool_calls', {}, calling(made), expecting(wanted))).score).toBe(score);
});

test('a call that was not made is missing', async () => {
  const { texts, evidence } = await judged('expected_tool_calls', {}, calling(), expecting({ tool: 'A' }));
  expect(texts).toEqual(['Call 1 is missing, expected: "A"']);
  expect(evidence).toEqual(['The target reported no tool calls.']);
});

test('nothing expected is held by everything, and nothing is known of a target without messages', async () => {
  expect(await judged('expected_tool_calls', {}, calling('A'), [])).toMatchObject({ score: 1, passed: [true] });
  expect(await judged('expected_tool_calls', {}, {}, expecting({ tool: 'A' }))).toMatchObject({
    score: 0,
    texts: ['The target reports no tool calls'],
  });
});
