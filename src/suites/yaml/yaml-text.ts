import {
  type Alias,
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  type ParsedNode,
  Parser,
  stringify,
  type YAMLMap,
} from 'yaml';
import { cutEnd } from '../../model/text/text.ts';
import type { Path } from '../../model/values/map-leaves.ts';

/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts an offset of the text to line and column. Lines are indexed once, on the first request. */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  let lines: LineCounter | undefined;
  return (offset) => {
    if (lines === undefined) {
      lines = new LineCounter();
      lines.addNewLine(0);
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
    }
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: line + firstLine - 1, column: col };
  };
}

export interface ParsedText {
  readonly kind: 'parsed';
  readonly value: unknown;
  /**
   * The location of the value at a path; if it does not exist, that of its nearest parent. A value behind an alias
   * or a merge key has the location where it is written; an alias itself has its own.
   */
  valueAt(path: Path): Position;
  keyAt(path: Path): Position;
}

export interface InvalidText extends Position {
  readonly kind: 'invalid';
  readonly message: string;
  readonly hint?: string | undefined;
}

export interface ParsedYaml extends ParsedText {
  readonly document: Document.Parsed;
  /** What each alias means. */
  readonly targets: ReadonlyMap<Alias, ParsedNode>;
  positionOf(offset: number): Position;
}

/** Why a text cannot be read. */
export class Mistake extends Error {
  readonly offset: number;
  readonly hint: string | undefined;

  constructor(message: string, offset: number, hint?: string) {
    super(message);
    this.offset = offset;
    this.hint = hint;
  }
}

/** Lists and mappings inside one another. No suite that people can read comes near. */
export const MAX_DEPTH = 100;
export const TOO_DEEP = `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`;

/** The parser uses up to two stack entries per level. */
const MAX_OPEN = 2 * MAX_DEPTH + 10;

/** About 5 MiB of an ordinary suite; a text of only punctuation would take minutes. */
const MAX_LEXEMES = 2_000_000;

/** Reads a text without its byte order mark. The first mistake is reported: most others are its consequences. */
export function readText<Parsed extends ParsedText>(
  raw: string,
  read: (text: string, positionOf: (offset: number) => Position) => Parsed,
  firstLine = 1,
): Parsed | InvalidText {
  const text = raw.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text, firstLine);
  try {
    return read(text, positionOf);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const { message, offset, hint } = error;
    return { kind: 'invalid', message, ...positionOf(offset), hint };
  }
}

/** Reads one YAML 1.2 document (merge keys and anchors allowed) with the positions of all values. */
export const parseYamlText = (raw: string): ParsedYaml | InvalidText =>
  readText(raw, (text, positionOf): ParsedYaml => {
    const document = composeYaml(text);
    const { contents } = document;
    const reader = new DocumentReader(positionOf);
    const value = contents === null ? null : reader.read(contents).value;
    const { targets } = reader;
    return {
      ...{ kind: 'parsed', value, document, targets, positionOf },
      valueAt: (path) => positionOf(offsetOf(contents, reader, path, 'value')),
      keyAt: (path) => positionOf(offsetOf(contents, reader, path, 'key')),
    };
  });

function offsetOf(
  contents: ParsedNode | null,
  { targets, entries }: DocumentReader,
  path: Path,
  want: 'key' | 'value',
): number {
  let node: ParsedNode | null | undefined = contents;
  let offset = node?.range[0] ?? 0;
  for (const [depth, step] of path.entries()) {
    const parent: ParsedNode | null | undefined = isAlias(node) ? targets.get(node) : node;
    const pair: MapPair | undefined = isMap(parent) ? entries.get(parent)?.get(String(step))?.pair : undefined;
    node = isSeq(parent) && typeof step === 'number' ? parent.items[step] : pair?.value;
    const value = node?.range[0];
    const key = pair?.key.range[0] ?? value;
    offset = (depth === path.length - 1 && want === 'key' ? key : (value ?? key)) ?? offset;
    if (node === undefined) return offset;
  }
  return offset;
}

