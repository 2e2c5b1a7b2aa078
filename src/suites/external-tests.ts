import { extname, join, relative, resolve } from 'node:path';
import { type Problem, userError } from '../model/errors.ts';
import { listed } from '../model/text/similar-names.ts';
import { cutMiddle } from '../model/text/text.ts';
import { outside } from './references/file-paths.ts';
import { shownPath } from './references/shown-path.ts';
import { MAX_SUITE_BYTES, orReported, type SuiteReading } from './suite-file.ts';
import type { Cursor } from './yaml/cursor.ts';

export const MAX_FILES = 10_000;
const MAX_TOTAL_CHARACTERS = 64 * 1024 * 1024;
const MAX_PATH_LENGTH = 4096;

export const IN_A_FILE = 'file://';
export const GLOB_SIGN = /[*?{]/;
export const TEST_FILE = /\.(?:ya?ml|jsonl)$/i;

/** The folder in front of the first wildcard of a glob, and the rest. */
export function splitGlob(glob: string) {
  const parts = glob.split('/');
  const first = parts.findIndex((part) => GLOB_SIGN.test(part));
  const folder = parts.slice(0, first).join('/') || (parts[0] === '' ? '/' : '.');
  return { folder, rest: parts.slice(first).join('/') };
}

const shortened = (path: string): string => cutMiddle(path, 200);

/** It ends the reading of the entry that refers to the files. */
const tooManyFiles = (expected: string) =>
  userError('FILE_TOO_LARGE', 'The test files of this suite are too many or too large', {
    expected,
    hint: 'Split it into several suites.',
  });

/**
 * Reads the tests of a suite from other files. Each test has its own file and line. A file of tests contains only
 * tests, so there are no cycles. Problems of a reference go to the entry that refers.
 */
export class ExternalTests {
  readonly #folder: string;
  readonly #reading: SuiteReading;
  readonly #problems: Problem[];
  #files = 0;
  #characters = 0;

  constructor(folder: string, reading: SuiteReading, problems: Problem[]) {
    this.#folder = folder;
    this.#reading = reading;
    this.#problems = problems;
  }

  /** The tests of `tests: <path>`: a file of tests, or a folder of cases. */
  async behindPath(field: Cursor): Promise<Cursor[]> {
    const path = this.#resolve(field.text ?? '', field);
    const read = async () => {
      if (path === undefined) return [];
      const isFolder = (await this.#reading.files.state(path)) === 'folder';
      return isFolder ? this.#inFolder(path, field) : this.#inFile(path, field);
    };
    return (await orReported(read, field.problems, field.location)) ?? [];
  }

  /** The entries of a list, with each `file://…` replaced by its tests. */
  async inList(entries: readonly Cursor[]): Promise<Cursor[]> {
    const all: Cursor[] = [];
    for (const entry of entries) {
      const path = entry.text?.startsWith(IN_A_FILE) ? entry.text.slice(IN_A_FILE.length) : undefined;
      if (path === undefined) all.push(entry);
      else {
        const read = async () => {
          const files = GLOB_SIGN.test(path)
            ? await this.#matches(path, entry)
            : [this.#resolve(path, entry) ?? []].flat();
          for (const file of files) for (const test of await this.#inFile(file, entry)) all.push(test);
        };
        await orReported(read, entry.problems, entry.location);
      }
    }
    return all;
  }

  /** The search starts below the literal part of the glob, so it cannot start outside the repository. */
  async #matches(pattern: string, entry: Cursor): Promise<readonly string[]> {
    const { files } = this.#reading;
    const { folder, rest } = splitGlob(pattern);
    const start = this.#resolve(folder, entry);
    if (start === undefined) return [];
    if (rest.split('/').some((part) => /(?:^|[{,])\.\.(?:[},]|$)/.test(part))) {
      entry.addError('WRONG_TYPE', '".." cannot follow a wildcard in a glob');
      return [];
    }
    if ((await files.state(start)) === 'folder' && !(await this.#isInside(start, entry))) return [];
    const paths = await files.glob([rest], { cwd: start });
    if (paths.length === 0) {
      const message = `No file matches ${shortened(pattern)}, so it adds no tests`;
      entry.addWarning('NOTHING_MATCHED', message, { hint: `Paths start at ${this.#shown(this.#folder)}.` });
    }
    return paths;
  }

  async #inFile(path: string, from: Cursor): Promise<Cursor[]> {
    const text = await this.#textOf(path, from);
    if (text === undefined) return [];
    const file = this.#shown(path);
    const { texts } = this.#reading;
    if (/\.jsonl$/i.test(path)) {
      const lines = texts.jsonLines(file, text, this.#problems);
      if (lines?.length === 0) this.#reportEmpty(file);
      return lines ?? [];
    }
    const root = texts.yaml(file, text, this.#problems);
    if (root === undefined) return [];
    if (root.value === null || (root.isList && root.items().length === 0)) return this.#reportEmpty(file) ?? [];
    if (!root.isList) {
      const hint =
        root.key('tests') === undefined
          ? 'Put "- " before each test to make it a list.'
          : 'This file is a suite: run it separately, or reduce it to the list under "tests".';
      const details = { expected: 'a list of tests', found: root.found, hint };
      return root.addError('WRONG_TYPE', 'A file of tests must be a list', details) ?? [];
    }
    const others = root.items().filter((item) => !item.isMap);
    for (const item of others) {
      const isReference = item.text?.startsWith(IN_A_FILE);
      item.addError('WRONG_TYPE', isReference ? 'A file of tests cannot refer to other files' : 'A test is a mapping', {
        expected: '"id", "input" and graders',
        found: item.found,
        hint: isReference ? 'Add that file to the suite itself.' : undefined,
      });
    }
    return others.length > 0 ? [] : root.items();
  }

  /** Every direct subfolder is one case. */
  async #inFolder(folder: string, from: Cursor): Promise<Cursor[]> {
    if (!(await this.#isInside(folder, from))) return [];
    const paths = await this.#reading.files.glob(['*', '*/*', '*/*/*'], { cwd: folder });
    const parts = paths.map((path) => relative(folder, path).replaceAll('\\', '/').split('/'));
    const names = new Set(parts.flatMap(([name, ...below]) => (name && below.length > 0 ? [name] : [])));
    const orphans = parts.flatMap(([name = '', ...below]) =>
      below.length === 0 && TEST_FILE.test(name) ? [name] : [],
    );
    if (orphans.length > 0) {
      const expected = 'a folder for each case, with its case.yaml';
      const details = { found: listed(orphans), expected };
      from.addWarning('UNUSED', 'Files next to the folders of cases are not read', details);
    }
    if (names.size === 0) from.addWarning('NOTHING_MATCHED', `${this.#shown(folder)} has no subfolder with a case`);
    const tests: Cursor[] = [];
    const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
    for (const name of [...names].sort(byBytes)) {
      const test = await this.#case(join(folder, name), name, from);
      if (test !== undefined) tests.push(test);
    }
    return tests;
  }

  async #case(folder: string, name: string, from: Cursor): Promise<Cursor | undefined> {
    const { files, texts } = this.#reading;
    const paths = ['case.yaml', 'case.yml'].map((file) => join(folder, file));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const [path, ignored] = paths.filter((_, index) => states[index] === 'file');
    if (path === undefined) {
      const message = `The folder ${this.#shown(folder)} has no case.yaml and is ignored`;
      const expected = 'a case.yaml or case.yml in every folder of cases';
      return from.addWarning('FILE_MISSING', message, { expected });
    }
    if (ignored !== undefined) {
      from.addWarning('UNUSED', `${this.#shown(ignored)} is ignored because case.yaml exists too`);
    }
    const text = await this.#textOf(path, from);
    const file = this.#shown(path);
    const root = text === undefined ? undefined : texts.yaml(file, text, this.#problems);
    if (root?.value === null) return this.#reportEmpty(file);
    if (!root?.isMap) {
      return root?.addError('WRONG_TYPE', 'A case must be one test', {
        expected: 'a mapping with "input" and graders',
        found: root.found,
        hint: root.isList ? 'Put each test of the list into a separate folder.' : undefined,
      });
    }
    const named = root.field('id') === undefined ? root.with('id', name) : root;
    const template = join(folder, 'workspace');
    const hasTemplate = named.field('workspace') === undefined && (await files.state(template)) === 'folder';
    return hasTemplate ? named.with('workspace', { template }) : named;
  }

  #reportEmpty(file: string): undefined {
    const message = 'The file is empty: there are no tests in it';
    const location = { file, line: 1, column: 1 };
    this.#problems.push({ code: 'NOTHING_MATCHED', severity: 'warning', message, location });
  }

  async #textOf(path: string, from: Cursor): Promise<string | undefined> {
    const { files } = this.#reading;
    const state = await files.state(path);
    const shown = this.#shown(path);
    if (state === 'folder') {
      const hint = 'For a folder of cases, use tests: <folder>. For files in a folder, use file://<folder>/*.yaml.';
      return from.addError('FILE_UNREADABLE', `${shown} is a folder, not a file of tests`, { hint });
    }
    if (state === 'missing') {
      const hint = 'Paths start in the folder of the eval file.';
      return from.addError('FILE_MISSING', `There is no file ${shown}`, { hint });
    }
    if (!TEST_FILE.test(path)) {
      const ending = extname(path);
      return from.addError('WRONG_TYPE', 'Tests cannot be read from a file of this kind', {
        expected: 'a .yaml, .yml or .jsonl file, or a folder of cases',
        found: ending === '' ? 'a name without an extension' : `a name that ends in ${shortened(ending)}`,
      });
    }
    if (!(await this.#isInside(path, from))) return undefined;
    this.#files += 1;
    if (this.#files > MAX_FILES) throw tooManyFiles(`at most ${MAX_FILES} files`);
    const text = await files.read(path, MAX_SUITE_BYTES);
    this.#characters += text.length;
    if (this.#characters > MAX_TOTAL_CHARACTERS) {
      throw tooManyFiles(`at most ${MAX_TOTAL_CHARACTERS} characters in total`);
    }
    return text;
  }

  #resolve(text: string, from: Cursor): string | undefined {
    if (text.trim() === '' || text.length > MAX_PATH_LENGTH) {
      return from.addWrongType('the path of a file of tests, or of a folder of cases', undefined, 'tests');
    }
    const path = resolve(this.#folder, text);
    return this.#reading.bounds.hold(path) ? path : from.addComplaint(outside(shortened(text)));
  }

  async #isInside(path: string, from: Cursor): Promise<boolean> {
    const complaint = await this.#reading.bounds.whyNotRead(path, this.#shown(path));
    if (complaint !== undefined) from.addComplaint(complaint);
    return complaint === undefined;
  }

  #shown(path: string): string {
    return shortened(shownPath(path, this.#reading.cwd));
  }
}
