import type { Problem } from '../model/errors.ts';
import type { Cursor } from '../model/source.ts';

/** A number from 0 to 1, if the key is there. */
export function share(mapping: Cursor, key: string, problems: Problem[]): number | undefined {
  return numberWithin(mapping, key, 'a number from 0 to 1', (value) => value >= 0 && value <= 1, problems);
}

/** A whole number within limits, if the key is there. */
export function wholeNumber(
  mapping: Cursor,
  key: string,
  [least, most]: readonly [number, number],
  problems: Problem[],
): number | undefined {
  const expected =
    most === Number.POSITIVE_INFINITY ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`;
  return numberWithin(
    mapping,
    key,
    expected,
    (value) => Number.isInteger(value) && value >= least && value <= most,
    problems,
  );
}

/** A number over 0, if the key is there. */
export function positive(mapping: Cursor, key: string, problems: Problem[]): number | undefined {
  return numberWithin(mapping, key, 'a number over 0', (value) => value > 0, problems);
}

function numberWithin(
  mapping: Cursor,
  key: string,
  expected: string,
  accepts: (value: number) => boolean,
  problems: Problem[],
): number | undefined {
  const field = mapping.field(key);
  if (field === undefined) return undefined;
  if (typeof field.value === 'number' && Number.isFinite(field.value) && accepts(field.value)) return field.value;
  problems.push(field.wrongType(key, expected));
  return undefined;
}
