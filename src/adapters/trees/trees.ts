import { constants } from 'node:fs';
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
  symlink,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { TreeLook, TreeRequest, TreeResult, Trees } from '../../model/ports/ports.ts';
import { onDisk } from '../../shared/file-names.ts';
import { systemClock } from '../clock.ts';
import { makeFolder } from '../files/make-folder.ts';
import { placeFiles } from '../files/placed-files.ts';
import { entriesIn, lookAgain, lookAt, sealOf, TICK_MS } from './tree-look.ts';
import { type Remembered, readMemory, writeMemory } from './tree-memory.ts';
import { prune } from './tree-prune.ts';
import { remove, withRoom } from './tree-remove.ts';
import { isSealed, seal } from './tree-seal.ts';
import { wantedOf } from './tree-sources.ts';
import { eachOf, repositoriesBelow, type TreeEntry, walk } from './tree-walk.ts';
import { wholeCopies } from './whole-copy.ts';

/** Folders with all that is in them, copied by reflink where the file system has it. */
export const trees: Trees = {
  restore: (request, signal) => orUnwritable(request.to, () => restore(request, signal)),

  async bring(file, folder) {
    try {
      await makeFolder(folder, 0o700);
      await copyFile(file, join(folder, basename(file)), constants.COPYFILE_FICLONE);
    } catch (error) {
      throw userError('OUTPUT_UNWRITABLE', `Cannot copy ${file}: ${messageOf(error)}`, { cause: error });
    }
  },

  place: (request) => orUnwritable(request.folder, () => placeFiles(request)),

  look: lookAgain,
  seal,
  isSealed,
  prune: (folder, kept, signal) => orUnwritable(folder, () => prune(folder, kept, signal)),

  async isStill(folder, ms, signal) {
    const before = await lookAt(folder, signal);
    await systemClock.sleep(ms, signal);
    const after = await lookAgain(folder, signal, before);
    return before.root === after.root && sealOf(before) === sealOf(after);
  },

  async repositoriesIn(folder, signal) {
    return repositoriesBelow(folder, signal);
  },

  async list(folder) {
    return (await readdir(folder).catch(() => [])).sort();
  },

  async size(folder, signal) {
    const entries = await walk(folder, { unlimited: true }, signal);
    const files = entries.filter(({ kind }) => kind === 'file');
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  },

  async make(folder) {
    await makeFolder(folder, 0o700).catch((error) => {
      throw userError('OUTPUT_UNWRITABLE', `Cannot make the folder ${folder}: ${messageOf(error)}`, { cause: error });
    });
  },

  async move(from, to) {
    await makeFolder(dirname(to));
    await rename(from, to);
  },

  remove,
};

async function orUnwritable<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw userError('OUTPUT_UNWRITABLE', `Cannot make ${folder}: ${messageOf(error)}`, { cause: error });
  }
}

async function restore(
  { from, to, isTemplate = false, memory, wayBack, mayStay, except = [] }: TreeRequest,
  signal: AbortSignal,
): Promise<TreeResult> {
  await makeRoom(to);
  const wanted = await wantedOf(from, isTemplate, signal);
  const remembered: Remembered = memory === undefined ? new Map() : await readMemory(memory);
  // However much there is: it is to be removed.
  const found = outside(except, byPath(await lookAt(to, signal, wanted.size), to));
  const isThere = (source: TreeEntry, target: TreeEntry | undefined) => isFresh(source, target, remembered);
  const isUntouched =
    wayBack === undefined &&
    found.size === wanted.size &&
    [...wanted.values()].every((entry) => isThere(entry, found.get(entry.path)));
  if (isUntouched) return { copied: 0, removed: 0 };

  // Whoever dies from here on leaves a target that nobody believes to be whole.
  if (memory !== undefined) await rm(memory, { force: true });
  const task = { wanted, from, to, memory, wayBack };
  const isAnew = found.size === 0 && except.length === 0 && !isTemplate;
  if (isAnew && wholes.isWorthIt(from, to, wanted.size)) return makeAnew(task, signal);
  const result = await change(task, { present: found, isThere, mayStay }, signal);
  await rememberIn(task, signal);
  return result;
}

