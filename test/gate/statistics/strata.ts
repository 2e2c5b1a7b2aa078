import fc from 'fast-check';
import type { Count, Stratum } from '../../../src/gate/statistics/distributions.ts';

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

/**
 * The share of all ways to hand out the labels of the two sides, within each test, in which the present side passes
 * at most as often in all as it did. Slow, and hard to get wrong.
 */
export function shareOfShuffles(strata: readonly Stratum[]): number {
  let sums = new Map([[0, 1]]);
  for (const stratum of strata) {
    const own = waysByPasses(stratum);
    const next = new Map<number, number>();
    for (const [sum, ways] of sums) {
      for (const [passes, more] of own) next.set(sum + passes, (next.get(sum + passes) ?? 0) + ways * more);
    }
    sums = next;
  }
  const observed = strata.reduce((sum, { now }) => sum + now.passes, 0);
  let all = 0;
  let asLow = 0;
  for (const [sum, ways] of sums) {
    all += ways;
    if (sum <= observed) asLow += ways;
  }
  return asLow / all;
}

/** Passes among the chosen trials → in how many choices, each choice looked at. */
function waysByPasses({ base, now }: Stratum): Map<number, number> {
  const trials = base.trials + now.trials;
  const passes = base.passes + now.passes;
  const ways = new Map<number, number>();
  for (let choice = 0; choice < 2 ** trials; choice += 1) {
    const chosen = Array.from({ length: trials }, (_, trial) => trial).filter((trial) => (choice >> trial) & 1);
    if (chosen.length !== now.trials) continue;
    const passing = chosen.filter((trial) => trial < passes).length;
    ways.set(passing, (ways.get(passing) ?? 0) + 1);
  }
  return ways;
}
