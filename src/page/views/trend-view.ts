import type { Trend, TrendPoint } from '../../reports/html/page-data.ts';
import { duration, money, percent, score } from '../../reports/numbers.ts';
import { type ChartPoint, lineChart } from '../chart.ts';
import { h, name } from '../dom.ts';
import { commitUrl, type Page } from '../page.ts';
import { external, plural, shortSha, time } from '../words.ts';
import { scrollTable, viewTitle } from './section.ts';

const measures = [
  {
    title: 'Pass rate',
    of: ({ passes, trials }: TrendPoint) => (trials === 0 ? undefined : passes / trials),
    show: (value: number) => percent(value),
  },
  { title: 'Mean score', of: ({ score: mean }: TrendPoint) => mean, show: (value: number) => score(value) },
  { title: 'Cost per trial', of: ({ costUsd }: TrendPoint) => costUsd, show: (value: number) => money(value) },
  { title: 'Time per trial', of: ({ durationMs }: TrendPoint) => durationMs, show: (value: number) => duration(value) },
] as const;

/** Each suite on each target over the runs of the baseline; this run is the last point. */
export function trendView(page: Page): Node {
  const { trend } = page.index;
  return h(
    'div',
    { class: 'view' },
    viewTitle('Trend', 'The runs of the baseline, oldest first; the ringed point is this run.'),
    trend.length === 0
      ? h('p', { class: 'empty' }, 'There is no earlier run to show.')
      : trend.map((each, at) => suiteTrend(page, each, at)),
  );
}

function suiteTrend(page: Page, trend: Trend, number: number): Node {
  const points = [...trend.points, ...headPoint(page, trend)];
  const isHead = (at: number) => at >= trend.points.length;
  const charts = measures.flatMap(({ title, of, show }) => {
    const drawn = points.flatMap((point, at): ChartPoint[] => {
      const value = of(point);
      return value === undefined ? [] : [{ label: isHead(at) ? 'this run' : point.run, value, isHead: isHead(at) }];
    });
    const [first, last] = [drawn[0], drawn.at(-1)];
    if (first === undefined || last === undefined) return [];
    const words = `${title} over ${plural(drawn.length, 'run')}: from ${show(first.value)} to ${show(last.value)}`;
    return h(
      'figure',
      {},
      h('figcaption', {}, h('b', {}, title), ` ${show(last.value)}`),
      lineChart(drawn, words, show),
    );
  });
  return h(
    'section',
    { class: 'card', 'aria-labelledby': `trend-${number}` },
    h('h2', { id: `trend-${number}` }, name(trend.suite), h('small', {}, ' on ', name(trend.target))),
    h('div', { class: 'charts' }, charts),
    trend.resets.length === 0
      ? null
      : h(
          'ul',
          { class: 'lines' },
          trend.resets
            .slice(-20)
            .map(({ time: at, reason, testId }) =>
              h('li', {}, 'accepted ', name(testId), ' ', time(at), ': ', name(reason)),
            ),
        ),
    h(
      'details',
      {},
      h('summary', {}, 'Data'),
      scrollTable(
        'Data of the charts',
        ['Run', 'Commit', 'Time', '#Passed', '#Mean score', '#Cost per trial', '#Time per trial'],
        points.map((point, at) => line(page, point, isHead(at))),
      ),
    ),
  );
}

function headPoint({ index }: Page, { suite, file, target }: Trend): TrendPoint[] {
  const own = index.suites.find(
    (each) => each.suite === suite && each.target === target && (file === undefined || each.file === file),
  );
  if (own?.totals.score === undefined) return [];
  const { passed, failed, score: mean, costUsd, durationMs, total } = own.totals;
  return [
    {
      run: 'this run',
      time: index.startedAt,
      passes: passed,
      trials: passed + failed,
      score: mean,
      ...(costUsd !== undefined && total > 0 && { costUsd: costUsd / total }),
      ...(durationMs !== undefined && total > 0 && { durationMs: durationMs / total }),
    },
  ];
}

const line = (
  { index }: Page,
  { run, sha, time: at, passes, trials, score: mean, costUsd, durationMs }: TrendPoint,
  isHead: boolean,
): Node =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, isHead ? 'this run' : name(run)),
    h('td', {}, sha === undefined ? '–' : external(commitUrl(index, sha), h('code', {}, shortSha(sha)))),
    h('td', {}, time(at)),
    h('td', { class: 'number' }, `${passes}/${trials}`),
    h('td', { class: 'number' }, score(mean)),
    h('td', { class: 'number' }, money(costUsd)),
    h('td', { class: 'number' }, duration(durationMs)),
  );
