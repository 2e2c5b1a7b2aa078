import { constants, type Stats } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  lutimes,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { TreeRequest, Trees } from '../../model/ports/trees.ts';
import { onDisk } from '../../model/text/lossless-text.ts';
import { sum } from '../../model/values/sums.ts';
import { systemClock } from '../../platform/clock.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { isInside } from '../../suites/references/shown-path.ts';
import { placeFiles } from './placed-files.ts';
import { prune } from './tree-prune.ts';
import { remove, withDirectory } from './tree-remove.ts';
import { isSealed, readRecord, seal, writeWhole } from './tree-seal.ts';
import { eachOf, repositoriesBelow, type TreeEntry, walk } from './tree-walk.ts';

/** Whole seconds, which is what git compares: a time rounded up would make its index newer than it is. */
const setTimes = (file: string, { atimeMs, mtimeMs }: Stats) =>
  utimes(file, Math.floor(atimeMs / 1_000), Math.floor(mtimeMs / 1_000));

/** The unit in which the system counts the blocks of a file, on every file system. */
const BLOCK_BYTES = 512;

/** Folders with all that is in them, copied by reflink where the file system has it. */
export const trees: Trees = {
  restore: (request, signal) => orUnwritable(`make ${request.to}`, () => restore(request, signal)),

  bring: (file, folder) =>
    orUnwritable(`copy ${file}`, async () => {
      makeFolder(folder, 0o700);
      const to = join(folder, basename(file));
      const times = await stat(file);
      await copyFile(file, to, constants.COPYFILE_FICLONE);
      await setTimes(to, times);
    }),

  keepTimes: (file, write) =>
    orUnwritable(`write ${file}`, async () => {
      const times = await stat(file);
      const value = await write();
      await setTimes(file, times);
      return value;
    }),

  place: (request) => orUnwritable(`make ${request.folder}`, () => placeFiles(request)),

  seal,
  isSealed,
  prune: (folder, stored, signal) => orUnwritable(`make ${folder}`, () => prune(folder, stored, signal)),

  async isStill(folder, ms, signal) {
    // Opening a folder without read permission changes its times.
    const signatures = async () => {
      const entries = await walk(folder, signal);
      return entries.map(({ kind, path, signature }) => (kind === 'folder' ? path : `${path} ${signature}`));
    };
    const before = await signatures();
    await systemClock.sleep(ms, signal);
    return before.join('\0') === (await signatures()).join('\0');
  },

  repositoriesIn: repositoriesBelow,

  async list(folder) {
    return (await readdir(folder).catch(() => [])).sort();
  },

  async size(folder, signal) {
    const entries = await walk(folder, signal);
    const files = entries.filter(({ kind }) => kind === 'file').length;
    return { files, bytes: sum(entries.map(({ blocks }) => blocks)) * BLOCK_BYTES };
  },

  make: (folder) => orUnwritable(`make the folder ${folder}`, async () => makeFolder(folder, 0o700)),

  async move(from, to) {
    makeFolder(dirname(to));
    await rename(from, to);
  },

  remove,
};

async function orUnwritable<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw userError('OUTPUT_UNWRITABLE', `Cannot ${what}: ${messageOf(error)}`, { cause: error });
  }
}

/** Two changes of a file within this many milliseconds may have the same time: a tick of the system's clock. */
const TICK_MS = 20;

async function restore(
  { from, to, isTemplate = false, memory, isBack = false, mayStay, except = [] }: TreeRequest,
  signal: AbortSignal,
): Promise<void> {
  const stats = await lstat(to).catch(() => undefined);
  if (stats !== undefined && !stats.isDirectory()) await rm(to, { force: true });
  makeFolder(to, 0o700);
  const wanted = await wantedOf(from, isTemplate, signal);
  const present = await presentIn(to, signal, except);
  // How files looked when they were copied, on both sides. Without that, everything is copied.
  const remembered = new Map(Object.entries(memory === undefined ? {} : await readRecord(memory)));
  const pairOf = (source: string, target: string) => (isBack ? `${target} ${source}` : `${source} ${target}`);
  /** The same as when it was copied, on both sides. Folders are only there or not, and have their permissions. */
  const isFresh = (source: TreeEntry): boolean => {
    const target = present.get(source.path);
    if (target === undefined || target.kind !== source.kind) return false;
    if (source.kind === 'folder') return source.mode === target.mode;
    return remembered.get(source.path) === pairOf(source.signature, target.signature);
  };

  // A process that is killed from here on leaves a target that the next one does not take for complete.
  if (memory !== undefined) await rm(memory, { force: true });
  await removeInTheWay(wanted, present, to);
  const stale = [...wanted.values()].filter((entry) => !isFresh(entry));
  for (const { path } of stale.filter(({ kind }) => kind === 'folder')) {
    // Its own permissions come when it is filled.
    if (present.has(path)) await chmod(onDisk(join(to, path)), 0o700);
    else await mkdir(onDisk(join(to, path)), { recursive: true, mode: 0o700 });
  }
  const others = stale.filter(({ kind }) => kind !== 'folder');
  await eachOf(others, (entry) => put(entry, join(to, entry.path), present.has(entry.path)), signal);
  await removeForeign(wanted, present, mayStay, signal);

  // Last, since writing into a folder changes its time, and a read-only one could not be written into: it may be open now.
  const isStale = new Set(stale);
  const folders = [...wanted.values()]
    .filter((entry) => entry.kind === 'folder' && (isStale.has(entry) || (entry.mode & 0o300) !== 0o300))
    .reverse();
  await eachOf(folders, (entry) => likeSource(entry, onDisk(join(to, entry.path))), signal);
  if (memory === undefined) return;

  const made = await presentIn(to, signal);
  const pairs = [...wanted.values()].flatMap(({ path, kind, signature }) => {
    const target = made.get(path)?.signature;
    return kind === 'folder' || target === undefined ? [] : [[path, pairOf(signature, target)]];
  });
  // What changes within the same tick would look as it does now.
  await systemClock.sleep(TICK_MS, signal);
  await writeWhole(memory, Object.fromEntries(pairs));
}

