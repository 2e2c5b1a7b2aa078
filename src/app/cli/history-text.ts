import { rateOf, type Series, type SeriesPoint } from '../../history/series.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { money, percent, score, UNKNOWN } from '../../reports/numbers.ts';
import { columnsOf, inColumns, shortened } from '../../reports/terminal/columns.ts';
import { sparkline } from '../../reports/trend/sparkline.ts';
import { plural } from '../../shared/text.ts';

interface Shown {
  /** Maximum number of runs: the newest. */
  readonly limit: number;
  /** The key, where there are several. */
  readonly key?: string;
}

const SPARK_RUNS = 20;

/** One suite on one target: its sparkline, and a table of its newest runs, the newest last. */
export function historyText({ suite, target, points }: Series, { limit, key }: Shown): string {
  const title = `${oneLine(suite)} on ${oneLine(target)}${key === undefined ? '' : ` (${oneLine(key)})`}`;
  const recent = points.slice(-SPARK_RUNS);
  const measured = recent.flatMap(({ values }) => values ?? []);
  const [first, last] = [measured[0], measured.at(-1)];
  const words =
    first === undefined || last === undefined
      ? 'no results'
      : `${percent(rateOf([first]))} → ${percent(rateOf([last]))} (${plural('run', measured.length)})`;
  const spark = sparkline(recent.map(({ values }) => values && rateOf([values])));
  return [`${title}  ${spark}  ${words}`, table(HEAD, points.slice(-limit).map(cellsOf))].join('\n');
}

const HEAD = ['time (UTC)', 'commit', 'verdict', 'tests', 'pass rate', 'score', 'cost per trial', 'changes'];

const cellsOf = ({ time, sha, verdict, values, markers, level }: SeriesPoint): string[] => [
  time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
  sha?.slice(0, 7) ?? UNKNOWN,
  verdict ?? UNKNOWN,
  values?.n === undefined ? UNKNOWN : `${values.n}`,
  percent(values && rateOf([values])),
  score(values?.score),
  money(values?.costUsd),
  [
    ...(level === undefined ? [] : [`${level} level`]),
    ...markers.map(({ letter, words }) => `${letter} ${words}`),
  ].join('; '),
];

const LONGEST_CELL = 60;
/** The columns of numbers are aligned to the right. */
const isNumber = (at: number): boolean => at >= 3 && at <= 6;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => shortened(oneLine(cell), LONGEST_CELL)));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => columnsOf(row[at] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : inColumns(cell, widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
