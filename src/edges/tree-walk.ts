import { lstatSync, type Stats } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { userError } from '../model/errors.ts';
import { nameOf, onDisk } from './file-names.ts';

/** More than this is no workspace any more; it would fill the disk. */
export const MOST_ENTRIES = 500_000;
export const MOST_BYTES = 20 * 1024 ** 3;

export interface TreeEntry {
  /** Relative to the whole, with `/`. */
  readonly path: string;
  readonly full: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  /** Permission bits. */
  readonly mode: number;
  /** What changes with any change of content, permissions or times, and cannot be set by a program. */
  readonly signature: string;
  readonly bytes: number;
  readonly accessed: Date;
  readonly modified: Date;
}

interface WalkOptions {
  /** Put before every path. */
  readonly at?: string;
  /** Entries that are passed over with all that is in them. */
  readonly skip?: (path: string, name: string) => boolean;
  /** Else a folder that is not there is empty. */
  readonly mustExist?: boolean;
  readonly unlimited?: boolean;
}

/** Everything below a folder, parents first, in the order of the names. Links are not followed. */
export async function walk(folder: string, options: WalkOptions, signal: AbortSignal): Promise<TreeEntry[]> {
  const { at = '', skip = () => false, mustExist = false, unlimited = false } = options;
  const found: TreeEntry[] = prefixesOf(at, folder, await lstat(folder).catch(() => undefined));
  let bytes = 0;
  let level: readonly { readonly full: string; readonly path: string }[] = [{ full: folder, path: at }];
  while (level.length > 0) {
    const entries: { full: string; path: string }[] = [];
    await eachOf(
      level,
      async ({ full, path }) => {
        for (const name of await namesIn(full, mustExist && full === folder)) {
          const below = path === '' ? name : `${path}/${name}`;
          if (!skip(below, name)) entries.push({ full: join(full, name), path: below });
        }
      },
      signal,
    );
    const next: TreeEntry[] = [];
    for (let at = 0; at < entries.length; at += AT_A_TIME) {
      // Asked at once and not in parallel: that takes a tenth of the time, and others get their turn in between.
      if (at > 0) await new Promise<void>((resolve) => setImmediate(resolve));
      if (signal.aborted) throw stopped();
      for (const { full, path } of entries.slice(at, at + AT_A_TIME)) {
        const stats = statsOf(full);
        // Gone meanwhile.
        if (stats === undefined) continue;
        bytes += stats.size;
        next.push(entryOf(path, full, stats));
      }
    }
    for (const entry of next) found.push(entry);
    if (!unlimited && (found.length > MOST_ENTRIES || bytes > MOST_BYTES)) throw tooMuch(folder);
    level = next.filter(({ kind }) => kind === 'folder');
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/**
 * The folders that hold a `.git`, relative, sorted. Files are not looked at: that is what makes it fast. Throws for what
 * git would be caught by.
 */
export async function repositoriesBelow(folder: string, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  let level: readonly string[] = [''];
  let seen = 0;
  while (level.length > 0) {
    const next: string[] = [];
    await eachOf(
      level,
      async (path) => {
        const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
        if (entries.some(({ name }) => name === '.git')) found.push(path);
        const pipe = entries.find((entry) => READ_BY_GIT.has(entry.name) && entry.isFIFO());
        if (pipe !== undefined) throw endless(join(folder, path, pipe.name));
        for (const entry of entries) {
          if (entry.isDirectory() && entry.name !== '.git')
            next.push(path === '' ? entry.name : `${path}/${entry.name}`);
        }
      },
      signal,
    );
    seen += next.length;
    if (seen > MOST_ENTRIES) throw tooMuch(folder);
    level = next;
  }
  return found.sort();
}

const READ_BY_GIT = new Set(['.gitignore', '.gitattributes', '.gitmodules']);
const endless = (path: string) => userError('FILE_UNREADABLE', `${path} is a pipe, and git would wait for its end`);

/** Does some work with every item, many at a time. Throws when aborted. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      if (signal.aborted) throw stopped();
      const item = items[next] as Item;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}

const AT_ONCE = 32;
/** So many files are looked at in some milliseconds. */
const AT_A_TIME = 500;

const stopped = () => userError('OUTPUT_UNWRITABLE', 'Stopped while copying');

/** The folders that a prefix consists of. */
function prefixesOf(at: string, full: string, stats: Stats | undefined): TreeEntry[] {
  if (at === '' || stats === undefined) return [];
  const parts = at.split('/');
  return parts.map((_, index) => ({ ...entryOf(parts.slice(0, index + 1).join('/'), full, stats), mode: 0o755 }));
}

function entryOf(path: string, full: string, stats: Stats): TreeEntry {
  const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'other';
  const { mode, size, ino, mtimeMs, ctimeMs, atime, mtime } = stats;
  const signature = [kind, mode, size, ino, mtimeMs, ctimeMs].join(':');
  return { path, full, kind, mode: mode & 0o7777, signature, bytes: size, accessed: atime, modified: mtime };
}

async function namesIn(folder: string, mustExist: boolean): Promise<string[]> {
  try {
    return await namesOf(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' && !mustExist) {
      await chmod(onDisk(folder), 0o700).catch(() => undefined);
      return namesOf(folder).catch(() => []);
    }
    if (mustExist) {
      const why = code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read';
      throw userError('FILE_MISSING', `${folder} ${why}`, { cause: error });
    }
    return [];
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(onDisk(path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Names that are no text are rare, and reading bytes takes longer. */
async function namesOf(folder: string): Promise<string[]> {
  const names = await readdir(onDisk(folder));
  if (!names.some((name) => name.includes('\uFFFD'))) return names;
  return (await readdir(onDisk(folder), { encoding: 'buffer' })).map(nameOf);
}

const tooMuch = (folder: string) =>
  userError('FILE_TOO_LARGE', `${folder} holds too much for a workspace`, {
    expected: `at most ${MOST_ENTRIES} files and ${MOST_BYTES / 1024 ** 3} GiB`,
  });
