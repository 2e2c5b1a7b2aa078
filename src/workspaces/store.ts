import { join } from 'node:path';
import { type CacheFolders, type NotesFolders, notesOf, stateOf } from './cache-folders.ts';
import { isMarked } from './marks.ts';
import { identityOfUrl } from './repositories/repository-identity.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

/** Stored items on disk: a slot of the pool, the mirror of a repository, leftovers of a run. */
interface StoredItem {
  readonly kind: 'slot' | 'mirror' | 'workspace';
  readonly path: string;
  /** Identities of the repositories in it; empty where that is not known. */
  readonly repositories: readonly string[];
  readonly inUse: boolean;
  readonly files: number;
  readonly bytes: number;
  /** Milliseconds since the epoch; absent if unknown. */
  readonly usedAt?: number | undefined;
}

type StoreDeps = Pick<WorkspacesDeps, 'trees' | 'locks' | 'files' | 'clock'>;

/** What may be removed: everything, unless limited. */
interface CleanLimits {
  readonly repository?: string | undefined;
  /** Only items last used before; milliseconds since the epoch. */
  readonly usedBefore?: number | undefined;
  /** Only until no more than this is left. */
  readonly maxBytes?: number | undefined;
}

/** Maximum total size: some large repositories, but acceptable for a small disk. */
export const MAX_STORED_BYTES = 10 * 1024 ** 3;

/** All stored items, in the order of their kinds and names. */
export async function storedItems(folders: CacheFolders, deps: StoreDeps, signal: AbortSignal): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const { kind, path } of await locations(folders, deps)) {
    const inUse = (await deps.locks.isHeld(`${notesOf(path, folders)}.lock`)) || (await isMarked(path, deps));
    const { files, bytes } = await sizeOf(path, { ...deps, folders }, signal);
    const { usedAt, repositories = [] } = (await usageOf(path, { ...deps, folders })) ?? {};
    items.push({ kind, path, repositories, inUse, files, bytes, usedAt });
  }
  return items;
}

/** Removes unused items, within the limits, the least recently used first; returns them. */
export async function cleanStore(
  folders: CacheFolders,
  { repository, usedBefore, maxBytes, ...deps }: StoreDeps & CleanLimits,
  signal: AbortSignal,
): Promise<StoredItem[]> {
  const identity = repository === undefined ? undefined : identityOfUrl(repository);
  const mayGo = ({ repositories, usedAt = 0 }: StoredItem) =>
    (identity === undefined || repositories.includes(identity)) && (usedBefore === undefined || usedAt < usedBefore);
  const items = await storedItems(folders, deps, signal);
  const removed = await removeOldest(items, { maxBytes, mayGo }, { folders, ...deps });
  return removed.map((item) => ({ ...item, inUse: false }));
}

/** Removes the least recently used items until the total size fits, by the metadata of each item. */
export async function keepWithin(
  folders: CacheFolders,
  maxBytes: number,
  deps: StoreDeps,
  signal: AbortSignal,
): Promise<void> {
  const items: { path: string; bytes: number; usedAt: number }[] = [];
  for (const { path } of await locations(folders, deps)) {
    if (signal.aborted) return;
    let usage = await usageOf(path, { ...deps, folders });
    if (usage === undefined) {
      const { bytes } = await sizeOf(path, { ...deps, folders }, signal);
      await noteUse(path, { bytes }, { ...deps, folders });
      usage = await usageOf(path, { ...deps, folders });
    }
    if (usage !== undefined) items.push({ path, ...usage });
  }
  await removeOldest(items, { maxBytes, mayGo: () => !signal.aborted }, { folders, ...deps });
}

/** Removes items that may go and are not in use, the least recently used first, until no more than `maxBytes` is left. */
async function removeOldest<Item extends Pick<StoredItem, 'path' | 'bytes' | 'usedAt'>>(
  items: readonly Item[],
  { maxBytes, mayGo }: Pick<CleanLimits, 'maxBytes'> & { mayGo(item: Item): boolean },
  { folders, ...deps }: StoreDeps & { readonly folders: CacheFolders },
): Promise<Item[]> {
  const removed: Item[] = [];
  let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const item of items.toSorted((a, b) => (a.usedAt ?? 0) - (b.usedAt ?? 0))) {
    if (maxBytes !== undefined && left <= maxBytes) break;
    if (!mayGo(item)) continue;
    // A user of the item needs its lock first, so it stays unused meanwhile.
    await using lock = await deps.locks.tryHold(`${notesOf(item.path, folders)}.lock`);
    if (lock === undefined || (await isMarked(item.path, deps))) continue;
    await deps.trees.remove(item.path);
    await deps.trees.remove(stateOf(item.path, folders));
    await deps.files.removeFile(usageFile(item.path, folders));
    left -= item.bytes;
    removed.push(item);
  }
  return removed;
}