interface Task {
  readonly wanted: ReadonlyMap<string, TreeEntry>;
  readonly from: string;
  readonly to: string;
  readonly memory: string | undefined;
  readonly wayBack: string | undefined;
}

/** All at once; what did not come through, or came through otherwise than it is wanted, after that. */
async function makeAnew(task: Task, signal: AbortSignal): Promise<TreeResult> {
  const { from, to, wanted } = task;
  const isDone = await wholes.copy(from, to, signal);
  const present = byPath(await lookAt(to, signal, wanted.size), to);
  // On a full disk a file of which only a part is there would leave no room for the others.
  if (!isDone) {
    await removeForeign(new Map(), present, undefined, signal);
    present.clear();
  }
  await change(task, { present, isThere: isCopy }, signal);
  await rememberIn(task, signal);
  return { copied: [...wanted.values()].filter(({ kind }) => kind !== 'folder').length, removed: 0 };
}

interface Present {
  readonly present: Map<string, TreeEntry>;
  /** Whether what is there is what it should be. */
  isThere(source: TreeEntry, target: TreeEntry | undefined): boolean;
  readonly mayStay?: TreeRequest['mayStay'];
}

/** Copies what is not there and removes what is not wanted. */
async function change({ wanted, to }: Task, { present, isThere, mayStay }: Present, signal: AbortSignal) {
  const inTheWay = await removeInTheWay(wanted, present, to);
  const stale = [...wanted.values()].filter((entry) => !isThere(entry, present.get(entry.path)));
  await makeFolders(stale, present, to);
  const others = stale.filter(({ kind }) => kind !== 'folder');
  await eachOf(others, (entry) => put(entry, join(to, entry.path), present.has(entry.path)), signal);
  const removed = inTheWay + (await removeForeign(wanted, present, mayStay, signal));
  // Last, since writing into a folder changes its time, and a read-only one could not be written into: it may be open now.
  const isStale = new Set(stale);
  const folders = [...wanted.values()]
    .filter((entry) => entry.kind === 'folder' && (isStale.has(entry) || (entry.mode & 0o300) !== 0o300))
    .reverse();
  await eachOf(folders, (entry) => likeSource(entry, onDisk(join(to, entry.path))), signal);
  return { copied: others.length, removed };
}

const wholes = wholeCopies();

const byPath = (look: TreeLook, folder: string): Map<string, TreeEntry> =>
  new Map(entriesIn(look, folder).map((entry) => [entry.path, entry]));

/** The entries that are neither in one of these folders nor lead to one. */
function outside(folders: readonly string[], found: Map<string, TreeEntry>): Map<string, TreeEntry> {
  if (folders.length === 0) return found;
  const isPassedOver = ({ path, kind }: TreeEntry) =>
    folders.some((each) => path.startsWith(`${each}/`) || (kind === 'folder' && `${each}/`.startsWith(`${path}/`)));
  return new Map([...found].filter(([, entry]) => !isPassedOver(entry)));
}

/** The same as when it was copied, on both sides. Folders are only there or not, and have their permissions. */
function isFresh(source: TreeEntry, target: TreeEntry | undefined, remembered: Remembered): boolean {
  if (target === undefined || target.kind !== source.kind) return false;
  if (source.kind === 'folder') return source.mode === target.mode;
  const known = remembered.get(source.path);
  return known !== undefined && known[0] === source.signature && known[1] === target.signature;
}

/** What somebody has just made of it where there was nothing. */
function isCopy(source: TreeEntry, target: TreeEntry | undefined): boolean {
  if (target === undefined || target.kind !== source.kind || target.mode !== source.mode) return false;
  return source.kind === 'folder' || (target.bytes === source.bytes && target.modifiedAt === source.modifiedAt);
}

/**
 * Where a file is wanted and a folder is, or the other way round, or a link where a folder is; and what has the wanted
 * name in another spelling, where the file system takes both for one.
 */
