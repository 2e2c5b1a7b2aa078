import { hash } from 'node:crypto';
import { jsonString } from '../shared/json-string.ts';

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
  if (typeof value === 'string') return jsonString(unixLines(retell(value)));
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : plainText(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, retell)).join(',')}]`;
  return objectText(value as Readonly<Record<string, unknown>>, retell);
}

/** The texts of things whose order says nothing, in one order. */
export const unordered = (values: readonly unknown[], retell?: Retell): string[] =>
  values.map((value) => canonicalText(value, retell)).sort();

function objectText(value: Readonly<Record<string, unknown>>, retell: Retell): string {
  const keys = Object.keys(value).sort();
  const names = keys.map((key) => retell(key));
  // A name that is told otherwise may stand elsewhere in the order.
  const order = names.every((name, at) => name === keys[at]) ? undefined : orderOf(names);
  let texts = '';
  for (let rank = 0; rank < keys.length; rank += 1) {
    const at = order?.[rank] ?? rank;
    const item = value[keys[at] ?? ''];
    if (item === undefined) continue;
    texts += `${texts === '' ? '' : ','}${jsonString(names[at] ?? '')}:${canonicalText(item, retell)}`;
  }
  return `{${texts}}`;
}

/** Where the least of these names stands, then the next one. */
const orderOf = (names: readonly string[]): number[] =>
  [...names.keys()].sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));

const unixLines = (text: string): string => (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);

const plainText = (value: unknown): string => JSON.stringify(value) ?? 'null';
