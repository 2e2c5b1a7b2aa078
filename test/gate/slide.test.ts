import { describe, expect, test } from 'vitest';
import type { EvidencePool } from '../../src/model/evidence.ts';
import { aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const TESTS = 100;

/** Runs of the base branch a day apart, each with so many of the tests passing: the last ones of the list fail first. */
function history(passing: readonly number[]): EvidencePool {
  const tests = Array.from({ length: TESTS }, (_, index) => ({
    testId: idOf(index),
    trials: passing.map((count, run) => ({
      run: `r${run}`,
      time: `2025-12-${String(20 + run).padStart(2, '0')}T00:00:00.000Z`,
      pass: index < count,
      score: index < count ? 1 : 0,
    })),
  }));
  return { ...aPool({}), tests };
}

const idOf = (index: number): string => Object.keys(many(TESTS, '1/1'))[index] ?? '';

const now = (passing: number): Counts =>
  Object.fromEntries(
    Array.from({ length: TESTS }, (_, index) => [idOf(index), index < passing ? '1/1' : '0/1'] as const),
  );

const suiteAfter = (passing: readonly number[], present: number) => {
  const decided = decide({ run: aRun(results(now(present))), baseline: found(history(passing)) });
  return { ...decided, suite: decided.comparison.suites[0] };
};

describe('a baseline that slides', () => {
  test('is told with how far and since when, though no step of it can be seen', () => {
    const { suite, verdict } = suiteAfter([100, 98, 96, 94, 92], 90);
    expect(suite?.finding).not.toBe('drop');
    expect(suite?.slide).toMatchObject({ delta: expect.closeTo(-0.1), runs: 5, since: '2025-12-20T00:00:00.000Z' });
    expect(verdict.reasons.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/slides: 10 points down since the oldest of 5 runs, \d+ days ago, in steps too small/),
    );
  });

  test('warns, and fails nobody', () => {
    const { verdict } = suiteAfter([100, 98, 96, 94, 92], 90);
    const told = verdict.reasons.filter(({ message }) => message.includes('slides'));
    expect(told.map(({ kind, rule }) => [kind, rule])).toEqual([['warn', 'suite-drop']]);
  });

  test.each([
    ['while the base branch stays as it is', [98, 98, 98, 98, 98], 97],
    ['where runs go up and down by as much', [100, 92, 99, 93, 97], 91],
    ['before there are four runs', [100, 96, 93], 90],
    ['by less than max-drop in all', [100, 100, 99, 99, 99], 98.5],
    ['upwards', [90, 92, 94, 96, 98], 100],
  ])('is not seen %s', (_, passing, present) => {
    expect(suiteAfter(passing, present).suite?.slide).toBeUndefined();
  });

  test('is no second reason for a suite that is known to have got worse', () => {
    const { suite } = suiteAfter([100, 99, 99, 98, 98], 60);
    expect(suite?.finding).toMatch(/^drop/);
    expect(suite?.slide).toBeUndefined();
  });
});
