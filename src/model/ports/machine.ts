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
  /** Gives back to the system what is not used any more, if asked for also what is kept for new objects. Takes a while. */
  giveBack(what?: { readonly kept?: boolean }): void;
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
