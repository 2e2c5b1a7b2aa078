export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_SUMS: Sums = { count: 0, sum: 0, squares: 0 };

export const plus = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

export const meanOf = ({ count, sum }: Sums): number => sum / count;

/** The sum of the squared distances from the mean. */
export const squaredDeviations = ({ count, sum, squares }: Sums): number =>
  count === 0 ? 0 : Math.max(0, squares - (sum * sum) / count);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function sampleVariance(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** Tolerance for probabilities that are mathematically equal. */
const ALMOST = 1 + 1e-9;

/** Whether a probability is at most a limit, on paper. */
export const isAtMost = (p: number, limit: number): boolean => p <= limit * ALMOST;

/**
 * Which of several tests are rejected when they share one `alpha`, by Holm's steps: the smallest p must be at most
 * alpha/J, the next alpha/(J − 1), and so on to the first miss. The answers are in the given order.
 */
export function holm(ps: readonly number[], alpha: number): boolean[] {
  const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
  const firstRetained = order.findIndex(({ p }, step) => !isAtMost(p, alpha / (ps.length - step)));
  const rejected = new Set(
    order.slice(0, firstRetained === -1 ? order.length : firstRetained).map(({ index }) => index),
  );
  return ps.map((_, index) => rejected.has(index));
}
