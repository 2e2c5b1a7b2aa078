import { isAbsolute, join } from 'node:path';
import type { GraderDeps } from '../model/ports/grader.ts';

/**
 * Where a path of a grader leads: an absolute one as it is, then, as any other, below the eval folder and each root;
 * the first that is there.
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
