import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choose,
  divide,
  durationOf,
  type PlannedShard,
  SUITE_SETUP_MS,
  type Work,
} from '../../../src/runner/shards/shards.ts';

const aWork = (key: string, trialMs: number, given: Partial<Work> = {}): Work => ({
  key,
  setup: 'suite',
  trials: 1,
  trialMs,
  together: [],
  ...given,
});
const keysOf = ({ works: own }: PlannedShard): string[] => own.map(({ key }) => key);

const works: fc.Arbitrary<Work[]> = fc
  .array(
    fc.record({
      trialMs: fc.integer({ min: 1, max: 1_000 }),
      trials: fc.integer({ min: 1, max: 8 }),
      setup: fc.constantFrom('a', 'b', 'c'),
      together: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((work, index) => ({ key: `t${index}`, ...work })));

describe('every test', () => {
  test('is in exactly one shard, and what belongs together is in the same one', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 9 }), (all, shards) => {
        const made = divide(all, { workers: 1, shards });
        expect(made).toHaveLength(shards);
        expect(made.flatMap(keysOf).sort()).toEqual(all.map(({ key }) => key).sort());
        for (const name of ['x', 'y', 'z']) {
          const holders = made.filter((shard) => shard.works.some(({ together }) => together.includes(name)));
          expect(holders.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('goes to the same shard in whatever order the tests come, and whether or not it is reused', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 5 }), (all, shards) => {
        const made = divide(all, { workers: 1, shards });
        expect(divide(all.toReversed(), { workers: 1, shards })).toEqual(made);
        const reused = all.map((work, at) => ({ ...work, isReused: at % 2 === 0 }));
        expect(divide(reused, { workers: 1, shards }).map(keysOf)).toEqual(made.map(keysOf));
      }),
    );
  });
});

test('no shard is loaded more than 4/3 − 1/(3N) of the optimum', () => {
  // Without setup and ties between tests; the optimum is at least the mean, and at least the longest test.
  const times = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(times, fc.integer({ min: 2, max: 3 }), (all, shards) => {
      const tests = all.map((ms, index) => aWork(`t${index}`, ms));
      const loads = divide(tests, { workers: 1, shards }).map(({ works: own }) =>
        own.reduce((sum, { trialMs }) => sum + trialMs, 0),
      );
      const bound = (4 / 3 - 1 / (3 * shards)) * optimum(all, shards);
      // The setup of the suite is the same for all tests, and comes once for each shard.
      expect(Math.max(...loads)).toBeLessThanOrEqual(bound + 1e-9);
    }),
  );
});

/** The smallest possible load of the fullest shard, by trying all assignments. */
function optimum(times: readonly number[], shards: number): number {
  const loads = Array.from({ length: shards }, () => 0);
  let best = Number.POSITIVE_INFINITY;
  const place = (index: number): void => {
    if (index === times.length) {
      best = Math.min(best, Math.max(...loads));
      return;
    }
    for (let shard = 0; shard < shards; shard += 1) {
      loads[shard] = (loads[shard] ?? 0) + (times[index] ?? 0);
      if ((loads[shard] ?? 0) < best) place(index + 1);
      loads[shard] = (loads[shard] ?? 0) - (times[index] ?? 0);
      if (loads[shard] === 0) break;
    }
  };
  place(0);
  return best;
}

test('tests of a suite gather where its setup takes longer than they do', () => {
  const tests = ['a', 'b'].flatMap((setup) => [100, 10].map((ms) => aWork(`${setup}${ms}`, ms, { setup })));
  expect(divide(tests, { shards: 2, workers: 1 }).map(keysOf)).toEqual([
    ['a100', 'a10'],
    ['b100', 'b10'],
  ]);
});

test('a duration counts the parallel trials of a shard, and tests that stay together one after the other', () => {
  expect(durationOf([5, 5, 4, 3, 3], 2)).toBe(11);
  const long = SUITE_SETUP_MS * 2;
  const together = [aWork('a', long, { together: ['x'] }), aWork('b', long, { together: ['x'] }), aWork('c', 5)];
  expect(divide(together, { shards: 1, workers: 3 })[0]?.durationMs).toBe(2 * long);
  const reused = together.map((work) => ({ ...work, isReused: work.key !== 'a' }));
  expect(divide(reused, { shards: 1, workers: 3 })[0]?.durationMs).toBe(long);
});

describe('shards are added', () => {
  const tests = (count: number, ms: number) => Array.from({ length: count }, (_, at) => aWork(`t${at}`, ms));
  const given = { workers: 1, most: 20, targetMs: 100_000 + SUITE_SETUP_MS };
  const chosen = (works: readonly Work[], more: object = {}) => {
    const { shards, durationMs, why } = choose(works, { ...given, ...more });
    return [shards.length, Math.max(0, durationMs - SUITE_SETUP_MS), why];
  };

  test('until the run is short enough, or there are as many as allowed', () => {
    expect(chosen(tests(40, 10_000))).toEqual([4, 100_000, 'target']);
    expect(chosen(tests(40, 10_000), { most: 2 })).toEqual([2, 200_000, 'most']);
    expect(chosen([])).toEqual([1, 0, 'target']);
  });

  test('not if the longest test determines how long the run takes', () => {
    expect(chosen([aWork('long', 50_000), ...tests(4, 10_000)], { targetMs: 1 })).toEqual([2, 50_000, 'longest']);
  });

  test('not if two more would save less than 5%', () => {
    expect(chosen(tests(100, 10_000), { targetMs: 1, most: 256 })).toEqual([17, 60_000, 'gain']);
  });
});
