import type { EarlierTest } from '../run/earlier-attempt.ts';
import { type RunResult, resultKey, type TestResult } from '../run/result.ts';

/**
 * Finds trials of the same test with the same content in earlier attempts: both fingerprints are known and equal. Takes
 * all results of one test on one target. Trials that an attempt took over itself are excluded.
 */
export function earlierTests(run: Pick<RunResult, 'earlier'>): (results: readonly TestResult[]) => EarlierRound[] {
  const byContent = new Map<string, EarlierRound[]>();
  for (const { attempt, tests } of run.earlier ?? []) {
    for (const test of tests) {
      const key = contentKey(test);
      byContent.set(key, [...(byContent.get(key) ?? []), { ...test, attempt }]);
    }
  }
  return (results) => {
    const [first] = results;
    if (byContent.size === 0 || first?.measure === undefined || first.subject === undefined) return [];
    const { measure, subject } = first;
    const own = new Set(results.map(({ timestamp }) => timestamp));
    return (byContent.get(contentKey({ ...first, measure, subject })) ?? []).filter(
      ({ timestamp }) => !own.has(timestamp),
    );
  };
}

/** One test as one earlier attempt measured it. */
export interface EarlierRound extends EarlierTest {
  readonly attempt: number;
}

const contentKey = (test: Pick<EarlierTest, 'suiteFile' | 'suite' | 'testId' | 'target' | 'measure' | 'subject'>) =>
  `${resultKey(test)} ${test.measure} ${test.subject}`;
