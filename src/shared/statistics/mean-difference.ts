import type { Interval } from './wilson.ts';

const Z95 = 1.96;

/**
 * A 95 % interval of the mean of paired differences that never shrinks to a point: one made-up test that gained
 * everything and one that lost everything are added (gate.md §2.10). Undefined when there is no difference at all to
 * look at. It is not centred on the mean itself, which is what should be shown beside it.
 */
export function meanDifference(
  differences: readonly number[],
): (Interval & { readonly centre: number; readonly error: number }) | undefined {
  if (differences.length === 0) return undefined;
  const n = differences.length + 2;
  const centre = differences.reduce((sum, d) => sum + d, 0) / n;
  const variance = (differences.reduce((sum, d) => sum + d * d, 0) + 2) / n - centre * centre;
  const error = Math.sqrt(variance / n);
  return { centre, error, low: Math.max(-1, centre - Z95 * error), high: Math.min(1, centre + Z95 * error) };
}
