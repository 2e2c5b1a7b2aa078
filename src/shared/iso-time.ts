import { rememberLast } from './remember-last.ts';

/** A moment, in milliseconds since the epoch, as ISO 8601 in UTC. Much of what is told happens in the same millisecond. */
export const isoTime = rememberLast((at: number) => new Date(at).toISOString());

/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
export const momentOf = rememberLast((text: string) => Date.parse(text));
