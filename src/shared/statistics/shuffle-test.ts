import { allFrom } from './proportion.ts';

/** The measurements of one test on both sides. */
export interface Measured {
  readonly base: readonly number[];
  readonly now: readonly number[];
}

const SHUFFLES = 9_999;
/** Equal sums that were added in another order differ in their last bits. */
const ALMOST_EQUAL = 1e-9;

/** Larger tables leave the fastest cache of a processor. */
const LARGEST_TABLE = 2_048;

/**
 * The chance that the present measurements are this low on average if nothing changed within any test: shuffles the
 * labels "base" and "now" within each test. The same seed gives the same answer.
 */
export function shuffledLower(tests: readonly Measured[], seed: number): number {
  const random = new Xorshift(seed);
  const sums = new Float64Array(SHUFFLES);
  let observed = 0;
  // Tests share a table as long as it is small: one random number then draws for all of them.
  let table = Float64Array.of(0);
  for (const { base, now } of tests.filter(isInformative)) {
    const values = Float64Array.from([...now, ...base]);
    observed += meanOfFirst(values, now.length);
    const means = possibleMeans(values, now.length);
    if (means === undefined) {
      addShuffles(sums, values, now.length, random);
    } else if (table.length * means.length <= LARGEST_TABLE) {
      table = allSums(table, means);
    } else {
      addDraws(sums, table, random);
      table = means;
    }
  }
  addDraws(sums, table, random);
  const most = observed + ALMOST_EQUAL;
  let asLow = 0;
  for (const sum of sums) if (sum <= most) asLow += 1;
  return (1 + asLow) / (SHUFFLES + 1);
}

/** The chance that the present measurements are this high. */
export const shuffledHigher = (tests: readonly Measured[], seed: number): number =>
  shuffledLower(
    tests.map(({ base, now }) => ({ base: base.map(negated), now: now.map(negated) })),
    seed,
  );

const negated = (value: number): number => -value;

/** A test whose measurements are all equal looks the same in every shuffle. */
const isInformative = ({ base, now }: Measured): boolean =>
  base.length > 0 &&
  now.length > 0 &&
  (now.some((value) => value !== now[0]) || base.some((value) => value !== now[0]));

/** The means of all choices of so many values, each as likely as the others; undefined if they are more than the shuffles. */
function possibleMeans(values: Float64Array, count: number): Float64Array<ArrayBuffer> | undefined {
  if (1 / allFrom(count, values.length, count) > SHUFFLES) return undefined;
  const sums: number[][] = Array.from({ length: count + 1 }, (_, chosen) => (chosen === 0 ? [0] : []));
  for (const value of values) {
    for (let chosen = count; chosen > 0; chosen -= 1) {
      for (const sum of sums[chosen - 1] ?? []) sums[chosen]?.push(sum + value);
    }
  }
  return Float64Array.from(sums[count] ?? [], (sum) => sum / count);
}

function allSums(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(a.length * b.length);
  let at = 0;
  for (const first of a) for (const second of b) sums[at++] = first + second;
  return sums;
}

/** Adds a random value of a table to each sum. Written out, because it runs for every table and shuffle. */
function addDraws(sums: Float64Array, table: Float64Array, random: Xorshift): void {
  const share = table.length / 4_294_967_296;
  let { state } = random;
  for (let turn = 0; turn < SHUFFLES; turn += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    sums[turn] = (sums[turn] as number) + (table[Math.floor((state >>> 0) * share)] as number);
  }
  random.state = state;
}

function addShuffles(sums: Float64Array, values: Float64Array, count: number, random: Xorshift): void {
  for (let turn = 0; turn < sums.length; turn += 1) {
    drawFirst(values, count, random);
    sums[turn] = (sums[turn] ?? 0) + meanOfFirst(values, count);
  }
}

function meanOfFirst(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += values[i] ?? 0;
  return sum / count;
}

/** Puts a random choice of the values in front. */
function drawFirst(values: Float64Array, count: number, random: Xorshift): void {
  for (let i = 0; i < count; i += 1) {
    const j = i + Math.floor(random.next() * (values.length - i));
    const kept = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = kept;
  }
}

/** Marsaglia's xorshift on 32 bits: numbers that look random and follow from the seed. */
class Xorshift {
  state: number;

  constructor(seed: number) {
    // Zero would stay zero.
    this.state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
  }

  /** From 0 to 1. */
  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 4_294_967_296;
  }
}
