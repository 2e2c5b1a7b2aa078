import { formFinder, type Range } from './form-finder.ts';
import { formsOf } from './secret-forms.ts';

export interface Redactor {
  text(text: string): string;
  /** The same value with every text in it redacted, keys included. */
  deep<T>(value: T): T;
}

/**
 * Takes secrets out of texts, in the forms in which they get into texts, also where signs that nobody sees or ends of
 * lines break them; and what `patterns` match, which carry the flag `g`. Those leave the keys of objects alone: they may
 * be short words.
 */
export function redactor(secrets: readonly string[], patterns: readonly RegExp[] = []): Redactor {
  const forms = [...new Set(secrets.flatMap(formsOf))];
  if (forms.length === 0 && patterns.length === 0) return { text: (text) => text, deep: (value) => value };
  const key = forms.length === 0 ? (given: string) => given : withoutForms(forms);
  const text = (given: string) => patterns.reduce((all, pattern) => all.replace(pattern, '***'), key(given));
  return { text, deep: <T>(value: T): T => deep(value, text, key) as T };
}

/** A pattern that finds a text in all of its forms. */
export const anyFormOf = (text: string): RegExp => {
  const forms = [...new Set([...formsOf(text), text])].sort((a, b) => b.length - a.length);
  return new RegExp(forms.map(escapeRegExp).join('|'), 'g');
};

type Redact = (given: string) => string;

function withoutForms(forms: readonly string[]): Redact {
  const find = formFinder(forms);
  return (given) => {
    const joined = given.replace(BREAKS, '');
    if (joined.length === given.length) return cut(given, find(given));
    // A break that is escaped may be none: the end of a path and the beginning of a name.
    if (!given.includes('\\') && find(joined).length === 0) return given;
    const clean = cut(given, find(given));
    return cut(clean, findBroken(clean, find));
  };
}

function cut(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  const kept = ranges.map(([from], index) => text.slice(ranges[index - 1]?.[1] ?? 0, from));
  return [...kept, text.slice(ranges.at(-1)?.[1])].join('***');
}

/** Signs that break a text for programs and not for people: colours of terminals, ends of lines, signs without a width. */
const [ESCAPE, BELL] = ['\u001b', '\u0007'];
const BREAKS = new RegExp(
  [
    `${ESCAPE}\\[[\\d;?]{0,40}[A-Za-z]`,
    `${ESCAPE}\\][^${BELL}${ESCAPE}]{0,2000}(?:${BELL}|${ESCAPE}\\\\)`,
    '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]+',
    '\\r?\\n[ \\t]*',
    '\\\\{1,8}(?:r\\\\{1,8}n|n|u001b\\[[\\d;?]{0,40}[A-Za-z]|u(?:00ad|200[b-f]|206[0-4]|feff))',
  ].join('|'),
  'gi',
);

/** Finds forms in a text as if nothing broke them. */
function findBroken(text: string, find: (text: string) => readonly Range[]): Range[] {
  const pieces: { readonly text: string; readonly from: number; readonly joinedFrom: number }[] = [];
  let [from, joinedFrom] = [0, 0];
  for (const match of [...text.matchAll(BREAKS), undefined]) {
    const piece = text.slice(from, match?.index);
    pieces.push({ text: piece, from, joinedFrom });
    joinedFrom += piece.length;
    from = match === undefined ? text.length : match.index + match[0].length;
  }
  const found = find(pieces.map((piece) => piece.text).join(''));
  let index = 0;
  const offsetOf = (joined: number): number => {
    while ((pieces[index + 1]?.joinedFrom ?? Number.POSITIVE_INFINITY) <= joined) index += 1;
    const { from: start, joinedFrom: joinedStart } = pieces[index] ?? { from: 0, joinedFrom: 0 };
    return start + joined - joinedStart;
  };
  return found.map(([start, end]) => [offsetOf(start), offsetOf(end - 1) + 1]);
}

function deep(value: unknown, text: Redact, key: Redact): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((item) => deep(item, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [key(name), deep(item, text, key)]));
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
