import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { poolsOf, prunePool, withoutCopies } from '../../src/baseline/pools.ts';
import { BASELINE_WINDOW, type EvidencePool, type EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, joinedPools, poolOfOneRun, poolsOfRun, results, runsOf } from '../support/evidence.ts';

const SHA = 'a'.repeat(40);
const NOW = '2026-01-10T00:00:00.000Z';
const day = (days: number): string => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const trial = (run: string, daysAgo: number, given: Partial<EvidenceTrial> = {}): EvidenceTrial => ({
  ...aPast(true, 0),
  run,
  time: day(daysAgo),
  ...given,
});
const pool = (trials: readonly EvidenceTrial[], given: Partial<EvidencePool> = {}): EvidencePool => ({
  ...aPool({}),
  tests: [{ testId: 'a', trials: [...trials] }],
  ...given,
});
const runsIn = ({ tests }: EvidencePool) => [...new Set(tests.flatMap(({ trials }) => trials.map(({ run }) => run)))];

describe('the evidence of a run', () => {
  test('contains every graded trial, the name of the run and the known fingerprints', () => {
    const run = aRun([
      ...results({ b: '1/1' }, { measure: 'm', subject: 's' }),
      ...results({ a: '1/2' }),
      aResult({ testId: 'c', failure: { class: 'provider' } }),
      aResult({ testId: 'd', failure: { class: 'timeout' } }),
      aResult({ testId: 'e', reusedFrom: 'a'.repeat(40) }),
    ]);
    const [left, ...others] = poolsOfRun(run, { run: '17-1', sha: SHA });
    expect(others).toEqual([]);
    expect(left).toMatchObject({ suite: 'greetings', target: 'support-agent', file: 'evals/greetings.eval.yaml' });
    expect(left?.tests.map(({ testId, trials }) => [testId, trials.map(({ pass }) => pass)])).toEqual([
      ['a', [false, true]],
      ['b', [true]],
      ['d', [false]],
    ]);
    expect(left?.tests[1]?.trials[0]).toEqual({
      measure: 'm',
      subject: 's',
      run: '17-1',
      sha: SHA,
      time: run.results[0]?.timestamp,
      pass: true,
      score: 1,
    });
  });

  test('is empty if the run is incomplete, or has no graded trial', () => {
    expect(poolsOfRun(aRun(results({ a: '1/1' }), { complete: false }), { run: '1' })).toEqual([]);
    expect(poolsOfRun(aRun([aResult({ failure: { class: 'rate_limit' } })]), { run: '1' })).toEqual([]);
  });
});

/** The pools of runs that several files have. */
const merged = (...pools: readonly EvidencePool[]) => poolsOf(pools.flatMap((each) => runsOf(each)));

describe('the pools of runs', () => {
  test('contain the trials of all runs, and each run once', () => {
    const one = pool([trial('r1', 3), trial('r2', 2)]);
    const other = pool([trial('r2', 2), trial('r3', 1), trial('r3', 1)]);
    const [pool1] = merged(one, other);
    expect(pool1?.tests[0]?.trials.map(({ run }) => run)).toEqual(['r1', 'r2', 'r3', 'r3']);
  });

  test('are separate by file, suite and target', () => {
    const pools = merged(
      pool([trial('r', 1)]),
      pool([trial('r', 1)], { target: 'x' }),
      pool([trial('r', 1)], { file: 'x' }),
    );
    expect(pools).toHaveLength(3);
  });

  test('drop the trials from before a reset, also if an older pool contains them', () => {
    const reset = { testId: 'a', time: day(2), reason: 'wanted', author: 'ann' };
    const old = pool([trial('r1', 3), trial('r2', 2), trial('r3', 1)]);
    const [left] = merged(old, pool([], { resets: [reset] }));
    expect(left?.tests[0]?.trials.map(({ run }) => run)).toEqual(['r3']);
  });

  const someTrial = fc.record({
    run: fc.constantFrom('r1', 'r2', 'r3', '__proto__'),
    time: fc.integer({ min: 0, max: 50 }).map(day),
    pass: fc.boolean(),
    score: fc.constantFrom(0, 0.5, 1),
  });
  const somePool = fc
    .tuple(
      fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.array(someTrial, { minLength: 1, maxLength: 6 })),
      fc.array(
        fc.record({
          testId: fc.constantFrom('a', 'b'),
          time: fc.integer({ min: 0, max: 50 }).map(day),
          reason: fc.constant('wanted'),
        }),
        { maxLength: 2 },
      ),
    )
    .map(
      ([tests, resets]): EvidencePool => ({
        ...aPool({}),
        tests: Object.entries(tests).map(([testId, trials]) => ({ testId, trials })),
        resets,
      }),
    );

  test('do not depend on the order of runs, or on how often they are there', () => {
    fc.assert(
      fc.property(somePool, somePool, somePool, (a, b, c) => {
        const all = merged(a, b, c);
        expect(merged(c, a, b)).toEqual(all);
        expect(merged(a, b, c, c, a)).toEqual(all);
      }),
    );
  });

  test('stay within the window once pruned, and pruning again changes nothing', () => {
    fc.assert(
      fc.property(somePool, (given) => {
        const pruned = prunePool(given, NOW);
        expect(prunePool(pruned, NOW)).toEqual(pruned);
        expect(runsIn(pruned).length).toBeLessThanOrEqual(BASELINE_WINDOW.runs);
        for (const { trials } of pruned.tests) {
          expect(trials.length).toBeGreaterThan(0);
          for (const { time } of trials) expect(time >= day(BASELINE_WINDOW.days)).toBe(true);
        }
      }),
    );
  });
});

