import type { Baseline } from '../verdict/evidence.ts';
import type { Files } from './files.ts';

export type HistoryFiles = Pick<Files, 'state' | 'namesIn' | 'read'>;

/** The text files of a history. Paths have slashes. Methods throw a `ServiceError` or a `UserError`. */
export interface HistoryTree {
  /** The names in a folder, those of folders with a slash at their end; none if it does not exist. */
  list(folder: string, signal: AbortSignal): Promise<readonly string[]>;
  read(path: string, maxBytes: number, signal: AbortSignal): Promise<string | undefined>;
}

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

export interface EvidenceSource {
  ofBaseBranch(signal: AbortSignal): Promise<Baseline>;
  /** The newest runs of the history, a folder of which is read with `files`; absent if it is off. */
  readonly ofHistory?: ((signal: AbortSignal, files: HistoryFiles) => Promise<Baseline>) | undefined;
  ofRun(run: number, signal: AbortSignal): Promise<Baseline>;
}
