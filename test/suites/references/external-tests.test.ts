import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/model/errors.ts';
import { locationText } from '../../../src/model/suite/location.ts';
import type { Suite } from '../../../src/model/suite/suite.ts';
import { files as disk } from '../../../src/platform/files/files.ts';
import { MAX_FILES } from '../../../src/suites/external-tests.ts';
import { aProject, type Project } from '../../support/project.ts';
import { contextFor, loadAll, withFile } from '../support.ts';

type Texts = Readonly<Record<string, string>>;

const oneTest = (id: string) => `{id: ${id}, input: hello, assertions: [{type: is-json}]}`;
const oneLine = (id: string) => JSON.stringify({ id, input: 'hello', assertions: [{ type: 'is-json' }] });

/** What becomes of `evals/a.eval.yaml` among other files: tests with their places, and problems with theirs. */
async function read(tests: string, others: Texts = {}, env: Texts = {}) {
  const path = '/repo/evals/a.eval.yaml';
  const texts = { [path]: `tests: ${tests}\n`, ...others };
  const { suites, problems } = await loadAll([path], contextFor(texts, env));
  const ofFiles = problems.filter((problem) => !suites.some((suite) => isOfTest(suite, problem)));
  return { tests: locationsOf(suites), reported: ofFiles.map(inShort), problems: ofFiles };
}

const isOfTest = ({ tests }: Suite, problem: Problem): boolean =>
  tests.some((each) => each.kind === 'broken' && each.problems.includes(problem));

const locationsOf = (suites: readonly Suite[]) =>
  suites.flatMap(({ tests }) => tests.map(({ kind, id, location }) => `${kind} ${id} ${locationText(location)}`));

const inShort = withFile();

