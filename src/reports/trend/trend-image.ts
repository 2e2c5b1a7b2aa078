import type { TrendRun } from '../../model/run/measured-run.ts';
import { plural } from '../../model/text/text.ts';
import { htmlText } from '../escape/html.ts';
import { percent } from '../numbers.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 160, 48, 12, 30, 24];
const MAX_RUNS = 60;

interface ImagePoint {
  readonly time: string;
  readonly rate: number;
}

/** The pass rate of whole runs as an SVG for a README: no scripts, no links, colours of the reader's theme. */
export function trendImage(runs: readonly TrendRun[], label: string): string {
  const rates = runs.flatMap(({ time, verdict, suites }): ImagePoint[] => {
    // The whole run counts: all trials of all suites. Runs without a verdict have no pass rate.
    const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
    const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
    return trials === 0 || verdict === 'invalid' || verdict === 'cancelled' ? [] : [{ time, rate: passes / trials }];
  });
  const points = rates.slice(-MAX_RUNS);
  const [first, last] = [points[0], points.at(-1)];
  const words =
    first === undefined || last === undefined
      ? 'No run has a pass rate yet.'
      : `Pass rate over ${plural('run', points.length)}: ${percent(first.rate)} on ${day(first)}, ${percent(last.rate)} on ${day(last)}.`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${htmlText(label)}: pass rate of the base branch</title>
<desc id="d">${htmlText(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${htmlText(label)}</text>
${first === undefined || last === undefined ? `<text x="12" y="88">${htmlText(words)}</text>` : chart(points, first, last)}
</svg>
`;
}

const STYLE = [
  'text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}',
  '.back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}',
  '@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}',
].join('');

function chart(points: readonly ImagePoint[], first: ImagePoint, last: ImagePoint): string {
  const rates = points.map(({ rate }) => rate);
  // At least ten points wide: noise is no cliff.
  const low = Math.max(0, Math.min(...rates, Math.max(...rates) - 0.1, 0.9));
  const high = Math.max(...rates, low + 0.1);
  const x = (at: number) =>
    points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
  const y = (rate: number) => TOP + ((high - rate) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const guides = [high, (high + low) / 2, low].map(
    (rate) =>
      `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${percent(rate)}</text>`,
  );
  const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(' ');
  const end = points.length - 1;
  return [
    ...guides,
    `<polyline class="line" points="${line}"/>`,
    `<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
    `<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${percent(last.rate)}</text>`,
    `<text x="${LEFT}" y="${HEIGHT - 8}">${htmlText(day(first))}</text>`,
    ...(points.length < 2
      ? []
      : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${htmlText(day(last))}</text>`]),
  ].join('\n');
}

const fixed = (value: number): string => String(Number(value.toFixed(1)));
const day = ({ time }: ImagePoint): string => time.slice(0, 'YYYY-MM-DD'.length);
