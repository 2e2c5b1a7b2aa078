/** Values as their count, their sum and the sum of their squares. */
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

/** The variance of a sample of at least two values. */
export function sampleVariance(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
