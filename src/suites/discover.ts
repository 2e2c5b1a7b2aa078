import { dirname, join, resolve } from 'node:path';
import { userError } from '../model/errors.ts';
import type { Files } from '../model/ports.ts';

/** Files that are a suite when they are named (suite-format.md §1.2). */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts'];

/** What is looked for when nothing is named: the patterns of every generation (suite-format.md §1.3). */
export const defaultPatterns = [
  '**/evals/**/*.eval.yaml',
  '**/evals/**/eval.yaml',
  '**/evals/**/*.eval.ts',
  '**/evals/**/dataset*.yaml',
  '!**/node_modules/**',
  '!**/dist/**',
];

/**
 * Turns what was asked for (files, folders, globs, `!` exclusions) into absolute paths, each once, sorted.
 * Throws a `UserError` for everything that names nothing.
 */
export async function findSuites(
  asked: readonly string[],
  cwd: string,
  files: Pick<Files, 'state' | 'glob'>,
): Promise<readonly string[]> {
  const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
  const excluded = asked.filter((pattern) => pattern.startsWith('!'));
  if (wanted.length === 0) return findByDefault(excluded, cwd, files);

  const found: string[] = [];
  const missing: string[] = [];
  for (const pattern of wanted) {
    const matches = await expand(pattern, cwd, files);
    if (matches.length === 0) missing.push(pattern);
    found.push(...matches);
  }
  if (missing.length > 0)
    throw userError('NOTHING_MATCHED', sentence(missing), { hint: await advice(missing, cwd, files) });
  const dropped = new Set(await exclude(excluded, cwd, files));
  const kept = [...new Set(found)].filter((path) => !dropped.has(path)).sort(byCodeUnits);
  if (kept.length === 0)
    throw userError('NOTHING_MATCHED', 'Every suite that was found is excluded again', {
      hint: `Exclusions: ${excluded.join(' ')}`,
    });
  return kept;
}

async function findByDefault(excluded: readonly string[], cwd: string, files: Pick<Files, 'glob'>) {
  const found = await files.glob([...defaultPatterns, ...excluded], { cwd, ignoreCase: true });
  if (found.length > 0) return found;
  throw userError('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
    expected: `a file that matches one of ${defaultPatterns.filter((pattern) => !pattern.startsWith('!')).join(', ')}`,
    hint: 'Name the file, folder or glob to run.',
  });
}

async function expand(pattern: string, cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<readonly string[]> {
  const path = resolve(cwd, pattern);
  const state = await files.state(path);
  if (state === 'file' && SUITE_FILE.test(path)) return [path];
  if (state === 'folder')
    return files.glob(
      IN_A_FOLDER.map((name) => `**/${name}`),
      { cwd: path },
    );
  if (state === 'file') {
    throw userError('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
      expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
    });
  }
  return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}

async function exclude(patterns: readonly string[], cwd: string, files: Pick<Files, 'state' | 'glob'>) {
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      const path = resolve(cwd, pattern.slice(1));
      const state = await files.state(path);
      if (state === 'file') return [path];
      return files.glob([state === 'folder' ? `${pattern.slice(1)}/**` : pattern.slice(1)], { cwd });
    }),
  );
  return found.flat();
}

const isGlob = (pattern: string) => /[*?[\]{}()]/.test(pattern);

function sentence(missing: readonly string[]): string {
  const [first = ''] = missing;
  if (missing.length > 1) return `Nothing is found for ${missing.join(', ')}`;
  return isGlob(first)
    ? `No eval suite matches ${first}`
    : `There is no file or folder ${first}, or no eval suite in it`;
}

/** The most helpful thing to say about a path that names nothing: what is next to it. */
async function advice(missing: readonly string[], cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<string> {
  const [first = ''] = missing;
  const path = resolve(cwd, first);
  if ((await files.state(path)) === 'folder') {
    return `A folder is searched for ${IN_A_FOLDER.join(', ')}; any other file must be named.`;
  }
  if (isGlob(first)) return `Globs start at ${cwd}.`;
  const siblings =
    (await files.state(dirname(path))) === 'folder' ? await files.glob(['*'], { cwd: dirname(path) }) : [];
  const suites = siblings.filter((sibling) => SUITE_FILE.test(sibling)).slice(0, 5);
  return suites.length > 0 ? `Next to it are: ${suites.join(', ')}` : `Paths start at ${cwd}.`;
}

/** The nearest folder above that holds `.git`; else the folder itself (suite-format.md §1.4). */
export async function findRepository(cwd: string, files: Pick<Files, 'state'>): Promise<string> {
  for (let at = cwd; ; at = dirname(at)) {
    if ((await files.state(join(at, '.git'))) !== 'missing') return at;
    if (dirname(at) === at) return cwd;
  }
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
