import { studentPoint } from './student.ts';
import type { Interval } from './wilson.ts';

/** Of fewer clusters nothing is known about how clusters differ (gate.md §2.10). */
export const LEAST_CLUSTERS = 8;

/**
 * A 95 % interval of the mean of paired differences, where those of one cluster may move together: what is added up within a
 * cluster varies, and not each difference (gate.md §2.10). Undefined with fewer than eight clusters, and where no cluster
 * differs from the others, because that would be a point.
 */
export function clusteredDifference(
  clusters: readonly (readonly number[])[],
): (Interval & { readonly error: number }) | undefined {
  const count = clusters.length;
  if (count < LEAST_CLUSTERS) return undefined;
  const n = clusters.reduce((all, { length }) => all + length, 0);
  const mean = clusters.flat().reduce((sum, d) => sum + d, 0) / n;
  const squares = clusters.reduce((sum, own) => sum + own.reduce((all, d) => all + (d - mean), 0) ** 2, 0);
  const error = Math.sqrt((count / (count - 1)) * squares) / n;
  if (error < SMALLEST_ERROR) return undefined;
  const arm = studentPoint(count - 1) * error;
  return { error, low: Math.max(-1, mean - arm), high: Math.min(1, mean + arm) };
}

/** What is less is made of rounding alone. */
const SMALLEST_ERROR = 1e-12;
