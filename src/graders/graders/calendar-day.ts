import { DAY_MS } from '../../model/text/iso-time.ts';

const MAX_DATE_LENGTH = 100;

/**
 * The day of a text, counted from 1970-01-01; undefined if it is not a date. Formats: everything that JavaScript parses
 * as a date, then `D-MMM-YYYY` and `A/B/YYYY`. A text without a time zone is in UTC on every machine; one with a time
 * zone is converted to UTC. `formats` decide which of A and B is the day.
 */
export function calendarDay(text: string, formats: readonly string[]): number | undefined {
  const written = text.trim();
  if (written === '' || written.length > MAX_DATE_LENGTH) return undefined;
  const ms = instantOf(written) ?? withMonthName(written) ?? inNumbers(written, formats);
  return ms === undefined ? undefined : Math.floor(ms / DAY_MS);
}

/** A day as people write it for programs: `2025-01-15`. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().replace(/T.*$/, '');

/** As JavaScript reads it, but not in the time zone of this machine. */
function instantOf(text: string): number | undefined {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  // Dates of ISO are in UTC already.
  if (TIME_ZONE.test(text.replace(/\s*\([^()]*\)$/, '')) || /^(?:\d{4}|[+-]\d{6})(?:-\d\d){0,2}$/.test(text)) return ms;
  const inUtc = [Date.parse(`${text}Z`), Date.parse(`${text} UTC`)].find((each) => !Number.isNaN(each));
  return inUtc ?? ms;
}

/** `Z`, `UTC`, `EST` and the like, or an offset behind a time; a remark in brackets may follow. */
const TIME_ZONE = /(?:\b(?:UTC?|GMT)|\dZ|\sZ|\b[ECMP][SD]T|(?:UTC?|GMT|:\d\d(?:\.\d+)?)\s*[+-]\d{1,2}(?::?\d\d)?)$/i;

/** `15-JAN-2025`, also with days that JavaScript refuses, which run over into the next month. */
function withMonthName(text: string): number | undefined {
  const [, day, name, year] = /^(\d{1,2})-([A-Za-z]{3,})-(\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase());
  return month === -1 ? undefined : Date.UTC(Number(year), month, Number(day));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `15/01/2025` or `01-15-2025`. */
function inNumbers(text: string, formats: readonly string[]): number | undefined {
  const [, first, second, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const monthFirst = formats.some((format) => /MM[/-]DD/.test(format));
  const dayFirst = formats.some((format) => /DD[/-]MM/.test(format));
  const isDayFirst = monthFirst === dayFirst ? Number(first) > 12 : dayFirst;
  const [day, month] = isDayFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
  return month > 12 ? undefined : Date.UTC(Number(year), month - 1, day);
}
