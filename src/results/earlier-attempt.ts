import type { EarlierAttempt, EarlierTest } from '../model/run/earlier-attempt.ts';
import { targetTrials } from '../model/run/present-trials.ts';
import { extraResults, isReused, type RunResult, resultKey, type TestResult } from '../model/run/result.ts';
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
  const reruns = trialsByKey(extraResults(run, 'confirmation'));
  const controls = trialsByKey(extraResults(run, 'control'));
  const decided = new Map(suspected.map((test) => [resultKey(test), test]));
  return { attempt, tests: testsOf(run.results, { reruns, controls, decided }) };
}

interface ExtraTrials {
  readonly reruns: ReadonlyMap<string, EarlierTest['now']>;
  readonly controls: ReadonlyMap<string, EarlierTest['now']>;
  readonly decided: ReadonlyMap<string, DecidedTest>;
}

function testsOf(results: readonly TestResult[], { reruns, controls, decided }: ExtraTrials): EarlierTest[] {
  const seen = new Set<string>();
  return results.flatMap((result): EarlierTest[] => {
    const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
    const now = targetTrials(result);
    if (measure === undefined || subject === undefined || isReused(result) || now.length === 0) return [];
    const key = resultKey(result);
    const isFirst = !seen.has(key);
    seen.add(key);
    const { needed, p } = decided.get(key) ?? {};
    return [
      {
        suite,
        suiteFile,
        testId,
        target,
        measure,
        subject,
        timestamp,
        score: result.status !== 'execution_error' ? result.score : undefined,
        now,
        // Several results of one test have them together.
        reruns: isFirst ? (reruns.get(key) ?? []) : [],
        control: isFirst ? (controls.get(key) ?? []) : [],
        needed,
        p,
      },
    ];
  });
}

function trialsByKey(results: readonly TestResult[]): Map<string, EarlierTest['now']> {
  const trials = new Map<string, EarlierTest['now']>();
  for (const result of results) {
    const key = resultKey(result);
    trials.set(key, [...(trials.get(key) ?? []), ...targetTrials(result)]);
  }
  return trials;
}
