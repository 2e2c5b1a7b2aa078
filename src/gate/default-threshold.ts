import type { RunResult } from '../model/run/result.ts';
import { PASS_MARK } from '../model/suite/suite.ts';
import type { Assessment } from '../model/verdict/assessment.ts';
import type { SuiteReport } from '../model/verdict/report.ts';

/**
 * Adds the default threshold to suites that have no threshold and no comparable test, or too short a baseline to confirm
 * even a complete failure: without it, nothing would judge their failing tests. The tests of another tool may pass with any score, so that their pass rate counts.
 */
export function withDefaultThresholds(
  suites: readonly SuiteReport[],
  assessment: ComparedSuites,
  { results, imported }: Pick<RunResult, 'results' | 'imported'>,
): SuiteReport[] {
  const compared = comparedSuites(assessment);
  const ofOtherTools = new Set(
    (imported === undefined ? [] : results).flatMap(({ importedFrom, suite, suiteFile: file, target }) =>
      importedFrom === undefined ? [] : keyOf({ suite, file, target }),
    ),
  );
  return suites.map((suite) => {
    const key = keyOf(suite);
    if (suite.threshold !== undefined || compared.has(key)) return suite;
    const byDefault = { ...suite, threshold: PASS_MARK, isDefaultThreshold: true as const };
    return ofOtherTools.has(key) ? { ...byDefault, isOfPassRate: true } : byDefault;
  });
}

interface ComparedSuites {
  readonly baseline: Pick<Assessment['baseline'], 'kind'>;
  readonly suites: readonly (Pick<SuiteReport, 'suite' | 'file' | 'target'> & {
    readonly comparable: number;
    readonly keepsDefaultThreshold?: true | undefined;
  })[];
}

function comparedSuites({ baseline, suites }: ComparedSuites): ReadonlySet<string> {
  if (baseline.kind !== 'found') return new Set();
  return new Set(
    suites.filter(({ comparable, keepsDefaultThreshold }) => comparable > 0 && !keepsDefaultThreshold).map(keyOf),
  );
}

const keyOf = ({ suite, file, target }: Pick<SuiteReport, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);
