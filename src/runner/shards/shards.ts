import { mean, sampleVariance } from '../../gate/statistics/variance.ts';
import type { Some } from '../../model/values/grouped.ts';

/** The trials of one test on one target: one machine runs all of them. */
export interface Work {
  /** Names the test and the target; unique in a plan. Ties are decided by it. */
  readonly key: string;
  /** What has to be set up before the first trial: the suite on the target. */
  readonly setup: string;
  readonly trials: number;
  /** The expected time of one trial, in milliseconds. */
  readonly trialMs: number;
  /** An earlier result is used instead of running it. Shards are divided without this: they must not depend on fingerprints. */
  readonly isReused?: boolean;
  /** Work with a name in common stays in one shard, and counts as if it ran one after the other. */
  readonly together: readonly string[];
}

export interface PlannedShard {
  readonly works: readonly Work[];
  /** The expected time with parallel trials. */
  readonly durationMs: number;
}

/** Before the first test of a suite: workspaces and hooks. */
export const SUITE_SETUP_MS = 5_000;

/**
 * Divides work between shards: the longest first, each to the shard with the smallest load afterwards. Equal work gives
 * equal shards, in whatever order it comes.
 */
export function divide(
  works: readonly Work[],
  { shards: count, workers }: { readonly shards: number; readonly workers: number },
): PlannedShard[] {
  const shards = Array.from({ length: count }, () => ({ works: [] as Work[], setups: new Set<string>(), ms: 0 }));
  const atoms = atomsOf(works).map((atom) => ({ atom, ms: sumOf(atom, (work) => work.trials * work.trialMs) }));
  for (const { atom, ms } of atoms.sort((a, b) => b.ms - a.ms || byKey(a.atom[0], b.atom[0]))) {
    const loads = shards.map((shard) => {
      const fresh = new Set(atom.map(({ setup }) => setup).filter((setup) => !shard.setups.has(setup)));
      return shard.ms + ms + fresh.size * SUITE_SETUP_MS;
    });
    const least = loads.reduce((best, load, at) => (load < (loads[best] ?? 0) ? at : best), 0);
    const shard = shards[least];
    if (shard === undefined) continue;
    shard.ms = loads[least] ?? 0;
    shard.works.push(...atom);
    for (const { setup } of atom) shard.setups.add(setup);
  }
  return shards.map(({ works: shardWorks, setups }) => {
    const setupTimes = Array.from(setups, () => SUITE_SETUP_MS);
    return {
      works: shardWorks,
      durationMs: durationOf([...setupTimes, ...atomsOf(shardWorks).flatMap(jobsOf)], workers),
    };
  });
}

/** Groups work that has to stay together, in the order of keys. */
function atomsOf(works: readonly Work[]): Some<Work>[] {
  const groups = new Set<Work[]>();
  const byName = new Map<string, Work[]>();
  for (const work of works) {
    const joined = work.together.map((name) => byName.get(name)).filter((each) => each !== undefined);
    const [group = [], ...others] = new Set(joined);
    group.push(work, ...others.flat());
    for (const other of others) groups.delete(other);
    groups.add(group);
    for (const name of [work, ...others.flat()].flatMap(({ together }) => together)) byName.set(name, group);
  }
  return [...groups].map((group) => group.sort(byKey) as [Work, ...Work[]]).sort(([a], [b]) => byKey(a, b));
}

const byKey = (a: Work, b: Work): number => (a.key < b.key ? -1 : Number(a.key > b.key));

/** Trials of one test run in parallel; tests that stay together are counted one after the other. */
function jobsOf(atom: Some<Work>): number[] {
  const running = atom.filter(({ isReused }) => !isReused);
  if (atom.length > 1) return [sumOf(running, ({ trials, trialMs }) => trials * trialMs)];
  return running.flatMap(({ trials, trialMs }) => Array.from({ length: trials }, () => trialMs));
}

/** How long these jobs take on that many slots, the longest first. */
export function durationOf(jobs: readonly number[], slots: number): number {
  const ends = Array.from({ length: slots }, () => 0);
  for (const ms of jobs.toSorted((a, b) => b - a)) {
    let first = 0;
    for (let slot = 1; slot < slots; slot += 1) if ((ends[slot] ?? 0) < (ends[first] ?? 0)) first = slot;
    ends[first] = (ends[first] ?? 0) + ms;
  }
  return Math.max(...ends);
}

