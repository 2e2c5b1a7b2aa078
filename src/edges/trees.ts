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
import { messageOf, UserError, userError } from '../model/errors.ts';
import type { TreeLook, TreeRequest, TreeResult, TreeSource, Trees } from '../model/ports.ts';
import { systemClock } from './clock.ts';
import { onDisk } from './file-names.ts';
import { countIn, FoundLook } from './found-look.ts';
import { makeFolder } from './make-folder.ts';
import { entriesIn, lookAgain, lookAt, newestIn, sealOf, settled, TICK_MS } from './tree-look.ts';
import { type Glance, glanceOf, type Remembered, readMemory, writeMemory, writeWholeMemory } from './tree-memory.ts';
import { remove, withRoom } from './tree-remove.ts';
import { idOfFixed, type Wanted, wantedOf } from './tree-sources.ts';
import { eachOf, repositoriesBelow, type TreeEntry, walk } from './tree-walk.ts';
import { wholeCopies } from './whole-copy.ts';

/** Folders with all that is in them, copied by reflink where the file system has it. */
export const trees: Trees = {
  async restore(request, signal) {
    try {
      return await restore(request, signal);
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw userError('OUTPUT_UNWRITABLE', `Cannot make ${request.to}: ${messageOf(error)}`, { cause: error });
    }
  },

  async bring(file, folder) {
    try {
      await makeFolder(folder, 0o700);
      await copyFile(file, join(folder, basename(file)), constants.COPYFILE_FICLONE);
    } catch (error) {
      throw userError('OUTPUT_UNWRITABLE', `Cannot copy ${file}: ${messageOf(error)}`, { cause: error });
    }
  },

  look: lookAgain,

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

async function restore(
  { sources, to, memory, wayBack, mayStay }: TreeRequest,
  signal: AbortSignal,
): Promise<TreeResult> {
  const fixedId = await idOfFixed(sources);
  await makeRoom(to);
  const glance = memory === undefined || wayBack !== undefined ? undefined : await glanceOf(memory);
  // However much there is: it is to be removed.
  const look = await lookAt(to, signal, glance?.files);
  const seal = sealOf(look);
  if (fixedId !== undefined && glance?.id === fixedId && glance.seal === seal) return asItIs(glance, look);

  const { wanted, bytes, id: idOfAll } = await wantedOf(sources, signal);
  const id = fixedId ?? idOfAll;
  if (glance?.id === id && glance.seal === seal) return asItIs(glance, look);
  const remembered = memory === undefined ? new Map() : await rememberedIn(memory, { wanted, id, to });
  const found = byPath(look, to);
  const isUntouched =
    wayBack === undefined &&
    found.size === wanted.size &&
    [...wanted.values()].every((entry) => isFresh(entry, found.get(entry.path), remembered));
  if (isUntouched) {
    // Else every run would go through all of it again.
    const now = { id, seal, files: wanted.size, bytes, newest: newestIn(look) };
    if (memory !== undefined) await writeMemory(memory, now, [...remembered]);
    return asItIs(now, look);
  }

  // Whoever dies from here on leaves a target that nobody believes to be whole.
  if (memory !== undefined) await rm(memory, { force: true });
  const isFixed = fixedId !== undefined;
  const task = { wanted, bytes, id, to, sources, memory, wayBack, isFixed };
  // Of a folder of which nothing is known everything is made again. It is emptied only for what nobody but us has made:
  // when a folder of the user's is put back and that fails, most of it must still be there.
  const isAnew = found.size === 0 || (isFixed && remembered.size === 0 && mayStay === undefined);
  if (isAnew && wholes.isWorthIt(sources, to, wanted.size)) return makeAnew(task, found, signal);
  const isThere = (source: TreeEntry, target: TreeEntry | undefined) => isFresh(source, target, remembered);
  const { copied, removed } = await change(task, { present: found, isThere, mayStay }, signal);
  return { files: wanted.size, copied, removed, bytes, id, ...(await rememberedLook(task, undefined, signal)) };
}

interface Task extends Wanted {
  readonly to: string;
  readonly sources: readonly TreeSource[];
  readonly memory: string | undefined;
  readonly wayBack: string | undefined;
  /** Whether nobody changes the sources. */
  readonly isFixed: boolean;
}

/** All at once; what did not come through, or came through otherwise than it is wanted, after that. */
async function makeAnew(task: Task, found: Map<string, TreeEntry>, signal: AbortSignal): Promise<TreeResult> {
  const { sources, to, wanted, bytes, id, memory, wayBack, isFixed } = task;
  const cleared = await removeForeign(new Map(), found, undefined, signal);
  const isDone = await wholes.copy(sources, to, signal);
  const look = await lookAt(to, signal, wanted.size);
  const copied = [...wanted.values()].filter(({ kind }) => kind !== 'folder').length;
  const result = { files: wanted.size, copied, removed: cleared, bytes, id };
  if (isDone && isFixed && memory !== undefined && wayBack === undefined) {
    const made = await rememberWhole(memory, { id, files: wanted.size, bytes }, look, signal);
    if (made !== undefined) return { ...result, look: made };
  }
  const present = byPath(look, to);
  // On a full disk a file of which only a part is there would leave no room for the others.
  if (!isDone) {
    await removeForeign(new Map(), present, undefined, signal);
    present.clear();
  }
  const { touched } = await change(task, { present, isThere: isCopy }, signal);
  return { ...result, ...(await rememberedLook(task, touched === 0 ? look : undefined, signal)) };
}

interface Present {
  readonly present: Map<string, TreeEntry>;
  /** Whether what is there is what it should be. */
  isThere(source: TreeEntry, target: TreeEntry | undefined): boolean;
  readonly mayStay?: TreeRequest['mayStay'];
}

/** Copies what is not there and removes what is not wanted. `touched`: how much had to be made as it should be. */
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
  return { copied: others.length, removed, touched: stale.length + folders.length + removed };
}

