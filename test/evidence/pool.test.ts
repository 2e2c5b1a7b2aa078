import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, mergePools, poolsOf, prunePool, WINDOW } from '../../src/evidence/pool.ts';
import type { EvidencePool, EvidenceTrial } from '../../src/model/evidence.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPast, aPool, aRun, results } from '../support/evidence.ts';

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

describe('what a run leaves', () => {
  test('is every trial that says something, with the run’s name and the fingerprints that are known', () => {
    const run = aRun([
      ...results({ b: '1/1' }, { measure: 'm', subject: 's' }),
      ...results({ a: '1/2' }),
      aResult({ testId: 'c', failure: { class: 'provider' } }),
      aResult({ testId: 'd', failure: { class: 'timeout' } }),
      aResult({ testId: 'e', reusedFrom: 'a'.repeat(40) }),
    ]);
    const [left, ...others] = poolsOf(run, { run: '17-1', sha: 'abc' });
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
      sha: 'abc',
      time: run.startedAt,
      pass: true,
      score: 1,
    });
  });

  test('is nothing, when it was not complete or nothing was real', () => {
    expect(poolsOf(aRun(results({ a: '1/1' }), { complete: false }), { run: '1' })).toEqual([]);
    expect(poolsOf(aRun(results({ a: '1/1' }), { dryRun: true }), { run: '1' })).toEqual([]);
    expect(poolsOf(aRun([aResult({ failure: { class: 'rate_limit' } })]), { run: '1' })).toEqual([]);
  });

  test('keeps what each trial cost', () => {
    const run = aRun([
      aResult({
        trials: [aTrial(1, { costUsd: 0.5, durationMs: 20 }), aTrial(1)],
        aggregation: { strategy: 'mean', mean: 1, min: 1, max: 1 },
      }),
    ]);
    expect(poolsOf(run, { run: '1' })[0]?.tests[0]?.trials.map(({ costUsd }) => costUsd)).toEqual([undefined, 0.5]);
  });
});

describe('pools put together', () => {
  test('hold the trials of all runs, and those of one run once', () => {
    const one = pool([trial('r1', 3), trial('r2', 2)]);
    const other = pool([trial('r2', 2), trial('r3', 1), trial('r3', 1)]);
    const [merged] = mergePools([one, other]);
    expect(merged?.tests[0]?.trials.map(({ run }) => run)).toEqual(['r1', 'r2', 'r3', 'r3']);
  });

  test('stay apart by file, suite and target', () => {
    const merged = mergePools([
      pool([trial('r', 1)]),
      pool([trial('r', 1)], { target: 'x' }),
      pool([trial('r', 1)], { file: 'x' }),
    ]);
    expect(merged).toHaveLength(3);
  });

  test('forget what was before a reset, whoever brings it back', () => {
    const reset = { testId: 'a', kind: 'accept', time: day(2), reason: 'wanted', author: 'ann' } as const;
    const old = pool([trial('r1', 3), trial('r2', 2), trial('r3', 1)]);
    const [merged] = mergePools([old, pool([], { resets: [reset] })]);
    expect(merged?.tests[0]?.trials.map(({ run }) => run)).toEqual(['r3']);
    const [again] = mergePools([...(merged ? [merged] : []), old]);
    expect(again).toEqual(merged);
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
          kind: fc.constant('accept' as const),
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

  test('do not depend on who comes first, who is joined first, or how often', () => {
    fc.assert(
      fc.property(somePool, somePool, somePool, (a, b, c) => {
        const all = mergePools([a, b, c]);
        expect(mergePools([c, a, b])).toEqual(all);
        expect(mergePools([...mergePools([a, b]), c])).toEqual(all);
        expect(mergePools([...all, ...all, a])).toEqual(all);
      }),
    );
  });

  test('pruned, keep to the window, and are pruned already', () => {
    fc.assert(
      fc.property(somePool, (given) => {
        const pruned = prunePool(given, NOW);
        expect(prunePool(pruned, NOW)).toEqual(pruned);
        expect(runsIn(pruned).length).toBeLessThanOrEqual(WINDOW.runs);
        for (const { trials } of pruned.tests) {
          expect(trials.length).toBeGreaterThan(0);
          expect(trials.length).toBeLessThanOrEqual(WINDOW.trialsPerTest);
          for (const { time } of trials) expect(time >= day(WINDOW.days)).toBe(true);
        }
      }),
    );
  });
});

describe('what still counts', () => {
  test('are the newest five runs', () => {
    const trials = [1, 2, 3, 4, 5, 6, 7].map((daysAgo) => trial(`r${daysAgo}`, daysAgo));
    expect(runsIn(prunePool(pool(trials), NOW)).sort()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  test('are the newest twenty trials of a test', () => {
    const trials = [2, 1].flatMap((daysAgo) => Array.from({ length: 15 }, () => trial(`r${daysAgo}`, daysAgo)));
    const kept = prunePool(pool(trials), NOW).tests[0]?.trials.map(({ run }) => run) ?? [];
    expect([kept.length, kept.filter((run) => run === 'r1').length]).toEqual([20, 15]);
  });

  test('is what is no older than 30 days, or than the user says; what is from the future is nothing', () => {
    const trials = [trial('old', 31), trial('aged', 29), trial('ahead', -3), trial('new', 1)];
    expect(runsIn(prunePool(pool(trials), NOW))).toEqual(['aged', 'new']);
    expect(runsIn(prunePool(pool(trials), NOW, 40))).toEqual(['old', 'aged', 'new']);
  });

  test('is what was measured like the newest trial', () => {
    const trials = [trial('r1', 3, { measure: 'old' }), trial('r2', 2, { measure: 'new' }), trial('r3', 1)];
    expect(runsIn(prunePool(pool(trials), NOW))).toEqual(['r2', 'r3']);
  });
});

test('the canonical form has one order', () => {
  const given = aPool({ b: '2/3', a: '1/1' });
  const turned = {
    ...given,
    tests: [...given.tests].reverse().map((each) => ({ ...each, trials: [...each.trials].reverse() })),
  };
  expect(JSON.stringify(canonical(turned))).toBe(JSON.stringify(canonical(given)));
  expect(canonical(given).tests.map(({ testId }) => testId)).toEqual(['a', 'b']);
});
