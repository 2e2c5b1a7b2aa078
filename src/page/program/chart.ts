import type { Interval } from '../../gate/statistics/wilson.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { type Child, h, svg } from './dom.ts';

/** A small line without axes; its words say the same. Values are shares of 1. */
export function sparkline(values: readonly number[], words: string): Child {
  if (values.length < 2) return null;
  const [width, height] = [72, 20];
  const low = Math.min(...values, 0.5);
  const x = (index: number) => 2 + (index * (width - 4)) / (values.length - 1);
  const y = (value: number) => height - 3 - ((value - low) / Math.max(1 - low, 0.01)) * (height - 6);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const last = values.at(-1) ?? 0;
  return svg(
    'svg.spark',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    svg('polyline', { points }),
    svg('circle', { cx: x(values.length - 1).toFixed(1), cy: y(last).toFixed(1), r: 2.2 }),
  );
}

interface ChartPoint {
  readonly label: string;
  readonly value: number;
  readonly isHead: boolean;
  /** The 95% interval of the value. */
  readonly range?: Interval | undefined;
}

/** Something that happened before a point. */
export interface ChartMark {
  readonly before: number;
  readonly kind: 'change' | 'reset';
  readonly words: string;
  readonly letter?: string;
  /** The values on both sides do not measure the same: no line connects them. */
  readonly breaks?: boolean | undefined;
}

interface LineChart {
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  /** The same as the picture. */
  readonly words: string;
  show(value: number): string;
}

/** A line over runs with a scale, and the labels of its first and last run. */
export function lineChart({ points, marks, words, show }: LineChart): Child {
  const [width, height, left, top, bottom] = [560, 160, 50, 20, 18];
  const guides = scaleOf(points.flatMap(({ value, range }) => [value, range?.low ?? value, range?.high ?? value]));
  const [low = 0, high = 1] = [guides[0], guides.at(-1)];
  const x = (index: number) =>
    points.length === 1 ? (left + width) / 2 : left + 8 + (index * (width - left - 20)) / (points.length - 1);
  const y = (value: number) => top + (1 - (value - low) / (high - low)) * (height - bottom - top - 8);
  const pointsText = (values: readonly (readonly [index: number, value: number])[]) =>
    values.map(([index, value]) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');

  const label = (index: number, anchor: 'start' | 'middle' | 'end') => {
    const place = { x: x(index) + (anchor === 'end' ? 8 : 0), y: height - 4, 'text-anchor': anchor };
    return svg('text', place, points[index]?.label);
  };
  const starts = [0, ...new Set(marks.flatMap(({ before, breaks }) => (breaks ? [before] : [])))];
  // The points that one line connects, and the intervals around them.
  const lines = starts.map((start, at) =>
    points.slice(start, starts[at + 1]).map((each, n) => [start + n, each] as const),
  );
  const bands = lines.map((line) => {
    const known = line.flatMap(([index, { range }]) => (range === undefined ? [] : [[index, range] as const]));
    const upper = known.map(([index, range]) => [index, range.high] as const);
    const lower = known.map(([index, range]) => [index, range.low] as const).reverse();
    return known.length > 0 && svg('polygon.band', { points: pointsText([...upper, ...lower]) });
  });
  const middle = (before: number) => (x(before) + x(before - 1)) / 2;
  const letters = groupedBy(
    marks.filter(({ letter }) => letter !== undefined),
    ({ before }) => before,
  );
  return svg(
    'svg.chart',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    guides.map((value) => [
      svg('line.guide', { x1: left, x2: width, y1: y(value), y2: y(value) }),
      svg('text', { x: left - 6, y: y(value) + 4, 'text-anchor': 'end' }, show(value)),
    ]),
    points.length > 1 && label(0, 'start'),
    label(points.length - 1, points.length > 1 ? 'end' : 'middle'),
    bands,
    marks.map(({ before, kind, words: what }) => {
      const at = middle(before).toFixed(1);
      return svg(`line.mark.${kind}`, { x1: at, x2: at, y1: 12, y2: height - bottom }, svg('title', what));
    }),
    [...letters].map(([before, all]) => {
      const text = all.map(({ letter }) => letter).join('');
      return svg('text.letter', { x: middle(before), y: 9, 'text-anchor': 'middle' }, text);
    }),
    lines.map((line) => svg('polyline', { points: pointsText(line.map(([index, { value }]) => [index, value])) })),
    points.map(({ value, isHead, label: of }, index) =>
      svg(
        isHead ? 'circle.head' : 'circle',
        { cx: x(index), cy: y(value), r: isHead ? 4.5 : 3 },
        svg('title', `${of}: ${show(value)}`),
      ),
    ),
  );
}

/** A scale around all values that reads well: multiples of 1, 2.5 or 5 times a power of ten. */
function scaleOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || Math.abs(most) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = [2.5, 1, 0.5].find((factor) => span / power >= 2 * factor) ?? 0.5;
  const first = Math.floor(least / (step * power) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / (step * power) - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step * power);
}

/** Parts of a whole as one bar, by their tones; its words say the same. */
export function bar(parts: Readonly<Record<string, number>>, words: string): HTMLElement {
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  let from = 0;
  const drawn = Object.entries(parts).map(([tone, part]) => {
    const width = (100 * part) / total;
    const rect = part > 0 && svg(`rect.${tone}`, { x: `${from}%`, width: `${width}%`, height: '100%' });
    if (part > 0) from += width;
    return rect;
  });
  return h('div.bar', svg('svg', { role: 'img', 'aria-label': words }, drawn));
}

/** A difference with its interval around 0, in percentage points. */
export function intervalChart(value: number, low: number, high: number, words: string): Child {
  const most = Math.max(Math.abs(low), Math.abs(high), 0.05) * 1.15;
  const x = (share: number) => 100 + (share / most) * 100;
  const tone = high < 0 ? 'bad' : low > 0 ? 'good' : 'calm';
  return svg(
    'svg',
    { class: `interval ${tone}`, viewBox: '0 0 200 24', role: 'img', 'aria-label': words },
    svg('line.guide', { x1: 100, x2: 100, y1: 2, y2: 22 }),
    svg('line.range', { x1: x(low), x2: x(high), y1: 12, y2: 12 }),
    svg('circle', { cx: x(value), cy: 12, r: 5 }),
  );
}