const wholes = wholeCopies();

const byPath = (look: TreeLook, folder: string): Map<string, TreeEntry> =>
  new Map(entriesIn(look, folder).map((entry) => [entry.path, entry]));

/** How files looked that came from sources that have not changed since: what is kept of others helps nobody. */
async function rememberedIn(
  memory: string,
  { wanted, id, to }: Pick<Task, 'wanted' | 'id' | 'to'>,
): Promise<Remembered> {
  const kept = await readMemory(memory);
  if (!('records' in kept)) return kept;
  if (kept.id !== id) return new Map();
  const before = new FoundLook(to, { root: '', records: kept.records, settledBefore: 0 });
  const pairs = entriesIn(before, to).flatMap(({ path, signature }) => {
    const source = wanted.get(path);
    return source === undefined ? [] : [[path, [source.signature, signature]] as const];
  });
  return new Map(pairs);
}

const asItIs = ({ files, bytes, id, newest }: Glance, look: TreeLook): TreeResult => ({
  files,
  copied: 0,
  removed: 0,
  bytes,
  id,
  look: newest < look.settledBefore ? settled(look) : look,
});

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
    const tops = foreign.filter(({ path }) => !hasForeignParent(path, wanted));
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

function hasForeignParent(path: string, wanted: ReadonlyMap<string, TreeEntry>): boolean {
  const parent = dirname(path);
  return parent !== '.' && !wanted.has(parent);
}

/** A folder where there may be nothing, or something else. */
async function makeRoom(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found !== undefined && !found.isDirectory()) await rm(path, { force: true });
  await makeFolder(path, 0o700);
}

/** Writes down what the target looks like now, where somebody wants to know it, and hands that back. */
async function rememberedLook(
  { memory, wayBack, wanted, id, bytes, to }: Task,
  known: TreeLook | undefined,
  signal: AbortSignal,
): Promise<{ readonly look?: TreeLook }> {
  if (memory === undefined && wayBack === undefined) return {};
  const look = known ?? (await lookAt(to, signal, wanted.size));
  const made = byPath(look, to);
  const pairs = [...wanted.values()].flatMap(({ path, kind, signature }) => {
    const target = made.get(path);
    return kind === 'folder' || target === undefined ? [] : [{ path, signature, own: target.signature }];
  });
  // What changes within the same tick would look as it does now.
  await systemClock.sleep(TICK_MS, signal);
  const there = pairs.map(({ path, signature, own }) => [path, [signature, own]]);
  const back = pairs.map(({ path, signature, own }) => [path, [own, signature]]);
  // Where a file stayed that no source has, one glance would not tell that it has to go.
  const isWhole = made.size === wanted.size;
  const glance = isWhole ? { id, seal: sealOf(look), files: wanted.size, bytes, newest: newestIn(look) } : undefined;
  if (memory !== undefined) await writeMemory(memory, glance, there);
  if (wayBack !== undefined) await writeMemory(wayBack, undefined, back);
  return { look: settled(look) };
}

/** The same without a look at each file, where all of them and nothing else were copied at once. */
async function rememberWhole(
  memory: string,
  known: Omit<Glance, 'newest' | 'seal'>,
  look: TreeLook,
  signal: AbortSignal,
): Promise<TreeLook | undefined> {
  const { records, settledBefore } = look;
  if (records === undefined || countIn(records) !== known.files) return undefined;
  await systemClock.sleep(TICK_MS, signal);
  // Nothing in it is newer than the look.
  await writeWholeMemory(memory, { ...known, seal: sealOf(look), newest: settledBefore + TICK_MS }, records);
  return settled(look);
}
