import { seriesOf } from '../../evidence/trend.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import type { Trend, TrendPoint } from '../../reports/html/page-data.ts';

/** How each suite of the baseline did on each target over the runs of the base branch, oldest first. */
export function trendsOf(pools: readonly EvidencePool[], runs: readonly TrendRun[]): Trend[] {
  const series = seriesOf(runs);
  return pools.map(({ suite, file, target, resets }) => {
    const own = series.find((each) => each.suite === suite && each.file === file && each.target === target);
    const measured = (own?.points ?? []).filter(({ values }) => values !== undefined);
    const change = measured.findIndex(({ level }) => level !== undefined);
    const points = measured.flatMap(({ run, time, sha, values, markers }): TrendPoint[] => {
      if (values === undefined) return [];
      const { passes, trials, score, costUsd, durationMs, n: tests } = values;
      const shown = markers.map(({ letter, words, breaks }) => ({ letter, words, breaks: breaks || undefined }));
      const numbers = { passes, trials, score, costUsd, durationMs, tests };
      return [{ run, time, sha, ...numbers, markers: shown.length > 0 ? shown : undefined }];
    });
    return {
      suite,
      file,
      target,
      points,
      change: change < 0 ? undefined : change,
      resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
  });
}
