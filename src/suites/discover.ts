import { basename, dirname, join, resolve, sep } from 'node:path';
import { UserError, userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import { didYouMean, listed } from '../shared/did-you-mean.ts';
import { shownPath } from './references/shown-path.ts';

/** Files that can be a suite if the user names them. */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
/** skill-creator names no file; its examples have these. */
const TRIGGER_EVALS = 'trigger[-_]eval*.json';
const IN_A_FOLDER = [
  '*.eval.yaml',
  '*.eval.yml',
  'eval.yaml',
  'eval.yml',
  '*.eval.ts',
  '*.eval.mts',
  'evals.json',
  TRIGGER_EVALS,
];

export const defaultPatterns = [
  '**/evals/**/*.eval.yaml',
  '**/evals/**/eval.yaml',
  '**/evals/**/*.eval.ts',
  '**/evals/**/dataset*.yaml',
  '**/evals/**/evals.json',
  `**/evals/**/${TRIGGER_EVALS}`,
];
/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];

type Disk = Pick<Files, 'state' | 'glob' | 'realPath'>;

/**
 * Resolves files, folders, globs and `!` exclusions to absolute paths, each once, sorted; without arguments, searches
 * for `patterns`. Throws a `UserError` for an argument that matches nothing.
 */
export async function findSuites(
  asked: readonly string[],
  cwd: string,
  files: Disk,
  patterns: readonly string[] = defaultPatterns,
): Promise<readonly string[]> {
  const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
  const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  // An excluded folder is not searched: it may be one that cannot be read.
  const disk: Disk = {
    ...files,
    glob: (globs, options) =>
      files.glob([...globs, ...excluded.map((pattern) => `!${resolve(cwd, pattern)}`)], options),
  };
  const found = wanted.length === 0 ? await findByDefault(patterns, cwd, disk) : await findWanted(wanted, cwd, disk);

  const isExcluded = await exclusion(excluded, cwd, files);
  const included = [...new Set(found)].filter((path) => !isExcluded(path)).sort();
  if (included.length > 0) return withoutLinks(included, files);
  throw userError('NOTHING_MATCHED', 'All suites are excluded', {
    expected: 'at least one suite that no exclusion matches',
    found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
  });
}

/** Excluded folders are not searched at all: they may be the ones that cannot be read. */
const withoutExcluded = (excluded: readonly string[], cwd: string, files: Disk): Disk => ({
  ...files,
  glob: (patterns, options) =>
    files.glob([...patterns, ...excluded.map((pattern) => `!${resolve(cwd, pattern)}`)], options),
});

/** Each file once: if several paths lead to one file, the path of the file itself, else the first. */
async function withoutLinks(paths: readonly string[], files: Disk): Promise<readonly string[]> {
  const realPaths = await Promise.all(paths.map((path) => realPathOf(path, files)));
  const chosen = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const realPath = realPaths[index] ?? path;
    if (path === realPath || !chosen.has(realPath)) chosen.set(realPath, path);
  }
  return [...chosen.values()].sort();
}

/** A link that leads nowhere stays: the reader of suites reports it. */
async function realPathOf(path: string, files: Pick<Files, 'realPath'>): Promise<string> {
  try {
    return await files.realPath(path);
  } catch (error) {
    if (error instanceof UserError) return join(await files.realPath(dirname(path)), basename(path));
    throw error;
  }
}

/**
 * YAML files whose names do not match the patterns of suites: in the given folders, or without arguments in folders
 * called `evals`. Absolute paths, sorted.
 */
export async function otherYamlFiles(
  { asked, found }: { readonly asked: readonly string[]; readonly found: readonly string[] },
  cwd: string,
  files: Disk,
): Promise<readonly string[]> {
  const wanted = asked.filter((pattern) => !pattern.startsWith('!')).map((pattern) => resolve(cwd, pattern));
  const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const disk = withoutExcluded(excluded, cwd, files);
  const states = await Promise.all(wanted.map((path) => files.state(path)));
  const folders = wanted.filter((_, index) => states[index] === 'folder');
  const others =
    wanted.length === 0
      ? await disk.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })
      : (await Promise.all(folders.map((folder) => disk.glob(['**/*.{yaml,yml}'], { cwd: folder })))).flat();
  const isExcluded = await exclusion(excluded, cwd, files);
  const known = new Set(await Promise.all(found.map((path) => realPathOf(path, files))));
  const different = await withoutLinks([...new Set(others)].filter((path) => !isExcluded(path)).sort(), files);
  const realPaths = await Promise.all(different.map((path) => files.realPath(path)));
  return different.filter((_, index) => !known.has(realPaths[index] ?? ''));
}

