import type { EarlierAttempt, EarlierTest } from '../model/run/earlier-attempt.ts';
import { targetTrials } from '../model/run/present-trials.ts';
import { extraResults, isReused, type RunResult, resultKey, type TestResult } from '../model/run/result.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { DecidedTest } from '../model/verdict/assessment.ts';

/**
 * The measurements of a run for a later attempt: trials that measured the agent, of tests with known content, and how many
 * re-runs of its `suspected` tests had to fail. Infrastructure errors and reused results are excluded.
 */
export function earlierAttemptOf(
  attempt: number,
  run: Pick<RunResult, 'results' | 'extraTrials'>,
  suspected: readonly DecidedTest[] = [],
): EarlierAttempt {
  const trialsByKey = (results: readonly TestResult[]) =>
    new Map(Array.from(groupedBy(results, resultKey), ([key, group]) => [key, group.flatMap(targetTrials)] as const));
  const reruns = trialsByKey(extraResults(run, 'confirmation'));
  const controls = trialsByKey(extraResults(run, 'control'));
  const decided = new Map(suspected.map((test) => [resultKey(test), test]));
  const seen = new Set<string>();
  const tests = run.results.flatMap((result): EarlierTest[] => {
    const { suite, suiteFile, testId, target, measure, subject, timestamp, status, score } = result;
    const now = targetTrials(result);
    if (measure === undefined || subject === undefined || isReused(result) || now.length === 0) return [];
    const key = resultKey(result);
    // Several results of one test have them together.
    const isFirst = !seen.has(key);
    seen.add(key);
    return [
      {
        ...{ suite, suiteFile, testId, target, measure, subject, timestamp },
        score: status === 'execution_error' ? undefined : score,
        now,
        reruns: isFirst ? (reruns.get(key) ?? []) : [],
        control: isFirst ? (controls.get(key) ?? []) : [],
        needed: decided.get(key)?.needed,
        p: decided.get(key)?.p,
      },
    ];
  });
  return { attempt, tests };
}
