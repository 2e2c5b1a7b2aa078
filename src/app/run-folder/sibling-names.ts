import { resolve } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { shownPath } from '../../suites/references/shown-path.ts';

const MAX_NAMES = 10;

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
