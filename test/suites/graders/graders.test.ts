import { describe, expect, test } from 'vitest';
import { GRADER_KEYS } from '../../../src/suites/old-names.ts';
import { load, testOf } from '../support.ts';

const ENV = { N: '7', PADDED: '7.0', FLAG: 'true', WORD: 'hello', WEIGHT: '0.5' };

const graderOf = async (grader: string) => (await testOf(`assertions: [${grader}]`, { env: ENV })).graders[0];

/** What is told of a single grader, written in flow style at line 2, column 36. */
async function complaints(grader: string) {
  return load(`tests:\n  - {id: a, input: i, assertions: [${grader}]}\n`, { env: ENV });
}
const reported = async (grader: string) => (await complaints(grader)).reported;

describe('the type of a grader', () => {
  test.each<[string, string, string]>([
    ['is_json', 'is-json', ''],
    ['code_judge', 'code-grader', 'command: x'],
    ['code', 'code-grader', 'command: x'],
    ['Cost', 'cost', 'budget: 1'],
    ['tool_trajectory', 'tool-trajectory', 'mode: exact, expected: []'],
    ['expected_tool_calls', 'expected-tool-calls', ''],
    ['llm_judge', 'llm-grader', 'rubrics: [Greets]'],
    ['agent-judge', 'llm-grader', 'rubrics: [Greets]'],
    ['rubric', 'rubrics', 'rubrics: [Greets]'],
  ])('may be spelled %s', async (declaredAs, type, options) => {
    expect(await graderOf(`{type: ${declaredAs}, ${options}}`)).toMatchObject({ type, declaredAs });
  });

  test.each<[string, object]>([
    ['type: tool_trajectory, mode: in_order, expected: [{tool: A, args: {q: x}}]', { args_match: 'superset' }],
    [
      'type: tool_trajectory, mode: exact, expected: [{tool: A, args: {q: x}}], args_match: exact',
      { args_match: 'exact' },
    ],
    [
      'type: tool_trajectory, mode: exact, expected: [{tool: A, args: {q: x}}], argsMatch: exact',
      { args_match: 'exact' },
    ],
    ['type: tool_trajectory, mode: exact, expected: [{tool: A}]', {}],
    ['type: tool_trajectory, mode: any_order, minimums: {A: 1}', {}],
    ['type: tool-trajectory, mode: in_order, expected: [{tool: A, args: {q: x}}]', {}],
  ])('in an old spelling leaves arguments open: %s', async (grader, match) => {
    const options = (await graderOf(`{${grader}}`))?.options ?? {};
    const { args_match } = options;
    expect({ ...(args_match !== undefined && { args_match }) }).toEqual(match);
    expect(await reported(`{${grader}}`)).toEqual([]);
  });

  const others: Record<string, string> = {
    'execution-metrics': 'max_llm_calls: 9',
    'llm-grader': 'prompt: a',
    rubrics: 'criteria: [a]',
    'skill-trigger': 'skill: a',
    'tool-trajectory': 'mode: exact, expected: []',
  };
  const names = Object.entries(GRADER_KEYS).flatMap(([type, keys]) =>
    Object.entries(keys).flatMap(([old, present]) => (old === 'maxLlmCalls' ? [] : [[type, old, present] as const])),
  );
  test.each(names)('%s has its option %s under the present name %s', async (type, old, present) => {
    const value = { 'tool-trajectory': 'exact', 'skill-trigger': 'true' }[type as string] ?? '1';
    const of = (key: string) => graderOf(`{type: ${type}, ${key}: ${value}, ${others[type] ?? 'weight: 1'}}`);
    expect((await of(old))?.options).toEqual((await of(present))?.options);
  });

  test('the calls of a trajectory have their keys under the present names', async () => {
    const call = '{tool: A, args: {q: x}, argsMatch: ignore, maxDurationMs: 5}';
    const { expected } = (await graderOf(`{type: tool-trajectory, mode: exact, expected: [${call}]}`))?.options ?? {};
    expect(expected).toEqual([{ tool: 'A', args: { q: 'x' }, args_match: 'ignore', max_duration_ms: 5 }]);
    expect(
      await reported(
        '{type: tool-trajectory, mode: exact, expected: [{tool: A, argsMatch: exact, args_match: exact}]}',
      ),
    ).toContainEqual(expect.stringContaining('GRADER_INVALID'));
  });

  test('that compares arguments exactly warns where a call always has more', async () => {
    const { problems } = await complaints(
      '{type: tool-trajectory, mode: in_order, expected: [{tool: Edit, args: {file_path: a}}]}',
    );
    expect(problems).toMatchObject([
      {
        code: 'UNUSED',
        severity: 'warning',
        message: expect.stringMatching(/compared exactly, and calls of Edit have "old_string" and "new_string", too/),
        hint: expect.stringContaining('args_match: superset'),
      },
    ]);
    for (const more of ['args_match: superset', 'args_match: [file_path]']) {
      const call = `{tool: Edit, args: {file_path: a}, ${more}}`;
      expect(await reported(`{type: tool-trajectory, mode: in_order, expected: [${call}]}`)).toEqual([]);
    }
    const old = '{type: tool_trajectory, mode: in_order, expected: [{tool: Edit, args: {file_path: a}}]}';
    expect(await reported(old)).toEqual([]);
  });

  test.each<[string, string]>([
    ['contians', 'Did you mean "contains"?'],
    ['llm-greder', 'Did you mean "llm-grader"?'],
    ['my-own', 'Custom graders'],
  ])('that does not exist is an error with advice: %s', async (type, hint) => {
    const { problems, reported } = await complaints(`{type: ${type}, value: x}`);
    expect(reported).toEqual(['2:43 UNKNOWN_GRADER']);
    expect(problems[0]?.hint).toContain(hint);
    expect(problems[0]?.found).toContain(type);
  });

  test.each<[string, string, string]>([
    ['is missing', '{value: x}', '2:36 MISSING_FIELD'],
    ['is misspelled', '{tpye: contains, value: x}', '2:36 MISSING_FIELD'],
    ['is the key itself', '{contains: x}', '2:36 MISSING_FIELD'],
    ['is empty', '{type: ""}', '2:43 WRONG_TYPE'],
  ])('is reported if it %s', async (_, grader, expected) => {
    expect(await reported(grader)).toEqual([expected]);
  });
});

