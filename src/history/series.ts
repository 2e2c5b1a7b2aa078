import type { TrendRun, TrendSuite } from '../model/run/sample.ts';
import { levelChange } from './level-change.ts';
import { type Marker, markersBetween, pointsOf, type SuitePoint } from './markers.ts';

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

/** The runs of a history by suite and target, each from the first run that measured it on. */
export function seriesOf(runs: readonly TrendRun[]): Series[] {
  const known = runs.map((run) => ({
    run,
    values: new Map(isMeasured(run) ? pointsOf(run).map((values) => [nameOf(values), values]) : []),
  }));
  const names = new Map(runs.flatMap(({ suites }) => suites.map((each) => [nameOf(each), each])));
  return [...names].map(([name, { suite, file, target }]) => {
    const points = known.map(({ run, values }) => ({ run, values: values.get(name) }));
    const start = Math.max(
      0,
      points.findIndex(({ values }) => values !== undefined),
    );
    return { suite, file, target, points: marked(points.slice(start)) };
  });
}

/** Numbers of a run without a verdict would be those of a part of its tests. */
export const isMeasured = ({ verdict }: Pick<TrendRun, 'verdict'>): boolean =>
  verdict !== 'invalid' && verdict !== 'cancelled';

const nameOf = ({ suite, file, target }: TrendSuite): string => JSON.stringify([file, suite, target]);

interface Unmarked {
  readonly run: TrendRun;
  readonly values: SuitePoint | undefined;
}

/** The runs in which another level is looked for. */
const LEVEL_RUNS = 200;

function marked(points: readonly Unmarked[]): SeriesPoint[] {
  const measured = points.flatMap(({ values }) => values ?? []);
  const recent = measured.slice(-LEVEL_RUNS);
  const at = levelChange(recent);
  const turn = at === undefined ? undefined : recent[at];
  const isLower = at !== undefined && rateOf(recent.slice(at)) < rateOf(recent.slice(0, at));
  let before: SuitePoint | undefined;
  return points.map(({ run: { run, sha, time, verdict }, values }) => {
    const markers = before === undefined || values === undefined ? [] : markersBetween(before, values);
    before = values ?? before;
    return {
      run,
      sha,
      time,
      verdict,
      values,
      markers,
      level: values !== undefined && values === turn ? (isLower ? ('▼' as const) : ('▲' as const)) : undefined,
    };
  });
}

/** The pass rate of all trials. */
export const rateOf = (points: readonly Pick<TrendSuite, 'passes' | 'trials'>[]): number =>
  total(points.map(({ passes }) => passes)) / total(points.map(({ trials }) => trials));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
