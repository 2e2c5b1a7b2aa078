/** A distribution over the whole numbers from `low` on. The probabilities sum to 1. */
export interface Distribution {
  readonly low: number;
  readonly probabilities: Float64Array;
}

/** One test on both sides, as counts. */
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
