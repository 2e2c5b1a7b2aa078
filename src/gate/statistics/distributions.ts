/** The end of the range in which a condition holds, from a value that meets it towards one that does not. */
export function bisect(holds: number, fails: number, isHolding: (value: number) => boolean, steps = 60): number {
  let [inside, outside] = [holds, fails];
  for (let step = 0; step < steps; step += 1) {
    const middle = (inside + outside) / 2;
    if (isHolding(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** The regularised incomplete beta function, by its continued fraction (Lentz's method). */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side only.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return front * fraction;
}

const notZero = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

/** Stirling's series, after raising small arguments to where it is exact to 1e-14. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < 12; y += 1) shift -= Math.log(y);
  const inverse = 1 / (y * y);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
  return shift + (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series;
}

/** The chance that a value of Student's t with this many degrees of freedom is larger than `t`. */
export function studentTail(t: number, degrees: number): number {
  if (t < 0) return 1 - studentTail(-t, degrees);
  return 0.5 * betaShare(degrees / (degrees + t * t), degrees / 2, 0.5);
}

export function studentPoint(tail: number, degrees: number): number {
  let high = 1;
  while (studentTail(high, degrees) > tail) high *= 2;
  return bisect(0, high, (t) => studentTail(t, degrees) >= tail);
}

/** The chance that a standard normal value is larger than `z`, for |z| up to 7: Marsaglia's series. */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  let [term, sum] = [z, z];
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 - sum * Math.exp(-0.5 * z * z - 0.918_938_533_204_672_8);
}

export const normalPoint = (tail: number): number => bisect(-7, 7, (z) => normalTail(z) >= tail);

/** A distribution over the whole numbers from `low` on. The probabilities sum to 1. */
export interface Distribution {
  readonly low: number;
  readonly probabilities: Float64Array;
}

export interface Stratum {
  readonly base: Count;
  readonly now: Count;
}

export interface Count {
  readonly passes: number;
  readonly trials: number;
}

/**
 * How many of the present trials would pass if the two sides were exchangeable: `now.trials` drawn from all trials,
 * of which as many pass as both sides counted. Exact to the precision of a double, also far out.
 */
export function hypergeometric({ base, now }: Stratum): Distribution {
  const passes = base.passes + now.passes;
  const low = Math.max(0, passes - base.trials);
  const high = Math.min(now.trials, passes);
  const odds = (x: number) => ((passes - x) * (now.trials - x)) / ((x + 1) * (base.trials - passes + x + 1));

  // Outwards from the most likely value, so that nothing overflows and small numbers keep all their digits.
  const mode = Math.floor(((passes + 1) * (now.trials + 1)) / (base.trials + now.trials + 2));
  const start = Math.min(high, Math.max(low, mode));
  const weights = new Float64Array(high - low + 1);
  weights[start - low] = 1;
  for (let x = start; x < high; x += 1) weights[x + 1 - low] = at(weights, x - low) * odds(x);
  for (let x = start; x > low; x -= 1) weights[x - 1 - low] = at(weights, x - low) / odds(x - 1);

  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { low, probabilities: weights.map((weight) => weight / total) };
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** The chance that k draws from `all` are all among `some`: binom(some, k)/binom(all, k). */
export function allFrom(some: number, all: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}
