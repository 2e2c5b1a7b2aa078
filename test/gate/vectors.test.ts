import { describe, expect, test } from 'vitest';
import { type ComparedSuite, comparedSuites, type SideSums, sideOf } from '../../src/gate/compared-suites.ts';
import { decisionJson } from '../../src/gate/decision-json.ts';
import { detectableTests, smallestDetectableDrop } from '../../src/gate/detectable.ts';
import { chanceOfFailures, type Prior, priorOf } from '../../src/gate/prior.ts';
import { gateSettings } from '../../src/gate/settings.ts';
import { normalPoint, studentPoint, studentTail } from '../../src/gate/statistics/distributions.ts';
import { exactlyWorse } from '../../src/gate/statistics/exact-test.ts';
import { shuffledLower } from '../../src/gate/statistics/shuffle-test.ts';
import { holm } from '../../src/gate/statistics/variance.ts';
import { compareSuites } from '../../src/gate/suite-comparison.ts';
import { confirmationOf, unexpectedFailures } from '../../src/gate/suspected-regressions.ts';
import { noiseOf, variationOf, variationOfDifference } from '../../src/gate/variation.ts';
import { decisionSchema } from '../../src/model/verdict/decision.ts';
import type { PairedTest } from '../../src/model/verdict/pairing.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';
import { share, simulate, suites, withBroken } from '../support/simulate.ts';
import { stratum, times } from './statistics/strata.ts';

/** Numbers of the rules have six digits, small ones six digits after the first. */
const near = (value: number | undefined, expected: number) => {
  expect(value).toBeDefined();
  expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThan(1e-6);
};

const strata = (...pairs: readonly string[]) => pairs.map(stratum);

interface Given {
  readonly suite?: string;
  readonly id?: string;
}

/** A test with the scores of its baseline runs, one trial in each, and of its planned trials. */
function aTest(base: readonly number[], now: readonly number[], { suite = 'a', id = 't' }: Given = {}): PairedTest {
  return {
    suite,
    suiteFile: `${suite}.yaml`,
    testId: id,
    target: 'agent',
    mustPass: false,
    kind: 'comparable',
    base: base.map((score, run) => ({
      run: `run-${run}`,
      time: `2026-01-0${1 + (run % 9)}T00:00:00.000Z`,
      pass: score >= 0.8,
      score,
    })),
    now: now.map((score) => ({ pass: score >= 0.8, score })),
    reruns: [],
    control: [],
  };
}

const bits = (text: string): number[] => [...text].map(Number);
const ones = (passes: number, trials: number): number[] => times(trials, 0).map((_, at) => (at < passes ? 1 : 0));
const counted = (base: string, now: string, given?: Given): PairedTest => {
  const [[b = 0, m = 0] = [], [c = 0, k = 0] = []] = [base, now].map((text) => text.split('/').map(Number));
  return aTest(ones(b, m), ones(c, k), given);
};

const A = ['1110', '1110', '1011', '1111', '0110', '1110', '1110', '1110'].map((text, at) => {
  const [one = 0, two = 0, three = 0, now = 0] = bits(text);
  return aTest([one, two, three], [now], { suite: 'a', id: `a${at}` });
});
const B = times(10, 0).map((_, at) => aTest([1, at < 7 ? 1 : 0, 1], [at < 9 ? 1 : 0], { suite: 'b', id: `b${at}` }));
const C = times(40, 0).map((_, at) =>
  aTest(
    times(5, 0).map((_, run) => ((at + run) % 20 === 0 ? 0 : 1)),
    [at % 4 === 1 ? 0 : 1],
    { suite: 'c', id: `c${String(at).padStart(2, '0')}` },
  ),
);

const only = (tests: readonly PairedTest[]): ComparedSuite => {
  const [suite] = comparedSuites({ tests });
  if (suite === undefined) throw new Error('no suite');
  return suite;
};
const compared = (...tests: readonly PairedTest[]) => compareSuites(comparedSuites({ tests }), gateSettings.parse({}));

