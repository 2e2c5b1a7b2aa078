import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import { suspectsOf } from '../../src/gate/suspected-regressions.ts';
import type { EarlierAttempt } from '../../src/model/run/earlier-attempt.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { earlierAttemptOf } from '../../src/results/run-folder/earlier-attempts.ts';
import { aResult } from '../support/builders.ts';
import {
  aPool,
  aRequirement,
  aRun,
  type Counts,
  decide,
  decisions,
  found,
  many,
  results,
} from '../support/evidence.ts';

const CONTENT = { measure: 'm1.q.g.j.l', subject: 's1.t.w.f' };

/** One attempt: the planned trials, and its re-runs. */
interface Attempt {
  readonly now: Counts;
  readonly reruns?: Counts;
}

const resultsAt = (attempt: number, counts: Counts, given: Partial<TestResult> = {}): TestResult[] =>
  results(counts, { ...CONTENT, ...given }).map((result) => ({
    ...result,
    timestamp: `2026-01-1${attempt}T00:00:00.000Z`,
  }));

const attemptOf = (attempt: number, { now, reruns = {} }: Attempt, given: Partial<TestResult> = {}): EarlierAttempt =>
  earlierAttemptOf(
    attempt,
    aRun(resultsAt(attempt, now, given), {
      extraTrials: resultsAt(attempt, reruns, given).map((result) => ({
        purpose: 'confirmation',
        checkout: 'head',
        result,
      })),
    }),
  );

/** A job that was run so often; the last attempt decides, knowing the others. */
function runs(
  earlierRuns: Counts,
  attempts: readonly Attempt[],
  special: Partial<RunResult> = {},
  given = {},
  policy = {},
) {
  const last = attempts.at(-1) ?? { now: {} };
  const earlier = attempts.slice(0, -1).map((each, index) => attemptOf(index + 1, each, given));
  const run = aRun(resultsAt(9, last.now, given), { earlier, ...special });
  const confirmations = resultsAt(9, last.reruns ?? {}, given);
  return decide({ run, baseline: found(aPool(earlierRuns)), confirmations }, policy);
}

const stable = many(20, '10/10');
const passing = many(20, '1/1');

