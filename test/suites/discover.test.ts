import { execFileSync } from 'node:child_process';
import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText, UserError } from '../../src/model/errors.ts';
import type { Files } from '../../src/model/ports/files.ts';
import { files } from '../../src/platform/files/files.ts';
import { findRepository, findSuites, otherYamlFiles } from '../../src/suites/discover.ts';
import { printedAsUser } from '../support/permissions.ts';
import { aProject, type Project } from '../support/project.ts';

let project: Project;
let root: string;

beforeAll(async () => {
  const texts = [
    'evals/b.eval.yaml',
    'evals/a.eval.yml',
    'evals/eval.yaml',
    'evals/upper/EVAL.yaml',
    'evals/c.EVAL.YAML',
    'evals/notes.txt',
    'evals/data.json',
    'evals/list.jsonl',
    'evals/plain.yaml',
    'evals/deep/er/eval.yml',
    'evals/deep/x.eval.ts',
    'evals/.hidden/h.eval.yaml',
    'evals/node_modules/p/eval.yaml',
    'evals/dataset-old.yaml',
    'evals/[odd] name (1).eval.yaml',
    'evals/ünï.eval.yaml',
    'more/EVALS/upper.eval.yaml',
    'src/no.eval.yaml',
    'dist/evals/built.eval.yaml',
    'empty/readme.md',
    'wrong/suite.yaml',
    'loop/one.eval.yaml',
    'a[b]/eval.yaml',
  ];
  project = aProject(Object.fromEntries(texts.map((name) => [name, 'tests: []\n'])));
  root = project.folder;
  await symlink(join(root, 'loop'), join(root, 'loop', 'again'), 'dir');
  await symlink(join(root, 'wrong'), join(root, 'linked'), 'dir');
});
afterAll(() => project[Symbol.dispose]());

const find = async (...asked: string[]): Promise<string[]> =>
  (await findSuites(asked, root, files)).map((path) => path.slice(root.length + 1));

async function refusal(...asked: string[]): Promise<string> {
  try {
    return `found ${await find(...asked)}`;
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(problemText).join('\n').replaceAll(root, '<root>');
    throw error;
  }
}

test.each<[string, string[], RegExp]>([
  [
    'a file that cannot be a suite',
    ['evals/notes.txt'],
    /evals\/notes\.txt is not an eval suite\n {2}expected: a \.yaml/,
  ],
  [
    'a file that is missing, with the one that was probably meant',
    ['evals/b.evl.yaml'],
    /^There is no eval suite for evals\/b\.evl\.yaml\n.*\n.*\n {2}Did you mean "evals\/b\.eval\.yaml"\?/,
  ],
  ['a file that is missing, with its neighbours', ['wrong/other.yaml'], /found: wrong\/suite\.yaml/],
  ['a file in a folder that is missing', ['nowhere/a.yaml'], /Paths and globs start at <root>/],
  ['a folder without a suite', ['wrong'], /no eval suite for wrong\n.*eval\.yaml.*\n {2}found: wrong\/suite\.yaml/],
  ['a glob that matches nothing', ['evals/*.toml'], /no eval suite for evals\/\*\.toml/],
  [
    'those beside others that match',
    ['evals', 'no/*.yaml', 'not/*.yaml'],
    /for no\/\*\.yaml \(nor for not\/\*\.yaml\)/,
  ],
  ['exclusions of everything', ['evals/deep', '!evals'], /All suites are excluded[\s\S]*!evals/],
])('an error names %s', async (_, asked, message) => {
  expect(await refusal(...asked)).toMatch(message);
});

test.each([
  'evals/upper/EVAL.yaml',
  'evals/data.json',
  'evals/list.jsonl',
  'evals/c.EVAL.YAML',
  'evals/deep/x.eval.ts',
  'evals/[odd] name (1).eval.yaml',
])('a file that is named is taken as it is: %s', async (name) => {
  expect(await find(name)).toEqual([name]);
  expect(await find(join(root, name))).toEqual([name]);
});

