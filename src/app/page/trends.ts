import { levelChange } from '../../history/level-change.ts';
import type { TrendRun } from '../../model/run/sample.ts';
import type { EvidencePool, EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Trend, TrendPoint } from '../../reports/html/page-data.ts';
import { grouped, type Some } from '../../shared/grouped.ts';

/** How each suite did on each target over the runs of the base branch, oldest first; stored runs reach further back than evidence. */
export const trendsOf = (pools: readonly EvidencePool[], stored: readonly TrendRun[] = []): Trend[] =>
  pools.map((pool) => {
    const { suite, file, target, tests, resets } = pool;
    const trials = tests.flatMap((test) => test.trials);
    const known = stored.flatMap((run) => storedPoints(run, pool));
    const isStored = new Set(known.map(({ run }) => run));
    const runs = [...grouped(trials, ({ run }) => [run]).values()];
    const points = [...known, ...runs.map(pointOf).filter(({ run }) => !isStored.has(run))].sort(byTime);
    const change = levelChange(points);
    return {
      suite,
      ...(file !== undefined && { file }),
      target,
      points,
      ...(change !== undefined && { change }),
      resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
  });

const byTime = (a: TrendPoint, b: TrendPoint): number => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

const storedPoints = (
  { run, sha, time, suites }: TrendRun,
  { suite, file, target }: Pick<EvidencePool, 'suite' | 'file' | 'target'>,
): TrendPoint[] =>
  suites.flatMap((each) => {
    if (each.suite !== suite || each.target !== target || each.file !== file) return [];
    const { suite: _, file: __, target: ___, ...numbers } = each;
    return [{ run, time, ...(sha !== undefined && { sha }), ...numbers }];
  });

function pointOf(trials: Some<EvidenceTrial>): TrendPoint {
  const [{ run, sha, time }] = trials;
  const costUsd = mean(trials.flatMap((trial) => trial.costUsd ?? []));
  const durationMs = mean(trials.flatMap((trial) => trial.durationMs ?? []));
  return {
    run,
    time,
    ...(sha !== undefined && { sha }),
    passes: trials.filter(({ pass }) => pass).length,
    trials: trials.length,
    score: mean(trials.map(({ score }) => score)) ?? 0,
    ...(costUsd !== undefined && { costUsd }),
    ...(durationMs !== undefined && { durationMs }),
  };
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
