import { describe, expect, test } from 'vitest';
import { load } from '../support.ts';

const GRADER = 'assertions: [{type: is-json}]';
const files = {
  '/repo/evals/a.md': 'first\r\nfile',
  '/repo/b.md': 'second file',
  '/repo/docs/da.md': 'dansk',
  '/etc/passwd': 'root',
};
const part = (path: string, absolutePath: string, text: string) => ({ type: 'file', path, absolutePath, text });
const A = part('a.md', '/repo/evals/a.md', 'first\nfile');
const B = part('b.md', '/repo/b.md', 'second file');

async function read(fields: string, suite = '') {
  const { suite: found, reported } = await load(`${suite}\ntests:\n  - {id: a, ${fields}, ${GRADER}}\n`, { files });
  const [first] = found?.tests ?? [];
  return { first, reported };
}
const inputOf = async (fields: string, suite = '') => {
  const { first } = await read(fields, suite);
  return first?.kind === 'test' ? first.input : first?.problems;
};

describe('a file in a message', () => {
  test('is read from its folder, before the test runs', async () => {
    const content = '[{type: file, value: a.md}, see, {type: file, value: /b.md}]';
    expect(await inputOf(`input: [{role: user, content: ${content}}]`)).toEqual([
      { role: 'user', content: [A, { type: 'text', value: 'see' }, B] },
    ]);
  });

  test('may be named by a variable', async () => {
    const fields = 'vars: {lang: da}, input: {role: user, content: [{type: file, value: "docs/{{ lang }}.md"}]}';
    expect(await inputOf(fields)).toEqual([
      { role: 'user', content: [part('docs/da.md', '/repo/docs/da.md', 'dansk')] },
    ]);
  });

  test('that does not exist is an error at its path', async () => {
    const { first, reported } = await read('input: {role: user, content: [x, {type: file, value: nope.md}]}');
    expect(reported).toEqual(['3:66 FILE_MISSING']);
    expect(first?.kind).toBe('broken');
  });

  test.each<[string, string, string]>([
    ['is outside the repository', '{type: file, value: /etc/passwd}', '3:63 FILE_UNREADABLE'],
    ['has no path', '{type: file}', '3:43 MISSING_FIELD'],
    ['has an empty path', '{type: file, value: " "}', '3:63 WRONG_TYPE'],
    ['has a number as path', '{type: file, value: 5}', '3:63 WRONG_TYPE'],
    ['has a list as path', '{type: image, value: [a.png]}', '3:64 WRONG_TYPE'],
    ['is an image that cannot be read here', '{type: image, value: a.png}', '3:64 FILE_MISSING'],
  ])('is reported if it %s', async (_, written, expected) => {
    const { reported } = await read(`input: {role: user, content: [${written}]}`);
    expect(reported).toEqual([expected]);
  });
});

describe('input_files', () => {
  test('precede the text of the test, and are passed to programs by their paths', async () => {
    const { first, reported } = await read('input: Compare them., input_files: [a.md, /b.md, ./a.md]');
    expect(reported).toEqual([]);
    expect(first).toMatchObject({
      input: [{ role: 'user', content: [A, B, { ...A, path: './a.md' }, { type: 'text', value: 'Compare them.' }] }],
      inputFiles: ['/repo/evals/a.md', '/repo/b.md'],
    });
  });

  test.each<[string, string, unknown[]]>([
    ['of the suite are those of a test without its own', 'input: x', [B]],
    ['of the test stand in place of those of the suite', 'input: x, input_files: [a.md]', [A]],
    ['are none when the list of the test is empty', 'input: x, input_files: []', []],
    ['of the suite are dropped with its other defaults', 'input: x, execution: {skip_defaults: true}', []],
    ['of the test stay then', 'input: x, input_files: [a.md], execution: {skip_defaults: true}', [A]],
  ])('%s', async (_, fields, parts) => {
    const content = parts.length === 0 ? 'x' : [...parts, { type: 'text', value: 'x' }];
    expect(await inputOf(fields, 'input_files: [b.md]')).toEqual([{ role: 'user', content }]);
  });

  test('may be named by variables, those of the suite too', async () => {
    const content = [part('docs/da.md', '/repo/docs/da.md', 'dansk'), { type: 'text', value: 'x' }];
    const own = 'vars: {lang: da}, input: x, input_files: ["docs/{{ lang }}.md"]';
    expect(await inputOf(own)).toEqual([{ role: 'user', content }]);
    expect(await inputOf('vars: {lang: da}, input: x', 'input_files: ["docs/{{ lang }}.md"]')).toEqual([
      { role: 'user', content },
    ]);
  });

  test.each<[string, string]>([
    ['input: {role: user, content: x}, input_files: [a.md]', '3:46 UNUSED'],
    ['input: {a: 1}, input_files: [a.md]', '3:28 UNUSED'],
  ])(
    'next to input that is not text are ignored, which is reported, and the test runs: %s',
    async (fields, expected) => {
      const { first, reported } = await read(fields);
      expect(first?.kind).toBe('test');
      expect(reported).toEqual([expected]);
    },
  );

  test('of the suite are then reported at the input that cannot contain them', async () => {
    expect((await read('input: {a: 1}', 'input_files: [b.md]')).reported).toEqual(['3:13 UNUSED']);
  });

  test.each<[string, string]>([
    ['input_files: a.md', '3:36 WRONG_TYPE'],
    ['input_files: {a: b}', '3:36 WRONG_TYPE'],
    ['input_files: [5]', '3:37 WRONG_TYPE'],
    ['input_files: [""]', '3:37 WRONG_TYPE'],
    ['input_files: [../../etc/passwd]', '3:37 FILE_UNREADABLE'],
  ])('break the test when they are wrong: %s', async (fields, expected) => {
    const { first, reported } = await read(`input: x, ${fields}`);
    expect(first?.kind).toBe('broken');
    expect(reported).toEqual([expected]);
  });
});

test('files in the input of the suite are handed to programs too', async () => {
  const { first } = await read('input: x', 'input: {role: system, content: [{type: file, value: a.md}]}');
  expect(first).toMatchObject({ inputFiles: ['/repo/evals/a.md'], input: [{ content: [A] }, { content: 'x' }] });
});

describe('a file in the input of the suite that variables name', () => {
  const suite = 'input: {role: system, content: [{type: file, value: "docs/{{ lang }}.md"}]}';

  test('is read for each test, and the file itself stays', async () => {
    const { first, reported } = await read('vars: {lang: da}, input: x', suite);
    expect(reported).toEqual([]);
    expect(first).toMatchObject({ inputFiles: ['/repo/docs/da.md'], input: [{ content: [{ text: 'dansk' }] }, {}] });
  });

  test('is missed by a test without variables', async () => {
    expect((await read('input: x', suite)).reported).toEqual(['1:53 FILE_MISSING']);
  });
});

test('input of the suite that is wrong is reported, also if no test uses it', async () => {
  expect((await read('input: x, execution: {skip_defaults: true}', 'input: 5')).reported).toEqual(['1:8 WRONG_TYPE']);
});
