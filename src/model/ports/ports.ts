/** What the core may ask of the outside. Each port is narrow, so that a fake is a few lines. */

import type { Baseline } from '../verdict/evidence.ts';

export type FileState = 'file' | 'folder' | 'missing';

export interface Files {
  state(path: string): Promise<FileState>;
  /** When a file was last written, in milliseconds since the epoch. Throws a `UserError` when it is not there. */
  modifiedAt(path: string): Promise<number>;
  /**
   * Text as UTF-8 without a byte order mark. Throws a `UserError` when missing, unreadable or longer than `maxBytes`;
   * with `onlyText` also for bytes that are no text, which else are replaced.
   */
  read(path: string, maxBytes: number, how?: { readonly onlyText?: boolean }): Promise<string>;
  /** The bytes of a file. Throws like `read`. */
  readBytes(path: string, maxBytes: number): Promise<Uint8Array>;
  /** Where a path leads when every link on it is followed. Throws a `UserError` when nothing is there. */
  realPath(path: string): Promise<string>;
  /** Creates the folders above and replaces the file in one step; who may do what with it stays. */
  write(path: string, text: string): Promise<void>;
  /** Creates the folders above and the file; `false`, and nothing is written, where something is there already, be it a link to nowhere. */
  create(path: string, text: string): Promise<boolean>;
  writeBytes(path: string, bytes: Uint8Array): Promise<void>;
  /** Absolute paths of files, sorted; `patterns` are globs, `!` excludes. Links are followed unless told otherwise. */
  glob(
    patterns: readonly string[],
    options: { readonly cwd: string; readonly ignoreCase?: boolean; readonly followLinks?: boolean },
  ): Promise<string[]>;
  /** The first names in a folder. Throws a `UserError` when there is no folder, or it cannot be read. */
  namesIn(folder: string, most: number): Promise<FolderNames>;
  /** Opens a file for appending; each line is on disk when `append` resolves. */
  openJournal(path: string): Promise<Journal>;
  /** A new empty folder in the system's temporary place, gone when disposed. */
  scratchFolder(prefix: string): Promise<ScratchFolder>;
  /** Removes a file, if it is there. Throws a `UserError` for anything that is not a file. */
  removeFile(path: string): Promise<void>;
  /**
   * Makes a folder and holds it for one run, with a lock (`Locks`). Throws a `UserError` while another run holds it.
   * Whether a holder in another container lives takes some seconds to find out; without a signal it counts as alive.
   */
  claim(folder: string, signal?: AbortSignal): Promise<AsyncDisposable>;
}

/** What lies in a folder, as much of it as was asked for. Links are named, not followed. */
export interface FolderNames {
  /** By their code units; those of folders end in `/`. */
  readonly names: readonly string[];
  /** How many there are beside them. */
  readonly others: number;
  /** Otherwise the folder is too large to be read to its end: there are still others, and any may have been first. */
  readonly isWhole: boolean;
}

export interface Journal extends AsyncDisposable {
  append(line: string): Promise<void>;
  /** Whether the file holds what it held when it was opened and what was appended since, and nothing else. */
  state(): Promise<'intact' | 'changed' | 'missing'>;
}

export interface ScratchFolder extends AsyncDisposable {
  readonly path: string;
}

/** As much of each stream of a program, and of a file that it writes, as is read (targets-format.md §9.3). */
export const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;

/**
 * Small JSON values by key, kept from run to run. Nothing in it is needed: what cannot be read, or is not what was
 * put, is not there. Keys are 64 hexadecimal digits.
 */
export interface Store {
  get(key: string): Promise<unknown>;
  /** Whether it was kept: a disk that is full, or a value that is too large, keeps nothing. */
  put(key: string, value: unknown): Promise<boolean>;
}

export interface Stores {
  /** The store in a folder, which is made when something is put. Any number of processes may use it. */
  open(folder: string): Store;
  size(folder: string): Promise<StoreSize>;
  /** Removes what is beyond the limits, the oldest first; without any, everything. Tells what was removed. */
  clean(folder: string, limits: StoreLimits): Promise<StoreSize>;
}

export interface StoreLimits {
  /** Milliseconds since the epoch. */
  readonly writtenBefore?: number | undefined;
  readonly maxBytes?: number | undefined;
  readonly now: number;
}

