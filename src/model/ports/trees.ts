export interface TreeRequest {
  readonly from: string;
  readonly to: string;
  /** Skips `.git`, and refuses a link that leads out of the folder. */
  readonly isTemplate?: boolean;
  /** A file that records what was copied, so that only differences are copied the next time. */
  readonly memory?: string | undefined;
  /** The memory is one of the way back: of a copy of `to` to `from`. */
  readonly isBack?: boolean;
  /** Which files that `from` does not have may stay. Without it none does. */
  readonly mayStay?: ((paths: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
  /** Folders in `to` that are left as they are. */
  readonly except?: readonly string[] | undefined;
}

export interface PlaceRequest {
  readonly folder: string;
  /** A folder of ours for replaced files; it is emptied first. */
  readonly aside: string;
  /** Paths are relative, with `/`. Files that begin with `#!` are executable. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

export type StoredKind = 'file' | 'program' | 'folder';

/** Paths that `prune` does not remove, relative, with `/`. */
export interface StoredPaths {
  /** A file or link that has other permissions than a new one is removed; so is everything in a `folder`. */
  readonly stored: ReadonlyMap<string, StoredKind>;
  /** Folders that stay with all of their content, and are created if missing. */
  readonly inner: readonly string[];
  /** A file that changed after this time is removed, too: milliseconds since the epoch. */
  readonly since?: number | undefined;
}

export interface Trees {
  /**
   * Makes `to` a copy of `from`: content, permissions, times, links as they are. Links are not followed. Afterwards no
   * file of `to` is a hard link to a file elsewhere. Throws a `UserError` for anything that cannot be copied or is too
   * large; the next call repairs an incomplete copy.
   */
  restore(request: TreeRequest, signal: AbortSignal): Promise<void>;
  /** Removes everything from a folder except the given paths; creates it if it is missing. Returns the number of removed entries. Throws a `UserError`. */
  prune(folder: string, stored: StoredPaths, signal: AbortSignal): Promise<number>;
  seal(folder: string, file: string, signal: AbortSignal): Promise<void>;
  isSealed(folder: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Copies one file with its times into a folder, which is made with those above it. Throws a `UserError`. */
  bring(file: string, folder: string): Promise<void>;
  /** Calls `write`, and then gives the file the times that it had before. Throws a `UserError`. */
  keepTimes<Value>(file: string, write: () => Promise<Value>): Promise<Value>;
  /**
   * Puts files into a folder, replacing anything at their paths. No link leads out of the folder. On disposal the files
   * are removed and the replaced ones restored. Throws a `UserError`.
   */
  place(request: PlaceRequest): Promise<AsyncDisposable>;
  /** Whether nothing in a folder changes for a while. */
  isStill(folder: string, ms: number, signal: AbortSignal): Promise<boolean>;
  /** The folders below with a separate `.git`, relative, with `/`; that of the folder itself is empty text. */
  repositoriesIn(folder: string, signal: AbortSignal): Promise<FolderContent>;
  list(folder: string): Promise<string[]>;
  /** The number of files in a folder, and their size on disk; zero if it does not exist. */
  size(folder: string, signal: AbortSignal): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Creates a folder with those above it, open to this user alone. */
  make(folder: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(folder: string): Promise<void>;
}

export interface FolderContent {
  readonly repositories: readonly string[];
  /** Pipes, sockets and devices: git leaves out new ones, and fails for one in the place of a file. */
  readonly special: readonly string[];
}
