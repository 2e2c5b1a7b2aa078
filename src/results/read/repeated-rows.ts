import { aggregateScores } from '../../model/run/aggregate.ts';
import { measuredTrials, presentTrials } from '../../model/run/present-trials.ts';
import { resultKey, type TestResult, type Trial } from '../../model/run/result.ts';
import { grouped } from '../../shared/grouped.ts';
import { costOfTrials } from '../result-of.ts';
import type { ReadResult } from './read-record.ts';

/** A row, and its position among others of the same test. */
export interface RepeatableRow extends ReadResult {
  /** AgentV 5: the retry that it comes from, 0 for the first. */
  readonly retry?: number | undefined;
  /** AgentV 5: which of several samples it is. */
  readonly sample?: number | undefined;
}

/**
 * One result for each test and target of a file. Several rows of a test are its trials, in their order, as long as they
 * were measured; an error that was followed by another row was run again.
 */
export function withoutRepeatedRows(rows: readonly RepeatableRow[]): TestResult[] {
  const suites = grouped(rows, ({ result: { suiteFile, suite, target } }) => [suiteFile, suite, target]);
  const isOnce = (own: readonly RepeatableRow[]) => new Set(own.map(({ result }) => result.testId)).size === own.length;
  if ([...suites.values()].every(isOnce)) return rows.map(({ result }) => result);
  const groups = new Map<string, RepeatableRow[]>();
  for (const row of rows) {
    const key = resultKey(row.result);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}

/** Of a sample only its last retry counts; without numbers, an error counts only when nothing came after it. */
function lastRetries(rows: readonly RepeatableRow[]): TestResult[] {
  const bySample = new Map<number, RepeatableRow>();
  const others: TestResult[] = [];
  for (const row of rows) {
    const { sample, retry } = row;
    if (sample === undefined || retry === undefined) others.push(row.result);
    else if ((bySample.get(sample)?.retry ?? -1) <= retry) bySample.set(sample, row);
  }
  const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
  return all.filter((result, index) => presentTrials(result).length > 0 || index === all.length - 1);
}

function together(results: readonly TestResult[]): TestResult | undefined {
  // A timeout is a trial that failed, but there is no answer to show.
  const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
  if (last === undefined || results.length === 1) return last;
  const trials = results.flatMap(trialsOf).map((trial, attempt): Trial => ({ ...trial, attempt }));
  const { score, aggregation } = aggregateScores(
    measuredTrials(trials).map((trial) => trial.score),
    'mean',
  );
  const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
  const together = { trials, aggregation, score, costUsd: costOfTrials(trials) };
  if (shown.status === 'execution_error') return { ...shown, ...together };
  return { ...shown, ...together, status: score >= last.passMark ? 'ok' : 'quality_failure' };
}

function trialsOf(result: TestResult): readonly Trial[] {
  const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
  // Under `pass_at_k` the test as a whole is one trial.
  if (trials !== undefined && aggregation?.strategy !== 'pass_at_k') return trials;
  return [
    {
      attempt: 0,
      status: result.status,
      score,
      verdict: result.status === 'ok' ? 'pass' : 'fail',
      scores,
      failure: result.status === 'execution_error' ? result.failure : undefined,
      tokenUsage,
      costUsd,
      durationMs,
      cached: cached || undefined,
      paid,
    },
  ];
}
