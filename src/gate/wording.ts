import type { SuiteAssessment } from '../model/assessment.ts';
import { cutMiddle } from '../shared/text.ts';

const LONGEST_NAME = 120;
/** Digits behind the point mean nothing beside a wider interval. */
const WIDE = 0.1;

/** A difference in percentage points with its sign: `−4 pp`, `+1.5 pp`, `0 pp`. */
export const signedPoints = (share: number, digits = 1): string => `${signed(share, digits)} pp`;

/** A size in percentage points: `8 pp`. */
export const points = (share: number, digits = 1): string => `${rounded(Math.abs(share), digits)} pp`;

/** The change of a suite: `−8 pp (95% CI −12 to −4 pp)`. */
export function change({ delta = 0, deltaLow, deltaHigh }: SuiteAssessment): string {
  return `${signedPoints(delta, digitsOf(delta, deltaLow, deltaHigh))}${interval({ delta, deltaLow, deltaHigh })}`;
}

/** The same of a drop, without the sign: `8 pp (95% CI −12 to −4 pp)`. */
export function drop({ delta = 0, deltaLow, deltaHigh }: SuiteAssessment): string {
  return `${points(delta, digitsOf(delta, deltaLow, deltaHigh))}${interval({ delta, deltaLow, deltaHigh })}`;
}

type Range = Pick<SuiteAssessment, 'delta' | 'deltaLow' | 'deltaHigh'>;

function interval({ delta = 0, deltaLow, deltaHigh }: Range): string {
  if (deltaLow === undefined || deltaHigh === undefined) return '';
  const digits = digitsOf(delta, deltaLow, deltaHigh);
  return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)})`;
}

const digitsOf = (delta: number, low: number | undefined, high: number | undefined): number =>
  low !== undefined && high !== undefined && high - low > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;

function signed(share: number, digits: number): string {
  const value = rounded(share, digits);
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

const rounded = (share: number, digits: number): number => Number((share * 100).toFixed(digits)) + 0;

/** A share in percent: `25%`. */
export const percent = (share: number): string => `${rounded(share, 0)}%`;

/** A p-value: `p = 0.004`. */
export const pValue = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);

/** Names in a sentence; of many the first, and how many more there are. */
export function names(all: readonly string[], most = 5): string {
  const shown = all.slice(0, most).map((name) => cutMiddle(name, LONGEST_NAME));
  const rest = all.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** Two decimals, more where two would look as if a limit were reached. */
export function below(score: number, limit: number): string {
  for (let digits = 2; digits <= 6; digits += 1) {
    const text = score.toFixed(digits);
    if (Number(text) < limit) return text;
  }
  return String(score);
}
