import type { EvidencePool, EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Trend, TrendPoint } from '../../reports/html/page-data.ts';
import { grouped, type Some } from '../../shared/grouped.ts';

/** How each suite did on each target over the runs of the baseline, oldest first. */
export const trendsOf = (pools: readonly EvidencePool[]): Trend[] =>
  pools.map(({ suite, file, target, tests, resets }) => {
    const trials = tests.flatMap((test) => test.trials);
    const runs = [...grouped(trials, ({ run }) => [run]).values()];
    return {
      suite,
      ...(file !== undefined && { file }),
      target,
      points: runs.map(pointOf).sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)),
      resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
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
