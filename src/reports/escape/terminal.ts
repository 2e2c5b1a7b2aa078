import { beginningOf, dropInvisible, inOneLine, showInvisible, withoutAnsi } from './invisible.ts';

/** Foreign text on one line of a terminal: it cannot move the cursor, set colours, or reverse the text direction. */
export const oneLine = (text: string): string => inOneLine(dropInvisible(withoutAnsi(beginningOf(text))));

/** The same as lines: foreign text of any length, with everything shown that a terminal would hide or act on. */
export const asLines = (text: string): string[] => showInvisible(withoutAnsi(text)).replaceAll('\t', '  ').split('\n');
