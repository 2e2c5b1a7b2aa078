import { hash } from 'node:crypto';
import { jsonString } from '../shared/json-string.ts';

/** 72 bits: enough to exclude collisions, and short, because pools contain thousands of hashes. */
const HASH_LENGTH = 12;

/** A transformation of texts, such as redacting secrets. It must be deterministic. */
export type Retell = (text: string) => string;

const asItIs: Retell = (text) => text;

/** A short hash of a value. Equal values have equal hashes in any key order; undefined values count as missing. */
export const hashOf = (value: unknown, retell?: Retell): string =>
  hash('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);

/** A value as one text: keys sorted, absent and undefined alike, line breaks of all systems the same. */
export function canonicalText(value: unknown, retell: Retell = asItIs): string {
  const reporting = reportingBy(retell);
  // Most values need nothing done to them, and to see that takes less than to write them piece by piece.
  return isCanonical(value, reporting) ? plainText(value) : textOf(value, reporting);
}

/** Texts whose order has no meaning, sorted. */
export const unordered = (values: readonly unknown[], retell?: Retell): string[] =>
  values.map((value) => canonicalText(value, retell)).sort();

/** The same few keys occur in all hashed values: their transformed form is cached. */
interface Reporting {
  readonly retell: Retell;
  readonly names: Map<string, Name>;
}

interface Name {
  readonly key: string;
  readonly reported: string;
  /** The transformed key in JSON, with the colon. */
  readonly json: string;
}

const tellings = new WeakMap<Retell, Reporting>();

function reportingBy(retell: Retell): Reporting {
  let reporting = tellings.get(retell);
  if (reporting === undefined) {
    reporting = { retell, names: new Map() };
    tellings.set(retell, reporting);
  }
  return reporting;
}

/** JSON cannot express these values: it omits or rejects them. */
const NOT_IN_JSON: ReadonlySet<string> = new Set(['bigint', 'function', 'symbol']);

/** Whether the JSON of a value is its one text already. */
function isCanonical(value: unknown, reporting: Reporting): boolean {
  if (typeof value === 'string') return !value.includes('\r') && reporting.retell(value) === value;
  if (typeof value !== 'object' || value === null) return !NOT_IN_JSON.has(typeof value);
  if (Array.isArray(value)) return value.every((item) => isCanonical(item, reporting));
  return Object.getPrototypeOf(value) === Object.prototype && hasCanonicalKeys(value as Known, reporting);
}

type Known = Readonly<Record<string, unknown>>;

function hasCanonicalKeys(value: Known, reporting: Reporting): boolean {
  let before = '';
  const keys = Object.keys(value);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const item = value[key];
    if (item === undefined) continue;
    if (key < before || nameOf(key, reporting).reported !== key || !isCanonical(item, reporting)) return false;
    before = key;
  }
  return true;
}

function textOf(value: unknown, reporting: Reporting): string {
  if (typeof value === 'string') return jsonString(unixLines(reporting.retell(value)));
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : plainText(value);
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item, reporting)).join(',')}]`;
  return objectText(value as Known, reporting);
}

function objectText(value: Known, reporting: Reporting): string {
  const texts = sortedNames(value, reporting).map(({ key, json }) => json + textOf(value[key], reporting));
  return `{${texts.join(',')}}`;
}

const sortedNames = (value: Known, reporting: Reporting): Name[] =>
  Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .map((key) => nameOf(key, reporting))
    .sort(inOrder);

/** Names that suites bring along may be many; the words of our own come first. */
const MAX_NAMES = 1_000;

function nameOf(key: string, { retell, names }: Reporting): Name {
  const known = names.get(key);
  if (known !== undefined) return known;
  const reported = retell(key);
  const name: Name = { key, reported, json: `${jsonString(reported)}:` };
  if (names.size < MAX_NAMES) names.set(key, name);
  return name;
}

function inOrder(a: Name, b: Name): number {
  if (a.reported !== b.reported) return a.reported < b.reported ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

const unixLines = (text: string): string => (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);

const plainText = (value: unknown): string => JSON.stringify(value) ?? 'null';
