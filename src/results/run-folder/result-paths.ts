import { basename, dirname, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { listed } from '../../model/text/similar-names.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { isYamlFile } from '../read/rows.ts';
import { INNER_JOURNAL, JOURNAL } from './run-files.ts';

const MAX_NAMES = 10;

/**
 * Resolves paths and globs to run folders and results files. A run folder counts once, however many of its files match.
 * Globs do not follow links, and find YAML only if they end in its extension. Throws a `UserError` if a path or glob matches nothing.
 */
export async function resultPaths(
  patterns: readonly string[],
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'glob' | 'namesIn'> },
): Promise<string[]> {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  // AgentV 5 has its rows in a folder of the run folder.
  const runOf = (path: string) => (basename(path) === JOURNAL ? dirname(path).replace(/[/\\]\.internal$/, '') : path);
  const runPaths = new Set<string>();
  for (const pattern of patterns.filter((each) => !excluded.includes(each))) {
    const path = resolve(cwd, pattern);
    if ((await files.state(path)) !== 'missing') {
      runPaths.add(runOf(path));
      continue;
    }
    const below = [JOURNAL, INNER_JOURNAL].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
    const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
    const runs = matched.filter((each) => isRows(each) && (!isYamlFile(each) || isYamlFile(pattern))).map(runOf);
    if (runs.length === 0) {
      throw userError('NOTHING_MATCHED', `No results match ${pattern}`, {
        expected: 'run folders, results files, or globs of them',
        found: await siblingNames(path, { cwd, files }),
        hint: 'Check the path, and that the tool wrote its results there.',
      });
    }
    for (const each of runs.sort()) runPaths.add(each);
  }
  if (runPaths.size === 0) throw userError('INPUT_INVALID', 'No results are named');
  return [...runPaths].filter((path) => !isRows(path) || isRows(dirname(path)) || !runPaths.has(dirname(path)));
}

const isRows = (path: string): boolean => /\.(?:jsonl?|xml|eval)$/i.test(path) || isYamlFile(path);

/** What is where a path was expected: `in the working directory: a.json, b.json`. */
export async function siblingNames(
  path: string,
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'namesIn'> },
): Promise<string> {
  const parent = resolve(path, '..');
  if ((await files.state(parent)) !== 'folder') return `no folder ${shownPath(parent, cwd)} either`;
  const { names } = await files.namesIn(parent, MAX_NAMES);
  const where = parent === cwd ? 'the working directory' : shownPath(parent, cwd);
  return names.length === 0 ? `${where} is empty` : `in ${where}: ${listed(names)}`;
}