describe('graders that are put together', () => {
  const compositeOf = (rest: string) => graderOf(`{type: composite, ${rest}}`);

  test('are read like any others, from the first list that is there', async () => {
    const spec = await compositeOf('assertions: [{type: contains, value: x, name: first}, {type: is_json}]');
    expect(spec).toMatchObject({ name: 'composite', options: {}, members: [{ name: 'first' }, { name: 'is-json' }] });
    expect((await compositeOf('evaluators: [{type: is-json}]'))?.members).toMatchObject([{ type: 'is-json' }]);
  });

  test.each<[string, string, string]>([
    ['there are none', '', '2:36 GRADER_INVALID'],
    ['they are no list', ', assertions: x', '2:66 WRONG_TYPE'],
    ['one is unknown', ', assertions: [{type: nope}]', '2:74 UNKNOWN_GRADER'],
    ['two have one name', ', assertions: [{type: is-json}, {type: is-json}]', '2:84 DUPLICATE_ID'],
    [
      'a weight is for nobody',
      ', aggregator: {type: weighted_average, weights: {c: 1}}, assertions: [{type: is-json}]',
      '2:104 GRADER_INVALID',
    ],
    ['one says how much it counts', ', assertions: [{type: is-json, weight: 2}]', '2:83 UNUSED'],
    ['the rule is unknown', ', aggregator: {type: median}, assertions: [{type: is-json}]', '2:73 GRADER_INVALID'],
  ])('are complained about when %s', async (_, rest, expected) => {
    expect(await reported(`{type: composite${rest}}`)).toEqual([expected]);
  });
});

