import type { EarlierAttempt, EarlierTest } from '../../model/run/earlier-attempt.ts';
import { resultKey, type TestResult } from '../../model/run/result.ts';
import { earlierAttemptOf } from '../earlier-attempt.ts';
import type { ShardResults } from './shard-results.ts';

/**
 * What shards measured that are not in the run: older attempts, and those of another plan of the same run. Their trials
 * count for tests with the same content (docs/gate.md#other-findings), and rows in `used` are not counted again.
 */
export function earlierShards(shards: readonly ShardResults[], used: ReadonlySet<TestResult>): EarlierAttempt[] {
  const byAttempt = new Map<number, EarlierTest[]>();
  for (const { attempt, record, results, extraTrials } of shards) {
    if (record.run.dryRun || record.run.missingSecrets !== undefined) continue;
    const own = results.filter((result) => !used.has(result));
    const { tests } = earlierAttemptOf(attempt, { results: own, extraTrials: [...extraTrials] });
    byAttempt.set(attempt, [...(byAttempt.get(attempt) ?? []), ...tests]);
  }
  return [...byAttempt]
    .filter(([, tests]) => tests.length > 0)
    .sort(([one], [other]) => one - other)
    .map(([attempt, tests]) => ({ attempt, tests: tests.toSorted(byName) }));
}

function byName(one: EarlierTest, other: EarlierTest): number {
  const [first, second] = [resultKey(one) + one.timestamp, resultKey(other) + other.timestamp];
  return first < second ? -1 : first > second ? 1 : 0;
}
