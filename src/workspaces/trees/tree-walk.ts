import { chmodSync, type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { codeOf, userError } from '../../model/errors.ts';
import type { FolderContent } from '../../model/ports/trees.ts';
import { losslessText, onDisk } from '../../model/text/lossless-text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';

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
  /** On disk. */
  readonly blocks: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

interface WalkOptions {
  /** It is to be copied: it must be there, and not too much. Else a folder that is not there is empty. */
  readonly isSource?: boolean;
  /** What is called `.git` is passed over. */
  readonly withoutGit?: boolean;
}

/**
 * Everything below a folder, a folder before its content, in the order of names. Links are not followed. Sequential and
 * synchronous: that takes a fifth of the time, and yields to other work regularly.
 */
export async function walk(
  folder: string,
  signal: AbortSignal,
  { isSource = false, withoutGit = false }: WalkOptions = {},
): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  const open = [{ full: folder, path: '' }];
  let [nameCount, total] = [0, 0];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (signal.aborted) throw stopped();
    const folders: TreeEntry[] = [];
    for (const name of namesIn(next.full, isSource && next.full === folder)) {
      if (withoutGit && name === '.git') continue;
      const path = next.path === '' ? name : `${next.path}/${name}`;
      nameCount += 1;
      if (nameCount % AT_A_TIME === 0) await new Promise<void>((resolve) => setImmediate(resolve));
      if (signal.aborted) throw stopped();
      const full = `${next.full}/${name}`;
      const stats = statsOf(full);
      // Gone meanwhile.
      if (stats === undefined) continue;
      const entry = entryOf(path, full, stats);
      total += entry.bytes;
      found.push(entry);
      if (entry.kind === 'folder') folders.push(entry);
    }
    if (isSource && (found.length > MAX_ENTRIES || total > MAX_BYTES)) throw tooMuch(folder);
    for (const each of folders.reverse()) open.push(each);
  }
  return found;
}

function entryOf(path: string, full: string, stats: Stats): TreeEntry {
  const { mode, size, ino, blocks, mtimeMs, ctimeMs } = stats;
  const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'other';
  const signature = `${mode}:${size}:${ino}:${mtimeMs}:${ctimeMs}`;
  return { path, full, kind, mode: mode & 0o7777, signature, bytes: size, blocks, modifiedAt: mtimeMs };
}

/** The folders with a `.git`, and what is no file, relative, sorted. Files are not read, which makes it fast. */
export async function repositoriesBelow(folder: string, signal: AbortSignal): Promise<FolderContent> {
  const [repositories, special]: [string[], string[]] = [[], []];
  const open = [''];
  let seen = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    let entries: readonly Dirent[] = [];
    try {
      entries = entriesIn(join(folder, path));
    } catch {
      // Git says of a folder that it cannot be read.
    }
    if (entries.some(({ name }) => name === '.git')) repositories.push(path);
    // Git looks into a repository to see whether it is one.
    const isInGit = path.split('/').at(-1) === '.git';
    const pipe = entries.find((entry) => (isInGit || READ_BY_GIT.has(entry.name)) && entry.isFIFO());
    if (pipe !== undefined) {
      const what = `${join(folder, path, pipe.name)} is a pipe, and git would wait for its end`;
      throw userError('FILE_UNREADABLE', what);
    }
    for (const entry of isInGit ? [] : entries) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) open.push(inside);
      if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink()) special.push(inside);
    }
    seen += 1;
    if (seen > MAX_ENTRIES) throw tooMuch(folder);
    if (seen % FOLDERS_AT_A_TIME === 0) await new Promise<void>((resolve) => setImmediate(resolve));
    if (signal.aborted) throw stopped();
  }
  return { repositories: repositories.sort(), special: special.sort() };
}

/** Names that are not valid text are rare, and reading bytes takes longer. */
export function entriesIn(folder: string): Dirent[] {
  const entries = readdirSync(onDisk(folder), { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes('\uFFFD'))) return entries;
  const bytes = readdirSync(onDisk(folder), { withFileTypes: true, encoding: 'buffer' });
  return bytes.map((entry) => Object.assign(Object.create(entry) as Dirent, { name: losslessText(entry.name) }));
}

const READ_BY_GIT = new Set(['.gitignore', '.gitattributes', '.gitmodules']);

/** Does some work with every item, many at a time. Throws when aborted. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const workUnlessStopped = async (item: Item) => {
    if (signal.aborted) throw stopped();
    await work(item);
  };
  await inParallel(items, workUnlessStopped, AT_ONCE);
}

const AT_ONCE = 32;
/** Number of entries that take some milliseconds. */
const AT_A_TIME = 500;
export const FOLDERS_AT_A_TIME = 100;

export const stopped = () => userError('OUTPUT_UNWRITABLE', 'Stopped while copying');

function namesIn(folder: string, mustExist: boolean): string[] {
  const names = () => entriesIn(folder).map(({ name }) => name);
  try {
    return names().sort();
  } catch (error) {
    const code = codeOf(error);
    if (mustExist) {
      const why = code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read';
      throw userError('FILE_MISSING', `${folder} ${why}`, { cause: error });
    }
    if (code !== 'EACCES') return [];
    // The read permission was removed.
    try {
      chmodSync(onDisk(folder), 0o700);
      return names().sort();
    } catch {
      return [];
    }
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(onDisk(path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const tooMuch = (folder: string) =>
  userError('FILE_TOO_LARGE', `${folder} is too large for a workspace`, {
    expected: `at most ${MAX_ENTRIES} files and ${MAX_BYTES / 1024 ** 3} GiB`,
  });
