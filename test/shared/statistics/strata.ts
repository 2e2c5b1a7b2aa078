import fc from 'fast-check';
import type { Count, Stratum } from '../../../src/shared/statistics/distributions.ts';

/** Passes of trials, as one writes them: `'9/10'`. */
export function count(text: string): Count {
  const [passes = 0, trials = 0] = text.split('/').map(Number);
  return { passes, trials };
}

/** A test on both sides, as one writes it: `'9/10 0/3'` was and is. */
export function stratum(text: string): Stratum {
  const [base = '', now = ''] = text.split(' ');
  return { base: count(base), now: count(now) };
}

export const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

const someCount = (most: number): fc.Arbitrary<Count> =>
  fc
    .integer({ min: 0, max: most })
    .chain((trials) => fc.integer({ min: 0, max: trials }).map((passes) => ({ passes, trials })));

/** Tests of at most so many trials on each side. */
export const someStrata = (most: number, longest: number): fc.Arbitrary<Stratum[]> =>
  fc.array(fc.record({ base: someCount(most), now: someCount(most) }), { maxLength: longest });
