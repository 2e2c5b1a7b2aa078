import type { PageIndex, SuiteRow, Trend, TrendPoint } from '../../reports/html/page-data.ts';
import { duration, money, moneyIn, percent, percentRange, score } from '../../reports/numbers.ts';
import { type Interval, wilson } from '../../shared/statistics/wilson.ts';
import { badge } from '../badges.ts';
import { type ChartMark, type ChartPoint, lineChart } from '../chart.ts';
import { type Child, h, name } from '../dom.ts';
import { commitUrl, type Page, suiteAt, targetAt } from '../page.ts';
import { external, plural, shortSha, time } from '../words.ts';
import { scrollTable, viewTitle } from './section.ts';

function rateOf({ passes, trials }: TrendPoint): number | undefined {
  return trials === 0 ? undefined : passes / trials;
}

/** The interval of the pass rate: trials of one test say less than those of several. */
function rangeOf(point: TrendPoint): Interval | undefined {
  const { trials, tests = trials } = point;
  return wilson((rateOf(point) ?? 0) * tests, trials === 0 ? 0 : tests);
}

const measures: readonly Measure[] = [
  {
    title: 'Pass rate of trials',
    of: rateOf,
    range: rangeOf,
    show: (value: number) => percent(value),
  },
  { title: 'Mean score', of: ({ score: mean }: TrendPoint) => mean, show: (value: number) => score(value) },
  { title: 'Cost per trial', of: ({ costUsd }: TrendPoint) => costUsd, show: (value: number) => money(value) },
  { title: 'Time per trial', of: ({ durationMs }: TrendPoint) => durationMs, show: (value: number) => duration(value) },
];

interface Measure {
  readonly title: string;
  of(point: TrendPoint): number | undefined;
  range?(point: TrendPoint): Interval | undefined;
  show(value: number): string;
}

/** Each suite on each target over the runs of the baseline; this run is the last point. */
export function trendView(page: Page): Node {
  const { trend } = page.index;
  return h(
    'div',
    { class: 'view' },
    viewTitle(
      'Trend',
      'The runs of the baseline, oldest first; the ringed point is this run. Trials with an error are not counted. The band is the 95% interval. No line connects runs that do not measure the same.',
    ),
    trend.length === 0
      ? h('p', { class: 'empty' }, 'There is no earlier run to show.')
      : trend.map((each, at) => suiteTrend(page, each, at)),
  );
}

function suiteTrend(page: Page, trend: Trend, number: number): Node {
  const points = [...trend.points, ...headPoint(page, trend)];
  const isHead = (at: number) => at >= trend.points.length;
  const amount = moneyIn(points.map(({ costUsd }) => costUsd));
  return h(
    'section',
    { class: 'card', 'aria-labelledby': `trend-${number}` },
    h('h2', { id: `trend-${number}` }, name(trend.suite), h('small', {}, ' on ', name(trend.target))),
    h(
      'div',
      { class: 'charts' },
      measures.map((measure) => chartOf(measure, points, trend)),
    ),
    events(trend),
    h(
      'details',
      {},
      h('summary', {}, 'Data'),
      scrollTable(
        'Data of the charts',
        ['Run', 'Commit', 'Time', '#Passed', '#Pass rate', '#Mean score', '#Cost per trial', '#Time per trial'],
        points.map((point, at) => cellsOf(page, point, { isHead: isHead(at), isChange: at === trend.change, amount })),
      ),
    ),
  );
}

function chartOf({ title, of, range, show }: Measure, points: readonly TrendPoint[], trend: Trend): Child {
  const known = points.map((point, at) => ({ at, point, value: of(point) })).filter(({ value }) => value !== undefined);
  const drawn = known.map(({ at, point, value = 0 }): ChartPoint => {
    const isHead = at >= trend.points.length;
    return { label: isHead ? 'this run' : `run ${point.run}`, value, isHead, range: range?.(point) };
  });
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return null;
  const position = (at: number) => known.findIndex((each) => each.at >= at);
  const marks = marksOf(trend).map((mark) => ({ ...mark, before: position(mark.before) }));
  const words = `${title} over ${plural(drawn.length, 'run')}: from ${show(first.value)} to ${show(last.value)}`;
  return h(
    'figure',
    {},
    h('figcaption', {}, h('b', {}, title), ` ${show(last.value)}`),
    lineChart({ points: drawn, marks: marks.filter(({ before }) => before > 0), words, show }),
  );
}

