import { firstDifference } from '../../shared/data-difference.ts';
import { never } from '../../shared/never.ts';
import { calendarDay, dayText } from './calendar-day.ts';
import { pathText } from './data-path.ts';
import { describeData } from './describe-data.ts';
import type { Field } from './field-options.ts';

/** Whether a value is what was expected, in words that follow the name of the field. */
interface Compared {
  readonly passed: boolean;
  readonly text: string;
  /** The value in the answer. */
  readonly evidence?: string;
}

export type Comparing = Pick<Field, 'match' | 'tolerance' | 'relative' | 'formats'>;

/** Compares one value of an answer with the expected one. */
export function compared(expected: unknown, actual: unknown, how: Comparing): Compared {
  switch (how.match) {
    case 'exact':
      return comparedExactly(expected, actual);
    case 'numeric_tolerance':
      return comparedAsNumbers(expected, actual, how);
    case 'date':
      return comparedAsDates(expected, actual, how);
    default:
      return never(how.match);
  }
}

function comparedExactly(expected: unknown, actual: unknown): Compared {
  const difference = firstDifference(expected, actual);
  if (difference === undefined) return { passed: true, text: `is ${describeData(expected)}` };
  const where = difference.path.length === 0 ? '' : `${pathText(difference.path)}: `;
  return {
    passed: false,
    text: `is not ${describeData(expected)}`,
    evidence: `${where}expected ${describeData(difference.expected)}, found ${describeData(difference.actual)}`,
  };
}

function comparedAsNumbers(expected: unknown, actual: unknown, { tolerance, relative }: Comparing): Compared {
  const [wanted, found] = [numberIn(expected), numberIn(actual)];
  if (wanted === undefined)
    return { passed: false, text: `cannot be compared: ${describeData(expected)} is not a number` };
  if (found === undefined) return { passed: false, text: 'is not a number', evidence: `found ${describeData(actual)}` };
  const distance = Math.abs(found - wanted);
  const isShare = relative && wanted !== 0;
  const passed = (isShare ? distance / Math.abs(wanted) : distance) <= tolerance;
  const limit = isShare ? `${tolerance} × ${Math.abs(wanted)}` : `${tolerance}`;
  return { passed, text: `${found} is ${passed ? 'within' : 'not within'} ${limit} of ${wanted}` };
}

/** A text counts for the number that it begins with, so that units may follow. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function comparedAsDates(expected: unknown, actual: unknown, { formats }: Comparing): Compared {
  const [wanted, found] = [dayIn(expected, formats), dayIn(actual, formats)];
  if (wanted === undefined)
    return { passed: false, text: `cannot be compared: ${describeData(expected)} is not a date` };
  if (found === undefined) return { passed: false, text: 'is not a date', evidence: `found ${describeData(actual)}` };
  const passed = wanted === found;
  return { passed, text: `${dayText(found)} ${passed ? 'is the day' : `is not ${dayText(wanted)}`}` };
}

/** A number is read as the text of it: 2025 is a year. */
function dayIn(value: unknown, formats: readonly string[]): number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? calendarDay(String(value), formats) : undefined;
}
