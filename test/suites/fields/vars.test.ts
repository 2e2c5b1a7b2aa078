import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { newFillBudget, withVars } from '../../../src/suites/vars.ts';
import { openYaml } from '../../../src/suites/yaml/cursor.ts';
import { load, suiteOf, testOf } from '../support.ts';

const VARS =
  'id: a, vars: {name: Ada, n: 7, half: 0.5, yes: true, none: ~, list: [1, "b"], order: {id: A-17, total: 12.5}}';
const inputOf = async (input: string) => (await testOf(`${VARS}, input: ${input}`)).input[0]?.content;

describe('a variable of a test', () => {
  test.each<[string, unknown]>([
    ['"Hello {{ name }}"', 'Hello Ada'],
    ['"Hello {{name}}, {{  name  }}!"', 'Hello Ada, Ada!'],
    ['"{{ name }}"', 'Ada'],
    ['"refund {{ order.id }}"', 'refund A-17'],
    ['"{{ n }} of {{ half }}, {{ yes }}"', '7 of 0.5, true'],
    ['"of {{ order }}"', 'of {"id":"A-17","total":12.5}'],
    ['"all {{ list }}"', 'all [1,"b"]'],
  ])('becomes text in a text, else JSON: %s', async (input, content) => {
    expect(await inputOf(input)).toBe(content);
  });

  test.each<[string, unknown]>([
    ['{a: "{{ n }}"}', { structured: { a: 7 } }],
    ['{a: ["{{ yes }}", "{{ none }}"]}', { structured: { a: [true, null] } }],
    ['{a: {b: "{{ order }}"}}', { structured: { a: { b: { id: 'A-17', total: 12.5 } } } }],
    ['"{{ order }}"', { structured: { id: 'A-17', total: 12.5 } }],
    ['{"{{ name }}": 1}', { structured: { '{{ name }}': 1 } }],
  ])('that is all of a text keeps its type, and keys are not touched: %s', async (input, content) => {
    expect(await inputOf(input)).toEqual(content);
  });

  test.each(['"{{ n }}"', '{role: user, content: "{{ n }}"}'])(
    'that is a number is text where text is meant: %s',
    async (input) => {
      expect(await inputOf(input)).toBe('7');
    },
  );

  test.each(['{{ nobody }}', '{{ name.length }}', '{{ order..id }}', '{{ constructor }}', '{{ 7 }}'])(
    'that is not there leaves the text as it is: %s',
    async (text) => {
      expect(await inputOf(JSON.stringify(text))).toBe(text);
      expect(await inputOf(JSON.stringify(`x ${text}`))).toBe(`x ${text}`);
    },
  );

  test('may hold what looks like a variable, which is not looked at again', async () => {
    expect((await testOf('vars: {a: "{{ b }}", b: x}, input: "{{ a }} {{ b }}"')).input[0]?.content).toBe('{{ b }} x');
  });
});

describe('variables are filled in', () => {
  test.each<[string, string, object]>([
    ['criteria', 'criteria: "for {{ name }}"', { criteria: 'for Ada' }],
    ['expected_outcome', 'expected_outcome: "for {{ name }}"', { criteria: 'for Ada' }],
    ['input_messages', 'input_messages: [{role: user, content: "{{ name }}"}]', { input: [{ content: 'Ada' }] }],
    [
      'expected_output',
      'expected_output: {total: "{{ order.total }}"}',
      { expected: [{ content: { structured: { total: 12.5 } } }] },
    ],
  ])('in %s', async (_, fields, expected) => {
    expect(await testOf(`${VARS}, ${fields}`)).toMatchObject(expected);
  });

  test('in the input of the suite, for each test by itself', async () => {
    const { tests } = await suiteOf(`input: [{role: system, content: "Speak {{ lang }}"}]
assertions: [{type: is-json}]
tests:
  - {id: a, input: x, criteria: x, vars: {lang: Danish}}
  - {id: b, input: x, criteria: x, vars: {lang: Greek}}
  - {id: c, input: x, criteria: x}
  - {id: d, input: x, criteria: x, vars: {lang: Thai}, execution: {skip_defaults: true}, assertions: [{type: is-json}]}
`);
    expect(tests.map((each) => (each.kind === 'test' ? each.input[0]?.content : undefined))).toEqual([
      'Speak Danish',
      'Speak Greek',
      'Speak {{ lang }}',
      'x',
    ]);
  });

  test('neither in the id, nor in graders, metadata or the label of a conversation', async () => {
    const { id, graders, metadata, conversationId } = await testOf(
      `vars: {name: Ada}, id: "{{ name }}", metadata: {m: "{{ name }}"}, conversation_id: "{{ name }}", assertions: [{type: contains, value: "{{ name }}"}]`,
    );
    expect([id, metadata, conversationId, graders[0]?.options]).toEqual([
      '{{ name }}',
      { m: '{{ name }}' },
      '{{ name }}',
      { value: '{{ name }}' },
    ]);
  });
});

describe('what is wrong with variables', () => {
  test.each(['[a]', 'x', '5'])('breaks the test when they are no mapping: %s', async (vars) => {
    expect((await load(`tests: [{id: a, input: i, assertions: [{type: is-json}], vars: ${vars}}]`)).reported).toEqual([
      '1:64 WRONG_TYPE',
    ]);
  });

  test('is reported at the text that they were filled into', async () => {
    const text = `tests:
  - id: a
    vars: {who: alien, list: [hello]}
    assertions: [{type: is-json}]
    input:
      - {role: "{{ who }}", content: x}
      - {role: user, content: "{{ list }}", cotnent: y}
      - "{{ who }}"
`;
    const { problems, reported } = await load(text);
    expect(reported).toEqual(['7:45 UNKNOWN_FIELD', '6:16 WRONG_TYPE', '8:9 WRONG_TYPE']);
    expect(problems[1]?.found).toBe('the text "alien"');
  });

  test('that make more text than the limit break their tests, quickly', async () => {
    const long = 'x'.repeat(1_000_000);
    const many = '{{ a }} '.repeat(200);
    const text = `tests:\n${[1, 2]
      .map((n) => `  - {id: t${n}, vars: {a: ${long}}, input: "${many}", assertions: [{type: is-json}]}\n`)
      .join('')}`;
    const { suite, problems } = await load(text);
    expect(suite?.tests.map(({ kind }) => kind)).toEqual(['broken', 'broken']);
    expect(problems.map(({ code }) => code)).toEqual(['FILE_TOO_LARGE', 'FILE_TOO_LARGE']);
  });
});

test('values without a token come back as they are', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('{{'));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'name', '__proto__'), tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.dictionary(fc.constantFrom('a', 'b', 'name'), tree), (value, values) => {
      const opened = openYaml('a.yaml', stringify({ value }));
      const field = opened.kind === 'opened' ? opened.root.field('value') : undefined;
      if (field === undefined) return;
      expect(withVars(field, { values, budget: newFillBudget() })).toBe(field);
      expect(field.problems).toEqual([]);
    }),
  );
});