export interface StoreSize {
  readonly entries: number;
  readonly bytes: number;
  /** When the oldest and the newest were written: milliseconds since the epoch. */
  readonly oldest?: number | undefined;
  readonly newest?: number | undefined;
}

/** A program to run, as an argument list; `shell` hands its single string to the system's shell. */
export interface ExecRequest {
  readonly command: readonly string[] | { readonly shell: string; readonly login?: boolean };
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Most bytes kept of each stream; more ends the process. */
  readonly maxBytes: number;
  /** Hears stdout while it comes. Nothing of it is kept then, and whoever hears it bounds it by the signal. */
  readonly onStdout?: ((chunk: Uint8Array, stdin: ProgramInput) => void) | undefined;
  /** Leaves stdin open after `stdin` was written, until `onStdout` ends it. */
  readonly keepsInputOpen?: true | undefined;
  /** Absolute paths that it needs besides `cwd`, for a program in a container: elsewhere they are there anyway. */
  readonly mounts?: { readonly writable?: readonly string[]; readonly readable?: readonly string[] } | undefined;
  /** How a program wants to be ended that starts others of its own; unless given, as any other. */
  readonly ending?: ProgramEnding | undefined;
}

/** The input of a program that runs. What it no longer reads is dropped. */
export interface ProgramInput {
  write(text: string): void;
  end(): void;
}

export interface ProgramEnding {
  /** What it is asked with at first: by this one it ends those whom it has started. */
  readonly signal: 'SIGINT' | 'SIGTERM';
  /** How long it may take over that. */
  readonly graceMs: number;
  /** Those who have left its group are ended after a normal end, too. */
  readonly endsStrays: true;
}

/** How a process ended. `spawn` failures, timeouts and floods are outcomes, not exceptions. */
export type ExecResult =
  | {
      readonly kind: 'exited';
      readonly exitCode: number;
      readonly stdout: string;
      readonly stderr: string;
      /** The first byte of `stdout` that is no text: a NUL, or no UTF-8. What is no UTF-8 was replaced. */
      readonly notTextAt?: number | undefined;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'killed';
      readonly signal: string;
      readonly stdout: string;
      readonly stderr: string;
      readonly durationMs: number;
    }
  | { readonly kind: 'timedOut'; readonly stdout: string; readonly stderr: string; readonly durationMs: number }
  | { readonly kind: 'flooded'; readonly stream: 'stdout' | 'stderr'; readonly durationMs: number }
  | { readonly kind: 'cancelled'; readonly stdout: string; readonly stderr: string; readonly durationMs: number }
  | {
      readonly kind: 'notStarted';
      readonly message: string;
      /** The system had too few open files, processes or memory left: the same call may succeed later. */
      readonly lacksResources?: true;
    };

export interface Exec {
  /**
   * Runs in its own process group; ends the whole group on timeout, flood and abort, and after the exit too. Whom it
   * has to end, it also looks for outside the group, where the system lets it (Linux).
   */
  run(request: ExecRequest, signal: AbortSignal): Promise<ExecResult>;
}

/** A regular expression as a suite writes it: plain data, because it may be matched in another thread. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export type MatchResult =
  | { readonly kind: 'matched'; readonly matched: boolean }
  | { readonly kind: 'tooLong'; readonly afterMs: number }
  | { readonly kind: 'cancelled' };

/** A program that has to know git: it is started without hooks, prompts and what the environment says of git. */
export interface Git {
  /** `local` also leaves aside the settings of the user: for folders that agents had in their hands. */
  run(args: readonly string[], request: GitRequest, signal: AbortSignal): Promise<ExecResult>;
}

export interface GitRequest extends Pick<ExecRequest, 'cwd' | 'stdin' | 'timeoutMs'> {
  readonly local?: boolean;
  /** Paths of a git directory that does not lie in its work tree. */
  readonly gitDir?: string;
  readonly workTree?: string;
  /** More output than this stops git; 10 MiB if absent. */
  readonly maxBytes?: number;
}

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

export type KeptKind = 'file' | 'program' | 'folder';

