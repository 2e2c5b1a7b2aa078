/** The text, or its beginning with an ellipsis: never longer than `max` UTF-16 units, never half a character. */
export function cutEnd(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${text.slice(0, borderBefore(text, max - 1)).trimEnd()}…`;
}

/** The text, or its end behind an ellipsis: never longer than `max` UTF-16 units, never half a character. */
export function cutStart(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `…${text.slice(borderAfter(text, text.length - max + 1)).trimStart()}`;
}

/** The text, or its beginning and end around an ellipsis: for names, whose end identifies them. */
export function cutMiddle(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  const head = Math.floor((max - 1) / 3);
  const tail = max - 1 - head;
  return `${text.slice(0, borderBefore(text, head))}…${text.slice(borderAfter(text, text.length - tail))}`;
}

/** The text, or its beginning with an ellipsis: never more than `maxBytes` bytes of UTF-8. */
export function cutBytes(text: string, maxBytes: number): string {
  if (3 * text.length <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
  const available = maxBytes - Buffer.byteLength('…');
  if (available < 0) return '';
  const { read } = new TextEncoder().encodeInto(text, Buffer.allocUnsafe(available));
  return `${text.slice(0, borderBefore(text, read))}…`;
}

/** A count with its noun: `1 test`, `2 tests`. */
export const plural = (noun: string, count: number, several = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : several}`;

/** The words of a text: a long list of names, written as a paragraph. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Names in a sentence; of many the first, and how many more there are. */
export function firstNames(names: readonly string[], most: number, maxLength = 120): string {
  const shown = names.slice(0, most).map((name) => cutMiddle(name, maxLength));
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

export const orList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');

/** A text that another sentence may follow. */
export const ended = (text: string): string => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);

export const asSentences = (lines: readonly string[]): string =>
  lines.length < 2
    ? lines.join('')
    : lines.map((line) => ended(line.replace(/^(?:expected|found): /, capitalized))).join(' ');

export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** A sentence as a clause: `The run was cancelled` in `Not measured: the run was cancelled`. */
export const uncapitalized = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

/** `maxDrop` as `max-drop`: the spelling of inputs and flags. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

export const snake = (name: string): string => kebab(name).replaceAll('-', '_');

/** A chain of combining marks longer than this is noise, and may be cut anywhere. */
const MAX_CHARACTER_LENGTH = 64;

/** Made when first needed: it takes longer to make than a short run to finish. */
let segmenter: Intl.Segmenter | undefined;

/** The text in the pieces that people call characters. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function borderBefore(text: string, index: number): number {
  return isBorder(text, index) ? index : characterAt(text, index).start;
}

function borderAfter(text: string, index: number): number {
  return isBorder(text, index) ? index : characterAt(text, index).end;
}

/** Between two ASCII characters there is always a border, and nothing to look up. */
function isBorder(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return true;
  const before = text.charCodeAt(index - 1);
  return before < 0x80 && before !== 0x0d && text.charCodeAt(index) < 0x80;
}

function characterAt(text: string, index: number): { start: number; end: number } {
  const from = Math.max(0, index - 2 * MAX_CHARACTER_LENGTH);
  const around = text.slice(from, index + 2 * MAX_CHARACTER_LENGTH);
  const character = charactersOf(around).containing(index - from);
  const start = from + (character?.index ?? 0);
  const end = start + (character?.segment.length ?? 0);
  if (end - start <= MAX_CHARACTER_LENGTH) return { start, end };
  const splits = /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));
  return splits ? { start: index - 1, end: index + 1 } : { start: index, end: index };
}

/** Whether a text shows nothing: white space and characters without a glyph, such as a zero-width space. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

interface HowCut {
  /** Where the full text is: `[… 12 KiB omitted; index.jsonl has the full text …]`. */
  readonly where?: string;
  readonly headShare?: number;
}

export function cutLong(
  text: string,
  most: number,
  { where = 'index.jsonl has the full text', headShare = 0.75 }: HowCut = {},
): string {
  if (text.length <= most) return text;
  const head = text.slice(0, border(text, Math.floor(most * headShare)));
  const tail = text.slice(border(text, text.length - Math.floor(most * (1 - headShare))));
  const missing = text.length - head.length - tail.length;
  return `${head}\n[… ${bytesText(missing)} omitted; ${where} …]\n${tail}`;
}

/** A position that is not inside a surrogate pair. */
const border = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

const bytesText = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(0)} KiB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

/** The first version whose text fits; the last one must be small enough to fit always. */
export function fit<Version>(
  versions: readonly Version[],
  textOf: (version: Version) => string,
  maxBytes: number,
): string {
  let text = '';
  for (const version of versions) {
    text = textOf(version);
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}