const known = (passes: number, trials: number, tests: number) => times(tests, { passes, trials });
const H1 = known(5, 5, 20);
const H2 = [...known(10, 10, 14), ...known(9, 10, 4), ...known(5, 10, 1), ...known(0, 10, 1)];
const H3 = known(5, 5, 1);
const H4 = [...known(3, 3, 85), ...known(2, 3, 12), ...known(1, 3, 3)];

const largest = ({ rates, weights }: Prior): [number, number][] =>
  rates
    .map((rate, index): [number, number] => [rate, weights[index] ?? 0])
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4);
const isWeighted = (prior: Prior, ...expected: readonly (readonly [number, number])[]) => {
  for (const [index, [rate, weight]] of largest(prior).entries()) {
    expect(rate).toBe(expected[index]?.[0]);
    near(weight, expected[index]?.[1] ?? Number.NaN);
  }
};
const expectedFailure = (prior: Prior, passes: number, trials: number) =>
  chanceOfFailures(1, passes, trials - passes, prior);

const neededOf = (prior: Prior, tests: readonly PairedTest[]) =>
  unexpectedFailures(only(tests).tests, prior, gateSettings.parse({})).map(({ test: { testId }, needed, p }) => ({
    testId,
    needed,
    p: Number((p ?? Number.NaN).toFixed(6)),
  }));

describe('the exact test', () => {
  test('V1: one test that always passed fails once', () => near(exactlyWorse(strata('10/10 0/1')), 0.090909));
  test('V2: one test fails three times', () => near(exactlyWorse(strata('5/5 0/3')), 0.017857));
  test('V3: two tests fail, and tests that always pass change nothing', () => {
    near(exactlyWorse(strata('10/10 0/1', '10/10 0/1')), 0.008264);
    near(exactlyWorse(strata('10/10 0/1', '10/10 0/1', ...times(50, '10/10 1/1'))), 0.008264);
  });
  test('V4: unequal tests', () => near(exactlyWorse(strata('9/10 0/3', '10/10 3/3', '8/10 2/3')), 0.030344));
  test('V5: six tests are lost and one is won', () =>
    near(exactlyWorse(strata(...times(6, '1/1 0/1'), '0/1 1/1')), 0.0625));
  test('V6: Holm rejects while the next p is small enough', () =>
    expect(holm([0.004, 0.014, 0.031], 0.03)).toEqual([true, true, false]));
  test('V7: graded scores are shuffled, and every seed finds a drop of all tests', () => {
    const tests = times(12, 0).map((_, at) => aTest(times(5, 1), [0.81], { id: `g${at}` }));
    const [result] = compared(...tests).results;
    near(result?.noise.delta, -0.19);
    near(result?.pExact, 0.0001);
    const measured = times(12, { base: times(5, 1), now: [0.81] });
    for (const seed of [0, 1, 7, 123_456_789]) near(shuffledLower(measured, seed), 0.0001);
  });
});

describe('points and tails', () => {
  test('V8: of Student’s t and of the normal distribution', () => {
    near(studentPoint(0.03, 4), 2.600762);
    near(studentPoint(0.03, 8), 2.189155);
    near(studentPoint(0.03, 13), 2.060038);
    near(studentPoint(0.0015, 8), 4.199149);
    near(normalPoint(0.03), 1.880794);
    near(normalPoint(0.0015), 2.967738);
    near(studentPoint(0.025, 8), 2.306004);
    near(studentTail(2.306004, 8), 0.025);
  });
});

