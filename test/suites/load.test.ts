import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { UserError } from '../../src/model/errors.ts';
import { loadSuites } from '../../src/suites/load.ts';
import { runs } from '../support/exhaustive.ts';
import { contextFor, inShort, load, suiteOf } from './support.ts';

const TEST = '{id: a, input: hello, assertions: [{type: is-json}]}';
const suite = (top: string) => `${top}\ntests:\n  - ${TEST}\n`;

describe('the whole file', () => {
  test.each<[string, string, string]>([
    ['is empty', '', '1:1 WRONG_TYPE'],
    ['is a list', '- id: a', '1:1 WRONG_TYPE'],
    ['is not YAML', 'a: b: c', '1:4 YAML_INVALID'],
    ['has no tests', 'name: a', '1:1 MISSING_FIELD'],
    ['has tests without a value', 'tests:', '1:1 MISSING_FIELD'],
    ['has an empty list of tests', 'tests: []', '1:8 MISSING_FIELD'],
    ['has tests that are a mapping', 'tests: {a: 1}', '1:8 WRONG_TYPE'],
    ['is a targets file', 'targets: [{name: a, provider: mock}]', '1:1 MISSING_FIELD'],
  ])('is refused when it %s', async (_, text, reported) => {
    const result = await load(text);
    expect(result.suite).toBeUndefined();
    expect(result.reported).toContain(reported);
  });

  test.each(['a.eval.ts', 'a.eval.mts', 'a.cts', 'a.toml'])('of another format is refused: %s', async (name) => {
    const { problems, reported } = await load('', { name });
    expect(reported).toEqual(['NOT_SUPPORTED_YET']);
    expect(problems[0]?.message).toMatch(name === 'a.toml' ? /of this format/ : /written in TypeScript/);
  });

  test('that is missing is reported, and the others are still read', async () => {
    const context = contextFor({ '/repo/b.yaml': 'tests: 5' });
    const reported = await loadSuites(['/repo/a.yaml', '/repo/b.yaml'], context).catch((error: unknown) =>
      error instanceof UserError ? error.problems.map(inShort) : [],
    );
    expect(reported).toEqual(['FILE_MISSING', '1:8 WRONG_TYPE']);
  });
});

describe('tests by the names of all generations', () => {
  test.each<[string, string[]]>([
    ['tests', []],
    ['eval_cases', ['1:1 DEPRECATED']],
    ['evalcases', ['1:1 DEPRECATED']],
    ['cases', ['1:1 DEPRECATED']],
  ])('%s', async (name, reported) => {
    const result = await load(`${name}: [${TEST}]`);
    expect(result.suite?.tests.length).toBe(1);
    expect(result.reported).toEqual(reported);
  });

  test('the newest name wins and the others are reported as ignored', async () => {
    const other = TEST.replace('id: a', 'id: other');
    const result = await load(`evalcases: [${other}]\neval_cases: [${other}]\ntests: [${TEST}]`);
    expect(result.suite?.tests.map(({ id }) => id)).toEqual(['a']);
    expect(result.reported).toEqual(['1:1 UNUSED', '2:1 UNUSED']);
  });
});

describe('the name of a suite', () => {
  test.each<[string, string, string, string]>([
    ['is its name', 'name: my-suite', 'x.yaml', 'my-suite'],
    ['else what stands under suite', 'suite: one\ndataset: two', 'x.yaml', 'one'],
    ['else what stands under dataset, as in the first versions', 'dataset: two', 'x.yaml', 'two'],
    ['else that of the file, without .eval.yaml', 'description: x', 'refunds.eval.yaml', 'refunds'],
    ['or without .yml', 'name:', 'refunds.yml', 'refunds'],
    ['a number from the environment is text again', 'name: ${{ N }}', 'x.yaml', '7'],
  ])('%s', async (_, top, name, expected) => {
    const result = await load(suite(top), { name, env: { N: '7' } });
    expect(result.suite?.name).toBe(expected);
  });

  test('of another form fails the file, as in AgentV', async () => {
    for (const name of ['"My Suite"', '"ünïcode"', `"${'x'.repeat(65)}"`, '"a_b"', '" a "', '"  "', '""']) {
      const result = await load(suite(`name: ${name}`));
      expect(result.reported).toEqual(['1:7 WRONG_TYPE']);
      expect(result.suite).toBeUndefined();
    }
  });
});

