import { isSameSuite } from '../model/run/result-keys.ts';
import type { Assessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { Decision } from '../model/verdict/decision.ts';
import type { Verdict } from '../model/verdict/verdict.ts';

/**
 * The decision for other programs: what `gate --json` prints and `report.json` keeps. Names and shape are a contract. An
 * unknown number is null, and where nothing was run there are 0 trials.
 */
export function decisionJson({ kind, headline, reasons, suites }: Verdict, assessment: Assessment): Decision {
  return {
    schema_version: 1,
    verdict: kind,
    headline,
    reasons: reasons.map(({ message }) => message),
    suites: suites.map((suite): Decision['suites'][number] => {
      const numbers = assessment.suites.find(isSameSuite(suite));
      return {
        suite: suite.suite,
        target: suite.target,
        verdict: suite.kind,
        n: numbers?.comparable ?? 0,
        delta: numbers?.delta ?? null,
        delta_low: numbers?.deltaLow ?? null,
        delta_high: numbers?.deltaHigh ?? null,
        p: numbers?.p ?? null,
        p_exact: numbers?.pExact ?? null,
        p_variation: numbers?.pVariation ?? null,
        smallest_detectable_drop: numbers?.smallestDetectableDrop ?? null,
        reasons: reasons.filter(isSameSuite(suite)).map(({ message }) => message),
      };
    }),
    tests: assessment.tests.map((test) => ({
      suite: test.suite,
      test_id: test.testId,
      target: test.target,
      state: test.state,
      baseline: countsOf(test.base),
      candidate: countsOf(test.now),
      reruns: { ...countsOf(test.reruns), needed: test.needed ?? null },
      p: test.p ?? null,
    })),
    detectable_tests: { count: assessment.detectableTests.count, of: assessment.detectableTests.of },
  };
}

const countsOf = (counts: TestAssessment['base']) => ({ trials: counts?.trials ?? 0, passes: counts?.passes ?? 0 });
