import { showInvisible, withoutAnsi } from './invisible.ts';

/** Foreign text for XML 1.0: only allowed and visible characters. The writer of the file escapes markup. */
export const xmlText = (text: string): string => showInvisible(withoutAnsi(text).replace(illegal, ''));

/** XML 1.0, "Characters": with the `u` flag only an unpaired surrogate is matched. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
