/** An artifact of a workflow run. The jobs of that run choose its name and content. */
export interface ArtifactInfo {
  readonly id: number;
  readonly name: string;
  /** Of the archive. */
  readonly bytes: number;
  readonly isExpired: boolean;
  /** `sha256:` and 64 hexadecimal digits, if GitHub reports it. */
  readonly digest: string | undefined;
  /** ISO 8601, UTC. */
  readonly createdAt?: string | undefined;
  readonly origin?: ArtifactOrigin | undefined;
}

export interface ArtifactOrigin {
  readonly run: number;
  readonly repositoryId: number;
  /** That of a fork has another number, and may have a branch of the same name. */
  readonly headRepositoryId: number;
  readonly branch: string;
  readonly sha: string;
}

export interface ArchiveLimits {
  readonly archiveBytes: number;
  readonly entries: number;
  readonly entryBytes: number;
  /** Of all entries that are taken. */
  readonly totalBytes: number;
}

export interface ArtifactReader {
  /** Throws a `ServiceError`. */
  list(run: number, signal: AbortSignal): Promise<ArtifactInfo[]>;
  /**
   * The wanted files of an artifact, by name. Nothing is written to disk. Throws a `ServiceError`, or a `UserError` for
   * an archive that is damaged, too large, or invalid.
   */
  download(
    artifact: ArtifactInfo,
    how: { readonly isWanted: (name: string) => boolean; readonly limits: ArchiveLimits; readonly signal: AbortSignal },
  ): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** The artifacts of a repository, whichever runs left them. Throws a `ServiceError`. */
export interface NamedArtifacts {
  /**
   * Those of this name, the newest first: all of them, or as many as have a hundred that are wanted. Runs of forks may have
   * any number that are not.
   */
  named(name: string, isWanted: (artifact: ArtifactInfo) => boolean, signal: AbortSignal): Promise<ArtifactInfo[]>;
}

export interface NewArtifact {
  readonly name: string;
  /** Absolute, all of them in `folder`, from which they get their names. */
  readonly files: readonly string[];
  readonly folder: string;
  /** By default that of the repository; GitHub lowers values over the maximum. */
  readonly retentionDays?: number | undefined;
  /** Whether readers list the artifacts of the run: if an upload breaks, its name is lost, and a second one gets a suffix. */
  readonly mayHaveSuffix?: boolean | undefined;
}

export type UploadResult =
  | { readonly kind: 'uploaded'; readonly id: number }
  /** Artifacts do not change: this run has one of that name already. */
  | { readonly kind: 'nameTaken' };

/** One file of this machine that becomes an artifact as it is, without an archive: browsers open it. */
interface NewFileArtifact {
  /** Absolute. The name of the file is the name of the artifact. */
  readonly path: string;
  readonly retentionDays?: number | undefined;
}

/** Uploads single files. Throws a `ServiceError`. */
export interface FileArtifactWriter {
  uploadFile(file: NewFileArtifact, signal: AbortSignal): Promise<UploadResult>;
}

/** The artifacts of the own run. All methods throw a `ServiceError`. */
export interface ArtifactWriter {
  upload(artifact: NewArtifact, signal: AbortSignal): Promise<UploadResult>;
  /** Does nothing when there is none of that name. */
  remove(name: string, signal: AbortSignal): Promise<void>;
}

/** The history of the repository. All methods throw a `ServiceError`. */
export interface Commits {
  /** A commit (or the tip of a branch) and up to 99 of those before it, the newest first. */
  upTo(start: string, signal: AbortSignal): Promise<string[]>;
  mergeBase(branch: string, sha: string, signal: AbortSignal): Promise<string>;
  /** The commits that a commit was made from; of a merge first the one that it was merged into. */
  parents(sha: string, signal: AbortSignal): Promise<string[]>;
  /** The number of commits between one and a later one; undefined if it is not in the later one's history. */
  distance(earlier: string, later: string, signal: AbortSignal): Promise<number | undefined>;
}

/** The files of the repository at any commit. Throws a `ServiceError`. */
export interface RepositoryFiles {
  /**
   * The text of a file at a commit or at the tip of a branch; undefined when there is none, or when it may not be seen.
   * Throws a `UserError` when it is larger than allowed.
   */
  at(path: string, ref: string, maxBytes: number, signal: AbortSignal): Promise<string | undefined>;
  /** The entries of a folder, or the single file at that path; empty if it does not exist or is not readable. */
  listed(path: string, ref: string, signal: AbortSignal): Promise<readonly RepositoryEntry[]>;
}

export interface RepositoryEntry {
  /** From the root of the repository. */
  readonly path: string;
  readonly id: string;
  /** Links and repositories within the repository are neither. */
  readonly kind: 'file' | 'folder' | 'other';
}

/** Folders that GitHub caches for later jobs. Errors only cost time. */
export interface JobCaches {
  /** Restores the entry of the key, or else the newest one with one of the other prefixes. Returns the key found. */
  restore(folder: string, keys: CacheKeys, signal: AbortSignal): Promise<string | undefined>;
  find(folder: string, keys: CacheKeys, signal: AbortSignal): Promise<string | undefined>;
  save(folder: string, key: string, signal: AbortSignal): Promise<boolean>;
}

export interface CacheKeys {
  readonly key: string;
  readonly others: readonly string[];
}
