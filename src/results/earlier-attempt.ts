import type { EarlierAttempt, EarlierTest } from '../model/run/earlier-attempt.ts';
import { presentTrials } from '../model/run/present-trials.ts';
import { extraResults, isReused, type RunResult, resultKey, type TestResult } from '../model/run/result.ts';

/**
 * The measurements of a run for a later attempt: trials that measured the agent, of tests with known content.
 * Infrastructure errors and reused results are excluded.
 */
export function earlierAttemptOf(attempt: number, run: Pick<RunResult, 'results' | 'extraTrials'>): EarlierAttempt {
  const reruns = trialsByKey(extraResults(run, 'confirmation'));
  const controls = trialsByKey(extraResults(run, 'control'));
  return { attempt, tests: testsOf(run.results, reruns, controls) };
}

type TrialsByKey = ReadonlyMap<string, EarlierTest['now']>;

function testsOf(results: readonly TestResult[], reruns: TrialsByKey, control: TrialsByKey): EarlierTest[] {
  const seen = new Set<string>();
  return results.flatMap((result): EarlierTest[] => {
    const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
    const now = presentTrials(result);
    if (measure === undefined || subject === undefined || isReused(result) || now.length === 0) return [];
    const key = resultKey(result);
    const isFirst = !seen.has(key);
    seen.add(key);
    return [
      {
        suite,
        suiteFile,
        testId,
        target,
        measure,
        subject,
        timestamp,
        ...(result.status !== 'execution_error' && { score: result.score }),
        now,
        // Several results of one test have them together.
        reruns: isFirst ? (reruns.get(key) ?? []) : [],
        control: isFirst ? (control.get(key) ?? []) : [],
      },
    ];
  });
}

function trialsByKey(results: readonly TestResult[]): Map<string, EarlierTest['now']> {
  const trials = new Map<string, EarlierTest['now']>();
  for (const result of results) {
    const key = resultKey(result);
    trials.set(key, [...(trials.get(key) ?? []), ...presentTrials(result)]);
  }
  return trials;
}
