import { mean, sampleVariance } from '../../shared/statistics/variance.ts';
import { choose, divide, type Shard, slowestOf, type Work } from './divide.ts';

interface ShardSettings {
  /** The number of shards; absent: as few as finish within `targetMs`. */
  readonly shards?: number | undefined;
  readonly most: number;
  readonly targetMs: number;
  /** Tests that run at once on one machine. */
  readonly workers: number;
  /** What request limits make the run take at least. */
  readonly requestsMs: number;
}

/** What a run takes in shards. */
export interface ShardForecast {
  readonly shards: readonly Shard[];
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
  const given = shards === undefined ? undefined : divide(works, { workers, shards });
  const chosen = given
    ? { shards: given, durationMs: slowestOf(given), why: 'given' as const, leastMs: undefined }
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

/** Expected costs of the targets in US dollars. */
interface CostForecast {
  /** Absent if the cost of no test is known. */
  readonly usd?: number | undefined;
  /** The costs stay below it with a probability of 95%. */
  readonly boundUsd?: number | undefined;
  /** Tests of which no cost is known. */
  readonly unknownTests: number;
}

const Z_95 = 1.645;

/** What work costs that runs. `costs`: what earlier trials of a test cost, by its `resultKey`. */
export function forecastCost(
  works: readonly Pick<Work, 'key' | 'trials'>[],
  costs: ReadonlyMap<string, readonly number[]>,
): CostForecast {
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
