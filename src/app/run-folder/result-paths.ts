import { basename, dirname, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { isYamlFile } from '../../results/read/rows.ts';
import { INNER_JOURNAL, JOURNAL } from './earlier-run.ts';
import { siblingNames } from './sibling-names.ts';

/**
 * Resolves paths and globs to run folders and results files. A run folder counts once, however many of its files match.
 * Globs do not follow links, and find YAML only if they end in its extension. Throws a `UserError` if a path or glob matches nothing.
 */
export async function resultPaths(
  given: readonly string[],
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'glob' | 'namesIn'> },
): Promise<string[]> {
  const excluded = given.filter((pattern) => pattern.startsWith('!'));
  const found = new Set<string>();
  for (const pattern of given.filter((each) => !each.startsWith('!'))) {
    const paths = await meant(pattern, excluded, { cwd, files });
    if (paths.length === 0) {
      throw userError('NOTHING_MATCHED', `No results match ${pattern}`, {
        expected: 'run folders, results files, or globs of them',
        found: await siblingNames(resolve(cwd, pattern), { cwd, files }),
        hint: 'Check the path, and that the tool wrote its results there.',
      });
    }
    for (const path of paths) found.add(path);
  }
  if (found.size === 0) throw userError('INPUT_INVALID', 'No results are named');
  const folders = [...found].filter((path) => !isRows(path));
  return [...found].filter((path) => !isRows(path) || !folders.includes(dirname(path)));
}

async function meant(
  pattern: string,
  excluded: readonly string[],
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'glob'> },
): Promise<string[]> {
  const path = resolve(cwd, pattern);
  if ((await files.state(path)) !== 'missing') return [basename(path) === JOURNAL ? folderOf(path) : path];
  const below = [JOURNAL, INNER_JOURNAL].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
  const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
  const found = matched
    .filter((each) => isRows(each) && (!isYamlFile(each) || isYamlFile(pattern)))
    .map((each) => (basename(each) === JOURNAL ? folderOf(each) : each));
  return [...new Set(found)].sort();
}

/** AgentV 5 has its rows in a folder of the run folder. */
const folderOf = (path: string): string => dirname(path).replace(/[/\\]\.internal$/, '');

const isRows = (path: string): boolean => /\.(?:jsonl?|xml|eval)$/i.test(path) || isYamlFile(path);
