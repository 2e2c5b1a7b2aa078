import { randomUUID } from 'node:crypto';
import { chmod, lstat, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, userError } from '../../model/errors.ts';
import { onDisk } from '../../model/text/lossless-text.ts';
import { type TreeEntry, walk } from './tree-walk.ts';

/** Removes a file, or a folder with all of its content, even if an agent protected it; throws a `UserError`. */
export async function remove(path: string): Promise<void> {
  try {
    await removeAll(path);
  } catch {
    try {
      await openFolders(path);
      await removeDeep(path);
    } catch (error) {
      throw userError('OUTPUT_UNWRITABLE', `Cannot remove ${path}: ${messageOf(error)}`, { cause: error });
    }
  }
}

const removeAll = (path: string) => rm(onDisk(path), { recursive: true, force: true, maxRetries: 3 });

/** Some tools make downloads read-only. */
async function openFolders(path: string): Promise<void> {
  const own = await lstat(onDisk(path)).catch(() => undefined);
  if (own?.isDirectory()) await chmod(onDisk(path), 0o700).catch(() => undefined);
  for (const { kind, full } of await everythingIn(path))
    if (kind === 'folder') await chmod(onDisk(full), 0o700).catch(() => undefined);
}

/** Maximum depth: more than a hundred times the longest path. */
const MAX_ROUNDS = 500;
/** Names of more bytes below the folder are brought up: whatever is in those can be named then. */
const DEEP = 1_000;

/** A program that enters folder after folder makes what no path is long enough for: its lower half is brought up. */
async function removeDeep(path: string): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return await removeAll(path);
    } catch (error) {
      const isTooDeep = error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG';
      if (!isTooDeep || round > MAX_ROUNDS) throw error;
    }
    const isDeep = (full: string) => Buffer.byteLength(full) > Buffer.byteLength(path) + DEEP;
    const found = await everythingIn(path);
    const uppermost = found.filter(({ kind, full }) => kind === 'folder' && isDeep(full) && !isDeep(dirname(full)));
    for (const { full } of uppermost) await rename(onDisk(full), onDisk(join(path, randomUUID())));
  }
}

const everythingIn = (path: string): Promise<TreeEntry[]> => walk(path, new AbortController().signal).catch(() => []);

/** Retries once after restoring the write permission of the parent folder. */
export async function withDirectory(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    await chmod(onDisk(dirname(path)), 0o700).catch(() => undefined);
    await work();
  }
}
