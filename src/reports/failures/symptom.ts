import { createHash } from 'node:crypto';
import { withoutAnsi } from '../escape/invisible.ts';

/** What went wrong in one test, in the form that it shares with other tests (docs/fixing-regressions.md#causes). */
export interface Cause {
  /** `c` and 8 hexadecimal digits: the same symptom has the same id in every run. */
  readonly id: string;
  /** `error/<class>`, `tool/<name>`, `check/<type>`, `grader/<type>:<name>`, … */
  readonly kind: string;
  /** The normalised text; may be empty. */
  readonly text: string;
  /** The line that it was made from, as it was said. */
  readonly said: string;
}

export function causeFrom(kind: string, text: string): Cause {
  const said = firstLine(withoutAnsi(text.slice(0, MAX_READ).normalize('NFC')));
  const normalised = normaliseLine(kind, said);
  return { id: `c${digest(JSON.stringify([kind, normalised]))}`, kind, text: normalised, said };
}

const ID_DIGITS = 8;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, ID_DIGITS);

/**
 * A line without what differs from one occurrence of a symptom to the next. It has at most 500 characters, so no pattern
 * reads more. In the text of a check, the author's numbers matter: they stay.
 */
function normaliseLine(kind: string, line: string): string {
  if (kind.startsWith('check/')) return short(line.toLowerCase());
  const general = RULES.reduce((all, [pattern, by]) => all.replace(pattern, by), line);
  return short(general.toLowerCase());
}

const MAX_READ = 4_000;
const MAX_LINE_LENGTH = 500;
const MAX_OF_SYMPTOM = 200;

const firstLine = (text: string): string =>
  (text.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? '')
    .trim()
    .slice(0, MAX_LINE_LENGTH)
    .replace(/\s+/g, ' ');

const short = (text: string): string => text.slice(0, MAX_OF_SYMPTOM);

/** In this order: each sees the results of those before it. */
const RULES: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/https?:\/\/[^\s"'`<>)\]]+/gi, '<url>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/(?<!\d)\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g, '<time>'],
  [/(?<![\d:])\d\d:\d\d:\d\d(?:[.,]\d+)?(?![\d:])/g, '<time>'],
  [
    /(?:\b[a-z]:|[\w.~-]+)?(?:[\\/][^\s\\/"'`<>()[\]{}:,;]+)+[\\/]([^\s\\/"'`<>()[\]{}:,;]+)(?::\d+){0,2}/gi,
    '<path>/$1',
  ],
  [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,}\b/gi, '<hex>'],
  [/\b(?=[a-z_]*\d)(?=[\d_]*[a-z])\w{12,}\b/gi, '<id>'],
  [/(["'`])(?:(?!\1).){41,}\1/g, '<text>'],
  [/\d+(?:[.,:]\d+)*/g, '<n>'],
];