/** Reads the one document of a text, and throws the first mistake in it. */
function composeYaml(text: string): Document.Parsed {
  const nul = text.indexOf('\0');
  if (nul !== -1) throw new Mistake('The file contains a NUL character, so it is not text', nul);
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: true,
    prettyErrors: false,
    // Our own check reports both locations, and does not compare every key with every other.
    uniqueKeys: false,
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const parser = new Parser();
  const documents: Document.Parsed[] = [];
  let lexemes = 0;
  let isWrong = false;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAX_LEXEMES) {
      throw new Mistake(`The file has more than ${MAX_LEXEMES} pieces of YAML`, parser.offset, 'Split it.');
    }
    for (const token of parser.next(lexeme)) {
      isWrong ||= token.type === 'error';
      documents.push(...composer.next(token));
    }
    if (parser.stack.length > MAX_OPEN) throw new Mistake(TOO_DEEP, parser.offset);
    if (isWrong || documents.length > 0) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));

  const [document, second] = documents;
  // An unresolved tag would leave plain text instead of the intended value.
  const tags = document?.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED') ?? [];
  const [error] = [...(document?.errors ?? []), ...tags].toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    const [line = ''] = error.message.split('\n', 1);
    throw new Mistake(cutEnd(line, 200), error.pos[0], HINTS.find(([said]) => said.test(line))?.[1]);
  }
  if (second !== undefined) {
    const message = 'A second document begins here, but a file can only contain one';
    throw new Mistake(message, second.range[0], 'Remove the line "---", or move the following text to another file.');
  }
  // Even an empty text is a document.
  return document as Document.Parsed;
}

/** The usual causes of what the parser says. */
const HINTS: readonly (readonly [said: RegExp, hint: string])[] = [
  [/^Nested mappings/, 'Put quotes around a text that contains ": ".'],
  [/^Implicit/, 'Is a ":" missing, or a quote?'],
  [/^Tabs/, 'Indent with spaces.'],
  [/^(?:Plain value cannot start|Unresolved tag)/, 'Put quotes around the text.'],
  [/at node end$/, 'Put quotes around a text with quotes, brackets, braces, commas or "#" in it.'],
];

type MapPair = Pair<ParsedNode, ParsedNode | null>;

/** Maximum size of values from aliases in a file; sixteen characters of text count as one value. */
const MAX_WEIGHT = 1_500_000;

interface ReadNode {
  readonly value: unknown;
  readonly weight: number;
  readonly height: number;
}

/** The values of a mapping by their keys, and where they are written: what is merged in, in another mapping. */
type Entries = ReadonlyMap<string, ReadNode & { readonly pair: MapPair }>;

/**
 * Converts a document to plain values, in its order: an alias means the last anchor of its name before it. The value of
 * an alias is read once and shared, so an alias bomb costs nothing; but it is refused, because consumers that walk
 * through the values would not end.
 */
class DocumentReader {
  readonly targets = new Map<Alias, ParsedNode>();
  readonly entries = new Map<YAMLMap, Entries>();
  readonly #positionOf: (offset: number) => Position;
  readonly #anchors = new Map<string, ParsedNode>();
  readonly #finished = new Map<ParsedNode, ReadNode>();
  /** How many entries were merged in, in all. */
  #merged = 0;

  constructor(positionOf: (offset: number) => Position) {
    this.#positionOf = positionOf;
  }