const LOCK = '.lock';

/** Removes the workspaces that runs have left which were killed, and their locks. */
export async function removeDead(folders: CacheFolders, deps: Pick<StoreDeps, 'trees' | 'locks'>): Promise<void> {
  for (const parent of [folders.temp, folders.state]) {
    for (const name of (await deps.trees.list(parent)).filter((each) => each.endsWith(LOCK))) {
      const path = join(parent, name);
      await using lock = await deps.locks.tryHold(path, { onlyDead: true });
      if (lock === undefined) continue;
      const folder = path.slice(0, -LOCK.length);
      await deps.trees.remove(folder);
      await deps.trees.remove(stateOf(folder, folders));
    }
  }
}

/** In the order of what is easiest to make again. */
async function locations({ pool, mirrors, temp }: CacheFolders, deps: StoreDeps) {
  const foldersIn = async (folder: string): Promise<string[]> => {
    const paths = (await deps.trees.list(folder)).map((name) => join(folder, name));
    const states = await Promise.all(paths.map((path) => deps.files.state(path)));
    return paths.filter((_, index) => states[index] === 'folder');
  };
  const slots = await Promise.all((await foldersIn(pool)).map(foldersIn));
  return [
    ...slots.flat().map((path) => ({ kind: 'slot' as const, path })),
    ...(await foldersIn(mirrors)).map((path) => ({ kind: 'mirror' as const, path })),
    ...(await foldersIn(temp)).map((path) => ({ kind: 'workspace' as const, path })),
  ];
}

/** What is known of a stored item without reading it. */
interface Usage {
  /** When it was last used: milliseconds since the epoch. */
  readonly usedAt: number;
  /** For a workspace an estimate, so that it is not scanned at the end of each run. */
  readonly bytes: number;
  /** The identities of the repositories in it. */
  readonly repositories: readonly string[];
}

interface UsageDeps extends Pick<WorkspacesDeps, 'clock'> {
  readonly files: Pick<WorkspacesDeps['files'], 'state' | 'read' | 'writeAsIs'>;
  readonly folders: NotesFolders;
}

/** A small file for each thing that is stored. */
const usageFile = (path: string, folders: NotesFolders): string => `${notesOf(path, folders)}.used.json`;

/** Records that an item is in use now. Without a size, the known one stays; errors are ignored. */
export async function noteUse(
  path: string,
  { bytes, repositories }: Partial<Pick<Usage, 'bytes' | 'repositories'>>,
  { clock, ...deps }: UsageDeps,
): Promise<void> {
  const known = await usageOf(path, deps);
  const size = bytes ?? known?.bytes;
  if (size === undefined) return;
  const usage: Usage = {
    usedAt: clock.now(),
    bytes: size,
    repositories: repositories ?? known?.repositories ?? [],
  };
  await deps.files.writeAsIs(usageFile(path, deps.folders), JSON.stringify(usage)).catch(() => undefined);
}

/** The disk space of a folder, with its metadata. */
export async function sizeOf(
  path: string,
  { trees, folders }: Pick<WorkspacesDeps, 'trees'> & { readonly folders: Pick<CacheFolders, 'state'> },
  signal: AbortSignal,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const [content, state] = [await trees.size(path, signal), await trees.size(stateOf(path, folders), signal)];
  return { files: content.files, bytes: content.bytes + state.bytes };
}

const MAX_NOTE_BYTES = 1024 * 1024;

/** The recorded usage; undefined if there is none, or it is unreadable. */
async function usageOf(
  path: string,
  { files, folders }: Pick<UsageDeps, 'files' | 'folders'>,
): Promise<Usage | undefined> {
  try {
    const file = usageFile(path, folders);
    if ((await files.state(file)) !== 'file') return undefined;
    const { usedAt, bytes, repositories } = JSON.parse(await files.read(file, MAX_NOTE_BYTES)) as Partial<Usage>;
    if (typeof usedAt !== 'number' || typeof bytes !== 'number' || bytes < 0) return undefined;
    const names = Array.isArray(repositories) ? repositories.filter((each) => typeof each === 'string') : [];
    return { usedAt, bytes, repositories: names };
  } catch {
    return undefined;
  }
}
