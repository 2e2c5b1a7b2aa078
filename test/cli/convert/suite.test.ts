import { describe, expect, test } from 'vitest';
import { commentsIn } from '../../../src/cli/convert/yaml-edit.ts';
import { convert, converted, refusalsOf, saidOf } from './support.ts';

const GRADER = 'assertions: [{type: is-json}]';
const first = (fields: string): string => `tests:\n  - ${fields.replaceAll(/\n(?!\n)/g, '\n    ')}\n`;

describe('the names of a suite', () => {
  test.each([
    ['evalcases', 'evalcases: []\n'],
    ['eval_cases', 'eval_cases: []\n'],
    ['cases', 'cases: []\n'],
  ])('%s are tests', (_, text) => {
    expect(converted(text)).toBe('tests: []\n');
  });

  test('that say where the tests are keep the path', () => {
    expect(converted('evalcases: cases/*.yaml # here\n')).toBe('tests: cases/*.yaml # here\n');
  });

  test.each(['dataset', 'suite'])('%s is the name', (key) => {
    expect(converted(`${key}: math-tests\ntests: []\n`)).toBe('name: math-tests\ntests: []\n');
  });

  test.each([
    ['does not fit the pattern', 'dataset: My Tests\ntests: []\n', /AgentV only accepts a "name"/],
    ['is only known when it runs', 'dataset: ${{ NAME }}\ntests: []\n', /AgentV only accepts a "name"/],
    ['is not the one that counts', 'name: a\ndataset: b\ntests: []\n', /because "name" is there too/],
  ])('a dataset that %s stays, and that is said', (_, text, why) => {
    expect(converted(text)).toBe(text);
    expect(saidOf(convert(text), 'left')).toEqual([expect.stringMatching(why)]);
  });

  test('what a name brings along is said', () => {
    expect(saidOf(convert('suite: a\ndescription: b\ntags: [c]\ntests: []\n'))).toEqual([
      '1 "suite" → "name"; with a name, AgentV reads description, tags too',
    ]);
  });

  test('keys of execution are spelled with underscores, and the budget has one name', () => {
    const text = 'execution:\n  failOnError: true\n  totalBudgetUsd: 2\n  trials: { count: 2, costLimitUsd: 1 }\n';
    expect(converted(text)).toBe(
      'execution:\n  fail_on_error: true\n  budget_usd: 2\n  trials: { count: 2, cost_limit_usd: 1 }\n',
    );
    expect(converted('execution: {total_budget_usd: 2}\n')).toBe('execution: {budget_usd: 2}\n');
  });

  test('cachePath never had an effect and gets none', () => {
    const text = 'execution:\n  cachePath: x\n';
    expect(converted(text)).toBe(text);
    expect(saidOf(convert(text), 'left')[0]).toContain('never had an effect');
  });

  test.each([
    ['llm_judge', 'llm-grader'],
    ['code_judge', 'code-grader'],
  ])('the evaluator %s is %s', (old, current) => {
    expect(converted(`evaluator: ${old}\ntests: []\n`)).toBe(`evaluator: ${current}\ntests: []\n`);
  });

  test('the id of an older schema is that of today', () => {
    expect(converted('$schema: agentv-eval-v1\ntests: []\n')).toBe('$schema: agentv-eval-v2\ntests: []\n');
  });

  test.each(['assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'])(
    'graders in %s are moved to the top',
    (location) => {
      const [outer = '', inner] = location.split('.');
      const list = '[{type: is_json}]';
      const text = inner === undefined ? `${outer}: ${list}\n` : `${outer}:\n  ${inner}: ${list}\n`;
      expect(converted(text)).toBe('assertions: [{type: is-json}]\n');
    },
  );

  test('evaluators at the top were never read and stay', () => {
    expect(converted('evaluators: [{type: is_json}]\n')).toBe('evaluators: [{type: is_json}]\n');
  });
});

