import { describe, expect, test } from 'vitest';
import { experimentOf } from '../../src/gate/experiment.ts';
import { trialsToDetect } from '../../src/gate/statistics/power.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import { results } from '../support/evidence.ts';

/** The tests of a variant with their passes of their trials: `{ t0: '3/3' }`. */
const on = (target: string, counts: Readonly<Record<string, string>>): TestResult[] => results(counts, { target });

const CRASH = { class: 'crash', stage: 'agent', reason: 'provider_error', message: 'exit code 1' } as const;

const many = (passes: readonly number[], trials: number): Record<string, string> =>
  Object.fromEntries(passes.map((count, at) => [`t${String(at).padStart(2, '0')}`, `${count}/${trials}`]));

const overallOf = (all: readonly TestResult[], variants = ['a', 'b']) =>
  experimentOf({ results: [...all], variants }).comparisons.map(({ overall }) => overall);

describe('an experiment', () => {
  test('finds a variant that is better, with its tests', () => {
    const first = many([0, 0, 0, 0, ...Array(16).fill(3)], 3);
    const second = many(Array(20).fill(3), 3);
    const [better] = overallOf([...on('a', first), ...on('b', second)]);
    expect(better).toMatchObject({ finding: 'better', tests: 20, unmeasured: 0, won: 4, lost: 0, tied: 16 });
    expect(better?.score?.delta).toBeCloseTo(0.2);
    expect(better?.score?.low).toBeGreaterThan(0);
    expect(better?.score?.p).toBeLessThan(0.001);
    expect(better?.largest.map(({ testId }) => testId)).toEqual(['t00', 't01', 't02', 't03']);
    const [worse] = overallOf([...on('a', second), ...on('b', first)]);
    expect([worse?.finding, worse?.score?.delta]).toEqual(['worse', -(better?.score?.delta ?? 0)]);
  });

  test('finds no difference between equal variants, and says which one it would have found', () => {
    const [same] = overallOf([...on('a', many(Array(30).fill(2), 3)), ...on('b', many(Array(30).fill(2), 3))]);
    expect(same).toMatchObject({ finding: 'no-difference', won: 0, lost: 0 });
    expect(same?.score?.low).toBeLessThan(0);
    expect(same?.score?.high).toBeGreaterThan(0);
    expect(same?.detectable).toBeGreaterThan(0.02);
    expect(same?.detectable).toBeLessThan(0.4);
  });

  test('has an interval with the measured difference in it, also where every trial says the same of few tests', () => {
    const [large] = overallOf([...on('a', many([5, 5, 5, 5, 5], 5)), ...on('b', many([5, 0, 0, 0, 0], 5))]);
    expect(large?.finding).toBe('worse');
    expect(large?.score?.low).toBeLessThanOrEqual(-0.8);
    expect(large?.score?.high).toBeLessThan(0);
  });

  test('has an interval that reaches 0 where the test within tests does not reject', () => {
    const [few] = overallOf([...on('a', many([0, 3], 3)), ...on('b', many([3, 3], 3))]);
    expect(few?.score?.low).toBeLessThanOrEqual(0);
    expect(few?.passRate).toEqual(few?.score);
    // Two tests could show nothing.
    expect([few?.finding, few?.detectable]).toEqual(['inconclusive', 1]);
  });

  test('does not say that it would have found a difference that the scores leave no room for', () => {
    const first = many([...Array(5).fill(0), ...Array(5).fill(1)], 1);
    const [half] = overallOf([
      ...on('a', first),
      ...on('b', many([1, 1, ...Array(3).fill(0), ...Array(5).fill(1)], 1)),
    ]);
    expect(half?.detectable).toBeGreaterThan(0.5);
    expect(half?.finding).toBe('inconclusive');
  });

  test('shares one chance of a wrong answer among the variants', () => {
    const first = many([0, 0, 0, 0, 0, 0, ...Array(14).fill(1)], 1);
    const better = many(Array(20).fill(1), 1);
    const [alone] = overallOf([...on('a', first), ...on('b', better)]);
    expect([alone?.finding, alone?.score?.p]).toEqual(['better', 0.03125]);
    const others = ['c', 'd'].flatMap((target) => on(target, first));
    const all = overallOf([...on('a', first), ...on('b', better), ...others], ['a', 'b', 'c', 'd']);
    expect(all.map(({ finding }) => finding)).toEqual(['no-difference', 'no-difference', 'no-difference']);
  });

  test('compares only tests that both measured, and counts the others', () => {
    const [partial] = overallOf([...on('a', { t1: '1/1', t2: '1/1' }), ...on('b', { t2: '1/1', t3: '1/1' })]);
    expect(partial).toMatchObject({ tests: 1, unmeasured: 2 });
    const [none] = overallOf(on('a', { t1: '1/1' }));
    const nothing = { tests: 0, unmeasured: 1, won: 0, lost: 0, tied: 0, largest: [] };
    const counts = { trials: { first: 1, second: 0 }, errors: { first: 0, second: 0 } };
    expect(none).toEqual({ finding: 'not-measured', ...nothing, ...counts });
  });

  test('is not measured if a variant never answered, and counts trials without an answer', () => {
    const crashed = (all: readonly TestResult[], isCrash: (trial: number) => boolean): TestResult[] =>
      all.map((result) => {
        const trials = result.trials?.map((trial, at) =>
          isCrash(at) ? { ...trial, status: 'execution_error' as const, score: 0, failure: CRASH } : trial,
        );
        return { ...result, trials };
      });
    const [first, second] = [on('a', many([3, 3, 3, 3], 3)), on('b', many([3, 3, 3, 3], 3))];
    const [never] = overallOf([...first, ...crashed(second, () => true)]);
    expect(never).toMatchObject({ finding: 'not-measured', errors: { first: 0, second: 12 }, trials: { second: 12 } });
    expect(never?.score).toBeUndefined();
    const [reference] = overallOf([...crashed(first, () => true), ...second]);
    expect(reference?.finding).toBe('not-measured');
    const [sometimes] = overallOf([...first, ...crashed(second, (trial) => trial === 0)]);
    expect(sometimes).toMatchObject({ tests: 4, errors: { first: 0, second: 4 }, score: { first: 1 } });
    expect(sometimes?.score?.second).toBeCloseTo(2 / 3);
  });

  test('says if the answers of a variant are those of the first one in each test', () => {
    const outputs = (all: readonly TestResult[], output: (at: number) => string) =>
      all.map((result, at) => ({ ...result, output: output(at) }));
    const [first, second] = [on('a', many([1, 1, 1], 1)), on('b', many([1, 0, 1], 1))];
    const said = (of: (at: number) => string) =>
      overallOf([...outputs(first, String), ...outputs(second, of)])[0]?.sameAnswers;
    expect([said(String), said((at) => (at === 1 ? 'other' : String(at)))]).toEqual([true, undefined]);
    // Each result has the answer of its best trial.
    const flaky = [...on('a', many([1, 2, 2], 3)), ...on('b', many([3, 3, 3], 3))];
    expect(overallOf(outputs(flaky, () => 'the same'))[0]?.sameAnswers).toBeUndefined();
  });

  test('has a p-value and an interval of the share of passed trials, which may differ from those of the scores', () => {
    const scored = (all: readonly TestResult[], score: number) =>
      all.map((result) => ({ ...result, trials: result.trials?.map((trial) => ({ ...trial, score })) }));
    const tests = many(Array(12).fill(2), 2);
    const [better] = overallOf([...scored(on('a', tests), 0.6), ...scored(on('b', tests), 0.9)]);
    expect(better?.finding).toBe('better');
    expect(better?.score?.p).toBeLessThan(0.01);
    expect(better?.passRate).toMatchObject({ first: 1, second: 1, delta: 0, p: 1 });
  });

  test('compares costs only if each trial has one', () => {
    const priced = (all: TestResult[], cost: number) =>
      all.map((result, at) => ({ ...result, costUsd: cost * (1 + at / 10) }));
    const tests = many(Array(6).fill(1), 1);
    const [cheaper] = overallOf([...priced(on('a', tests), 0.02), ...priced(on('b', tests), 0.01)]);
    expect(cheaper?.cost?.ratio).toBeCloseTo(0.5);
    expect(cheaper?.cost?.high).toBeLessThan(1);
    const [unknown] = overallOf([...priced(on('a', tests), 0.02), ...on('b', tests)]);
    expect(unknown?.cost).toBeUndefined();
  });

  test('needs more trials for smaller differences, fewer tests and flakier ones', () => {
    const rates = (n: number, rate: number) => Array(n).fill(rate);
    expect(trialsToDetect(0.05, rates(100, 0.9))).toBeLessThan(trialsToDetect(0.02, rates(100, 0.9)));
    expect(trialsToDetect(0.05, rates(100, 0.9))).toBeLessThan(trialsToDetect(0.05, rates(50, 0.9)));
    expect(trialsToDetect(0.05, rates(100, 0.9))).toBeLessThan(trialsToDetect(0.05, rates(100, 0.6)));
    expect(trialsToDetect(0.5, rates(100, 1))).toBe(1);
  });
});
