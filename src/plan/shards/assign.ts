import { type Atom, atomsOf, divided, type Part, type Work } from './work.ts';

export interface Shard {
  readonly parts: readonly Part[];
  /** The expected time of all its trials and setups, one after the other. */
  readonly ms: number;
  /** The expected time with parallel trials. */
  readonly durationMs: number;
}

export interface AssignSettings {
  readonly shards: number;
  /** Trials that run at once in a shard. */
  readonly workers: number;
  /** The expected time before the first trial of a suite on a target in a shard. */
  readonly setupMs: number;
}

/** The trials of a test are split if they take longer than this share of a shard's mean load. */
const LONGEST_SHARE = 1.25;

/**
 * Assigns work to shards: the longest first, each to the shard with the smallest load afterwards. Equal work gives equal
 * shards, in whatever order it comes.
 */
export function assign(works: readonly Work[], settings: AssignSettings): Shard[] {
  const whole = atomsOf(works);
  const meanMs = whole.reduce((sum, { ms }) => sum + ms, 0) / settings.shards;
  const atoms = divided(whole, LONGEST_SHARE * meanMs).sort(longestFirst);
  const shards = Array.from({ length: settings.shards }, () => new Filling(settings));
  for (const atom of atoms) lightest(shards, atom).add(atom);
  return shards.map((shard) => shard.done());
}

function lightest(shards: readonly Filling[], atom: Atom): Filling {
  let [best, least] = [shards[0] as Filling, Number.POSITIVE_INFINITY];
  for (const shard of shards) {
    const load = shard.msWith(atom);
    if (load < least) [best, least] = [shard, load];
  }
  return best;
}

class Filling {
  readonly #settings: AssignSettings;
  readonly #atoms: Atom[] = [];
  readonly #setups = new Set<string>();
  #ms = 0;

  constructor(settings: AssignSettings) {
    this.#settings = settings;
  }

  msWith({ parts, ms }: Atom): number {
    const fresh = parts.filter(({ work }) => !this.#setups.has(work.setup));
    const setups = fresh.length < 2 ? fresh.length : new Set(fresh.map(({ work }) => work.setup)).size;
    return this.#ms + ms + setups * this.#settings.setupMs;
  }

  add(atom: Atom): void {
    this.#ms = this.msWith(atom);
    for (const { work } of atom.parts) this.#setups.add(work.setup);
    this.#atoms.push(atom);
  }

  done(): Shard {
    const { workers, setupMs } = this.#settings;
    const setups = Array.from(this.#setups, () => setupMs);
    const durationMs = duration([...setups, ...this.#atoms.flatMap(jobsOf)], workers);
    return { parts: this.#atoms.flatMap(({ parts }) => parts), ms: this.#ms, durationMs };
  }
}

/** Trials of one test run in parallel; tests that stay together are counted one after the other. */
const jobsOf = ({ parts, ms }: Atom): number[] =>
  parts.length > 1 ? [ms] : parts.flatMap(({ work, trials }) => Array.from({ length: trials }, () => work.trialMs));

/** How long these jobs take on that many slots, the longest first. */
export function duration(jobs: readonly number[], slots: number): number {
  const ends = Array.from({ length: slots }, () => 0);
  for (const ms of jobs.toSorted((a, b) => b - a)) {
    let first = 0;
    for (let slot = 1; slot < slots; slot += 1) if ((ends[slot] ?? 0) < (ends[first] ?? 0)) first = slot;
    ends[first] = (ends[first] ?? 0) + ms;
  }
  return Math.max(...ends);
}

const longestFirst = (a: Atom, b: Atom): number =>
  b.ms - a.ms || (a.key < b.key ? -1 : Number(a.key > b.key)) || (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0);

interface ChooseSettings extends Omit<AssignSettings, 'shards'> {
  readonly most: number;
  /** Shards are added until a run is expected to take at most this. */
  readonly targetMs: number;
}

export interface Chosen {
  readonly shards: readonly Shard[];
  readonly durationMs: number;
  /** The longest trial, or tests that stay together: no run is shorter. */
  readonly leastMs: number;
  /** Why there are not more. */
  readonly why: 'target' | 'most' | 'longest' | 'gain';
}

/** More shards have to save this share of the duration, or a longer run is better. */
const LEAST_GAIN = 0.05;

/** The smallest number of shards with which the run is short enough, or more would not help. */
export function choose(works: readonly Work[], { most, targetMs, ...settings }: ChooseSettings): Chosen {
  const leastMs = Math.max(0, ...atomsOf(works).map((atom) => Math.max(0, ...jobsOf(atom))));
  const tried = new Map<number, Omit<Chosen, 'why'>>();
  const withShards = (count: number): Omit<Chosen, 'why'> => {
    const shards = tried.get(count)?.shards ?? assign(works, { ...settings, shards: count });
    const made = { shards, durationMs: durationOf(shards), leastMs };
    tried.set(count, made);
    return made;
  };
  for (let count = 1; ; count += 1) {
    const chosen = withShards(count);
    if (chosen.durationMs <= targetMs) return { ...chosen, why: 'target' };
    if (count === most) return { ...chosen, why: 'most' };
    const next = [count + 1, count + 2].filter((more) => more <= most).map((more) => withShards(more).durationMs);
    if (Math.min(...next) <= (1 - LEAST_GAIN) * chosen.durationMs) continue;
    const isLongest = leastMs + settings.setupMs >= (1 - LEAST_GAIN) * chosen.durationMs;
    return { ...chosen, why: isLongest ? 'longest' : 'gain' };
  }
}

/** The slowest shard decides. */
export const durationOf = (shards: readonly Shard[]): number => Math.max(...shards.map(({ durationMs }) => durationMs));
