export interface Clock {
  /** Milliseconds since the epoch. Never goes back, so that differences are durations. */
  now(): number;
  /** Resolves after a number of milliseconds, or at once when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The resources of the machine that this process may use. */
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
