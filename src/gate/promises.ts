import type { SuiteReport } from '../model/report.ts';
import type { Reason } from '../model/verdict.ts';

/** G1: what the user promised. The mean score of a suite on a target, errors left out, must reach its threshold (gate.md §2.4). */
export function brokenPromises(suites: readonly SuiteReport[]): Reason[] {
  return suites.flatMap(({ suite, file, target, threshold, totals: { score } }): Reason[] => {
    if (threshold === undefined || score === undefined || score >= threshold) return [];
    const message = `The mean score of ${suite} on ${target} is ${below(score, threshold)}, under its threshold of ${threshold}`;
    return [{ rule: 'promise', kind: 'fail', message, suite, file, target }];
  });
}

/** Two decimals, more where two would look as if the threshold were reached. */
function below(score: number, threshold: number): string {
  for (let digits = 2; digits <= 6; digits++) {
    const text = score.toFixed(digits);
    if (Number(text) < threshold) return text;
  }
  return String(score);
}
