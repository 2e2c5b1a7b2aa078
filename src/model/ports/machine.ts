/** Compresses with raw deflate. */
export type Deflate = (text: string) => Promise<Uint8Array>;

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

export interface Clock {
  /** Milliseconds since the epoch. Never goes back, so that differences are durations. */
  now(): number;
  /** Resolves after a number of milliseconds, or at once when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

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

/** A regular expression as a suite writes it: plain data, because it may be matched in another thread. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export type MatchResult =
  | { readonly kind: 'matched'; readonly matched: boolean }
  | { readonly kind: 'tooLong'; readonly afterMs: number }
  | { readonly kind: 'cancelled' };

export interface Matcher {
  /** Whether the pattern matches anywhere in the text. Some patterns would take years on some texts: they are stopped. */
  matches(pattern: Pattern, text: string, signal: AbortSignal): Promise<MatchResult>;
}
