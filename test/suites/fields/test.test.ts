import { describe, expect, test } from 'vitest';
import { load, suiteOf, testOf } from '../support.ts';

const GRADER = 'assertions: [{type: is-json}]';
const JSON_GRADER = expect.objectContaining({ type: 'is-json' });

/** What is told of a single test, written in flow style at line 2, column 5. */
async function reported(fields: string, env: Record<string, string> = {}): Promise<readonly string[]> {
  return (await load(`tests:\n  - {${fields}}\n`, { env })).reported;
}

describe('the id of a test', () => {
  test.each<[string, string]>([
    ['text with slashes, dots and spaces', '"billing/refund v1.2 (a)"'],
    ['words that YAML 1.1 took for booleans', 'no'],
    ['digits in quotes', '"7"'],
  ])('may be %s', async (_, id) => {
    expect((await testOf(`id: ${id}`)).id).toBe(id.replaceAll('"', ''));
  });

  test.each<[string, string, string]>([
    ['missing', `input: i, ${GRADER}`, '2:5 MISSING_FIELD'],
    ['a number', `id: 7, input: i, ${GRADER}`, '2:10 WRONG_TYPE'],
    ['null', `id: , input: i, ${GRADER}`, '2:10 WRONG_TYPE'],
    ['a variable that is not set', `id: "\${{ NOPE }}", input: i, ${GRADER}`, '2:10 WRONG_TYPE'],
  ])('breaks its test when it is %s', async (_, fields, expected) => {
    expect(await reported(fields)).toContain(expected);
  });

  test('that another test has stops the file, at the second one, also when both came out of the environment', async () => {
    const text = `tests:
  - {input: i, ${GRADER}, id: "7"}
  - {input: i, ${GRADER}, id: "\${{ N }}"}
`;
    const { suite, problems, reported } = await load(text, { env: { N: '7' } });
    expect(suite).toBeUndefined();
    expect(reported).toEqual(['3:47 DUPLICATE_ID']);
    expect(problems[0]?.hint).toBe('The other one is in line 2.');
  });

  test('that a broken test lacks is its number, which no real id can clash with', async () => {
    const { suite } = await load(`tests:\n  - {id: "#2", input: i, ${GRADER}}\n  - {input: i}\n`);
    expect(suite?.tests.map(({ kind, id }) => [kind, id])).toEqual([
      ['test', '#2'],
      ['broken', '#2'],
    ]);
  });
});

describe('criteria by the names of all generations', () => {
  test.each<[string, string, string]>([
    ['criteria', 'criteria: new', 'new'],
    ['expected_outcome, as in the first version', 'expected_outcome: old', 'old'],
    ['criteria before the others', 'outcome: older, expected_outcome: old, criteria: new', 'new'],
    ['an old name while criteria is empty', 'criteria: "", expected_outcome: old', 'old'],
    ['a number out of the environment as text', 'criteria: "${{ N }}"', '7.0'],
  ])('%s', async (_, fields, criteria) => {
    const more = fields === '' ? '' : `, ${fields}`;
    expect((await testOf(`id: a${more}`, { env: { N: '7.0' } })).criteria).toBe(criteria);
  });

  test('old names are warned about, and so is what is ignored', async () => {
    expect(await reported(`id: a, input: i, outcome: x, expected_outcome: y, ${GRADER}`)).toEqual([
      '2:23 UNUSED',
      '2:35 DEPRECATED',
      '2:35 NOT_GRADED',
    ]);
  });

  test('criteria that no grader reads are warned about, unless a script may read them', async () => {
    expect(await reported(`id: a, input: i, criteria: x, ${GRADER}`)).toEqual(['2:23 NOT_GRADED']);
    expect(await reported('id: a, input: i, criteria: x, assertions: [{type: code-grader, command: x}]')).toEqual([]);
  });
});

