import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';

/** A number from 0 to 1, if the key is there. */
export function share(mapping: Cursor, key: string, problems: Problem[]): number | undefined {
  return numberWithin(
    mapping,
    key,
    { expected: 'a number from 0 to 1', accepts: (value) => value >= 0 && value <= 1 },
    problems,
  );
}

/** A whole number within limits, if the key is there. */
export function wholeNumber(
  mapping: Cursor,
  key: string,
  [least, most]: readonly [number, number],
  problems: Problem[],
): number | undefined {
  return numberWithin(
    mapping,
    key,
    {
      expected: `a whole number from ${least} to ${most}`,
      accepts: (value) => Number.isInteger(value) && value >= least && value <= most,
    },
    problems,
  );
}

/** A number over 0 and up to a limit, if the key is there. */
export function positive(mapping: Cursor, key: string, most: number, problems: Problem[]): number | undefined {
  return numberWithin(
    mapping,
    key,
    { expected: `a number over 0, up to ${most}`, accepts: (value) => value > 0 && value <= most },
    problems,
  );
}

function numberWithin(
  mapping: Cursor,
  key: string,
  { expected, accepts }: { readonly expected: string; accepts(value: number): boolean },
  problems: Problem[],
): number | undefined {
  const field = mapping.field(key);
  if (field === undefined) return undefined;
  const { value } = field;
  if (typeof value === 'number' && Number.isFinite(value) && accepts(value)) return value;
  problems.push(field.wrongType(key, expected, adviceForNumber(value, accepts)));
  return undefined;
}

/** Hints for two common mistakes with numbers: quotes, and percent for a share. */
export function adviceForNumber(value: unknown, accepts: (value: number) => boolean): string | undefined {
  if (typeof value === 'string') {
    const isNumber = value.trim() !== '' && accepts(Number(value));
    return isNumber ? `Write ${Number(value)} without quotes.` : undefined;
  }
  const isPercent = typeof value === 'number' && value >= 10 && value <= 100 && !accepts(value) && accepts(0.5);
  return isPercent ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : undefined;
}

/** Hints for booleans: YAML 1.2 has no yes and no, and quoted values are text. */
export function adviceForFlag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:yes|on|true|y)$/i.test(value)) return 'Write true, without quotes.';
  return /^(?:no|off|false|n)$/i.test(value) ? 'Write false, without quotes.' : undefined;
}
