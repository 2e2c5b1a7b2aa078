import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locationText } from '../../../src/model/suite/location.ts';
import type { Suite } from '../../../src/model/suite/suite.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/exhaustive.ts';
import { contextFor, loadAll, withFile } from '../support.ts';

type Texts = Readonly<Record<string, string>>;

const FOLDER = '/repo/evals';
const CHECK = { type: 'is-json' };
const line = (fields: object) => JSON.stringify({ id: 'a', input: 'hello', assertions: [CHECK], ...fields });
const bare = (fields: object) => JSON.stringify({ id: 'a', input: 'hello', ...fields });

/** What becomes of `a.jsonl`, with the files beside it by their names. */
async function read(text: string, beside: Texts = {}, env: Texts = {}, names = ['a.jsonl']) {
  const others = Object.entries(beside).map(([name, content]) => [`${FOLDER}/${name}`, content]);
  const texts = { [`${FOLDER}/a.jsonl`]: text, ...Object.fromEntries(others) };
  const paths = names.map((name) => `${FOLDER}/${name}`);
  const loaded = await loadAll(paths, contextFor(texts, env));
  return { ...loaded, reported: loaded.problems.map(withFile('evals/')) };
}

const gradersOf = (suite: Suite | undefined, index = 0): string[] => {
  const found = suite?.tests[index];
  return found?.kind === 'test' ? found.graders.map(({ name }) => name) : [`${found?.kind}`];
};

describe('the lines of a JSONL suite', () => {
  test('are tests, each at its line', async () => {
    const { suite, reported } = await read(`${line({ id: 'a' })}\n\n${line({ id: 'b', expected_output: { x: 1 } })}\n`);
    expect(suite).toMatchObject({
      name: 'a',
      file: 'evals/a.jsonl',
      format: 'jsonl',
      targets: [],
      category: 'Uncategorized',
    });
    expect(suite?.tests.map(({ kind, id, location }) => `${kind} ${id} ${locationText(location)}`)).toEqual([
      'test a evals/a.jsonl:1:1',
      'test b evals/a.jsonl:3:1',
    ]);
    expect(reported).toEqual([]);
  });

  test('that are no JSON objects are all reported, with line and column, and stop the file', async () => {
    const { suite, reported } = await read(
      `${line({})}\r\n{"id": x}\r\n[1]\n"text"\n{"id": "b"\n  {'id': 1}\n{"id": 1, "id": 2}`,
    );
    expect(suite).toBeUndefined();
    expect(reported).toEqual([
      'a.jsonl:2:8 YAML_INVALID',
      'a.jsonl:3:1 WRONG_TYPE',
      'a.jsonl:4:1 WRONG_TYPE',
      'a.jsonl:5:11 YAML_INVALID',
      'a.jsonl:6:4 YAML_INVALID',
      'a.jsonl:7:11 YAML_INVALID',
    ]);
  });

  test.each(['', '\n\r\n', '\uFEFF'])('that are none at all are an error: %j', async (text) => {
    expect((await read(text)).reported).toEqual(['a.jsonl:1:1 MISSING_FIELD']);
  });

  test.each<[string, object]>([
    ['criteria', { criteria: 'x' }],
    ['expected_output', { expected_output: 'x' }],
    ['assertions', { assertions: [CHECK] }],
    ['empty assertions', { assertions: [] }],
  ])('say what a good answer is by %s', async (_, fields) => {
    const { reported } = await read(bare(fields), { 'a.yaml': 'execution: {assertions: [{type: is-json}]}' });
    expect(reported.filter((each) => each.includes('MISSING_FIELD'))).toEqual([]);
  });

  test('that have none are graded by the suite alone, which is reported', async () => {
    const { reported, suite } = await read(bare({}), { 'a.yaml': 'execution: {assertions: [{type: is-json}]}' });
    expect(gradersOf(suite)).toEqual(['is-json']);
    expect(reported).toEqual(['a.jsonl:1:1 MISSING_FIELD']);
  });

  test('with fields that AgentV does not read in JSONL are warned of them, and read without', async () => {
    const unread = {
      vars: { x: 1 },
      workspace: {},
      metadata: { m: 1 },
      turns: [],
      mode: 'x',
      depends_on: ['b'],
      category: 'c',
    };
    const { suite, reported } = await read(line({ ...unread, execution: { threshold: 0.5, targets: ['x'] } }));
    expect(reported.length).toBe(9);
    expect(reported.every((each) => /^a\.jsonl:1:\d+ UNUSED$/.test(each))).toBe(true);
    const [only] = suite?.tests ?? [];
    expect(only).toMatchObject({ kind: 'test', dependsOn: [] });
    for (const key of ['metadata', 'threshold', 'targets']) expect(only).toLack(key);
  });
});