describe('input and expected output by the names of all generations', () => {
  test('expected_output wins over expected_messages', async () => {
    const test = await testOf('expected_messages: [{role: assistant, content: old}], expected_output: new');
    expect(test.expected).toEqual([{ role: 'assistant', content: 'new' }]);
  });

  test('the old names alone are read with a warning', async () => {
    const fields = 'input_messages: [{role: user, content: q}], expected_messages: [{role: assistant, content: a}]';
    expect(await testOf(fields)).toMatchObject({
      input: [{ role: 'user', content: 'q' }],
      expected: [{ role: 'assistant', content: 'a' }],
    });
    expect(await reported(`id: a, ${fields}, ${GRADER}`)).toEqual(['2:13 DEPRECATED', '2:57 DEPRECATED']);
  });

  test.each(['prompt', 'question', 'inptu', 'messages'])('a test with %s instead of input is reported', async (key) => {
    const { problems } = await load(`tests: [{id: a, ${key}: x, ${GRADER}}]`);
    expect(problems.find(({ code }) => code === 'UNKNOWN_FIELD')?.hint).toBe('Did you mean "input"?');
  });

  test('input of the suite comes first', async () => {
    const test = await testOf('input: question', { suite: 'input: {role: system, content: be brief}' });
    expect(test.input.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'system: be brief',
      'user: question',
    ]);
  });

  test('input of the suite does not replace that of the test', async () => {
    expect((await load(`input: hi\ntests:\n  - {id: a, ${GRADER}}`)).reported).toEqual(['3:5 MISSING_FIELD']);
  });
});