async function findByDefault(patterns: readonly string[], cwd: string, files: Disk): Promise<readonly string[]> {
  const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true, notFiles: true });
  const found = matches.filter((path) => SUITE_FILE.test(path));
  if (found.length > 0) return found;
  throw userError('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
    expected: `a file that matches one of ${listed(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
    hint: 'Pass the file, folder or glob to run.',
  });
}

async function findWanted(patterns: readonly string[], cwd: string, files: Disk): Promise<readonly string[]> {
  const matches = await Promise.all(patterns.map((pattern) => expand(pattern, cwd, files)));
  const missing = patterns.filter((_, index) => matches[index]?.length === 0);
  const [first] = missing;
  if (first === undefined) return matches.flat();
  const others = missing.length > 1 ? ` (nor for ${listed(missing.slice(1))})` : '';
  const { message, ...more } = await whyNothing(first, cwd, files);
  throw userError('NOTHING_MATCHED', `${message}${others}`, more);
}

async function expand(pattern: string, cwd: string, files: Disk): Promise<readonly string[]> {
  const path = resolve(cwd, pattern);
  const state = await files.state(path);
  if (state === 'file' && SUITE_FILE.test(path)) return [path];
  if (state === 'folder') {
    return files.glob(
      IN_A_FOLDER.map((name) => `**/${name}`),
      { cwd: path, notFiles: true },
    );
  }
  if (state === 'file') {
    throw userError('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
      expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
      found: basename(path),
    });
  }
  return (await files.glob([pattern], { cwd, notFiles: true })).filter((match) => SUITE_FILE.test(match));
}

/** Whether exclusions match a path: a folder matches everything in it. */
async function exclusion(patterns: readonly string[], cwd: string, files: Disk): Promise<(path: string) => boolean> {
  const paths = new Set<string>();
  const folders: string[] = [];
  for (const pattern of patterns) {
    const path = resolve(cwd, pattern);
    // What cannot be read has no suites to exclude.
    const state = await files.state(path).catch(() => 'missing');
    if (state === 'folder') folders.push(path.endsWith(sep) ? path : `${path}${sep}`);
    if (state === 'folder' || state === 'file') paths.add(path);
    else
      for (const match of await files.glob([pattern], { cwd, notFiles: true, skipUnreadable: true })) paths.add(match);
  }
  return (path) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
}

const isGlob = (pattern: string): boolean => /[*?[\]{}()]/.test(pattern);

interface Reason {
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
  readonly hint?: string;
}

async function whyNothing(pattern: string, cwd: string, files: Disk): Promise<Reason> {
  const path = resolve(cwd, pattern);
  if ((await files.state(path)) === 'folder') {
    const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => shownPath(other, cwd));
    return {
      message: `There is no eval suite in the folder ${pattern}`,
      expected: `a file named ${IN_A_FOLDER.join(', ')}`,
      found: others.length > 0 ? listed(others) : undefined,
      hint: 'To run files with other names, pass their paths or a glob.',
    };
  }
  if (isGlob(pattern)) {
    return {
      message: `No eval suite matches ${pattern}`,
      expected: 'a glob for .yaml, .yml, .jsonl or .json files',
      hint: `Globs start at ${cwd}.`,
    };
  }
  return { message: `There is no file or folder ${pattern}`, ...(await neighbours(path, cwd, files)) };
}

async function neighbours(path: string, cwd: string, files: Disk): Promise<Pick<Reason, 'found' | 'hint'>> {
  const folder = dirname(path);
  if ((await files.state(folder)) !== 'folder') return { hint: `Paths start at ${cwd}.` };
  const suites = (await files.glob(['*'], { cwd: folder })).filter((other) => SUITE_FILE.test(other));
  const meant = didYouMean(
    basename(path),
    suites.map((other) => basename(other)),
  );
  if (meant !== undefined) return { hint: `Did you mean "${shownPath(join(folder, meant), cwd)}"?` };
  if (suites.length === 0) return { hint: `Paths start at ${cwd}.` };
  return { hint: `Next to it are: ${listed(suites.map((other) => shownPath(other, cwd)))}` };
}

/** The nearest folder above that contains `.git`; else the folder itself. */
export async function findRepository(cwd: string, files: Pick<Files, 'state'>): Promise<string> {
  for (let at = cwd; ; at = dirname(at)) {
    if ((await files.state(join(at, '.git'))) !== 'missing') return at;
    if (dirname(at) === at) return cwd;
  }
}