async function removeInTheWay(
  wanted: ReadonlyMap<string, TreeEntry>,
  present: Map<string, TreeEntry>,
  to: string,
): Promise<number> {
  const spelled = new Map([...wanted.keys()].map((path) => [anySpelling(path), path]));
  const isOneWith = async (path: string) => {
    const other = spelled.get(anySpelling(path));
    if (other === undefined || wanted.has(path) || present.has(other)) return false;
    // Not listed, and there.
    return lstat(onDisk(join(to, other))).then(
      () => true,
      () => false,
    );
  };
  let removed = 0;
  for (const [path, entry] of present) {
    const kind = wanted.get(path)?.kind;
    if (kind === entry.kind || (kind === undefined && !(await isOneWith(path)))) continue;
    await remove(entry.full);
    removed += 1;
    present.delete(path);
    if (entry.kind !== 'folder') continue;
    for (const below of present.keys()) if (below.startsWith(`${path}/`)) present.delete(below);
  }
  return removed;
}

const anySpelling = (path: string): string => path.normalize('NFC').toLowerCase();

async function makeFolders(stale: readonly TreeEntry[], present: ReadonlyMap<string, TreeEntry>, to: string) {
  for (const { kind, path } of stale) {
    if (kind !== 'folder') continue;
    // Its own permissions come when it is filled.
    if (present.has(path)) await chmod(onDisk(join(to, path)), 0o700);
    else await mkdir(onDisk(join(to, path)), { recursive: true, mode: 0o700 });
  }
}

async function put(entry: TreeEntry, target: string, isThere: boolean): Promise<void> {
  const [from, to] = [onDisk(entry.full), onDisk(target)];
  // Never written into: it may be one with a file elsewhere by a hard link.
  const clear = () => withRoom(target, () => rm(to, { force: true }));
  const make = async () => {
    if (entry.kind === 'link') await symlink(await readlink(from, 'buffer'), to);
    // Nor through what a program that is still there has put in its place meanwhile.
    else await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  };
  if (isThere) await clear();
  try {
    await make();
  } catch {
    await clear();
    await withRoom(target, make);
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
): Promise<number> {
  const foreign = [...present.values()].filter(({ path }) => !wanted.has(path));
  if (mayStay === undefined) {
    const tops = foreign.filter(({ path }) => !hasForeignParent(path, wanted, present));
    await eachOf(tops, ({ full }) => withRoom(full, () => remove(full)), signal);
    return tops.length;
  }
  const staying = await mayStay(foreign.filter(({ kind }) => kind !== 'folder').map(({ path }) => path));
  let removed = 0;
  // Folders last, the deepest first: one that still holds something stays.
  for (const { kind, full, path } of foreign.toReversed()) {
    if (kind === 'folder') await rmdir(onDisk(full)).catch(() => undefined);
    else if (!staying.has(path)) {
      await withRoom(full, () => rm(onDisk(full), { force: true }));
      removed += 1;
    }
  }
  return removed;
}

function hasForeignParent(
  path: string,
  wanted: ReadonlyMap<string, TreeEntry>,
  present: ReadonlyMap<string, TreeEntry>,
): boolean {
  const parent = dirname(path);
  return present.has(parent) && !wanted.has(parent);
}

/** A folder where there may be nothing, or something else. */
async function makeRoom(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found !== undefined && !found.isDirectory()) await rm(path, { force: true });
  await makeFolder(path, 0o700);
}

/** Writes down what the target looks like now, where somebody wants to know it. */
async function rememberIn({ memory, wayBack, wanted, to }: Task, signal: AbortSignal): Promise<void> {
  if (memory === undefined && wayBack === undefined) return;
  const made = byPath(await lookAt(to, signal, wanted.size), to);
  const pairs = [...wanted.values()].flatMap(({ path, kind, signature }) => {
    const target = made.get(path);
    return kind === 'folder' || target === undefined ? [] : [{ path, signature, own: target.signature }];
  });
  // What changes within the same tick would look as it does now.
  await systemClock.sleep(TICK_MS, signal);
  const there = pairs.map(({ path, signature, own }) => [path, [signature, own]]);
  const back = pairs.map(({ path, signature, own }) => [path, [own, signature]]);
  if (memory !== undefined) await writeMemory(memory, there);
  if (wayBack !== undefined) await writeMemory(wayBack, back);
}
