import type { Problem } from '../model/errors.ts';
import { sumTokens } from '../model/run/message.ts';
import type { Environment, RunResult } from '../model/run/result.ts';
import { cacheNames, fileStates, resultKey, suiteKey } from '../model/run/result-keys.ts';
import { EPOCH } from '../model/text/iso-time.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { sum, sumOfKnown } from '../model/values/sums.ts';
import type { DecidedOn } from '../model/verdict/assessment.ts';
import { endedEarly, joinedShards, type ReadShard } from './shards.ts';

const GRAVEST_FIRST = ['cancelled', 'broken-off', 'deadline', 'breaker', 'bail', 'budget'] as const;
const WORST_FIRST = ['drop', 'drop-on-base', 'small-drop', 'steady'] as const;

/** What all parts have together. */
const LISTS = [
  ...(['withoutResult', 'skipped', 'unconfirmed', 'reuseLeaks'] as const),
  ...(['feedback', 'imported', 'extraTrials', 'earlier'] as const),
];

type Lists = {
  [Key in keyof RunResult as NonNullable<RunResult[Key]> extends readonly unknown[] ? Key : never]: NonNullable<
    RunResult[Key]
  >;
};

/** Several files as one run: if one of them is incomplete, so is the run. `unreadable` is what is wrong with the files. */
export function joinRuns(
  parts: readonly (ReadShard & { readonly decided?: DecidedOn | undefined })[],
  unreadable: readonly Problem[],
): RunResult {
  const runs = parts.map(({ run }) => run);
  const only = runs.length === 1 ? runs[0] : undefined;
  const listOf = <Key extends keyof Lists>(key: Key) => {
    const items = runs.flatMap((run): readonly unknown[] => run[key] ?? []);
    return items.length > 0 ? (items as Lists[Key]) : undefined;
  };
  const timed = runs.filter(({ startedAt }) => startedAt !== EPOCH);
  const [start] = extremes(timed.map(({ startedAt }) => Date.parse(startedAt)));
  const [, end] = extremes(timed.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
  const lost = [...(listOf('unreadable') ?? []), ...unreadable];
  const described = distinct(listOf('describedSuites') ?? []);
  const folders = new Set(runs.map(({ folder }) => folder));
  const results = runs.flatMap((run) => run.results);
  // A file that any of the runs planned was planned; one that none of them has is deleted.
  const files = listOf('baselineFiles');
  const byFile = groupedBy(files ?? [], ({ file }) => file);
  const baselineFiles =
    files &&
    Array.from(byFile, ([file, group]) => {
      const state = fileStates.find((each) => group.some((one) => one.state === each)) ?? group[0].state;
      return { file, state };
    });
  return {
    startedAt: start === undefined ? EPOCH : new Date(start).toISOString(),
    durationMs: only?.durationMs ?? (start === undefined || end === undefined ? 0 : end - start),
    planned: runs.reduce((sum, { planned }) => sum + planned, 0),
    stopped: GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why)),
    complete: lost.length === 0 && runs.every(({ complete }) => complete),
    unreadable: lost.length > 0 ? lost : undefined,
    dryRun: runs.some(({ dryRun }) => dryRun),
    selected: listOf('selected') && distinct(listOf('selected') ?? []).sort(),
    baselineFiles,
    folder: folders.size === 1 ? runs[0]?.folder : undefined,
    flags: flagsOf(runs),
    changes: changesOf(runs),
    // Several parts of a run may report the same.
    deletedMustPass: listOf('deletedMustPass') && distinct(listOf('deletedMustPass') ?? []),
    seeding: runs.find(({ seeding }) => seeding !== undefined)?.seeding,
    missingSecrets: runs.find(({ missingSecrets }) => missingSecrets !== undefined)?.missingSecrets,
    // A single report is decided again. Several are parts of one run, and keep their decisions.
    decided: joinedDecisions(
      parts.flatMap(({ run, decided }) => [run.decided, only === undefined ? decided : undefined]),
    ),
    environment: commonEnvironment(runs.map(({ environment }) => environment)),
    requirements: distinct(listOf('requirements') ?? []),
    // Each of several parts has counted all labels.
    agreement: only?.agreement,
    variants: distinct(runs.map(({ variants }) => ({ variants }))).length === 1 ? runs[0]?.variants : undefined,
    engine: only?.engine,
    describedSuites: described.length > 0 ? described : undefined,
    warnings: [...distinct(listOf('warnings') ?? []), ...endedEarly(parts)],
    caches: cachesOf(listOf('caches')),
    ...(Object.fromEntries(LISTS.map((key) => [key, listOf(key)])) as Pick<RunResult, (typeof LISTS)[number]>),
    results: only === undefined ? results.map((result, index) => ({ ...result, index })) : results,
    ...joinedShards(runs),
  };
}

