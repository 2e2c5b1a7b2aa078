import { commonEnvironment } from '../../model/run/environment.ts';
import { sumTokens } from '../../model/run/message.ts';
import {
  type CacheUse,
  cacheNames,
  type ExtraTrial,
  type MissingSecrets,
  MOST_MISSING_SECRETS,
  type RunResult,
} from '../../model/run/result.ts';
import type { Seeding } from '../../model/run/seeding.ts';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import {
  baselineFilesOf,
  changesOf,
  deletedMustPassOf,
  extremes,
  flagsOf,
  folderOf,
  periodOf,
} from '../joined-runs.ts';
import { EPOCH } from '../read/read-scores.ts';
import { summarize } from '../summarize.ts';

type ShardRun = ShardRecord['run'];
type Facts = Omit<
  RunResult,
  | 'results'
  | 'extraTrials'
  | 'earlier'
  | 'planned'
  | 'complete'
  | 'stopped'
  | 'stoppedShards'
  | 'unreadable'
  | 'withoutResult'
>;

/** The facts of a run from those of its shards, in the order of the shards. Nothing depends on how many there are. */
export function mergedFacts(runs: readonly ShardRun[], plan: ShardPlan): Facts {
  const { start } = periodOf(runs);
  const [, longest = 0] = extremes(runs.map(({ durationMs }) => durationMs));
  const environment = commonEnvironment(runs.map((run) => run.environment));
  const missingSecrets = missingSecretsOf(runs);
  const caches = cacheNames.flatMap((name) => cacheUse(name, runs) ?? []);
  const order = suiteOrder(plan);
  const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? [])).sort(order);
  const unconfirmed = distinct(runs.flatMap((run) => run.unconfirmed ?? []));
  return {
    startedAt: start === undefined ? EPOCH : new Date(start).toISOString(),
    // Shards run at the same time, and one that was re-run began much later.
    durationMs: longest,
    dryRun: runs.some(({ dryRun }) => dryRun),
    ...selectedByAll(runs),
    ...baselineFilesOf(runs),
    ...folderOf(runs),
    ...flagsOf(runs),
    ...changesOf(runs),
    ...deletedMustPassOf(runs),
    ...(missingSecrets && { missingSecrets }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(environment && { environment }),
    requirements: distinct(runs.flatMap(({ requirements }) => requirements)).sort(order),
    ...(describedSuites.length > 0 && { describedSuites }),
    warnings: distinct([...plan.warnings, ...runs.flatMap(({ warnings }) => warnings)]).sort(byText),
    ...(caches.length > 0 && { caches }),
  };
}

/** All shards have the inputs of the plan: the run is restricted only if each of them says so. */
function selectedByAll([first, ...others]: readonly ShardRun[]): Pick<RunResult, 'selected'> {
  const selected = (first?.selected ?? []).filter((kind) => others.every((run) => run.selected?.includes(kind)));
  return selected.length === 0 ? {} : { selected };
}

/** Every shard reads all suites, and finds the same in them. */
function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function byText(one: unknown, other: unknown): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** By the first test of a suite in the plan; other suites come last. */
function suiteOrder({ tests }: ShardPlan) {
  const first = new Map<string, number>();
  const keyOf = (...names: readonly (string | undefined)[]) => JSON.stringify(names);
  for (const [position, { suite, suiteFile, target }] of tests.entries()) {
    for (const key of [keyOf(suiteFile, suite, target), keyOf(suiteFile, suite, undefined)]) {
      if (!first.has(key)) first.set(key, position);
    }
  }
  const rank = ({ suite, file, target }: { suite: string; file: string; target?: string }) =>
    first.get(keyOf(file, suite, target)) ?? tests.length;
  return <Named extends Parameters<typeof rank>[0]>(one: Named, other: Named) =>
    rank(one) - rank(other) || byText(one, other);
}

function missingSecretsOf(runs: readonly ShardRun[]): MissingSecrets | undefined {
  const all = runs.flatMap(({ missingSecrets }) => missingSecrets ?? []);
  const [first] = all;
  if (first === undefined) return undefined;
  const names = [...new Set(all.flatMap((each) => each.names))].sort();
  return { from: first.from, names: names.slice(0, MOST_MISSING_SECRETS) };
}

function cacheUse(name: CacheUse['cache'], runs: readonly ShardRun[]): CacheUse | undefined {
  const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
  if (uses.length === 0) return undefined;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
  const savedTokens = sumTokens(uses.flatMap((use) => use.savedTokens ?? []));
  return {
    cache: name,
    asked: sum(uses.map(({ asked }) => asked)),
    hits: sum(uses.map(({ hits }) => hits)),
    ...(saved.length > 0 && { savedUsd: sum(saved) }),
    savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
    ...(savedTokens && { savedTokens }),
    notStored: sum(uses.map(({ notStored }) => notStored)),
  };
}

interface Seeded {
  readonly seeding?: Seeding;
  /** Without the rounds that not all shards completed. */
  readonly extraTrials: readonly ExtraTrial[];
}

/** A seeding round is a run of the base branch: it counts only if all shards with tests to seed completed it. */
export function mergedSeeding(
  runs: readonly Pick<ShardRun, 'seeding'>[],
  extraTrials: readonly ExtraTrial[],
  isComplete: boolean,
): Seeded {
  const all = isComplete ? runs.flatMap(({ seeding }) => seeding ?? []) : [];
  const seeded = all.filter(({ tests }) => tests > 0);
  const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((each) => each.made));
  const counted = extraTrials.filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
  const [first] = seeded.length === 0 ? all : seeded;
  if (first === undefined) return { extraTrials: counted };
  const why = seeded.find((each) => each.made === made)?.why;
  const seeding: Seeding = {
    asked: first.asked,
    made,
    tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
    ...costOf(counted),
    ...(why !== undefined && { why }),
  };
  return { seeding, extraTrials: counted };
}

function costOf(trials: readonly ExtraTrial[]): Pick<Seeding, 'costUsd'> {
  const results = trials.filter(({ purpose }) => purpose === 'seed').map(({ result }) => result);
  const { costUsd, graderCostUsd } = summarize({ results, planned: results.length });
  return costUsd === undefined && graderCostUsd === undefined ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}
