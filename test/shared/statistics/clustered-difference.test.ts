import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusteredDifference, LEAST_CLUSTERS } from '../../../src/shared/statistics/clustered-difference.ts';
import { times } from './strata.ts';

const alone = (...differences: number[]) => differences.map((each) => [each]);

// By hand: n = 16, Δ = −2/16 = −0.125. The cluster that lost both has −1.75, each other one 0.25.
// SE² = 8/7 · (3.0625 + 7 · 0.0625)/256 = 8/7 · 3.5/256 = 1/64, so SE = 0.125; t with 7 degrees is 2.365.
test('eight clusters of two tests, of which one lost both', () => {
  const interval = clusteredDifference([[-1, -1], ...Array.from({ length: 7 }, () => [0, 0])]);
  expect(interval?.error).toBeCloseTo(0.125, 12);
  expect(interval?.low).toBeCloseTo(-0.125 - 2.365 * 0.125, 12);
  expect(interval?.high).toBeCloseTo(-0.125 + 2.365 * 0.125, 12);
});

// By hand: n = 10, Δ = −0.1. Three tests of one cluster: −0.5 + 0.5 + 0.3 − 3 · (−0.1) = 0.6; seven alone: one −1.3 − (−0.1) …
test('clusters of different sizes', () => {
  const interval = clusteredDifference([[-0.5, 0.5, 0.3], ...alone(-1.3, 0, 0, 0, 0, 0, 0)]);
  // 0.6² + 1.2² + 6 · 0.1² = 0.36 + 1.44 + 0.06 = 1.86; SE² = 8/7 · 1.86/100.
  expect(interval?.error).toBeCloseTo(Math.sqrt((8 / 7) * 0.0186), 12);
});

test('fewer than eight clusters say nothing, and neither do clusters that are all alike', () => {
  expect(LEAST_CLUSTERS).toBe(8);
  expect(clusteredDifference([[-1], ...alone(...times(6, 0))])).toBeUndefined();
  expect(clusteredDifference([[-1], ...alone(...times(7, 0))])).toBeDefined();
  expect(clusteredDifference(alone(...times(20, 0)))).toBeUndefined();
  expect(clusteredDifference(alone(...times(20, -0.1)))).toBeUndefined();
  expect(clusteredDifference([])).toBeUndefined();
});

const some = fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }), {
  minLength: LEAST_CLUSTERS,
  maxLength: 40,
});
const width = (clusters: readonly (readonly number[])[]) => clusteredDifference(clusters)?.error ?? 0;

test('a test that is a cluster by itself makes the usual error of a mean', () => {
  fc.assert(
    fc.property(some, (clusters) => {
      const all = clusters.flat();
      const mean = all.reduce((sum, d) => sum + d, 0) / all.length;
      const variance = all.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (all.length - 1);
      expect(width(all.map((each) => [each]))).toBeCloseTo(Math.sqrt(variance / all.length), 9);
    }),
  );
});

test('neither the order of clusters nor that of their tests matters', () => {
  fc.assert(
    fc.property(some, fc.nat(), (clusters, turn) => {
      const turned = [...clusters.slice(turn % clusters.length), ...clusters.slice(0, turn % clusters.length)];
      expect(width(turned.map((own) => own.toReversed()))).toBeCloseTo(width(clusters), 9);
    }),
  );
});

test('tests that say the same as others of their cluster make nothing surer', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 2, max: 5 }), (clusters, copies) => {
      const copied = clusters.map((own) => Array.from({ length: copies }, () => own).flat());
      expect(width(copied)).toBeCloseTo(width(clusters), 9);
    }),
  );
});

test('the interval holds the mean and never leaves −1 to 1', () => {
  fc.assert(
    fc.property(some, (clusters) => {
      const { low = -1, high = 1 } = clusteredDifference(clusters) ?? {};
      const all = clusters.flat();
      const mean = all.reduce((sum, d) => sum + d, 0) / all.length;
      expect(low).toBeGreaterThanOrEqual(-1);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(mean + 1e-9);
      expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
    }),
  );
});
