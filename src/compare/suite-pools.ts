import type { TestResult } from '../model/run/result.ts';
import type { EvidencePool } from '../model/verdict/evidence.ts';

/** The names of a suite on a target. */
export type SuiteOfResult = Pick<TestResult, 'suite' | 'suiteFile' | 'target'>;

/** A suite of a run on a target, and its history. */
interface SuitePools extends SuiteOfResult {
  readonly pools: readonly EvidencePool[];
}

/** The pools of each suite of a run. A suite keeps its baseline when its file moves, if its name is unique. */
export function poolsOfSuites(pools: readonly EvidencePool[], results: readonly SuiteOfResult[]): SuitePools[] {
  const keyOf = suiteKeys();
  const suites = [...new Map(results.map((result) => [keyOf(result), result])).values()];
  const files = new Set(suites.map(({ suiteFile }) => suiteFile));
  return suites.map(({ suite, suiteFile, target }): SuitePools => {
    const named = pools.filter((pool) => pool.suite === suite && pool.target === target);
    const exact = named.filter(({ file }) => file === suiteFile);
    const namesakes = suites.filter((other) => other.suite === suite && other.target === target);
    const moved = named.filter(({ file }) => file === undefined || !files.has(file));
    const isOnlyOne = namesakes.length === 1 && new Set(moved.map(({ file }) => file)).size <= 1;
    return { suite, suiteFile, target, pools: exact.length > 0 ? exact : isOnlyOne ? moved : [] };
  });
}

/** The key of a result's suite on its target. Results of one suite follow each other. */
export function suiteKeys(): (result: SuiteOfResult) => string {
  let last: { readonly of: SuiteOfResult; readonly key: string } | undefined;
  return (result) => {
    const { suite, suiteFile, target } = result;
    if (last?.of.suite !== suite || last.of.suiteFile !== suiteFile || last.of.target !== target) {
      last = { of: result, key: JSON.stringify([suiteFile, suite, target]) };
    }
    return last.key;
  };
}
