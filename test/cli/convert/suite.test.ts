import { describe, expect, test } from 'vitest';
import { convertSuite } from '../../../src/cli/convert/suite.ts';
import { converted, refusalsOf, saidOf } from './support.ts';

const first = (fields: string): string => `tests:\n  - ${fields.replaceAll(/\n(?!\n)/g, '\n    ')}\n`;

describe('the names of a suite', () => {
  test.each([
    ['evalcases: cases/*.yaml # here', 'tests: cases/*.yaml # here'],
    ['eval_cases: []', 'tests: []'],
    ['cases: []', 'tests: []'],
    ['dataset: math-tests\ntests: []', 'name: math-tests\ntests: []'],
    ['suite: a\ntests: []', 'name: a\ntests: []'],
    [
      'execution:\n  failOnError: true\n  totalBudgetUsd: 2\n  trials: { count: 2, costLimitUsd: 1 }\ntests: []',
      'execution:\n  fail_on_error: true\n  budget_usd: 2\n  trials: { count: 2, cost_limit_usd: 1 }\ntests: []',
    ],
    ['$schema: agentv-eval-v1\ntests: []', '$schema: agentv-eval-v2\ntests: []'],
    ...['assert', 'execution: {assertions', 'execution: {assert', 'execution: {evaluators'].map((place) => [
      `${place}: [{type: is_json}]${place.includes('{') ? '}' : ''}\ntests: []`,
      'assertions: [{type: is-json}]\ntests: []',
    ]),
  ])('%s', (old, current) => {
    expect(converted(`${old}\n`)).toBe(`${current}\n`);
  });

  test.each([
    ['a name that AgentV does not accept', 'dataset: My Tests\ntests: []\n'],
    ['a name without effect', 'name: a\ndataset: b\ntests: []\n'],
    ['cachePath, which never had an effect', 'execution: {cachePath: x}\ntests: []\n'],
    ['evaluators at the top, which were never read', 'evaluators: [{type: is_json}]\ntests: []\n'],
  ])('%s stays', (_, text) => {
    expect(converted(text)).toBe(text);
  });
});

describe('the names of a test', () => {
  test.each([
    ['expected_outcome: x', 'criteria: x'],
    ['"outcome": x', '"criteria": x'],
    ['input_messages:\n  - {role: user, content: x}', 'input:\n  - {role: user, content: x}'],
    ['expected_messages: [{role: assistant, content: x}]', 'expected_output: [{role: assistant, content: x}]'],
    ['evaluators: [a]', 'assertions: [a]'],
    [
      'mode: conversation\nturns:\n  - input: x\n    assertions:\n      - type: llm_judge',
      'mode: conversation\nturns:\n  - input: x\n    assertions:\n      - type: llm-grader',
    ],
  ])('%s', (old, current) => {
    expect(converted(first(`id: a\n${old}`))).toBe(first(`id: a\n${current}`));
  });

  test.each(['criteria: a\nexpected_outcome: b', 'assertions: [a]\nassert: [b]'])(
    'a key without effect is not changed, and is reported: %s',
    (fields) => {
      const text = first(`id: a\n${fields}`);
      expect(converted(text)).toBe(text);
      expect(saidOf(convertSuite('a.yaml', text), 'left')).toEqual([expect.stringMatching(/^4 .* no effect because/)]);
    },
  );

  test('a present name without a value keeps the old one from its place', () => {
    const text = first('id: a\ninput: # nothing\ninput_messages: x');
    expect(converted(text)).toBe(text);
    expect(saidOf(convertSuite('a.yaml', text), 'left')).toEqual([
      '4 "input_messages" is not changed: "input" is there too',
    ]);
  });

  test.each([
    [
      'an empty block goes',
      first(
        'id: a\nexecution: # how\n  # these\n  evaluators: # all\n    - type: is_json # one\n      # more\ninput: x',
      ),
      first('id: a\n# how\n# these\nassertions:\n  # all\n  - type: is-json # one\n    # more\ninput: x'),
    ],
    [
      'a block with more in it stays, and the graders follow it',
      first('id: a\nexecution:\n  # these\n  evaluators:\n    - type: is_json\n\n  threshold: 0.5\ninput: x'),
      first('id: a\nexecution:\n  threshold: 0.5\n# these\nassertions:\n  - type: is-json\ninput: x'),
    ],
    [
      'a test may begin with its execution',
      'tests:\n  - execution: # how\n      evaluators: [a]\n    id: b\n',
      'tests:\n  - # how\n    assertions: [a]\n    id: b\n',
    ],
    [
      'in braces, in the quotes that are there',
      'tests: [{"id": "a", "execution": {"evaluators": [{"type": "is_json"}]}, "rubrics": ["b"]}]\n',
      'tests: [{"id": "a", "assertions": [{"type": "rubrics", "criteria": ["b"]}, {"type": "is-json"}]}]\n',
    ],
    [
      'a text in a block keeps its lines',
      first(
        'id: a\nexecution:\n  evaluators:\n    - type: equals\n      value: |2\n          two\n\n         one\n\ninput: x',
      ),
      first('id: a\nassertions:\n  - type: equals\n    value: |2\n        two\n\n       one\n\ninput: x'),
    ],
  ])('graders of execution move up: %s', (_, text, current) => {
    expect(converted(text)).toBe(current);
  });
});