export function extremes(values: readonly number[]): [number | undefined, number | undefined] {
  let [least, most]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const value of values) {
    least = least === undefined || value < least ? value : least;
    most = most === undefined || value > most ? value : most;
  }
  return [least, most];
}

/** Shards, and jobs of a matrix, read the same suites and find the same in them. */
const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** The flags of all parts but those of other tools; unknown if they differ. */
export function flagsOf(
  runs: readonly (Pick<RunResult, 'flags'> & Partial<Pick<RunResult, 'results'>>)[],
): RunResult['flags'] {
  const ours = runs.filter(({ results }) => results?.some(({ importedFrom }) => importedFrom === undefined) ?? true);
  const all = distinct(ours.map(({ flags }) => ({ flags })));
  return all.length > 1 ? 'unknown' : all[0]?.flags;
}

/** The changed files of all parts that were compared with the same base commit as the first one. */
export function changesOf(runs: readonly Pick<RunResult, 'changes'>[]): RunResult['changes'] {
  const all = runs.flatMap(({ changes }) => changes ?? []);
  const base = all[0]?.base;
  if (base === undefined) return undefined;
  const suites = all.flatMap((changes) => (changes.base === base ? changes.suites : []));
  return { base, suites: [...new Map(suites.map((suite) => [suite.file, suite])).values()] };
}

/** The decisions of parts of a run, each suite with its worst finding. Undefined if nothing is decided. */
export function joinedDecisions(parts: readonly (DecidedOn | undefined)[]): DecidedOn | undefined {
  const known = parts.filter((part) => part !== undefined);
  const rank = ({ finding }: DecidedOn['suites'][number]) => WORST_FIRST.indexOf(finding);
  const all = known.flatMap(({ suites }) => suites).sort((a, b) => rank(b) - rank(a));
  const suites = new Map(all.map((suite) => [suiteKey(suite), suite]));
  const tests = new Map(known.flatMap((part) => part.tests).map((test) => [resultKey(test), test]));
  if (suites.size === 0 && tests.size === 0) return undefined;
  return {
    suites: [...suites.values()],
    tests: [...tests.values()],
    detectableTests: known.flatMap(({ detectableTests }) => detectableTests),
  };
}

function cachesOf(all: RunResult['caches'] = []): RunResult['caches'] {
  const joined = cacheNames.flatMap((name) => {
    const uses = all.filter(({ cache }) => cache === name);
    if (uses.length < 2) return uses;
    return [
      {
        cache: name,
        asked: sum(uses.map(({ asked }) => asked)),
        hits: sum(uses.map(({ hits }) => hits)),
        savedUsd: sumOfKnown(uses.map(({ savedUsd }) => savedUsd)),
        savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
        savedTokens: sumTokens(uses.flatMap(({ savedTokens }) => savedTokens ?? [])),
        notStored: sum(uses.map(({ notStored }) => notStored)),
      },
    ];
  });
  return joined.length > 0 ? joined : undefined;
}

export function commonEnvironment(environments: readonly (Environment | undefined)[]): Environment | undefined {
  const [first, ...others] = environments;
  if (first === undefined) return undefined;
  const common = Object.entries(first).filter(
    ([key, value]) => value !== undefined && others.every((other) => other?.[key as keyof Environment] === value),
  );
  return common.length === 0 ? undefined : (Object.fromEntries(common) as Environment);
}
