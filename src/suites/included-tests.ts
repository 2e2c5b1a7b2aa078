import { basename, dirname, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { GLOB_SIGN, IN_A_FILE, splitGlob, TEST_FILE } from './external-tests.ts';
import { namesOf } from './old-names.ts';
import { type Cursor, openYaml } from './yaml/cursor.ts';

const CASES = '*/case.{yaml,yml}';

export const isJsonLines = (file: string): boolean => /\.jsonl$/i.test(file);

export function rootOf(text = ''): Cursor | undefined {
  const opened = openYaml('', text);
  return opened.kind === 'opened' ? opened.root : undefined;
}

/** The value of a key under the first of its names that has one. */
export const firstOf = (of: Cursor | undefined, names: readonly string[]): Cursor | undefined =>
  names.map((name) => of?.field(name)).find((field) => field !== undefined);

type Include = ReturnType<typeof includesIn>[number];

/**
 * The files of tests that a suite names: one at `start`, or those below `start` that match `pattern`. Paths start in the
 * folder of the suite.
 */
export function includesIn(
  suite: Cursor | undefined,
  folder: string,
): { readonly start: string; readonly pattern: string | undefined }[] {
  const tests = firstOf(suite, namesOf('suite', 'tests'));
  if (tests?.text !== undefined) {
    const start = resolve(folder, tests.text);
    return [{ start, pattern: TEST_FILE.test(start) ? undefined : CASES }];
  }
  return (tests?.items() ?? []).flatMap(({ text }): Include[] => {
    if (!text?.startsWith(IN_A_FILE)) return [];
    const path = text.slice(IN_A_FILE.length);
    if (!GLOB_SIGN.test(path)) return [{ start: resolve(folder, path), pattern: undefined }];
    const glob = splitGlob(path);
    return [{ start: resolve(folder, glob.folder), pattern: glob.rest }];
  });
}

export const isOneOf = (path: string, includes: readonly Include[]): boolean =>
  includes.some(({ start, pattern }) => {
    if (pattern === undefined) return path === start;
    const below = relative(start, path).replaceAll('\\', '/');
    return TEST_FILE.test(path) && picomatch(pattern, { dot: true, windows: false })(below);
  });

/** The includes of one list that the other one lacks. */
export const onlyOnOneSide = (one: readonly Include[], other: readonly Include[]): Include[] =>
  [...one, ...other].filter((include) =>
    [one, other].some(
      (side) => !side.some(({ start, pattern }) => start === include.start && pattern === include.pattern),
    ),
  );

/** The tests in an included file: a list, lines, or one case, which is named by its folder. */
export function testsIn(path: string, text: string): Cursor[] {
  if (isJsonLines(path)) return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
  const root = rootOf(text);
  if (!root?.isMap) return root?.items() ?? [];
  return [root.field('id') === undefined ? root.with('id', basename(dirname(path))) : root];
}
