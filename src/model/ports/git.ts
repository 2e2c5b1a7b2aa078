import type { ExecRequest, ExecResult } from './processes.ts';

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
