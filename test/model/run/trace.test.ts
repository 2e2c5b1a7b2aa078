import { expect, test } from 'vitest';
import { traceSummary } from '../../../src/model/run/tools.ts';

test('calls are counted by tool, with the durations that are known', () => {
  const call = (tool: string, durationMs?: number, status?: string) => ({
    tool,
    input: {},
    output: '',
    ...(durationMs !== undefined && { durationMs }),
    ...(status !== undefined && { status }),
  });
  const summary = traceSummary([
    { role: 'user', content: 'go' },
    { role: 'assistant', toolCalls: [call('Read', 5), call('Bash', undefined, 'error')] },
    { role: 'assistant', content: 'done', toolCalls: [call('Read', 7)] },
  ]);
  expect(summary).toEqual({
    eventCount: 3,
    toolNames: ['Bash', 'Read'],
    toolCalls: { Bash: 1, Read: 2 },
    errorCount: 1,
    toolDurations: { Read: [5, 7] },
    llmCallCount: 2,
  });
});

test('a tool may be called like a property of every object', () => {
  const { toolCalls } = traceSummary([
    { role: 'assistant', toolCalls: [{ tool: '__proto__', input: {}, output: '' }] },
  ]);
  expect(JSON.stringify(toolCalls)).toBe('{"__proto__":1}');
});
