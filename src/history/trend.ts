import * as z from 'zod';
import { type TrendRun, type TrendSuite, trendRunSchema } from '../model/run/sample.ts';
import { foreignJsonOf } from '../shared/json.ts';
import { runName } from './history-pools.ts';
import type { HistoryRun, RunLine, SuiteLine } from './lines.ts';

/** A run without its tests, as charts and tables show it. */
export function historyTrend({ run, suites }: Pick<HistoryRun, 'run' | 'suites'>): TrendRun {
  return {
    run: runName(run),
    sha: run.sha,
    time: run.time,
    // A run that was stopped says as little about the suites as an invalid one.
    verdict: run.complete ? run.verdict : 'invalid',
    tool: toolOf(run),
    suites: suites.flatMap((suite) => trendSuite(suite) ?? []),
  };
}

/** Another major version may measure in another way. */
const toolOf = ({ tool_version, format }: Pick<RunLine, 'tool_version' | 'format'>): string =>
  format === undefined ? `eval-action ${tool_version.split('.')[0]}` : format;

function trendSuite(line: SuiteLine): TrendSuite | undefined {
  const { suite, file, target, passes, trials, score, cost_usd, ms, n, model, judges, definition, changed } = line;
  if (trials === 0 || score === undefined) return undefined;
  return {
    suite,
    file,
    target,
    passes,
    trials,
    score,
    costUsd: cost_usd,
    durationMs: ms,
    n,
    model,
    judges,
    definition,
    changed: changed && { tests: changed[0], of: changed[1] },
  };
}

export const trendLimits = { runs: 200, bytes: 4 * 1024 * 1024 } as const;

/** The newest runs as the text of a file within its limits. */
export function encodeTrend(runs: readonly TrendRun[]): string {
  const lines = runs.slice(-trendLimits.runs).map((run) => JSON.stringify(run));
  const text = `{"schemaVersion":1,"runs":[\n${lines.join(',\n')}\n]}\n`;
  return Buffer.byteLength(text) <= trendLimits.bytes || runs.length === 0
    ? text
    : encodeTrend(runs.slice(Math.ceil(runs.length / 10)));
}

const trendSchema = z.object({ schemaVersion: z.literal(1), runs: z.array(trendRunSchema) });

/** Undefined for a file that is damaged, of a newer version, or another one. */
export const decodeTrend = (text: string): readonly TrendRun[] | undefined =>
  trendSchema.safeParse(foreignJsonOf(text)).data?.runs.slice(-trendLimits.runs);

/** The runs of several sources, oldest first. Of a run that is there again, the last one counts. */
export const joinedTrend = (...parts: readonly (readonly TrendRun[])[]): TrendRun[] =>
  [...new Map(parts.flat().map((run) => [run.run, run])).values()].sort((a, b) =>
    a.time < b.time ? -1 : a.time > b.time ? 1 : 0,
  );
