import type { Problem } from '../model/errors.ts';
import type { ExtraTrial, RunResult } from '../model/run/result.ts';
import { isReused, resultKey } from '../model/run/result-keys.ts';
import { plural } from '../model/text/text.ts';
import { groupedBy, type Some } from '../model/values/grouped.ts';
import { sum, sumOfKnown } from '../model/values/sums.ts';
import { summarize } from './summarize.ts';

const MAX_NAMED = 10;

export interface ReadShard {
  /** Its folder or file, for people. */
  readonly shown: string;
  readonly run: RunResult;
}

interface ShardRun extends ReadShard {
  readonly shard: NonNullable<RunResult['shard']>;
}

const shardsOf = (read: readonly ReadShard[]): ShardRun[] =>
  read.flatMap(({ shown, run }) => (run.shard === undefined ? [] : [{ shown, run, shard: run.shard }]));

/** Why the shards are not a whole run: some are missing, are there twice, or do not belong together. */
export function shardProblems(read: readonly ReadShard[]): Problem[] {
  // Shards that divided the same tests in the same way. There are several of them where each leg of a matrix has shards.
  const byDivision = groupedBy(shardsOf(read), ({ shard: { index: _, ...common } }) => JSON.stringify(common));
  const divisions = [...byDivision.values()];
  const repeated = divisions.flatMap((shards) =>
    [...groupedBy(shards, ({ shard }) => shard.index).values()].flatMap(([one, other]) => {
      if (other === undefined) return [];
      const message = `${one.shown} and ${other.shown} are both shard ${one.shard.index} of ${one.shard.count}`;
      return [unreadable(message, 'Remove one of the two: results of an earlier run must not count.')];
    }),
  );
  const incomplete = divisions.flatMap((shards) => {
    const { count } = shards[0].shard;
    const known = new Set(shards.map(({ shard }) => shard.index));
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !known.has(index));
    if (missing.length === 0) return [];
    const reported = `${count - missing.length} of ${plural('shard', count)} reported`;
    const problem = unreadable(`${reported}; ${shardNames(missing)} left no results`, again(missing, count));
    return [{ shards, problem }];
  });
  // Legs of a matrix divide other tests, but of one commit, and by one baseline: another one is left of an earlier run.
  const origins = new Set(divisions.map(([{ shard }]) => JSON.stringify([shard.commit, shard.baselineUntil])));
  const unlike = origins.size > 1 ? divisions : incomplete.length > 1 ? incomplete.map(({ shards }) => shards) : [];
  // An unchanged test that got worse shows that results of the same code may be outdated. The shard that found it has run its
  // own tests, and the others have not.
  const leaks = divisions.flatMap((shards) => {
    const worse = new Set(shards.flatMap(({ run }) => run.reuseLeaks ?? []).map(resultKey));
    const results = shards.flatMap(({ run }) => run.results);
    const leaked = results.filter((result) => worse.has(resultKey(result)));
    const subjects = new Set(leaked.map(({ subject }) => subject));
    const outdated = results.filter(
      (result) => isReused(result) && (subjects.has(undefined) || subjects.has(result.subject)),
    );
    if (worse.size === 0 || outdated.length === 0) return [];
    const message = `${plural('result', outdated.length)} of other shards were reused and may be outdated: ${leaked[0]?.testId} got worse although nothing about it changed`;
    return [unreadable(message, 'Set reuse to off, and run all shards again.')];
  });
  return [
    ...repeated,
    ...leaks,
    ...(unlike.length > 0 ? [notOfOneRun(unlike)] : incomplete.map(({ problem }) => problem)),
  ];
}

const unreadable = (message: string, hint: string, severity: Problem['severity'] = 'error'): Problem => {
  return { code: 'RESULTS_UNREADABLE', severity, message, hint };
};

/** `shard 3`, `shards 2, 5`, `shards 1, 2, … and others`. */
const shardNames = (indexes: readonly number[]): string =>
  `${indexes.length === 1 ? 'shard' : 'shards'} ${indexes.slice(0, MAX_NAMED).join(', ')}${indexes.length > MAX_NAMED ? ' and others' : ''}`;

const again = (indexes: readonly number[], count: number): string =>
  `Run ${shardNames(indexes)} again, then the report: on GitHub "Re-run failed jobs", elsewhere run --shard ${indexes[0]}/${count}.`;

/** Shards of other suites, commits or baselines leave out some tests and have others twice. */
function notOfOneRun(divisions: readonly Some<ShardRun>[]): Problem {
  const shown = divisions.map((shards) => {
    const [{ shown: folder, shard }] = shards;
    const of = `${shardNames(shards.map((each) => each.shard.index))} of ${shard.count}`;
    return `${of} (${folder}, commit ${shard.commit?.slice(0, 7) ?? 'unknown'})`;
  });
  return unreadable(
    `The shards are not of one run: ${shown.join(' and ')}: their commits, suites, inputs or baselines differ`,
    'Run all shards again, with the same checkout, inputs and evidence: on GitHub "Re-run all jobs".',
  );
}

export const endedEarly = (read: readonly ReadShard[]): Problem[] =>
  shardsOf(read).flatMap(({ run, shard: { index, count } }): Problem[] => {
    if (run.stopped === undefined) return [];
    const missing = run.planned - run.results.length;
    const message = `Shard ${index} of ${count} ended early (${run.stopped}): ${missing} of ${plural('test', run.planned)} have no result`;
    return [unreadable(message, again([index], count), 'warning')];
  });

/** What only shards of one run have in common: nothing of it depends on how many there are. */
export function joinedShards(runs: readonly RunResult[]): Partial<RunResult> {
  const tests = new Map(runs.flatMap(({ shard }) => (shard ? [[shard.division, shard.tests]] : [])));
  if (tests.size === 0) return {};
  const planned = Math.max(sum(runs.map((run) => run.planned)), sum(tests.values()));
  if (tests.size > 1 || runs.some(({ shard }) => shard === undefined)) return { planned };

  // A seeding round is a run of the base branch: it counts only if all shards with tests to seed completed it.
  const all = runs.flatMap(({ seeding }) => seeding ?? []);
  const seeded = all.filter((seeding) => seeding.tests > 0);
  const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((seeding) => seeding.made));
  const extraTrials = inReportOrder(runs.flatMap((run) => run.extraTrials ?? [])).filter(
    ({ purpose, round = 1 }) => purpose !== 'seed' || round < made,
  );
  const seeds = extraTrials.flatMap(({ purpose, result }) => (purpose === 'seed' ? [result] : []));
  const { costUsd, graderCostUsd } = summarize({ results: seeds, planned: seeds.length });
  const [first] = seeded.length === 0 ? all : seeded;
  return {
    planned,
    // They ran at the same time, and one that was re-run began much later.
    durationMs: Math.max(...runs.map((run) => run.durationMs)),
    seeding: first && {
      asked: first.asked,
      made,
      tests: sum(seeded.map((seeding) => seeding.tests)),
      costUsd: sumOfKnown([costUsd, graderCostUsd]),
      why: seeded.find((seeding) => seeding.made === made)?.why,
    },
    extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
    results: runs.flatMap(({ results }) => results).sort((one, other) => one.index - other.index),
  };
}

/** Extra trials in the order of reports: by purpose, by round, and in the order of the plan. */
export const inReportOrder = (trials: readonly ExtraTrial[]): ExtraTrial[] =>
  trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);

const rank = ({ purpose, round = 0 }: ExtraTrial): number =>
  ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;