describe('what a good answer is', () => {
  test.each<[string, string]>([
    ['criteria', 'criteria: x'],
    ['an expected output', 'expected_output: x'],
    ['an empty list of graders', 'assertions: []'],
  ])('may be said by %s with the graders of the suite', async (_, fields) => {
    const { suite } = await load(`assertions: [{type: is-json}]\ntests:\n  - {id: a, input: i, ${fields}}\n`);
    expect(suite?.tests[0]).toMatchObject({ kind: 'test', graders: [JSON_GRADER] });
  });

  test('may come from the graders of the suite alone; AgentV would skip the test, so it is reported', async () => {
    const { suite, problems } = await load('assertions: [{type: is-json}]\ntests:\n  - {id: a, input: i}\n');
    expect(suite?.tests[0]).toMatchObject({ kind: 'test', graders: [{ type: 'is-json' }] });
    expect(problems).toMatchObject([{ severity: 'warning', hint: expect.stringContaining('"assertions: []"') }]);
  });

  test.each([
    '',
    'criteria: ""',
    'criteria: "\\u200B"',
    'expected_output: 5',
    'expected_output: ',
    'expected_output: ""',
    'expected_output: []',
    'expected_output: [{role: assistant, content: " "}]',
    'expected_output: [{role: assistant, content: [{type: text, value: ""}]}]',
    'assertions: []',
    'vars: {goal: ""}, criteria: "{{ goal }}"',
    'criteria: "${{ NOT_SET }}"',
  ])('is missing when there is only: %s', async (fields) => {
    const { suite } = await load(`tests:\n  - {id: a, input: i, ${fields}}\n`);
    expect(suite?.tests[0]).toMatchObject({ kind: 'broken', problems: [{ code: 'MISSING_FIELD' }] });
  });

  test.each(['criteria: x', 'expected_output: x', 'criteria: x, assertions: []', 'expected_output: {a: 1}'])(
    'is left to a judge when there are no graders: %s',
    async (fields) => {
      const { suite } = await load(`tests:\n  - {id: a, input: i, ${fields}}\n`);
      expect(suite?.tests[0]).toMatchObject({
        graders: [{ name: 'llm-grader', type: 'llm-grader', options: {}, implicit: true, weight: 1 }],
      });
    },
  );

  test.each([
    ['2:36', 'assertions: [{type: llm-grader}]'],
    ['2:53', 'assertions: [{type: is-json}, {type: llm_judge, rubrics: []}]'],
    ['2:68', 'assertions: [{type: assert-set, assertions: [{type: llm-grader}]}]'],
    ['2:36', 'assertions: [{type: llm-grader, prompt: "{{input}}\\n{{ output }}"}]'],
    ['2:36', 'assertions: [{type: llm-grader, prompt: "{{criteria}}: {{output}}"}]'],
  ])('is needed by a judge that has neither prompt nor rubrics (%s)', async (at, fields) => {
    const errors = (await reported(`id: a, input: i, ${fields}`)).filter((each) => !each.endsWith('UNUSED'));
    expect(errors).toEqual([`${at} GRADER_INVALID`]);
    expect(await reported(`id: a, input: i, criteria: x, ${fields.replace(', rubrics: []', '')}`)).toEqual([]);
  });

  test.each([
    ['Does {{output}} match {{expected_output}}?', 'expected_output', 'criteria'],
    ['Does {{output}} match {{expected_output_text}}?', 'expected_output', 'criteria'],
    ['Does {{answer}} match {{reference_answer}}?', 'expected_output', 'criteria'],
    ['Judge {{output}} by: {{criteria}}', 'criteria', 'expected_output'],
  ])('is missed by a prompt that shows it beside other words (%s)', async (prompt, needed, other) => {
    const fields = `assertions: [{type: llm-grader, prompt: "${prompt}"}]`;
    const reports = await reported(`id: a, input: i, ${fields}`);
    expect(reports.filter((each) => !each.endsWith('UNUSED'))).toEqual(['2:36 MISSING_FIELD']);
    expect(await reported(`id: a, input: i, ${needed}: x, ${fields}`)).toEqual([]);
    // The other key fills no variable of this prompt.
    const { problems } = await load(`tests:\n  - {id: a, input: i, ${other}: x, ${fields}}\n`);
    expect(problems).toMatchObject([
      { code: 'MISSING_FIELD', severity: 'warning', expected: `"${needed}" of the test` },
    ]);
  });

  test('is missed by a prompt of variables alone, if those of the good answer are empty', async () => {
    const fields = 'assertions: [{type: llm-grader, prompt: "{{output}} {{expected_output}}"}]';
    expect(await reported(`id: a, input: i, criteria: x, ${fields}`)).toEqual(['2:49 MISSING_FIELD']);
    const both = fields.replace('}} {{', '}} {{criteria}} {{');
    expect(await reported(`id: a, input: i, criteria: x, ${both}`)).toEqual([]);
  });

  test.each<[string, string]>([
    ['evaluator: llm_judge', 'llm-grader'],
    ['evaluator: is_json', 'is-json'],
  ])('is left to the grader that is chosen for that: %s', async (fields, type) => {
    const ofTest = await load(`tests:\n  - {id: a, input: i, criteria: x, ${fields}}\n`);
    const ofSuite = await load(`${fields}\ntests:\n  - {id: a, input: i, criteria: x}\n`);
    for (const { suite } of [ofTest, ofSuite])
      expect(suite?.tests[0]).toMatchObject({ graders: [{ type, implicit: true }] });
  });

  test('cannot be left to a grader that needs settings', async () => {
    const { reported } = await load('tests:\n  - {id: a, input: i, criteria: x, evaluator: code_judge}\n');
    expect(reported).toEqual(['2:33 GRADER_INVALID']);
  });

  test('is left to a judge, with a warning, when the chosen grader does not exist', async () => {
    const { suite, reported } = await load('tests:\n  - {id: a, input: i, criteria: x, evaluator: nope}\n');
    expect(reported).toEqual(['2:47 UNKNOWN_GRADER']);
    expect(suite?.tests[0]).toMatchObject({ graders: [{ type: 'llm-grader' }] });
  });

  test('may be a list of criteria, which come before all graders', async () => {
    const { suite, reported } = await load(
      'tests:\n  - {id: a, input: i, rubrics: [polite, {outcome: short, weight: 2}], assertions: [{type: is-json}]}\n',
    );
    expect(reported).toEqual(['2:23 DEPRECATED']);
    expect(suite?.tests[0]).toMatchObject({
      graders: [
        { name: 'rubrics', type: 'llm-grader', weight: 1, options: { rubrics: ['polite', { outcome: 'short' }] } },
        { type: 'is-json' },
      ],
    });
  });
});

