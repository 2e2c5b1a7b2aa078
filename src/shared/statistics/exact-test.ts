import { type Distribution, hypergeometric, type Stratum } from './hypergeometric.ts';

/**
 * The chance that the present trials would pass so rarely in all if nothing had changed within any test: the exact
 * stratified test of gate.md §2.5. With one test this is Fisher's; with one trial on each side, the sign test.
 * The order of the tests does not matter, to the last bit.
 */
export function exactlyWorse(strata: readonly Stratum[]): number {
  const informative = strata.filter(isInformative).sort(byCounts);
  const distributions = tablesOf(informative);
  // Counted from the least possible: what lies above the observed number is of no interest on the way there.
  const observed = informative.reduce((sum, { now }, i) => sum + now.passes - (distributions[i]?.low ?? 0), 0);
  return Math.min(1, lowerTail(distributions, observed));
}

/** Equal tests, which stand side by side, have one table. */
function tablesOf(sorted: readonly Stratum[]): Distribution[] {
  let last: { readonly of: Stratum; readonly table: Distribution } | undefined;
  return sorted.map((stratum) => {
    if (last === undefined || byCounts(last.of, stratum) !== 0) last = { of: stratum, table: hypergeometric(stratum) };
    return last.table;
  });
}

/** The same question the other way round: the chance of so many passes or more. */
export const exactlyBetter = (strata: readonly Stratum[]): number => exactlyWorse(strata.map(mirrored));

/** Fisher's exact test with one side: is one test worse than it was? */
export const fisherWorse = (base: Stratum['base'], now: Stratum['now']): number => exactlyWorse([{ base, now }]);

/** Fisher's exact test with two sides: the chance of any outcome that is as unlikely as the one observed. */
export function fisherTwoSided(base: Stratum['base'], now: Stratum['now']): number {
  const { low, probabilities } = hypergeometric({ base, now });
  const observed = probabilities[now.passes - low] ?? 0;
  // Outcomes that mirror each other are equally likely, but not to the last bit.
  const least = observed * (1 + 1e-9);
  return Math.min(
    1,
    probabilities.reduce((sum, each) => (each <= least ? sum + each : sum), 0),
  );
}

/** Where all trials pass or all fail, every drawing looks the same. */
const isInformative = ({ base, now }: Stratum): boolean => {
  const passes = base.passes + now.passes;
  return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
};

const mirrored = ({ base, now }: Stratum): Stratum => ({
  base: { trials: base.trials, passes: base.trials - base.passes },
  now: { trials: now.trials, passes: now.trials - now.passes },
});

/** Equal sums come from equal orders. */
const byCounts = (a: Stratum, b: Stratum): number =>
  a.base.trials - b.base.trials ||
  a.now.trials - b.now.trials ||
  a.base.passes + a.now.passes - (b.base.passes + b.now.passes);

/** P(sum ≤ most), each distribution counted from its own least value. */
function lowerTail(distributions: readonly Distribution[], most: number): number {
  const { low, probabilities } = sumOf(distributions);
  return probabilities.subarray(0, Math.max(0, most - low + 1)).reduce((sum, probability) => sum + probability, 0);
}

/** By halves: two sums of equal width are added faster than one table after the other to a wide one. */
function sumOf(distributions: readonly Distribution[]): Distribution {
  const [only] = distributions;
  if (only === undefined) return { low: 0, probabilities: new Float64Array([1]) };
  if (distributions.length === 1) return { low: 0, probabilities: only.probabilities };
  const half = distributions.length >> 1;
  return added(sumOf(distributions.slice(0, half)), sumOf(distributions.slice(half)));
}

/**
 * Both ends of a sum beyond this are dropped on the way: thousands of tests lose less than 1e-50 by it, and what is
 * left grows with the root of their number instead of with their number.
 */
const NEGLIGIBLE = 1e-60;

/** The distribution of the sum of two. */
function added({ low: lowA, probabilities: a }: Distribution, { low: lowB, probabilities: b }: Distribution) {
  const sums = new Float64Array(a.length + b.length - 1);
  for (let j = 0; j < b.length; j += 1) {
    const factor = b[j] ?? 0;
    for (let i = 0; i < a.length; i += 1) sums[i + j] = (sums[i + j] ?? 0) + (a[i] ?? 0) * factor;
  }
  const start = sums.findIndex((probability) => probability > NEGLIGIBLE);
  const end = sums.findLastIndex((probability) => probability > NEGLIGIBLE);
  return { low: lowA + lowB + start, probabilities: sums.subarray(start, end + 1) };
}
