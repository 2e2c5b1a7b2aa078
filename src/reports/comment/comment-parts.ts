import { locationText, type SourceLocation } from '../../model/suite/location.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { cutEnd, cutMiddle, plural } from '../../shared/text.ts';
import { beginningOf, inOneLine, withoutAnsi } from '../escape/invisible.ts';
import { codeSpan, inline } from '../escape/markdown.ts';

/** Building blocks of all parts of a comment. Every foreign text is escaped by one of these. */

/** Maximum number of rows of a folded list. */
export const LISTED = 10;

export interface Row {
  /** Its name, linked to its source location. */
  readonly test: string;
  /** The base and the head value. */
  readonly numbers: string;
  readonly why: string;
}

/** A fold: its summary, its content, and the number of omitted rows. */
export interface Details {
  readonly summary: string;
  readonly content: readonly string[];
  readonly leftOut?: string | undefined;
}

export const nothing: Details = { summary: '', content: [] };

interface Linking {
  linkTo(location: SourceLocation): string | undefined;
}

// Texts are cut before they are escaped: half an escape would break the markup.
export const sentence = (text: string, most = SENTENCE_CHARACTERS): string => inline(cutEnd(flat(text), most));
export const cell = (text: string): string => inline(cutEnd(flat(text), CELL_CHARACTERS));
export const code = (text: string, most = CELL_CHARACTERS): string => codeSpan(cutMiddle(flat(text), most));
/** A location as code, with a link if possible. */
export const at = (location: SourceLocation, context: Linking): string =>
  linked(locationText(location), location, context);

export function linked(text: string, location: SourceLocation | undefined, { linkTo }: Linking): string {
  const url = location && linkTo(location);
  return url === undefined ? code(text) : `[${code(text)}](${url})`;
}

/** Blocks with an empty line between them. */
export const block = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

export function visibleTable(heading: string, rows: readonly Row[]): string[] {
  return rows.length === 0 ? [] : [`${heading}\n${testTable(rows)}`];
}

export const testTable = (rows: readonly Row[]): string =>
  table(
    COLUMNS,
    rows.map(({ test, numbers, why }) => [test, numbers, why]),
  );

/** As many rows as fit, in a fold that says how many more there are. */
export function limited(summary: string, rows: readonly Row[], most: number, noun: string): Details {
  if (rows.length === 0) return nothing;
  const shown = rows.slice(0, Math.max(0, most));
  const others = rows.length - shown.length;
  return {
    summary,
    content: shown.length === 0 ? [] : [testTable(shown)],
    leftOut: others > 0 ? plural(noun, others) : undefined,
  };
}

export const details = ({ summary, content }: Details): string[] =>
  content.length === 0 ? [] : [`<details><summary>${summary}</summary>`, ...content, '</details>'];

const COLUMNS: readonly Column[] = [{ title: 'Test' }, { title: 'Result', align: 'right' }, { title: 'Why' }];

/** The readable length of one table cell. */
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 200;

const flat = (text: string): string => inOneLine(withoutAnsi(beginningOf(text)));