describe('the execution of a test', () => {
  test('may bring a threshold and targets, and drop what the suite hands down', async () => {
    const suite = 'input: hi\nassertions: [{type: equals, value: x}]'.replaceAll('\n', '\n');
    const text = `${suite}
tests:
  - {id: a, input: i, ${GRADER}, execution: {threshold: 0.5, targets: [x, y], skip_defaults: true}}
  - {id: b, input: i, ${GRADER}, execution: {skip_defaults: false, threshold: 1}}
  - {id: c, input: i, ${GRADER}}
`;
    const tests = (await suiteOf(text)).tests.map((test) =>
      test.kind === 'test'
        ? [test.threshold, test.targets, test.input.length, test.graders.map(({ type }) => type)]
        : [],
    );
    expect(tests).toEqual([
      [0.5, ['x', 'y'], 1, ['is-json']],
      [1, undefined, 2, ['is-json', 'equals']],
      [undefined, undefined, 2, ['is-json', 'equals']],
    ]);
  });

  test.each<[string, string, string]>([
    ['text', 'execution: fast', '2:34 WRONG_TYPE'],
    ['a threshold over 1', 'execution: {threshold: 80}', '2:46 WRONG_TYPE'],
    ['a threshold that every answer reaches', 'execution: {threshold: 0}', '2:46 UNUSED'],
    ['a single target', 'execution: {targets: x}', '2:44 WRONG_TYPE'],
  ])('is reported with %s', async (_, execution, expected) => {
    expect(await reported(`id: a, input: i, ${execution}, ${GRADER}`)).toEqual([expected]);
  });

  test('that keeps to a target which the suite never runs on is warned about', async () => {
    const text = (targets: string) =>
      `execution: {targets: ${targets}}\ntests:\n  - {id: a, input: i, execution: {targets: [fast, slwo]}, ${GRADER}}\n`;
    const { problems, reported } = await load(text('[fast, slow]'));
    expect(reported).toEqual(['3:5 UNKNOWN_TARGET']);
    expect(problems[0]?.hint).toBe('Did you mean "slow"?');
    expect((await load(text('[fast]'))).reported).toEqual([]);
  });
});

describe('fields of a test that are not read', () => {
  test.each<[string, string, string]>([
    ['suite: x', 'UNUSED', ''],
    ['citeria: x', 'UNKNOWN_FIELD', 'Did you mean "criteria"?'],
    ['threshold: 0.5', 'UNKNOWN_FIELD', 'Put it under "execution" of the test.'],
    ['__proto__: x', 'UNKNOWN_FIELD', ''],
  ])('others are warned about: %s', async (field, code, hint) => {
    const { problems, reported } = await load(`tests:\n  - {id: a, input: i, ${field}, ${GRADER}}\n`);
    expect(reported).toEqual([`2:23 ${code}`]);
    expect(problems[0]?.hint ?? '').toContain(hint);
  });

  test.each(['conversation_id: 5', 'metadata: [x]', 'metadata: x'])('wrong types are reported: %s', async (field) => {
    expect(await reported(`id: a, input: i, ${field}, ${GRADER}`)).toEqual([
      expect.stringMatching(/^2:\d+ WRONG_TYPE$/),
    ]);
  });
});

test('problems behind an anchor are reported at their location, for each test that uses it', async () => {
  const text = `tests:
  - &first
    id: a
    input: i
    assertions: [{type: contians, value: x}]
  - <<: *first
    id: b
  - {<<: *first, id: c, assertions: [{type: is-json}]}
`;
  const { suite } = await load(text);
  expect(suite?.tests.map((test) => [test.kind, test.id, test.location.line])).toEqual([
    ['broken', 'a', 3],
    ['broken', 'b', 6],
    ['test', 'c', 8],
  ]);
  const [a, b] = suite?.tests ?? [];
  const locationsOf = (each: typeof a) =>
    each?.kind === 'broken' ? each.problems.map(({ location }) => location) : [];
  expect(locationsOf(a)).toEqual([{ file: 'evals/a.eval.yaml', line: 5, column: 25 }]);
  expect(locationsOf(b)).toEqual(locationsOf(a));
});

describe('a test that must pass', () => {
  test('may limit the time of a call and the cost of a trial', async () => {
    const { timeoutSeconds, maxCostUsd } = await testOf(
      `id: a, input: i, timeout_seconds: 9, max_cost_usd: 0.5, ${GRADER}`,
    );
    expect([timeoutSeconds, maxCostUsd]).toEqual([9, 0.5]);
    expect(await reported(`id: a, input: i, max_cost_usd: 0, ${GRADER}`)).toContain('2:37 WRONG_TYPE');
  });

  test('requires it, and others require nothing', async () => {
    expect((await testOf(`id: a, input: i, must_pass: true, ${GRADER}`)).mustPass).toBe(true);
    expect((await testOf(`id: a, input: i, must_pass: false, ${GRADER}`)).mustPass).toBe(false);
    expect((await testOf(`id: a, input: i, ${GRADER}`)).mustPass).toBe(false);
  });
});
