import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalAnswer } from '../../../src/model/run/message.ts';
import { responseSchema } from '../../../src/model/run/outcome.ts';
import { traceSummary } from '../../../src/model/run/tools.ts';
import { readCliOutput } from '../../../src/providers/providers/cli-output.ts';
import { runs } from '../../support/exhaustive.ts';

const read = (document: unknown) => readCliOutput(JSON.stringify(document));
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;

describe('the trace of a program of AgentV 1', () => {
  test('reports the tools that led to the answer, with their results and durations', () => {
    const trace = [
      { type: 'tool_call', timestamp: at(1), id: 'c1', name: 'search', input: { q: 'x' } },
      { type: 'tool_result', timestamp: at(3), id: 'c1', output: ['hit'] },
    ];
    const call = { tool: 'search', input: { q: 'x' }, output: ['hit'], id: 'c1', durationMs: 2000 };
    expect(read({ text: 'Done', trace }).messages).toEqual([
      { role: 'assistant', content: 'Done', toolCalls: [{ ...call, startTime: at(1), endTime: at(3) }] },
    ]);
  });

  test('has a message for each step of the model, the last of which is the answer', () => {
    const trace = [
      { type: 'model_step', text: 'I look it up' },
      { type: 'tool_call', name: 'search' },
      { type: 'model_step' },
      { type: 'tool_call', name: 'open' },
    ];
    const { messages } = read({ text: 'Done', trace });
    expect(messages).toEqual([
      { role: 'assistant', content: 'I look it up', toolCalls: [{ tool: 'search' }] },
      { role: 'assistant', content: 'Done', toolCalls: [{ tool: 'open' }] },
    ]);
    expect(traceSummary(messages)).toMatchObject({ llmCallCount: 2, toolNames: ['open', 'search'] });
    expect(finalAnswer(messages)).toBe('Done');
  });

  test('finds the call of a result by its name where it has no id, the first that has none yet', () => {
    const trace = [
      { type: 'tool_call', name: 'read', input: 'a' },
      { type: 'tool_call', name: 'read', input: 'b' },
      { type: 'tool_result', name: 'read', output: 'A' },
      { type: 'error', name: 'read', text: 'no such file' },
      { type: 'tool_result', name: 'write', output: 'nobody asked' },
    ];
    expect(read({ text: 'Done', trace }).messages[0]?.toolCalls).toEqual([
      { tool: 'read', input: 'a', output: 'A' },
      { tool: 'read', input: 'b', output: 'no such file', status: 'error' },
    ]);
  });

  test('yields to messages that contain their calls', () => {
    const output = [{ role: 'assistant', content: 'Done', tool_calls: [{ tool: 'own' }] }];
    const { messages } = read({ output, trace: [{ type: 'tool_call', name: 'other' }] });
    expect(messages).toMatchObject([{ content: 'Done', toolCalls: [{ tool: 'own' }] }]);
  });

  test.each([['none'], [7], [{ type: 'tool_call' }], [[null, 'x', { type: 'thought' }, []]]])(
    'is skipped if it is unknown, as in later versions: %j',
    (trace) => {
      expect(read({ text: 'Done', trace })).toEqual(read({ text: 'Done' }));
    },
  );

  test('never changes the answer, with any content', () => {
    const event = fc.record(
      {
        type: fc.constantFrom('model_step', 'tool_call', 'tool_result', 'message', 'error', 'other'),
        id: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue()),
        name: fc.oneof(fc.constantFrom('x', 'constructor'), fc.jsonValue()),
        text: fc.oneof(fc.string(), fc.jsonValue()),
        output: fc.jsonValue(),
        timestamp: fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.array(event), (trace) => {
        const response = read({ text: 'Done', trace });
        expect(finalAnswer(response.messages)).toBe('Done');
        expect(responseSchema.safeParse(response).success).toBe(true);
      }),
      { numRuns: runs(100, 200) },
    );
  });
});
