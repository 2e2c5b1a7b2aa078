import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../model/errors.ts';

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
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    makeFolder(parent, mode);
    try {
      mkdirSync(path, mode);
    } catch (last) {
      if (!isFolder(path)) throw last;
    }
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
