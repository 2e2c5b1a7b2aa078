import type { Comparison } from '../model/comparison.ts';
import type { Decision } from '../model/decision.ts';
import type { Verdict } from '../model/verdict.ts';

/**
 * The decision as other programs read it: what `gate --json` prints and `report.json` keeps. Names and shape are a contract; a number that is
 * not known is null, and what was not tried is 0 trials.
 */
export function decisionJson({ kind, headline, reasons, suites }: Verdict, comparison: Comparison): Decision {
  const changes = new Map(comparison.suites.map((change) => [keyOf(change), change]));
  return {
    verdict: kind,
    headline,
    reasons: reasons.map(({ message }) => message),
    suites: suites.map((own) => {
      const change = changes.get(keyOf(own));
      return {
        suite: own.suite,
        target: own.target,
        verdict: own.kind,
        n: change?.comparable ?? 0,
        delta: change?.delta ?? null,
        delta_low: change?.deltaLow ?? null,
        delta_high: change?.deltaHigh ?? null,
        p: change?.p ?? null,
        smallest_visible_drop: change?.smallestVisibleDrop ?? null,
        reasons: reasons.filter((reason) => isOf(own, reason)).map(({ message }) => message),
      };
    }),
    tests: comparison.tests.map(({ suite, testId, target, state, base, now, p }) => ({
      suite,
      test_id: testId,
      target,
      state,
      baseline: { trials: base?.trials ?? 0, passes: base?.passes ?? 0 },
      candidate: { trials: now?.trials ?? 0, passes: now?.passes ?? 0 },
      p: p ?? null,
    })),
  };
}

interface SuiteKey {
  readonly suite: string;
  readonly file: string;
  readonly target: string;
}

const keyOf = ({ suite, file, target }: SuiteKey): string => JSON.stringify([file, suite, target]);

const isOf = (own: SuiteKey, { suite, file, target }: Verdict['reasons'][number]): boolean =>
  suite === own.suite && file === own.file && target === own.target;
