import { describe, expect, test } from 'vitest';
import { clusteredDifference } from '../../src/shared/statistics/clustered-difference.ts';
import { meanDifference } from '../../src/shared/statistics/mean-difference.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRun, decide, found, many } from '../support/evidence.ts';

/** Forty tests that always passed; the first `lost` of them fail now. Each says what `metadata` makes of its number. */
function suiteOf(lost: number, metadata: (at: number) => Record<string, unknown>, reusedFrom?: string) {
  const own = Array.from({ length: 40 }, (_, at) =>
    aResult({
      testId: `t${at}`,
      score: at < lost ? 0 : 1,
      metadata: metadata(at),
      ...(at >= lost && reusedFrom !== undefined && { reusedFrom }),
    }),
  );
  const sides = { run: aRun(own), baseline: found(aPool(many(40, '10/10'))) };
  return { by: (cluster?: string) => decide(sides, cluster === undefined ? {} : { cluster }) };
}
const repo = (of: number) => (at: number) => ({ repo: `r${Math.floor(at / of)}` });
const zeros = (count: number) => Array.from({ length: count }, () => 0);

describe('tests that belong together', () => {
  test('make the interval of their suite one of clusters', () => {
    const { comparison } = suiteOf(4, repo(4)).by('repo');
    const expected = clusteredDifference([[-1, -1, -1, -1], ...Array.from({ length: 9 }, () => zeros(4))]);
    expect(comparison.suites[0]).toMatchObject({
      delta: -0.1,
      deltaLow: expected?.low,
      deltaHigh: expected?.high,
      clusters: { by: 'repo', count: 10, tooFew: false },
    });
    const [plain] = suiteOf(4, repo(4)).by().comparison.suites;
    expect(plain).not.toHaveProperty('clusters');
    expect(plain?.deltaLow).toBeGreaterThan(comparison.suites[0]?.deltaLow ?? 0);
  });

  test('with too few clusters the interval stays that of the tests, and that is said', () => {
    const { comparison } = suiteOf(4, repo(8)).by('repo');
    const expected = meanDifference([-1, -1, -1, -1, ...zeros(36)]);
    expect(comparison.suites[0]).toMatchObject({
      deltaLow: expected?.low,
      deltaHigh: expected?.high,
      clusters: { by: 'repo', count: 5, tooFew: true },
    });
  });

  test('a test that does not say it is a cluster by itself', () => {
    const metadata = (at: number) => (at < 10 ? { repo: 'a' } : at < 20 ? { repo: '' } : at < 30 ? { repo: null } : {});
    expect(suiteOf(4, metadata).by('repo').comparison.suites[0]?.clusters?.count).toBe(31);
    expect(suiteOf(4, repo(4)).by('constructor').comparison.suites[0]?.clusters?.count).toBe(40);
    expect(suiteOf(4, repo(4)).by('__proto__').comparison.suites[0]?.clusters?.count).toBe(40);
  });

  test('numbers, texts, lists and mappings may name a cluster', () => {
    const values = [1, '1', ['a'], ['a'], { b: 1 }, { b: 1 }, true, 'true', '__proto__', '__proto__'];
    const metadata = (at: number) => ({ repo: at < values.length ? values[at] : at });
    // Of the ten there are five, and each number from 10 on is one more.
    expect(suiteOf(4, metadata).by('repo').comparison.suites[0]?.clusters?.count).toBe(35);
  });

  test('what was taken over counts with its cluster, and a difference of 0', () => {
    const { comparison } = suiteOf(4, repo(4), 'a'.repeat(40)).by('repo');
    expect(comparison.suites[0]).toMatchObject({
      reused: 36,
      deltaLow: suiteOf(4, repo(4)).by('repo').comparison.suites[0]?.deltaLow,
      clusters: { count: 10 },
    });
  });

  test('where nothing moved the interval stays that of the tests: it must be no point', () => {
    const { comparison } = suiteOf(0, repo(4)).by('repo');
    expect(comparison.suites[0]).toMatchObject({ delta: 0, deltaLow: meanDifference(zeros(40))?.low });
    expect(comparison.suites[0]).not.toHaveProperty('clusters');
  });

  test('change no verdict: that rests on the trials within each test', () => {
    const kinds = [undefined, 'repo', 'nothing'].map((by) => suiteOf(4, repo(4)).by(by).verdict.kind);
    expect(new Set(kinds).size).toBe(1);
  });
});
