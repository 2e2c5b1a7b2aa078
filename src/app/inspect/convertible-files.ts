import { resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { listed } from '../../shared/did-you-mean.ts';

export interface Candidate {
  readonly path: string;
  /** Whether the user named the file, instead of a folder or a glob. */
  readonly isNamed: boolean;
}

/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];

/**
 * The files to convert: files, folders (their YAML), globs, and `!` to exclude. Each once, sorted. Throws a `UserError`
 * if an argument matches nothing.
 */
export async function findConvertible(
  asked: readonly string[],
  cwd: string,
  files: Pick<Files, 'state' | 'glob'>,
): Promise<readonly Candidate[]> {
  const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
  const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const found = new Map<string, Candidate>();
  const missing: string[] = [];
  for (const pattern of wanted) {
    const candidates = await expand(pattern, cwd, files);
    if (candidates.length === 0) missing.push(pattern);
    for (const candidate of candidates) {
      const isNamed = candidate.isNamed || found.get(candidate.path)?.isNamed === true;
      found.set(candidate.path, { path: candidate.path, isNamed });
    }
  }
  if (missing.length > 0) {
    throw userError('NOTHING_MATCHED', `There is nothing to convert in ${listed(missing)}`, {
      expected: 'a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files',
      hint: `Paths start at ${cwd}.`,
    });
  }
  const unwanted = new Set(
    (await Promise.all(excluded.map((pattern) => expand(pattern, cwd, files)))).flat().map(({ path }) => path),
  );
  const convertible = [...found.values()].filter(({ path }) => !unwanted.has(path));
  if (convertible.length > 0) return convertible.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  throw userError('NOTHING_MATCHED', 'There is nothing to convert: no file is given, or all are excluded');
}

async function expand(pattern: string, cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<Candidate[]> {
  const path = resolve(cwd, pattern);
  const state = await files.state(path);
  if (state === 'file') return [{ path, isNamed: true }];
  const found =
    state === 'folder'
      ? await files.glob(['**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd: path })
      : await files.glob([pattern, ...NOT_SEARCHED], { cwd });
  return found.filter((match) => /\.(?:ya?ml|jsonl?)$/i.test(match)).map((match) => ({ path: match, isNamed: false }));
}
