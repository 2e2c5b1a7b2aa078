import type { Interval } from '../shared/statistics/wilson.ts';
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
    'svg',
    { class: 'spark', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    svg('polyline', { points }),
    svg('circle', { cx: x(values.length - 1).toFixed(1), cy: y(last).toFixed(1), r: 2.2 }),
  );
}

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  readonly isHead?: boolean;
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
  readonly breaks?: boolean;
}

interface LineChart {
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  /** The same as the picture. */
  readonly words: string;
  show(value: number): string;
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

/** A line over runs with a scale, and the labels of its first and last run. */
export function lineChart({ points, marks, words, show }: LineChart): Child {
  if (points.length === 0) return null;
  const [width, height, left, top, bottom] = [560, 160, 50, 20, 18];
  const guides = scaleOf(points.flatMap(({ value, range }) => [value, range?.low ?? value, range?.high ?? value]));
  const [low = 0, high = 1] = [guides[0], guides.at(-1)];
  const x = (index: number) =>
    points.length === 1 ? (left + width) / 2 : left + 8 + (index * (width - left - 20)) / (points.length - 1);
  const y = (value: number) => top + (1 - (value - low) / (high - low)) * (height - bottom - top - 8);
  const at = (index: number, value: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const parts = partsOf(points, marks);
  const label = (index: number, anchor: string) =>
    svg(
      'text',
      { x: x(index) + (anchor === 'end' ? 8 : 0), y: height - 4, 'text-anchor': anchor },
      points[index]?.label,
    );
  return svg(
    'svg',
    { class: 'chart', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    guides.flatMap((value) => [
      svg('line', { class: 'guide', x1: left, x2: width, y1: y(value), y2: y(value) }),
      svg('text', { x: left - 6, y: y(value) + 4, 'text-anchor': 'end' }, show(value)),
    ]),
    points.length < 2 ? null : label(0, 'start'),
    label(points.length - 1, points.length < 2 ? 'middle' : 'end'),
    parts.map((part) => band(part, at)),
    marks.map(({ before, kind, words: what }) => {
      const middle = ((x(before) + x(before - 1)) / 2).toFixed(1);
      const [y1, y2] = [12, height - bottom];
      return svg('line', { class: `mark ${kind}`, x1: middle, x2: middle, y1, y2 }, svg('title', {}, what));
    }),
    [...lettersOf(marks)].map(([before, letters]) =>
      svg('text', { class: 'letter', x: (x(before) + x(before - 1)) / 2, y: 9, 'text-anchor': 'middle' }, letters),
    ),
    parts.map((part) => svg('polyline', { points: part.map(({ index, value }) => at(index, value)).join(' ') })),
    points.map(({ value, isHead, label }, index) =>
      svg(
        'circle',
        { class: isHead ? 'head' : '', cx: x(index), cy: y(value), r: isHead ? 4.5 : 3 },
        svg('title', {}, `${label}: ${show(value)}`),
      ),
    ),
  );
}

type Placed = ChartPoint & { readonly index: number };

/** The points that one line connects. */
function partsOf(points: readonly ChartPoint[], marks: readonly ChartMark[]): Placed[][] {
  const starts = new Set(marks.flatMap(({ before, breaks }) => (breaks ? [before] : [])));
  const parts: Placed[][] = [[]];
  for (const [index, point] of points.entries()) {
    if (starts.has(index)) parts.push([]);
    parts.at(-1)?.push({ ...point, index });
  }
  return parts;
}

/** The intervals of the points of one line. */
function band(part: readonly Placed[], at: (index: number, value: number) => string): Child {
  const known = part.flatMap(({ index, range }) => (range === undefined ? [] : [{ index, ...range }]));
  if (known.length === 0) return null;
  const upper = known.map(({ index, high }) => at(index, high));
  const lower = known.map(({ index, low }) => at(index, low)).reverse();
  return svg('polygon', { class: 'band', points: [...upper, ...lower].join(' ') });
}

/** The letters of the marks before each point. */
function lettersOf(marks: readonly ChartMark[]): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const { before, letter = '' } of marks) {
    if (letter !== '') letters.set(before, (letters.get(before) ?? '') + letter);
  }
  return letters;
}

/** Parts of a whole as one bar; its words say the same. */
export function bar(parts: readonly { readonly tone: string; readonly count: number }[], words: string): HTMLElement {
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  let from = 0;
  const drawn = parts
    .filter((part) => part.count > 0)
    .map((part) => {
      const width = (100 * part.count) / total;
      const rect = svg('rect', { class: part.tone, x: `${from}%`, width: `${width}%`, height: '100%' });
      from += width;
      return rect;
    });
  return h('div', { class: 'bar' }, svg('svg', { role: 'img', 'aria-label': words }, drawn));
}

/** A difference with its interval around 0, in percentage points. */
export function intervalChart(value: number, low: number, high: number, words: string): Child {
  const most = Math.max(Math.abs(low), Math.abs(high), 0.05) * 1.15;
  const x = (share: number) => 100 + (share / most) * 100;
  const tone = high < 0 ? 'bad' : low > 0 ? 'good' : 'calm';
  return svg(
    'svg',
    { class: `interval ${tone}`, viewBox: '0 0 200 24', role: 'img', 'aria-label': words },
    svg('line', { class: 'guide', x1: 100, x2: 100, y1: 2, y2: 22 }),
    svg('line', { class: 'range', x1: x(low), x2: x(high), y1: 12, y2: 12 }),
    svg('circle', { cx: x(value), cy: 12, r: 5 }),
  );
}
