import { type Interval, wilson } from '../../../gate/statistics/wilson.ts';
import { meanOfKnown, sum } from '../../../model/values/sums.ts';
import { duration, money, percent, percentRange, score } from '../../../reports/numbers.ts';
import type { Trend, TrendPoint } from '../../data/page-data.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type ChartMark, lineChart } from '../chart.ts';
import { type Child, h, name } from '../dom.ts';
import { badge } from '../icons.ts';
import { commitLink, countsIn, type Page, positions, suiteAt, targetAt } from '../page.ts';
import { scrollTable, viewTitle } from '../parts.ts';
import { plural, time } from '../words.ts';

const SUMMARY =
  'The runs of the baseline, oldest first; the ringed point is this run. Trials with an error are not counted. The band is the 95% interval. No line connects runs that do not measure the same.';
const DATA = ['Run', 'Commit', 'Time', '#Passed', '#Pass rate', '#Mean score', '#Cost per trial', '#Time per trial'];

interface Measure {
  readonly title: string;
  of(point: TrendPoint): number | undefined;
  range?(point: TrendPoint): Interval | undefined;
  show(value: number): string;
}

const measures: readonly Measure[] = [
  { title: 'Pass rate of trials', of: rateOf, range: rangeOf, show: (value) => percent(value) },
  { title: 'Mean score', of: ({ score: reached }) => reached, show: (value) => score(value) },
  { title: 'Cost per trial', of: ({ costUsd }) => costUsd, show: (value) => money(value) },
  { title: 'Time per trial', of: ({ durationMs }) => durationMs, show: (value) => duration(value) },
];

function rateOf({ passes, trials }: TrendPoint): number | undefined {
  return trials === 0 ? undefined : passes / trials;
}

/** The interval of the pass rate: trials of one test say less than those of several. */
function rangeOf(point: TrendPoint): Interval | undefined {
  const { trials, tests = trials } = point;
  return wilson((rateOf(point) ?? 0) * tests, trials === 0 ? 0 : tests);
}

/** Each suite on each target over the runs of the baseline; this run is the last point. */
export const trendView = ({ index }: Page): Node =>
  h(
    'div.view',
    viewTitle('Trend', SUMMARY),
    index.trend.length === 0
      ? h('p.empty', 'There is no earlier run to show.')
      : index.trend.map((trend, number) => suiteTrend(index, trend, number)),
  );

function suiteTrend(index: PageIndex, trend: Trend, number: number): Node {
  const points = [...trend.points, ...headPoint(index, trend)];
  const rows = points.map((point, at): Child[] => {
    const range = rangeOf(point);
    return [
      [at < trend.points.length ? name(point.run) : THIS_RUN, at === trend.change && h('small', 'level changed')],
      point.sha === undefined ? '–' : commitLink(index, point.sha),
      time(point.time),
      `${point.passes}/${point.trials}`,
      [percent(rateOf(point)), range && h('small', ` (${percentRange(range)})`)],
      score(point.score),
      money(point.costUsd),
      duration(point.durationMs),
    ];
  });
  return h(
    'section.card',
    { 'aria-labelledby': `trend-${number}` },
    h('h2', { id: `trend-${number}` }, name(trend.suite), h('small', ' on ', name(trend.target))),
    h(
      'div.charts',
      measures.map((measure) => {
        const { title, of, range, show } = measure;
        const known = points.flatMap((point, at) => {
          const value = of(point);
          const isHead = at >= trend.points.length;
          const label = isHead ? THIS_RUN : `run ${point.run}`;
          return value === undefined ? [] : [{ at, label, value, isHead, range: range?.(point) }];
        });
        const [first, last] = [known[0], known.at(-1)];
        if (first === undefined || last === undefined) return null;
        const marks = marksOf(trend)
          .map((mark) => ({ ...mark, before: known.findIndex(({ at }) => at >= mark.before) }))
          .filter(({ before }) => before > 0);
        const words = `${title} over ${plural(known.length, 'run')}: from ${show(first.value)} to ${show(last.value)}`;
        return h(
          'figure',
          h('figcaption', h('b', title), ` ${show(last.value)}`),
          lineChart({ points: known, marks, words, show }),
        );
      }),
    ),
    events(trend),
    h('details', h('summary', 'Data'), scrollTable('Data of the charts', DATA, rows)),
  );
}

const THIS_RUN = 'this run';

/** The planned trials of the suite in this run: counts over all, cost and time of one trial for each test. */
function headPoint(index: PageIndex, { suite, file, target }: Trend): TrendPoint[] {
  const { tests, suites, startedAt } = index;
  const row = suites.find(
    (each) => each.suite === suite && each.target === target && (file === undefined || each.file === file),
  );
  if (row?.totals.score === undefined) return [];
  const all = positions(index).filter(
    (at) => suiteAt(index, at).name === suite && suiteAt(index, at).file === row.file && targetAt(index, at) === target,
  );
  const counts = all.map((at) => countsIn(tests.now[at]));
  return [
    {
      run: THIS_RUN,
      time: startedAt,
      passes: sum(counts.map(({ passes }) => passes)),
      trials: sum(counts.map(({ trials }) => trials)),
      tests: counts.filter(({ trials }) => trials > 0).length,
      score: row.totals.score,
      costUsd: meanOfKnown(all.flatMap((at) => tests.cost[at] ?? [])),
      durationMs: meanOfKnown(all.flatMap((at) => tests.time[at] ?? [])),
    },
  ];
}

/** A change of the level, and accepted changes, before the point that follows them. */
function marksOf({ points, change, resets }: Trend): ChartMark[] {
  const changed = points.flatMap(({ markers = [] }, before) =>
    markers.map(({ letter, words, breaks }): ChartMark => {
      return { before, kind: 'change', letter, breaks, words: `${letter}: ${words}` };
    }),
  );
  const accepted = new Set(resets.map((reset) => points.findIndex(({ time: at }) => at > reset.time)));
  const level: ChartMark[] = [];
  if (change !== undefined) {
    const isLower = rateIn(points.slice(change)) < rateIn(points.slice(0, change));
    level.push({ before: change, kind: 'change', letter: isLower ? '▼' : '▲', words: 'the pass rate changed' });
  }
  return [
    ...changed,
    ...level,
    ...[...accepted].map((before) => ({ before, kind: 'reset' as const, words: 'a change was accepted' })),
  ];
}

const MAX_EVENTS = 20;

/** The marks of the charts in words. */
function events({ points, change, resets }: Trend): Child {
  const level = change !== undefined && [
    `The pass rate is ${percent(rateIn(points.slice(change)))} from run `,
    name(points[change]?.run ?? ''),
    ` on; it was ${percent(rateIn(points.slice(0, change)))} before.`,
  ];
  const markers = points.flatMap(({ run, markers: all = [] }) => all.map((marker) => ({ run, ...marker })));
  const items = [
    ...(level ? [h('li', badge('info', 'dash', 'level'), h('span', level))] : []),
    ...markers
      .slice(-MAX_EVENTS)
      .map(({ run, letter, words }) =>
        h('li', badge('calm', 'dash', letter), h('span', 'Run ', name(run), ': ', name(words))),
      ),
    ...resets
      .slice(-MAX_EVENTS)
      .map(({ time: at, reason, testId }) =>
        h('li', badge('calm', 'check', 'accepted'), h('span', name(testId), ' ', time(at), ': ', name(reason))),
      ),
  ];
  return items.length > 0 && h('ul.lines.events', items);
}

const rateIn = (points: readonly TrendPoint[]): number =>
  sum(points.map(({ passes }) => passes)) / sum(points.map(({ trials }) => trials));
