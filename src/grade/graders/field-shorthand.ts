import { calendarDay } from './calendar-day.ts';
import type { Comparing } from './field-match.ts';
import type { FieldOptions } from './field-options.ts';

/**
 * How one expected value is compared where a suite lists no fields: as `match_type` says if the value is a number or a
 * date at all, else exactly (graders.md §8).
 */
export function leafComparing(expected: unknown, options: FieldOptions): Comparing {
  const { match_type: match = 'exact', numeric_tolerance: tolerance = 0 } = options;
  const isMeant = match === 'numeric_tolerance' ? isNumber(expected) : match === 'date' && isDate(expected);
  return { match: isMeant ? match : 'exact', tolerance, relative: false, formats: [] };
}

/** Text is one only as a whole: "12 Main Street" begins with a number and is none. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));

/** JavaScript reads "Room 5" as a day in May, so a date must look like one too. */
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && calendarDay(value, []) !== undefined && /\d{4}/.test(value) && LIKE_A_DATE.test(value);

const LIKE_A_DATE =
  /^\s*(?:\d+[-/\s]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.-])/i;