describe('the names of a test', () => {
  test.each([
    ['expected_outcome: x', 'criteria: x'],
    ['outcome: x', 'criteria: x'],
    ['input_messages:\n  - {role: user, content: x}', 'input:\n  - {role: user, content: x}'],
    ['expected_messages: [{role: assistant, content: x}]', 'expected_output: [{role: assistant, content: x}]'],
    ['assert: [a]', 'assertions: [a]'],
    ['evaluators: [a]', 'assertions: [a]'],
    ['evaluator: llm_judge', 'evaluator: llm-grader'],
    ['"outcome": x', '"criteria": x'],
    ["'outcome' : x", "'criteria': x"],
  ])('%s', (old, current) => {
    expect(converted(first(`id: a\n${old}`))).toBe(first(`id: a\n${current}`));
  });

  test('an old name counts while the new one is blank, which is removed', () => {
    expect(converted(first('id: a\ncriteria: ""\nexpected_outcome: x'))).toBe(first('id: a\ncriteria: x'));
    expect(converted(first('id: a\ninput: # nothing\ninput_messages: x'))).toBe(first('id: a\n# nothing\ninput: x'));
  });

  test.each([
    'criteria: a\nexpected_outcome: b',
    'input: a\ninput_messages: b',
    'expected_output: a\nexpected_messages: b',
    'assertions: [a]\nassert: [b]',
  ])('a key without effect is not changed, and is reported: %s', (fields) => {
    const text = first(`id: a\n${fields}`);
    expect(converted(text)).toBe(text);
    expect(saidOf(convert(text), 'left')).toEqual([expect.stringMatching(/^4 .* has no effect because/)]);
  });

  test('graders of execution move up, with their comments; an empty block goes', () => {
    const text = first(
      'id: a\nexecution: # how\n  # these\n  evaluators: # all\n    - type: is_json # one\n      # more\ninput: x',
    );
    expect(converted(text)).toBe(
      first('id: a\n# how\n# these\nassertions:\n  # all\n  - type: is-json # one\n    # more\ninput: x'),
    );
  });

  test('a block with more in it stays, and the graders follow it', () => {
    const text = first(
      'id: a\nexecution:\n  # these\n  evaluators:\n    - type: is_json\n\n  threshold: 0.5\ninput: x',
    );
    expect(converted(text)).toBe(
      first('id: a\nexecution:\n  threshold: 0.5\n# these\nassertions:\n  - type: is-json\ninput: x'),
    );
  });

  test('a test may begin with its execution, and be the last thing of the file', () => {
    expect(converted('tests:\n  - execution: # how\n      evaluators: [a]\n    id: b\n')).toBe(
      'tests:\n  - # how\n    assertions: [a]\n    id: b\n',
    );
    expect(converted('tests:\n  - id: b\n    execution:\n      evaluators: [a]\n      threshold: 1\n')).toBe(
      'tests:\n  - id: b\n    execution:\n      threshold: 1\n    assertions: [a]\n',
    );
  });

  test('everything works in braces, too, in the quotes that are there', () => {
    expect(
      converted('tests: [{"id": "a", "execution": {"evaluators": [{"type": "is_json"}]}, "rubrics": ["b"]}]\n'),
    ).toBe('tests: [{"id": "a", "assertions": [{"type": "rubrics", "criteria": ["b"]}, {"type": "is-json"}]}]\n');
  });

  test('a text in a block keeps its lines when it moves', () => {
    const text = first(
      'id: a\nexecution:\n  evaluators:\n    - type: equals\n      value: |2\n          two\n\n         one\n\ninput: x',
    );
    expect(converted(text)).toBe(
      first('id: a\nassertions:\n  - type: equals\n    value: |2\n        two\n\n       one\n\ninput: x'),
    );
  });

  test('graders of single turns have the present names', () => {
    const text = first('id: a\nmode: conversation\nturns:\n  - input: x\n    assertions:\n      - type: llm_judge');
    expect(converted(text)).toBe(text.replace('llm_judge', 'llm-grader'));
  });
});