describe('an entry of a list of graders', () => {
  test.each<[string, string, string]>([
    ['may not be a number', '5', '2:36 WRONG_TYPE'],
    ['may not be a list', '[{type: is-json}]', '2:36 WRONG_TYPE'],
  ])('%s', async (_, entry, expected) => {
    expect(await reported(entry)).toEqual([expected]);
  });

  test('is not there when it is empty text', async () => {
    expect(await reported('"", {type: is-json}')).toEqual(['2:36 UNUSED']);
    expect(await reported('""')).toEqual(['2:36 UNUSED', '2:5 MISSING_FIELD']);
  });

  test('all texts become one grader where the first stood, which weighs as much as there are texts', async () => {
    const { graders } = await testOf(
      'assertions: [{type: is-json}, " mentions the price ", {type: regex, value: x}, is polite]',
    );
    expect(graders).toMatchObject([
      { type: 'is-json' },
      {
        name: 'rubrics',
        type: 'rubrics',
        weight: 2,
        options: { criteria: ['mentions the price', 'is polite'] },
        location: expect.objectContaining({ column: 36 }),
      },
      { type: 'regex' },
    ]);
  });

  test('a list that is a mapping is reported with the right form', async () => {
    const { problems, reported } = await load('tests:\n  - {id: a, input: i, assertions: {type: is-json}}\n');
    expect(reported).toEqual(['2:35 WRONG_TYPE']);
    expect(problems[0]?.hint).toMatch(/"- "/);
  });
});

describe('the name of a grader', () => {
  test.each<[string, string]>([
    ['{name: mine, type: contains, value: x}', 'mine'],
    ['{type: contains, value: hello}', 'contains-hello'],
    ['{type: equals, value: hello}', 'equals-hello'],
    ['{type: contains-any, value: [a, b]}', 'contains-any-2'],
    ['{type: regex, value: abcdefghijklmnopqrstuvwxyz0123456789}', 'regex-abcdefghijklmnopqrstuvwxyz0123'],
    ['{type: code_judge, command: x}', 'code-grader'],
    ['{type: skill-trigger, skill: pdf}', 'skill-trigger-pdf'],
    ['{type: skill-trigger, skill: "${{ N }}"}', 'skill-trigger-7'],
    ['{type: tool_trajectory, mode: exact, expected: []}', 'tool-trajectory'],
    ['{name: "${{ N }}", type: is-json}', '7'],
  ])('of %s is %s', async (grader, name) => {
    expect((await graderOf(grader))?.name).toBe(name);
  });

  test.each(['5', '""', '[a]'])('cannot be %s', async (name) => {
    expect(await reported(`{type: is-json, name: ${name}}`)).toEqual(['2:58 WRONG_TYPE']);
  });
});

describe('weight, required, min_score and negate', () => {
  test.each<[string, object]>([
    ['', { weight: 1, negate: false }],
    ['weight: 0', { weight: 0 }],
    ['weight: "${{ WEIGHT }}"', { weight: 0.5 }],
    ['negate: true', { negate: true }],
    ['negate: "${{ FLAG }}"', { negate: true }],
    ['required: true', { required: 'pass-mark' }],
    ['required: true, min_score: 0.5', { required: 0.5 }],
    ['required: 0.7', { required: 0.7 }],
    ['required: 0.7, min_score: 0.5', { required: 0.5 }],
  ])('%s', async (fields, expected) => {
    expect(await graderOf(`{type: is-json, ${fields}}`)).toMatchObject(expected);
  });

  test.each(['required: false', 'required: ~', 'min_score: 0.5'])('%s requires nothing', async (fields) => {
    expect(await graderOf(`{type: is-json, ${fields}}`)).toLack('required');
  });

  test.each([
    'weight: -1',
    'weight: .nan',
    'weight: "2"',
    'weight: ~',
    'required: yes',
    'required: 0',
    'min_score: 0',
    'negate: "true"',
  ])('%s breaks the test at its location', async (field) => {
    const column = 52 + field.indexOf(' ') + 1;
    expect(await reported(`{type: is-json, ${field}}`)).toContain(`2:${column} WRONG_TYPE`);
  });

  test('a number for "required" is the old way, and min_score alone has no effect: both are reported', async () => {
    expect(await reported('{type: is-json, required: 0.7}')).toEqual(['2:62 DEPRECATED']);
    expect(await reported('{type: is-json, min_score: 0.7}')).toEqual(['2:52 UNUSED']);
  });
});

