import { dirname, join } from 'node:path';
import { parse } from 'dotenv';
import type { Files } from '../../model/ports/files.ts';

/** A `.env` file is a page of settings; a megabyte is a mistake. */
const MAX_ENV_BYTES = 1024 * 1024;

/**
 * The variables of the `.env` files of a suite: those of its folder, of each folder above up to the repository, and of
 * the working directory. Nearer files take precedence; callers give the environment precedence over all of them.
 */
export async function readEnvFiles(
  folder: string,
  { root, cwd }: { readonly root: string; readonly cwd: string },
  files: Pick<Files, 'state' | 'read'>,
): Promise<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const candidate of searchRoots(folder, { root, cwd })) {
    const path = join(candidate, '.env');
    if ((await files.state(path)) !== 'file') continue;
    for (const [name, value] of Object.entries(parse(await files.read(path, MAX_ENV_BYTES)))) {
      if (!Object.hasOwn(variables, name)) variables[name] = value;
    }
  }
  return variables;
}

/** Search folders of a suite's paths: its folder, each folder above up to the repository, the working directory. */
export function searchRoots(
  folder: string,
  { root, cwd }: { readonly root: string; readonly cwd: string },
): readonly string[] {
  const above: string[] = [folder];
  for (let at = folder; at !== root && dirname(at) !== at && isInside(root, at); at = dirname(at))
    above.push(dirname(at));
  return [...new Set([...above, root, cwd])];
}

const isInside = (root: string, folder: string): boolean =>
  folder === root ||
  folder.startsWith(root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`) ||
  folder.startsWith(`${root}\\`);
