import { plural } from '../../model/text/text.ts';
import type { Report, SuiteTrend } from '../../model/verdict/report.ts';
import { type Block, tableOf } from '../blocks.ts';
import { cell, code } from '../markdown.ts';
import { percent, score, UNKNOWN } from '../numbers.ts';
import { sparkline } from './sparkline.ts';

const MIN_RUNS = 3;
const MAX_TABLE_RUNS = 10;
const COLUMNS = ['Run (UTC)', 'Commit', 'Verdict', '#Tests', '#Pass rate', '#Mean score', 'Changes'];

const measured = ({ runs }: SuiteTrend) => runs.filter(({ passRate }) => passRate !== undefined);

/** The suites with enough runs of the base branch, up to the limit. */
export const shownTrends = ({ trend = [] }: Report, max: number): SuiteTrend[] =>
  trend.filter((each) => measured(each).length >= MIN_RUNS).slice(0, Math.max(0, max));

/** A suite over the newest runs of the base branch, in one line: `refunds ▇▇▇▅ 82% → 79% (20 runs)`. */
export function trendLine(trend: SuiteTrend, severalTargets: boolean): string {
  const known = measured(trend);
  const [first, last] = [known[0]?.passRate, known.at(-1)?.passRate];
  const name = severalTargets ? `${trend.suite} [${trend.target}]` : trend.suite;
  const line = sparkline(trend.runs.map(({ passRate }) => passRate));
  return `${code(name)} ${line} ${percent(first)} → ${percent(last)} (${plural('run', known.length)})`;
}

/** Its newest runs, the newest last. */
export const trendTable = ({ runs }: SuiteTrend): Block[] =>
  tableOf(
    COLUMNS,
    runs
      .slice(-MAX_TABLE_RUNS)
      .map(({ time, sha, verdict, tests, passRate, score: mean, markers }) => [
        time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
        sha === undefined ? UNKNOWN : code(sha.slice(0, 7)),
        verdict ?? UNKNOWN,
        tests === undefined ? UNKNOWN : `${tests}`,
        percent(passRate),
        score(mean),
        cell(markers.join('; ')),
      ]),
  );