describe('tests from a file', () => {
  test('in YAML have their locations in that file', async () => {
    const cases = `# cases\n- ${oneTest('x')}\n\n- id: y\n  input: hello\n  assertions: [{type: is-json}]\n`;
    for (const name of ['cases.yaml', './cases.yaml', 'sub/../cases.yaml', '/repo/evals/cases.yaml']) {
      const { tests, reported } = await read(name, { '/repo/evals/cases.yaml': cases });
      expect(tests).toEqual(['test x evals/cases.yaml:2:3', 'test y evals/cases.yaml:4:3']);
      expect(reported).toEqual([]);
    }
  });

  test('in JSONL have their lines, with blank lines counted', async () => {
    const lines = `\uFEFF${oneLine('x')}\r\n\r\n  \t\r\n  ${oneLine('y')}\r\n`;
    const { tests } = await read('../data/Cases.JSONL', { '/repo/data/Cases.JSONL': lines });
    expect(tests).toEqual(['test x data/Cases.JSONL:1:1', 'test y data/Cases.JSONL:4:3']);
  });

  test('have all features of YAML tests, in JSONL too', async () => {
    const line = '{"id": "x", "input": "hello", "vars": [], "assertions": [{"type": "nope"}]}';
    const { tests } = await read('c.jsonl', { '/repo/evals/c.jsonl': line });
    expect(tests).toEqual(['broken x evals/c.jsonl:1:1']);
  });

  test('see the variables of the environment, and unset ones are reported once at their first location', async () => {
    const { tests, reported } = await read(
      '["file://one.yaml", "file://two.jsonl"]',
      {
        '/repo/evals/one.yaml': `- ${oneTest('"${{ ID }}"')}\n- ${oneTest('b')}\n- {id: c, input: "\${{ NO }}"}`,
        '/repo/evals/two.jsonl': '{"id": "d", "input": "${{ NO }}", "assertions": [{"type": "is-json"}]}',
      },
      { ID: '7' },
    );
    expect(tests[0]).toBe('test 7 evals/one.yaml:1:3');
    expect(reported.filter((line) => line.includes('SECRET'))).toEqual(['evals/one.yaml:3:18 SECRET_MISSING']);
  });

  test('of a name that comes from the environment are found', async () => {
    const { tests } = await read('${{ FILE }}', { '/repo/evals/7': oneTest('x') }, { FILE: '7' });
    expect(tests).toEqual([]);
    const other = await read('${{ FILE }}', { '/repo/evals/c.yaml': `- ${oneTest('x')}` }, { FILE: 'c.yaml' });
    expect(other.tests).toEqual(['test x evals/c.yaml:1:3']);
  });

  test.each([
    ['c.yaml', '# soon\n'],
    ['c.yaml', '[]'],
    ['c.jsonl', '\r\n\n'],
  ])('of an empty file are a warning there: %s with %j', async (name, text) => {
    const { reported } = await read(`["file://${name}", ${oneTest('a')}]`, { [`/repo/evals/${name}`]: text });
    expect(reported).toEqual([`evals/${name}:1:1 NOTHING_MATCHED`]);
  });

  test.each<[string, string, string]>([
    ['a mapping', 'id: x', 'evals/c.yaml:1:1 WRONG_TYPE'],
    ['a suite', 'name: x\ntests: []', 'evals/c.yaml:1:1 WRONG_TYPE'],
    ['a scalar', 'hello', 'evals/c.yaml:1:1 WRONG_TYPE'],
    ['a list with a number', `- ${oneTest('x')}\n- 5`, 'evals/c.yaml:2:3 WRONG_TYPE'],
    ['a list that refers to another file', `- ${oneTest('x')}\n- file://c.yaml`, 'evals/c.yaml:2:3 WRONG_TYPE'],
    ['broken YAML', '- a: b: c', 'evals/c.yaml:1:6 YAML_INVALID'],
  ])('of a file that holds %s are an error there', async (_, text, reported) => {
    const result = await read('c.yaml', { '/repo/evals/c.yaml': text });
    expect(result.reported).toEqual([reported]);
  });

  test('that a suite takes from itself are an error, and no circle', async () => {
    const { reported, problems } = await read('a.eval.yaml');
    expect(reported).toEqual(['evals/a.eval.yaml:1:1 WRONG_TYPE']);
    expect(problems[0]?.hint).toMatch(/This file is a suite/);
  });

  test.each<[string, string, RegExp]>([
    ['nowhere.yaml', 'FILE_MISSING', /no file evals\/nowhere\.yaml/],
    ['nowhere', 'FILE_MISSING', /no file evals\/nowhere/],
    ['cases.txt', 'WRONG_TYPE', /cannot be read from a file of this kind/],
    ['evals.json', 'WRONG_TYPE', /cannot be read from a file of this kind/],
    ['noending', 'WRONG_TYPE', /cannot be read from a file of this kind/],
    ['""', 'WRONG_TYPE', /wrong value/],
    [`"${'x'.repeat(5000)}"`, 'WRONG_TYPE', /wrong value/],
    ['../../outside.yaml', 'FILE_UNREADABLE', /is outside the repository/],
    ['/etc/cases.yaml', 'FILE_UNREADABLE', /is outside the repository/],
  ])('of the file %s are an error where the suite names it', async (name, code, message) => {
    const others = Object.fromEntries(
      ['cases.txt', 'evals.json', 'noending'].map((other) => [`/repo/evals/${other}`, `- ${oneTest('x')}`]),
    );
    for (const [tests, location] of [
      [name, '1:8'],
      [`[${name.startsWith('"') ? `"file://${name.slice(1)}` : `file://${name}`}]`, '1:9'],
    ] as const) {
      const { reported, problems } = await read(tests, { ...others, '/outside.yaml': '[]', '/etc/cases.yaml': '[]' });
      expect(reported).toEqual([`evals/a.eval.yaml:${location} ${code}`]);
      expect(problems[0]?.message).toMatch(message);
    }
  });

  test('larger than a suite may be are an error where the suite names the file', async () => {
    const { reported } = await read('c.jsonl', { '/repo/evals/c.jsonl': ' '.repeat(6_000_000) });
    expect(reported).toEqual(['evals/a.eval.yaml:1:8 FILE_TOO_LARGE']);
  });
});

describe('a list of tests', () => {
  const files = {
    '/repo/evals/more/b.yaml': `- ${oneTest('b1')}\n- ${oneTest('b2')}`,
    '/repo/evals/more/a.jsonl': oneLine('a1'),
    '/repo/evals/more/.c.yml': `- ${oneTest('c1')}`,
    '/repo/evals/more/deep/d.yaml': `- ${oneTest('d1')}`,
  };

  test('takes in files where they are named, among its own tests', async () => {
    const { tests } = await read(`[${oneTest('x')}, file://more/b.yaml, ${oneTest('y')}, file://more/a.jsonl]`, files);
    expect(tests.map((line) => line.split(' ')[1])).toEqual(['x', 'b1', 'b2', 'y', 'a1']);
  });

  test.each<[string, string[]]>([
    ['file://more/*', ['c1', 'a1', 'b1', 'b2']],
    ['file://more/*.yaml', ['b1', 'b2']],
    ['file://more/?.{yaml,jsonl}', ['a1', 'b1', 'b2']],
    ['file://more/**/d.yaml', ['d1']],
    ['file://../evals/*/d*/*.yaml', ['d1']],
    ['file:///repo/evals/more/b*', ['b1', 'b2']],
  ])('takes in all files that a glob matches, sorted: %s', async (glob, ids) => {
    const { tests, reported } = await read(`["${glob}"]`, files);
    expect(tests.map((line) => line.split(' ')[1])).toEqual(ids);
    expect(reported).toEqual([]);
  });

  test.each(['file://none/*.yaml', 'file://more/*.toml', 'file://{x,y}'])(
    'is warned of a glob that matches nothing: %s',
    async (glob) => {
      const { tests, reported } = await read(`["${glob}", ${oneTest('x')}]`, files);
      expect(tests.length).toBe(1);
      expect(reported).toEqual(['evals/a.eval.yaml:1:9 NOTHING_MATCHED']);
    },
  );

  test.each(['file://../../*.yaml', 'file:///etc/*', 'file://../../../**/{passwd,shadow}'])(
    'may not look for files outside of the repository: %s',
    async (glob) => {
      expect((await read(`["${glob}"]`, files)).reported).toEqual(['evals/a.eval.yaml:1:9 FILE_UNREADABLE']);
    },
  );

  test.each(['file://*/../../../x.yaml', 'file://{..,more}/../../*.yaml', 'file://m*/{../..,x}/*.yaml'])(
    'may not go up after a wildcard: %s',
    async (glob) => {
      expect((await read(`["${glob}"]`, files)).reported).toEqual(['evals/a.eval.yaml:1:9 WRONG_TYPE']);
    },
  );

  test('may have an id only once, and both locations are reported', async () => {
    const { reported, problems } = await read(`[${oneTest('b2')}, file://more/b.yaml]`, files);
    expect(reported).toEqual(['evals/more/b.yaml:2:4 DUPLICATE_ID']);
    expect(problems[0]?.hint).toBe('The other one is evals/a.eval.yaml:1:10.');
  });

  test('reports all mistakes in all of its files at once, file by file', async () => {
    const { reported } = await read('[file://1.yaml, file://2.yaml, file://3.yaml, file://4.jsonl]', {
      '/repo/evals/1.yaml': '\n\n- 5',
      '/repo/evals/2.yaml': '- 5\n- 6',
      '/repo/evals/4.jsonl': '{"id": x}\n[]\n{"id": "y"}',
    });
    expect(reported).toEqual([
      'evals/1.yaml:3:3 WRONG_TYPE',
      'evals/2.yaml:1:3 WRONG_TYPE',
      'evals/2.yaml:2:3 WRONG_TYPE',
      'evals/a.eval.yaml:1:39 FILE_MISSING',
      'evals/4.jsonl:1:8 YAML_INVALID',
      'evals/4.jsonl:2:1 WRONG_TYPE',
    ]);
  });
});

describe('a folder of cases', () => {
  const one = (fields = '') => `input: hello\nassertions: [{type: is-json}]\n${fields}`;

  test('holds a case in each of its folders, by the bytes of their names, called like the folder', async () => {
    const { tests, reported } = await read('./cases', {
      '/repo/evals/cases/b/case.yaml': one(),
      '/repo/evals/cases/a/case.yml': `# first\n${one('id: named')}`,
      '/repo/evals/cases/\u{1F600}/case.yaml': one(),
      '/repo/evals/cases/\uFF5E/case.yaml': one('id: ~'),
      '/repo/evals/cases/README.md': 'What this is',
    });
    expect(tests).toEqual([
      'test named evals/cases/a/case.yml:2:1',
      'test b evals/cases/b/case.yaml:1:1',
      'test \uFF5E evals/cases/\uFF5E/case.yaml:1:1',
      'test \u{1F600} evals/cases/\u{1F600}/case.yaml:1:1',
    ]);
    expect(reported).toEqual([]);
  });

  test('warns of folders without a case, of files next to the folders and of second files', async () => {
    const { tests, reported } = await read('cases', {
      '/repo/evals/cases/a/case.yaml': one(),
      '/repo/evals/cases/a/case.yml': one(),
      '/repo/evals/cases/b/notes.md': '',
      '/repo/evals/cases/c/deep/case.yaml': one(),
      '/repo/evals/cases/stray.yaml': one(),
    });
    expect(tests).toEqual(['test a evals/cases/a/case.yaml:1:1']);
    expect(reported.toSorted()).toEqual(
      ['UNUSED', 'UNUSED', 'FILE_MISSING', 'FILE_MISSING'].map((code) => `evals/a.eval.yaml:1:8 ${code}`).toSorted(),
    );
  });

  test('warns when it holds no folder', async () => {
    expect((await read('cases', { '/repo/evals/cases/README.md': '' })).reported).toEqual([
      'evals/a.eval.yaml:1:8 NOTHING_MATCHED',
    ]);
  });

  test.each<[string, string, string]>([
    ['is empty', '', '1:1 NOTHING_MATCHED'],
    ['is a list', `- ${oneTest('x')}`, '1:1 WRONG_TYPE'],
    ['is a scalar', 'x', '1:1 WRONG_TYPE'],
    ['is no YAML', 'a: b: c', '1:4 YAML_INVALID'],
  ])('reports a case that %s at its location', async (_, text, reported) => {
    const result = await read('cases', { '/repo/evals/cases/a/case.yaml': text });
    expect(result.reported).toEqual([`evals/cases/a/case.yaml:${reported}`]);
  });

  test('with a folder called workspace has it as the template of its workspace', async () => {
    const { tests } = await read('cases', {
      '/repo/evals/cases/a/case.yaml': one(),
      '/repo/evals/cases/a/workspace/main.py': '',
      '/repo/evals/cases/b/case.yaml': one(),
    });
    expect(tests).toEqual(['test a evals/cases/a/case.yaml:1:1', 'test b evals/cases/b/case.yaml:1:1']);
  });

  test('cannot be an entry of a list', async () => {
    const { reported, problems } = await read('[file://cases]', { '/repo/evals/cases/a/case.yaml': one() });
    expect(reported).toEqual(['evals/a.eval.yaml:1:9 FILE_UNREADABLE']);
    expect(problems[0]?.message).toBe('evals/cases is a folder, not a file of tests');
  });
});

describe('limits', () => {
  test('a suite of very many files is refused where it names them, once', async () => {
    const many = Array.from({ length: MAX_FILES + 3 }, (_, index) => [`/repo/evals/many/${index}.jsonl`, '\n']);
    const { reported } = await read('[file://many/*]', Object.fromEntries(many));
    expect(reported[0]).toBe('evals/a.eval.yaml:1:9 FILE_TOO_LARGE');
    expect(reported.length).toBe(1);
  });

  test('a suite of very much text is refused', async () => {
    const large = `# ${'x'.repeat(5_000_000)}`;
    const many = Array.from({ length: 14 }, (_, index) => [`/repo/evals/many/${index}.yaml`, large]);
    const { reported } = await read('[file://many/*]', Object.fromEntries(many));
    expect(reported).toEqual(['evals/a.eval.yaml:1:9 FILE_TOO_LARGE']);
  });

  test('a file of very many lines is refused', async () => {
    const { reported } = await read('many.jsonl', { '/repo/evals/many.jsonl': '{}\n'.repeat(100_001) });
    expect(reported).toEqual(['evals/many.jsonl:100001:1 FILE_TOO_LARGE']);
  });

  test('a JSONL file that is no JSONL is not complained about without end', async () => {
    const { problems } = await read('wrong.jsonl', { '/repo/evals/wrong.jsonl': 'x\n'.repeat(100_000) });
    expect(problems.length).toBe(21);
    expect(problems.at(-1)?.message).toMatch(/The lines after this one are not checked/);
  });
});

describe('links on a real disk', () => {
  let project: Project;

  beforeAll(() => {
    project = aProject({
      'outside/secret.yaml': `- ${oneTest('secret')}`,
      'outside/case/case.yaml': 'input: secret',
      'repo/real/cases.yaml': `- ${oneTest('inside')}`,
      'repo/evals/a.eval.yaml': 'tests: linked.yaml',
      'repo/evals/b.eval.yaml': 'tests: [file://folder/*.yaml]',
      'repo/evals/c.eval.yaml': 'tests: folder',
      'repo/evals/d.eval.yaml': 'tests: inside.yaml',
      'repo/evals/e.eval.yaml': 'tests: [file://**/secret.yaml]',
      'repo/evals/f.eval.yaml': 'tests: cases',
      'repo/evals/cases/x/README.md': '',
    });
    const evals = join(project.folder, 'repo/evals');
    symlinkSync('../../outside/secret.yaml', join(evals, 'linked.yaml'));
    symlinkSync('../../outside', join(evals, 'folder'), 'dir');
    symlinkSync('../real/cases.yaml', join(evals, 'inside.yaml'));
    symlinkSync('../../../outside/case', join(evals, 'cases/linked'), 'dir');
  });
  afterAll(() => project[Symbol.dispose]());

  async function readOnDisk(name: string): Promise<string[]> {
    const cwd = join(project.folder, 'repo');
    const context = { ...contextFor({}), files: disk, cwd, root: cwd };
    const { suites, problems } = await loadAll([join(cwd, 'evals', name)], context);
    return [...locationsOf(suites), ...problems.map(inShort)];
  }

  test.each<[string, string]>([
    ['a file', 'a.eval.yaml'],
    ['a folder that a glob begins in', 'b.eval.yaml'],
    ['a folder of cases', 'c.eval.yaml'],
    ['a folder that a glob goes through', 'e.eval.yaml'],
    ['a folder with a case', 'f.eval.yaml'],
  ])('that lead out of the repository are refused where the suite names them: %s', async (_, name) => {
    const reported = await readOnDisk(name);
    expect(reported).toContainEqual(expect.stringMatching(/^evals\/[a-f]\.eval\.yaml:1:[89] FILE_UNREADABLE$/));
    expect(reported.join()).not.toContain('secret');
  });

  test('that stay inside of it are followed', async () => {
    expect(await readOnDisk('d.eval.yaml')).toEqual(['test inside evals/inside.yaml:1:3']);
  });
});
