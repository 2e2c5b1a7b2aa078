import { isPlain, showInvisible, withoutAnsi } from './invisible.ts';

/** Foreign text for XML 1.0: only allowed and visible characters. `xmlElement` escapes markup. */
export const xmlText = (text: string): string =>
  isPlain(text) ? text : showInvisible(withoutAnsi(text).replace(illegal, ''));

/** XML 1.0, "Characters": with the `u` flag only an unpaired surrogate is matched. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Unknown values are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element that begins a line, with a text or with elements that `xmlElement` made for the next level. Names and
 * attribute names are ours; all other texts have passed `xmlText`.
 */
export function xmlElement(
  level: number,
  name: string,
  attributes: Attributes,
  content: string | readonly string[] = '',
): string {
  const indent = '  '.repeat(level);
  const start = `${indent}<${name}${attributesText(attributes)}`;
  if (content.length === 0) return `${start}/>\n`;
  const inside = typeof content === 'string' ? content.replace(/[&<>\r]/g, escaped) : `\n${content.join('')}${indent}`;
  return `${start}>${inside}</${name}>\n`;
}

export const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${`${value}`.replace(/[&<"\t\n\r]/g, escaped)}"`))
    .join('');

/** A line break in an attribute, and a carriage return anywhere, would be read as another character. */
const escaped = (character: string): string =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ??
  `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`;