describe('the category of a suite', () => {
  test.each<[string, string, string]>([
    ['is what it says', '/repo/evals/a.yaml', 'category: Billing'],
    ['else the folders from the working directory without those called evals', '/repo/evals/Billing/a.yaml', ''],
    ['which may be above the folder called evals', '/repo/Billing/evals/a.yaml', ''],
  ])('%s', async (_, path, top) => {
    const { suites } = await loadSuites([path], contextFor({ [path]: suite(top) }));
    expect(suites[0]?.category).toBe('Billing');
  });

  test('is Uncategorized when no folder is left', async () => {
    expect((await suiteOf(suite('category: ""'))).category).toBe('Uncategorized');
  });
});

describe('what a suite says of itself', () => {
  test('is read', async () => {
    const top =
      'name: a\ndescription: d\nversion: "1.0"\nauthor: me\nlicense: MIT\ntags: [x, y]\nrequires: {agentv: ">=4"}';
    expect(await suiteOf(suite(top))).toMatchObject({
      description: 'd',
      version: '1.0',
      author: 'me',
      license: 'MIT',
      tags: ['x', 'y'],
      requires: { agentv: '>=4' },
    });
  });

  test.each<[string, string]>([
    ['a description that is empty', 'description: ""'],
    ['a description of more than 1024 characters', `description: ${'x'.repeat(1025)}`],
    ['tags that are text', 'tags: x'],
    ['a required version that is a number', 'requires: {agentv: 4}'],
  ])('is refused when it is %s', async (_, field) => {
    const result = await load(suite(`name: a\n${field}`));
    expect(result.suite).toBeUndefined();
    expect(result.reported).toEqual([expect.stringMatching(/^2:\d+ WRONG_TYPE$/)]);
  });

  test('is not checked without a name, and tags are reported as ignored', async () => {
    const result = await load(suite('version: 1.0\ntags: [x]'));
    expect(result.suite?.tags).toEqual([]);
    expect(result.reported).toEqual(['2:1 UNUSED']);
  });
});

