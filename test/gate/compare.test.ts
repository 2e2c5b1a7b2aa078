import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CompareOptions,
  compareMatrix,
  comparePair,
  compareTargets,
  isWorse,
  isWorseThan,
  type ScoreOfTest,
} from '../../src/gate/compare.ts';

const row = (testId: string, score: number, target?: string, suite?: string): ScoreOfTest => ({
  testId,
  score,
  target,
  suite,
});
const likeAgentV: CompareOptions = { threshold: 0.1, pairBy: 'test-id' };

// What the original (4.42.4) prints for these rows.
const first = [row('t1', 0.5, 'a'), row('t2', 1, 'a'), row('t1', 0.2, 'b'), row('t3', 0.9, 'b')];
const second = [row('t1', 0.8, 'gptMini'), row('t2', 1, 'gptMini'), row('t2', 0.9, 'x'), row('t9', 0.9, 'x')];
const t1 = {
  test_id: 't1',
  score1: 0.2,
  score2: 0.8,
  delta: 0.6000000000000001,
  normalized_gain: 0.7500000000000001,
  outcome: 'win',
};
const t2 = {
  test_id: 't2',
  score1: 1,
  score2: 0.9,
  delta: -0.09999999999999998,
  normalized_gain: null,
  outcome: 'tie',
};

describe('two sides', () => {
  test('are compared as AgentV does, to the last bit: the last row of a test counts, rows are counted, not tests', () => {
    expect(comparePair(first, second, likeAgentV)).toEqual({
      matched: [t1, t2],
      unmatched: { file1: 1, file2: 1 },
      summary: { total: 8, matched: 2, wins: 1, losses: 0, ties: 1, mean_delta: 0.25, mean_normalized_gain: 0.75 },
    });
  });

  test('without a match are neither better nor worse', () => {
    const compared = comparePair([row('x', 1)], first, likeAgentV);
    expect(compared.summary).toEqual({
      total: 5,
      matched: 0,
      wins: 0,
      losses: 0,
      ties: 0,
      mean_delta: 0,
      mean_normalized_gain: null,
    });
    expect(compared.unmatched).toEqual({ file1: 1, file2: 4 });
    expect(isWorse(compared)).toBe(false);
  });

  test('a mean that rounds to nothing is nothing, and not less', () => {
    const compared = comparePair([row('x', 1), row('y', 0.1)], [row('x', 0.9996), row('y', 0.1)], likeAgentV);
    expect(compared.summary).toMatchObject({ mean_delta: 0, mean_normalized_gain: 0 });
    expect(Object.is(compared.summary.mean_delta, 0)).toBe(true);
    expect(isWorse(compared)).toBe(false);
  });

  test('with a threshold of 0 no difference is a win', () => {
    expect(comparePair([row('x', 1)], [row('x', 1)], { ...likeAgentV, threshold: 0 }).summary.wins).toBe(1);
  });

  test('where both have several suites or targets, these distinguish tests', () => {
    const auto: CompareOptions = { ...likeAgentV, pairBy: 'auto' };
    const before = [row('t1', 0.5, 'a'), row('t1', 0.9, 'b')];
    const after = [row('t1', 0.5, 'a'), row('t1', 0.2, 'b')];
    expect(comparePair(before, after, auto).matched.map(({ target, delta }) => [target, delta])).toEqual([
      ['a', 0],
      ['b', -0.7],
    ]);
    // Other targets altogether: then only the tests' own names are left to pair by.
    expect(comparePair(first, second, auto)).toEqual(comparePair(first, second, likeAgentV));
    expect(comparePair(before, [row('t1', 0.2, 'c')], auto).matched).toHaveLength(1);
  });

  test('more may be asked of them than that the mean is not lower', () => {
    const compared = comparePair([row('x', 0.5), row('y', 0.5), row('z', 1)], [row('x', 1), row('y', 0.2)], likeAgentV);
    expect(isWorse(compared)).toBe(false);
    expect(isWorse(compared, { maxLosses: 0 })).toBe(true);
    expect(isWorse(compared, { maxLosses: 1 })).toBe(false);
    expect(isWorse(compared, { failOnMissing: true })).toBe(true);
    const lower = comparePair([row('x', 0.5)], [row('x', 0.45)], likeAgentV);
    expect(isWorse(lower)).toBe(true);
    expect(isWorse(lower, { maxMeanDrop: 0.05 })).toBe(false);
  });

  test('swapped, they win what they lost', () => {
    const someRows = fc.array(
      fc.record({
        testId: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(someRows, someRows, (one, other) => {
        const there = comparePair(one, other, likeAgentV);
        const back = comparePair(other, one, likeAgentV);
        expect([back.summary.wins, back.summary.losses]).toEqual([there.summary.losses, there.summary.wins]);
        expect(back.unmatched).toEqual({ file1: there.unmatched.file2, file2: there.unmatched.file1 });
      }),
    );
  });
});

describe('the targets of one run', () => {
  const matrix = (options: Partial<Parameters<typeof compareMatrix>[1]> = {}) =>
    compareMatrix(first, { threshold: 0.1, targets: [], ...options });

  test('are all compared with each other, in the order of their names', () => {
    const compared = matrix();
    expect(compared).toEqual({
      matrix: [
        { test_id: 't1', scores: { a: 0.5, b: 0.2 } },
        { test_id: 't2', scores: { a: 1 } },
        { test_id: 't3', scores: { b: 0.9 } },
      ],
      pairwise: [
        {
          matched: [{ test_id: 't1', score1: 0.5, score2: 0.2, delta: -0.3, normalized_gain: -0.6, outcome: 'loss' }],
          unmatched: { file1: 1, file2: 1 },
          summary: {
            total: 4,
            matched: 1,
            wins: 0,
            losses: 1,
            ties: 0,
            mean_delta: -0.3,
            mean_normalized_gain: -0.6,
          },
          baseline: 'a',
          candidate: 'b',
        },
      ],
      targets: ['a', 'b'],
    });
    expect(['a', 'b', undefined].map((baseline) => isWorseThan(baseline, compared))).toEqual([true, false, false]);
  });

  test('may be two of them', () => {
    expect(compareTargets(first, { baseline: 'b', candidate: 'a', threshold: 0.1 }).summary).toMatchObject({
      mean_delta: 0.3,
      mean_normalized_gain: 0.375,
    });
  });

  test.each([
    ['none that was asked for', () => matrix({ targets: ['zz'] })],
    ['another baseline', () => matrix({ baseline: 'zz' })],
    ['a baseline that was left out', () => matrix({ baseline: 'a', targets: ['b'] })],
    ['another candidate', () => compareTargets(first, { baseline: 'a', candidate: 'zz', threshold: 0.1 })],
  ])('are named when there is %s', (_, compared) => {
    expect(compared).toThrow('Targets in the results: a, b');
  });

  test('must be named by every row', () => {
    const rows = [...first, row('t1', 1)];
    expect(() => compareMatrix(rows, { threshold: 0.1, targets: [] })).toThrow('"t1" names no target');
  });

  test('may have any name', () => {
    const odd = compareMatrix([row('__proto__', 1, '__proto__'), row('x', 0, '2')], { threshold: 0.1, targets: [] });
    expect(JSON.stringify(odd)).toContain('{"test_id":"__proto__","scores":{"__proto__":1}}');
  });
});