  read(node: ParsedNode): ReadNode {
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      const read = target && this.#finished.get(target);
      if (read !== undefined) {
        this.targets.set(node, target as ParsedNode);
        return read;
      }
      const message = `*${node.source} has no value: no value with the anchor &${node.source} ends before this`;
      throw new Mistake(message, node.range[0], 'Put quotes around a text that begins with "*".');
    }
    const { anchor } = node;
    if (anchor !== undefined) this.#anchors.set(anchor, node);
    const read = this.#readValue(node);
    if (read.height > MAX_DEPTH) throw new Mistake(TOO_DEEP, node.range[0]);
    if (read.weight > MAX_WEIGHT) throw tooLarge(node);
    if (anchor !== undefined) this.#finished.set(node, read);
    return read;
  }

  #readValue(node: Exclude<ParsedNode, Alias.Parsed>): ReadNode {
    if (isMap(node)) {
      const entries = this.#entriesOf(node);
      this.entries.set(node, entries);
      const values = Array.from(entries, ([name, { value }]) => [name, value] as const);
      return { value: Object.fromEntries(values), ...sizeOf(entries.values()) };
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item));
      return { value: items.map(({ value }) => value), ...sizeOf(items) };
    }
    // A mark of the parser (the "<<" of a merge key) has no meaning as a value.
    const value = typeof node.value === 'symbol' ? '<<' : node.value;
    return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
  }

  /** Own keys take precedence over merged ones, and earlier merges over later ones. */
  #entriesOf(node: YAMLMap.Parsed): Entries {
    const entries = new Map<string, ReadNode & { readonly pair: MapPair }>();
    const merged: Entries[] = [];
    for (const pair of node.items) {
      const { key, value } = pair;
      if (isScalar(key) && typeof key.value === 'symbol') {
        merged.push(...this.#mergedBy(value, key));
        continue;
      }
      const name = this.#nameOf(key);
      const earlier = entries.get(name);
      if (earlier !== undefined) {
        const { line } = this.#positionOf(earlier.pair.key.range[0]);
        const message = `The key "${cutEnd(name, 60)}" occurs twice in this mapping`;
        throw new Mistake(message, key.range[0], `The first one is in line ${line}.`);
      }
      const read = value === null ? { value: null, weight: 1, height: 0 } : this.read(value);
      entries.set(name, { pair, ...read });
    }
    for (const source of merged) {
      for (const [name, entry] of source) if (!entries.has(name)) entries.set(name, entry);
    }
    return entries;
  }

  #mergedBy(node: ParsedNode | null, key: ParsedNode) {
    if (node !== null) this.read(node);
    const meant = this.#behind(node);
    return (isSeq(meant) ? meant.items : [meant]).map((source) => {
      const mapping = this.#behind(source as ParsedNode | null);
      const entries = isMap(mapping) ? this.entries.get(mapping) : undefined;
      if (entries === undefined) {
        const message = '"<<" takes a mapping, an alias of one, or a list of those';
        throw new Mistake(message, (node ?? key).range[0]);
      }
      this.#merged += entries.size;
      if (this.#merged > MAX_WEIGHT) throw tooLarge(key);
      return entries;
    });
  }

  #behind(node: ParsedNode | null): ParsedNode | null | undefined {
    return isAlias(node) ? this.targets.get(node) : node;
  }

  #nameOf(key: ParsedNode): string {
    const { value } = this.read(key);
    if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
    const hint = 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".';
    throw new Mistake('A list or a mapping cannot be a key', key.range[0], hint);
  }
}

const tooLarge = ({ range }: ParsedNode) =>
  new Mistake('Aliases make this far larger than it looks', range[0], 'Use fewer aliases, or divide the file.');

function sizeOf(parts: Iterable<ReadNode>): Pick<ReadNode, 'weight' | 'height'> {
  const size = { weight: 1, height: 1 };
  for (const { weight, height } of parts) {
    size.weight += weight;
    size.height = Math.max(size.height, height + 1);
  }
  return size;
}

/** A value as YAML, at a column; texts of several lines become block texts, and equal parts are written each time. */
export const yamlOf = (value: unknown, column = 0): string =>
  indented(stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }), ' '.repeat(column));

export const commentedYaml = (value: unknown, column: number): string =>
  indented(yamlOf(value), `${' '.repeat(column)}# `);

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
