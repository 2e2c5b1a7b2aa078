/** An element of an XML document. Its content is text, or other elements. */
export interface XmlElement {
  readonly name: string;
  /** In the order in which they are written. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string | readonly (XmlElement | LaterElement)[];
}

/** An element that is made when it is written: of thousands, not all need be there at once. */
export type LaterElement = () => XmlElement;

/**
 * An XML 1.0 document, one element per line. What has a meaning in XML is escaped here; characters that XML does not
 * allow at all are the caller's business (`escape/xml.ts`). Names are written as they are.
 */
export function xmlDocument(root: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write(root, '', lines);
  return `${lines.join('\n')}\n`;
}

function write({ name, attributes = {}, content = '' }: XmlElement, indent: string, lines: string[]): void {
  let start = `${indent}<${name}`;
  for (const key of Object.keys(attributes)) start += ` ${key}="${escapeAttribute(attributes[key] ?? '')}"`;
  if (content.length === 0) lines.push(`${start}/>`);
  else if (typeof content === 'string') lines.push(`${start}>${escapeText(content)}</${name}>`);
  else {
    lines.push(`${start}>`);
    for (const child of content) {
      if (typeof child === 'function') lines.push(textOf(child(), `${indent}  `));
      else write(child, `${indent}  `, lines);
    }
    lines.push(`${indent}</${name}>`);
  }
}

function textOf(element: XmlElement, indent: string): string {
  const lines: string[] = [];
  write(element, indent, lines);
  return lines.join('\n');
}

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
const escapeText = (text: string): string => (/[&<>\r]/.test(text) ? text.replaceAll(/[&<>\r]/g, entityOf) : text);
const escapeAttribute = (text: string): string =>
  /[&<"\t\n\r]/.test(text) ? text.replaceAll(/[&<"\t\n\r]/g, entityOf) : text;
