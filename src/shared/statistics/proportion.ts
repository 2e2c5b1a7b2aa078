/** The least share that a count still speaks for: the lower end of Jeffreys' 95 % interval (gate.md O4). */
export function jeffreysLow(hits: number, n: number): number {
  return hits === 0 ? 0 : betaPoint(0.025, hits + 0.5, n - hits + 0.5);
}

/** Pass@k: the chance that at least one of k trials, drawn from those made, passes (gate.md §2.10). */
export function passAtK(passes: number, trials: number, k: number): number | undefined {
  return k < 1 || k > trials ? undefined : 1 - allFrom(trials - passes, trials, k);
}

/** Pass^k: the chance that all of k trials, drawn from those made, pass. */
export function passAllK(passes: number, trials: number, k: number): number | undefined {
  return k < 1 || k > trials ? undefined : allFrom(passes, trials, k);
}

/** The chance that k draws from `all` are all among `some`: binom(some, k)/binom(all, k). */
export function allFrom(some: number, all: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

/** The point of a beta distribution below which the share `p` lies, by halving. */
function betaPoint(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (betaShare(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
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
