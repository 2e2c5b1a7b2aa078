import { type RunResult, resultKey, type TestNames } from '../model/run/result.ts';
import { grouped } from '../shared/grouped.ts';

/** Planned tests that have no result, by suite and target: a run that was stopped, or that lacks a shard. */
export function withoutResult(
  planned: readonly TestNames[],
  results: RunResult['results'],
): Pick<RunResult, 'withoutResult'> {
  const known = new Set(results.map(resultKey));
  const missing = planned.filter((test) => !known.has(resultKey(test)));
  if (missing.length === 0) return {};
  const groups = grouped(missing, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return {
    withoutResult: Array.from(groups.values(), (tests) => {
      const [{ suite, suiteFile: file, target }] = tests;
      return { suite, file, target, tests: tests.length };
    }),
  };
}
