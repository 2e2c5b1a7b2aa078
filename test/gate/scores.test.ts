import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { controlsFor } from '../../src/gate/controls.ts';
import type { EvidencePool } from '../../src/model/evidence.ts';
import type { TestResult } from '../../src/model/result.ts';
import { exactlyWorse } from '../../src/shared/statistics/exact-test.ts';
import { randomFrom, shuffledLower } from '../../src/shared/statistics/shuffle-test.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPast, aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

/** Scores of the trials of each test. */
type Scores = Readonly<Record<string, readonly number[]>>;
const MARK = 0.5;

const poolOf = (scores: Scores, runs = 5): EvidencePool => ({
  ...aPool({}),
  tests: Object.entries(scores).map(([testId, own]) => ({
    testId,
    trials: own.map((score, at) => aPast(score >= MARK, at % runs, { score })),
  })),
});

const scored = (scores: Scores): TestResult[] =>
  Object.entries(scores).map(([testId, own]) =>
    aResult({
      testId,
      score: own.reduce((sum, each) => sum + each, 0) / own.length,
      trials: own.map((score, attempt) => aTrial(score, { attempt, status: score >= MARK ? 'ok' : 'quality_failure' })),
      aggregation: { strategy: 'mean', mean: 0, min: 0, max: 1 },
    }),
  );

const each = (count: number, scoresOf: (index: number) => readonly number[]): Scores =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, scoresOf(index)]));

/** Good answers of which no two are equally good; all of them pass. */
function noisy(around: number, count: number, seed: number): (index: number) => number[] {
  const random = randomFrom(seed);
  return () => Array.from({ length: count }, () => around + 0.1 * (random() - 0.5));
}

const past = poolOf(each(20, noisy(0.9, 10, 1)));
const weigh = (now: Scores, policy = {}) =>
  decide({ run: aRun(scored(now)), baseline: found(past) }, { metric: 'score', ...policy });