test.each([
  [
    'becomes its grader',
    'rubrics: # list\n  - One\n  - description: Two # two\n    required_min_score: 7',
    'assertions:\n  - type: rubrics\n    criteria:\n      # list\n      - One\n      - outcome: Two # two\n        min_score: 0.7',
  ],
  [
    'is put before the graders that are there',
    'assertions:\n  # ours\n  - type: is_json\n# items\nrubrics:\n  - One',
    'assertions:\n  # ours\n  # items\n  - type: rubrics\n    criteria:\n      - One\n  - type: is-json',
  ],
  [
    'stands in brackets where the list does',
    'assertions: [b, {type: is_json}]\nrubrics:\n  - One',
    'assertions: [{type: rubrics, criteria: [One]}, b, {type: is-json}]',
  ],
  [
    'takes the place of a list without a value',
    'assertions:\nrubrics:\n  - One',
    'assertions:\n  - type: rubrics\n    criteria:\n      - One',
  ],
  ['without anything in it stays', 'rubrics: []', 'rubrics: []'],
])('a checklist of a test %s', (_, old, current) => {
  expect(converted(first(`id: a\n${old}`))).toBe(first(`id: a\n${current}`));
});

test.each([
  ['type: LLM-Judge', 'type: llm-grader'],
  ['type: "llm_judge"', 'type: "llm-grader"'],
  ['type: is_json', 'type: is-json'],
  ['type: tool_trajectory, argsMatch: exact', 'type: tool-trajectory, args_match: exact'],
  [
    'type: tool_trajectory, mode: exact, expected: [{tool: A, args: {q: x}}]',
    'type: tool-trajectory, args_match: superset, mode: exact, expected: [{tool: A, args: {q: x}}]',
  ],
  [
    'type: tool_trajectory, mode: exact, expected: [{tool: A, args: {q: x}, argsMatch: exact}, {tool: B}]',
    'type: tool-trajectory, mode: exact, expected: [{tool: A, args: {q: x}, args_match: exact}, {tool: B}]',
  ],
  ['type: my_own_check, max_ms: 1', 'type: my_own_check, max_ms: 1'],
  ['type: rubric, rubrics: [{description: x}]', 'type: rubrics, criteria: [{outcome: x}]'],
  ['type: llm-grader, rubrics: [{description: x}]', 'type: llm-grader, rubrics: [{outcome: x}]'],
  ['type: latency, max_ms: 1', 'type: latency, threshold: 1'],
  ['type: is-json, required: 0.6', 'type: is-json, required: true, min_score: 0.6'],
  ['type: is-json, required: 0.6, min_score: 0.7', 'type: is-json, required: true, min_score: 0.7'],
  ['type: is-json, required: 0.6, min_score:', 'type: is-json, required: true, min_score: 0.6'],
  ['type: is-json, required: 7', 'type: is-json, required: 7'],
  ['type: llm-grader, prompt: {script: [a]}', 'type: llm-grader, prompt: {command: [a]}'],
  ["type: llm_judge, prompt: './judges/a.md'", "type: llm-grader, prompt: 'file://./judges/a.md'"],
  ['type: llm-grader, prompt: Is it good?', 'type: llm-grader, prompt: Is it good?'],
  ['type: llm-grader, prompt: "{{ output }}.md"', 'type: llm-grader, prompt: "{{ output }}.md"'],
  [
    'type: composite, evaluators: [{type: llm_judge, required: 1}], aggregator: {type: code_judge, path: x}',
    'type: composite, assertions: [{type: llm-grader, required: true, min_score: 1}], aggregator: {type: code_judge, path: x}',
  ],
  // Another name would also change what their programs and judges get.
  ...[
    'type: code_judge, script: x',
    'type: code, script: [x]',
    'type: code-grader, script: x',
    'type: agent_judge',
  ].map((old) => [old, old]),
])('a grader: %s', (old, current) => {
  expect(converted(`tests: []\nassertions:\n  - {${old}}\n`)).toBe(`tests: []\nassertions:\n  - {${current}}\n`);
});

