import type { Assessment } from '../model/verdict/assessment.ts';

/** The change of all suites together, with its 95% interval. Shares are fractions of 1. */
interface OverallDelta {
  readonly delta: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/**
 * The mean change of all suites, weighted by their tests. The interval treats the suites as independent: each of its
 * arms is the root of the sum of squares of their weighted arms.
 */
export function overallDelta({ baseline, suites }: Assessment): OverallDelta | undefined {
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
