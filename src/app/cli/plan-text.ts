import { duration, money } from '../../reports/numbers.ts';
import { plural } from '../../shared/text.ts';
import type { FoundShards, ShardWishes } from '../inspect/shard-plan.ts';

/** For a person: the forecast of a run in shards, a line for each of them, and why there are not more. */
export function planText(found: FoundShards, wishes: ShardWishes): string {
  const { tests, targets, shards, calls, judgeCalls, durationMs, oneMachineMs, longestMs } = found;
  const trialsOf = (parts: (typeof shards)[number]['parts']) => parts.reduce((sum, { trials }) => sum + trials, 0);
  const judges = judgeCalls === 0 ? '' : `, ${plural('judge call', judgeCalls)}`;
  return [
    `${plural('test', tests)} on ${plural('target', targets)} in ${plural('shard', shards.length)}: ${plural('call', calls)}${judges}`,
    `  duration  about ${duration(durationMs)} (${duration(oneMachineMs)} on one machine); longest test ${duration(longestMs)}`,
    `  known     durations of ${found.timedTests} of ${plural('test', tests)} from the baseline`,
    `  cost      ${costText(found)}`,
    `  shards    ${whyText(found, wishes)}`,
    ...shards.map(
      ({ parts, durationMs: ms }, index) =>
        `    ${index + 1}/${shards.length}  ${plural('test', parts.length)}, ${plural('trial', trialsOf(parts))}, about ${duration(ms)} after setup`,
    ),
  ].join('\n');
}

function costText({ cost: { usd, boundUsd, unknownTests }, tests }: FoundShards): string {
  if (usd === undefined) return 'unknown: the baseline has no costs of these tests';
  const unknown = unknownTests === 0 ? '' : `; unknown for ${unknownTests} of ${plural('test', tests)}`;
  return `about ${money(usd)}, below ${money(boundUsd)} with 95% probability, without judges${unknown}`;
}

function whyText({ why, leastMs }: FoundShards, { targetMinutes, most }: ShardWishes): string {
  switch (why) {
    case 'given':
      return 'as given by --shards';
    case 'target':
      return `enough for ${targetMinutes} min (--target-minutes)`;
    case 'most':
      return `${most} at most (--max-shards): more would be faster`;
    case 'longest':
      return `more would not be faster: the longest trial, or tests that stay together, take ${duration(leastMs)}`;
    case 'gain':
      return 'more would save less than 5% each';
  }
}

/** For programs. docs/commands.md describes it. */
export function planJson(found: FoundShards): object {
  const { tests, targets, shards, why, calls, judgeCalls, durationMs, oneMachineMs, longestMs, timedTests, cost } =
    found;
  return {
    schemaVersion: 1,
    forecast: {
      tests,
      targets,
      calls,
      judgeCalls,
      durationMs: Math.round(durationMs),
      oneMachineMs: Math.round(oneMachineMs),
      longestTrialMs: Math.round(longestMs),
      timedTests,
      costUsd: cost.usd ?? null,
      costBoundUsd: cost.boundUsd ?? null,
      testsWithoutCost: cost.unknownTests,
    },
    why,
    shards: shards.map(({ parts, durationMs: ms }, index) => ({
      index: index + 1,
      durationMs: Math.round(ms),
      tests: parts.map(({ work, from, trials }) => ({ ...found.names.get(work.key), firstTrial: from + 1, trials })),
    })),
    problems: found.problems,
  };
}
