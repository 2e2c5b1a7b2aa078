import { hash } from 'node:crypto';

/** 72 bits: what meets by chance is out of the question, and pools hold thousands of them. */
const HASH_LENGTH = 12;

/** How a text is to be told: without secrets, say. */
export type Retell = (text: string) => string;

const asItIs: Retell = (text) => text;

/** A short hash of a value. Equal values have equal ones, however their keys are ordered; what is undefined is not there. */
export const hashOf = (value: unknown, retell?: Retell): string =>
  hash('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);

/**
 * A value as one text: keys sorted, absent and undefined ones alike. Line breaks of Windows and of elsewhere are the
 * same, because git turns them into one another.
 */
export function canonicalText(value: unknown, retell: Retell = asItIs): string {
  if (typeof value === 'string') return JSON.stringify(retell(value).replaceAll('\r\n', '\n'));
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, retell)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : plainText(value);
  const entries: (readonly [string, unknown])[] = [];
  for (const [key, item] of Object.entries(value)) if (item !== undefined) entries.push([retell(key), item]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item, retell)}`);
  return `{${texts.join(',')}}`;
}

/** The texts of things whose order says nothing, in one order. */
export const unordered = (values: readonly unknown[], retell?: Retell): string[] =>
  values.map((value) => canonicalText(value, retell)).sort();

const plainText = (value: unknown): string => JSON.stringify(value) ?? 'null';
