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
