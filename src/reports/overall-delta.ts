import type { Comparison } from '../model/comparison.ts';

/** How the pass rate of all compared tests moved, and between what; shares of 1. */
export interface OverallDelta {
  readonly delta: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/**
 * The movement of all suites together, each weighted by its tests. The interval is made of theirs, which know nothing
 * of each other: its arms are the root of the sum of squares of their weighted arms.
 */
export function overallDelta({ baseline, suites }: Comparison): OverallDelta | undefined {
  const compared = suites.filter(({ delta, comparable }) => delta !== undefined && comparable > 0);
  const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
  if (baseline.kind !== 'found' || tests === 0) return undefined;
  const delta = compared.reduce((sum, each) => sum + (each.comparable / tests) * (each.delta ?? 0), 0);
  if (compared.some(({ deltaLow, deltaHigh }) => deltaLow === undefined || deltaHigh === undefined)) return { delta };
  const arm = (end: 'deltaLow' | 'deltaHigh') =>
    Math.sqrt(
      compared.reduce(
        (sum, each) => sum + ((each.comparable / tests) * ((each[end] ?? 0) - (each.delta ?? 0))) ** 2,
        0,
      ),
    );
  return { delta, low: delta - arm('deltaLow'), high: delta + arm('deltaHigh') };
}
