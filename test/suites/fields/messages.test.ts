import { describe, expect, test } from 'vitest';
import { brokenTestOf, load, testOf } from '../support.ts';

const inputOf = async (input: string) => (await testOf(`input: ${input}, id: a`)).input;
const expectedOf = async (expected: string) => (await testOf(`expected_output: ${expected}`)).expected;

describe('input', () => {
  test.each<[string, string, unknown]>([
    ['text is one user message', 'hello', [{ role: 'user', content: 'hello' }]],
    ['empty text is one user message too', '""', [{ role: 'user', content: '' }]],
    [
      'a mapping without a role is what the user hands in',
      '{order: 7}',
      [{ role: 'user', content: { structured: { order: 7 } } }],
    ],
    ['a mapping with a role is that message', '{role: system, content: x}', [{ role: 'system', content: 'x' }]],
    [
      'a list is its messages',
      '[{role: user, content: a}, {role: assistant, content: b}, {role: tool, content: c}, {role: system, content: d}]',
      [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: 'b' },
        { role: 'tool', content: 'c' },
        { role: 'system', content: 'd' },
      ],
    ],
    [
      'content may be a mapping',
      '{role: user, content: {a: 1}}',
      [{ role: 'user', content: { structured: { a: 1 } } }],
    ],
    [
      'content may be a list of texts and parts; empty texts are dropped',
      '{role: user, content: [a, "", {type: text, value: b}, {type: chart, value: 5}]}',
      [
        {
          role: 'user',
          content: [
            { type: 'text', value: 'a' },
            { type: 'text', value: 'b' },
            { type: 'data', value: { type: 'chart', value: 5 } },
          ],
        },
      ],
    ],
    [
      'a message may have tool calls instead of content',
      '[{role: assistant, name: bot, tool_calls: [{tool: search, input: {q: 1}, output: [2], id: c1, status: ok}]}, {role: user, content: x}]',
      [
        {
          role: 'assistant',
          name: 'bot',
          toolCalls: [{ tool: 'search', input: { q: 1 }, output: [2], id: 'c1', status: 'ok' }],
        },
        { role: 'user', content: 'x' },
      ],
    ],
  ])('%s', async (_, input, messages) => {
    expect(await inputOf(input)).toEqual(messages);
  });

  test('values out of the environment are text where text is meant, and typed inside data', async () => {
    const env = { N: '7.0', T: 'true', ROLE: 'user' };
    const { input } = await testOf(
      'input: [{role: "${{ ROLE }}", content: "${{ N }}"}, {role: user, content: ["${{ T }}", {type: text, value: "${{ N }}"}]}, {role: user, content: {n: "${{ N }}"}}]',
      { env },
    );
    expect(input.map(({ content }) => content)).toEqual([
      '7.0',
      [
        { type: 'text', value: 'true' },
        { type: 'text', value: '7.0' },
      ],
      { structured: { n: 7 } },
    ]);
    expect((await testOf('input: "${{ N }}"', { env })).input).toEqual([{ role: 'user', content: '7.0' }]);
  });

  test.each<[string, string, string]>([
    ['is a number', '5', '3:13 WRONG_TYPE'],
    ['is null', '~', '3:5 MISSING_FIELD'],
    ['is an empty list', '[]', '3:13 MISSING_FIELD'],
    ['has text among its messages', '[hello]', '3:14 WRONG_TYPE'],
    ['has a message without a role', '[{content: x}]', '3:14 MISSING_FIELD'],
    ['has a role that nobody has', '[{role: human, content: x}]', '3:21 WRONG_TYPE'],
    ['has a message without content', '[{role: user}]', '3:14 MISSING_FIELD'],
    ['has content that is a number', '[{role: user, content: 5}]', '3:36 WRONG_TYPE'],
    ['has a text part with "text"', '[{role: user, content: [{type: text, text: x}]}]', '3:37 MISSING_FIELD'],
    ['has tool calls that are a mapping', '[{role: user, tool_calls: {tool: x}}]', '3:39 WRONG_TYPE'],
    ['has a tool call without a tool', '[{role: user, tool_calls: [{input: x}]}]', '3:40 MISSING_FIELD'],
  ])('breaks the test when it %s', async (_, input, reported) => {
    const { problems } = await brokenTestOf(`input: ${input}, id: a, assertions: [{type: is-json}]`);
    expect(problems.map(({ code, location }) => `${location?.line}:${location?.column} ${code}`)).toContain(reported);
  });

  test('an unknown key of a message is warned about', async () => {
    const { reported } = await load(
      'tests: [{id: a, input: [{role: user, content: x, cotnent: y}], assertions: [{type: is-json}]}]',
    );
    expect(reported).toEqual(['1:50 UNKNOWN_FIELD']);
  });
});

describe('expected output', () => {
  test.each<[string, string, unknown]>([
    ['text is one assistant message', 'yes', [{ role: 'assistant', content: 'yes' }]],
    ['a mapping without a role is structured', '{a: 1}', [{ role: 'assistant', content: { structured: { a: 1 } } }]],
    ['a mapping with a role is that message', '{role: tool, content: x}', [{ role: 'tool', content: 'x' }]],
    [
      'a list whose first item has a role is its messages',
      '[{role: user, content: q}, {role: assistant, content: a}]',
      [
        { role: 'user', content: 'q' },
        { role: 'assistant', content: 'a' },
      ],
    ],
    ['any other list is structured', '[1, {a: 2}]', [{ role: 'assistant', content: { structured: [1, { a: 2 }] } }]],
    ['an empty list is structured too', '[]', [{ role: 'assistant', content: { structured: [] } }]],
    ['null is absent', '~', []],
  ])('%s', async (_, expected, messages) => {
    expect(await expectedOf(expected)).toEqual(messages);
  });

  test.each(['5', 'true'])('%s is ignored, which is reported', async (expected) => {
    const { suite, reported } = await load(
      `tests: [{id: a, input: x, expected_output: ${expected}, assertions: [{type: is-json}]}]`,
    );
    expect(suite?.tests[0]).toMatchObject({ kind: 'test', expected: [] });
    expect(reported).toEqual(['1:44 UNUSED']);
  });
});
