import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalAnswer } from '../../../src/model/run/message.ts';
import { responseSchema } from '../../../src/model/run/outcome.ts';
import { readCliOutput } from '../../../src/providers/providers/cli-output.ts';

const wholeText = (content: string) => ({ messages: [{ role: 'assistant', content }] });
const read = (document: unknown) => readCliOutput(JSON.stringify(document));

describe('the whole text is the answer', () => {
  test.each([
    ['nothing', ''],
    ['plain text', 'blue\n'],
    ['broken JSON', '{"text": "blue"'],
    ['an object with none of our keys', '{"answer": "blue"}'],
    ['an object with no messages and no text', '{"output": [], "cost_usd": 1}'],
    ['a text that is null', '{"text": null}'],
    ['several JSON lines', '{"text": "a"}\n{"text": "b"}'],
    ['output that is no list', '{"output": "blue"}'],
    ['a wrong second message', '{"output": [{"role": "assistant", "content": "blue"}, 7]}'],
    ['a tool call without a tool', '{"output": [{"role": "assistant", "tool_calls": [{"input": 1}]}]}'],
    ['a wrong type beside a good text', '{"text": "blue", "cost_usd": "1"}'],
    ['a number that is none', '{"text": "blue", "duration_ms": 1e999}'],
  ])('%s', (_, written) => {
    expect(readCliOutput(written)).toEqual(wholeText(written));
  });
});

describe('a document', () => {
  test('gives every field its name in our vocabulary', () => {
    const times = { start_time: '2026-01-01T00:00:00Z', end_time: '2026-01-01T00:00:01Z', duration_ms: 1000 };
    const ourTimes = { startTime: times.start_time, endTime: times.end_time, durationMs: 1000 };
    const call = { tool: 'read', input: null, output: [1], id: 'c1', status: 'ok' };
    expect(
      read({
        output: [
          { role: 'tool', name: 'n', content: 'x', tool_calls: [{ ...call, ...times }], metadata: { a: 1 }, ...times },
        ],
        token_usage: { input: 1, output: 2, cached: 3 },
        duration_ms: 1234,
        unknown: true,
      }),
    ).toEqual({
      messages: [
        {
          role: 'tool',
          name: 'n',
          content: 'x',
          toolCalls: [{ ...call, ...ourTimes }],
          metadata: { a: 1 },
          ...ourTimes,
        },
      ],
      tokenUsage: { input: 1, output: 2, cached: 3 },
      durationMs: 1234,
    });
  });

  test('may be called output_messages; output wins unless it is empty', () => {
    const one = [{ role: 'assistant', content: 'one' }];
    const two = [{ role: 'assistant', content: 'two' }];
    expect(finalAnswer(read({ output_messages: two }).messages)).toBe('two');
    expect(finalAnswer(read({ output: one, output_messages: two, text: 'three' }).messages)).toBe('one');
    expect(finalAnswer(read({ output: [], output_messages: two }).messages)).toBe('two');
    expect(finalAnswer(read({ output: [], text: 'three' }).messages)).toBe('three');
  });

  test('may have a byte order mark and space around it', () => {
    expect(readCliOutput('\uFEFF {"text": "blue"}\r\n')).toEqual(wholeText('blue'));
  });

  test.each([
    [false, 'false'],
    [{ a: [1] }, '{"a":[1]}'],
  ])('with a text of another type shows it as text: %j', (text, content) => {
    expect(read({ text })).toEqual(wholeText(content));
  });

  test('drops what is negative, because that is not a measurement', () => {
    expect(read({ text: 'blue', cost_usd: -1, duration_ms: -1, token_usage: { input: -1, output: 2 } })).toEqual(
      wholeText('blue'),
    );
    expect(read({ text: 'blue', token_usage: { input: 1, output: 2, cached: -3 } })).toEqual({
      ...wholeText('blue'),
      tokenUsage: { input: 1, output: 2 },
    });
    expect(read({ text: 'blue', cost_usd: 0 })).toMatchObject({ costUsd: 0 });
  });

  test('keeps a role that we have no word for, but not as an answer', () => {
    const { messages } = read({ output: [{ role: 'critic', content: 'bad', metadata: { a: 1 } }] });
    expect(messages).toEqual([{ role: 'system', content: 'bad', metadata: { a: 1, role: 'critic' } }]);
    expect(finalAnswer(messages)).toBe('');
  });

  test.each([
    [
      'blocks of text',
      [
        { type: 'text', value: 'a' },
        { type: 'text', text: 'b' },
      ],
      'a\nb',
    ],
    [
      'blocks of other kinds',
      [
        { type: 'text', value: 'a' },
        { type: 'image', path: 'x' },
        { type: 'file', path: 'y' },
      ],
      'a',
    ],
    ['a block that is none', [{ type: 'text', value: 'a' }, { type: 'audio' }], ''],
    ['a list of texts', ['a'], ''],
  ])('with content of %s has the answer that follows from it', (_, content, expected) => {
    const { messages } = read({ output: [{ role: 'assistant', content }] });
    expect(messages).toHaveLength(1);
    expect(finalAnswer(messages)).toBe(expected);
  });

  test.each([201, 20_000])('that is nested %i levels deep is text, wherever', (levels) => {
    const lists = `${'['.repeat(levels - 3)}${']'.repeat(levels - 3)}`;
    for (const deep of [
      `{"text": [[${lists}]]}`,
      `{"output": [{"role": "assistant", "content": "blue", "metadata": {"a": ${lists}}}]}`,
      `{"output": [{"role": "assistant", "content": "blue", "tool_calls": [{"tool": "t", "input": ${lists}}]}]}`,
    ]) {
      expect(readCliOutput(deep)).toEqual(wholeText(deep));
    }
  });

  test('may be nested two hundred levels deep', () => {
    const lists = `${'['.repeat(199)}${']'.repeat(199)}`;
    expect(readCliOutput(`{"text": ${lists}}`)).toEqual(wholeText(lists));
  });
});

test('whatever a command writes, a response of the agreed form comes out', () => {
  const likely = fc.record(
    {
      output: fc.array(
        fc.record(
          {
            role: fc.oneof(fc.constant('assistant'), fc.string()),
            content: fc.jsonValue(),
            tool_calls: fc.jsonValue(),
          },
          { requiredKeys: ['role'] },
        ),
      ),
      text: fc.jsonValue(),
      token_usage: fc.jsonValue(),
      cost_usd: fc.double({ noNaN: true, noDefaultInfinity: true }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        likely.map((each) => JSON.stringify(each)),
      ),
      (written) => {
        expect(responseSchema.safeParse(readCliOutput(written)).error).toBeUndefined();
      },
    ),
  );
});
