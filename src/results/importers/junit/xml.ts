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
  warn(message: string, location: SourceLocation): void;
  /** Gets each other element at its end. */
  leave?(element: XmlElement, ancestors: readonly XmlElement[]): void;
}

const MAX_DEPTH = 32;
const MAX_ENCODING_LENGTH = 40;
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
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding === undefined || READ_ENCODINGS.test(encoding)) return;
    const named = encoding.length <= MAX_ENCODING_LENGTH ? encoding : 'another encoding';
    refuse(`This XML is encoded in ${named}`, 'Convert it to UTF-8.');
  });
  parser.on('error', ({ message }) => {
    const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    if (/\bentity\b/.test(what)) return reading.warn(NO_ENTITY, here());
    if (what.startsWith('the string "]]>"')) return reading.warn(NO_CDATA_END, here());
    // Tools that print before they write XML leave a line break there.
    if (/declaration must be at the start/.test(what)) return;
    if (/^unclosed tag|^unexpected end/.test(what)) {
      refuse(`This XML is incomplete: ${what}`, 'Was the tool stopped while it wrote the file? Run it again.');
    }
    refuse(`This is not XML: ${what}`, 'Correct the file, or the tool that writes it.');
  });
  parser.write(repaired(text, path, reading)).close();
}

/** A lone surrogate matches because of the flag `u`. */
const NO_XML_CHARACTER = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const LONE_AMPERSAND = /&(?!#?[\w.:-]+;)/g;
/** A raw `<` in a value is no XML, but what is meant is clear. */
const LESS_IN_VALUE = /=\s*(?:"[^"<]*<|'[^'<]*<)/;
/** A CDATA section, which may not end, and where both are ordinary characters; a tag with attributes; a lone `&` elsewhere. */
const REPAIRABLE =
  /<!\[CDATA\[.*?(?:\]\]>|$)|<[A-Za-z_][^\s/<>"'=]*(?:\s+[^\s/<>"'=]+\s*=\s*(?:"[^"]*"|'[^']*')){1,200}\s*\/?>|&(?!#?[\w.:-]+;)/gs;
const NO_LESS = 'A raw "<" in an attribute, which XML does not allow, is read as text';
const NO_CDATA_END = 'A "]]>" outside of a CDATA section, which XML does not allow, is read as text';
const NO_ENTITY = 'An entity that XML does not have, or a lone "&", is read as text';

/** The same text without what would lose the whole file: characters that XML does not allow, and `&` and `<` for themselves. */
function repaired(text: string, path: string, { warn }: Pick<XmlReading, 'warn'>): string {
  const warnAt = (at: number, message: string) => {
    const lines = text.slice(0, at).split('\n');
    warn(message, { file: path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
  };
  const character = text.search(NO_XML_CHARACTER);
  if (character !== -1) {
    warnAt(character, 'Characters that XML does not allow, such as control characters, are replaced by \uFFFD');
  }
  const allowed = character === -1 ? text : text.replace(NO_XML_CHARACTER, '\uFFFD');
  if (allowed.search(LONE_AMPERSAND) === -1 && !LESS_IN_VALUE.test(allowed)) return allowed;
  let [firstLess, firstLone] = [-1, -1];
  const escaped = allowed.replace(REPAIRABLE, (match, at: number) => {
    if (match.startsWith('<!')) return match;
    const [less, lone] = [match.indexOf('<', 1), match.search(LONE_AMPERSAND)];
    if (less !== -1 && firstLess === -1) firstLess = at + less;
    if (lone !== -1 && firstLone === -1) firstLone = at + lone;
    return `${match[0]}${match.slice(1).replaceAll('<', '&lt;')}`.replace(LONE_AMPERSAND, '&amp;');
  });
  if (firstLess !== -1) warnAt(firstLess, NO_LESS);
  if (firstLone !== -1) warnAt(firstLone, NO_ENTITY);
  return escaped;
}

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
