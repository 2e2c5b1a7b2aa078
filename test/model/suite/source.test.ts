import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { graders } from '../../../src/graders/graders/index.ts';
import { groupProblems, type Problem, problemText, sentenceOf } from '../../../src/model/errors.ts';
import { kindOf } from '../../../src/model/suite/kind.ts';
import { locationText } from '../../../src/model/suite/location.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { type Cursor, describeValue, openJson, openYaml } from '../../../src/suites/yaml/cursor.ts';

function open(text: string): Cursor {
  const opened = openYaml('a.yaml', text);
  if (opened.kind === 'invalid') throw new Error(opened.problems.map(problemText).join('\n'));
  return opened.root;
}

describe('a cursor', () => {
  const root = open('a: 1\nb:\n  - {c: text, d: null}\n  - x\n');

  test('leads to keys and items and knows their locations', () => {
    const [first, second] = root.field('b')?.items() ?? [];
    expect(first?.field('c')?.text).toBe('text');
    expect(first?.field('c')?.location).toEqual({ file: 'a.yaml', line: 3, column: 9 });
    expect(first?.field('c')?.keyLocation).toEqual({ file: 'a.yaml', line: 3, column: 6 });
    expect(second?.location).toEqual({ file: 'a.yaml', line: 4, column: 5 });
  });

  test('does not lead to a null, unless the key itself is asked for', () => {
    const [first] = root.field('b')?.items() ?? [];
    expect(first?.field('d')).toBeUndefined();
    expect(first?.key('d')?.value).toBeNull();
  });

  test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
    'knows no key %s that the file lacks',
    (key) => {
      expect(root.field(key)).toBeUndefined();
      expect(root.key(key)).toBeUndefined();
    },
  );

  test('finds nothing in what is neither a mapping nor a list', () => {
    const scalar = root.field('a');
    expect(scalar?.field('x')).toBeUndefined();
    expect(scalar?.keys()).toEqual([]);
    expect(scalar?.items()).toEqual([]);
    expect(scalar?.text).toBeUndefined();
  });

  test('gives the text behind a value that interpolation made a number of', () => {
    const opened = openYaml('a.yaml', 'a: x\nb: 7', (value) => ({
      value: { ...(value as object), a: 7 },
      retyped: new Map([[JSON.stringify(['a']), '7.0']]),
    }));
    const fields = opened.kind === 'opened' ? [opened.root.field('a')?.text, opened.root.field('b')?.text] : [];
    expect(fields).toEqual(['7.0', undefined]);
  });
});

describe('complaints', () => {
  test('a wrong value is reported with its location, the expected and the found value', () => {
    const problem = open('id: 7').field('id')?.wrongType('id', 'text', 'Put quotes around it.');
    expect(problem && problemText(problem)).toBe(
      'a.yaml:1:5: "id" has a wrong value\n  expected: text\n  found: the number 7\n  Put quotes around it.',
    );
  });

  test('a missing key is reported with the keys that are there, and a probable slip among them', () => {
    const problem = open('inptu: hello').missing('input', 'A test needs "input"', 'text');
    expect(problemText(problem)).toBe(
      'a.yaml:1:1: A test needs "input"\n  expected: text\n  found: only "inptu"\n  Did you mean "input" instead of "inptu"?',
    );
    expect(open('{}').missing('input', 'x', 'text').found).toBe('an empty mapping');
  });

  test('a text that is empty because a variable is not set says so', () => {
    const opened = openYaml('a.yaml', 'id: x', () => ({
      value: { id: '' },
      unset: new Map([[JSON.stringify(['id']), 'NAME is not set']]),
    }));
    const found = opened.kind === 'opened' ? opened.root.field('id')?.found : '';
    expect(found).toBe('nothing: the environment variable NAME is not set');
  });

  test('malformed YAML is a problem with a location', () => {
    const opened = openYaml('a.yaml', 'a:\n\tb: 1');
    const problems = opened.kind === 'invalid' ? opened.problems : [];
    expect(problems.map(({ code, location }) => [code, location && locationText(location)])).toEqual([
      ['YAML_INVALID', 'a.yaml:2:1'],
    ]);
  });
});

describe('a JSON text', () => {
  test('has locations, and for one line of a file those in the file', () => {
    const opened = openJson('a.jsonl', '{"id": "x"}\r', { line: 7 });
    const field = opened.kind === 'opened' ? opened.root.field('id') : undefined;
    expect(field && [locationText(field.location), locationText(field.keyLocation)]).toEqual([
      'a.jsonl:7:8',
      'a.jsonl:7:2',
    ]);
  });

  test('that is malformed is a problem with a location', () => {
    const opened = openJson('a.json', '{\n"id": x}', { line: 7 });
    const [problem] = opened.kind === 'invalid' ? opened.problems : [];
    expect(problem && problemText(problem)).toMatch(
      /^a\.json:8:7: This is not valid JSON: Invalid symbol\n {2}JSON needs/,
    );
  });
});

