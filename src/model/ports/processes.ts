/** As much of each stream of a program, and of a file that it writes, as is read. */
export const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;

/** A program to run, as an argument list; `shell` hands its single string to the system's shell. */
export interface ExecRequest {
  readonly command: readonly string[] | { readonly shell: string; readonly byCmd?: boolean };
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin?: string | undefined;
  /** Input and output may have bytes that are not text: `stdin` and `stdout` have them as in `losslessText`. */
  readonly isLossless?: boolean | undefined;
  readonly timeoutMs?: number | undefined;
  /** Maximum stored size of each stream; more ends the process. */
  readonly maxBytes: number;
  /** Receives stdout as it arrives. It is not stored then, and the receiver limits it by the signal. */
  readonly onStdout?: ((chunk: Uint8Array, stdin: ProgramInput) => void) | undefined;
  /** Leaves stdin open after `stdin` was written, until `onStdout` ends it. */
  readonly keepsInputOpen?: true | undefined;
  /** Absolute paths that a program in a container needs besides `cwd`; on this machine they exist anyway. */
  readonly mounts?: { readonly writable?: readonly string[]; readonly readable?: readonly string[] } | undefined;
  readonly ending?: ProgramEnding | undefined;
}

/** The input of a running program. Unread input is dropped. */
export interface ProgramInput {
  write(text: string): void;
  end(): void;
}

interface ProgramEnding {
  /** The first signal: the program ends its child processes on it. */
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly graceMs: number;
  /** Those who have left its group are ended after a normal end, too. */
  readonly endsOrphans: true;
}

/** How a process ended. `spawn` failures, timeouts and floods are outcomes, not exceptions. */
export type ExecResult =
  | {
      readonly kind: 'exited';
      readonly exitCode: number;
      readonly stdout: string;
      readonly stderr: string;
      /** The offset of the first byte of `stdout` that is not text: a NUL, or invalid UTF-8, which was replaced. */
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
   * Runs in a separate process group; ends the whole group on timeout, too much output and abort, and after the exit
   * too. If it has to be killed, its descendants outside the group are killed as well, as far as the system can find
   * them (Linux).
   */
  run(request: ExecRequest, signal: AbortSignal): Promise<ExecResult>;
}

export type Starter =
  | { readonly kind: 'found'; readonly command: readonly [string, ...string[]] }
  | { readonly kind: 'none'; readonly missing: string; readonly hint: string };

export interface Scripts {
  /** How this machine starts a script with that ending (`.ts`, `.py`). */
  starter(ending: string): Promise<Starter>;
}

export interface GraderScripts extends Scripts {
  /**
   * The request with which a program of a grader is started on this machine. Scripts of Node find the packages that
   * graders import. TypeScript, scripts of a bun that is not installed, and scripts that are not executable get an
   * interpreter.
   */
  forGrader(request: ExecRequest): Promise<ExecRequest>;
  /** Whether the folders of a `PATH` have a program. */
  isInPath(program: string, path: string): Promise<boolean>;
}
