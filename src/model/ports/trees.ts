export interface TreeRequest {
  readonly from: string;
  readonly to: string;
  /** What is called `.git` is left out, and a link that leads out of the folder is refused. */
  readonly isTemplate?: boolean;
  /** A file that remembers what was copied, so that only what differs is copied the next time. */
  readonly memory?: string | undefined;
  /** The same for the way back: when `to` is to be put into `from` again. */
  readonly wayBack?: string | undefined;
  /** Which files that `from` does not have may stay. Without it none does. */
  readonly mayStay?: ((paths: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
  /** Folders in `to` that are left as they are. */
  readonly except?: readonly string[] | undefined;
}

export interface PlaceRequest {
  readonly folder: string;
  /** A folder of ours for what is replaced; it is emptied first. */
  readonly aside: string;
  /** Paths are relative, with `/`. Files that begin with `#!` are executable. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

export type StoredKind = 'file' | 'program' | 'folder';

/** Paths that `prune` keeps, relative, with `/`. */
export interface StoredPaths {
  /** A file or link that has other permissions than a new one is removed; so is everything in a `folder`. */
  readonly stored: ReadonlyMap<string, StoredKind>;
  /** Folders that are kept with everything in them, and created if they are missing. */
  readonly inner: readonly string[];
  /** Files of which permissions are looked at (all if absent), and since when nothing of them may have been changed (milliseconds since the epoch). */
  readonly checked?: { readonly paths?: readonly string[] | undefined; readonly since?: number } | undefined;
}

export interface TreeResult {
  /** Files and links that had to be copied. */
  readonly copied: number;
  readonly removed: number;
}

/** Folders with all that is in them. */
export interface Trees {
  /**
   * Makes `to` hold what `from` holds: content, permissions, times, links as they
   * are. Nothing is followed. Afterwards no file of `to` is one with a file elsewhere. Throws a `UserError` for what
   * cannot be copied or is too much; a target that was half made is put right by the next call.
   */
  restore(request: TreeRequest, signal: AbortSignal): Promise<TreeResult>;
  /** Removes everything from a folder except the kept paths; creates it if it is missing. Returns the number of removed entries. Throws a `UserError`. */
  prune(folder: string, stored: StoredPaths, signal: AbortSignal): Promise<number>;
  /** Writes down in a file what a folder holds, so that `isSealed` can tell whether it still does. */
  seal(folder: string, file: string, signal: AbortSignal): Promise<void>;
  isSealed(folder: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Copies one file with its times into a folder, which is made with those above it. Throws a `UserError`. */
  bring(file: string, folder: string): Promise<void>;
  /**
   * Puts files into a folder, in place of whatever is at their paths. No link leads out of the folder. When disposed, the
   * files are gone and what they replaced is back. Throws a `UserError`.
   */
  location(request: PlaceRequest): Promise<AsyncDisposable>;
  /** Whether nothing in a folder changes for a while. */
  isStill(folder: string, ms: number, signal: AbortSignal): Promise<boolean>;
  /** The folders below that have a `.git` of their own, relative, with `/`; that of the folder itself is empty text. */
  repositoriesIn(folder: string, signal: AbortSignal): Promise<string[]>;
  /** The names in a folder, sorted; empty when there is no folder. */
  list(folder: string): Promise<string[]>;
  /** How many files a folder holds, and how much of the disk they take; zero when there is none. */
  size(folder: string, signal: AbortSignal): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Creates a folder with those above it, open to this user alone. */
  make(folder: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Removes all of it, also what was made read-only. */
  remove(folder: string): Promise<void>;
}
