/** The chance that k draws from `all` are all among `some`: binom(some, k)/binom(all, k). */
export function allFrom(some: number, all: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}
