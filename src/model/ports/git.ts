import type { ExecRequest, ExecResult } from './processes.ts';

/** Starts git without hooks, prompts and git variables of the environment. */
export interface Git {
  /** `local` also leaves aside the settings of the user: for folders that agents had in their hands. */
  run(args: readonly string[], request: GitRequest, signal: AbortSignal): Promise<ExecResult>;
}

export interface GitRequest extends Pick<ExecRequest, 'cwd' | 'stdin' | 'timeoutMs' | 'isLossless'> {
  readonly local?: boolean;
  readonly gitDir?: string;
  readonly workTree?: string;
  /** More output than this stops git; 10 MiB if absent. */
  readonly maxBytes?: number;
}