describe('the settings file of a JSONL suite', () => {
  test('names, describes and runs it', async () => {
    const { suite, reported } = await read(line({}), {
      'a.yaml': 'name: my-suite\ndescription: What it is\nexecution: {target: x, threshold: 0.5, workers: 7}\n',
    });
    expect(suite).toMatchObject({ name: 'my-suite', description: 'What it is', threshold: 0.5, workers: 7 });
    expect(suite?.targets.map(({ name, location }) => `${name} ${locationText(location)}`)).toEqual([
      'x evals/a.yaml:3:21',
    ]);
    expect(reported).toEqual([]);
  });

  test.each<[string, Texts, string]>([
    ['a.yaml before all others', { 'a.yaml': 'name: n1', 'a.eval.yaml': 'name: n2', 'a.yml': 'name: n3' }, 'n1'],
    [
      'a.eval.yaml before the .yml forms',
      { 'a.eval.yaml': 'name: n2', 'a.yml': 'name: n3', 'a.eval.yml': 'name: n4' },
      'n2',
    ],
    ['none with another name', { 'b.yaml': 'name: n5' }, 'a'],
    ['one that is empty', { 'a.yaml': '# soon' }, 'a'],
    ['the old key dataset', { 'a.yaml': 'dataset: old' }, 'old'],
  ])('is looked for in order, and gives the name: %s', async (_, beside, name) => {
    const { suite, reported } = await read(line({}), beside, { N: '7' });
    expect(suite?.name).toBe(name);
    expect(reported).toEqual([]);
  });

  test('gives its graders to tests without their own block, after their own', async () => {
    const beside = { 'a.yaml': 'execution: {assertions: [{type: contains, name: beside, value: x}]}' };
    const { suite, reported } = await read(
      [
        line({ id: 'a' }),
        line({ id: 'b', execution: {} }),
        line({ id: 'c', execution: { evaluators: [{ ...CHECK, name: 'own' }] } }),
        bare({ id: 'd', execution: { evaluators: [{ ...CHECK, name: 'own' }] } }),
        bare({ id: 'e', execution: { assertions: [{ ...CHECK, name: 'own' }] } }),
        line({ id: 'f', execution: { skip_defaults: true } }),
      ].join('\n'),
      beside,
    );
    expect(suite?.tests.map((_, index) => gradersOf(suite, index))).toEqual([
      ['is-json', 'beside'],
      ['is-json'],
      ['is-json', 'own'],
      ['own'],
      ['own'],
      ['is-json'],
    ]);
    expect(reported.every((each) => each.endsWith('DEPRECATED'))).toBe(true);
  });

  test('names the kind of grader for tests that name none', async () => {
    const { suite, reported } = await read(bare({ criteria: 'x' }), { 'a.yaml': 'evaluator: is_json' });
    expect(suite?.tests).toMatchObject([{ graders: [{ type: 'is-json', implicit: true }] }]);
    expect(reported).not.toContain('a.yaml:1:12 UNKNOWN_GRADER');
  });

  test('has no graders at its top, which is reported, as for all keys without effect there', async () => {
    const { suite, reported } = await read(line({}), {
      'a.yaml': 'assertions: [{type: nope}]\ntarget: x\nworkspace: x\nmetadata: {}\ntests: []\nbanana: 1\n',
    });
    expect(gradersOf(suite)).toEqual(['is-json']);
    expect(suite?.targets).toEqual([]);
    expect(reported).toEqual([...[1, 2, 3, 4, 5].map((at) => `a.yaml:${at}:1 UNUSED`), 'a.yaml:6:1 UNKNOWN_FIELD']);
  });

  test.each<[string, string]>([
    ['- list', 'a.yaml:1:1 WRONG_TYPE'],
    ['a: b: c', 'a.yaml:1:4 YAML_INVALID'],
    ['execution: {workers: 99}', 'a.yaml:1:22 WRONG_TYPE'],
    ['execution: {assertions: [{type: nope}]}', 'a.yaml:1:33 UNKNOWN_GRADER'],
  ])('stops the suite at its own line when it is wrong: %s', async (text, reported) => {
    const result = await read(line({}), { 'a.yaml': text });
    expect(result.suite).toBeUndefined();
    expect(result.reported).toEqual([reported]);
  });
});

describe('a YAML file without tests next to a JSONL suite', () => {
  test.each(['a.yaml', 'a.eval.yaml', 'a.eval.yml'])('means that suite when it is named: %s', async (name) => {
    const { suites, reported } = await read(line({}), { [name]: 'name: my-suite' }, {}, [name]);
    expect(suites.map((suite) => [suite.name, suite.file, suite.tests.length])).toEqual([
      ['my-suite', 'evals/a.jsonl', 1],
    ]);
    expect(reported).toEqual([]);
  });

  test('is not run a second time', async () => {
    const { suites } = await read(line({}), { 'a.eval.yaml': 'name: my-suite' }, {}, ['a.eval.yaml', 'a.jsonl']);
    expect(suites.length).toBe(1);
  });

  test('that is not the one which is read is refused like any other', async () => {
    const beside = { 'a.yaml': 'name: one', 'a.eval.yaml': 'name: two' };
    expect((await read(line({}), beside, {}, ['a.eval.yaml'])).reported).toEqual(['a.eval.yaml:1:1 MISSING_FIELD']);
  });

  test('with tests is a separate suite', async () => {
    const { suites } = await read(line({}), { 'a.eval.yaml': 'tests: a.jsonl' }, {}, ['a.eval.yaml']);
    expect(suites.map(({ format }) => format)).toEqual(['yaml']);
  });
});

describe('for any content of a line', () => {
  test('there is a suite or a problem with a location in the file, and nothing is thrown', async () => {
    const key = fc.constantFrom('id', 'input', 'assertions', 'execution', 'evaluators', 'type', 'vars', '__proto__');
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.constantFrom('${{ N }}', 'file://x', 'contains', ''),
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(key, tie('any'), { maxKeys: 5 }),
      ),
    })).any;
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      value.map((each) => JSON.stringify(each)),
      value.map((each) => JSON.stringify(each).slice(0, -1)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        async (all, end) => {
          const { suite, problems } = await read(all.join(end), {}, { N: '7' });
          expect(suite !== undefined || problems.length > 0).toBe(true);
          const lines = all.join(end).split('\n').length;
          for (const { location } of problems) expect(location?.line).toBeLessThanOrEqual(lines);
        },
      ),
      { numRuns: runs(100, 500) },
    );
  });
});