/** A change of the level, and accepted changes, before the point that follows them. */
function marksOf({ points, change, resets }: Trend): ChartMark[] {
  const accepted = new Set(resets.map((reset) => points.findIndex(({ time: at }) => at > reset.time)));
  const changed = points.flatMap(({ markers = [] }, before) =>
    markers.map(({ letter, words, breaks = false }) => ({
      ...{ before, kind: 'change' as const, letter, breaks },
      words: `${letter}: ${words}`,
    })),
  );
  const level = change === undefined ? [] : [{ before: change, kind: 'change' as const, ...levelMark(points, change) }];
  return [
    ...changed,
    ...level,
    ...[...accepted].map((before) => ({ before, kind: 'reset' as const, words: 'a change was accepted' })),
  ];
}

function levelMark(points: readonly TrendPoint[], change: number) {
  const isLower = rateIn(points.slice(change)) < rateIn(points.slice(0, change));
  return { letter: isLower ? '▼' : '▲', words: 'the pass rate changed' };
}

const rateIn = (points: readonly TrendPoint[]): number =>
  sum(points.map(({ passes }) => passes)) / sum(points.map(({ trials }) => trials));

const MAX_RESETS = 20;

/** The marks of the charts in words. */
function events({ points, change, resets }: Trend): Child {
  const changed = points.flatMap(({ run, markers = [] }) => markers.map((marker) => ({ run, ...marker })));
  if (change === undefined && resets.length === 0 && changed.length === 0) return null;
  return h(
    'ul',
    { class: 'lines events' },
    change === undefined ? null : h('li', {}, badge('info', 'dash', 'level'), h('span', {}, levelText(points, change))),
    changed
      .slice(-MAX_RESETS)
      .map(({ run, letter, words }) =>
        h('li', {}, badge('calm', 'dash', letter), h('span', {}, 'Run ', name(run), ': ', name(words))),
      ),
    resets
      .slice(-MAX_RESETS)
      .map(({ time: at, reason, testId }) =>
        h('li', {}, badge('calm', 'check', 'accepted'), h('span', {}, name(testId), ' ', time(at), ': ', name(reason))),
      ),
  );
}

function levelText(points: readonly TrendPoint[], change: number): Child {
  const from = points[change];
  return [
    `The pass rate is ${percent(rateIn(points.slice(change)))} from run `,
    name(from?.run ?? ''),
    ` on; it was ${percent(rateIn(points.slice(0, change)))} before.`,
  ];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function headPoint({ index }: Page, { suite, file, target }: Trend): TrendPoint[] {
  const own = index.suites.find(
    (each) => each.suite === suite && each.target === target && (file === undefined || each.file === file),
  );
  if (own?.totals.score === undefined) return [];
  const { passes, trials, costs, times, tests } = headTrials(index, own);
  return [
    {
      run: 'this run',
      time: index.startedAt,
      passes,
      trials,
      tests,
      score: own.totals.score,
      ...(costs.length > 0 && { costUsd: sum(costs) / costs.length }),
      ...(times.length > 0 && { durationMs: sum(times) / times.length }),
    },
  ];
}

/** The planned trials of a suite in this run: counts over all, cost and time of one trial for each test. */
function headTrials(index: PageIndex, { suite, file, target }: SuiteRow) {
  const { tests } = index;
  const own = tests.id
    .map((_, at) => at)
    .filter((at) => {
      const { name: suiteName, file: suiteFile } = suiteAt(index, at);
      return suiteName === suite && suiteFile === file && targetAt(index, at) === target;
    });
  const counts = own.map((at) => (tests.now[at] ?? '0/0').split('/').map(Number));
  return {
    passes: sum(counts.map(([passes = 0]) => passes)),
    trials: sum(counts.map(([, trials = 0]) => trials)),
    tests: counts.filter(([, trials = 0]) => trials > 0).length,
    costs: own.flatMap((at) => tests.cost[at] ?? []),
    times: own.flatMap((at) => tests.time[at] ?? []),
  };
}

function cellsOf(
  { index }: Page,
  point: TrendPoint,
  { isHead, isChange, amount }: { readonly isHead: boolean; readonly isChange: boolean; amount: typeof money },
): Child[] {
  const { run, sha, time: at, passes, trials, score: mean, costUsd, durationMs } = point;
  const range = rangeOf(point);
  return [
    [isHead ? 'this run' : name(run), isChange ? h('small', {}, 'level changed') : null],
    sha === undefined ? '–' : external(commitUrl(index, sha), h('code', {}, shortSha(sha))),
    time(at),
    `${passes}/${trials}`,
    [percent(rateOf(point)), range && h('small', {}, ` (${percentRange(range)})`)],
    score(mean),
    amount(costUsd),
    duration(durationMs),
  ];
}
