import type { Problem } from '../../model/errors.ts';
import type { StoppedShard } from '../../model/run/result.ts';
import { type AcceptedShards, unreadable } from './accepted-shards.ts';
import type { PlannedTests } from './placed-rows.ts';
import { countAndNames, shardNumbers } from './shard-results.ts';

/** The command that runs a shard again, into the folder of its results if it has one. */
export type RerunOf = (shard: number, folder?: string) => string;

/** A shard that ended before it had run all of its trials. */
export interface EarlyEnd {
  readonly index: number;
  /** Its folder or artifact. */
  readonly name: string;
  readonly why: StoppedShard['why'];
  /** The positions of its planned tests without all of their trials. */
  readonly missing: ReadonlySet<number>;
}

interface UnfinishedShards {
  readonly accepted: AcceptedShards;
  readonly early: readonly EarlyEnd[];
  readonly tests: PlannedTests;
  readonly jobs?: JobsResult;
  /** Absent where jobs are re-run. */
  readonly rerunOf?: RerunOf | undefined;
}

/** The shards without all of their results, in their order. Those that were skipped have not begun. */
export function stoppedShards({ accepted, early, tests, jobs, rerunOf }: UnfinishedShards): StoppedShard[] {
  const { refused } = accepted;
  // A job whose results are refused may have succeeded, so that GitHub does not run it again.
  const lost = withoutResults(accepted, tests).filter((index) => rerunOf !== undefined || !refused.has(index));
  const none = jobs === 'skipped' ? [] : lost.map((index) => noResults(index, tests));
  const ends = [...none, ...early].sort((one, other) => one.index - other.index);
  return ends.map(({ index, name, why, missing }, at) => {
    const before = ends.slice(0, at).filter((end) => end.why === why);
    const shared = [...missing].filter((position) => before.some((end) => end.missing.has(position))).length;
    return {
      shard: index,
      shards: tests.shards,
      why,
      missing: missing.size,
      ...(shared > 0 && { shared }),
      ...(rerunOf && { rerun: rerunOf(index, name) }),
    };
  });
}

const withoutResults = ({ byShard }: AcceptedShards, { shards }: PlannedTests): number[] =>
  Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !byShard.has(index));

const noResults = (index: number, tests: PlannedTests) =>
  ({ index, name: undefined, why: 'no-results', missing: new Set(tests.ofShard(index)) }) as const;

/** As GitHub reports the jobs of the shards. */
export type JobsResult = 'success' | 'failure' | 'cancelled' | 'skipped' | undefined;

/** Shards that nothing is known of, in one sentence with their tests. */
export function missingShards(accepted: AcceptedShards, tests: PlannedTests, jobs: JobsResult): Problem[] {
  const missing = withoutResults(accepted, tests).filter((index) => !accepted.refused.has(index));
  if (missing.length === 0) return [];
  const positions = missing.flatMap((index) => tests.ofShard(index)).sort((one, other) => one - other);
  const ids = [...new Set(positions)].flatMap((position) => tests.at(position)?.testId ?? []);
  const state = jobs === undefined || jobs === 'success' ? '' : ` (${jobs === 'cancelled' ? CANCELLED : jobs})`;
  const which = ids.length === 0 ? 'no tests' : countAndNames(ids);
  const message = `${tests.shards - missing.length} of ${tests.shards} shards reported; ${shardNumbers(missing)}${state} left no results (${which})`;
  return [unreadable(message, jobs === 'skipped' ? CHECK_CONDITION : undefined)];
}

/** As GitHub reports both. */
const CANCELLED = 'cancelled, or over the time limit of its job';
export const CHECK_CONDITION = 'Check the condition ("if") of these jobs, and re-run all jobs.';