describe('the options of a grader', () => {
  test.each<[string, object]>([
    ['{type: contains, value: "${{ N }}"}', { value: '7' }],
    ['{type: equals, value: "${{ PADDED }}"}', { value: '7.0' }],
    ['{type: equals, value: "${{ FLAG }}"}', { value: 'true' }],
    ['{type: contains-any, value: ["${{ PADDED }}", x]}', { value: ['7.0', 'x'] }],
    ['{type: code-grader, command: [node, "${{ PADDED }}"]}', { command: ['node', '7.0'] }],
    ['{type: code-grader, command: "${{ WORD }}"}', { command: 'hello' }],
  ])('are text again where text is meant: %s', async (grader, options) => {
    expect((await graderOf(grader))?.options).toEqual(options);
  });

  test('of a script keep their types, and keys without a value are data', async () => {
    const grader = await graderOf(
      '{type: code-grader, command: x, limit: "${{ N }}", config: {a: "${{ FLAG }}"}, empty: ~}',
    );
    expect(grader?.options).toEqual({ command: 'x', limit: 7, config: { a: true }, empty: null });
  });

  test.each<[string, unknown, string]>([
    ['{type: contains, value: 7}', '7', '2:60 WRONG_TYPE'],
    ['{type: equals, value: true}', 'true', '2:58 WRONG_TYPE'],
    ['{type: contains-all, value: [x, 7]}', ['x', '7'], '2:68 WRONG_TYPE'],
  ])(
    'that YAML made a number or boolean of are compared as text, which is reported: %s',
    async (grader, value, warning) => {
      expect((await graderOf(grader))?.options).toEqual({ value });
      expect(await reported(grader)).toEqual([warning]);
    },
  );

  test.each<[string, string, string]>([
    ['are missing', '{type: contains}', '2:36 GRADER_INVALID'],
    ['are a list for a single text', '{type: contains, value: [x]}', '2:60 GRADER_INVALID'],
    ['have an empty member', '{type: contains-any, value: [ABSENT, ""]}', '2:73 GRADER_INVALID'],
    ['are no regular expression', '{type: regex, value: "("}', '2:57 GRADER_INVALID'],
    ['are nested', '{type: tool-trajectory, mode: exact, expected: [{toll: A}]}', '2:84 GRADER_INVALID'],
    ['are out of range', '{type: code-grader, command: x, target: {max_calls: -1}}', '2:88 GRADER_INVALID'],
  ])('break the test when they %s', async (_, grader, expected) => {
    expect(await reported(grader)).toEqual([expected]);
  });

  test('that have no effect are reported, and break nothing', async () => {
    const { problems, reported } = await complaints('{type: code-grader, command: x, script: y, preprocessors: []}');
    expect(reported).toEqual(['2:76 UNUSED', '2:94 UNUSED']);
    expect(problems.map(({ message }) => message)).toEqual([
      '"script" of the grader code-grader has no effect, because "command" is set too',
      '"preprocessors" of the grader code-grader has no effect: a program gets the files as they are',
    ]);
  });

  test('of a judge without a program are errors if they are mistyped', async () => {
    const { problems } = await complaints('{type: llm-grader, promt: x, banana: y}');
    expect(problems.map(({ code, severity, hint }) => [code, severity, hint?.slice(0, 24)])).toEqual([
      ['UNUSED', 'warning', expect.stringMatching(/^Known options: /)],
      ['UNKNOWN_FIELD', 'error', 'Did you mean "prompt"? W'],
    ]);
  });

  test.each(['code-grader, command: x', 'llm-grader'])(
    'of {type: %s} are errors if they are mistyped keys of every grader',
    async (grader) => {
      for (const [key, meant] of [
        ['requird: true', 'required'],
        ['wieght: 2', 'weight'],
        ['negte: true', 'negate'],
        ['min_scor: 1', 'min_score'],
        ['minScore: 1', 'min_score'],
        ['nam: x', 'name'],
      ]) {
        const { problems } = await complaints(`{type: ${grader}, ${key}}`);
        expect(problems.map(({ code, severity, hint }) => [code, severity, hint])).toEqual([
          ['UNKNOWN_FIELD', 'error', `Did you mean "${meant}"? Write configuration of that name under "config".`],
        ]);
      }
    },
  );

  test.each<[string, string, string]>([
    ['{type: rubrics, criteria: [{outcome: x, requird: true}]}', 'requird', 'required'],
    ['{type: llm-grader, rubrics: [{outcome: x, weigt: 2}]}', 'weigt', 'weight'],
    ['{type: tool-trajectory, mode: exact, expected: [{tool: x, argz: {a: 1}}]}', 'argz', 'args'],
    ['{type: token-usage, max_input: 1, max_totl: 5}', 'max_totl', 'max_total'],
  ])('below the grader are errors if they are mistyped: %s', async (grader, key, meant) => {
    const { problems } = await complaints(grader);
    expect(problems).toMatchObject([
      { code: 'UNKNOWN_FIELD', severity: 'error', hint: `Did you mean "${meant}"?`, location: { line: 2 } },
    ]);
    expect(problems[0]?.message).toContain(key);
  });

  test('cannot be an empty criterion, which would not be judged', async () => {
    const { problems } = await complaints('{type: rubrics, criteria: [{outcome: x}, {outcom: y}]}');
    expect(problems).toMatchObject([
      {
        code: 'GRADER_INVALID',
        severity: 'error',
        message: '"criteria.1" of the grader rubrics needs "outcome": a criterion says what it wants',
        hint: 'Did you mean "outcome" instead of "outcom"?',
      },
    ]);
  });

  test('of a program that are only similar to a known key are its configuration', async () => {
    const grader =
      '{type: code-grader, command: x, max_score: 1, names: [a], height: 2, negative: true, config: {requird: 1}}';
    expect((await complaints(grader)).reported).toEqual([]);
  });

  test('that have an unexpected effect are reported at their location, and the test runs', async () => {
    const { problems, reported } = await complaints(
      '{type: llm-grader, model: m, rubrics: [{outcome: x, operator: y}]}',
    );
    expect(reported).toEqual(['2:98 UNUSED']);
    expect(problems.map(({ severity, hint }) => [severity, hint])).toEqual([
      ['warning', 'Known operators: correctness, contradiction'],
    ]);
  });
});

