import { expect, test } from 'vitest';
import { traceEvents } from '../../src/results/record.ts';

test('a conversation becomes the events of AgentV 4.42.4, without the texts, which its messages have', () => {
  const events = traceEvents([
    { role: 'user', content: 'hello world' },
    { role: 'assistant', content: 'hello', toolCalls: [{ tool: 'search', input: { q: 'x' }, output: 'res' }] },
  ]);
  const ofAnswer = { message: { role: 'assistant' }, metadata: { message_index: 1 } };
  const ofCall = { tool: { name: 'search', status: 'ok' }, metadata: { message_index: 1, tool_index: 0 } };
  const result = { event_id: 'message-1-tool-0-result', parent_event_id: 'message-1-tool-0' };
  expect(JSON.parse(JSON.stringify(events))).toEqual([
    { event_id: 'message-0', ordinal: 0, type: 'message', message: { role: 'user' }, metadata: { message_index: 0 } },
    { event_id: 'message-1', ordinal: 1, type: 'message', ...ofAnswer },
    { event_id: 'message-1-tool-0', parent_event_id: 'message-1', ordinal: 2, type: 'tool_call', ...ofCall },
    { ...result, ordinal: 3, type: 'tool_result', ...ofCall },
    { event_id: 'final-response', parent_event_id: 'message-1', ordinal: 4, type: 'final_response', ...ofAnswer },
  ]);
});

test('a conversation without an answer has no final response', () => {
  expect(traceEvents([{ role: 'user', content: 'hello' }]).map(({ type }) => type)).toEqual(['message']);
});
