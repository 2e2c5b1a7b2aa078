import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssignSettings, assign, choose, duration, type Shard } from '../../../src/plan/shards/assign.ts';
import type { Work } from '../../../src/plan/shards/work.ts';

const aWork = (key: string, trialMs: number, given: Partial<Work> = {}): Work => ({
  key,
  setup: 'suite',
  trials: 1,
  trialMs,
  isDivisible: true,
  together: [],
  ...given,
});
const settings: AssignSettings = { shards: 2, workers: 1, setupMs: 0 };
const keysOf = ({ parts }: Shard): string[] => parts.map(({ work, from, trials }) => `${work.key}:${from}+${trials}`);

const works: fc.Arbitrary<Work[]> = fc
  .array(
    fc.record({
      trialMs: fc.integer({ min: 1, max: 1_000 }),
      trials: fc.integer({ min: 1, max: 8 }),
      isDivisible: fc.boolean(),
      setup: fc.constantFrom('a', 'b', 'c'),
      together: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((work, index) => ({ key: `t${index}`, ...work })));

describe('every trial', () => {
  test('is in exactly one shard, and what belongs together is in the same one', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 9 }), (all, shards) => {
        const made = assign(all, { ...settings, shards, setupMs: 10 });
        expect(made).toHaveLength(shards);
        const cells = made.flatMap(({ parts }) =>
          parts.flatMap(({ work, from, trials }) =>
            Array.from({ length: trials }, (_, index) => `${work.key}/${from + index}`),
          ),
        );
        const expected = all.flatMap(({ key, trials }) => Array.from({ length: trials }, (_, at) => `${key}/${at}`));
        expect(cells.sort()).toEqual(expected.sort());
        for (const name of ['x', 'y', 'z']) {
          const holders = made.filter(({ parts }) => parts.some(({ work }) => work.together.includes(name)));
          expect(holders.length).toBeLessThanOrEqual(holdersOf(all, name));
        }
      }),
    );
  });

  /** A test that is alone with its name may be split. */
  const holdersOf = (all: readonly Work[], name: string): number => {
    const named = all.filter(({ together }) => together.includes(name));
    return named.length === 1 ? (named[0]?.trials ?? 1) : 1;
  };

  test('goes to the same shard in whatever order the tests come', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 5 }), (all, shards) => {
        const given = { ...settings, shards, setupMs: 10 };
        expect(assign(all.toReversed(), given)).toEqual(assign(all, given));
      }),
    );
  });
});

test('no shard is loaded more than 4/3 − 1/(3N) of the optimum', () => {
  // Without setup and ties between tests; the optimum is at least the mean, and at least the longest test.
  const times = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(times, fc.integer({ min: 2, max: 3 }), (all, shards) => {
      const made = assign(
        all.map((ms, index) => aWork(`t${index}`, ms, { isDivisible: false })),
        { ...settings, shards },
      );
      const bound = (4 / 3 - 1 / (3 * shards)) * optimum(all, shards);
      expect(Math.max(...made.map(({ ms }) => ms))).toBeLessThanOrEqual(bound + 1e-9);
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

describe('the trials of a test', () => {
  const long = (isDivisible: boolean) => [aWork('long', 100, { trials: 8, isDivisible }), aWork('short', 10)];

  test('are split where they take longer than 1.25 times the load of a shard', () => {
    const made = assign(long(true), settings);
    expect(made.map(keysOf)).toEqual([['long:0+4', 'short:0+1'], ['long:4+4']]);
  });

  test('stay together under a strategy that needs all of them, and below that limit', () => {
    expect(assign(long(false), settings).map(keysOf)).toEqual([['long:0+8'], ['short:0+1']]);
    const even = [aWork('a', 100, { trials: 2 }), aWork('b', 100, { trials: 2 })];
    expect(assign(even, settings).map(keysOf)).toEqual([['a:0+2'], ['b:0+2']]);
  });
});

test('tests of a suite gather where its setup takes longer than they do', () => {
  const tests = ['a', 'b'].flatMap((setup) => [100, 10].map((ms) => aWork(`${setup}${ms}`, ms, { setup })));
  const made = assign(tests, { ...settings, setupMs: 60 });
  expect(made.map(keysOf)).toEqual([
    ['a100:0+1', 'a10:0+1'],
    ['b100:0+1', 'b10:0+1'],
  ]);
  expect(made.map(({ ms }) => ms)).toEqual([170, 170]);
});

test('a duration counts the parallel trials of a shard, and tests that stay together one after the other', () => {
  expect(duration([5, 5, 4, 3, 3], 2)).toBe(11);
  const together = [aWork('a', 10, { together: ['x'] }), aWork('b', 20, { together: ['x'] }), aWork('c', 5)];
  expect(assign(together, { shards: 1, workers: 3, setupMs: 0 })[0]?.durationMs).toBe(30);
});

describe('shards are added', () => {
  const tests = (count: number, ms: number) => Array.from({ length: count }, (_, at) => aWork(`t${at}`, ms));
  const given = { workers: 1, setupMs: 0, most: 20, targetMs: 100 };
  const chosen = (works: readonly Work[], more: object = {}) => {
    const { shards, durationMs, why } = choose(works, { ...given, ...more });
    return [shards.length, durationMs, why];
  };

  test('until the run is short enough, or there are as many as allowed', () => {
    expect(chosen(tests(40, 10))).toEqual([4, 100, 'target']);
    expect(chosen(tests(40, 10), { most: 2 })).toEqual([2, 200, 'most']);
    expect(chosen([])).toEqual([1, 0, 'target']);
  });

  test('not if the longest test determines how long the run takes', () => {
    expect(chosen([aWork('long', 500, { isDivisible: false }), ...tests(4, 10)])).toEqual([2, 500, 'longest']);
  });

  test('not if two more would save less than 5%', () => {
    expect(chosen(tests(100, 10), { targetMs: 1, most: 256 })).toEqual([17, 60, 'gain']);
  });
});
