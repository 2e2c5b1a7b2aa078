import { beginningOf, dropInvisible, inOneLine, withoutAnsi } from './invisible.ts';

/** Foreign text on one line of a terminal: it cannot move the cursor, set colours, or reverse the text direction. */
export const oneLine = (text: string): string => inOneLine(dropInvisible(withoutAnsi(beginningOf(text))));
