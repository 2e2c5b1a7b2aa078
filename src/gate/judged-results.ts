import type { Comparison } from '../model/comparison.ts';
import { type RunResult, resultKey, type TestResult } from '../model/result.ts';

/** The results that the requirements of a suite apply to: those of tests that are not in quarantine. */
export function judgedResults(
  { results }: Pick<RunResult, 'results'>,
  { tests }: Pick<Comparison, 'tests'>,
): TestResult[] {
  const quarantined = new Set(tests.filter(({ state }) => state === 'quarantined').map(resultKey));
  return quarantined.size === 0 ? [...results] : results.filter((result) => !quarantined.has(resultKey(result)));
}
