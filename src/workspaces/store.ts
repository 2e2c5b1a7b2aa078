import { join } from 'node:path';
import type { Files, Locks, Trees } from '../model/ports.ts';
import { type CacheFolders, digest, ORIGIN_FILE } from './cache-folders.ts';
import { identityOfUrl } from './repository-identity.ts';

/** What is kept on disk: a slot of the pool, the files of a commit, the mirror of a repository, what a run has left. */
export interface StoredItem {
  readonly kind: 'slot' | 'tree' | 'mirror' | 'workspace';
  readonly path: string;
  /** Identities of the repositories in it; empty where that is not known. */
  readonly repositories: readonly string[];
  readonly inUse: boolean;
  readonly files: number;
  readonly bytes: number;
}

interface StoreDeps {
  readonly trees: Trees;
  readonly locks: Locks;
  readonly files: Pick<Files, 'read' | 'state' | 'removeFile'>;
}

/** Everything that is kept, in the order of its kinds and names. */
export async function storedItems(folders: CacheFolders, deps: StoreDeps, signal: AbortSignal): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const { kind, path } of await places(folders, deps)) {
    const lock = await deps.locks.tryHold(`${path}.lock`);
    await lock?.[Symbol.asyncDispose]();
    const { files, bytes } = await deps.trees.size(path, signal);
    items.push({ kind, path, repositories: await originsOf(path, deps), inUse: lock === undefined, files, bytes });
  }
  return items;
}

/** Removes what nobody uses, of one repository or all, and tells what it was. */
export async function cleanStore(
  folders: CacheFolders,
  { repository, ...deps }: StoreDeps & { readonly repository?: string | undefined },
  signal: AbortSignal,
): Promise<StoredItem[]> {
  const identity = repository === undefined ? undefined : identityOfUrl(repository);
  const removed: StoredItem[] = [];
  for (const item of await storedItems(folders, deps, signal)) {
    if (identity !== undefined && !isOf(item, identity)) continue;
    // Taken again: somebody may have come meanwhile.
    await using lock = await deps.locks.tryHold(`${item.path}.lock`);
    if (lock === undefined) continue;
    await deps.trees.remove(item.path);
    removed.push({ ...item, inUse: false });
  }
  return removed;
}

const isOf = ({ kind, path, repositories }: StoredItem, identity: string): boolean =>
  kind === 'mirror' ? path.endsWith(digest(identity)) : repositories.includes(identity);

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
