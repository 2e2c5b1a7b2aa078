import type { Problem } from '../../model/errors.ts';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import type { ShardResults } from './shard-results.ts';

/** A plan with its digest. */
export interface PinnedPlan {
  readonly plan: ShardPlan;
  readonly digest: string;
}

/** Results of a shard that could not be read. */
export interface LostShard {
  /** Undefined if it is unknown which shard it is. */
  readonly index?: number | undefined;
  readonly attempt: number;
  readonly problem: Problem;
}

export interface AcceptedShards {
  /** The attempts of each shard, the newest first; by the index of the shard. */
  readonly byShard: ReadonlyMap<number, readonly ShardResults[]>;
  /** Shards with results that are refused. */
  readonly refused: ReadonlySet<number>;
  readonly problems: readonly Problem[];
  /** Problems of attempts that a newer one replaces. */
  readonly warnings: readonly Problem[];
}

/**
 * The results that are of this plan. Those that are not, and those that could not be read, make the run invalid, unless
 * a newer attempt of their shard replaces them.
 */
export function acceptedShards(
  shards: readonly ShardResults[],
  lost: readonly LostShard[],
  pinned: PinnedPlan,
): AcceptedShards {
  const byShard = new Map<number, ShardResults[]>();
  const refusals = [...lost];
  for (const shard of shards.toSorted(newestFirst)) {
    const { index, attempt, name } = shard;
    const own = byShard.get(index) ?? [];
    const other = own.find((each) => each.attempt === attempt);
    const why = whyRefused(shard, pinned);
    if (why !== undefined) refusals.push({ index, attempt, problem: unreadable(`${name} cannot be used: ${why}`) });
    else if (other !== undefined) refusals.push({ index, attempt, problem: ambiguous(other, shard) });
    else byShard.set(index, [...own, shard]);
  }
  const isReplaced = ({ index, attempt }: LostShard) =>
    index !== undefined && (byShard.get(index)?.[0]?.attempt ?? 0) > attempt;
  const inOrder = refusals.toSorted((one, other) => (one.problem.message < other.problem.message ? -1 : 1));
  return {
    byShard: new Map([...byShard].sort(([one], [other]) => one - other)),
    refused: new Set(refusals.flatMap(({ index }) => index ?? [])),
    problems: inOrder.filter((each) => !isReplaced(each)).map(({ problem }) => problem),
    warnings: inOrder.filter(isReplaced).map(({ problem }) => ({ ...problem, severity: 'warning' })),
  };
}

export const unreadable = (message: string, hint?: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message,
  ...(hint !== undefined && { hint }),
});

/** Two results of the same attempt: which of them count is not known. */
function ambiguous(one: ShardResults, other: ShardResults): Problem {
  const { attempt, index } = other;
  const what = `attempt ${attempt} of shard ${index} is there twice`;
  if (one.name === other.name) return unreadable(`${one.name} cannot be used: ${what}`, 'Re-run all jobs.');
  const [keep, remove] = [one, other].sort(completeThenNewest) as [ShardResults, ShardResults];
  return unreadable(
    `${one.name} and ${other.name} cannot both be used: ${what}`,
    `Remove ${remove.name}: ${whyRemove(keep, remove)}.`,
  );
}

const completeThenNewest = (one: ShardResults, other: ShardResults): number =>
  Number(other.record.complete) - Number(one.record.complete) ||
  Date.parse(other.record.run.startedAt) - Date.parse(one.record.run.startedAt);

function whyRemove({ record: kept, name }: ShardResults, { record: removed }: ShardResults): string {
  if (kept.complete !== removed.complete) return `it ended early, and ${name} is complete`;
  return kept.run.startedAt === removed.run.startedAt ? `it is a copy of ${name}` : `${name} was started later`;
}

/** By the number in the name: ids and dates of artifacts are in another order. */
const newestFirst = (one: ShardResults, other: ShardResults): number =>
  other.attempt - one.attempt || (one.name < other.name ? -1 : 1);

function whyRefused({ index, attempt, record }: ShardResults, { plan, digest }: PinnedPlan): string | undefined {
  const { version } = record.generator;
  if (record.digest !== digest)
    return `it belongs to the plan ${record.digest.slice(0, 12)}, not to ${digest.slice(0, 12)}`;
  if (record.index !== index) return `it has the results of shard ${record.index}`;
  if (record.attempt !== attempt) return `it has the results of attempt ${record.attempt}`;
  if (index > plan.shards.length) return `the plan has only ${plan.shards.length} shards`;
  if (record.count !== plan.shards.length)
    return `it is one of ${record.count} shards, and the plan has ${plan.shards.length}`;
  if (!isSameRelease(version, plan.generator.version)) {
    return `version ${version} of eval-action made it, and version ${plan.generator.version} the plan`;
  }
  if (record.commit !== plan.commit) {
    const [measured, planned] = [record.commit, plan.commit].map((commit) => commit?.slice(0, 7) ?? 'none');
    return `it measured the commit ${measured}, and the plan is for ${planned}`;
  }
  // One dry run among real ones would make the whole run undecided.
  if (record.run.dryRun !== (plan.inputs['dryRun'] === true))
    return `it is ${record.run.dryRun ? 'a dry run' : 'no dry run'}, unlike the plan`;
  return contradictionIn(record);
}

/** A shard is complete if nothing stopped it. */
function contradictionIn({ complete, stopped, run }: ShardResults['record']): string | undefined {
  const isBoth = complete && stopped !== undefined;
  return !isBoth && complete === run.complete && stopped === run.stopped
    ? undefined
    : 'it says both that it is complete and that it stopped';
}

/** Patch releases measure and decide alike. */
export const isSameRelease = (one: string, other: string): boolean => releaseOf(one) === releaseOf(other);
const releaseOf = (version: string): string => version.split('.').slice(0, 2).join('.');
