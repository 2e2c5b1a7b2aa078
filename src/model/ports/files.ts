export interface Files {
  /** With `noDeadLinks`, throws a `UserError` for a link to a file that does not exist, which is else `missing`. */
  state(path: string, how?: { readonly noDeadLinks?: boolean }): Promise<'file' | 'folder' | 'missing'>;
  /** The modification time of a file, in milliseconds since the epoch. Throws a `UserError` if it does not exist. */
  modifiedAt(path: string): Promise<number>;
  /**
   * Text as UTF-8 without a byte order mark. Throws a `UserError` when missing, unreadable or longer than `maxBytes`;
   * with `onlyText` also for bytes that are no text, which else are replaced.
   */
  read(path: string, maxBytes: number, how?: { readonly onlyText?: boolean }): Promise<string>;
  /** The bytes of a file. Throws like `read`. */
  readBytes(path: string, maxBytes: number): Promise<Uint8Array>;
  /**
   * The same, piece by piece: a large file is never in memory as a whole. Each piece is valid until the next one is
   * read. Throws like `read`, while it is read.
   */
  readPieces(path: string, maxBytes: number): Iterable<Uint8Array>;
  /** Some bytes of a file, fewer at its end, and the size of the file. Throws a `UserError` if it cannot be read. */
  slice(path: string, start: number, length: number): Promise<FileSlice>;
  /** Where a path leads when every link on it is followed. Throws a `UserError` when nothing is there. */
  realPath(path: string): Promise<string>;
  /**
   * Creates the folders above and replaces the file in one step; who may do what with it stays. Like all that takes a text,
   * it writes no secrets.
   */
  write(path: string, text: string): Promise<void>;
  /** Creates the folders above and the file; `false`, and nothing is written, where something is there already, be it a link to nowhere. */
  create(path: string, content: string | Uint8Array): Promise<boolean>;
  /** The same with secrets: for programs, and in files of the user. */
  writeAsIs(path: string, content: string | Uint8Array): Promise<void>;
  /** Piece by piece: the whole text is never in memory. No piece ends within a word. */
  writePieces(path: string, pieces: Iterable<string>): Promise<void>;
  /**
   * Absolute paths of files, sorted; `patterns` are globs, `!` excludes. Throws a `UserError` for a folder on the way that
   * cannot be read.
   */
  glob(patterns: readonly string[], options: GlobOptions): Promise<string[]>;
  /** The first names in a folder. Throws a `UserError` when there is no folder, or it cannot be read. */
  namesIn(folder: string, most: number): Promise<FolderNames>;
  /** Creates a link to a folder. Throws a `UserError` if something is there already. */
  linkFolder(target: string, path: string): Promise<void>;
  /** Opens a file for appending; each line is on disk when `append` resolves. */
  openJournal(path: string): Promise<Journal>;
  scratchFolder(prefix: string): Promise<ScratchFolder>;
  /** Removes a file, if it is there. Throws a `UserError` for anything that is not a file. */
  removeFile(path: string): Promise<void>;
  /**
   * Creates a folder and locks it for one run (`Locks`). Throws a `UserError` while another run holds it. Checking a
   * holder in another container takes some seconds; without a signal it counts as alive.
   */
  claim(folder: string, signal?: AbortSignal): Promise<AsyncDisposable>;
}

interface GlobOptions {
  readonly cwd: string;
  readonly ignoreCase?: boolean;
  /** Default: links are followed. */
  readonly followLinks?: boolean;
  /** Pipes, devices and links to files that do not exist are in the result, too. Links must be followed. */
  readonly notFiles?: boolean;
  /** Folders that cannot be read are left out: for what is only a suggestion. */
  readonly skipUnreadable?: boolean;
}

/** The first entries of a folder, up to the limit. Links are listed, not followed. */
interface FolderNames {
  /** By their code units; those of folders end in `/`. */
  readonly names: readonly string[];
  readonly others: number;
}

export interface FileSlice {
  readonly bytes: Uint8Array;
  readonly size: number;
}

export interface Journal extends AsyncDisposable {
  append(line: string): Promise<void>;
  /** Whether the file has exactly its original content and what was appended since. */
  state(): Promise<'intact' | 'changed' | 'missing'>;
}

export interface ScratchFolder extends AsyncDisposable {
  readonly path: string;
}

/** Locks between processes: files that name their holder. A lock of a dead process is free, also when it died in a container. */
export interface Locks {
  /**
   * Takes a lock, or fails at once if a living process holds it. The lock of a dead holder is taken over, and its
   * orphan processes are killed.
   */
  tryHold(path: string, from?: TakeOver): Promise<AsyncDisposable | undefined>;
  isHeld(path: string): Promise<boolean>;
}

export interface TakeOver {
  /** Only from a dead holder: a lock that is free stays so. */
  readonly onlyDead?: boolean;
  mayTakeOver?(): Promise<boolean>;
}
