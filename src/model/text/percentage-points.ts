interface DeltaInterval {
  readonly delta?: number | undefined;
  readonly deltaLow?: number | undefined;
  readonly deltaHigh?: number | undefined;
}

/** Decimals of a difference mean nothing if its interval is wider than this. */
const WIDE = 0.1;

/** A difference in percentage points with its sign: `−4 pp`, `+1.5 pp`, `0 pp`. */
export const signedPoints = (share: number, digits = 1): string => `${signed(share, digits)} pp`;

/** A size in percentage points: `8 pp`. */
export const points = (share: number, digits = 1): string => `${rounded(Math.abs(share), digits)} pp`;

/** A difference with its interval: `−8 pp (95% CI −12 to −4 pp)`. */
export const differenceText = (difference: DeltaInterval): string =>
  `${signedPoints(difference.delta ?? 0, digitsOf(difference))}${interval(difference)}`;

/** The interval alone: ` (95% CI −12 to −4 pp)`, or with a note behind it; empty where there is none. */
export function interval(difference: DeltaInterval, note?: string): string {
  const { deltaLow, deltaHigh } = difference;
  if (deltaLow === undefined || deltaHigh === undefined) return '';
  const digits = digitsOf(difference);
  const more = note === undefined ? '' : `, ${note}`;
  return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)}${more})`;
}

/** Decimals that a difference is shown with. */
export function digitsOf({ delta = 0, deltaLow, deltaHigh }: DeltaInterval): number {
  if (deltaLow === undefined || deltaHigh === undefined) return 1;
  const digits = deltaHigh - deltaLow > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;
  // An interval that excludes 0 must not end at it.
  const excludesZero = deltaLow > 0 || deltaHigh < 0;
  const nearest = deltaLow > 0 ? deltaLow : deltaHigh;
  return excludesZero ? ([digits, 1, 2].find((each) => rounded(nearest, each) !== 0) ?? 3) : digits;
}

function signed(share: number, digits: number): string {
  const value = rounded(share, digits);
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

const rounded = (share: number, digits: number): number => Number((share * 100).toFixed(digits)) + 0;
