import { sum } from '../../model/values/sums.ts';
import { type Distribution, hypergeometric, type Stratum } from './distributions.ts';

/**
 * The chance that the present trials would pass so rarely in all if nothing had changed within any test: an exact
 * test within tests. With one test this is Fisher's; with one trial on each side, the sign test.
 * The order of the tests does not matter, to the last bit.
 */
export function exactlyWorse(strata: readonly Stratum[]): number {
  // Where all trials pass or all fail, every drawing looks the same.
  const informative = strata
    .filter(({ base, now }) => {
      const passes = base.passes + now.passes;
      return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
    })
    .sort(byCounts);
  let all: Distribution = { low: 0, probabilities: new Float64Array([1]) };
  for (const stratum of informative) all = added(hypergeometric(stratum), all);
  const passes = sum(informative.map(({ now }) => now.passes));
  return Math.min(1, sum(all.probabilities.subarray(0, Math.max(0, passes - all.low + 1))));
}

/** Equal sums come from equal orders. */
const byCounts = (a: Stratum, b: Stratum): number =>
  a.base.trials - b.base.trials ||
  a.now.trials - b.now.trials ||
  a.base.passes + a.now.passes - (b.base.passes + b.now.passes);

/**
 * Both tails of a sum beyond this are dropped: for thousands of tests the loss is below 1e-50, and the rest grows with
 * the square root of their number.
 */
const NEGLIGIBLE = 1e-60;

function added({ low: lowA, probabilities: a }: Distribution, { low: lowB, probabilities: b }: Distribution) {
  const sums = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const factor = a[i] ?? 0;
    for (let j = 0; j < b.length; j += 1) sums[i + j] = (sums[i + j] ?? 0) + factor * (b[j] ?? 0);
  }
  let start = 0;
  let end = sums.length;
  while (start < end && (sums[start] ?? 0) <= NEGLIGIBLE) start += 1;
  while (end > start && (sums[end - 1] ?? 0) <= NEGLIGIBLE) end -= 1;
  return { low: lowA + lowB + start, probabilities: sums.slice(start, end) };
}