/** Paths that `prune` keeps, relative, with `/`. */
export interface KeptPaths {
  /** A file or link that has other permissions than a new one is removed; so is everything in a `folder`. */
  readonly kept: ReadonlyMap<string, KeptKind>;
  /** Folders that are kept with everything in them, and created if they are missing. */
  readonly inner: readonly string[];
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
  prune(folder: string, kept: KeptPaths, signal: AbortSignal): Promise<number>;
  /** Writes down in a file what a folder holds, so that `isSealed` can tell whether it still does. */
  seal(folder: string, file: string, signal: AbortSignal): Promise<void>;
  isSealed(folder: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Copies one file with its times into a folder, which is made with those above it. Throws a `UserError`. */
  bring(file: string, folder: string): Promise<void>;
  /**
   * Puts files into a folder, in place of whatever is at their paths. No link leads out of the folder. When disposed, the
   * files are gone and what they replaced is back. Throws a `UserError`.
   */
  place(request: PlaceRequest): Promise<AsyncDisposable>;
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

/** Locks between processes: files that name their holder. A lock of a dead process is free, also when it died in a container. */
export interface Locks {
  /** Takes a lock, or fails at once if a living process holds it. The lock of a dead holder is taken over, and its orphan processes are ended. */
  tryHold(path: string, from?: TakeOver): Promise<AsyncDisposable | undefined>;
  /** Whether a process that lives holds it. */
  isHeld(path: string): Promise<boolean>;
  /** Waits for a lock. Throws a `UserError` after `waitMs`, or when aborted. */
  hold(path: string, waitMs: number, signal: AbortSignal): Promise<AsyncDisposable>;
}

export interface TakeOver {
  /** Only from a dead holder: a lock that is free stays so. */
  readonly onlyDead?: boolean;
  /** Asked before a lock of a dead holder is taken over. */
  mayTakeOver?(): Promise<boolean>;
}

export interface Matcher {
  /** Whether the pattern matches anywhere in the text. Some patterns would take years on some texts: they are stopped. */
  matches(pattern: Pattern, text: string, signal: AbortSignal): Promise<MatchResult>;
}

/** A request that a program of this machine makes to a server of ours. */
export interface LoopbackRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** The body; `undefined` when it is longer than `maxBytes`, and then the rest of it is not read. */
  text(maxBytes: number): Promise<string | undefined>;
}

export interface LoopbackReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** 64 hexadecimal digits that nobody can guess: what clients show who may be served. */
  readonly token: string;
}

export interface Loopback {
  /**
   * Serves programs of this machine at a port of its own until it is disposed. Who is waiting then, or still comes, is
   * told 503, and the signal of the request is aborted, as it is when the client goes away.
   */
  serve(handle: (request: LoopbackRequest, signal: AbortSignal) => Promise<LoopbackReply>): Promise<LoopbackServer>;
}

/** How a script is started: the command line before its path, or what is missing for that. */
export type Starter =
  | { readonly kind: 'found'; readonly command: readonly [string, ...string[]] }
  | { readonly kind: 'none'; readonly missing: string; readonly hint: string };

export interface Scripts {
  /** How this machine starts a script with that ending (`.ts`, `.py`). */
  starter(ending: string): Promise<Starter>;
}

/** Asks a server: `fetch`, or what does as much of it as is needed here. */
export type Http = (url: string, request?: HttpRequest) => Promise<HttpReply>;

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** `manual`: an answer that leads elsewhere is the answer. */
  readonly redirect?: 'manual' | 'follow';
}