describe('suites that are compared by their scores', () => {
  test('are found to be worse though every trial passes', () => {
    const worse = each(20, noisy(0.8, 2, 2));
    const { comparison, verdict } = weigh(worse);
    expect(comparison).toMatchObject({ metric: 'score', suites: [{ finding: 'drop', p: 1 / 10_000 }] });
    expect(comparison.suites[0]?.delta).toBeCloseTo(-0.1, 1);
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toMatch(
      /^greetings on support-agent got worse: in its scores \d+ points down \(on other tests like these between \d+ down and \S+(?: \S+)?\), unlikely to be noise \(p < 0\.001\)/,
    );
    expect(weigh(worse, { metric: 'pass' }).comparison.suites[0]).toMatchObject({ finding: 'steady', delta: 0, p: 1 });
  });

  test('are steady when their scores are what they were', () => {
    const { comparison, verdict } = weigh(each(20, noisy(0.9, 2, 3)));
    expect(comparison.suites[0]?.finding).toBe('steady');
    expect(verdict.kind).toBe('pass');
  });

  test('see smaller drops than passes would show, and say so from the history alone', () => {
    const [suite] = weigh(each(20, noisy(0.9, 2, 3))).comparison.suites;
    // The noise of these scores is small: what max-drop allows is what decides.
    expect(suite?.smallestVisibleDrop).toBeGreaterThan(0.02);
    expect(suite?.smallestVisibleDrop).toBeLessThan(0.04);
    const steady = poolOf(each(20, () => Array.from({ length: 10 }, () => 0.9)));
    const constant = decide({ run: aRun(scored(each(20, () => [0.9]))), baseline: found(steady) }, { metric: 'score' });
    expect(constant.comparison.suites[0]).toMatchObject({ delta: 0, p: 1, smallestVisibleDrop: expect.closeTo(0.02) });
  });

  test('are held against how far whole runs differ', () => {
    // Each run of the base branch lies somewhere else, by as much as the present does.
    const levels = [0.95, 0.75, 0.9, 0.8, 0.85];
    const random = randomFrom(5);
    const swinging = poolOf(
      each(20, () => Array.from({ length: 10 }, (_, at) => (levels[at % 5] ?? 0) + 0.02 * random())),
    );
    const { comparison } = decide(
      { run: aRun(scored(each(20, noisy(0.75, 2, 6)))), baseline: found(swinging) },
      { metric: 'score' },
    );
    expect(comparison.suites[0]?.finding).toBe('within-swing');
    expect(comparison.replays).toMatchObject({ runs: 5 });
  });

  test('may be settled by the base commit run now, by its scores too', () => {
    const now = each(20, noisy(0.8, 2, 2));
    const sides = { run: aRun(scored(now)), baseline: found(poolOf(each(20, noisy(0.9, 10, 1)), 2)) };
    const policy = { maxErrorRate: 0.1, metric: 'score', control: 'on-suspect' } as const;
    expect(controlsFor(pair(sides), policy)).toHaveLength(20);
    const against = (control: Scores) =>
      decide({ ...sides, controls: scored(control) }, policy).comparison.suites[0]?.finding;
    expect(against(each(20, noisy(0.9, 2, 7)))).toBe('drop');
    expect(against(each(20, noisy(0.8, 2, 8)))).toBe('within-swing');
  });

  test('count replays by their scores', () => {
    const random = randomFrom(9);
    const fallen = poolOf(
      each(20, () => Array.from({ length: 6 }, (_, at) => (at === 5 ? 0.6 : 0.9) + 0.01 * random())),
      6,
    );
    const { replays } = decide(
      { run: aRun(scored(each(20, () => [0.9]))), baseline: found(fallen) },
      { metric: 'score' },
    ).comparison;
    expect(replays).toEqual({ runs: 6, failed: 1, tooOften: false });
    const passes = decide({ run: aRun(scored(each(20, () => [0.9]))), baseline: found(fallen) }, {}).comparison.replays;
    expect(passes).toEqual({ runs: 6, failed: 0, tooOften: false });
  });

  test('single tests are judged by whether they pass, as ever', () => {
    const now = { ...each(20, noisy(0.9, 1, 3)), t0: [0.1] };
    const { comparison } = decide(
      { run: aRun(scored(now)), baseline: found(past), confirmations: results({ t0: '0/3' }) },
      { metric: 'score' },
    );
    expect(comparison.tests[0]).toMatchObject({ state: 'regressed' });
  });

  test('scores that are 0 or 1 say what passes say', () => {
    const counts = { ...many(10, '9/10'), ...many(4, '10/10') };
    const sides = { run: aRun(results({ ...many(10, '2/3'), t0: '0/3' })), baseline: found(aPool(counts)) };
    const [byPass, byScore] = (['pass', 'score'] as const).map(
      (metric) => decide(sides, { metric }).comparison.suites[0],
    );
    expect(byScore?.delta).toBeCloseTo(byPass?.delta ?? 1, 12);
    expect(byScore?.deltaLow).toBeCloseTo(byPass?.deltaLow ?? 1, 12);
    expect(Math.abs((byScore?.p ?? 1) - (byPass?.p ?? 0))).toBeLessThan(0.01);
    expect(byScore?.smallestVisibleBreakage).toBe(byPass?.smallestVisibleBreakage);
  });
});

test('shuffling for lower scores comes near the exact chance, and says the same for the same seed', () => {
  const passes = (count: number, of: number) => Array.from({ length: of }, (_, at) => (at < count ? 1 : 0));
  const side = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(fc.array(side, { minLength: 1, maxLength: 6 }), fc.integer(), (tests, seed) => {
      const exact = exactlyWorse(
        tests.map(([b, c]) => ({ base: { passes: b, trials: 6 }, now: { passes: c, trials: 3 } })),
      );
      const scores = tests.map(([b, c]) => ({ base: passes(b, 6), now: passes(c, 3) }));
      const p = shuffledLower(scores, seed);
      expect(Math.abs(p - exact)).toBeLessThan(0.03);
      expect(shuffledLower(scores, seed)).toBe(p);
    }),
    { seed: 20_261_121, numRuns: 20 },
  );
});
