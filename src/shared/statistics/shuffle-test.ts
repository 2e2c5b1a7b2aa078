/** The measurements of one test on both sides. */
export interface Measured {
  readonly base: readonly number[];
  readonly now: readonly number[];
}

const SHUFFLES = 9_999;
/** Equal sums that were added in another order differ in their last bits. */
const ALMOST_EQUAL = 1e-9;

/**
 * The chance that the present measurements are this low on average if nothing changed within any test: shuffles the
 * labels "base" and "now" within each test. The same seed gives the same answer.
 */
export function shuffledLower(tests: readonly Measured[], seed: number): number {
  const random = new Xorshift(seed);
  const informative = tests.filter(isInformative);
  const sums = new Float64Array(SHUFFLES);
  let observed = 0;
  for (const { base, now } of informative) {
    const values = Float64Array.from([...now, ...base]);
    observed += meanOfFirst(values, now.length);
    if (now.length === 1) addSingleDraws(sums, values, random);
    else addDraws(sums, values, now.length, random);
  }
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

/** Written out, because it runs once for every test and shuffle. */
function addSingleDraws(sums: Float64Array, values: Float64Array, random: Xorshift): void {
  const share = values.length / 4_294_967_296;
  let { state } = random;
  for (let turn = 0; turn < sums.length; turn += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    sums[turn] = (sums[turn] as number) + (values[((state >>> 0) * share) | 0] as number);
  }
  random.state = state;
}

function addDraws(sums: Float64Array, values: Float64Array, count: number, random: Xorshift): void {
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

export function randomFrom(seed: number): () => number {
  const random = new Xorshift(seed);
  return () => random.next();
}