describe('a folder', () => {
  test('is searched to any depth for eval.yaml and *.eval.yaml, dot folders included, case counting', async () => {
    expect(await find('evals')).toEqual([
      'evals/.hidden/h.eval.yaml',
      'evals/[odd] name (1).eval.yaml',
      'evals/a.eval.yml',
      'evals/b.eval.yaml',
      'evals/deep/er/eval.yml',
      'evals/deep/x.eval.ts',
      'evals/eval.yaml',
      'evals/node_modules/p/eval.yaml',
      'evals/ünï.eval.yaml',
    ]);
  });

  test.each(['evals/deep/', './evals/deep'])('may be written as %s', async (path) => {
    expect(await find(path)).toEqual(['evals/deep/er/eval.yml', 'evals/deep/x.eval.ts']);
  });

  test('may have characters in its name that mean something in a glob', async () => {
    expect(await find('a[b]')).toEqual(['a[b]/eval.yaml']);
  });

  test('keeps a suite that is a link to nowhere, because its reader reports it', async () => {
    await symlink(join(root, 'nowhere.yaml'), join(root, 'loop', 'dead.eval.yaml'));
    expect(await find('loop')).toEqual(['loop/dead.eval.yaml', 'loop/one.eval.yaml']);
    await rm(join(root, 'loop', 'dead.eval.yaml'));
  });

  test.each(['loop', '**/pipe.*'])('keeps a suite that is a pipe, because its reader reports it: %s', async (asked) => {
    execFileSync('mkfifo', [join(root, 'loop', 'pipe.eval.yaml')]);
    expect(await find(asked)).toContain('loop/pipe.eval.yaml');
    await rm(join(root, 'loop', 'pipe.eval.yaml'));
  });

  test.each(['!evals/deep/dead.eval.yaml', '!**/dead.*'])('has no link to nowhere with %s', async (exclusion) => {
    await symlink(join(root, 'nowhere.yaml'), join(root, 'evals', 'deep', 'dead.eval.yaml'));
    expect(await find('evals/deep', exclusion)).toEqual(['evals/deep/er/eval.yml', 'evals/deep/x.eval.ts']);
    await rm(join(root, 'evals', 'deep', 'dead.eval.yaml'));
  });
});

describe('a suite behind a linked folder', () => {
  beforeAll(async () => {
    project.write('skills/real/evals/one.eval.yaml', 'tests: []\n');
    await symlink(join(root, 'skills', 'real'), join(root, 'skills', 'alias'), 'dir');
  });
  afterAll(() => rm(join(root, 'skills'), { recursive: true }));

  test('runs once, under the path of the file itself', async () => {
    expect(await find('skills')).toEqual(['skills/real/evals/one.eval.yaml']);
    expect(await find('skills/*/evals/*.eval.yaml')).toEqual(['skills/real/evals/one.eval.yaml']);
    expect(await find('skills/alias', 'skills/real/evals/one.eval.yaml')).toEqual(['skills/real/evals/one.eval.yaml']);
  });

  test('runs under the path of the link where only that is named', async () => {
    expect(await find('skills/alias')).toEqual(['skills/alias/evals/one.eval.yaml']);
  });

  test('is not one that was overlooked', async () => {
    const found = await findSuites(['skills'], root, files);
    expect(await otherYamlFiles({ args: ['skills'], suitePaths: found }, root, files)).toEqual([]);
  });
});

test('the evals.json of a skill is found where nothing is named, in a folder that is named, and by its name', async () => {
  project.write('made/csv/evals/evals.json', '{}');
  expect(await find()).toContain('made/csv/evals/evals.json');
  for (const asked of ['made', 'made/csv/evals/evals.json']) {
    expect(await find(asked)).toEqual(['made/csv/evals/evals.json']);
  }
  await rm(join(root, 'made'), { recursive: true });
});

test('a glob matches dot entries and follows links, and keeps to the files that can be suites', async () => {
  expect(await find('evals/*')).toEqual([
    'evals/[odd] name (1).eval.yaml',
    'evals/a.eval.yml',
    'evals/b.eval.yaml',
    'evals/c.EVAL.YAML',
    'evals/data.json',
    'evals/dataset-old.yaml',
    'evals/eval.yaml',
    'evals/list.jsonl',
    'evals/plain.yaml',
    'evals/ünï.eval.yaml',
  ]);
  expect(await find('**/h.*')).toEqual(['evals/.hidden/h.eval.yaml']);
  expect(await find('linked/*')).toEqual(['linked/suite.yaml']);
});

describe('several arguments', () => {
  test('give each file once, sorted by path and not by argument', async () => {
    expect(await find('evals/eval.yaml', 'evals/b.eval.yaml', 'evals/[a-b].eval.*', './evals/eval.yaml')).toEqual([
      'evals/a.eval.yml',
      'evals/b.eval.yaml',
      'evals/eval.yaml',
    ]);
  });

  test.each<[string, string]>([
    ['a file', '!evals/deep/x.eval.ts'],
    ['a glob', '!**/*.ts'],
  ])('with "!" take %s away again', async (_, exclusion) => {
    expect(await find(exclusion, 'evals/deep')).toEqual(['evals/deep/er/eval.yml']);
  });

  test('with "!" take a whole folder away again, and no folder whose name only begins alike', async () => {
    expect(await find('evals', '!evals/deep', '!evals/nod')).not.toContain('evals/deep/er/eval.yml');
    expect(await find('evals', '!evals/deep', '!evals/nod')).toContain('evals/node_modules/p/eval.yaml');
    expect(await find('a[b]', 'wrong/*.yaml', '!wrong')).toEqual(['a[b]/eval.yaml']);
  });
});

