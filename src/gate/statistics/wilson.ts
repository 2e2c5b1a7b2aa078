export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The z of a two-sided 95 % interval. */
const Z95 = 1.96;

/**
 * Wilson's 95 % interval of a rate; undefined when nothing was tried. `passes` may be a
 * fraction: for a suite it is the sum of its tests' own rates, and `n` the number of tests.
 */
export function wilson(passes: number, n: number): Interval | undefined {
  if (n <= 0) return undefined;
  const p = passes / n;
  const z2 = Z95 * Z95;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return {
    // At the ends the formula is exact and only its floating-point evaluation is not.
    low: p <= 0 ? 0 : Math.max(0, centre - half),
    high: p >= 1 ? 1 : Math.min(1, centre + half),
  };
}
