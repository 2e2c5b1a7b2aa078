import { targetTrials } from '../model/run/present-trials.ts';
import { isReused, type RunResult, startOf } from '../model/run/result.ts';
import type { EvidencePool, EvidenceTrial } from '../model/verdict/evidence.ts';

/**
 * Leaves out baseline runs that are the compared run itself: they began at the same time and have the same scores for every
 * test. Each pool is checked by itself.
 */
export function withoutOwnRun(pools: readonly EvidencePool[], run: RunResult): readonly EvidencePool[] {
  const times = new Set([run.startedAt, startOf(run)]);
  return pools.map((pool) => {
    const suspicious = new Set<string>();
    for (const { trials } of pool.tests)
      for (const trial of trials) if (times.has(trial.time)) suspicious.add(trial.run);
    if (suspicious.size === 0) return pool;
    const own = rowsOfCandidate(pool, run);
    const left = new Set([...suspicious].filter((name) => rowsOf(pool, name) === own));
    if (left.size === 0) return pool;
    const tests = pool.tests.map(({ testId, trials }) => ({
      testId,
      trials: trials.filter((trial) => !left.has(trial.run)),
    }));
    return { ...pool, tests: tests.filter(({ trials }) => trials.length > 0) };
  });
}

const rowsOf = ({ tests }: EvidencePool, name: string): string =>
  JSON.stringify(
    tests.flatMap(({ testId, trials }) => {
      const own = trials.filter(({ run }) => run === name);
      return own.length === 0 ? [] : [[testId, scoresOf(own)]];
    }),
  );

/** The same of the compared run, for the suite and target of a pool. Reused results are not part of its evidence. */
function rowsOfCandidate({ suite, target }: EvidencePool, run: RunResult): string {
  const tests = new Map<string, number[]>();
  for (const result of run.results) {
    if (result.suite !== suite || result.target !== target || isReused(result)) continue;
    const scores = targetTrials(result).map(({ score }) => score);
    if (scores.length > 0) tests.set(result.testId, [...(tests.get(result.testId) ?? []), ...scores]);
  }
  return JSON.stringify(
    [...tests].sort(([a], [b]) => (a < b ? -1 : 1)).map(([testId, scores]) => [testId, scores.sort(ascending)]),
  );
}

const scoresOf = (trials: readonly EvidenceTrial[]): number[] => trials.map(({ score }) => score).sort(ascending);
const ascending = (a: number, b: number): number => a - b;