describe('a mapping', () => {
  test('with an added value has it at the location of the mapping', () => {
    const root = open('a: 1\nb: {c: 2}');
    const more = root.field('b')?.with('id', 'x');
    expect(more?.value).toEqual({ c: 2, id: 'x' });
    expect(more?.field('id')).toMatchObject({ text: 'x', location: { line: 2, column: 4 } });
    expect(more?.field('c')?.location).toMatchObject({ line: 2, column: 8 });
    expect(root.field('b')?.value).toEqual({ c: 2 });
  });

  test('without some keys is the same otherwise', () => {
    const less = open('{a: 1, b: 2, __proto__: 3}').without(['a']);
    expect(less.keys()).toEqual(['b', '__proto__']);
    expect(less.field('b')?.location.column).toBe(11);
  });
});

test.each<[unknown, string]>([
  [null, 'nothing'],
  [undefined, 'nothing'],
  [[], 'an empty list'],
  [{ a: 1 }, 'a mapping'],
  ['a\nb', 'the text "a\\nb"'],
  [7, 'the number 7'],
  [Number.NaN, 'the number NaN'],
  [true, 'the boolean true'],
  ['x'.repeat(1000), `the text "${'x'.repeat(58)}…`],
])('%j is described as %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});

/** A plug-in that counts how often its schema was made. */
function counting() {
  const made = { times: 0 };
  const kind = kindOf<undefined, number>()({
    type: 'counting',
    options: () => {
      made.times += 1;
      return z.object({ size: z.number('must be a number') });
    },
    create: ({ size }) => size,
  });
  return { kind, made };
}

test('the schema of a plug-in is made when it is first needed, and once', () => {
  const { kind, made } = counting();
  expect([kind.type, kind.aliases, made.times]).toEqual(['counting', [], 0]);
  expect(kind.check({ size: 'large' })).toEqual([{ path: ['size'], message: 'must be a number', found: '"large"' }]);
  expect(kind.open({ size: 3 }, undefined)).toBe(3);
  expect(kind.keys).toEqual(['size']);
  expect(kind.options).toBe(kind.options);
  expect(made.times).toBe(1);
});

test.each([...graders, ...providers])('the schema of $type can be made', ({ options, keys }) => {
  expect(Object.keys(options.shape)).toEqual(keys ?? Object.keys(options.shape));
});

const warning = (message: string, line: number, file = 'a.eval.yaml'): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message,
  location: { file, line, column: 3 },
});
const error = (message: string, line: number): Problem => ({ ...warning(message, line), severity: 'error' });
const times = (count: number, make: (line: number) => Problem) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

describe('groups of problems', () => {
  test('warnings with the same text in one file are one, with the number and the first lines of the others', () => {
    const [only, ...others] = groupProblems(times(60, (line) => warning('"criteria" is not graded', line)));
    expect(others).toEqual([]);
    expect(only && problemText(only)).toBe(
      'a.eval.yaml:1:3: "criteria" is not graded (and 59 more of this kind in this file: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)',
    );
  });

  test('a warning without a location is one as well', () => {
    const bare: Problem = { code: 'BATCH_FAILED', severity: 'warning', message: 'A batch failed' };
    expect(groupProblems([bare, bare, bare]).map(sentenceOf)).toEqual(['A batch failed (and 2 more of this kind)']);
  });

  test('texts that differ in names and numbers are separate up to twenty, and one beyond that', () => {
    const unknown = (line: number) => warning(`"field${line}" is not a field of a test`, line);
    expect(groupProblems(times(20, unknown))).toEqual(times(20, unknown));
    expect(groupProblems(times(21, unknown)).map(sentenceOf)).toEqual([
      '"field1" is not a field of a test (and 20 more of this kind in this file: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)',
    ]);
  });

  test('a few equal errors keep their own lines, and hundreds are one', () => {
    const missing = (line: number) => error('A test needs "input"', line);
    expect(groupProblems(times(20, missing))).toHaveLength(20);
    expect(groupProblems(times(820, missing)).map(({ similar }) => similar?.count)).toEqual([819]);
  });

  test('errors and warnings, and different kinds, are never put together, and keep their order', () => {
    const elsewhere = warning('one', 5, 'b.eval.yaml');
    const mixed = [warning('one', 1), error('one', 2), warning('two', 3), warning('one', 4), elsewhere];
    expect(groupProblems(mixed).map((problem) => [problem.severity, sentenceOf(problem)])).toEqual([
      ['warning', 'one (and 1 more of this kind in this file: line 4)'],
      ['error', 'one'],
      ['warning', 'two'],
      ['warning', 'one'],
    ]);
  });

  test('a problem that was found again at the same location is not counted', () => {
    expect(groupProblems([warning('one', 1), warning('one', 1), error('two', 2), error('two', 2)])).toEqual([
      warning('one', 1),
      error('two', 2),
    ]);
  });

  test('a key that is missing is one problem, wherever it is read', () => {
    const missing = (target: string, line: number): Problem => ({
      ...error(`"api_key" of the target "${target}" is required, but the environment variable API_KEY is unset`, line),
      code: 'SECRET_MISSING',
    });
    const other = { ...missing('c', 9), message: 'needs the environment variable OTHER, which is unset' };
    expect(groupProblems([missing('a', 1), missing('b', 5), other])).toMatchObject([{ similar: { count: 1 } }, other]);
  });

  test('grouping what is grouped changes nothing, and groups of groups keep the sum', () => {
    const once = groupProblems(times(60, (line) => warning('same', line)));
    expect(groupProblems(once)).toEqual(once);
    expect(groupProblems([...once, ...once])[0]?.similar?.count).toBe(119);
  });
});
