import type { SourceLocation } from '../model/suite/location.ts';
import type { Column } from '../model/text/markdown.ts';
import { plural } from '../model/text/text.ts';

/** What a surface shows, from top to bottom. All texts are escaped by the `Markup` of the surface already. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly heading?: string | undefined;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Not escaped: it is shown as it is. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'details'; readonly summary: string; readonly blocks: readonly Block[] }
  /** What is left out to keep the text short: `3 suites`. The surface says so in one place. */
  | { readonly kind: 'omitted'; readonly what: string };

export interface Item {
  readonly text: string;
  readonly below?: string | undefined;
}

/** How a surface writes texts of others within its own words. */
export interface Markup {
  /** A sentence, cut to a readable length. */
  sentence(text: string, maxLength?: number): string;
  name(text: string): string;
  strong(words: string): string;
  placed(name: string, location: SourceLocation): string;
  location(location: SourceLocation): string;
}

export const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'text', text });

/** The parts that are there, in their order. */
export const present = <Part>(...parts: readonly (Part | readonly Part[] | false | undefined)[]): Part[] =>
  parts.flatMap((part) => (part === false || part === undefined ? [] : (part as Part | Part[])));

/** Nothing without items, like the next two. */
export const list = (items: readonly (string | Item)[]): Block[] =>
  items.length === 0
    ? []
    : [{ kind: 'list', items: items.map((item) => (typeof item === 'string' ? { text: item } : item)) }];

/** A title that begins with `#` is above numbers. */
export const tableOf = (titles: readonly string[], rows: readonly (readonly string[])[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', columns: titles.map(columnOf), rows }];

export const columnOf = (title: string): Column =>
  title.startsWith('#') ? { title: title.slice(1), align: 'right' } : { title };

export const details = (summary: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'details', summary, blocks }];

/** How many of all are shown: `20`, or `14 of 47`. */
export const shownOf = (shown: number, all: number): string => (shown < all ? `${shown} of ${all}` : `${all}`);

const MAX_OPEN_ROWS = 10;

/** A table that a reader opens where it has more than ten rows. */
export const foldedIfLong = (summary: string, table: readonly Block[]): readonly Block[] =>
  table.some((block) => block.kind === 'table' && block.rows.length > MAX_OPEN_ROWS) ? details(summary, table) : table;

/** Blocks under a heading, if any of them is shown. */
export const section = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.every(({ kind }) => kind === 'omitted') ? blocks : [heading(3, title), ...blocks];

export const omitted = (noun: string, count: number, several?: string): Block[] =>
  count > 0 ? [{ kind: 'omitted', what: plural(noun, count, several) }] : [];

export const omissionsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'omitted' ? [block.what] : []));
