import { asWritten, type Syntax } from './document-tree.ts';
import { readXml, type XmlElement } from './xml.ts';

/** An element as data: the tests of a suite are a list of their own. */
export interface XmlNode {
  /** By its name, so that the name is no value. */
  readonly [name: string]: XmlContent;
}

interface XmlContent {
  readonly attributes: Record<string, unknown>;
  /** Elements and texts, in their order. */
  readonly before: (XmlNode | { text: unknown })[];
  readonly tests: XmlNode[];
}

/** JUnit XML as data, and back. A repeated test is not in the list of tests: without it, the others are not repeats. */
export const junitSyntax: Syntax = {
  parse: (bytes) => nodeOf(readXml(new TextDecoder().decode(bytes))),
  write: (tree, fill = asWritten) => fill(Buffer.from(`<?xml version="1.0"?>${textOf(rootIn(tree as XmlNode))}`)),
};

function nodeOf({ name, attributes, children, text }: XmlElement): XmlNode {
  const isRow = (child: XmlElement) =>
    child.name === 'testcase' && !/[[-]\d+-\d+\]$/.test(child.attributes['name'] ?? '');
  const others = children.filter((child) => !isRow(child)).map(nodeOf);
  const before = text.trim() === '' ? others : [...others, { text }];
  return { [name]: { attributes: { ...attributes }, before, tests: children.filter(isRow).map(nodeOf) } };
}

/** The lists of tests in a document, to change in place. */
export function testsIn(node: XmlNode): unknown[][] {
  return Object.values(node).flatMap(({ tests, before }) => [
    ...(tests.length > 0 ? [tests] : []),
    ...before.flatMap((child) => ('text' in child ? [] : testsIn(child as XmlNode))),
  ]);
}

/** A document has one root, whatever keys a test adds. */
const rootIn = (tree: XmlNode): unknown => Object.fromEntries(Object.entries(tree).slice(0, 1));

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return escaped(node);
  return Object.entries(node)
    .map(([name, content]) => (name === 'text' ? escaped(content) : elementOf(name, content)))
    .join('');
}

/** Elements have a line of their own, but for those that a test adds: locations stay the same. A null is no attribute. */
function elementOf(name: string, content: unknown): string {
  const isOwn = typeof content === 'object' && content !== null && 'attributes' in content;
  const { attributes = {}, before = [], tests = [], ...others } = (content ?? {}) as Partial<XmlContent>;
  const named = Object.entries(attributes).filter(([, value]) => value !== null);
  const list = [...asList(before), ...asList(tests)].map(textOf).join('');
  const added = Object.keys(others)
    .map((key) => `<${key}/>`)
    .join('');
  return `${isOwn ? '\n' : ''}<${name}${named.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${added}${list}</${name}>`;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const escaped = (value: unknown): string =>
  `${typeof value === 'object' ? JSON.stringify(value) : value}`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
