import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and the missing ones above it. Node's own `recursive` option never returns where a file system refuses new
 * names with ENOENT, as /proc does.
 */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return;
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have made it meanwhile, here and below.
    if (isFolder(path)) return;
    const parent = dirname(path);
    if (!isMissing(error) || parent === path) throw error;
    makeFolder(parent, mode);
    makeLast(path, mode);
  }
}

function makeLast(path: string, mode?: number): void {
  try {
    mkdirSync(path, mode);
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
