import { describe, expect, test } from 'vitest';
import { renderTurn } from '../../../src/suites/prompts.ts';
import { load, suiteOf } from '../support.ts';

const conversation = (more: string) => `tests:
  - id: a
    mode: conversation
    input: hi
${more}`;
const reported = async (more: string) => (await load(conversation(more))).reported;
const testOf = async (more: string) => {
  const { suite, reported: complaints } = await load(conversation(more));
  expect(complaints).toEqual([]);
  return suite?.tests[0];
};

describe('the turns of a conversation', () => {
  test('need nothing in addition to the text of the user', async () => {
    expect(await testOf('    turns: [{ input: hello }]\n    assertions: [{ type: is-json }]\n')).toMatchObject({
      graders: [{ type: 'is-json' }],
      conversation: {
        turns: [{ input: { role: 'user', content: 'hello' }, graders: [], location: { line: 5, column: 13 } }],
        aggregation: 'mean',
        onTurnFailure: 'continue',
      },
    });
  });

  test('may be data, and have graders of any spelling', async () => {
    const read = await testOf('    turns: [{ input: {order: 5}, assertions: [{ type: is_json }] }]\n');
    expect(read).toMatchObject({
      conversation: { turns: [{ input: { content: { structured: { order: 5 } } }, graders: [{ type: 'is-json' }] }] },
    });
  });

  test('are filled with the variables of the test', async () => {
    const read = await testOf(
      '    vars: { city: Lyon }\n    turns: [{ input: "To {{ city }}", expected_output: x }]\n',
    );
    expect(read).toMatchObject({ conversation: { turns: [{ input: { content: 'To Lyon' } }] } });
  });

  test.each<[string, string, string[]]>([
    ['are missing', '', ['2:5 MISSING_FIELD']],
    ['are none', '    turns: []\n', ['5:12 MISSING_FIELD']],
    ['are no list', '    turns: x\n', ['5:12 WRONG_TYPE']],
    ['are no mappings', '    turns: [x]\n', ['5:13 WRONG_TYPE']],
    ['say nothing', '    turns: [{ assertions: [] }]\n', ['5:13 MISSING_FIELD']],
    ['are a number', '    turns: [{ input: 5 }]\n', ['5:22 WRONG_TYPE']],
    ['have a key that is none', '    turns: [{ input: x, asserts: [] }]\n', ['5:25 UNKNOWN_FIELD']],
    ['are not graded, nor is the whole', '    turns: [{ input: x }, { input: y }]\n', ['2:5 MISSING_FIELD']],
    ['expect nothing', '    turns: [{ input: x, expected_output: " ", assertions: [] }]\n', ['2:5 MISSING_FIELD']],
    [
      'have a judge without anything to judge by',
      '    turns: [{ input: x, assertions: [{ type: llm-grader }] }]\n    criteria: Is polite\n',
      ['6:5 NOT_GRADED', '5:38 GRADER_INVALID'],
    ],
    ['have a bad grader', '    turns: [{ input: x, assertions: [{ type: nope }] }]\n', ['5:46 UNKNOWN_GRADER']],
  ])('are complained about when they %s', async (_, more, expected) => {
    expect(await reported(more)).toEqual(expected);
  });
});

describe('the settings of a conversation', () => {
  test('are read', async () => {
    const read = await testOf(
      '    turns: [{ input: x, expected_output: y }]\n    aggregation: min\n    on_turn_failure: stop\n    window_size: 4\n',
    );
    expect(read).toMatchObject({ conversation: { aggregation: 'min', onTurnFailure: 'stop', windowSize: 4 } });
  });

  test.each<[string, string]>([
    ['aggregation: median', '6:18 WRONG_TYPE'],
    ['on_turn_failure: retry', '6:22 WRONG_TYPE'],
    ['window_size: 0', '6:18 WRONG_TYPE'],
    ['window_size: 1.5', '6:18 WRONG_TYPE'],
    ['expected_output: x', '6:5 WRONG_TYPE'],
    ['criteria: Is polite', '6:5 NOT_GRADED'],
  ])('are refused, or warned about, when they mean nothing: %s', async (more, expected) => {
    expect(await reported(`    turns: [{ input: x, expected_output: y }]\n    ${more}\n`)).toEqual([expected]);
  });

  test('may have criteria as plain text, which weigh as one grader and require nothing', async () => {
    const read = await testOf('    turns: [{ input: x, assertions: [Asks for the date, Is polite] }]\n');
    const criteria = [
      { id: 'criterion-1', outcome: 'Asks for the date', required: false },
      { id: 'criterion-2', outcome: 'Is polite', required: false },
    ];
    expect(read).toMatchObject({
      conversation: { turns: [{ graders: [{ name: 'turn-rubrics', weight: 1, options: { criteria } }] }] },
    });
  });

  test.each(['turns: [{ input: x }]', 'aggregation: min', 'on_turn_failure: stop', 'window_size: 4'])(
    'need the mode: %s',
    async (field) => {
      const { reported: complaints } = await load(
        `tests:\n  - id: a\n    input: x\n    assertions: [{type: is-json}]\n    ${field}\n`,
      );
      expect(complaints).toEqual(['5:5 MISSING_FIELD']);
    },
  );
});

