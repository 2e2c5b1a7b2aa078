import { isMeasured, levelChange, markersBetween, pointsOf, type SuitePoint } from '../../evidence/trend.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import type { EvidencePool, EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Trend, TrendPoint } from '../../reports/html/page-data.ts';
import { grouped, type Some } from '../../shared/grouped.ts';

/** How each suite did on each target over the runs of the base branch, oldest first; stored runs reach further back than evidence. */
export const trendsOf = (pools: readonly EvidencePool[], stored: readonly TrendRun[] = []): Trend[] =>
  pools.map((pool) => {
    const { suite, file, target, tests, resets } = pool;
    const trials = tests.flatMap((test) => test.trials);
    const known = stored.filter(isMeasured).flatMap((run) => storedPoints(run, pool));
    const isStored = new Set(known.map(({ point: { run } }) => run));
    const testsOf = (run: string) => tests.filter((test) => test.trials.some((trial) => trial.run === run)).length;
    const runs = [...grouped(trials, ({ run }) => [run]).values()].map((own) => ({
      point: { ...pointOf(own), tests: testsOf(own[0].run) },
    }));
    const all = [...known, ...runs.filter(({ point: { run } }) => !isStored.has(run))].sort(byTime);
    const points = withMarkers(all);
    const change = levelChange(points);
    return {
      suite,
      file,
      target,
      points,
      change,
      resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
  });

/** A point, and the facts of its run that only stored ones have. */
interface Known {
  readonly point: TrendPoint;
  readonly values?: SuitePoint | undefined;
}

const byTime = ({ point: a }: Known, { point: b }: Known): number => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

function withMarkers(all: readonly Known[]): TrendPoint[] {
  let before: SuitePoint | undefined;
  return all.map(({ point, values }) => {
    const markers = before === undefined || values === undefined ? [] : markersBetween(before, values);
    before = values ?? before;
    return markers.length === 0
      ? point
      : {
          ...point,
          markers: markers.map(({ letter, words, breaks }) => ({ letter, words, breaks: breaks || undefined })),
        };
  });
}

const storedPoints = (
  run: TrendRun,
  { suite, file, target }: Pick<EvidencePool, 'suite' | 'file' | 'target'>,
): Required<Known>[] =>
  pointsOf(run).flatMap((values) => {
    if (values.suite !== suite || values.target !== target || values.file !== file) return [];
    const { passes, trials, score, costUsd, durationMs, n: tests } = values;
    const unknown = {
      costUsd,
      durationMs,
      tests,
    };
    const { run: name, sha, time } = run;
    return [{ point: { run: name, time, sha, passes, trials, score, ...unknown }, values }];
  });

function pointOf(trials: Some<EvidenceTrial>): TrendPoint {
  const [{ run, sha, time }] = trials;
  const costUsd = mean(trials.flatMap((trial) => trial.costUsd ?? []));
  const durationMs = mean(trials.flatMap((trial) => trial.durationMs ?? []));
  return {
    run,
    time,
    sha,
    passes: trials.filter(({ pass }) => pass).length,
    trials: trials.length,
    score: mean(trials.map(({ score }) => score)) ?? 0,
    costUsd,
    durationMs,
  };
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
