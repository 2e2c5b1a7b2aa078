import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and the missing ones above it. Node's own `recursive` option never returns where a file system refuses new
 * names with ENOENT, as /proc does.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (await isFolder(path)) return;
    const parent = dirname(path);
    if (!isMissing(error) || parent === path) throw error;
    await makeFolder(parent, mode);
    // Another process may have made it meanwhile.
    await mkdir(path, mode).catch(async (again) => (await isFolder(path)) || Promise.reject(again));
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
