import { PASS_MARK } from '../model/suite/suite.ts';
import type { Assessment } from '../model/verdict/assessment.ts';
import type { SuiteReport } from '../model/verdict/report.ts';

/**
 * Adds the default threshold to suites that have no threshold and no comparable test: without it, nothing would judge their
 * failing tests.
 */
export function withDefaultThresholds(suites: readonly SuiteReport[], assessment: ComparedSuites): SuiteReport[] {
  const compared = comparedSuites(assessment);
  return suites.map((suite) =>
    suite.threshold !== undefined || compared.has(keyOf(suite))
      ? suite
      : { ...suite, threshold: PASS_MARK, isDefaultThreshold: true },
  );
}

interface ComparedSuites {
  readonly baseline: Pick<Assessment['baseline'], 'kind'>;
  readonly suites: readonly (Pick<SuiteReport, 'suite' | 'file' | 'target'> & { readonly comparable: number })[];
}

function comparedSuites({ baseline, suites }: ComparedSuites): ReadonlySet<string> {
  if (baseline.kind !== 'found') return new Set();
  return new Set(suites.filter(({ comparable }) => comparable > 0).map(keyOf));
}

const keyOf = ({ suite, file, target }: Pick<SuiteReport, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);
