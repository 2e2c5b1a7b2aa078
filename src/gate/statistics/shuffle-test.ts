import { ALMOST_EQUAL } from '../../model/values/sums.ts';
import { allFrom } from './distributions.ts';

interface TestValues {
  readonly base: readonly number[];
  readonly now: readonly number[];
}

const SHUFFLES = 9_999;

/** Larger tables leave the fastest cache of a processor. */
const MAX_TABLE_SIZE = 2_048;

/**
 * The chance that the present measurements are this low on average if nothing changed within any test: shuffles the
 * labels "base" and "now" within each test. The same seed gives the same answer.
 */
export function shuffledLower(tests: Iterable<TestValues>, seed: number): number {
  const draws = new Draws(seed);
  let observed = 0;
  for (const { base, now } of tests) {
    const differs = (value: number) => value !== now[0];
    // A test whose measurements are all equal looks the same in every shuffle.
    if (base.length === 0 || now.length === 0 || !(now.some(differs) || base.some(differs))) continue;
    observed += meanOf(now);
    const means = possibleMeans(base, now);
    if (means === undefined) draws.shuffle(Float64Array.from([...now, ...base]), now.length);
    else draws.add(means);
  }
  return (1 + draws.countUpTo(observed + ALMOST_EQUAL)) / (SHUFFLES + 1);
}

/** The chance that the present measurements are this high. */
export function shuffledHigher(tests: readonly TestValues[], seed: number): number {
  const negated = (values: readonly number[]) => values.map((value) => -value);
  return shuffledLower(
    tests.map(({ base, now }) => ({ base: negated(base), now: negated(now) })),
    seed,
  );
}

/** The means of all choices of this many values, all equally likely; undefined if there are more than the shuffles. */
function possibleMeans(base: readonly number[], now: readonly number[]): readonly number[] | undefined {
  const [all, count] = [base.length + now.length, now.length];
  if (1 / allFrom(count, all, count) > SHUFFLES) return undefined;
  const values = [...now, ...base];
  if (count === 1) return values;
  const sums: number[][] = Array.from({ length: count + 1 }, (_, chosen) => (chosen === 0 ? [0] : []));
  for (const value of values) {
    for (let chosen = count; chosen > 0; chosen -= 1) {
      for (const sum of sums[chosen - 1] ?? []) sums[chosen]?.push(sum + value);
    }
  }
  return (sums[count] ?? []).map((sum) => sum / count);
}

/**
 * The sums of all shuffles. Loops are written out, because they run for every test and shuffle: tests share a table of
 * possible sums as long as it is small, so that one random number draws for all of them.
 */
class Draws {
  readonly #sums = new Float64Array(SHUFFLES);
  readonly #random: Xorshift;
  readonly #table = new Float64Array(SHUFFLES + 1);
  #size = 1;

  constructor(seed: number) {
    this.#random = new Xorshift(seed);
  }

  add(means: readonly number[]): void {
    const table = this.#table;
    const count = means.length;
    if (this.#size * count > MAX_TABLE_SIZE) {
      this.#draw();
      table.set(means);
      this.#size = count;
      return;
    }
    // From the end, so that every sum is read before its place is written to.
    for (let at = this.#size - 1; at >= 0; at -= 1) {
      const sum = table[at] as number;
      for (let other = 0; other < count; other += 1) table[at * count + other] = sum + (means[other] as number);
    }
    this.#size *= count;
  }

  /** Adds a test by shuffling its values, of which the first `count` are the present ones. */
  shuffle(values: Float64Array, count: number): void {
    const sums = this.#sums;
    for (let turn = 0; turn < SHUFFLES; turn += 1) {
      for (let i = 0; i < count; i += 1) {
        const j = i + Math.floor(this.#random.next() * (values.length - i));
        [values[i], values[j]] = [values[j] ?? 0, values[i] ?? 0];
      }
      sums[turn] = (sums[turn] as number) + meanOf(values.subarray(0, count));
    }
  }

  countUpTo(most: number): number {
    this.#draw();
    let count = 0;
    for (const sum of this.#sums) if (sum <= most) count += 1;
    return count;
  }

  #draw(): void {
    const [sums, table, random, size] = [this.#sums, this.#table, this.#random, this.#size];
    for (let turn = 0; turn < SHUFFLES; turn += 1) {
      sums[turn] = (sums[turn] as number) + (table[Math.floor(random.next() * size)] as number);
    }
  }
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] ?? 0;
  return sum / values.length;
}

/** Marsaglia's xorshift on 32 bits: numbers that look random and follow from the seed. */
class Xorshift {
  #state: number;

  constructor(seed: number) {
    // Zero would stay zero.
    this.#state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
  }

  next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) / 4_294_967_296;
  }
}
