import type { Problem } from '../model/errors.ts';
import { type ExtraTrial, isReused, type RunResult, resultKey, type Seeding } from '../model/run/result.ts';
import { groupedBy } from '../shared/grouped.ts';
import { plural } from '../shared/text.ts';
import { summarize } from './summarize.ts';

interface ReadRun {
  /** Its folder or file, for people. */
  readonly shown: string;
  readonly run: RunResult;
}

interface ReadShard extends ReadRun {
  readonly shard: NonNullable<RunResult['shard']>;
}

const shardsOf = (read: readonly ReadRun[]): ReadShard[] =>
  read.flatMap(({ shown, run }) => (run.shard === undefined ? [] : [{ shown, run, shard: run.shard }]));

/** Shards that divided the same tests in the same way. There are several of them where each leg of a matrix has shards. */
const divisionsOf = (shards: readonly ReadShard[]): ReadShard[][] => [
  ...groupedBy(shards, ({ shard: { index: _, ...common } }) => JSON.stringify(common)).values(),
];

/** Why the shards are not a whole run: some are missing, are there twice, or do not belong together. */
export function shardProblems(read: readonly ReadRun[]): Problem[] {
  const divisions = divisionsOf(shardsOf(read));
  const missing = divisions.map((shards) => {
    const count = shards[0]?.shard.count ?? 0;
    const known = new Set(shards.map(({ shard }) => shard.index));
    return { shards, count, indexes: Array.from({ length: count }, (_, at) => at + 1).filter((at) => !known.has(at)) };
  });
  const incomplete = missing.filter(({ indexes }) => indexes.length > 0);
  const [only, ...others] = incomplete;
  // Legs of a matrix divide other tests, but of one commit, and by one baseline: another one is left of an earlier run.
  const origins = new Set(
    divisions.map(([first]) => JSON.stringify([first?.shard.commit, first?.shard.baselineUntil])),
  );
  return [
    ...divisions.flatMap(repeated),
    ...leaks(divisions),
    ...(origins.size > 1
      ? [unlike(divisions)]
      : others.length > 0
        ? [unlike(incomplete.map(({ shards }) => shards))]
        : only === undefined
          ? []
          : [
              unreadable(
                `${only.count - only.indexes.length} of ${plural('shard', only.count)} reported; ${shardNames(only.indexes)} left no results`,
                again(only.indexes, only.count),
              ),
            ]),
  ];
}

const unreadable = (message: string, hint: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message,
  hint,
});

const MAX_NAMED = 10;

/** `shard 3`, `shards 2, 5`, `shards 1, 2, … and others`. */
function shardNames(indexes: readonly number[]): string {
  const shown = indexes.slice(0, MAX_NAMED).join(', ');
  return `${indexes.length === 1 ? 'shard' : 'shards'} ${shown}${indexes.length > MAX_NAMED ? ' and others' : ''}`;
}

const again = (indexes: readonly number[], count: number): string =>
  `Run ${shardNames(indexes)} again, then the report: on GitHub "Re-run failed jobs", elsewhere run --shard ${indexes[0]}/${count}.`;

function repeated(shards: readonly ReadShard[]): Problem[] {
  return [...groupedBy(shards, ({ shard }) => shard.index).values()].flatMap(([one, other]) =>
    one === undefined || other === undefined
      ? []
      : [
          unreadable(
            `${one.shown} and ${other.shown} are both shard ${one.shard.index} of ${one.shard.count}`,
            'Remove one of the two: results of an earlier run must not count.',
          ),
        ],
  );
}

/** Shards of other suites, commits or baselines leave out some tests and have others twice. */
function unlike(divisions: readonly ReadShard[][]): Problem {
  const shown = divisions.map(
    (shards) => `${shardNames(shards.map(({ shard }) => shard.index))} (${shards[0]?.shown})`,
  );
  const firsts = divisions.flatMap(([first]) => first?.shard ?? []);
  const differ = (key: keyof (typeof firsts)[number]) => new Set(firsts.map((shard) => shard[key])).size > 1;
  const why = differ('commit')
    ? `they measured different commits (${[...new Set(firsts.map(({ commit }) => commit?.slice(0, 7) ?? 'none'))].join(', ')})`
    : differ('count')
      ? `they are of ${[...new Set(firsts.map(({ count }) => count))].join(' and ')} shards`
      : 'they divided the tests in different ways, because their suites, inputs or baselines differ';
  return unreadable(
    `The shards are not of one run: ${shown.join(' and ')}: ${why}`,
    'Run all shards again, with the same checkout, inputs and evidence: on GitHub "Re-run all jobs".',
  );
}

