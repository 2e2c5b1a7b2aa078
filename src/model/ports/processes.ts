/** As much of each stream of a program, and of a file that it writes, as is read. */
export const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;

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

interface ProgramEnding {
  /** What it is asked with at first: by this one it ends those whom it has started. */
  readonly signal: 'SIGINT' | 'SIGTERM';
  /** How long it may take over that. */
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

/** How a script is started: the command line before its path, or what is missing for that. */
export type Starter =
  | { readonly kind: 'found'; readonly command: readonly [string, ...string[]] }
  | { readonly kind: 'none'; readonly missing: string; readonly hint: string };

export interface Scripts {
  /** How this machine starts a script with that ending (`.ts`, `.py`). */
  starter(ending: string): Promise<Starter>;
}