export interface HttpReply {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Is to be read to its end, left in the middle, or cancelled. */
  readonly body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Starting programs is the dearer the larger this process is. */
export interface Memory {
  /** From now on keeps the process small, at some cost of its speed. */
  stopGrowth(): void;
  /** Gives back to the system what is not used any more. Takes a while. */
  giveBack(): void;
}

/** What this process may use of the machine that it is on. */
export interface Machine {
  /** As Node names them. */
  readonly platform: string;
  readonly arch: string;
  readonly cpus: number;
  /** Bytes. */
  readonly memory: number;
}

/** Where people read along. Texts are neutralised by the edge that prints them. */
export interface Log {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** A pull request, as far as results have to find it. */
export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The branch lies in another repository than the pull request. */
  readonly isFork: boolean;
  readonly isOpen: boolean;
  /** The branch that it is meant for, and the commit at its tip, where these are known. */
  readonly base?: { readonly branch: string; readonly sha?: string | undefined } | undefined;
  /** `owner/name` of the repository that its branch lies in. */
  readonly headRepository?: string | undefined;
}

/** The pull requests of one repository. All methods throw a `ServiceError`. */
export interface PullRequests {
  get(number: number, signal: AbortSignal): Promise<PullRequest>;
  /** Those whose head is exactly this commit, open or not. */
  headedBy(sha: string, signal: AbortSignal): Promise<PullRequest[]>;
  /** The open ones whose head is this branch of this repository, whatever commit that is at. */
  ofBranch(head: HeadBranch, signal: AbortSignal): Promise<PullRequest[]>;
}

/** A branch of any repository. Names are not enough: those of forks may be anything. */
export interface HeadBranch {
  readonly owner: string;
  readonly branch: string;
  readonly repositoryId: number;
}

/** One run of a workflow, as GitHub knows it. Names and paths in it may be those of a fork. */
export interface WorkflowRun {
  readonly id: number;
  /** Counts from 1. */
  readonly attempt: number;
  /** What started it: `pull_request`, `push`, … */
  readonly event: string;
  readonly status: string;
  /** Of one that is completed. */
  readonly conclusion: string | undefined;
  readonly name: string;
  /** Of the file of its workflow, from the root of the repository. */
  readonly path: string;
  readonly headSha: string;
  readonly headBranch: string | undefined;
  readonly repositoryId: number;
  /** Undefined when the fork is gone. */
  readonly head: { readonly owner: string; readonly fullName: string; readonly repositoryId: number } | undefined;
}

/** The workflow runs of one repository. All methods throw a `ServiceError`. */
export interface WorkflowRuns {
  get(run: number, signal: AbortSignal): Promise<WorkflowRun>;
  /** The text of a file at the head of the default branch; undefined when there is none. */
  fileOfDefaultBranch(path: string, signal: AbortSignal): Promise<string | undefined>;
}

/** An artifact of a workflow run. Its name and all that is in it are what the jobs of that run wrote. */
export interface ArtifactInfo {
  readonly id: number;
  readonly name: string;
  /** Of the archive. */
  readonly bytes: number;
  readonly isExpired: boolean;
  /** `sha256:` and 64 hexadecimal digits, where GitHub says it. */
  readonly digest: string | undefined;
  /** ISO 8601, UTC. */
  readonly createdAt?: string | undefined;
  /** The run that left it. */
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
   * The files of an artifact that are wanted, by their names in it. Nothing is written anywhere. Throws a
   * `ServiceError`, or a `UserError` for an archive that is damaged, too large, or not what it should be.
   */
  download(
    artifact: ArtifactInfo,
    how: { readonly isWanted: (name: string) => boolean; readonly limits: ArchiveLimits; readonly signal: AbortSignal },
  ): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** A comment that was written with our own token. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/** The comments of one pull request. All methods throw a `ServiceError`. */
export interface Comments {
  /** Those that were written with this token and that nobody has hidden, oldest first. */
  own(signal: AbortSignal): Promise<OwnComment[]>;
  create(body: string, signal: AbortSignal): Promise<OwnComment>;
  update(id: number, body: string, signal: AbortSignal): Promise<OwnComment>;
  /** Does nothing when it is gone already. */
  remove(id: number, signal: AbortSignal): Promise<void>;
}

/** A remark on a line of a file of the repository. */
export interface CheckAnnotation {
  /** From the root of the repository. */
  readonly path: string;
  readonly line: number;
  readonly column?: number | undefined;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text?: string | undefined;
  readonly annotations?: readonly CheckAnnotation[] | undefined;
}

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

/** The check runs of one commit. All methods throw a `ServiceError`. */
export interface CheckRuns {
  begin(name: string, output: CheckOutput, signal: AbortSignal): Promise<{ readonly id: number; readonly url: string }>;
  /** Replaces what it shows; annotations are added to those that are there. With a conclusion, completes it. */
  update(id: number, output: CheckOutput, conclusion: CheckConclusion | undefined, signal: AbortSignal): Promise<void>;
}

/** Where evidence of the base branch lies when nobody names a file: with the runs of its workflow. */
export interface EvidenceSource {
  /** What the newest runs of the base branch left. */
  ofBaseBranch(signal: AbortSignal): Promise<Baseline>;
  /** What one run left, by its number. */
  ofRun(run: number, signal: AbortSignal): Promise<Baseline>;
}
