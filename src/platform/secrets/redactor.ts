import { jsonOf } from '../../model/text/json.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { ansiSequence } from './ansi-sequence.ts';
import { formsOf, revealsSecret } from './secret-forms.ts';
import { tokenRanges } from './token-formats.ts';

interface RedactSettings {
  /** Have the flag `g`. They do not apply to the keys of objects: they may be short words. */
  readonly redact: readonly RegExp[];
  /** Whether texts in the format of a known kind of token are redacted that is not configured as a secret. */
  readonly redactUnknown: boolean;
}

/**
 * Redacts secrets in texts, in all their encoded forms, even with invisible characters or line breaks in them, and what a
 * shortened text has of them; tokens of known formats; and the texts of the setting `redact`. A process has one, which
 * learns secrets while they are read (docs/decisions/0007-untrusted-code-and-secrets.md).
 */
export class Redactor {
  readonly #secrets = new Set<string>();
  #settings: RedactSettings;
  #secretFinders: readonly Finder[] | undefined;

  constructor(secrets: Iterable<string> = [], settings: RedactSettings = { redact: [], redactUnknown: true }) {
    this.#settings = settings;
    this.learn(secrets);
  }

  learn(secrets: Iterable<string>): void {
    for (const secret of secrets) {
      if (this.#secrets.has(secret)) continue;
      this.#secrets.add(secret);
      this.#secretFinders = undefined;
    }
  }

  configure({ redact, redactUnknown }: RedactSettings): void {
    this.#settings = { redact, redactUnknown };
  }

  /** A text of people. */
  readonly text = (text: string): string =>
    this.#settings.redact.reduce((all, pattern) => all.replace(pattern, '***'), this.document(text));

  /** The same value with every text in it redacted, keys included. */
  readonly deep = <T>(value: T): T => deep(value, this.text, this.document) as T;

  /** A text with parts that the setting `redact` must not change: marks, addresses, names of fields. */
  readonly document = (text: string): string =>
    withoutSecrets(text, this.#settings.redactUnknown ? [...this.#finders, tokenRanges] : this.#finders);

  /** JSON, in which numbers stay, as they may have the digits of a secret. It stays readable, whatever it contains. */
  readonly json = (text: string): string => {
    const isClean = this.document(text) === text;
    // Only a text with a backslash differs from what it is read as.
    if (isClean && !text.includes('\\')) return text;
    if (NOT_IN_JSON.test(text.replace(JSON_TEXT, '').replace(/true|false|null/g, ''))) return this.document(text);
    return text.replace(JSON_TEXT, (written) => {
      if (isClean && !written.includes('\\')) return written;
      const read = jsonOf(written);
      if (typeof read !== 'string') return this.document(written);
      const cleanRead = this.document(read);
      if (cleanRead !== read) {
        // With escapes for `#`, with which commands of the runner begin, and for all that is not ASCII: the written text may have had them.
        return JSON.stringify(cleanRead).replace(
          /[^\x20-\x22\x24-\x7e]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
      const clean = `"${this.document(written.slice(1, -1))}"`;
      return typeof jsonOf(clean) === 'string' ? clean : '"***"';
    });
  };

  /** A text that may be JSON, JSON Lines or a piece of them, and the same value with every text in it redacted as such. */
  readonly printed = (text: string): string => (/^[\s,]*[[{"]/.test(text) ? this.json(text) : this.document(text));
  readonly inDocuments = <T>(value: T): T => deep(value, this.printed, this.document) as T;

  /** A text of which an identity is made, whatever the settings are. */
  readonly identity = (text: string): string => withoutSecrets(text, [...this.#finders, tokenRanges]);

  get #finders(): readonly Finder[] {
    this.#secretFinders ??= findersOf([...this.#secrets]);
    return this.#secretFinders;
  }
}

const JSON_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/g;
/** What is in no JSON but within its texts and words. */
const NOT_IN_JSON = /[^\s\d.,:[\]{}eE+-]/;

export const anyFormOf = (text: string): RegExp => {
  const forms = [...new Set([...formsOf(text), text])].sort((a, b) => b.length - a.length);
  return new RegExp(forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
};

type Redact = (text: string) => string;
type Finder = (text: string) => readonly Range[];

function findersOf(secrets: readonly string[]): Finder[] {
  const written = secrets.flatMap(formsOf);
  const decoded = written.map((form) => decode(form, ESCAPES).text).filter((form) => form.length >= BLOCK);
  const forms = [...new Set([...written, ...decoded.filter(revealsSecret)])];
  return forms.length === 0 ? [] : [formFinder(forms), partFinder(forms)];
}

function withoutSecrets(text: string, finders: readonly Finder[]): string {
  let clean = finders.reduce((rest, find) => cut(rest, find(rest)), text);
  for (const escapes of LINE_SIGN.test(clean) ? [ESCAPES, ...ESCAPES_AND_SIGNS] : [ESCAPES]) {
    let read = decode(clean, escapes);
    for (const find of finders) {
      const ranges = read.text === clean ? [] : find(read.text);
      if (ranges.length === 0) continue;
      clean = cut(clean, ranges.map(read.rangeOf));
      read = decode(clean, escapes);
    }
  }
  return clean;
}

function cut(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  const outside = ranges.map(([from], index) => text.slice(ranges[index - 1]?.[1] ?? 0, from));
  return [...outside, text.slice(ranges.at(-1)?.[1])].join('***');
}

/** Characters that people do not see, in texts and escaped in JSON, and terminal sequences. Reports drop them, which would join a text again. */
const INVISIBLE = '[\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]+';
const ESCAPED_INVISIBLE = [
  'r\\\\{1,8}n|[bfnrt]',
  'u001[bB](?:\\[[0-?]{0,40}[ -\\/]{0,4}[@-~]|[ -\\/]{1,4}[0-~])',
  'u00(?:[01][\\da-fA-F]|7[fF]|[89][\\da-fA-F]|[aA][dD])',
  'u(?:034[fF]|061[cC]|180[b-fB-F]|20(?:0[b-fB-F]|2[89a-eA-E]|6[\\da-fA-F])|[fF][eE](?:0[\\da-fA-F]|[fF]{2}))',
].join('|');
/** What encoders write for one sign, any number of times: JSON, programming languages, addresses, HTML, and shells. */
const ENCODED = [
  '\\\\{1,32}(?:u00|u\\{0{0,4}|U0{6})(?<unicode>[2-7][\\da-fA-F])\\}?',
  '\\\\{1,32}x(?<hex>[2-7][\\da-fA-F])',
  // A second backslash makes it a backslash and digits.
  '(?<!\\\\)\\\\0?(?<octal>[4-7][0-7]|1[0-7]{2})',
  '%(?:25)*(?<percent>[2-7][\\da-fA-F])',
  '&(?:amp;)*(?:#0{0,6}(?<decimal>1[01]\\d|12[0-6]|3[2-9]|[4-9]\\d);?|#[xX]0{0,6}(?<entityHex>[2-7][\\da-fA-F]);?|(?<entity>amp|lt|gt|quot|apos);)',
  // In quotes of shells, then doubled in quotes, then behind backslashes.
  `'\\\\+(?<shell>')'|'"(?<shellQuote>')"'|(?<twice>['"])\\k<twice>+`,
  '\\\\+(?=[^\\w\\s\\\\]|\\x20)|\\\\+(?<backslash>\\\\)',
];
const escapes = (lineBreak: string) =>
  new RegExp(
    [ansiSequence, ...lineBreak.split('||'), INVISIBLE, `\\\\{1,8}(?:${ESCAPED_INVISIBLE})`, ...ENCODED].join('|'),
    'gu',
  );
const ESCAPED_LINE = '\\\\{1,8}(?:r\\\\{1,8})?n';
const ESCAPES = escapes(`\\\\{0,4}\\r?\\n[ \\t]*||${ESCAPED_LINE}[ \\t]+`);
/** The signs with which a patch, a quotation or a comment begins each line. */
const LINE_SIGN = /(?:\n|\\n)[-+<>|#*!]/;
const ESCAPES_AND_SIGNS = [1, 2].map((count) => {
  const signs = `[-+<>|#*!]{${count}}[ \\t]*`;
  return escapes(`\\\\{0,4}\\r?\\n${signs}||${ESCAPED_LINE}${signs}`);
});
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function signOf(groups: Readonly<Record<string, string | undefined>>): string {
  const { unicode, hex, octal, percent, entityHex, decimal, entity, shell, shellQuote, twice, backslash } = groups;
  const code = unicode ?? hex ?? percent ?? entityHex;
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return (entity && ENTITIES[entity]) ?? shell ?? shellQuote ?? twice ?? backslash ?? '';
}

interface DecodedText {
  readonly text: string;
  /** The range of the written text. */
  rangeOf(range: Range): Range;
}

/** A text as its readers see it: without breaks, and with the signs that encoders wrote in other ways. */
function decode(source: string, pattern: RegExp): DecodedText {
  const hasSigns = /[\\%&]|''|""|'"'/.test(source);
  if (!hasSigns && !/[^ -~]/.test(source)) return { text: source, rangeOf: (range) => range };
  const text = hasSigns
    ? source.replace(pattern, (...match) => signOf(match.at(-1) as Record<string, string | undefined>))
    : source.replace(pattern, '');
  let tokens: { readonly at: number; readonly sign: number; readonly from: number; readonly to: number }[] | undefined;
  const offsetOf = (decoded: number, side: 'from' | 'to'): number => {
    tokens ??= tokensIn(source, pattern);
    let [low, high] = [0, tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle]?.at ?? 0) <= decoded) low = middle + 1;
      else high = middle;
    }
    const before = tokens[low - 1];
    if (before === undefined) return decoded + (side === 'to' ? 1 : 0);
    if (decoded < before.at + before.sign) return before[side];
    return before.to + decoded - before.at - before.sign + (side === 'to' ? 1 : 0);
  };
  return { text, rangeOf: ([from, to]) => [offsetOf(from, 'from'), offsetOf(to - 1, 'to')] };
}

/** What `decode` replaced, in both texts. */
function tokensIn(source: string, pattern: RegExp) {
  let removed = 0;
  return Array.from(source.matchAll(pattern), (match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const sign = signOf(match.groups ?? {}).length;
    const at = from - removed;
    removed += match[0].length - sign;
    return { at, sign, from, to };
  });
}

/** What has no secret is the value itself and not a copy: the results of large runs fill much of the memory. */
function deep(value: unknown, text: Redact, key: Redact): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => deep(item, text, key));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (value instanceof Set) return new Set([...value].map((item) => deep(item, text, key)));
  if (value instanceof Map) return new Map([...value].map(([at, item]) => [deep(at, key, key), deep(item, text, key)]));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const clean = entries.map(([name, item]) => [key(name), deep(item, text, key)] as const);
  const isSame = clean.every(([name, item], at) => entries[at]?.[0] === name && entries[at]?.[1] === item);
  return isSame ? value : Object.fromEntries(clean);
}

const BLOCK = 4;
const BUCKETS = 1 << 16;

type Range = readonly [from: number, to: number];

/**
 * Finds any of many texts in a long one, the first and longest first, without overlaps. A table tells where none of them can
 * begin: a regular expression of hundreds of alternatives would try many of them at each character.
 */
function formFinder(forms: readonly string[]): (text: string) => Range[] {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  const starts = groupedBy(longestFirst, (form) => form.slice(0, BLOCK));
  const buckets = bucketsOf(starts.keys());
  return (text) => {
    const ranges: Range[] = [];
    for (let at = 0; at + BLOCK <= text.length; at += 1) {
      if (buckets[bucketAt(text, at)] === 0) continue;
      const form = starts.get(text.slice(at, at + BLOCK))?.find((each) => text.startsWith(each, at));
      if (form === undefined) continue;
      ranges.push([at, at + form.length]);
      at += form.length - 1;
    }
    return ranges;
  };
}

function bucketsOf(blocks: Iterable<string>): Uint8Array {
  const buckets = new Uint8Array(BUCKETS);
  for (const block of blocks) buckets[bucketAt(block, 0)] = 1;
  return buckets;
}

const bucketAt = (text: string, at: number): number =>
  (text.charCodeAt(at) ^
    (text.charCodeAt(at + 1) << 4) ^
    (text.charCodeAt(at + 2) << 8) ^
    (text.charCodeAt(at + 3) << 12)) &
  (BUCKETS - 1);

/** Where texts were shortened: `…`, `[… 12 KiB omitted; … …]`, `… [cut, 300 characters]`. */
const CUT = /\[…[^[\]\n]{0,120}…\]|…(?: \[cut[^[\]\n]{0,60}\])?|\.{3}/g;
/** A shorter part of a long secret is of no use. Of a short one, half is too much. */
const MAX_PART_LEFT_LENGTH = 8;
/** Where nothing says that a text was shortened, a word may begin like a secret. */
const UNMARKED_PART = 12;

/**
 * Finds what is left of forms where a text was shortened before it was redacted: the beginning of a form before such a
 * place and at the end of the text, its end after such a place and at the start of the text, or its middle between two.
 */
function partFinder(forms: readonly string[]): (text: string) => Range[] {
  const longest = forms.reduce((most, { length }) => Math.max(most, length), 0);
  const starts = groupedBy(forms, (form) => form.slice(0, BLOCK));
  const ends = groupedBy(forms, (form) => form.slice(-BLOCK));
  const [startBuckets, endBuckets] = [bucketsOf(starts.keys()), bucketsOf(ends.keys())];
  const leastOf = (form: string, isMarked: boolean) =>
    isMarked ? Math.max(BLOCK, Math.min(MAX_PART_LEFT_LENGTH, Math.ceil(form.length / 2))) : UNMARKED_PART;
  const isPart = (part: string, form: string, isMarked: boolean) =>
    part.length < form.length && part.length >= leastOf(form, isMarked);

  /** The length of the beginning of a form with which a piece ends. */
  const startIn = (piece: string, isMarked: boolean): number => {
    for (let at = Math.max(0, piece.length - longest); at + BLOCK <= piece.length; at += 1) {
      if (startBuckets[bucketAt(piece, at)] === 0) continue;
      const part = piece.slice(at);
      const known = starts.get(part.slice(0, BLOCK));
      if (known?.some((form) => isPart(part, form, isMarked) && form.startsWith(part))) return part.length;
    }
    return 0;
  };
  const endIn = (piece: string, isMarked: boolean): number => {
    for (let end = Math.min(piece.length, longest); end >= BLOCK; end -= 1) {
      if (endBuckets[bucketAt(piece, end - BLOCK)] === 0) continue;
      const part = piece.slice(0, end);
      const known = ends.get(part.slice(-BLOCK));
      if (known?.some((form) => isPart(part, form, isMarked) && form.endsWith(part))) return end;
    }
    return 0;
  };

  return (text) => {
    const ranges: Range[] = [];
    let from = 0;
    for (const match of [...text.matchAll(CUT), undefined]) {
      const [isCutBefore, isCutAfter] = [from > 0, match !== undefined];
      const section = text.slice(from, match?.index);
      // A text is shortened at the end of a word or line.
      const begins = from + (isCutBefore ? section.length - section.trimStart().length : 0);
      const piece = isCutAfter ? text.slice(begins, from + section.trimEnd().length) : text.slice(begins);
      const isInside =
        isCutBefore && isCutAfter && forms.some((form) => isPart(piece, form, true) && form.includes(piece));
      const end = isInside ? piece.length : endIn(piece, isCutBefore);
      const start = Math.min(startIn(piece, isCutAfter), piece.length - end);
      if (end > 0) ranges.push([begins, begins + end]);
      if (start > 0) ranges.push([begins + piece.length - start, begins + piece.length]);
      from = match === undefined ? text.length : match.index + match[0].length;
    }
    return ranges;
  };
}
