import { createHash } from 'node:crypto';
import { resultKey } from '../model/result.ts';
import type { Unit } from './units.ts';

/** From the tests' own names: the same tests are shuffled in the same way, in whatever order they come. */
export function seedOf(units: readonly Unit[]): number {
  const keys = units.map(({ test }) => resultKey(test)).sort();
  return createHash('sha256').update(JSON.stringify(keys)).digest().readUInt32BE(0);
}
