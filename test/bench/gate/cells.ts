import { createHash } from 'node:crypto';
import { mean, sampleVariance } from '../../../src/gate/statistics/variance.ts';
import { type Interval, wilson } from '../../../src/gate/statistics/wilson.ts';
import type { VerdictKind } from '../../../src/model/verdict/verdict.ts';
import { type Setting, type Simulated, simulator } from '../../support/simulate.ts';

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

/** Simulated runs of one setting, as many as given. Equal settings are simulated once: more runs follow the first ones. */
export function cell(setting: Setting, times: number, make = simulator): readonly Simulated[] {
  const key = `${make.name} ${JSON.stringify(setting)}`;
  const { runs, next } = known.get(key) ?? { runs: [], next: make(setting, seedOf(setting)) };
  known.set(key, { runs, next });
  while (runs.length < repeated(times)) runs.push(next());
  return runs.slice(0, repeated(times));
}
const known = new Map<string, { readonly runs: Simulated[]; readonly next: () => Simulated }>();

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
export const isCovered = (
  { suite: { deltaLow = 0, deltaHigh = 0 } }: Simulated,
  { earlierRuns, now = earlierRuns }: Setting,
): boolean => {
  const change = mean(now) - mean(earlierRuns);
  return deltaLow <= change && change <= deltaHigh;
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

interface Limits {
  /** Goals in percent. */
  readonly least?: number;
  readonly most?: number;
}

/** Runs that every cell has. */
export const FIRST_RUNS = 200;

interface Measured extends Limits {
  /** Runs of a cell within its goal. */
  readonly times: number;
  /** Runs of a cell outside of it. */
  readonly again?: number;
  readonly make?: typeof simulator;
  happens(run: Simulated): boolean;
}

/**
 * How often something happens in a cell with a goal. It is simulated in steps, until its whole interval is within the goal: of
 * a cell that is far from it, few runs are enough.
 */
export function measured(
  name: string,
  setting: Setting,
  { times, again = times, make, happens, least = 0, most = 100 }: Measured,
): Share {
  for (let runs = Math.min(FIRST_RUNS, times); ; runs = Math.min(2 * runs, again)) {
    const share = shareOf(cell(setting, runs, make), happens);
    const { low, high } = bounds(share);
    const isWithin = 100 * share.hits >= least * share.of && 100 * share.hits <= most * share.of;
    const isClear = isWithin && 100 * low >= least && 100 * high <= most;
    if (!isClear && runs < (isWithin ? times : again)) continue;
    goal(name, share, { least, most });
    return share;
  }
}

const misses: string[] = [];
let [checked, nearly] = [0, 0];

/** Notes a goal that a cell misses: clearly, or by less than the noise of the simulation. */
export function goal(name: string, share: Share, { least = 0, most = 100 }: Limits): void {
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

/** How often unchanged runs fail, with the goal `most` in percent. A cell above it gets tight intervals. */
export const falseAlarms = (name: string, setting: Setting, { times, most }: { times: number; most: number }): Share =>
  measured(`${name} fails`, setting, { times, again: AGAIN * times, most, happens: isFailed });

export const isFailed = ({ verdict }: Simulated): boolean => verdict === 'fail';

/** Prints a table in Markdown. */
export function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ruler = columns.map(() => '---');
  console.log([`\n**${title}**\n`, line(columns), line(ruler), ...rows.map(line)].join('\n'));
}
