import { betaShare } from './beta.ts';

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
