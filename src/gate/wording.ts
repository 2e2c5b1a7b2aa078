import type { TestNames } from '../model/run/result-keys.ts';
import { digitsOf, interval, points } from '../model/text/percentage-points.ts';
import { firstNames } from '../model/text/text.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { SuiteAssessment } from '../model/verdict/assessment.ts';

const UNNAMED = 'default';

/** A suite on its target: `support on gpt`. */
export const suiteOn = ({ suite, target }: { readonly suite: string; readonly target: string }): string =>
  target === UNNAMED ? suite : `${suite} on ${target}`;
type ScoreChange = Pick<SuiteAssessment, 'delta' | 'deltaLow' | 'deltaHigh' | 'p'>;

/** A drop of a suite, as in a headline: `8 pp (95% CI −12 to −4 pp)`, or with a note behind its interval. */
export const drop = (change: ScoreChange, note?: string): string =>
  `${points(change.delta ?? 0, digitsOf(change))}${interval(change, note)}`;

/** The same with its p-value: `8 pp (95% CI −12 to −4 pp, p = 0.002)`. */
export const dropWithP = (change: ScoreChange): string => drop(change, pValue(change.p ?? 1));

/** A limit as it was set, in percent: `25%`, `12.5%`. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(4)) + 0}%`;
export const percentagePoints = (share: number): string => `${Number((share * 100).toFixed(4)) + 0} pp`;

/** A share in percent, with enough decimals to show that it exceeds its limit. */
export const percentAbove = (share: number, limit: number): string =>
  `${Number(decimals(share * 100, (shown) => shown > limit * 100 + 1e-9))}%`;

/** The size of a drop, with enough decimals to show that it is below its limit. */
export const smallDrop = ({ delta = 0 }: ScoreChange, limit: number): string =>
  `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;

/** A p-value: `p = 0.004`. */
export const pValue = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);

/** Names in a sentence; of more than five the first, and how many more there are. */
export const names = (all: readonly string[], most = 5): string => firstNames(all, most);

/** Each name once, with the number of targets or suites whose tests have it: `refund (3 targets)`. `shown` formats names. */
export function testNames(
  tests: readonly Pick<TestNames, 'testId' | 'target'>[],
  shown = (name: string): string => name,
): string[] {
  return Array.from(
    groupedBy(tests, ({ testId }) => testId),
    ([testId, testsOfId]) => {
      const targets = new Set(testsOfId.map(({ target }) => target)).size;
      if (targets > 1) return `${shown(testId)} (${targets} targets)`;
      return testsOfId.length === 1 ? shown(testId) : `${shown(testId)} (${testsOfId.length} suites)`;
    },
  );
}

/** Two decimals, more where two would look as if a limit were reached. */
export const below = (score: number, limit: number, fewest = 2): string =>
  decimals(score, (shown) => shown < limit, fewest);

/** As few decimals as show which side of a limit a number is on. */
function decimals(value: number, isRight: (shown: number) => boolean, fewest = 0): string {
  for (let digits = fewest; digits <= 6; digits += 1) {
    const text = value.toFixed(digits);
    if (isRight(Number(text))) return text;
  }
  return String(value);
}
