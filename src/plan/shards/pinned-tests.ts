import type { Plan, Step } from '../../model/run/plan.ts';
import { namesOf, resultKeyOf } from '../../model/run/result.ts';
import type { PlannedShard, PlannedTest } from '../../model/run/shard-plan.ts';
import type { Reuse } from '../reuse.ts';
import type { Division } from './plan-shards.ts';

/** The tests of a plan with the shards that run their trials, in the order of the plan. Broken tests are in shard 1. */
export function pinnedTests({ steps }: Plan, division: Division, { reused, canaries }: Reuse): PlannedTest[] {
  const parts = partsOf(division);
  return steps.map((step): PlannedTest => {
    if (step.kind !== 'run') return brokenTest(step);
    const key = resultKeyOf(step);
    const { ms = 0, usd } = division.expected.get(key) ?? {};
    const known = reused.get(step.index);
    const own = parts.get(key) ?? [];
    const { strategy } = step.trials;
    return {
      ...namesOf(step),
      trials: step.trials.count,
      expectedMs: Math.round(ms),
      ...(usd !== undefined && { expectedUsd: usd }),
      parts: own,
      // The row of a part with one trial does not have it.
      ...(own.length > 1 && strategy !== 'pass_at_k' && { strategy }),
      ...(known !== undefined && { reused: known.fromSha }),
      ...(canaries.has(step.index) && { canary: true as const }),
    };
  });
}

function brokenTest({ suite, test, target }: Exclude<Plan['steps'][number], Step>): PlannedTest {
  return {
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: typeof target === 'string' ? target : target.name,
    trials: 1,
    expectedMs: 0,
    parts: [{ shard: 1, from: 0, trials: 1 }],
    broken: true,
  };
}

/** The parts of each test, by its key, the owner first. */
function partsOf({ shards }: Division): ReadonlyMap<string, PlannedTest['parts']> {
  const parts = new Map<string, PlannedTest['parts']>();
  for (const [index, shard] of shards.entries()) {
    for (const { work, from, trials } of shard.parts) {
      const own = { shard: index + 1, from, trials };
      parts.set(
        work.key,
        [...(parts.get(work.key) ?? []), own].sort((a, b) => a.from - b.from),
      );
    }
  }
  return parts;
}

/** What a shard may spend, and how many suspected regressions it may re-run. */
export type Shares = Pick<PlannedShard, 'budgetUsd' | 'requests' | 'confirm'>;

/** The shards of a plan. */
export function pinnedShards(
  tests: readonly PlannedTest[],
  { shards }: Division,
  shares: readonly Shares[],
): PlannedShard[] {
  return shards.map(({ ms, durationMs }, index): PlannedShard => {
    const parts = tests.flatMap((test) => test.parts.filter(({ shard }) => shard === index + 1));
    return {
      index: index + 1,
      ms: Math.round(ms),
      durationMs: Math.round(durationMs),
      tests: parts.length,
      trials: parts.reduce((sum, { trials }) => sum + trials, 0),
      ...(shares[index] ?? { confirm: 0 }),
    };
  });
}
