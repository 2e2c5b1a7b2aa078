/** The measurements of one test on both sides. */
export interface Measured {
  readonly base: readonly number[];
  readonly now: readonly number[];
}

/** As gate.md §2.5 has it. */
const MOST_SHUFFLES = 10_000;
/** Fewer still make an honest test, only a coarser one; large suites get fewer, so that the time has a bound. */
const FEWEST_SHUFFLES = 400;
const MOST_DRAWS = 10_000_000;

/**
 * The chance that the present measurements would be so high on average if nothing had changed within any test, by
 * shuffling the two sides within each test. The same seed gives the same answer. At least 1/10,001 (up to 1/401 for
 * suites with thousands of trials).
 */
export function shuffledHigher(tests: readonly Measured[], seed: number): number {
  const informative = tests.filter(isInformative);
  const draws = informative.reduce((sum, { now }) => sum + now.length, 0);
  const shuffles = Math.max(FEWEST_SHUFFLES, Math.min(MOST_SHUFFLES, Math.floor(MOST_DRAWS / Math.max(1, draws))));
  const random = randomFrom(seed);
  const pools = informative.map(({ base, now }) => ({ values: Float64Array.from([...now, ...base]), now: now.length }));
  const observed = pools.reduce((sum, { values, now }) => sum + meanOfFirst(values, now), 0);
  // Equal sums that were added in another order are not equal to the last bit.
  const least = observed - 1e-9 * Math.max(1, Math.abs(observed));
  let asHigh = 0;
  for (let turn = 0; turn < shuffles; turn += 1) {
    let sum = 0;
    for (const { values, now } of pools) {
      drawFirst(values, now, random);
      sum += meanOfFirst(values, now);
    }
    if (sum >= least) asHigh += 1;
  }
  return (1 + asHigh) / (shuffles + 1);
}

/** The same question the other way round: the chance of present measurements that are so low. */
export const shuffledLower = (tests: readonly Measured[], seed: number): number =>
  shuffledHigher(
    tests.map(({ base, now }) => ({ base: base.map(negated), now: now.map(negated) })),
    seed,
  );

const negated = (value: number): number => -value;

/** Where all measurements are equal, every shuffle looks the same. */
const isInformative = ({ base, now }: Measured): boolean =>
  base.length > 0 && now.length > 0 && [...base, ...now].some((value) => value !== now[0]);

function meanOfFirst(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += values[i] ?? 0;
  return sum / count;
}

/** Puts a random choice of the values in front. */
function drawFirst(values: Float64Array, count: number, random: () => number): void {
  for (let i = 0; i < count; i += 1) {
    const j = i + Math.floor(random() * (values.length - i));
    const kept = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = kept;
  }
}

/** Numbers from 0 to 1 that look random and follow from the seed: Marsaglia's xorshift on 32 bits. */
export function randomFrom(seed: number): () => number {
  // Zero would stay zero.
  let state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