describe('the comparison of suites', () => {
  const [a] = compared(...A).results;
  const both = compared(...A, ...B);
  test('V9: the difference of suite A and its exact chance', () => {
    expect(a?.noise.n).toBe(8);
    near(a?.noise.delta, -0.666667);
    near(a?.pExact, 0.002441);
  });
  test('V10: the noise of trials of suite A', () => {
    near(a?.noise.trialVariance, 0.23);
    near(a?.noise.errorSquared, 0.030583);
    near(a?.noise.presentPart, 0.022937);
    near(a?.noise.baselineMean, 0.9);
  });
  test('V11: the variance between the runs of suite A', () => {
    expect(a?.noise.runs).toBe(3);
    near(a?.noise.betweenRuns, 0.005208);
    near(a?.noise.withinRuns, 0.010417);
  });
  test('V12: suite B', () => {
    const [b] = compared(...B).results;
    near(b?.noise.delta, 0);
    near(b?.pExact, 0.71875);
    near(b?.noise.trialVariance, 0.08871);
    near(b?.noise.errorSquared, 0.009032);
    near(b?.noise.betweenRuns, 0.03);
    near(b?.noise.withinRuns, 0.01);
  });
  test('V13: run-to-run variation of A alone, and of A and B together', () => {
    const { variation } = compared(...A);
    near(variation.sigma, 0.244949);
    expect(variation.degrees).toBe(6);
    near(both.variation.sigma, 0.37568);
    expect(both.variation.degrees).toBe(6);
  });
  test('V14: A alone dropped', () => {
    near(variationOfDifference({ sigma: 0.244949 }, 0.23, 3), 0.004232);
    near(a?.pVariation, 0.005871);
    near(a?.p, 0.005871);
    near(a?.interval.low, -1);
    near(a?.interval.high, -0.086095);
    expect(a?.finding).toBe('drop');
    near(studentTail(3.572921, 6), 0.005871);
  });
  test('V15: A in a run with B dropped', () => {
    const [first] = both.results;
    near(variationOfDifference(both.variation, 0.23, 3), 0.009955);
    near(first?.pVariation, 0.008091);
    near(first?.p, 0.008091);
    near(first?.interval.low, -1);
    near(first?.interval.high, -0.060795);
    expect(first?.finding).toBe('drop');
  });
  test('V16: suite C', () => {
    const { results, variation } = compared(...C);
    const [c] = results;
    near(c?.noise.delta, -0.2);
    near(c?.pExact, 0.000424);
    near(c?.pVariation, 0.00179);
    near(variationOfDifference(variation, c?.noise.trialVariance ?? 0, 5), 0.000353);
    near(c?.interval.low, -0.452373);
    near(c?.interval.high, -0.04642);
  });
  test('V17: without a history of runs the assumed variation remains', () => {
    const noise = { ...noiseOf(only([aTest([1], [1])])), runs: 1, trialVariance: 0.05 };
    const variation = variationOf([noise]);
    near(variation.sigma, 0.3);
    expect(variation.degrees).toBe(4);
    near(variationOfDifference(variation, 0.05, 1), 0.00045);
  });
});

