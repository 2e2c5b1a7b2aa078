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
import type { TreeLook, TreeRequest, TreeResult, Trees } from '../model/ports.ts';
import { systemClock } from './clock.ts';
import { onDisk } from './file-names.ts';
import { entriesIn, lookAgain, lookAt, newestIn, sealOf, settled, TICK_MS } from './tree-look.ts';
import { type Glance, glanceOf, type Remembered, readMemory, writeMemory } from './tree-memory.ts';
import { remove, withRoom } from './tree-remove.ts';
import { idOfFixed, type Wanted, wantedOf } from './tree-sources.ts';
import { eachOf, repositoriesBelow, type TreeEntry, walk } from './tree-walk.ts';

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
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await copyFile(file, join(folder, basename(file)), constants.COPYFILE_FICLONE);
    } catch (error) {
      throw userError('OUTPUT_UNWRITABLE', `Cannot copy ${file}: ${messageOf(error)}`, { cause: error });
    }
  },

  look: lookAgain,

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
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
      throw userError('OUTPUT_UNWRITABLE', `Cannot make the folder ${folder}: ${messageOf(error)}`, { cause: error });
    });
  },

  async move(from, to) {
    await mkdir(dirname(to), { recursive: true });
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
  const remembered = memory === undefined ? new Map() : await readMemory(memory);
  const present = new Map(entriesIn(look, to).map((entry) => [entry.path, entry]));
  const isUntouched =
    wayBack === undefined &&
    present.size === wanted.size &&
    [...wanted.values()].every((entry) => isFresh(entry, present.get(entry.path), remembered));
  if (isUntouched) {
    // Else every run would go through all of it again.
    const whole = { id, seal, files: wanted.size, bytes, newest: newestIn(look) };
    if (memory !== undefined) await writeMemory(memory, whole, [...remembered]);
    return asItIs(whole, look);
  }

  // Whoever dies from here on leaves a target that nobody believes to be whole.
  if (memory !== undefined) await rm(memory, { force: true });
  let removed = await removeInTheWay(wanted, present, to);
  const stale = [...wanted.values()].filter((entry) => !isFresh(entry, present.get(entry.path), remembered));
  await makeFolders(stale, present, to);
  const others = stale.filter(({ kind }) => kind !== 'folder');
  await eachOf(others, (entry) => put(entry, join(to, entry.path), present.has(entry.path)), signal);
  removed += await removeForeign(wanted, present, mayStay, signal);
  // Last, since writing into a folder changes its time, and a read-only one could not be written into: it may be open now.
  const isStale = new Set(stale);
  const folders = [...wanted.values()]
    .filter((entry) => entry.kind === 'folder' && (isStale.has(entry) || (entry.mode & 0o300) !== 0o300))
    .reverse();
  await eachOf(folders, (entry) => likeSource(entry, onDisk(join(to, entry.path))), signal);
  const files = wanted.size;
  if (memory === undefined && wayBack === undefined) return { files, copied: others.length, removed, bytes, id };
  const made = await remember({ memory, wayBack }, { wanted, id, bytes, to }, signal);
  return { files, copied: others.length, removed, bytes, id, look: made };
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
  await mkdir(path, { recursive: true, mode: 0o700 });
}

interface Made extends Wanted {
  readonly to: string;
}

/** Writes down what the target looks like now, and hands that back. */
async function remember(
  { memory, wayBack }: Pick<TreeRequest, 'memory' | 'wayBack'>,
  { wanted, id, bytes, to }: Made,
  signal: AbortSignal,
): Promise<TreeLook> {
  const look = await lookAt(to, signal, wanted.size);
  const made = new Map(entriesIn(look, to).map((entry) => [entry.path, entry]));
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
  return settled(look);
}
