import { createHash } from 'node:crypto';
import type { VerdictKind } from '../../../src/model/verdict/verdict.ts';
import { mean, sampleVariance } from '../../../src/shared/statistics/variance.ts';
import { type Interval, wilson } from '../../../src/shared/statistics/wilson.ts';
import { type Setting, type Simulated, simulate, simulateStatedDrop } from '../../support/simulate.ts';

const FEWEST_TIMES = 5;
/** `--quick` repeats each cell this much less often. */
export const isQuick = process.argv.includes('--quick');
const FASTER = 80;

/** Planned trials against baseline trials. */
export const histories = {
  '1 v 1': { trials: 1, runs: 1, perRun: 1 },
  '1 v 2': { trials: 1, runs: 2, perRun: 1 },
  '1 v 3': { trials: 1, runs: 3, perRun: 1 },
  '1 v 5': { trials: 1, runs: 5, perRun: 1 },
  '1 v 10': { trials: 1, runs: 10, perRun: 1 },
  '3 v 9': { trials: 3, runs: 3, perRun: 3 },
  '3 v 15': { trials: 3, runs: 5, perRun: 3 },
} as const;
export type History = keyof typeof histories;

/** How often something happened, in how many simulated runs. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

/** Simulated runs of one setting, as often as given. Equal settings are simulated once. */
export function cell(setting: Setting, times: number): readonly Simulated[] {
  const key = `${JSON.stringify(setting)} ${times}`;
  const runs = known.get(key) ?? simulate(setting, repeated(times), seedOf(setting));
  known.set(key, runs);
  return runs;
}
const known = new Map<string, readonly Simulated[]>();

/** The same in which the smallest detectable drop happens. */
export function statedDropCell(setting: Setting, times: number): readonly Simulated[] {
  return simulateStatedDrop(setting, repeated(times), seedOf(setting));
}

/** Each setting has its own numbers, the same in every measurement. */
const seedOf = (setting: Setting): number =>
  createHash('sha256').update(JSON.stringify(setting)).digest().readUInt32BE(0);

export const repeated = (times: number): number =>
  isQuick ? Math.max(FEWEST_TIMES, Math.round(times / FASTER)) : times;

export const shareOf = (runs: readonly Simulated[], happened: (run: Simulated) => boolean): Share => ({
  hits: runs.filter(happened).length,
  of: runs.length,
});

export const verdicts = (runs: readonly Simulated[], verdict: VerdictKind): Share =>
  shareOf(runs, (run) => run.verdict === verdict);

/** Whether the interval of the first suite contains the change of its mean pass rate. */
export const coverage = (runs: readonly Simulated[], { earlierRuns, now = earlierRuns }: Setting): Share => {
  const change = mean(now) - mean(earlierRuns);
  return shareOf(runs, ({ suite: { deltaLow = 0, deltaHigh = 0 } }) => deltaLow <= change && change <= deltaHigh);
};

const percents = (share: number): string => (100 * share).toFixed(1);
const bounds = ({ hits, of }: Share): Interval => wilson(hits, of) ?? { low: 0, high: 1 };

/** In percent, with its 95% interval: `1.4 [0.9–2.1]`. */
export function shown(share: Share): string {
  if (share.of === 0) return '–';
  const { low, high } = bounds(share);
  return `${percents(share.hits / share.of)} [${percents(low)}–${percents(high)}]`;
}

/** Extra trials per planned test, in percent. */
export function extraTrials(runs: readonly Simulated[], { earlierRuns, suites = 1 }: Setting): string {
  const extra = runs.map((run) => run.extra / (earlierRuns.length * suites));
  const half = 1.96 * Math.sqrt(sampleVariance(extra) / extra.length);
  return `${percents(mean(extra))} ± ${percents(half)}`;
}

const misses: string[] = [];
let [checked, nearly] = [0, 0];

/** Notes a goal in percent that a cell misses: clearly, or by less than the noise of the simulation. */
export function goal(name: string, share: Share, { least = 0, most = 100 }: { least?: number; most?: number }): void {
  checked += 1;
  const { low, high } = bounds(share);
  const [value, limit] = [100 * (share.hits / share.of), 100 * share.hits < least * share.of ? least : most];
  if (share.of === 0 || (value >= least && value <= most)) return;
  if (100 * high < least || 100 * low > most) misses.push(`- missed: ${name}: ${shown(share)}, goal ${limit}`);
  else nearly += 1;
}

/** What became of all goals. */
export const goals = (): string => {
  const met = checked - nearly - misses.length;
  const counts = `${met} of ${checked} goals met, ${nearly} within the interval of the cell, ${misses.length} missed.`;
  return [counts, ...misses].join('\n');
};

/** How much more often a cell is simulated that is above its goal: of so many cells, some are by chance. */
const AGAIN = 20;

/** How often unchanged runs fail, with the goal `most` in percent. A cell above it is measured again, with tight intervals. */
export function falseAlarms(name: string, setting: Setting, { times, most }: { times: number; most: number }): Share {
  const first = verdicts(cell(setting, times), 'fail');
  const failed = 100 * first.hits <= most * first.of ? first : verdicts(cell(setting, AGAIN * times), 'fail');
  goal(`${name} fails`, failed, { most });
  return failed;
}

/** Prints a table in Markdown. */
export function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ruler = columns.map(() => '---');
  console.log([`\n**${title}**\n`, line(columns), line(ruler), ...rows.map(line)].join('\n'));
}
