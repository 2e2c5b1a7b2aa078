import type { TrendRun, TrendSuite } from '../model/run/sample.ts';
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