/** The expected content of a folder, by path, from its source. */
async function wantedOf(
  from: string,
  isTemplate: boolean,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, TreeEntry>> {
  const wanted = new Map<string, TreeEntry>();
  for (const entry of await walk(from, signal, { isSource: true, withoutGit: isTemplate })) {
    const { kind, full: link } = entry;
    const target = isTemplate && kind === 'link' ? await readlink(onDisk(link)) : '';
    if (target !== '' && (isAbsolute(target) || !isInside(from, resolve(dirname(link), target)))) {
      throw userError('FILE_UNREADABLE', `The link ${link} leads out of its folder, to ${target}`, {
        hint: 'An agent that writes through it would change that. Put the file itself there.',
      });
    }
    if (isTemplate && kind === 'other') {
      throw userError('FILE_UNREADABLE', `${link} is neither a file, a folder nor a link`);
    }
    if (kind !== 'other') wanted.set(entry.path, entry);
  }
  return wanted;
}

/** However much there is: it may be there to be removed. Without what is in one of these folders, or leads to one. */
async function presentIn(
  folder: string,
  signal: AbortSignal,
  except: readonly string[] = [],
): Promise<Map<string, TreeEntry>> {
  const isPassedOver = ({ path, kind }: TreeEntry) =>
    except.some((each) => path.startsWith(`${each}/`) || (kind === 'folder' && `${each}/`.startsWith(`${path}/`)));
  const entries = await walk(folder, signal);
  return new Map(entries.flatMap((entry) => (isPassedOver(entry) ? [] : [[entry.path, entry] as const])));
}

/**
 * Type conflicts: a file instead of a folder, or the reverse, or a link instead of a folder; and another spelling of
 * the name, if the file system treats both as the same.
 */
async function removeInTheWay(
  wanted: ReadonlyMap<string, TreeEntry>,
  present: Map<string, TreeEntry>,
  to: string,
): Promise<void> {
  const spelled = new Map([...wanted.keys()].map((path) => [anySpelling(path), path]));
  const isOneWith = async (path: string) => {
    const other = spelled.get(anySpelling(path));
    if (other === undefined || wanted.has(path) || present.has(other)) return false;
    // Not listed, and there.
    return (await lstat(onDisk(join(to, other))).catch(() => undefined)) !== undefined;
  };
  for (const [path, entry] of present) {
    const kind = wanted.get(path)?.kind;
    if (kind === entry.kind || (kind === undefined && !(await isOneWith(path)))) continue;
    await remove(entry.full);
    present.delete(path);
    if (entry.kind !== 'folder') continue;
    for (const below of present.keys()) if (below.startsWith(`${path}/`)) present.delete(below);
  }
}

const anySpelling = (path: string): string => path.normalize('NFC').toLowerCase();

async function put(entry: TreeEntry, target: string, isThere: boolean): Promise<void> {
  const [from, to] = [onDisk(entry.full), onDisk(target)];
  // Never written into: it may be one with a file elsewhere by a hard link.
  const clear = () => withDirectory(target, () => rm(to, { force: true }));
  const make = async () => {
    if (entry.kind === 'link') await symlink(await readlink(from, 'buffer'), to);
    // Also not through links that a running program created meanwhile.
    else await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  };
  if (isThere) await clear();
  try {
    await make();
  } catch {
    await clear();
    await withDirectory(target, make);
  }
  await likeSource(entry, to);
}

async function likeSource({ kind, mode, modifiedAt }: TreeEntry, target: string | Buffer): Promise<void> {
  const modified = new Date(modifiedAt);
  if (kind === 'link') return lutimes(target, modified, modified);
  // A copy of a file has its permissions already.
  if (kind === 'folder') await chmod(target, mode);
  await utimes(target, modified, modified);
}

async function removeForeign(
  wanted: ReadonlyMap<string, TreeEntry>,
  present: ReadonlyMap<string, TreeEntry>,
  mayStay: TreeRequest['mayStay'],
  signal: AbortSignal,
): Promise<void> {
  const foreign = [...present.values()].filter(({ path }) => !wanted.has(path));
  if (mayStay === undefined) {
    const isBelowForeign = (parent: string) => present.has(parent) && !wanted.has(parent);
    const tops = foreign.filter(({ path }) => !isBelowForeign(dirname(path)));
    return eachOf(tops, ({ full }) => withDirectory(full, () => remove(full)), signal);
  }
  const staying = await mayStay(foreign.filter(({ kind }) => kind !== 'folder').map(({ path }) => path));
  // Folders last, the deepest first: one that is not empty stays.
  for (const { kind, full, path } of foreign.toReversed()) {
    if (kind === 'folder') await rmdir(onDisk(full)).catch(() => undefined);
    else if (!staying.has(path)) await withDirectory(full, () => rm(onDisk(full), { force: true }));
  }
}
