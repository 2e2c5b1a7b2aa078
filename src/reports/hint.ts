import { cutEnd } from '../shared/text.ts';
import { fence, inline } from './escape/markdown.ts';

const LONGEST_LINE = 300;
const MOST_LINES = 10;

/** A hint as Markdown: text to paste is in separate lines. */
export function hintMarkdown(hint: string): string {
  const [first = '', ...rest] = hint.split(/\r?\n/).map((line) => cutEnd(line, LONGEST_LINE));
  return rest.length === 0 ? inline(first) : `${inline(first)}\n\n${fence(rest.slice(0, MOST_LINES).join('\n'))}`;
}

/** The same text with its permissions in one line, which has no room for a block of YAML. */
export const permissionsInLine = (text: string): string =>
  text.replaceAll(
    /:\n +permissions:((?:\n {4}.+)+)/g,
    (_, list: string) => `: ${list.trim().split(/\n +/).join(', ')}`,
  );