test.each([
  ['a list of tests', '- id: a\n  outcome: b\n- id: c\n', '- id: a\n  criteria: b\n- id: c\n'],
  ['a case by itself', 'input_messages: []\n', 'input: []\n'],
  ['a template of graders', 'assertions: [{type: llm_judge}]\n', 'assertions: [{type: llm-grader}]\n'],
  [
    'the settings of a JSONL suite, whose graders stay under execution',
    'dataset: a\ntarget: b\nexecution:\n  evaluators: [{type: is_json}]\n',
    'name: a\ntarget: b\nexecution:\n  assertions: [{type: is-json}]\n',
  ],
])('next to suites, %s', (_, old, current) => {
  expect(converted(old)).toBe(current);
});

test('a file with aliases is refused where it would be changed', () => {
  const text = 'tests:\n  - &a { id: a, input: x }\n  - { <<: *a, id: b, outcome: y }\n';
  expect(refusalsOf(() => convertSuite('a.yaml', text))).toEqual(['3 This file has aliases, and cannot be converted']);
  expect(converted(text.replace('outcome', 'criteria'))).toBe(text.replace('outcome', 'criteria'));
});

describe('the text', () => {
  test('keeps its line breaks', () => {
    expect(converted('evalcases:\r\n  - id: a\r\n    evaluators: [a]\r\n')).toBe(
      'tests:\r\n  - id: a\r\n    assertions: [a]\r\n',
    );
  });

  test.each([
    ['two columns', 'tests:\n  - id: a\n    outcome: b\n    metadata: { c: [ d ] }\n'],
    ['four columns', 'tests:\n    - id: a\n      outcome: b\n'],
    ['lists below their key', 'tests:\n- id: a\n  outcome: b\n  metadata: {c: [d]}\n'],
  ])('keeps an indent of %s', (_, text) => {
    expect(converted(text)).toBe(text.replace('outcome', 'criteria'));
  });

  test('takes the indent of no text in a block', () => {
    const rest = 'tests:\n  - id: a\n    criteria: b\n';
    expect(converted(`description: |\n        Text\n${rest.replace('criteria', 'outcome')}`)).toBe(
      `description: |\n  Text\n${rest}`,
    );
  });

  test('keeps paragraphs that are folded, and long lines that are not', () => {
    const long = 'word '.repeat(30).trim();
    const text = `evalcases:\n  - id: a\n    input: ${long}\n    criteria: >-\n      ${long}\n`;
    expect(converted(text)).toMatch(
      / {4}input: (?:word )+word\n {4}criteria: >-\n {6}(?:word )+word\n {6}(?:word ?)+\n$/,
    );
  });

  test('keys of prototypes are keys like others', () => {
    const text = 'tests:\n  - id: a\n    outcome: b\n    metadata: {__proto__: {x: 1}, constructor: 2}\n__proto__: 1\n';
    expect(converted(text)).toBe(text.replace('outcome', 'criteria'));
  });
});
