import { type CacheFolders, type NotesFolders, notesOf, stateOf } from './cache-folders.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

/** When a stored item was last used, and its size. */
interface Usage {
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
  /** For a workspace an estimate, so that it is not scanned at the end of each run. */
  readonly bytes: number;
}

interface UsageDeps extends Pick<WorkspacesDeps, 'clock'> {
  readonly files: Pick<WorkspacesDeps['files'], 'state' | 'read' | 'writeAsIs'>;
  readonly folders: NotesFolders;
}

/** A small file for each thing that is stored. */
export const usageFile = (path: string, folders: NotesFolders): string => `${notesOf(path, folders)}.used.json`;

/** Records that an item is in use now. Without a size, the known one stays; errors are ignored. */
export async function noteUse(path: string, bytes: number | undefined, deps: UsageDeps): Promise<void> {
  const { files, clock, folders } = deps;
  const known = bytes ?? (await usageOf(path, deps))?.bytes;
  if (known === undefined) return;
  const usage: Usage = { usedAt: clock.now(), bytes: known };
  await files.writeAsIs(usageFile(path, folders), JSON.stringify(usage)).catch(() => undefined);
}

/** The disk space of a folder, with its metadata. */
export async function sizeOf(
  path: string,
  { trees, folders }: Pick<WorkspacesDeps, 'trees'> & { readonly folders: Pick<CacheFolders, 'state'> },
  signal: AbortSignal,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const [own, state] = [await trees.size(path, signal), await trees.size(stateOf(path, folders), signal)];
  return { files: own.files, bytes: own.bytes + state.bytes };
}

/** The recorded usage; undefined if there is none, or it is unreadable. */
export async function usageOf(
  path: string,
  { files, folders }: Pick<UsageDeps, 'files' | 'folders'>,
): Promise<Usage | undefined> {
  try {
    const file = usageFile(path, folders);
    if ((await files.state(file)) !== 'file') return undefined;
    const { usedAt, bytes } = JSON.parse(await files.read(file, 1024)) as Partial<Usage>;
    return typeof usedAt === 'number' && typeof bytes === 'number' && bytes >= 0 ? { usedAt, bytes } : undefined;
  } catch {
    return undefined;
  }
}
