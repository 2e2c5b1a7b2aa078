import { randomUUID } from 'node:crypto';

/** A name that nobody else has: a random UUID. */
export const newId = (): string => randomUUID();
