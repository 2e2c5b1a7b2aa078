import { isPlain, showInvisible, withoutAnsi } from './invisible.ts';

/**
 * Foreign text for an XML document: only characters that XML 1.0 allows, and none that cannot be seen. The
 * characters with a meaning are left to the writer of the document.
 */
export const xmlText = (text: string): string =>
  isPlain(text) ? text : showInvisible(withoutAnsi(text).replace(illegal, ''));

/** XML 1.0, "Characters": with the `u` flag a surrogate is matched only when it stands alone. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
