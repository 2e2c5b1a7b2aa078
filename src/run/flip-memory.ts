import { createHash } from 'node:crypto';
import { type FlipCount, flipCountSchema, together } from '../model/judge-noise.ts';
import type { Store } from '../model/ports.ts';

/** What came of asking one judge again, in this run and in earlier ones. */
export interface FlipMemory {
  /** What earlier runs found: without what this one is to put in the place of its own. */
  before(isReplaced: boolean): Promise<FlipCount>;
  keep(count: FlipCount): Promise<void>;
}

/** Counted up when entries of before must not be read any more. */
const FORMAT = 1;

/** So many runs are remembered at most: enough for small ones to add up. */
const PLACES = 32;

/**
 * Remembers the counts of some runs in a store, each in a place that follows from its seed. So a run of the same commit
 * counts once however often it is made, and runs at the same time seldom lose anything to each other. `scope` is who
 * judges, by which rules.
 */
export function flipMemory(store: Store, scope: readonly unknown[], seed: string): FlipMemory {
  const keys = Array.from({ length: PLACES }, (_, place) => digest(['judge noise', FORMAT, scope, place]));
  const own = Number.parseInt(digest(seed).slice(0, 8), 16) % PLACES;
  return {
    async before(isReplaced) {
      const read = keys.map(async (key, place) => {
        const value = isReplaced && place === own ? undefined : await store.get(key);
        const { data } = flipCountSchema.safeParse(value);
        return data === undefined ? [] : [data];
      });
      return together((await Promise.all(read)).flat());
    },
    async keep(count) {
      await store.put(keys[own] ?? '', count);
    },
  };
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
