import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import { suspectsOf } from '../../src/gate/suspected-regressions.ts';
import type { DecidedOn } from '../../src/model/verdict/assessment.ts';
import { aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const stable = many(30, '5/5');
const broken = { ...many(30, '1/1'), t0: '0/1' };
const failing = (count: number): Counts => ({ ...many(30, '1/1'), ...many(count, '0/1') });

const inJob = (matrixJobs: number, now: Counts, reruns: Counts = {}) => {
  const sides = { run: aRun(results(now)), baseline: found(aPool(stable)), confirmations: results(reruns) };
  return decide(sides, { control: 'off', matrixJobs });
};

describe('one of several jobs of a matrix', () => {
  test('re-runs a suspected test more often, because each job could report an unchanged test', () => {
    const pairing = pair({ run: aRun(results(broken)), baseline: found(aPool(stable)) });
    const needed = [1, 4, 20].map((matrixJobs) => suspectsOf(pairing, { matrixJobs })[0]?.needed);
    expect(needed).toEqual([2, 4, 6]);
  });

  test('finds a regression with a chance of a false alarm that all jobs share', () => {
    expect(inJob(4, broken, { t0: '0/3' }).comparison.tests[0]).toMatchObject({ state: 'suspected', needed: 4 });
    const confirmed = inJob(4, broken, { t0: '0/4' });
    expect(confirmed.comparison.tests[0]).toMatchObject({ state: 'regressed', needed: 4 });
    expect(confirmed.comparison.tests[0]?.p).toBeLessThanOrEqual(0.02 / 4);
  });

  test('finds a drop of a suite with a chance of a false alarm that all jobs share', () => {
    const findings = (now: Counts) => [1, 20].map((jobs) => inJob(jobs, now).comparison.suites[0]);
    const [alone, ofMany] = findings(failing(3));
    expect([alone?.finding, ofMany?.finding]).toEqual(['drop', 'steady']);
    expect(ofMany?.p).toBe(alone?.p);
    expect(findings(failing(15)).map((suite) => suite?.finding)).toEqual(['drop', 'drop']);
  });

  test('says that it detects less than a run alone', () => {
    const [alone, ofMany] = [1, 20].map((jobs) => inJob(jobs, many(30, '1/1')).comparison);
    expect(ofMany?.suites[0]?.smallestDetectableDrop).toBeGreaterThan(alone?.suites[0]?.smallestDetectableDrop ?? 1);
    const few = [1, 256].map((matrixJobs) => {
      const sides = { run: aRun(results(many(3, '1/1'))), baseline: found(aPool(many(3, '3/3'))) };
      return decide(sides, { matrixJobs }).comparison.detectableTests.count;
    });
    expect(few).toEqual([3, 0]);
  });
});

/** The report on several jobs: what one of them has decided about the suite `greetings`. */
const reported = (
  decided: Partial<DecidedOn>,
  now: Counts,
  { reruns = {}, base = stable }: { reruns?: Counts; base?: Counts } = {},
) =>
  decide(
    {
      run: aRun([...results(now), ...results(many(30, '1/1'), other)], {
        decided: { suites: [], tests: [], detectableTests: [], ...decided },
      }),
      baseline: found(aPool(base), aPool(stable, { suite: other.suite, file: other.suiteFile })),
      confirmations: results(reruns),
    },
    { control: 'off' },
  );
const other = { suite: 'other', suiteFile: 'evals/other.eval.yaml' };
const greetings = { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent' };
const t0 = { suite: 'greetings', suiteFile: greetings.file, testId: 't0', target: 'support-agent' };

describe('the report on all jobs of a matrix', () => {
  test('tests nothing again that a job has decided', () => {
    const decided: Partial<DecidedOn> = {
      suites: [{ ...greetings, finding: 'steady', smallestDetectableDrop: 0.5 }],
      detectableTests: [{ count: 29, of: 30 }],
    };
    expect(reported({}, failing(6)).verdict.kind).toBe('fail');
    const { verdict, comparison } = reported(decided, failing(6));
    expect(verdict).toMatchObject({ kind: 'pass', reasons: [] });
    expect(comparison.suites[0]).toMatchObject({ finding: 'steady', delta: -0.2, smallestDetectableDrop: 0.5 });
    expect(comparison.tests.slice(0, 6).map(({ state }) => state)).toEqual(Array(6).fill('failing'));
    expect(comparison.detectableTests).toEqual({ count: 59, of: 60 });
  });

  test('tests the suites that no job has compared, and only those share the chance of a false alarm', () => {
    const compared = reported({ suites: [{ ...greetings, finding: 'steady' }] }, broken);
    const alone = decide({
      run: aRun(results(many(30, '1/1'), other)),
      baseline: found(aPool(stable, { suite: other.suite, file: other.suiteFile })),
    });
    expect(compared.comparison.suites[1]?.smallestDetectableDrop).toBeCloseTo(
      alone.comparison.suites[0]?.smallestDetectableDrop ?? Number.NaN,
      2,
    );
  });

  test('keeps a drop that a job has found, with its numbers', () => {
    const numbers = { delta: -0.1, deltaLow: -0.2, deltaHigh: -0.05, p: 0.001, pExact: 0.001, pVariation: 0.001 };
    const drop = { suites: [{ ...greetings, finding: 'drop' as const, numbers }] };
    const { verdict, comparison } = reported(drop, { ...many(30, '1/1'), ...many(1, '0/1') });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toMatch(/^greetings dropped by 10 pp \(95% CI −20 to −5 pp\)\./);
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', ...numbers, contributors: [{ testId: 't0' }] });
  });

  test('keeps a regression that a job has confirmed, and one that it has not reproduced', () => {
    const suites = [{ ...greetings, finding: 'steady' as const }];
    const stateOf = (needed: number, reruns: string) =>
      reported({ suites, tests: [{ ...t0, needed, p: 0.004 }] }, broken, { reruns: { t0: reruns } }).comparison
        .tests[0];
    expect(stateOf(3, '0/3')).toMatchObject({ state: 'regressed', needed: 3, p: 0.004 });
    expect(stateOf(4, '1/4')).toMatchObject({ state: 'not-reproduced', needed: 4 });
    const notRerun = { suites, tests: [{ ...t0, isBeyondCap: true as const }] };
    expect(reported(notRerun, broken).comparison.tests[0]).toMatchObject({ state: 'not-rerun' });
    const tooShort = reported({ suites, tests: [t0] }, broken);
    expect(tooShort.comparison.tests[0]).toMatchObject({ state: 'not-enough-history' });
    expect(tooShort.verdict.kind).toBe('pass');
    const undetectable = reported({ suites, tests: [{ ...t0, undetectable: true as const }] }, broken);
    expect(undetectable.verdict.kind).toBe('warn');
  });

  test('keeps what a job has found where it has no baseline itself', () => {
    const numbers = { delta: -0.1, deltaLow: -0.2, deltaHigh: -0.05, p: 0.001, pExact: 0.001, pVariation: 0.001 };
    const decided = {
      suites: [{ ...greetings, finding: 'drop' as const, numbers }],
      tests: [{ ...t0, needed: 2, p: 0.004 }],
    };
    const { verdict } = reported(decided, broken, { reruns: { t0: '0/2' }, base: {} });
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons.filter(({ kind }) => kind === 'fail').map(({ rule }) => rule)).toEqual([
      'regression',
      'suite-drop',
    ]);
  });
});
