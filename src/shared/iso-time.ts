/** A time in milliseconds since the epoch, as ISO 8601 in UTC. Cached: many events share a millisecond. */
export const isoTime = rememberLast((at: number) => new Date(at).toISOString());

/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
export const momentOf = rememberLast((text: string) => Date.parse(text));

/** Caches the last result of a function, for inputs that repeat. */
export function rememberLast<Given extends string | number, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