describe('a red job that is run again on the same content', () => {
  test('adds its trials to those before, and says so', () => {
    const { comparison, verdict } = runs(stable, [{ now: { ...passing, t0: '0/1' } }, { now: passing }]);
    expect(comparison.tests[0]).toMatchObject({
      now: { passes: 1, trials: 2 },
      earlier: { attempts: [1], now: { passes: 0, trials: 1 }, reruns: { passes: 0, trials: 0 } },
    });
    expect(verdict.headline).toBe(
      'No drop found. Compared 20 of 20 tests. Counted with the trials of 1 earlier attempt on the same content.',
    );
  });

  test('stays red when a confirmed regression happens to pass once', () => {
    const red = { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/3' } };
    const again = runs(stable, [red, { now: passing }]);
    expect(again.verdict.kind).toBe('fail');
    expect(again.comparison.tests[0]).toMatchObject({
      state: 'regressed',
      now: { passes: 1, trials: 2 },
      reruns: { passes: 0, trials: 3 },
      earlier: { now: { passes: 0, trials: 1 }, reruns: { passes: 0, trials: 3 } },
    });
    expect(runs(stable, [red, { now: { ...passing, t0: '0/1' } }]).verdict.kind).toBe('fail');
  });

  test('is not confirmed by failures on both sides of a re-run that passed', () => {
    const first = { now: { ...passing, t0: '0/1' }, reruns: { t0: '1/1' } };
    const { comparison } = runs(stable, [first, { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/8' } }]);
    expect(comparison.tests[0]?.state).toBe('not-reproduced');
  });

  test('continues the re-runs of the earlier attempt', () => {
    const earlier = [attemptOf(1, { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/1' } })];
    const now = resultsAt(9, { ...passing, t0: '0/1' });
    const pairing = pair({ run: aRun(now, { earlier }), baseline: found(aPool(stable)) });
    const [suspect, ...others] = suspectsOf(pairing, {});
    expect([suspect?.test.testId, suspect?.failuresNeeded, others]).toEqual(['t0', 2, []]);
    expect(decisions(suspect, '', '0', '1')).toEqual(['undecided', 'fails', 'passes']);
  });

  describe('whose baseline is short', () => {
    // Two baseline runs: with more failures of the test, the prior expects it to fail.
    const short = many(12, '2/2');
    const passes: Attempt = { now: many(12, '1/1') };
    const failure: Attempt = { now: { ...passes.now, t0: '0/1' } };
    const confirmed = { ...failure, reruns: { t0: '0/6' } };
    const next = (first: EarlierAttempt, ...others: Attempt[]) => {
      const attempts = others.map((each, index) => attemptOf(index + 2, each));
      const last = others.at(-1) ?? passes;
      const run = aRun(resultsAt(9, last.now), { earlier: [first, ...attempts.slice(0, -1)] });
      const confirmations = resultsAt(9, last.reruns ?? {});
      return decide({ run, baseline: found(aPool(short, { runs: 2 })), confirmations });
    };
    const first = runs(short, [confirmed]).comparison.tests.find(({ testId }) => testId === 't0');
    const suspected = earlierAttemptOf(
      1,
      aRun(resultsAt(1, confirmed.now), {
        extraTrials: resultsAt(1, confirmed.reruns).map((result) => ({
          purpose: 'confirmation',
          checkout: 'head',
          result,
        })),
      }),
      first === undefined ? [] : [first],
    );

    test('stays red however often it fails again', () => {
      expect(first?.state).toBe('regressed');
      for (const count of [1, 2, 3, 8]) {
        const again = next(suspected, ...Array.from({ length: count }, () => failure));
        expect(again.verdict.kind).toBe('fail');
        expect(again.comparison.tests[0]).toMatchObject({ state: 'regressed', needed: first?.needed });
      }
    });

    test('stays red where only the trials of the first attempt are known', () => {
      const again = next(attemptOf(1, confirmed), failure, failure, failure);
      expect(again.comparison.tests[0]?.state).toBe('regressed');
    });

    test('stays red when other tests fail in a later attempt, which need more re-runs', () => {
      const noise = {
        now: { ...failure.now, t1: '0/1', t2: '0/1', t3: '0/1' },
        reruns: { t1: '1/1', t2: '1/1', t3: '1/1' },
      };
      expect(next(suspected, noise).comparison.tests[0]?.state).toBe('regressed');
    });

    test('is cleared by three attempts in a row that pass, and not by fewer', () => {
      expect(next(suspected, passes, passes).verdict.kind).toBe('fail');
      expect(next(suspected, passes, failure, passes, passes).verdict.kind).toBe('fail');
      expect(next(suspected, passes, passes, passes).verdict.kind).toBe('pass');
      expect(next(suspected, failure, passes, passes, passes).verdict.kind).toBe('pass');
    });
  });

  test('is acquitted once its planned trials and re-runs together mostly pass', () => {
    const red = { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/2' } };
    const green = { now: passing };
    expect(runs(stable, [red, green, green]).verdict.kind).toBe('fail');
    expect(runs(stable, [red, green, green, green]).verdict.kind).toBe('pass');
  });

  test('reaches no threshold by being asked until it is reached', () => {
    const requirements = [aRequirement(0.8)];
    const missed = { now: { a: '0/1', b: '1/1' } };
    const reached = { now: { a: '1/1', b: '1/1' } };
    const again = runs({}, [missed, reached], { requirements });
    expect(again.verdict).toMatchObject({ kind: 'fail' });
    expect(again.verdict.headline).toContain('greetings scored 0.75; threshold 0.80.');
    expect(runs({}, [missed, reached, reached], { requirements }).verdict.kind).not.toBe('fail');
    expect(runs({}, [{ now: { a: '0/1' } }, reached], { requirements }).verdict.kind).toBe('fail');
  });

  test('hides no failure behind an error of the infrastructure, and an earlier such error adds nothing', () => {
    const red = attemptOf(1, { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/3' } });
    const errored = aResult({ ...CONTENT, testId: 't0', failure: { class: 'provider' } });
    const rest = resultsAt(9, many(20, '1/1')).filter(({ testId }) => testId !== 't0');
    const baseline = found(aPool(stable));
    const run = aRun([errored, ...rest], { earlier: [red] });
    expect(decide({ run, baseline }).verdict.kind).toBe('fail');
    expect(earlierAttemptOf(1, aRun([errored])).tests).toEqual([]);
  });

  test('must meet its requirements in all attempts together', () => {
    const must = { mustPass: true };
    const requirements = [aRequirement(0)];
    const red = { now: { a: '0/1' }, reruns: { a: '0/3' } };
    const kindOf = (...attempts: string[]) =>
      runs({}, [red, ...attempts.map((text) => ({ now: { a: '1/1' }, reruns: { a: text } }))], { requirements }, must)
        .verdict.kind;
    expect(kindOf('2/3')).toBe('fail');
    expect(kindOf('3/3')).not.toBe('fail');
  });

  test('is not let off by taking the result over since a commit', () => {
    const earlier = [attemptOf(1, { now: { ...passing, t0: '0/1' }, reruns: { t0: '0/3' } })];
    const reused = resultsAt(9, passing).map((result) => ({ ...result, reusedFrom: 'a'.repeat(40) }));
    const { verdict } = decide({ run: aRun(reused, { earlier }), baseline: found(aPool(stable)) });
    expect(verdict.kind).toBe('fail');
  });

  test('counts nothing of other content, nor what it took over itself', () => {
    const other = attemptOf(1, { now: { a: '0/1' } }, { subject: 's1.t.w.other' });
    const own = attemptOf(9, { now: { a: '0/1' } });
    const run = aRun(resultsAt(9, { a: '1/1' }), { earlier: [other, own] });
    const [only] = pair({ run, baseline: found(aPool({ a: '10/10' })) }).tests;
    expect([only?.now.length, only?.earlier]).toEqual([1, undefined]);
    const unknown = aRun(results({ a: '1/1' }), { earlier: [own] });
    expect(pair({ run: unknown, baseline: found(aPool({ a: '10/10' })) }).tests[0]?.earlier).toBeUndefined();
  });

  test('stays below the default threshold that the first attempt had to reach', () => {
    const red = { now: { a: '1/3' } };
    expect(runs({ a: '3/3' }, [red]).verdict.kind).toBe('fail');
    expect(runs({ a: '3/3' }, [red, red]).verdict.kind).toBe('fail');
    expect(runs({ a: '3/3' }, [red, red, red]).verdict.kind).toBe('fail');
  });

  test('that gives the same once more is as red as before', () => {
    const count = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
    const text = count.map(([passes, fails]) => `${passes}/${Math.max(1, passes + fails)}`);
    const suite = fc.array(
      fc.record({
        earlierRuns: fc.constantFrom('10/10', '9/10', '20/20', '3/3'),
        now: text,
        reruns: text,
        hasReruns: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    let red = 0;
    fc.assert(
      fc.property(suite, (tests) => {
        const earlierRuns = Object.fromEntries(tests.map(({ earlierRuns }, index) => [`t${index}`, earlierRuns]));
        const now = Object.fromEntries(tests.map(({ now }, index) => [`t${index}`, now]));
        const reruns = Object.fromEntries(
          tests.flatMap((each, index) => (each.hasReruns ? [[`t${index}`, each.reruns]] : [])),
        );
        const attempt = { now, reruns };
        if (runs(earlierRuns, [attempt]).verdict.kind !== 'fail') return;
        red += 1;
        expect(runs(earlierRuns, [attempt, attempt]).verdict.kind).toBe('fail');
      }),
    );
    expect(red).toBeGreaterThan(5);
  });
});
