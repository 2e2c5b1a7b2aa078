import { type CacheFolders, type NotesFolders, notesOf, stateOf } from './cache-folders.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

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
export const usageFile = (path: string, folders: NotesFolders): string => `${notesOf(path, folders)}.used.json`;

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
  const [own, state] = [await trees.size(path, signal), await trees.size(stateOf(path, folders), signal)];
  return { files: own.files, bytes: own.bytes + state.bytes };
}

const MAX_NOTE_BYTES = 1024 * 1024;

/** The recorded usage; undefined if there is none, or it is unreadable. */
export async function usageOf(
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