describe('a pruned pool', () => {
  test('keeps the newest ten runs', () => {
    const trials = Array.from({ length: 12 }, (_, index) => trial(`r${index + 1}`, index + 1));
    const newest = Array.from({ length: 10 }, (_, index) => `r${index + 1}`);
    expect(runsIn(prunePool(pool(trials), NOW)).sort()).toEqual(newest.sort());
  });

  test('keeps the newest ten runs, however many copies there are of one', () => {
    const runs = Array.from({ length: 9 }, (_, at) => trial(`r${at}`, at + 2));
    const copies = Array.from({ length: 10 }, (_, at) => trial(`copy-${at}`, 1));
    expect(runsIn(prunePool(pool([...runs, ...copies]), NOW))).toHaveLength(10);
  });

  test('counts the newest runs over all its tests, so that a test may have fewer', () => {
    const tests = [
      { testId: 'a', trials: Array.from({ length: 10 }, (_, index) => trial(`r${index + 1}`, index + 1)) },
      { testId: 'b', trials: [trial('r11', 11), trial('r3', 3)] },
    ];
    const [, b] = prunePool({ ...aPool({}), tests }, NOW).tests;
    expect(b?.trials.map(({ run }) => run)).toEqual(['r3']);
  });

  test('drops trials older than 30 days or another limit, and trials from the future', () => {
    const trials = [trial('old', 31), trial('aged', 29), trial('ahead', -3), trial('new', 1)];
    expect(runsIn(prunePool(pool(trials), NOW))).toEqual(['aged', 'new']);
    expect(runsIn(prunePool(pool(trials), NOW, 40))).toEqual(['old', 'aged', 'new']);
  });

  test('keeps only trials with the measure of the newest trial', () => {
    const trials = [trial('r1', 3, { measure: 'old' }), trial('r2', 2, { measure: 'new' }), trial('r3', 1)];
    expect(runsIn(prunePool(pool(trials), NOW))).toEqual(['r2', 'r3']);
  });
});

const countsIn = (pool: EvidencePool) =>
  Object.fromEntries(withoutCopies(pool.tests).map(({ testId, trials }) => [testId, trials.length]));

describe('copies of runs', () => {
  test('ten copies of one run count once', () => {
    const copies = Array.from({ length: 10 }, (_, at) => poolOfOneRun(`copy-${at}`, { a: '2/3', b: '1/1' }));
    expect(countsIn(joinedPools(...copies))).toEqual({ a: 3, b: 1 });
  });

  test('a copy whose trials are in another order counts once too', () => {
    const run = poolOfOneRun('r1', { a: '2/3' });
    const turned = poolOfOneRun('r2', { a: '2/3' });
    const reversed = {
      ...turned,
      tests: turned.tests.map(({ testId, trials }) => ({ testId, trials: [...trials].reverse() })),
    };
    expect(countsIn(joinedPools(run, reversed))).toEqual({ a: 3 });
  });

  test('two different runs of the same start time both count', () => {
    expect(
      countsIn(joinedPools(poolOfOneRun('r1', { a: '1/1', b: '1/1' }), poolOfOneRun('r2', { a: '1/1', b: '0/1' }))),
    ).toEqual({
      a: 2,
      b: 2,
    });
    expect(countsIn(joinedPools(poolOfOneRun('r1', { a: '1/1' }), poolOfOneRun('r2', { a: '1/1', b: '1/1' })))).toEqual(
      { a: 2, b: 1 },
    );
  });

  test('runs with equal scores and different start times all count', () => {
    const runs = [1, 2, 3].map((day) => poolOfOneRun(`r${day}`, { a: '1/1' }, `2026-01-0${day}T00:00:00.000Z`));
    expect(countsIn(joinedPools(...runs))).toEqual({ a: 3 });
  });
});
