import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { aggregateScores } from '../../model/run/result-outcome.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy, type Some } from '../../model/values/grouped.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import { joinRuns } from '../join-runs.ts';
import { trialsOf } from '../read/read-rows.ts';
import { type End, endTogether } from './test-of-trials.ts';

/** Several runs of the same tests as one run with more trials. A test that one of them lacks has fewer, and a warning. */
export function joinRounds(rounds: Some<RunResult>): RunResult {
  const [first] = rounds;
  if (rounds.length === 1) return first;
  const joined = joinRuns(
    rounds.map((run, at) => ({ run, shown: `run ${at + 1}` })),
    [],
  );
  const tests = [...groupedBy(joined.results, resultKey).values()];
  const lacking = tests.filter((group) => group.length < rounds.length).map(([{ testId }]) => testId);
  const message = `${plural('test', lacking.length)} did not run in all ${rounds.length} runs: ${listed(lacking)}`;
  return {
    ...joined,
    planned: Math.max(...rounds.map(({ planned }) => planned)),
    imported: first.imported?.map((file) => ({ ...file, trials: file.trials * rounds.length })),
    warnings:
      lacking.length === 0
        ? joined.warnings
        : [...joined.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }],
    results: tests.map((group, index) => ({ ...inAllRounds(group), index })),
  };
}

/** The tool's verdicts decide, as for several trials in one file. */
function inAllRounds(results: Some<TestResult>): TestResult {
  const [first] = results;
  const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
  const shown = results.find(({ status }) => status === 'quality_failure') ?? first;
  return {
    ...shown,
    ...endTogether(results.flatMap(endsOf)),
    aggregation: aggregateScores(
      trials.map(({ score }) => score),
      'mean',
    ).aggregation,
    trials,
    costUsd: meanOfKnown(results.map(({ costUsd }) => costUsd)),
    durationMs: meanOfKnown(results.map(({ durationMs }) => durationMs)),
    cached: results.every(({ cached }) => cached === true) ? true : undefined,
  };
}

const endsOf = (result: TestResult): End[] =>
  trialsOf(result).flatMap(({ status, score, failure }): End[] => {
    if (status !== 'execution_error') return [{ status, score }];
    return failure === undefined ? [] : [{ status, score, failure }];
  });