describe('a checklist of a test', () => {
  test('becomes its grader', () => {
    expect(
      converted(first('id: a\nrubrics: # list\n  - One\n  - description: Two # two\n    required_min_score: 7')),
    ).toBe(
      first(
        'id: a\nassertions:\n  - type: rubrics\n    criteria:\n      # list\n      - One\n      - outcome: Two # two\n        min_score: 0.7',
      ),
    );
  });

  test('is put before the graders that are there', () => {
    expect(converted(first('id: a\nassertions:\n  # ours\n  - type: is_json\n# items\nrubrics:\n  - One'))).toBe(
      first(
        'id: a\nassertions:\n  # ours\n  # items\n  - type: rubrics\n    criteria:\n      - One\n  - type: is-json',
      ),
    );
  });

  test('stands in brackets where the list does', () => {
    expect(converted(first('id: a\nassertions: [b, {type: is_json}]\nrubrics:\n  - One'))).toBe(
      first('id: a\nassertions: [{type: rubrics, criteria: [One]}, b, {type: is-json}]'),
    );
    expect(converted(first('id: a\nassertions: []\nrubrics: [One]'))).toBe(
      first('id: a\nassertions: [{type: rubrics, criteria: [One]}]'),
    );
  });

  test('without anything in it stays, and is reported', () => {
    const text = first('id: a\nrubrics: []');
    expect(converted(text)).toBe(text);
    expect(saidOf(convert(text), 'left')).toHaveLength(1);
  });
});

describe('the names of graders', () => {
  test.each([
    ['type: llm_judge', 'type: llm-grader'],
    ['type: LLM-Judge', 'type: llm-grader'],
    ['type: "llm_judge"', 'type: "llm-grader"'],
    ['type: code_grader', 'type: code-grader'],
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
    ['type: rubrics, criteria: [{expected_outcome: x}]', 'type: rubrics, criteria: [{outcome: x}]'],
    ['type: llm-grader, rubrics: [{description: x}]', 'type: llm-grader, rubrics: [{outcome: x}]'],
    ['type: latency, max_ms: 1', 'type: latency, threshold: 1'],
    ['type: cost, max_usd: 1', 'type: cost, budget: 1'],
    ['type: token_usage, max_total_tokens: 1', 'type: token-usage, max_total: 1'],
    ['type: execution_metrics, maxToolCalls: 1', 'type: execution-metrics, max_tool_calls: 1'],
    ['type: llm-grader, maxSteps: 2', 'type: llm-grader, max_steps: 2'],
    ['type: is-json, required: 0.6', 'type: is-json, required: true, min_score: 0.6'],
    ['type: is-json, required: 0.6, min_score: 0.7', 'type: is-json, required: true, min_score: 0.7'],
    ['type: is-json, required: 7', 'type: is-json, required: 7'],
    ['type: llm-grader, prompt: {script: [a]}', 'type: llm-grader, prompt: {command: [a]}'],
    [
      'type: tool-trajectory, expected: [{tool: a, maxDurationMs: 1}]',
      'type: tool-trajectory, expected: [{tool: a, max_duration_ms: 1}]',
    ],
    [
      'type: composite, evaluators: [{type: llm_judge, required: 1}], aggregator: {type: code_judge, path: x}',
      'type: composite, assertions: [{type: llm-grader, required: true, min_score: 1}], aggregator: {type: code-grader, path: x}',
    ],
    ['include: llm_judge', 'include: llm_judge'],
  ])('%s', (old, current) => {
    expect(converted(`assertions:\n  - {${old}}\n`)).toBe(`assertions:\n  - {${current}}\n`);
  });

  test.each([
    ['./judges/a.md', 'file://./judges/a.md'],
    ["'judges/two words.md'", "'file://judges/two words.md'"],
  ])('a prompt that names a file says so: %s', (old, current) => {
    const files = ['./judges/a.md', 'judges/two words.md'];
    expect(converted(`assert:\n  - type: llm_judge\n    prompt: ${old}\n`, { files })).toBe(
      `assertions:\n  - type: llm-grader\n    prompt: ${current}\n`,
    );
  });

  test.each(['Is it good?', 'file://judges/a.md', '"{{ output }}"', './not/there.md'])(
    'a prompt that names none stays: %s',
    (prompt) => {
      const text = `assertions:\n  - type: llm-grader\n    prompt: ${prompt}\n`;
      expect(converted(text, { files: ['judges/a.md'] })).toBe(text);
    },
  );

  test.each([
    'code_judge, script: x',
    'code-judge, command: x',
    'code, script: [x]',
    'code-grader, script: x',
    'agent_judge',
  ])('%s changes what is behind it, so it stays', (old) => {
    const text = `assertions:\n  - {type: ${old}}\n`;
    expect(converted(text)).toBe(text);
    expect(saidOf(convert(text), 'left')[0]).toContain('is not changed');
  });
});

