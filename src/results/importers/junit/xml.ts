import { SaxesParser } from 'saxes';
import { userError } from '../../../model/errors.ts';
import type { SourceLocation } from '../../../model/suite/location.ts';
import { MAX_MEASURE } from '../../../model/suite/number-limits.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly location: SourceLocation;
  /** Both are empty, unless the element is read as a whole. */
  readonly children: XmlElement[];
  text: string;
}

interface XmlReading {
  /** The names of elements that are read with their content; of others, only the attributes are read. */
  readonly contentElements: ReadonlySet<string>;
  /** Gets each of these elements at its end, with the elements around it, from the root on. */
  read(element: XmlElement, ancestors: readonly XmlElement[]): void;
  /** Gets what is read in another way than it is written. */
  warn(message: string): void;
  /** Gets each other element at its end. */
  leave?(element: XmlElement, ancestors: readonly XmlElement[]): void;
}

const MAX_DEPTH = 32;
const READ_ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;

/** Reads an XML document without building it as a whole. Throws a `UserError` with the position of what is wrong. */
export function readXml(text: string, path: string, reading: XmlReading): void {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const open: XmlElement[] = [];
  /** How many of them are inside an element that is read as a whole. */
  let collected = 0;

  const here = (): SourceLocation => ({ file: path, line: parser.line, column: Math.max(1, parser.columnIndex) });
  const refuse = (message: string, hint?: string) => {
    throw userError('RESULTS_UNREADABLE', message, { location: here(), hint });
  };

  let start = here();
  parser.on('opentagstart', ({ name }) => {
    start = { ...here(), column: Math.max(1, parser.columnIndex - name.length - 1) };
  });
  parser.on('opentag', ({ name: qualified, attributes }) => {
    // Without the prefix of its namespace, which any tool may choose.
    const local = qualified.slice(qualified.lastIndexOf(':') + 1);
    const name = ELEMENTS.test(local) ? local.toLowerCase() : local;
    if (open.length >= MAX_DEPTH) refuse(`The elements are nested more than ${MAX_DEPTH} levels deep`);
    const element = { name, attributes, location: start, children: [], text: '' };
    if (collected > 0) open.at(-1)?.children.push(element);
    if (collected > 0 || reading.contentElements.has(name)) collected += 1;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    if (collected === 0) return reading.leave?.(element, open);
    collected -= 1;
    if (collected === 0) reading.read(element, open);
  });
  const addText = (part: string) => {
    const element = collected > 0 ? open.at(-1) : undefined;
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', () => refuse('This XML has a DOCTYPE, which is not read', 'Remove it from the file.'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!READ_ENCODINGS.test(encoding)) refuse('This XML is in another encoding than UTF-8', 'Convert it to UTF-8.');
  });
  parser.on('error', ({ message }) => {
    const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    if (/\bentity\b/.test(what) || what.startsWith('the string "]]>"')) return reading.warn(NOT_XML);
    // Tools that print before they write XML leave a line break there.
    if (/declaration must be at the start/.test(what)) return;
    if (/^unclosed tag|^unexpected end/.test(what)) {
      refuse(`This XML is incomplete: ${what}`, 'Was the tool stopped while it wrote the file? Run it again.');
    }
    refuse(`This is not XML: ${what}`, 'Correct the file, or the tool that writes it.');
  });
  // Without what would lose the whole file, or a verdict in it. In a CDATA section "&" is an ordinary character.
  const allowed = text
    .replace(NO_XML_CHARACTER, '\uFFFD')
    .replace(CDATA_OR_LONE_AMPERSAND, (match) => (match === '&' ? '&amp;' : match));
  if (allowed !== text) reading.warn(NOT_XML);
  parser.write(allowed).close();
}

/** A lone surrogate matches because of the flag `u`. */
const NO_XML_CHARACTER = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const CDATA_OR_LONE_AMPERSAND = /<!\[CDATA\[.*?(?:\]\]>|$)|&(?!#?[\w.:-]+;)/gs;
const NOT_XML = 'Characters that XML does not allow, such as a control character or a lone "&", are read as text';

/** Tools that write other capitals mean the same elements: a `Failure` that is not read would be a pass. */
const ELEMENTS = /^(?:testsuites?|testcase|failure|error|skipped|properties|property)$/i;

/** The name of the first element, or of the document type before it. Undefined if a file does not begin as XML. */
export function rootNameOf(head: string): string | undefined {
  let rest = head.trimStart();
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    if (end === undefined) return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1];
    const at = rest.indexOf(end);
    if (at === -1) return undefined;
    rest = rest.slice(at + end.length).trimStart();
  }
}

export function numberIn(text = ''): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export function amountIn(text: string | undefined): number | undefined {
  const value = numberIn(text);
  return value !== undefined && value >= 0 && value <= MAX_MEASURE ? value : undefined;
}

export function wholeIn(text: string | undefined): number | undefined {
  const value = amountIn(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
