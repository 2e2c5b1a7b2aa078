import { describe, expect, test } from 'vitest';
import { prunePool } from '../../src/baseline/pools.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { aPast, aPool, aRun, type Counts, decide, found, joinedPools, many, results } from '../support/evidence.ts';

/** Evidence lists tests by their ids. */
const TESTS = Object.keys(many(20, '')).sort();

/** Runs of twenty tests, by how many of them pass in each run. */
const runsOf = (...passes: readonly number[]): EvidencePool => ({
  ...aPool({}),
  tests: TESTS.map((testId, at) => ({
    testId,
    trials: passes.map((own, run) => aPast(at < own, run)),
  })),
});
const judged = (pool: EvidencePool, now: Counts, confirmations: Counts = {}) =>
  decide(
    {
      run: aRun(results({ ...many(20, '1/1'), ...now })),
      baseline: found(pool),
      confirmations: results(confirmations),
    },
    { control: 'off' },
  );
/** Failures of tests that pass in every run. */
const six: Counts = many(6, '0/1');

describe('a baseline run far below the others', () => {
  test('is set aside and named', () => {
    const { comparison, verdict } = judged(runsOf(20, 20, 4, 20, 20), {});
    expect(comparison.suites[0]).toMatchObject({
      runs: 4,
      runScores: [1, 1, 1, 1],
      setAside: [{ run: 'run-2', score: 0.2, isNewest: false }],
    });
    expect(verdict).toMatchObject({
      kind: 'pass',
      reasons: [
        {
          rule: 'baseline',
          kind: 'pass',
          message:
            'Baseline run run-2 of greetings on support-agent is excluded: it scored 0.20, far below the other runs',
        },
      ],
    });
  });

  test('changes neither a drop nor a regressed test of the other runs', () => {
    const without = judged(runsOf(20, 20, 20, 20), six, { t0: '0/8' });
    const having = judged(runsOf(20, 20, 4, 20, 20), six, { t0: '0/8' });
    expect(having.verdict.kind).toBe('fail');
    expect(having.comparison.tests).toEqual(without.comparison.tests);
    expect(having.comparison.suites[0]?.p).toBe(without.comparison.suites[0]?.p);
  });

  test('leaves a test that only it has without a baseline', () => {
    const pool = runsOf(20, 20, 4, 20, 20);
    const only = { testId: 'only', trials: [aPast(true, 2)] };
    const { comparison, verdict } = judged({ ...pool, tests: [...pool.tests, only] }, { only: '0/1' });
    // The tests that every run has tell which run is set aside.
    expect(comparison.tests.find(({ testId }) => testId === 'only')).toMatchObject({
      state: 'failing',
      base: undefined,
    });
    expect(verdict.headline).toContain('Compared 20 of 21 tests');
    expect(verdict.kind).toBe('warn');
  });
});

describe('a baseline run that is there twice', () => {
  const startedAt = '2026-01-05T08:00:00.000Z';
  const runs = (names: readonly string[], time: string): EvidencePool => ({
    ...aPool({}),
    tests: TESTS.map((testId, at) => ({
      testId,
      trials: names.map((run) => ({ ...aPast(at !== 3, 0), run, time })),
    })),
  });
  const numbersOf = (pool: EvidencePool) =>
    decide({ run: aRun(results({ ...many(20, '1/1'), ...six }), { startedAt }), baseline: found(pool) }).comparison;

  test('counts once, however many copies there are', () => {
    const names = Array.from({ length: 10 }, (_, at) => `copy-${at}`);
    const copies = numbersOf(
      prunePool(joinedPools(runs(names, '2026-01-02T00:00:00.000Z'), runsOf(20, 20)), startedAt),
    );
    const once = numbersOf(joinedPools(runs(['copy-0'], '2026-01-02T00:00:00.000Z'), runsOf(20, 20)));
    expect(copies).toEqual(once);
    expect(copies.suites[0]?.runs).toBe(3);
  });
});

describe('the newest run far below the others', () => {
  const pool = runsOf(20, 20, 20, 20, 4);

  test('makes a drop inconclusive, because the base branch may have changed', () => {
    const { comparison, verdict } = judged(pool, six);
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', setAside: [{ run: 'run-4', isNewest: true }] });
    expect(verdict.kind).toBe('inconclusive');
    expect(verdict.headline).toMatch(
      /^Not decided: greetings dropped by 30 pp \(.*\), but the newest baseline run is far below the others, so the base branch may have changed\./,
    );
  });

  test('makes a regressed test inconclusive', () => {
    const { comparison, verdict } = judged(pool, { t0: '0/1' }, { t0: '0/8' });
    expect(comparison.tests[0]?.state).toBe('regressed');
    expect(verdict).toMatchObject({
      kind: 'inconclusive',
      headline: expect.stringContaining('Not decided: t0 fails, but the newest baseline run is far below the others'),
    });
  });

  test('changes nothing where nothing fails', () => {
    expect(judged(pool, {}).verdict.kind).toBe('pass');
  });
});
