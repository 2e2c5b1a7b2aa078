import { chmodSync, type Dirent, lstatSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredKind, StoredPaths } from '../../model/ports/trees.ts';
import { onDisk } from '../../model/text/lossless-text.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { remove } from './tree-remove.ts';
import { entriesIn, FOLDERS_AT_A_TIME, stopped } from './tree-walk.ts';

/**
 * Removes everything from a folder except the given paths, and gives its folders the permissions of new ones. Creates
 * the folder if it is missing. Returns the number of removed entries. Opens no file.
 */
export async function prune(
  folder: string,
  { stored, inner, since = Number.POSITIVE_INFINITY }: StoredPaths,
  signal: AbortSignal,
): Promise<number> {
  const paths = [...stored.keys(), ...inner];
  const above = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (above.has(folder)) break;
      above.add(folder);
    }
  }

  const skipped = new Set(inner);
  const umask = process.umask();
  const isAsMade = (full: string, kind: StoredKind): boolean => {
    const stats = lstatSync(onDisk(full), { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o7777) === modeOf(kind, umask) && stats.ctimeMs <= since;
  };
  const isStored = (path: string, entry: Dirent): boolean => {
    const kind = stored.get(path) ?? (above.has(path) || skipped.has(path) ? 'folder' : undefined);
    if (kind === undefined || kind === 'folder') return kind !== undefined && entry.isDirectory();
    if (entry.isSymbolicLink() || !entry.isFile()) return entry.isSymbolicLink();
    return isAsMade(`${folder}/${path}`, kind);
  };
  // An agent may leave a link or a file in place of the folder.
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    await rm(folder, { force: true });
    makeFolder(folder, 0o700);
  }
  let [removed, seen] = [0, 0];
  const open = [''];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (signal.aborted) throw stopped();
    const full = path === '' ? folder : `${folder}/${path}`;
    // Also where they are equal: this fails for an immutable folder, whatever its permissions are.
    chmodSync(onDisk(full), modeOf('folder', umask));
    for (const entry of entriesIn(full)) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (!isStored(below, entry)) {
        await remove(join(folder, below));
        removed += 1;
      } else if (entry.isDirectory() && !skipped.has(below)) open.push(below);
    }
    seen += 1;
    if (seen % FOLDERS_AT_A_TIME === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  for (const path of inner) await mkdir(join(folder, path), { recursive: true });
  return removed;
}

const modeOf = (kind: StoredKind, umask: number): number => (kind === 'file' ? 0o666 : 0o777) & ~umask;
