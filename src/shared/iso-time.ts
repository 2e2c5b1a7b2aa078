let last = { at: Number.NaN, text: '' };

/** A moment, in milliseconds since the epoch, as ISO 8601 in UTC. Much of what is told happens in the same millisecond. */
export function isoTime(at: number): string {
  if (at !== last.at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

let lastRead = { at: Number.NaN, text: '' };

/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
export function momentOf(text: string): number {
  if (text !== lastRead.text) lastRead = { at: Date.parse(text), text };
  return lastRead.at;
}
