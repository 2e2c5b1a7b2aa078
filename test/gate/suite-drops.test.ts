import { describe, expect, test } from 'vitest';
import { aResult } from '../support/builders.ts';
import { aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const judged = (earlierRuns: Counts, now: Counts, settings = {}) =>
  decide(
    { run: aRun(results(now)), baseline: found(aPool(earlierRuns)) },
    { confirm: 'off', control: 'off', ...settings },
  );
/** Some of many tests fail. */
const failing = (count: number, of: number): Counts => ({ ...many(of, '1/1'), ...many(count, '0/1') });

describe('a suite', () => {
  test('that drops fails the run; the p-value is in the reason and not in the headline', () => {
    const { verdict, comparison } = judged(many(50, '5/5'), failing(10, 50));
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', delta: -0.2, comparable: 50, runs: 5 });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toMatch(
      /^greetings dropped by 20 pp \(95% CI −\d+ to −\d+ pp\)\. Failing: t0, t1, t2 and 7 more\. Compared 50 of 50 tests; 10 suspected\.$/,
    );
    expect(verdict.reasons.find(({ rule }) => rule === 'suite-drop')?.message).toMatch(/p (?:= 0\.\d+|< 0\.001)\)/);
  });

  test('names the five tests that lost most as contributors', () => {
    const { verdict, comparison } = judged({ ...many(50, '5/5'), t7: '4/5' }, failing(10, 50));
    expect(comparison.suites[0]?.contributors.map(({ testId }) => testId)).toEqual(['t0', 't1', 't2', 't3', 't4']);
    expect(verdict.reasons.find(({ rule }) => rule === 'suite-drop')?.message).toContain(
      '; contributors: t0, t1, t2, t3, t4',
    );
  });

  test('names no test as a contributor that passed when it ran again', () => {
    const extraTrials = results({ t1: '1/1' }).map((result) => ({
      purpose: 'confirmation' as const,
      checkout: 'head' as const,
      result,
    }));
    const run = aRun(results(failing(10, 50)), { extraTrials });
    const { comparison } = decide({ run, baseline: found(aPool(many(50, '5/5'))) }, { control: 'off' });
    expect(comparison.tests.find(({ testId }) => testId === 't1')?.state).toBe('not-reproduced');
    expect(comparison.suites[0]?.contributors.map(({ testId }) => testId)).toEqual(['t0', 't2', 't3', 't4']);
  });

  test('whose scores all drop fails the run although every test passes', () => {
    const now = Object.keys(many(12, '')).map((testId) => aResult({ testId, score: 0.81 }));
    const { verdict, comparison } = decide({ run: aRun(now), baseline: found(aPool(many(12, '5/5'))) });
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', pExact: 0.0001 });
    expect(verdict.headline).toMatch(/^greetings dropped by 19 pp /);
  });

  test('that stays the same passes, with an interval around 0', () => {
    const { verdict, comparison } = judged(many(50, '5/5'), many(50, '1/1'));
    const [suite] = comparison.suites;
    expect(verdict).toMatchObject({ kind: 'pass', reasons: [], noBaseline: false });
    expect(suite).toMatchObject({ finding: 'steady', delta: 0, pExact: 1, contributors: [] });
    expect(suite?.p).toBe(Math.max(suite?.pExact ?? 0, suite?.pVariation ?? 0));
    expect(suite?.deltaLow).toBeLessThan(0);
    expect(suite?.deltaHigh).toBeGreaterThan(0);
  });

  test('that gets better passes', () => {
    expect(judged(many(50, '3/5'), many(50, '1/1')).verdict.kind).toBe('pass');
  });

  test('with failures that a short baseline cannot distinguish from noise has not dropped, and is held to 0.8', () => {
    const { verdict, comparison } = judged(many(5, '1/1'), failing(2, 5));
    expect(comparison.suites[0]).toMatchObject({ finding: 'steady', runs: 1 });
    expect(comparison.suites[0]?.smallestDetectableDrop).toBeUndefined();
    expect(verdict.reasons.filter(({ kind }) => kind === 'fail')).toMatchObject([
      { rule: 'requirement', message: expect.stringContaining('too short to confirm a complete failure') },
    ]);
  });
});

describe('max-drop', () => {
  const small = (settings = {}) => judged(many(50, '5/5'), failing(10, 50), settings);

  test('lets a smaller drop only warn', () => {
    const { verdict, comparison } = small({ maxDrop: 0.3 });
    expect(comparison.suites[0]?.finding).toBe('small-drop');
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toBe(
      'greetings dropped by 20 pp, less than the limit of 30 pp (max-drop). t0, t1, t2 and 7 more fail unexpectedly, without re-runs that confirm it. Compared 50 of 50 tests; 10 suspected.',
    );
  });

  test('is reached by a drop of the same size', () => {
    expect(small({ maxDrop: 0.2 }).comparison.suites[0]?.finding).toBe('drop');
  });
});

describe('several suites', () => {
  const sides = (second: Counts, earlierRuns: Counts) => ({
    run: aRun([...results(many(50, '1/1')), ...results(second, { suite: 'other' })]),
    baseline: found(aPool(many(50, '5/5')), aPool(earlierRuns, { suite: 'other', file: 'evals/other.eval.yaml' })),
  });

  test('share one chance of a false alarm', () => {
    const now = failing(2, 12);
    const alone = decide({ run: aRun(results(now)), baseline: found(aPool(many(12, '5/5'))) });
    const [only] = alone.comparison.suites;
    expect(only?.finding).toBe('drop');
    expect(only?.p).toBeGreaterThan(0.015);
    const [, second] = decide(sides(now, many(12, '5/5'))).comparison.suites;
    expect(second).toMatchObject({ suite: 'other', finding: 'steady' });
  });
});

test('a reused test counts with a difference of 0', () => {
  const reused = results(many(30, '1/1', 'r')).map((result) => ({ ...result, reusedFrom: 'a'.repeat(40) }));
  const earlierRuns = { ...many(10, '5/5'), ...many(30, '5/5', 'r') };
  const sides = { run: aRun([...results(failing(4, 10)), ...reused]), baseline: found(aPool(earlierRuns)) };
  const { comparison, verdict } = decide(sides, { confirm: 'off' });
  expect(comparison.suites[0]).toMatchObject({ comparable: 40, reused: 30, delta: -0.1 });
  expect(verdict.headline).toContain('Compared 40 of 40 tests');
  const all = decide({ run: aRun(reused), baseline: found(aPool(earlierRuns)) });
  expect(all.comparison.suites[0]).toMatchObject({ finding: 'steady', delta: 0, comparable: 30 });
});

test('new, changed, removed and quarantined tests are in no number of a suite', () => {
  const quarantine = [{ id: 'q', reason: 'races', owner: 'ann', expiry: '2026-02-01' }];
  const plain = judged(many(20, '5/5'), failing(2, 20)).comparison.suites[0];
  const run = aRun(results({ ...failing(2, 20), added: '0/1', q: '0/1' }));
  const baseline = found(aPool({ ...many(20, '5/5'), q: '5/5', gone: '5/5' }));
  const { comparison } = decide({ run, baseline, quarantine }, { confirm: 'off', control: 'off' });
  expect(comparison.suites[0]).toMatchObject({ ...plain, score: expect.any(Number) });
});

test('an interval reaches 0 where no drop is found, whatever the variation alone says', () => {
  const { comparison } = judged(many(3, '2/2'), many(3, '0/1'));
  expect(comparison.suites[0]).toMatchObject({ finding: 'steady', delta: -1, deltaHigh: 0 });
});
