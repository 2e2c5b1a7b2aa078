import type { Comparison } from '../model/comparison.ts';
import type { SuiteReport } from '../model/report.ts';
import { isReused, type RunResult, resultKey, type TestResult } from '../model/result.ts';
import { earlierTests } from '../model/same-content.ts';
import { plural } from '../shared/text.ts';

/** A suite whose mean is that of all attempts on the same content, where there were earlier ones. */
export interface SuiteOverAttempts extends SuiteReport {
  /** How many, this one included; absent when only this one counts. */
  readonly attempts?: number | undefined;
}

/**
 * The suites of a run, with the mean score over all its attempts on the same content: each test by the mean of its
 * attempts, so that nobody reaches a threshold by asking until it is reached (gate.md §2.13).
 */
export function overAttempts(suites: readonly SuiteReport[], run: RunResult): SuiteOverAttempts[] {
  if (run.earlier === undefined) return [...suites];
  const groups = groupedBy(run.results, suiteKey);
  return suites.map((suite): SuiteOverAttempts => {
    const key = suiteKey({ ...suite, suiteFile: suite.file });
    const { score, attempts } = scoreOver(groups.get(key) ?? [], run);
    if (score === undefined || attempts === 1) return suite;
    return { ...suite, totals: { ...suite.totals, score }, attempts };
  });
}

/** The mean score of a suite's results, of all attempts on the same content, and how many there were, this one included. */
export function scoreOver(
  results: readonly TestResult[],
  run: Pick<RunResult, 'earlier'>,
): { readonly score: number | undefined; readonly attempts: number } {
  const attempts = new Set<number>();
  const earlierOf = earlierTests(run);
  const means: number[] = [];
  for (const own of groupedBy(results, resultKey).values()) {
    const rounds = earlierOf(own).filter(({ score }) => score !== undefined);
    for (const { attempt } of rounds) attempts.add(attempt);
    const scores = [...rounds.flatMap(({ score }) => score ?? []), ...ownScores(own, rounds.length > 0)];
    if (scores.length > 0) means.push(mean(scores));
  }
  const all = attempts.size > 0 ? means : ownScores(results, false);
  return { score: all.length === 0 ? undefined : mean(all), attempts: attempts.size + 1 };
}

function groupedBy(results: readonly TestResult[], keyOf: (result: TestResult) => string): Map<string, TestResult[]> {
  const groups = new Map<string, TestResult[]>();
  for (const result of results) {
    const group = groups.get(keyOf(result));
    if (group) group.push(result);
    else groups.set(keyOf(result), [result]);
  }
  return groups;
}

const suiteKey = ({ suiteFile, suite, target }: Pick<TestResult, 'suiteFile' | 'suite' | 'target'>): string =>
  JSON.stringify([suiteFile, suite, target]);

const ownScores = (results: readonly TestResult[], hasEarlier: boolean): number[] =>
  results.flatMap((result) =>
    result.status === 'execution_error' || (hasEarlier && isReused(result)) ? [] : result.score,
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The headline, saying that it speaks of earlier attempts too, where it does. */
export function withEarlierAttempts(headline: string, { tests }: Comparison): string {
  const attempts = new Set(tests.flatMap(({ earlier }) => earlier?.attempts ?? [])).size;
  if (attempts === 0) return headline;
  return `${headline}; counted with the trials of ${plural('earlier attempt', attempts)} on the same content`;
}