describe('without an argument', () => {
  test('suites below folders called evals are found, in any case, but not in node_modules and dist', async () => {
    expect(await find()).toEqual([
      'evals/.hidden/h.eval.yaml',
      'evals/[odd] name (1).eval.yaml',
      'evals/b.eval.yaml',
      'evals/c.EVAL.YAML',
      'evals/dataset-old.yaml',
      'evals/deep/x.eval.ts',
      'evals/eval.yaml',
      'evals/upper/EVAL.yaml',
      'evals/ünï.eval.yaml',
      'more/EVALS/upper.eval.yaml',
    ]);
  });

  test('an empty folder says what is looked for', async () => {
    await expect(findSuites([], join(root, 'empty'), files)).rejects.toThrow(
      /no eval suite in .*empty[\s\S]*\*\*\/evals/,
    );
  });
});

describe('the repository', () => {
  const at = (...repositories: string[]) =>
    ({
      state: async (path) => (repositories.includes(path) ? 'folder' : 'missing'),
    }) satisfies Pick<Files, 'state'>;

  test.each<[string, string[], string]>([
    ['is the nearest folder above with .git', ['/a/.git', '/a/b/.git'], '/a/b'],
    ['is the folder itself when it has .git', ['/a/b/c/.git', '/a/.git'], '/a/b/c'],
    ['is the folder itself when nothing above has .git', [], '/a/b/c'],
  ])('%s', async (_, repositories, expected) => {
    expect(await findRepository('/a/b/c', at(...repositories))).toBe(expected);
  });
});

describe('patterns of a configuration', () => {
  const findBy = async (...patterns: string[]) =>
    (await findSuites([], root, files, patterns)).map((path) => path.slice(root.length + 1));

  test('replace the usual ones, in any case, and node_modules is still skipped', async () => {
    expect(await findBy('SRC/**/*.eval.yaml', '**/eval.yaml', '!**/a?b*/**')).toEqual([
      'evals/eval.yaml',
      'evals/upper/EVAL.yaml',
      'src/no.eval.yaml',
    ]);
  });
});

describe('a folder that cannot be read', () => {
  const discover = new URL('../../src/suites/discover.ts', import.meta.url).href;
  const disk = new URL('../../src/platform/files/files.ts', import.meta.url).href;
  const script = `
    const { findSuites } = await import(${JSON.stringify(discover)});
    const { files } = await import(${JSON.stringify(disk)});
    const [, cwd, ...asked] = process.argv;
    console.log(await findSuites(asked, cwd, files).then((found) => JSON.stringify(found), ({ message }) => message));`;
  const names = ['evals/a.eval.yaml', 'evals/critical/c.eval.yaml', 'other/evals/o.eval.yaml'];
  const unreadable = aProject(Object.fromEntries(names.map((name) => [name, ''])));
  const { folder } = unreadable;
  const permit = (mode: number) =>
    Promise.all(['evals/critical', 'other'].map((name) => chmod(join(folder, name), mode)));

  beforeAll(() => permit(0));
  afterAll(async () => {
    await permit(0o700);
    unreadable[Symbol.dispose]();
  });

  test.each([
    ['the search without arguments', []],
    ['a folder', ['evals']],
    ['a glob', ['evals/**/*.eval.yaml']],
  ])('stops %s', (_, asked) => {
    expect(printedAsUser(script, [folder, ...asked])).toMatch(
      /^Cannot read the folder .*(?:evals.critical|other)\/?: EACCES/,
    );
  });

  test.each([
    ['a search without arguments', ['!evals/critical', '!other']],
    ['a search without arguments, as a glob', ['!evals/critical/**', '!other/**']],
    ['a folder', ['evals', '!evals/critical']],
    ['a glob', ['evals/**/*.eval.yaml', '!evals/critical/**']],
  ])('does not matter to %s if it is excluded', (_, asked) => {
    expect(printedAsUser(script, [folder, ...asked]).trim()).toBe(JSON.stringify([join(folder, 'evals/a.eval.yaml')]));
  });
});

test.each([
  ['the search without arguments', []],
  ['a folder', ['evals']],
  ['a glob', ['evals/*.yaml']],
])('a folder with the name of a suite is found by %s, so that reading it is an error', async (_, asked) => {
  using project = aProject({ 'evals/a.eval.yaml': 'tests: []', 'evals/b.eval.yaml/x.txt': 'x' });
  const [a, b] = ['a', 'b'].map((name) => join(project.folder, `evals/${name}.eval.yaml`));
  expect(await findSuites(asked, project.folder, files)).toEqual([a, b]);
  expect(await findSuites([...asked, '!evals/b.eval.yaml'], project.folder, files)).toEqual([a]);
});