describe('files next to suites', () => {
  test('a list of tests', () => {
    expect(converted('- id: a\n  outcome: b\n- id: c\n', { kind: 'cases' })).toBe('- id: a\n  criteria: b\n- id: c\n');
  });

  test('a case by itself', () => {
    expect(converted('input_messages: []\n', { kind: 'case' })).toBe('input: []\n');
  });

  test('a template of graders', () => {
    expect(converted('assertions: [{type: llm_judge}]\n', { kind: 'template' })).toBe(
      'assertions: [{type: llm-grader}]\n',
    );
  });

  test('the settings of a JSONL suite keep their graders under execution, and their target unread', () => {
    expect(
      converted('dataset: a\ndescription: 1\ntarget: b\nexecution:\n  evaluators: [{type: is_json}]\n', {
        kind: 'sidecar',
      }),
    ).toBe('name: a\ndescription: 1\ntarget: b\nexecution:\n  assertions: [{type: is-json}]\n');
  });
});

describe('aliases', () => {
  test('stay valid when their anchor is renamed or moves', () => {
    const text =
      'evalcases:\n  - id: a\n    execution:\n      evaluators: &g\n        - &j { type: is_json }\n  - id: b\n    assert: *g\n  - id: c\n    assert: [ *j ]\n';
    expect(converted(text)).toBe(
      'tests:\n  - id: a\n    assertions: &g\n      - &j { type: is-json }\n  - id: b\n    assertions: *g\n  - id: c\n    assertions: [ *j ]\n',
    );
  });

  test('keys from a merge key are renamed at their location', () => {
    const text = `x-base: &base\n  outcome: good\n  ${GRADER}\ntests:\n  - id: a\n    <<: *base\n  - {id: b, <<: *base}\n`;
    expect(converted(text)).toBe(text.replace('outcome', 'criteria'));
    expect(saidOf(convert(text))).toEqual(['2 "outcome" → "criteria"']);
  });

  test('what is shared with something that means otherwise cannot be converted', () => {
    const text = 'tests:\n  - id: a\n    metadata: &m { outcome: x }\n  - id: b\n    <<: *m\n';
    expect(refusalsOf(convert(text))).toEqual([expect.stringContaining('those that an alias or a merge key shares')]);
  });

  test('a block behind an alias is taken apart only where it stands for nothing else', () => {
    const text = 'tests:\n  - id: a\n    metadata: &e { evaluators: [] }\n  - id: b\n    execution: *e\n';
    expect(converted(text)).toBe(text.replace('execution: *e', 'assertions: []'));
    expect(refusalsOf(convert(text.replace('[] }', '[], threshold: 1 }')))).toEqual([
      expect.stringMatching(/^3 .* those that an alias or a merge key shares/),
    ]);
  });
});

describe('the text', () => {
  test('keeps its line breaks and its byte order mark', () => {
    expect(converted('\uFEFFevalcases:\r\n  - id: a\r\n    evaluators: [a]\r\n')).toBe(
      '\uFEFFtests:\r\n  - id: a\r\n    assertions: [a]\r\n',
    );
  });

  test.each([
    ['two columns', 'tests:\n  - id: a\n    outcome: b\n    metadata: { c: [ d ] }\n'],
    ['four columns', 'tests:\n    - id: a\n      outcome:\n          b\n'.replace('\n          b', ' b')],
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

  test('keeps comments in braces', () => {
    const text = converted('tests: [{id: a, execution: {evaluators: [b] # c\n  }}]\n');
    expect(text).toContain('assertions: [b] # c\n');
  });

  test('keys of prototypes are keys like others', () => {
    const text = 'tests:\n  - id: a\n    outcome: b\n    metadata: {__proto__: {x: 1}, constructor: 2}\n__proto__: 1\n';
    expect(converted(text)).toBe(text.replace('outcome', 'criteria'));
  });
});

test('comments are distinguished from texts that only look like one', () => {
  const text = '# one\na: "# no" # two\nb: |\n  # no\nc: x#no\nd: [1, # three\n  2]\n';
  expect(commentsIn(text)).toEqual(['# one', '# two', '# three']);
});