describe('the prior', () => {
  const [h1, h2, h3, h4] = [priorOf(H1), priorOf(H2), priorOf(H3), priorOf(H4)];
  test('V18: twenty tests that always passed', () =>
    isWeighted(h1, [0.001, 0.376979], [0.002, 0.303717], [0.005, 0.163647], [0.01, 0.067054]));
  test('V19: a mixed history', () =>
    isWeighted(h2, [0.03, 0.220177], [0.02, 0.195195], [0.01, 0.116165], [0.05, 0.10405]));
  test('V20: one test alone, and a hundred with three runs', () => {
    isWeighted(h3, [0.001, 0.100346], [0.002, 0.098179], [0.005, 0.092251], [0.01, 0.083938]);
    isWeighted(h4, [0.001, 0.108757], [0.002, 0.108129], [0.005, 0.106278], [0.01, 0.103301]);
  });
  test('V21: the chance that a test fails', () => {
    near(expectedFailure(h1, 5, 5), 0.005152);
    near(expectedFailure(h2, 10, 10), 0.02062);
    near(expectedFailure(h2, 9, 10), 0.041566);
    near(expectedFailure(h2, 5, 10), 0.490374);
    near(expectedFailure(h3, 5, 5), 0.0316);
    near(expectedFailure(h4, 3, 3), 0.040007);
    near(expectedFailure(h4, 2, 3), 0.159093);
  });
  test('V22: further failures after 5 passes and 1 failure', () => {
    near(chanceOfFailures(2, 5, 1, h1), 0.017441);
    near(chanceOfFailures(3, 5, 1, h1), 0.006395);
    near(chanceOfFailures(4, 5, 1, h1), 0.002793);
  });
  test('V23: further failures in a mixed history', () => {
    near(chanceOfFailures(2, 10, 1, h2), 0.003155);
    near(chanceOfFailures(3, 10, 1, h2), 0.000602);
    near(chanceOfFailures(2, 9, 2, h2), 0.021291);
    near(chanceOfFailures(3, 9, 2, h2), 0.007419);
    near(chanceOfFailures(4, 9, 2, h2), 0.003028);
  });
  test('V24: further failures with three runs', () => {
    near(chanceOfFailures(2, 3, 1, h4), 0.032316);
    near(chanceOfFailures(4, 3, 1, h4), 0.003858);
    near(chanceOfFailures(8, 3, 1, h4), 0.000283);
  });

  test('V25: one suspected test', () =>
    expect(neededOf(h1, [counted('5/5', '0/1', { id: 'a' })])).toEqual([{ testId: 'a', needed: 2, p: 0.017441 }]));
  test('V26: three suspected tests share the chance of a false alarm', () =>
    expect(
      neededOf(
        h1,
        ['a', 'b', 'c'].map((id) => counted('5/5', '0/1', { id })),
      ),
    ).toEqual(['a', 'b', 'c'].map((testId) => ({ testId, needed: 3, p: 0.006395 }))));
  test('V27: expected failures and tests that mostly pass are not suspected', () =>
    expect(
      neededOf(h2, [
        counted('10/10', '0/1', { id: 'a' }),
        counted('9/10', '0/1', { id: 'b' }),
        counted('5/10', '0/1', { id: 'c' }),
        counted('10/10', '1/3', { id: 'd' }),
        counted('10/10', '2/3', { id: 'e' }),
      ]),
    ).toEqual([
      { testId: 'a', needed: 2, p: 0.003155 },
      { testId: 'd', needed: 3, p: 0.003236 },
      { testId: 'b', needed: 4, p: 0.003028 },
    ]));
  test('V28: one test without others', () =>
    expect(neededOf(h3, [counted('5/5', '0/1', { id: 'a' })])).toEqual([{ testId: 'a', needed: 3, p: 0.016571 }]));
  test('V29: ten suspected tests', () =>
    expect(
      neededOf(
        h4,
        times(10, 0).map((_, at) => counted('3/3', '0/1', { id: `t${at}` })),
      ),
    ).toEqual(times(10, 0).map((_, at) => ({ testId: `t${at}`, needed: 5, p: 0.001719 }))));
  test('V30: re-runs decide in a row', () => {
    const reruns = (text: string) => bits(text).map((bit) => ({ pass: bit === 1 }));
    expect(confirmationOf(reruns('000'), 3)).toBe('fails');
    expect(confirmationOf(reruns('01'), 3)).toBe('passes');
    expect(confirmationOf(reruns('00'), 3)).toBe('undecided');
  });
});

