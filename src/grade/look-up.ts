import { isAbsolute, join } from 'node:path';
import type { GraderDeps } from '../model/ports/grader.ts';

/**
 * Resolves a path of a grader: an absolute one as it is, then, as any other, relative to the eval folder and each root;
 * the first existing file.
 */
export async function lookUp(
  path: string,
  wanted: 'file' | 'folder',
  { files, suiteFolder, searchRoots }: Pick<GraderDeps, 'files' | 'suiteFolder' | 'searchRoots'>,
): Promise<string | undefined> {
  const below = path.replace(/^[/\\]+/, '');
  const roots = new Set([suiteFolder, ...searchRoots]);
  for (const candidate of [...(isAbsolute(path) ? [path] : []), ...Array.from(roots, (root) => join(root, below))]) {
    if ((await files.state(candidate)) === wanted) return candidate;
  }
  return undefined;
}
