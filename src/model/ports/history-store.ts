import type { Files } from './files.ts';

/** How the folder of a history is read. */
export type HistoryFiles = Pick<Files, 'state' | 'namesIn' | 'read' | 'slice'>;

/** The text files of a history. Paths have slashes. Methods throw a `ServiceError` or a `UserError`. */
export interface HistoryTree {
  /** The names in a folder, those of folders with a slash at their end; none if it does not exist. */
  list(folder: string, signal: AbortSignal): Promise<readonly string[]>;
  /** The text of a file; undefined if it does not exist. */
  read(path: string, maxBytes: number, signal: AbortSignal): Promise<string | undefined>;
  /** The beginning of a file that exists: at least that many bytes, or all of it. */
  start(path: string, bytes: number, signal: AbortSignal): Promise<string>;
}

/** Where a history is: a branch, or a folder. */
export interface HistoryStore {
  /** In messages: `the branch eval-history`. */
  readonly name: string;
  /** Undefined if nothing was written yet. A folder is read with `files` where those of a change must not decide. */
  open(signal: AbortSignal, files?: HistoryFiles): Promise<HistoryTree | undefined>;
  /**
   * Adds and replaces files in one step. `change` makes them from what is there; it is called again if another writer was
   * faster.
   */
  commit(change: HistoryChange, signal: AbortSignal): Promise<void>;
}

interface HistoryChange {
  readonly message: string;
  files(tree: HistoryTree | undefined): Promise<ReadonlyMap<string, string>>;
}
