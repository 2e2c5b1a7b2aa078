/** The 97.5 % points of Student's t for 1 to 30 degrees of freedom. */
const POINTS = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** The 97.5 % point of Student's t: a table up to 30 degrees of freedom, then 1.96 + 2.4/ν (gate.md §2.5). */
export function studentPoint(degrees: number): number {
  if (degrees < 1) return Number.POSITIVE_INFINITY;
  return POINTS[Math.floor(degrees) - 1] ?? 1.96 + 2.4 / degrees;
}
