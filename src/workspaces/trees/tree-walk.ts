import { chmodSync, constants, type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { codeOf, userError } from '../../model/errors.ts';
import type { FolderContent } from '../../model/ports/trees.ts';
import { losslessText, onDisk } from '../../model/text/lossless-text.ts';

/** More than this is no workspace any more; it would fill the disk. */
const MAX_ENTRIES = 500_000;
const MAX_BYTES = 20 * 1024 ** 3;

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
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

interface WalkOptions {
  /** It is to be copied: it must be there, and not too much. Else a folder that is not there is empty. */
  readonly isSource?: boolean;
  /** What is called `.git` is passed over. */
  readonly withoutGit?: boolean;
}

/** Everything below a folder, parents first. Links are not followed. */
export async function walk(folder: string, signal: AbortSignal, options: WalkOptions = {}): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  await scan(folder, (path, full, stats) => void found.push(entryOf(path, full, stats)), signal, options);
  return found;
}

/**
 * Visits everything in a folder, a folder before its content, in the order of names. Sequential and synchronous: that
 * takes a fifth of the time, and yields to other work regularly.
 */
export async function scan(
  folder: string,
  found: (path: string, full: string, stats: Stats) => void,
  signal: AbortSignal,
  { isSource = false, withoutGit = false }: WalkOptions = {},
): Promise<void> {
  const open = [{ full: folder, path: '' }];
  let [asked, entries, bytes] = [0, 0, 0];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (signal.aborted) throw stopped();
    const folders: { full: string; path: string }[] = [];
    for (const name of namesIn(next.full, isSource && next.full === folder)) {
      if (withoutGit && name === '.git') continue;
      const path = next.path === '' ? name : `${next.path}/${name}`;
      asked += 1;
      if (asked % AT_A_TIME === 0) await new Promise<void>((resolve) => setImmediate(resolve));
      if (signal.aborted) throw stopped();
      const full = `${next.full}/${name}`;
      const stats = statsOf(full);
      // Gone meanwhile.
      if (stats === undefined) continue;
      entries += 1;
      bytes += stats.size;
      found(path, full, stats);
      if (stats.isDirectory()) folders.push({ full, path });
    }
    if (isSource && (entries > MAX_ENTRIES || bytes > MAX_BYTES)) throw tooMuch(folder);
    for (const each of folders.reverse()) open.push(each);
  }
}

/** The folders with a `.git`, and what is no file, relative, sorted. Files are not read, which makes it fast. */
export async function repositoriesBelow(folder: string, signal: AbortSignal): Promise<FolderContent> {
  const [repositories, special]: [string[], string[]] = [[], []];
  const open = [''];
  let seen = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entries = readableIn(join(folder, path));
    if (entries.some(({ name }) => name === '.git')) repositories.push(path);
    const pipe = entries.find((entry) => READ_BY_GIT.has(entry.name) && entry.isFIFO());
    if (pipe !== undefined) throw endless(join(folder, path, pipe.name));
    for (const entry of entries) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== '.git') open.push(inside);
      if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink()) special.push(inside);
    }
    seen += 1;
    if (seen > MAX_ENTRIES) throw tooMuch(folder);
    if (seen % FOLDERS_AT_A_TIME === 0) await new Promise<void>((resolve) => setImmediate(resolve));
    if (signal.aborted) throw stopped();
  }
  return { repositories: repositories.sort(), special: special.sort() };
}

function readableIn(folder: string): Dirent[] {
  try {
    return entriesIn(folder);
  } catch {
    return [];
  }
}

/** Names that are not valid text are rare, and reading bytes takes longer. */
export function entriesIn(folder: string): Dirent[] {
  const entries = readdirSync(onDisk(folder), { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes('\uFFFD'))) return entries;
  const bytes = readdirSync(onDisk(folder), { withFileTypes: true, encoding: 'buffer' });
  return bytes.map((entry) => Object.assign(Object.create(entry) as Dirent, { name: losslessText(entry.name) }));
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
/** Number of entries that take some milliseconds. */
const AT_A_TIME = 500;
export const FOLDERS_AT_A_TIME = 100;

export const stopped = () => userError('OUTPUT_UNWRITABLE', 'Stopped while copying');

function entryOf(path: string, full: string, { mode, size, ino, mtimeMs, ctimeMs }: Stats): TreeEntry {
  const signature = `${mode}:${size}:${ino}:${mtimeMs}:${ctimeMs}`;
  return { path, full, kind: kindOf(mode), mode: mode & 0o7777, signature, bytes: size, modifiedAt: mtimeMs };
}

function kindOf(mode: number): TreeEntry['kind'] {
  switch (mode & constants.S_IFMT) {
    case constants.S_IFDIR:
      return 'folder';
    case constants.S_IFREG:
      return 'file';
    case constants.S_IFLNK:
      return 'link';
    default:
      return 'other';
  }
}

function namesIn(folder: string, mustExist: boolean): string[] {
  try {
    return namesOf(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EACCES' && !mustExist) return namesOfClosed(folder);
    if (mustExist) {
      const why = code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read';
      throw userError('FILE_MISSING', `${folder} ${why}`, { cause: error });
    }
    return [];
  }
}

/** The read permission was removed. */
function namesOfClosed(folder: string): string[] {
  try {
    chmodSync(onDisk(folder), 0o700);
    return namesOf(folder);
  } catch {
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

const namesOf = (folder: string): string[] =>
  entriesIn(folder)
    .map(({ name }) => name)
    .sort();

const tooMuch = (folder: string) =>
  userError('FILE_TOO_LARGE', `${folder} is too large for a workspace`, {
    expected: `at most ${MAX_ENTRIES} files and ${MAX_BYTES / 1024 ** 3} GiB`,
  });