describe('where a test may have graders', () => {
  const lists = {
    assertions: 'assertions: [{type: equals, value: assertions}]',
    assert: 'assert: [{type: equals, value: assert}]',
    execution: 'execution: {evaluators: [{type: equals, value: execution}]}',
    evaluators: 'evaluators: [{type: equals, value: evaluators}]',
  };
  const order = ['assertions', 'assert', 'execution', 'evaluators'] as const;

  test.each(order.map((name, index) => [name, index] as const))(
    '%s wins over those that come after it',
    async (name, index) => {
      const fields = order
        .slice(index)
        .map((each) => lists[each])
        .toReversed()
        .join(', ');
      const { suite, problems } = await load(`tests: [{id: a, input: i, ${fields}}]`);
      const [test] = suite?.tests ?? [];
      expect(test?.kind === 'test' && test.graders.map(({ options }) => options['value'])).toEqual([name]);
      const codes = problems.map(({ code }) => code);
      expect(codes.filter((code) => code === 'UNUSED').length).toBe(order.length - 1 - index);
      expect(codes.includes('DEPRECATED')).toBe(name !== 'assertions');
    },
  );
});

describe('where a suite may have graders', () => {
  const lists = {
    assertions: 'assertions: [{type: equals, value: assertions}]',
    assert: 'assert: [{type: equals, value: assert}]',
    execution:
      'execution: {evaluators: [{type: equals, value: evaluators}], assertions: [{type: equals, value: execution}]}',
    evaluators: 'execution: {evaluators: [{type: equals, value: evaluators}]}',
  };
  const TEST = 'tests: [{id: a, input: i, assertions: [{type: is-json}]}]';

  test('assertions win over assert, and assert over execution', async () => {
    const reported = async (...names: (keyof typeof lists)[]) => {
      const { suite, problems } = await load(`${names.map((name) => lists[name]).join('\n')}\n${TEST}`);
      const [test] = suite?.tests ?? [];
      const [own, last] = test?.kind === 'test' ? test.graders : [];
      expect(own?.type).toBe('is-json');
      return [last?.options['value'], problems.filter(({ code }) => code === 'UNUSED').length];
    };
    expect(await reported('evaluators', 'assert', 'assertions')).toEqual(['assertions', 2]);
    expect(await reported('evaluators', 'assert')).toEqual(['assert', 1]);
    expect(await reported('execution')).toEqual(['execution', 1]);
    expect(await reported('evaluators')).toEqual(['evaluators', 0]);
  });

  test('a broken one stops the file, because it would be missing in every test', async () => {
    const { suite, reported } = await load(`assertions: [{type: nope}]\n${TEST}`);
    expect(suite).toBeUndefined();
    expect(reported).toEqual(['1:21 UNKNOWN_GRADER']);
  });
});
