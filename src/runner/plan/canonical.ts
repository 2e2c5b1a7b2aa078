import { hash } from 'node:crypto';

/** 72 bits: enough to exclude collisions, and short, because pools contain thousands of hashes. */
const HASH_LENGTH = 12;

/** A transformation of texts, such as redacting secrets. It must be deterministic. */
export type Retell = (text: string) => string;

/** A short hash of a value. Equal values have equal hashes in any key order; undefined values count as missing. */
export const hashOf = (value: unknown, retell?: Retell): string =>
  hash('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);

/** A value as one text: keys sorted, absent and undefined alike, line breaks of all systems the same. */
export function canonicalText(value: unknown, retell: Retell = (text) => text): string {
  if (typeof value === 'string') return JSON.stringify(retell(value).replaceAll('\r\n', '\n'));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, retell)).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => ({ key, name: retell(key), item }))
    .sort((a, b) => order(a.name, b.name) || order(a.key, b.key));
  return `{${entries.map(({ name, item }) => `${JSON.stringify(name)}:${canonicalText(item, retell)}`).join(',')}}`;
}

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Texts whose order has no meaning, sorted. */
export const unordered = (values: readonly unknown[], retell?: Retell): string[] =>
  values.map((value) => canonicalText(value, retell)).sort();
