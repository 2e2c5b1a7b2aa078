import { locationText, type SourceLocation } from '../model/suite/location.ts';
import { table } from '../model/text/markdown.ts';
import { cutEnd, cutMiddle } from '../model/text/text.ts';
import type { Block, Markup } from './blocks.ts';
import { beginningOf, inOneLine, withoutAnsi } from './escape/invisible.ts';
import { codeSpan, fence, inline } from './escape/markdown.ts';

/** The blocks as GitHub's Markdown, with an empty line between them. */
export const markdown = (blocks: readonly Block[]): string => `${blocks.flatMap(linesOf).join('\n\n')}\n`;

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'text':
      return [block.text];
    case 'list':
      return [
        block.items.map(({ text, below }) => `- ${text}${below === undefined ? '' : `\n  - ${below}`}`).join('\n'),
      ];
    case 'table': {
      // A heading directly above saves a line of the visible part of a comment.
      const above = block.heading === undefined ? '' : `#### ${block.heading}\n`;
      return [above + table(block.columns, block.rows)];
    }
    case 'code':
      return [fence(block.text)];
    case 'details':
      return [`<details><summary>${block.summary}</summary>`, ...block.blocks.flatMap(linesOf), '</details>'];
    case 'omitted':
      return [];
  }
}

const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 200;

// Texts are cut before they are escaped: half an escape would break the markup.
export const sentence = (text: string, maxLength = SENTENCE_CHARACTERS): string =>
  inline(cutEnd(flat(text), maxLength));
export const cell = (text: string): string => sentence(text, CELL_CHARACTERS);
export const code = (text: string, maxLength = CELL_CHARACTERS): string => codeSpan(cutMiddle(flat(text), maxLength));

const flat = (text: string): string => inOneLine(withoutAnsi(beginningOf(text)));

const strong = (words: string): string => `**${words}**`;

/** Markdown with links to the lines of files. */
export const linkedMarkup = (linkTo: (location: SourceLocation) => string | undefined): Markup => {
  const placed = (name: string, location: SourceLocation) => {
    const url = linkTo(location);
    return url === undefined ? code(name) : `[${code(name)}](${url})`;
  };
  return { sentence, name: code, strong, placed, location: (location) => placed(locationText(location), location) };
};

/** Markdown with the lines of files in words. */
export const plainMarkup: Markup = {
  sentence: (text, maxLength = 300) => sentence(text, maxLength),
  name: code,
  strong,
  placed: (name, location) => `${code(name)} (${code(locationText(location))})`,
  location: (location) => code(locationText(location)),
};

const MAX_LINE_LENGTH = 300;
const MAX_LINES = 10;

/** A hint: what is to be pasted is in separate lines. */
export function hintMarkdown(hint: string): string {
  const [first = '', ...rest] = hint.split(/\r?\n/).map((line) => cutEnd(line, MAX_LINE_LENGTH));
  return rest.length === 0 ? inline(first) : `${inline(first)}\n\n${fence(rest.slice(0, MAX_LINES).join('\n'))}`;
}