describe('what a target is asked in a turn', () => {
  const history = [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'u1' },
    { role: 'assistant', content: 'a1' },
    { role: 'system', content: 'S2' },
    { role: 'user', content: 'u2' },
  ] as const;

  test('is the turn, with the chat so far, for a model', () => {
    expect(renderTurn(history, undefined, 'lm')).toEqual({
      question: 'u2',
      system: 'S',
      chat: [
        { role: 'system', content: 'S' },
        { role: 'user', content: 'u1' },
        { role: 'assistant', content: 'a1' },
        { role: 'assistant', content: '@[System]:\nS2' },
        { role: 'user', content: 'u2' },
      ],
    });
  });

  test('keeps system messages and so many of the last exchanges', () => {
    const { chat } = renderTurn(
      [...history, { role: 'assistant', content: 'a2' }, { role: 'user', content: 'u3' }],
      1,
      'lm',
    );
    expect(chat?.map(({ content }) => content)).toEqual(['S\n\nS2', 'a2', 'u3']);
  });

  test('is all of it as one text for a program', () => {
    expect(renderTurn(history, undefined, 'agent').question).toBe(
      '@[System]:\nS\n\n@[User]:\nu1\n\n@[Assistant]:\na1\n\n@[System]:\nS2\n\n@[User]:\nu2',
    );
  });
});

describe('tests that wait for each other', () => {
  const entry = (id: string, more: string) => `  - { id: ${id}, input: x, assertions: [{type: is-json}], ${more} }\n`;
  const reportedOf = async (...entries: string[]) => (await load(`tests:\n${entries.join('')}`)).reported;

  test('are read, each name once', async () => {
    const suite = await suiteOf(
      `tests:\n${entry('a', '')}${entry('b', 'depends_on: [a, a], on_dependency_failure: run')}`,
    );
    expect(suite.tests).toMatchObject([
      { dependsOn: [], onDependencyFailure: 'skip' },
      { dependsOn: ['a'], onDependencyFailure: 'run' },
    ]);
  });

  test.each<[string, string[], string[]]>([
    ['a test that is not there', [entry('a', 'depends_on: [b]')], ['2:68 MISSING_FIELD']],
    ['itself', [entry('a', 'depends_on: [a]')], ['2:67 WRONG_TYPE']],
    ['a circle', [entry('a', 'depends_on: [b]'), entry('b', 'depends_on: [a]')], ['2:67 WRONG_TYPE']],
    ['no list', [entry('a', 'depends_on: a')], ['2:67 WRONG_TYPE']],
    ['numbers', [entry('a', 'depends_on: [5]')], ['2:67 WRONG_TYPE']],
  ])('cannot wait for %s', async (_, entries, expected) => {
    expect(await reportedOf(...entries)).toEqual(expected);
  });

  test('say with their names which circle they make', async () => {
    const { problems } = await load(
      `tests:\n${entry('a', 'depends_on: [b]')}${entry('b', 'depends_on: [c]')}${entry('c', 'depends_on: [b]')}`,
    );
    expect(problems).toMatchObject([{ found: 'b → c → b' }]);
  });

  test('have no effect on what happens after a failure when they wait for nothing', async () => {
    expect(await reportedOf(entry('a', 'on_dependency_failure: run'))).toEqual([expect.stringContaining('UNUSED')]);
    expect(await reportedOf(entry('a', ''), entry('b', 'depends_on: [a], on_dependency_failure: maybe'))).toEqual([
      expect.stringContaining('WRONG_TYPE'),
    ]);
  });
});
