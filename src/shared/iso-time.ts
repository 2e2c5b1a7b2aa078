/** A moment, in milliseconds since the epoch, as ISO 8601 in UTC. Much of what is told happens in the same millisecond. */
export const isoTime = rememberLast((at: number) => new Date(at).toISOString());

/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
export const momentOf = rememberLast((text: string) => Date.parse(text));

/** The same function, which remembers its last answer: for what is mostly asked about what it was asked about before. */
export function rememberLast<Given extends string | number, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
