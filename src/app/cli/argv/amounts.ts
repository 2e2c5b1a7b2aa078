import { invalidValue, userError } from '../../../model/errors.ts';

/** Parses an age, such as `30d`, to milliseconds. Throws a `UserError` for any other text. */
export const ageOf = (given: unknown, flag: string): number | undefined =>
  amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');

/** Parses a size, such as `500mb`, to bytes. Throws a `UserError` for any other text. */
export const sizeOf = (given: unknown, flag: string): number | undefined =>
  amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');

const HOUR = 3_600_000;
const AGES: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES: Readonly<Record<string, number>> = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };

function amountOf(
  given: unknown,
  flag: string,
  units: Readonly<Record<string, number>>,
  expected: string,
): number | undefined {
  if (given === undefined) return undefined;
  const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor !== undefined) return Number(digits) * factor;
  throw userError('INPUT_INVALID', invalidValue(flag, expected, given));
}
