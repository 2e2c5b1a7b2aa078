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
