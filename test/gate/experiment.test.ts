import { describe, expect, test } from 'vitest';
import { experimentOf } from '../../src/gate/experiment.ts';
import { trialsToDetect } from '../../src/gate/statistics/power.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import { results } from '../support/evidence.ts';

/** The tests of a variant with their passes of their trials: `{ t0: '3/3' }`. */
const on = (target: string, counts: Readonly<Record<string, string>>): TestResult[] => results(counts, { target });

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
    expect(better?.p).toBeLessThan(0.001);
    expect(better?.largest.map(({ testId }) => testId)).toEqual(['t00', 't01', 't02', 't03']);
    const [worse] = overallOf([...on('a', second), ...on('b', first)]);
    expect([worse?.finding, worse?.score?.delta]).toEqual(['worse', -(better?.score?.delta ?? 0)]);
  });

  test('finds no difference between equal variants, and says which one it would have found', () => {
    const [same] = overallOf([...on('a', many(Array(30).fill(2), 3)), ...on('b', many(Array(30).fill(2), 3))]);
    expect(same).toMatchObject({ finding: 'no-difference', p: 1, won: 0, lost: 0 });
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
    expect(few?.finding).toBe('no-difference');
    expect(few?.score?.low).toBeLessThanOrEqual(0);
  });

  test('shares one chance of a wrong answer among the variants', () => {
    const first = many([0, 0, 0, 0, 0, 0, ...Array(14).fill(1)], 1);
    const better = many(Array(20).fill(1), 1);
    const [alone] = overallOf([...on('a', first), ...on('b', better)]);
    expect([alone?.finding, alone?.p]).toEqual(['better', 0.03125]);
    const others = ['c', 'd'].flatMap((target) => on(target, first));
    const all = overallOf([...on('a', first), ...on('b', better), ...others], ['a', 'b', 'c', 'd']);
    expect(all.map(({ finding }) => finding)).toEqual(['no-difference', 'no-difference', 'no-difference']);
  });

  test('compares only tests that both measured, and counts the others', () => {
    const [partial] = overallOf([...on('a', { t1: '1/1', t2: '1/1' }), ...on('b', { t2: '1/1', t3: '1/1' })]);
    expect(partial).toMatchObject({ tests: 1, unmeasured: 2 });
    const [none] = overallOf(on('a', { t1: '1/1' }));
    expect(none).toEqual({ finding: 'not-measured', tests: 0, unmeasured: 1, won: 0, lost: 0, tied: 0, largest: [] });
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