describe('metadata of a suite', () => {
  test('is handed down: lists are joined without repeats, mappings merged, else the test keeps its own', async () => {
    const text = `metadata: {list: [1, {a: 1}, x], map: {a: 1, b: {c: 1}}, own: suite, only: suite, governance: {old: 1}}
governance: {level: high}
tests:
  - {id: a, input: i, assertions: [{type: is-json}], metadata: {list: [x, 2, {a: 1}], map: {a: 2, b: {d: 2}}, own: test, list2: [1]}}`;
    const [test] = (await suiteOf(text)).tests;
    expect(test?.kind === 'test' && test.metadata).toEqual({
      list: [1, { a: 1 }, 'x', 2],
      map: { a: 2, b: { c: 1, d: 2 } },
      own: 'test',
      only: 'suite',
      governance: { level: 'high' },
      list2: [1],
    });
  });

  test('may have keys like __proto__ and constructor, which stay keys', async () => {
    const text = `metadata: {__proto__: {polluted: 1}, constructor: {a: 1}}
tests:
  - {id: a, input: i, assertions: [{type: is-json}], metadata: {__proto__: {own: 1}, toString: 1}}`;
    const [test] = (await suiteOf(text)).tests;
    const metadata = (test?.kind === 'test' ? test.metadata : undefined) ?? {};
    expect(Object.keys(metadata).toSorted()).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getOwnPropertyDescriptor(metadata, '__proto__')?.value).toEqual({ polluted: 1, own: 1 });
    expect('polluted' in metadata).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test.each(['metadata', 'governance'])('is refused when %s is not a mapping', async (key) => {
    expect((await load(suite(`${key}: [x]`))).reported).toEqual([`1:${key.length + 3} WRONG_TYPE`]);
  });
});

describe('fields that are not read', () => {
  test('an unknown field is a warning at its key, because AgentV ignores it', async () => {
    const { problems, reported } = await load(suite('banana: y'));
    expect(reported).toEqual(['1:1 UNKNOWN_FIELD']);
    expect(problems[0]).toMatchObject({ severity: 'warning', hint: expect.stringMatching(/^Known fields: /) });
  });

  test.each([
    ['descripton: x', 'Did you mean "description"?'],
    ['workspace: {docker: {image: i}, repos: [{pth: b}]}', 'Did you mean "path"?'],
    ['workspace: {repos: [{path: a, repo: o/r, reff: main}]}', 'Did you mean "commit"?'],
  ])('mistyped keys are errors that name the key: %s', async (text, hint) => {
    const { problems } = await load(`${text}\ntests: [{id: a, input: i, assertions: [{type: is-json}]}]`);
    expect(problems).toMatchObject([{ code: 'UNKNOWN_FIELD', severity: 'error', hint }]);
  });

  test.each<[string, readonly string[]]>([
    ['tests: [{id: a, input: i, assertons: [{type: is-json}]}]', ['UNKNOWN_FIELD error']],
    ['tests: [{id: a, input: i, graders: [{type: is-json}]}]', ['UNKNOWN_FIELD error']],
    ['tests: [{id: a, inptu: i, criteria: c}]', ['UNKNOWN_FIELD warning', 'MISSING_FIELD error']],
    [
      'tests: [{id: a, input: i, assertions: [{type: contains, vlaue: x}]}]',
      ['UNKNOWN_FIELD warning', 'GRADER_INVALID error'],
    ],
  ])('one mistyped key is one error: %s', async (text, expected) => {
    const { problems } = await load(text);
    expect(problems.map(({ code, severity }) => `${code} ${severity}`).toSorted()).toEqual(expected.toSorted());
  });

  test('a key next to the one that it resembles is a warning', async () => {
    const { problems } = await load('tests: [{id: a, input: i, inputs: [], criteria: c}]');
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  });

  test.each(['threshold: 0.8', 'workers: 4', 'trials: {count: 2}', 'targets: [a]'])(
    'a field at the wrong level is reported with the right one: %s',
    async (field) => {
      const { problems, reported } = await load(suite(field));
      expect(reported).toEqual(['1:1 UNKNOWN_FIELD']);
      expect(problems[0]?.hint).toBe('Put it under "execution".');
    },
  );

  test('"evaluators" at the top has no effect in any generation, which is reported', async () => {
    expect((await load(suite('evaluators: [{type: is-json}]'))).reported).toEqual(['1:1 UNUSED']);
  });
});

describe('variables that are not set', () => {
  test('are reported once, at their first location, with the number of uses', async () => {
    const { problems, reported } = await load(`name: a
tests:
  - {id: a, input: "\${{ TOKEN }}", criteria: "x \${{ TOKEN }}", assertions: [{type: is-json}], metadata: {u: "\${{ OTHER }}"}}`);
    expect(reported.filter((line) => line.includes('SECRET'))).toEqual(['3:20 SECRET_MISSING', '3:109 SECRET_MISSING']);
    expect(problems[0]?.message).toContain('TOKEN is not set and reads as empty, here and in 1 other place');
  });

  test('are named where their absence is the mistake', async () => {
    const { problems } = await load(suite('execution: {target: "${{ TARGET }}"}'));
    expect(problems[0]).toMatchObject({
      message: '"target" needs a value, and the environment variable TARGET is not set',
    });
  });
});

describe('everything that is wrong', () => {
  test('is reported at once, in the order of the lines, tests included', async () => {
    const { reported } = await load(`name: a
tags: x
execution:
  workers: 99
tests:
  - {id: a, input: 5, assertions: [{type: nope}]}
  - {id: a, input: hello, assertions: [{type: is-json}]}
`);
    expect(reported).toEqual([
      '2:7 WRONG_TYPE',
      '4:12 WRONG_TYPE',
      '6:20 WRONG_TYPE',
      '6:43 UNKNOWN_GRADER',
      '7:6 DUPLICATE_ID',
    ]);
  });

  test('is one problem for each kind, with a count', async () => {
    const bad = Array.from({ length: 500 }, (_, index) => `  - {id: t${index}}\n`).join('');
    const { problems } = await load(`tags: x\nname: a\ntests:\n${bad}`);
    expect(problems.map(({ code, similar }) => [code, similar?.count])).toEqual([
      ['WRONG_TYPE', undefined],
      ['MISSING_FIELD', 499],
      ['MISSING_FIELD', 499],
    ]);
  });
});

describe('for any content of a file', () => {
  const keys =
    'tests id input criteria assertions type value role content execution targets name weight required metadata trials count expected_output tool_calls __proto__'.split(
      ' ',
    );
  const words = ['contains', 'user', 'file', 'image', 'text', '${{ SET }}', '${{ UNSET }}', 'file://x', ''];
  const node = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom(...words),
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 5 }),
    ),
  })).value;

  test('there is a suite or a problem, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(node, async (root) => {
        const { suite: read, problems } = await load(stringify(root), { env: { SET: '7' } });
        expect(read !== undefined || problems.length > 0).toBe(true);
      }),
      { numRuns: runs(50, 300) },
    );
  });

  test('every test of a list is there, as a test or broken with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(node, { minLength: 1, maxLength: 4 }), async (tests) => {
        const { suite: read, reported } = await load(stringify({ tests }));
        if (read === undefined)
          expect(reported.some((line) => /DUPLICATE_ID|YAML_INVALID|FILE_MISSING/.test(line))).toBe(true);
        else expect(read.tests.length).toBe(tests.length);
      }),
      { numRuns: runs(50, 300) },
    );
  });
});
