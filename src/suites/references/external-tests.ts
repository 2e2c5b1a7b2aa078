import { extname, join, relative, resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { cutMiddle } from '../../shared/text.ts';
import { orReported, readText, type SuiteReading } from '../suite-file.ts';

export const MOST_FILES = 10_000;
const MAX_TOTAL_CHARACTERS = 64 * 1024 * 1024;

const LONGEST_PATH = 4096;

const IN_A_FILE = 'file://';

/**
 * Reads the tests of a suite from other files. Each test has its own file and line. A file of tests contains only
 * tests, so there are no cycles.
 */
export class ExternalTests {
  readonly #folder: string;
  readonly #reading: SuiteReading;
  readonly #problems: Problem[];
  #files = 0;
  #characters = 0;

  /** Paths start in `folder`, that of the eval file. */
  constructor(folder: string, reading: SuiteReading, problems: Problem[]) {
    this.#folder = folder;
    this.#reading = reading;
    this.#problems = problems;
  }

  /** The tests of `tests: <path>`: a file of tests, or a folder of cases. */
  async behindPath(field: Cursor): Promise<Cursor[]> {
    const path = this.#resolve(field.text ?? '', field);
    if (path === undefined) return [];
    const isFolder = (await this.#stateOf(path, field)) === 'folder';
    return isFolder ? this.#inFolder(path, field) : this.#inFile(path, field);
  }

  /** The entries of a list, with each `file://…` replaced by its tests. */
  async inList(entries: readonly Cursor[]): Promise<Cursor[]> {
    const all: Cursor[] = [];
    for (const entry of entries) {
      const path = entry.text?.startsWith(IN_A_FILE) ? entry.text.slice(IN_A_FILE.length) : undefined;
      if (path === undefined) all.push(entry);
      else for (const test of await this.#behindEntry(path, entry)) all.push(test);
    }
    return all;
  }

  async #behindEntry(path: string, entry: Cursor): Promise<Cursor[]> {
    if (!/[*?{]/.test(path)) {
      const file = this.#resolve(path, entry);
      return file === undefined ? [] : this.#inFile(file, entry);
    }
    const tests: Cursor[] = [];
    for (const match of await this.#matches(path, entry)) {
      for (const test of await this.#inFile(match, entry)) tests.push(test);
    }
    return tests;
  }

  /** The search starts below the literal part of the glob, so it cannot start outside the repository. */
  async #matches(pattern: string, entry: Cursor): Promise<readonly string[]> {
    const parts = pattern.split('/');
    const firstGlob = parts.findIndex((part) => /[*?{]/.test(part));
    const rest = parts.slice(firstGlob);
    const start = this.#resolve(parts.slice(0, firstGlob).join('/') || (pattern.startsWith('/') ? '/' : '.'), entry);
    if (start === undefined) return [];
    if (rest.some((part) => /(?:^|[{,])\.\.(?:[},]|$)/.test(part))) {
      this.#problems.push(entry.error('WRONG_TYPE', '".." cannot follow a wildcard in a glob'));
      return [];
    }
    if ((await this.#stateOf(start, entry)) === 'folder' && !(await this.#isInside(start, entry))) return [];
    const glob = () => this.#reading.files.glob([rest.join('/')], { cwd: start });
    const found = await orReported(glob, this.#problems, entry.location);
    if (found?.length === 0) {
      this.#problems.push(
        entry.warning('NOTHING_MATCHED', `No file matches ${shortened(pattern)}, so it adds no tests`, {
          hint: `Paths start at ${this.#shown(this.#folder)}.`,
        }),
      );
    }
    return found ?? [];
  }

  async #inFile(path: string, from: Cursor): Promise<Cursor[]> {
    const text = await this.#textOf(path, from);
    if (text === undefined) return [];
    const file = this.#shown(path);
    const tests = /\.jsonl$/i.test(path) ? this.#jsonl(file, text) : this.#yaml(file, text);
    if (tests?.length === 0) this.#problems.push(emptyFile(file));
    return tests ?? [];
  }

  #jsonl(file: string, text: string): Cursor[] | undefined {
    return this.#reading.texts.jsonLines(file, text, this.#problems);
  }

  #yaml(file: string, text: string): Cursor[] | undefined {
    const root = this.#reading.texts.yaml(file, text, this.#problems);
    if (root?.value === null) return [];
    if (root?.isList === false) this.#problems.push(notAList(root));
    if (!root?.isList) return undefined;
    const items = root.items();
    const others = items.filter((item) => !item.isMap);
    for (const item of others) this.#problems.push(notATest(item));
    return others.length > 0 ? undefined : items;
  }

  /** Every direct subfolder is one case. */
  async #inFolder(folder: string, from: Cursor): Promise<Cursor[]> {
    if (!(await this.#isInside(folder, from))) return [];
    const { files } = this.#reading;
    const glob = () => files.glob(['*', '*/*', '*/*/*'], { cwd: folder });
    const found = (await orReported(glob, this.#problems, from.location)) ?? [];
    const parts = found.map((path) => relative(folder, path).replaceAll('\\', '/').split('/'));
    const names = [...new Set(parts.flatMap(([name, ...more]) => (name && more.length > 0 ? [name] : [])))];
    const orphans = parts.flatMap(([name = '', ...more]) => (more.length === 0 && isTestFile(name) ? [name] : []));
    if (orphans.length > 0) this.#problems.push(notInAFolder(orphans, from));
    if (names.length === 0) {
      this.#problems.push(from.warning('NOTHING_MATCHED', `${this.#shown(folder)} has no subfolder with a case`));
    }
    const tests: Cursor[] = [];
    for (const name of names.sort(byBytes)) {
      const test = await this.#case(join(folder, name), name, from);
      if (test !== undefined) tests.push(test);
    }
    return tests;
  }

  async #case(folder: string, name: string, from: Cursor): Promise<Cursor | undefined> {
    const path = await this.#caseFile(folder, from);
    if (path === undefined) return undefined;
    const text = await this.#textOf(path, from);
    const root = text === undefined ? undefined : this.#reading.texts.yaml(this.#shown(path), text, this.#problems);
    if (root === undefined) return undefined;
    if (root.value === null) this.#problems.push(emptyFile(this.#shown(path)));
    else if (!root.isMap) this.#problems.push(notACase(root));
    if (!root.isMap) return undefined;
    const named = root.field('id') === undefined ? root.with('id', name) : root;
    const template = join(folder, 'workspace');
    const hasTemplate = named.field('workspace') === undefined && (await this.#stateOf(template, from)) === 'folder';
    return hasTemplate ? named.with('workspace', { template }) : named;
  }

  async #caseFile(folder: string, from: Cursor): Promise<string | undefined> {
    const paths = ['case.yaml', 'case.yml'].map((name) => join(folder, name));
    const present: string[] = [];
    for (const path of paths) if ((await this.#stateOf(path, from)) === 'file') present.push(path);
    const [path, ignored] = present;
    if (path === undefined) {
      this.#problems.push(
        from.warning('FILE_MISSING', `The folder ${this.#shown(folder)} has no case.yaml and is ignored`, {
          expected: 'a case.yaml or case.yml in every folder of cases',
        }),
      );
    }
    if (ignored !== undefined) {
      const message = `${this.#shown(ignored)} is ignored because case.yaml exists too`;
      this.#problems.push(from.warning('UNUSED', message));
    }
    return path;
  }

  /** The text of a readable file; else an error at the reference. */
  async #textOf(path: string, from: Cursor): Promise<string | undefined> {
    const state = await this.#stateOf(path, from);
    if (state === 'missing') this.#problems.push(missingFile(this.#shown(path), from));
    if (state === 'folder') this.#problems.push(isAFolder(this.#shown(path), from));
    if (state === 'file' && !isTestFile(path)) this.#problems.push(notATestFile(path, from));
    if (state !== 'file' || !isTestFile(path) || !(await this.#isInside(path, from))) return undefined;
    this.#files += 1;
    if (this.#files > MOST_FILES) return this.#tooMuch(from, `at most ${MOST_FILES} files`);
    const text = await readText(path, this.#reading, this.#problems, from.location);
    this.#characters += text?.length ?? 0;
    if (this.#characters > MAX_TOTAL_CHARACTERS) {
      return this.#tooMuch(from, `at most ${MAX_TOTAL_CHARACTERS} characters in total`);
    }
    return text;
  }

  #tooMuch(from: Cursor, expected: string): undefined {
    const message = 'The test files of this suite are too many or too large';
    const problem = from.error('FILE_TOO_LARGE', message, { expected, hint: 'Split it into several suites.' });
    const isReported = this.#problems.some(
      ({ message: reported, location }) => reported === message && sameLocation(location, problem.location),
    );
    if (!isReported) this.#problems.push(problem);
  }

  #resolve(text: string, from: Cursor): string | undefined {
    if (text.trim() === '' || text.length > LONGEST_PATH) {
      this.#problems.push(from.wrongType('tests', 'the path of a file of tests, or of a folder of cases'));
      return undefined;
    }
    const path = resolve(this.#folder, text);
    if (this.#reading.bounds.hold(path)) return path;
    this.#problems.push(
      from.error('FILE_UNREADABLE', `${shortened(text)} is outside the repository and is not read`, {
        expected: 'a path in the repository',
        hint: 'Copy the tests into the repository.',
      }),
    );
    return undefined;
  }

  async #isInside(path: string, from: Cursor): Promise<boolean> {
    const side = await orReported(() => this.#reading.bounds.sideOf(path), this.#problems, from.location);
    if (side === 'outside' || side === 'link') {
      this.#problems.push(
        from.error('FILE_UNREADABLE', `${this.#shown(path)} is outside the repository and is not read`, {
          expected: 'a file of the repository',
          hint: side === 'link' ? 'The path contains a link: replace it with the file itself.' : 'Copy it there.',
        }),
      );
    }
    return side === 'inside';
  }

  async #stateOf(path: string, from: Cursor) {
    return orReported(() => this.#reading.files.state(path), this.#problems, from.location);
  }

  #shown(path: string): string {
    return shortened(this.#reading.shown(path));
  }
}

const shortened = (path: string): string => cutMiddle(path, 200);

const isTestFile = (name: string): boolean => /\.(?:ya?ml|jsonl)$/i.test(name);

const sameLocation = (a: Problem['location'], b: Problem['location']): boolean =>
  a?.file === b?.file && a?.line === b?.line && a?.column === b?.column;

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const emptyFile = (file: string): Problem => ({
  code: 'NOTHING_MATCHED',
  severity: 'warning',
  message: 'The file is empty: there are no tests in it',
  location: { file, line: 1, column: 1 },
});

const notAList = (root: Cursor): Problem =>
  root.error('WRONG_TYPE', 'A file of tests must be a list', {
    expected: 'a list of tests',
    found: root.found,
    hint:
      root.key('tests') === undefined
        ? 'Put "- " before each test to make it a list.'
        : 'This file is a suite: run it separately, or reduce it to the list under "tests".',
  });

const notATest = (item: Cursor): Problem =>
  item.text?.startsWith(IN_A_FILE)
    ? item.error('WRONG_TYPE', 'A file of tests cannot refer to other files', {
        expected: 'a test: a mapping',
        found: item.found,
        hint: 'Add that file to the suite itself.',
      })
    : item.error('WRONG_TYPE', 'A test is a mapping', { expected: '"id", "input" and graders', found: item.found });

const notACase = (root: Cursor): Problem =>
  root.error('WRONG_TYPE', 'A case must be one test', {
    expected: 'a mapping with "input" and graders',
    found: root.found,
    hint: root.isList ? 'Put each test of the list into a separate folder.' : undefined,
  });

const notATestFile = (path: string, from: Cursor): Problem =>
  from.error('WRONG_TYPE', 'Tests cannot be read from a file of this kind', {
    expected: 'a .yaml, .yml or .jsonl file, or a folder of cases',
    found: extname(path) === '' ? 'a name without an extension' : `a name that ends in ${shortened(extname(path))}`,
  });

const missingFile = (file: string, from: Cursor): Problem =>
  from.error('FILE_MISSING', `There is no file ${file}`, {
    hint: 'Paths start in the folder of the eval file.',
  });

const isAFolder = (file: string, from: Cursor): Problem =>
  from.error('FILE_UNREADABLE', `${file} is a folder, not a file of tests`, {
    hint: 'For a folder of cases, use tests: <folder>. For files in a folder, use file://<folder>/*.yaml.',
  });

const notInAFolder = (names: readonly string[], from: Cursor): Problem =>
  from.warning('UNUSED', 'Files next to the folders of cases are not read', {
    found: listed(names),
    expected: 'a folder for each case, with its case.yaml',
  });
