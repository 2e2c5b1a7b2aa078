import { plural } from '../../shared/text.ts';
import { quote } from './text-check.ts';

/** A value of JSON in a few words, however large or deep it is; `undefined` is nothing. */
export function describeData(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value).length;
  return keys === 0 ? 'an empty object' : `an object with ${plural('key', keys)}`;
}
