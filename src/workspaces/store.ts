import { join } from 'node:path';
import type { Clock, Files, Locks, Trees } from '../model/ports.ts';
import { type CacheFolders, digest, ORIGIN_FILE } from './cache-folders.ts';
import { isMarked } from './marks.ts';
import { identityOfUrl } from './repository-identity.ts';
import { noteUse, usageFile, usageOf } from './usage.ts';

/** What is kept on disk: a slot of the pool, the files of a commit, the mirror of a repository, what a run has left. */
export interface StoredItem {
  readonly kind: 'slot' | 'tree' | 'mirror' | 'workspace';
  readonly path: string;
  /** Identities of the repositories in it; empty where that is not known. */
  readonly repositories: readonly string[];
  readonly inUse: boolean;
  readonly files: number;
  readonly bytes: number;
  /** Milliseconds since the epoch; absent where nobody noted it. */
  readonly usedAt?: number | undefined;
}

interface StoreDeps {
  readonly trees: Trees;
  readonly locks: Locks;
  readonly files: Pick<Files, 'read' | 'state' | 'write' | 'removeFile'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** What may be removed: everything, unless it says less. */
export interface CleanLimits {
  /** Only what was made from this repository. */
  readonly repository?: string | undefined;
  /** Only what was last of use before; milliseconds since the epoch. */
  readonly usedBefore?: number | undefined;
  /** Only until no more than this is left. */
  readonly maxBytes?: number | undefined;
}

/** So much may be kept for later runs: some large repositories, and no more than a small disk can spare. */
export const MOST_BYTES_KEPT = 10 * 1024 ** 3;

/** Everything that is kept, in the order of its kinds and names. */
export async function storedItems(folders: CacheFolders, deps: StoreDeps, signal: AbortSignal): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const { kind, path } of await places(folders, deps)) {
    const inUse = (await deps.locks.isHeld(`${path}.lock`)) || (await isMarked(path, deps));
    const { files, bytes } = await deps.trees.size(path, signal);
    const usedAt = (await usageOf(path, deps))?.usedAt;
    items.push({ kind, path, repositories: await originsOf(path, deps), inUse, files, bytes, usedAt });
  }
  return items;
}

/** Removes what nobody uses, within the limits, what was of use longest ago first; and tells what it was. */
export async function cleanStore(
  folders: CacheFolders,
  { repository, usedBefore, maxBytes, ...deps }: StoreDeps & CleanLimits,
  signal: AbortSignal,
): Promise<StoredItem[]> {
  const identity = repository === undefined ? undefined : identityOfUrl(repository);
  const items = await storedItems(folders, deps, signal);
  const removed: StoredItem[] = [];
  let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const item of oldestFirst(items)) {
    if (identity !== undefined && !isOf(item, identity)) continue;
    if (usedBefore !== undefined && (item.usedAt ?? 0) >= usedBefore) continue;
    if (maxBytes !== undefined && left <= maxBytes) break;
    if (!(await removeUnused(item.path, deps))) continue;
    left -= item.bytes;
    removed.push({ ...item, inUse: false });
  }
  return removed;
}

/**
 * Removes what was of use longest ago and nobody uses until no more than that is kept. It goes by what was noted of each
 * thing; only what has no note yet is looked through, once.
 */
export async function keepWithin(
  folders: CacheFolders,
  maxBytes: number,
  deps: StoreDeps,
  signal: AbortSignal,
): Promise<void> {
  const items: { path: string; bytes: number; usedAt: number }[] = [];
  for (const { path } of await places(folders, deps)) {
    if (signal.aborted) return;
    let usage = await usageOf(path, deps);
    if (usage === undefined) {
      await noteUse(path, (await deps.trees.size(path, signal)).bytes, deps);
      usage = await usageOf(path, deps);
    }
    if (usage !== undefined) items.push({ path, ...usage });
  }
  let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of oldestFirst(items)) {
    if (left <= maxBytes || signal.aborted) return;
    if (await removeUnused(path, deps)) left -= bytes;
  }
}

/** Removes the workspaces that runs have left which were killed, and their locks. */
export async function removeDead({ temp }: CacheFolders, deps: Pick<StoreDeps, 'trees' | 'locks'>): Promise<void> {
  for (const name of (await deps.trees.list(temp)).filter((each) => each.endsWith(LOCK))) {
    const path = join(temp, name);
    await using lock = await deps.locks.tryHold(path, { onlyDead: true });
    if (lock !== undefined) await deps.trees.remove(path.slice(0, -LOCK.length));
  }
}

const LOCK = '.lock';

const oldestFirst = <Item extends { readonly usedAt?: number | undefined }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.usedAt ?? 0) - (b.usedAt ?? 0));

/** Whoever wants to use it needs its lock first, so nobody comes meanwhile. */
async function removeUnused(path: string, deps: StoreDeps): Promise<boolean> {
  await using lock = await deps.locks.tryHold(`${path}.lock`);
  if (lock === undefined || (await isMarked(path, deps))) return false;
  await deps.trees.remove(path);
  await deps.files.removeFile(usageFile(path));
  return true;
}

const isOf = ({ kind, path, repositories }: StoredItem, identity: string): boolean =>
  kind === 'mirror' ? path.endsWith(digest(identity)) : repositories.includes(identity);

/** In the order of what is easiest to make again. */
async function places({ pool, trees, mirrors, temp }: CacheFolders, deps: StoreDeps) {
  const foldersIn = async (folder: string): Promise<string[]> => {
    const paths = (await deps.trees.list(folder)).map((name) => join(folder, name));
    const states = await Promise.all(paths.map((path) => deps.files.state(path)));
    return paths.filter((_, index) => states[index] === 'folder');
  };
  const slots = await Promise.all((await foldersIn(pool)).map(foldersIn));
  return [
    ...slots.flat().map((path) => ({ kind: 'slot' as const, path })),
    ...(await foldersIn(trees)).map((path) => ({ kind: 'tree' as const, path })),
    ...(await foldersIn(mirrors)).map((path) => ({ kind: 'mirror' as const, path })),
    ...(await foldersIn(temp)).map((path) => ({ kind: 'workspace' as const, path })),
  ];
}

async function originsOf(path: string, { files }: StoreDeps): Promise<string[]> {
  const file = join(path, ORIGIN_FILE);
  if ((await files.state(file)) !== 'file') return [];
  try {
    const origins: unknown = JSON.parse(await files.read(file, 1024 * 1024));
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
  } catch {
    // Broken: then it is somebody's, and nobody knows whose.
    return [];
  }
}