describe('what can be detected', () => {
  const side = (passes: number, trials: number): SideSums =>
    sideOf(ones(passes, trials).map((score) => ({ pass: score === 1, score })));
  const tests = (count: number, base: SideSums, planned: number) => times(count, { base, planned });
  const context = (degrees: number, runs: number, suites = 1) => ({
    variation: { sigma: 0.3, degrees },
    runs,
    suites,
    maxDrop: 0.02,
  });
  test('V31: the smallest drop of fifty tests', () => {
    const fifty = side(18, 20);
    near(smallestDetectableDrop(tests(50, fifty, 1), context(8, 5)), 0.177347);
    near(smallestDetectableDrop(tests(50, fifty, 3), context(8, 5)), 0.12826);
    near(smallestDetectableDrop(tests(50, fifty, 1), context(8, 5, 5)), 0.237739);
    near(smallestDetectableDrop(tests(50, fifty, 3), context(8, 5, 5)), 0.173568);
  });
  test('V32: one run of five tests detects nothing', () => {
    expect(smallestDetectableDrop(tests(5, side(1, 1), 1), context(4, 1))).toBeUndefined();
    expect(smallestDetectableDrop(tests(5, side(1, 1), 1), context(4, 1, 20))).toBeUndefined();
  });
  test('V33: few tests detect large drops only', () => {
    near(smallestDetectableDrop(tests(3, side(3, 3), 1), context(6, 3)), 0.89433);
    near(smallestDetectableDrop(tests(4, side(10, 10), 1), context(13, 10)), 0.563876);
  });
  test('V34: single broken tests', () => {
    const of = (known: readonly { passes: number; trials: number }[]) =>
      detectableTests(
        known.map(({ passes, trials }) => ({ base: side(passes, trials), planned: 1 })),
        priorOf(known),
      );
    expect(of(H1)).toEqual({ count: 20, of: 20 });
    expect(of(H2)).toEqual({ count: 18, of: 20 });
    expect(of(H4)).toEqual({ count: 85, of: 100 });
  });
  test('a test whose regression was confirmed is one that is detectable, whatever was expected', () => {
    const known = times(12, 0).map((_, at) => ({ base: side(1, 1), planned: 1, isDetected: at === 3 }));
    const prior = priorOf(known.map(({ base }) => base));
    expect(detectableTests(known, prior).count).toBe(1);
    expect(
      detectableTests(
        known.map(({ isDetected: _, ...test }) => test),
        prior,
      ).count,
    ).toBe(0);
  });
});

test('V35: a run far below its neighbours is set aside', () => {
  const aside = (...passes: readonly number[]) => {
    const tests = times(20, 0).map((_, at) =>
      aTest(
        passes.map((own) => (at < own ? 1 : 0)),
        [1],
        { id: `t${String(at).padStart(2, '0')}` },
      ),
    );
    return only(tests).setAside.map(({ run, isNewest }) => [run, isNewest]);
  };
  expect(aside(20, 20, 4, 20, 20)).toEqual([['run-2', false]]);
  expect(aside(20, 20, 20, 4, 4)).toEqual([]);
  expect(aside(20, 20, 20, 20, 4)).toEqual([['run-4', true]]);
  expect(aside(19, 18, 15, 19, 20)).toEqual([]);
  expect(aside(20, 4, 4, 20, 20)).toEqual([]);
  expect(aside(20, 4)).toEqual([]);
});