/**
 * An unchanged test that got worse shows that results of the same code may be outdated. The shard that found it has run its
 * own tests, and the others have not.
 */
function leaks(divisions: readonly ReadShard[][]): Problem[] {
  return divisions.flatMap((shards): Problem[] => {
    const worse = new Set(shards.flatMap(({ run }) => (run.reuseLeaks ?? []).map(resultKey)));
    if (worse.size === 0) return [];
    const results = shards.flatMap(({ run }) => run.results);
    const subjects = new Set(results.flatMap((each) => (worse.has(resultKey(each)) ? [each.subject] : [])));
    const outdated = results.filter(
      (each) => isReused(each) && (subjects.has(undefined) || subjects.has(each.subject)),
    );
    if (outdated.length === 0) return [];
    const [first] = results.filter((each) => worse.has(resultKey(each)));
    const message = `${plural('result', outdated.length)} of other shards were reused and may be outdated: ${first?.testId} got worse although nothing about it changed`;
    return [unreadable(message, 'Set reuse to off, and run all shards again.')];
  });
}

/** The shards that ended before all of their tests had run. */
export const endedEarly = (read: readonly ReadRun[]): Problem[] =>
  shardsOf(read).flatMap(({ run, shard: { index, count } }): Problem[] => {
    if (run.stopped === undefined) return [];
    const missing = run.planned - run.results.length;
    const message = `Shard ${index} of ${count} ended early (${run.stopped}): ${missing} of ${plural('test', run.planned)} have no result`;
    return [{ code: 'RESULTS_UNREADABLE', severity: 'warning', message, hint: again([index], count) }];
  });

/** What only shards of one run have in common: nothing of it depends on how many there are. */
export function joinedShards(runs: readonly RunResult[]): Partial<RunResult> {
  const tests = new Map(runs.flatMap(({ shard }) => (shard ? [[shard.division, shard.tests]] : [])));
  if (tests.size === 0) return {};
  const known = runs.reduce((sum, { planned }) => sum + planned, 0);
  const planned = Math.max(
    known,
    [...tests.values()].reduce((sum, each) => sum + each, 0),
  );
  const isOneRun = tests.size === 1 && runs.every(({ shard }) => shard !== undefined);
  if (!isOneRun) return { planned };
  return {
    planned,
    // They ran at the same time, and one that was re-run began much later.
    durationMs: runs.reduce((longest, { durationMs }) => Math.max(longest, durationMs), 0),
    ...joinedSeeding(runs),
    results: runs.flatMap(({ results }) => results).sort((one, other) => one.index - other.index),
  };
}

/** A seeding round is a run of the base branch: it counts only if all shards with tests to seed completed it. */
function joinedSeeding(runs: readonly RunResult[]): Pick<RunResult, 'seeding' | 'extraTrials'> {
  const all = runs.flatMap(({ seeding }) => seeding ?? []);
  const seeded = all.filter(({ tests }) => tests > 0);
  const made = seeded.reduce((least, each) => Math.min(least, each.made), seeded[0]?.made ?? 0);
  const extraTrials = inReportOrder(runs.flatMap((run) => run.extraTrials ?? [])).filter(
    ({ purpose, round = 1 }) => purpose !== 'seed' || round < made,
  );
  const [first] = seeded.length === 0 ? all : seeded;
  const kept = extraTrials.length > 0 ? { extraTrials } : {};
  if (first === undefined) return kept;
  const seeding: Seeding = {
    asked: first.asked,
    made,
    tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
    costUsd: costOfSeeds(extraTrials),
    why: seeded.find((each) => each.made === made)?.why,
  };
  return { seeding, ...kept };
}

function costOfSeeds(trials: readonly ExtraTrial[]): number | undefined {
  const results = trials.flatMap(({ purpose, result }) => (purpose === 'seed' ? [result] : []));
  const { costUsd, graderCostUsd } = summarize({ results, planned: results.length });
  return costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
}

/** Extra trials in the order of reports: by purpose, by round, and in the order of the plan. */
export const inReportOrder = (trials: readonly ExtraTrial[]): ExtraTrial[] =>
  trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);

const rank = ({ purpose, round = 0 }: ExtraTrial): number =>
  ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;
