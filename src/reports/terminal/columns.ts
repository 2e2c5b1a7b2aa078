import { stripVTControlCharacters } from 'node:util';
import { charactersOf } from '../../model/text/text.ts';
import { oneLine } from '../escape/terminal.ts';

/** The width of a text in terminal columns: two for East Asian wide characters and emoji, none for marks. */
export function columnsOf(text: string): number {
  if (allNarrow.test(text)) return text.length;
  return [...charactersOf(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}

/** The text in an exact number of columns: padded with spaces, or cut with an ellipsis. */
export function inColumns(text: string, columns: number, cut: 'end' | 'middle' = 'end'): string {
  const short = shortened(text, columns, cut);
  return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}

export function shortened(text: string, columns: number, cut: 'end' | 'middle' = 'end'): string {
  if (columnsOf(text) <= columns) return text;
  if (columns < 1) return '';
  const parts = [...charactersOf(text)].map(({ segment }) => segment);
  const head = cut === 'end' ? columns - 1 : Math.floor((columns - 1) / 3);
  const tail = columns - 1 - head;
  return `${upTo(parts, head).join('').trimEnd()}…${upTo(parts.toReversed(), tail).toReversed().join('')}`;
}

const MAX_CELL_LENGTH = 60;

/** A table of foreign texts: numbers are on the right of their columns, and long cells are cut. */
export const textTable = (
  rows: readonly (readonly string[])[],
  { isNumber, cut }: { readonly isNumber: (column: number) => boolean; readonly cut: 'end' | 'middle' },
): string =>
  alignedRows(
    rows.map((row) => row.map((cell) => shortened(oneLine(cell), MAX_CELL_LENGTH, cut))),
    isNumber,
  ).join('\n');

/** Rows whose columns are aligned, those of numbers to the right. Colours take no space. */
export function alignedRows(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
  lengthOf = columnsOf,
): string[] {
  const width = (cell = '') => lengthOf(stripVTControlCharacters(cell));
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row[at]))));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - width(cell));
        return isNumber(at) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** The text on lines of limited width, broken between words if possible. */
export const wrapped = (text: string, columns: number): string[] => wrappedParts(text.split(' '), ' ', columns);

/** A line wrapped by `wrapped`; its continuation lines are indented by two columns. Without a width it stays whole. */
export function hanging(line: string, columns: number | undefined): string[] {
  if (columns === undefined || line.length > MAX_WRAPPED_LENGTH || columnsOf(line) <= columns) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const inner = `${indent}  `;
  return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map(
    (part, index) => `${index === 0 ? indent : inner}${part}`,
  );
}

/** Parts on lines of limited width, joined where they fit. A visible joint stays at the end of a line that continues. */
export function wrappedParts(parts: readonly string[], joint: string, columns: number): string[] {
  const atEnd = joint.trimEnd();
  const all = parts.flatMap((long) => pieces(long, columns - columnsOf(atEnd)));
  const lines: string[] = [];
  let line = '';
  for (const [at, part] of all.entries()) {
    const longer = line === '' ? part : line + joint + part;
    const isLast = at === all.length - 1;
    if (line === '' || columnsOf(isLast ? longer : longer + atEnd) <= columns) {
      line = longer;
    } else {
      lines.push(line + atEnd);
      line = part;
    }
  }
  return [...lines, line];
}

const MAX_WRAPPED_LENGTH = 10_000;

/** Latin letters, punctuation and box drawing: one column each, without combining characters. */
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;

const isWide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;

function upTo(parts: readonly string[], columns: number): string[] {
  const taken: string[] = [];
  let left = columns;
  for (const part of parts) {
    left -= columnsOf(part);
    if (left < 0) break;
    taken.push(part);
  }
  return taken;
}

function pieces(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns) return [word];
  const parts: string[] = [];
  let rest = [...charactersOf(word)].map(({ segment }) => segment);
  while (rest.length > 0) {
    const piece = upTo(rest, columns);
    const taken = Math.max(1, piece.length);
    parts.push(rest.slice(0, taken).join(''));
    rest = rest.slice(taken);
  }
  return parts;
}