const sumOf = (works: readonly Work[], figure: (work: Work) => number): number =>
  works.reduce((sum, work) => sum + figure(work), 0);

/** More shards have to save this share of the duration, or a longer run is better. */
const LEAST_GAIN = 0.05;

/** The smallest number of shards with which the run is short enough, or more would not help. */
export function choose(
  works: readonly Work[],
  { most, targetMs, workers }: Pick<ShardSettings, 'most' | 'targetMs' | 'workers'>,
): Pick<ShardForecast, 'shards' | 'durationMs' | 'leastMs' | 'why'> {
  const leastMs = Math.max(0, ...atomsOf(works).map((atom) => Math.max(0, ...jobsOf(atom))));
  const withShards = (count: number) => {
    const shards = divide(works, { workers, shards: count });
    return { shards, durationMs: slowestOf(shards), leastMs };
  };
  for (let count = 1; ; count += 1) {
    const chosen = withShards(count);
    if (chosen.durationMs <= targetMs) return { ...chosen, why: 'target' };
    if (count === most) return { ...chosen, why: 'most' };
    const next = [count + 1, count + 2].filter((more) => more <= most).map((more) => withShards(more).durationMs);
    if (Math.min(...next) <= (1 - LEAST_GAIN) * chosen.durationMs) continue;
    const isLongest = leastMs + SUITE_SETUP_MS >= (1 - LEAST_GAIN) * chosen.durationMs;
    return { ...chosen, why: isLongest ? 'longest' : 'gain' };
  }
}

/** The slowest shard decides. */
const slowestOf = (shards: readonly PlannedShard[]): number => Math.max(...shards.map(({ durationMs }) => durationMs));

interface ShardSettings {
  /** The number of shards; absent: as few as are expected to finish within `targetMs`. */
  readonly shards?: number | undefined;
  readonly most: number;
  readonly targetMs: number;
  /** Trials that run at once on one machine. */
  readonly workers: number;
  /** What request limits make the run take at least. */
  readonly requestsMs: number;
}

/** What a run takes in shards. */
interface ShardForecast {
  readonly shards: readonly PlannedShard[];
  readonly durationMs: number;
  /** The longest trial, or tests that stay together: no run is shorter. Known where the number of shards was chosen. */
  readonly leastMs?: number | undefined;
  /** Why there are not more shards. */
  readonly why: 'target' | 'most' | 'longest' | 'gain' | 'given' | 'requests';
  readonly oneMachineMs: number;
  readonly longestTrialMs: number;
}

/** Before the first test of a machine: start, checkout, installation. */
const MACHINE_SETUP_MS = 60_000;

export function forecastShards(works: readonly Work[], settings: ShardSettings): ShardForecast {
  const { workers, requestsMs, most, shards } = settings;
  const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
  const fixedShards = shards === undefined ? undefined : divide(works, { workers, shards });
  const chosen = fixedShards
    ? { shards: fixedShards, durationMs: slowestOf(fixedShards), why: 'given' as const, leastMs: undefined }
    : choose(works, { workers, most, targetMs: Math.max(0, wantedMs, requestsMs) });
  const withSetup = (ms: number) => MACHINE_SETUP_MS + Math.max(ms, requestsMs);
  return {
    ...chosen,
    why: chosen.why === 'target' && requestsMs > wantedMs ? 'requests' : chosen.why,
    durationMs: withSetup(chosen.durationMs),
    oneMachineMs: withSetup(slowestOf(divide(works, { workers, shards: 1 }))),
    longestTrialMs: works.reduce((most, { trialMs, isReused }) => (isReused ? most : Math.max(most, trialMs)), 0),
  };
}

const Z_95 = 1.645;

/**
 * What work costs that runs, in US dollars: absent if no cost is known, and below the bound with a probability of 95%.
 * `costs`: what earlier trials of a test cost, by its `resultKey`.
 */
export function forecastCost(
  works: readonly Pick<Work, 'key' | 'trials'>[],
  costs: ReadonlyMap<string, readonly number[]>,
) {
  const known = works.flatMap(({ key, trials }) => {
    const seen = costs.get(key) ?? [];
    return seen.length === 0
      ? []
      : [{ usd: trials * mean(seen), spread: seen.length < 2 ? 0 : trials * sampleVariance(seen) }];
  });
  const unknownTests = works.length - known.length;
  if (known.length === 0) return { unknownTests };
  const usd = known.reduce((sum, each) => sum + each.usd, 0);
  const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
  return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}
