import type { MeasuredRun, TrendRun, TrendSuite } from '../model/run/measured-run.ts';
import { suiteKey } from '../model/run/result-keys.ts';
import { runName } from './run-file.ts';

/** Runs as charts and tables show them, without their tests. */
export const trendOf = (runs: readonly MeasuredRun[]): TrendRun[] =>
  runs.map(({ run, suites }) => ({
    run: runName(run),
    sha: run.sha,
    time: run.time,
    // A run that was stopped says as little about the suites as an invalid one.
    verdict: run.complete ? run.verdict : 'invalid',
    // Another major version may measure in another way.
    tool: run.format ?? (run.tool_version && `eval-action ${run.tool_version.split('.')[0]}`),
    suites: suites.flatMap((line): TrendSuite[] => {
      const { suite, file, target, passes, trials, score, n, model, judges, definition, changed } = line;
      if (trials === 0 || score === undefined) return [];
      const measured = { passes, trials, score, costUsd: line.cost_usd, durationMs: line.ms, n };
      const made = { model, judges, definition, changed: changed && { tests: changed[0], of: changed[1] } };
      return [{ suite, file, target, ...measured, ...made }];
    }),
  }));

/** The runs of several sources, oldest first. Of a run that is there again, the last one counts. */
export const joinedTrend = (...parts: readonly (readonly TrendRun[])[]): TrendRun[] =>
  [...new Map(parts.flat().map((run) => [run.run, run])).values()].sort((a, b) =>
    a.time < b.time ? -1 : a.time > b.time ? 1 : 0,
  );

/** What changed between two runs of a suite on a target, so that their numbers differ for another reason (docs/baseline-and-evidence.md#history). */
interface Marker {
  readonly letter: 'M' | 'J' | 'D' | 'T' | '±';
  readonly words: string;
  /** Values on both sides do not measure the same. */
  readonly breaks: boolean;
}

/** One suite on one target in one run. */
interface SuitePoint extends TrendSuite {
  readonly tool?: string | undefined;
}

/** A larger share of changed, new or removed tests makes other numbers. */
const MAX_CHANGED = 0.1;

/** The markers between a run and the one before it. What is unknown on a side marks nothing. */
export function markersBetween(before: SuitePoint, now: SuitePoint): Marker[] {
  const differing = (letter: 'M' | 'J' | 'T', what: string, earlier?: string, present?: string): Marker[] =>
    earlier === undefined || present === undefined || earlier === present
      ? []
      : [{ letter, words: `${what}: ${earlier} → ${present}`, breaks: letter !== 'M' }];
  const isOtherSize = before.n && now.n !== undefined && Math.abs(now.n - before.n) > MAX_CHANGED * before.n;
  return [
    ...differing('M', 'model', before.model, now.model),
    ...differing('J', 'judges', before.judges?.join(', '), now.judges?.join(', ')),
    ...definitionMarker(before, now),
    ...differing('T', 'tool', before.tool, now.tool),
    ...(isOtherSize ? [{ letter: '±', words: `${before.n} → ${now.n} tests`, breaks: true } as const] : []),
  ];
}

function definitionMarker(before: SuitePoint, { definition, changed }: SuitePoint): Marker[] {
  if (before.definition === undefined || definition === undefined || before.definition === definition) return [];
  if (changed === undefined) return [{ letter: 'D', words: 'definitions of tests changed', breaks: false }];
  // Tests were only added or removed.
  if (changed.tests === 0) return [];
  const words = `${changed.tests} of ${changed.of} tests changed`;
  return [{ letter: 'D', words, breaks: changed.tests > MAX_CHANGED * changed.of }];
}

/** One run in the series of a suite on a target. */
interface SeriesPoint extends Pick<TrendRun, 'run' | 'sha' | 'time' | 'verdict'> {
  /** Undefined if the run did not measure the suite. */
  readonly values?: SuitePoint | undefined;
  /** What changed since the measured run before. */
  readonly markers: readonly Marker[];
  /** The pass rate has another level from here on. */
  readonly level?: '▼' | '▲' | undefined;
}

/** How a suite did on a target over the runs of the base branch, oldest first. */
export interface Series extends Pick<TrendSuite, 'suite' | 'file' | 'target'> {
  readonly points: readonly SeriesPoint[];
}

/** The runs in which another level is looked for. */
const LEVEL_RUNS = 200;

/** The runs of a history by suite and target, each from the first run that measured it on. */
export function seriesOf(runs: readonly TrendRun[]): Series[] {
  const measured = runs.map(({ verdict, suites, tool }) => {
    // Numbers of a run without a verdict would be those of a part of its tests.
    const points: SuitePoint[] = verdict === 'invalid' || verdict === 'cancelled' ? [] : [...suites];
    return new Map(points.map((point) => [suiteKey(point), { ...point, tool }]));
  });
  const names = new Map(runs.flatMap(({ suites }) => suites.map((each) => [suiteKey(each), each])));
  return [...names].map(([name, { suite, file, target }]) => {
    const points = runs.map(({ run, sha, time, verdict }, at) => {
      return { run, sha, time, verdict, values: measured[at]?.get(name) };
    });
    const start = points.findIndex(({ values }) => values !== undefined);
    return { suite, file, target, points: withMarkers(points.slice(Math.max(0, start))) };
  });
}

function withMarkers(points: readonly Omit<SeriesPoint, 'markers'>[]): SeriesPoint[] {
  const recent = points.flatMap(({ values }) => values ?? []).slice(-LEVEL_RUNS);
  const at = levelChange(recent);
  const turn = at === undefined ? undefined : recent[at];
  const isLower = at !== undefined && rateOf(recent.slice(at)) < rateOf(recent.slice(0, at));
  let before: SuitePoint | undefined;
  return points.map((point) => {
    const { values } = point;
    const markers = before === undefined || values === undefined ? [] : markersBetween(before, values);
    before = values ?? before;
    const level = values === undefined || values !== turn ? undefined : isLower ? '▼' : '▲';
    return { ...point, markers, level };
  });
}

type Counts = Pick<TrendSuite, 'passes' | 'trials'>;

/** The pass rate of all trials. */
export function rateOf(points: readonly Counts[]): number {
  const { passes, trials } = sumOf(points);
  return passes / trials;
}

/** Fewer runs on a side show no level. */
const FEWEST_RUNS = 3;
/** Twice the logarithm of the likelihood ratio; chance exceeds it in about 1 of 100 series of 200 runs. */
const LEAST_EVIDENCE = 16;

/** The first run of a new level of the pass rate, where two levels explain a series of runs much better than one. */
export function levelChange(runs: readonly Counts[]): number | undefined {
  const all = sumOf(runs);
  let best: { readonly at: number; readonly evidence: number } | undefined;
  for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
    const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
    const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
    if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0)) best = { at, evidence };
  }
  return best?.at;
}

const sumOf = (runs: readonly Counts[]): Counts => ({
  passes: runs.reduce((sum, { passes }) => sum + passes, 0),
  trials: runs.reduce((sum, { trials }) => sum + trials, 0),
});

/** Of a pass rate that is equal to the share of passes. */
function logLikelihood({ passes, trials }: Counts): number {
  const term = (count: number) => (count === 0 ? 0 : count * Math.log(count / trials));
  return term(passes) + term(trials - passes);
}
