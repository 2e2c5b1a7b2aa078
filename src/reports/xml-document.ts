/** An element of an XML document. Its content is text, or other elements. */
export interface XmlElement {
  readonly name: string;
  /** In the order in which they are written. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string | readonly XmlElement[];
}

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
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const start = `${indent}<${name}${words.join('')}`;
  if (content.length === 0) lines.push(`${start}/>`);
  else if (typeof content === 'string') lines.push(`${start}>${escapeText(content)}</${name}>`);
  else {
    lines.push(`${start}>`);
    for (const child of content) write(child, `${indent}  `, lines);
    lines.push(`${indent}</${name}>`);
  }
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
