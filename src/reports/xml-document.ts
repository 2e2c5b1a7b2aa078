import { xmlText } from './escape/xml.ts';

/** An attribute with the blank before it, made harmless: what has a meaning, what XML does not allow and what nobody sees. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

/** An element of which each child is lines of its own. */
export function element(indent: string, name: string, attributes: string, children: readonly string[]): string {
  if (children.length === 0) return `${indent}<${name}${attributes}/>`;
  return [`${indent}<${name}${attributes}>`, ...children, `${indent}</${name}>`].join('\n');
}

/**
 * An element of text. What has a meaning is escaped; what XML does not allow is the caller's business (`escape/xml.ts`):
 * texts that are cut are cleaned before, and doing it twice takes twice as long.
 */
export const textElement = (indent: string, name: string, attributes: string, text: string): string =>
  text === '' ? `${indent}<${name}${attributes}/>` : `${indent}<${name}${attributes}>${escapeText(text)}</${name}>`;

/** A document of these lines. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** Line breaks and tabs in attributes would be read as spaces, and a carriage return in a text as a line break. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const entityOf = (character: string): string => ENTITIES[character] ?? character;
/** Most texts mean the same anywhere. */
const HARMLESS = /^[ !#-%'-;=?-~]*$/;

const escapeText = (text: string): string => (HARMLESS.test(text) ? text : text.replaceAll(/[&<>\r]/g, entityOf));
const escapeAttribute = (text: string): string =>
  HARMLESS.test(text) ? text : xmlText(text).replaceAll(/[&<"\t\n\r]/g, entityOf);
