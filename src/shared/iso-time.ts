import { rememberLast } from './once.ts';

/** A time in milliseconds since the epoch, as ISO 8601 in UTC. Cached: many events share a millisecond. */
export const isoTime = rememberLast((at: number) => new Date(at).toISOString());

/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
export const momentOf = rememberLast((text: string) => Date.parse(text));
