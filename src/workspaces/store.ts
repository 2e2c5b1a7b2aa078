import { join } from 'node:path';
import * as z from 'zod';
import { type CacheFolders, type NotesFolders, notesOf, stateOf } from './cache-folders.ts';
import { isMarked } from './marks.ts';
import { identityOfUrl } from './repositories/repository-identity.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

/** Stored items on disk: a slot of the pool, the mirror of a repository, leftovers of a run. */
interface StoredItem extends Usage {
  readonly kind: 'slot' | 'mirror' | 'workspace';
  readonly path: string;
  readonly inUse: boolean;
  readonly files: number;
  readonly bytes: number;
}

type StoreDeps = Pick<WorkspacesDeps, 'trees' | 'locks' | 'files'>;

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

/** All stored items, in the order of what is easiest to make again. */
export async function storedItems(folders: CacheFolders, deps: StoreDeps, signal: AbortSignal): Promise<StoredItem[]> {
  const { trees, files, locks } = deps;
  const foldersIn = async (folder: string): Promise<string[]> => {
    const paths = (await trees.list(folder)).map((name) => join(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    return paths.filter((_, index) => states[index] === 'folder');
  };
  const slots = (await Promise.all((await foldersIn(folders.pool)).map(foldersIn))).flat();
  const places = [
    ...slots.map((path) => ({ kind: 'slot' as const, path })),
    ...(await foldersIn(folders.mirrors)).map((path) => ({ kind: 'mirror' as const, path })),
    ...(await foldersIn(folders.temp)).map((path) => ({ kind: 'workspace' as const, path })),
  ];
  const items: StoredItem[] = [];
  for (const { kind, path } of places) {
    const inUse = (await locks.isHeld(`${notesOf(path, folders)}.lock`)) || (await isMarked(path, deps));
    const [content, state] = [await trees.size(path, signal), await trees.size(stateOf(path, folders), signal)];
    const usage = await usageOf(path, folders, files);
    items.push({ kind, path, ...usage, inUse, files: content.files, bytes: content.bytes + state.bytes });
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
  const items = await storedItems(folders, deps, signal);
  const removed: StoredItem[] = [];
  let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const item of items.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (signal.aborted || (maxBytes !== undefined && left <= maxBytes)) break;
    const { path, repositories, usedAt, bytes } = item;
    if (identity !== undefined && !repositories.includes(identity)) continue;
    if (usedBefore !== undefined && usedAt >= usedBefore) continue;
    // A user of the item needs its lock first, so it stays unused meanwhile.
    await using lock = await deps.locks.tryHold(`${notesOf(path, folders)}.lock`);
    if (lock === undefined || (await isMarked(path, deps))) continue;
    await deps.trees.remove(path);
    await deps.trees.remove(stateOf(path, folders));
    await deps.files.removeFile(usageFile(path, folders));
    left -= bytes;
    removed.push({ ...item, inUse: false });
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

/** A small file for each thing that is stored: when it was last used, and the identities of the repositories in it. */
const usageFile = (path: string, folders: NotesFolders): string => `${notesOf(path, folders)}.used.json`;

const usageSchema = z.object({
  /** Milliseconds since the epoch. */
  usedAt: z.number(),
  /** Empty where that is not known. */
  repositories: z.array(z.string()),
});
type Usage = z.output<typeof usageSchema>;

const MAX_NOTE_BYTES = 1024 * 1024;

/** Records that an item is in use now. Errors are ignored. */
export async function noteUse(
  path: string,
  repositories: readonly string[],
  { clock, files, folders }: Pick<WorkspacesDeps, 'clock' | 'files'> & { readonly folders: NotesFolders },
): Promise<void> {
  const usage = { usedAt: clock.now(), repositories };
  await files.writeAsIs(usageFile(path, folders), JSON.stringify(usage)).catch(() => undefined);
}

async function usageOf(path: string, folders: NotesFolders, files: StoreDeps['files']): Promise<Usage> {
  try {
    return usageSchema.parse(JSON.parse(await files.read(usageFile(path, folders), MAX_NOTE_BYTES)));
  } catch {
    return { usedAt: await files.modifiedAt(path).catch(() => 0), repositories: [] };
  }
}