describe('V36: properties', () => {
  test('a failure never lowers the chance of further failures, and a pass never raises it', () => {
    const prior = priorOf(H2);
    for (let failures = 1; failures <= 8; failures += 1) {
      expect(chanceOfFailures(failures, 9, 2, prior)).toBeGreaterThanOrEqual(chanceOfFailures(failures, 9, 1, prior));
      expect(chanceOfFailures(failures, 10, 1, prior)).toBeLessThanOrEqual(chanceOfFailures(failures, 9, 1, prior));
    }
  });
  test('the weights sum to 1', () => {
    for (const history of [H1, H2, H3, H4, []])
      expect(priorOf(history).weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });
});

/** A small sample of what `npm run bench` measures at length. The seed makes it the same sample every time. */
const TIMES = 40;
const SEED = 3;

test.each([
  ['steady', 50, 1, 5],
  ['noisy', 20, 1, 5],
  ['steady', 20, 3, 3],
] as const)(
  'an unchanged %s suite of %i tests, %i trials against %i runs, fails in one of twenty runs at most',
  (kind, n, trials, runs) => {
    const earlierRuns = suites[kind](n);
    const kinds = simulate({ earlierRuns, now: earlierRuns, trials, runs, perRun: trials }, TIMES, SEED);
    expect(share(kinds, 'fail')).toBeLessThanOrEqual(0.05);
    expect(share(kinds, 'pass')).toBeGreaterThanOrEqual(0.95);
  },
);

test.each([
  ['of 20, against 5 runs', 20, 5, 0.93],
  ['of 50, against 10 runs', 50, 10, 0.95],
] as const)('one broken test %s, fails the run', (_, n, runs, least) => {
  const earlierRuns = suites['p = 0.95'](n);
  const kinds = simulate({ earlierRuns, now: withBroken(earlierRuns, 1), trials: 1, runs, perRun: 1 }, TIMES, SEED);
  expect(share(kinds, 'fail')).toBeGreaterThanOrEqual(least);
});

test('an even drop of 10 points in a suite of 100 fails the run', () => {
  const earlierRuns = suites.steady(100);
  const now = earlierRuns.map((rate) => Math.max(0, rate - 0.1));
  const kinds = simulate({ earlierRuns, now, trials: 3, runs: 5, perRun: 3 }, 20, SEED);
  expect(share(kinds, 'fail')).toBeGreaterThanOrEqual(0.9);
});

test('the JSON of a decision has every number, and null for an unknown one', () => {
  const { verdict, comparison } = decide({
    run: aRun([...results({ ...many(19, '1/1'), broken: '0/1' }), ...results({ lonely: '1/1' }, { target: 'fast' })]),
    baseline: found(aPool({ ...many(19, '10/10'), broken: '10/10' })),
    confirmations: results({ broken: '0/3' }),
  });
  const json = decisionJson(verdict, comparison);
  expect(decisionSchema.parse(json)).toEqual(json);
  const [suite] = comparison.suites;
  expect(json).toMatchObject({
    schema_version: 1,
    verdict: 'fail',
    headline: '1 test regressed: broken on support-agent. Compared 20 of 21 tests; 1 new.',
    reasons: verdict.reasons.map(({ message }) => message),
    suites: [
      {
        ...{ suite: 'greetings', target: 'support-agent', verdict: 'fail', n: 20, delta: -0.05 },
        ...{ delta_low: suite?.deltaLow, delta_high: suite?.deltaHigh, p: suite?.p, p_exact: suite?.pExact },
        ...{ p_variation: suite?.pVariation, smallest_detectable_drop: suite?.smallestDetectableDrop },
        reasons: [expect.stringContaining('broken of greetings on support-agent regressed')],
      },
      { suite: 'greetings', target: 'fast', verdict: 'pass', n: 0, reasons: [] },
    ],
    detectable_tests: { count: 20, of: 20 },
  });
  expect(Object.values(json.suites[1] ?? {}).filter((value) => value === null)).toHaveLength(7);
  expect(json.tests.find(({ test_id }) => test_id === 'broken')).toEqual({
    suite: 'greetings',
    test_id: 'broken',
    target: 'support-agent',
    state: 'regressed',
    baseline: { trials: 10, passes: 10 },
    candidate: { trials: 1, passes: 0 },
    reruns: { trials: 2, passes: 0, needed: 2 },
    p: expect.any(Number),
  });
  expect(json.tests.at(-1)).toMatchObject({
    state: 'new',
    baseline: { trials: 0, passes: 0 },
    reruns: { trials: 0, passes: 0, needed: null },
    p: null,
  });
});

test('the JSON of a decision without a baseline has nothing to detect', () => {
  const { verdict, comparison } = decide({
    run: aRun(results(many(3, '1/1'))),
    baseline: { kind: 'none', why: 'first run' },
  });
  expect(decisionJson(verdict, comparison)).toMatchObject({
    verdict: 'pass',
    headline: 'No baseline yet: 3 of 3 tests passed.',
    detectable_tests: { count: 0, of: 0 },
  });
});
