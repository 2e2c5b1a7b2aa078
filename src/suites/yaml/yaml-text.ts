import {
  type Alias,
  Composer,
  type Document,
  isAlias,
  isDocument,
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

export type YamlText =
  | {
      readonly kind: 'parsed';
      readonly value: unknown;
      readonly document?: Document.Parsed;
      /**
       * The location of the value at a path; if it does not exist, that of its nearest parent. A value behind an alias
       * or a merge key has the location where it is written; an alias itself has its own.
       */
      valueAt(path: Path): Position;
      keyAt(path: Path): Position;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly YamlError[] };

/** Reads one YAML 1.2 document (merge keys and anchors allowed) with the positions of all values. */
export function parseYamlText(text: string): YamlText {
  const tree = openYamlTree(text);
  if ('errors' in tree) return { kind: 'invalid', errors: tree.errors };
  const { document, values, positionOf } = tree;
  return {
    kind: 'parsed',
    value: values.value,
    document,
    valueAt: (path) => positionOf(offsetOf(document.contents, values, path, 'value')),
    keyAt: (path) => positionOf(offsetOf(document.contents, values, path, 'key')),
  };
}

function offsetOf(contents: ParsedNode | null, values: ReadValues, path: Path, want: 'key' | 'value'): number {
  let node: ParsedNode | null | undefined = contents;
  let offset = node?.range[0] ?? 0;
  for (const [depth, step] of path.entries()) {
    const entry = child(node, values, step);
    if (entry === undefined) return offset;
    const value = entry.value?.range[0];
    const key = entry.key?.range[0] ?? value;
    const isLast = depth === path.length - 1;
    offset = (isLast && want === 'key' ? key : (value ?? key)) ?? offset;
    node = entry.value;
  }
  return offset;
}

function child(parent: ParsedNode | null | undefined, values: ReadValues, step: string | number) {
  const node = isAlias(parent) ? values.targets.get(parent) : parent;
  if (isSeq(node)) return typeof step === 'number' ? { key: undefined, value: node.items[step] } : undefined;
  return isMap(node) ? values.entries.get(node)?.get(String(step))?.pair : undefined;
}

interface Complaint {
  readonly message: string;
  readonly offset: number;
  readonly hint?: string | undefined;
  /** Where the thing began that this one repeats. */
  readonly earlier?: number | undefined;
}

/** Lists and mappings inside one another. No suite that people can read comes near. */
export const MAX_DEPTH = 100;

/** The parser uses up to two stack entries per level. */
const MAX_OPEN = 2 * MAX_DEPTH + 10;

/** About 5 MiB of an ordinary suite; a text of only punctuation would take minutes. */
const MAX_LEXEMES = 2_000_000;

/** After the first mistakes a parser mostly complains about their consequences. */
const MAX_COMPLAINTS = 5;

const TOO_DEEP = `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`;
const TOO_LARGE = {
  message: `The file has more than ${MAX_LEXEMES} pieces of YAML`,
  hint: 'Split it into several files.',
};
const SECOND_DOCUMENT = {
  message: 'A second document begins here, but a file can only contain one',
  hint: 'Remove the line "---", or move the following text to another file.',
};
const NOT_TEXT = {
  message: 'The file contains a NUL character, so it is not text',
  hint: 'Save it as UTF-8, if it is text in another encoding.',
};

/** Reads the one document of a YAML 1.2 text, in time and memory that a hostile text cannot choose. */
function composeYaml(text: string): Document.Parsed | readonly Complaint[] {
  const parser = new Parser();
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
  const documents: Document.Parsed[] = [];
  let lexemes = 0;
  let mistakes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAX_LEXEMES) return [{ ...TOO_LARGE, offset: parser.offset }];
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') mistakes += 1;
      documents.push(...composer.next(token));
    }
    if (parser.stack.length > MAX_OPEN) return [{ message: TOO_DEEP, offset: parser.offset }];
    if (mistakes > MAX_COMPLAINTS || documents.length > 0) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));

  const [first, second] = documents;
  // An unresolved tag would leave plain text instead of the intended value.
  const unknownTags = first?.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED') ?? [];
  const complaints = [...(first?.errors ?? []), ...unknownTags].map(({ message, pos }): Complaint => {
    const [line = message] = message.split('\n', 1);
    const known = WORDINGS.find(({ said }) => said.test(line));
    const wording = known?.better === undefined ? line : line.replace(known.said, known.better);
    return { message: cutEnd(wording, 200), offset: pos[0], hint: known?.hint };
  });
  if (second !== undefined && complaints.length === 0) complaints.push({ ...SECOND_DOCUMENT, offset: second.range[0] });
  // Even an empty text is a document.
  if (complaints.length === 0) return first as Document.Parsed;
  const onePerLine = inOrder(complaints).filter(({ offset }, index, all) => {
    const earlier = all[index - 1];
    return earlier === undefined || text.slice(earlier.offset, offset).includes('\n');
  });
  return onePerLine.slice(0, MAX_COMPLAINTS);
}

interface ParserMessage {
  /** The parser's message. */
  readonly said: RegExp;
  /** The same for people who do not know the grammar, where that is needed. */
  readonly better?: string;
  readonly hint?: string;
}

/** Common mistakes, and their usual causes. */
const WORDINGS: readonly ParserMessage[] = [
  {
    said: /^Nested mappings are not allowed in compact mappings$/,
    better: 'There is a second ": " in this line',
    hint: 'Put quotes around a text that contains ": ".',
  },
  {
    said: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)$/,
    better: 'A key and its ":" must be on one line',
    hint: 'Is a ":" missing, or a quote?',
  },
  { said: /^Tabs are not allowed as indentation$/, hint: 'Indent with spaces.' },
  { said: /must start at the same column$/, hint: 'What belongs together begins in the same column.' },
  { said: /sufficiently indented and end with a (.)$/, hint: 'Is the closing bracket missing?' },
  { said: /^Plain value cannot start with/, better: 'A text without quotes cannot begin with' },
  { said: /^Missing closing "quote$/, better: 'A text in double quotes does not end' },
  { said: /^Missing closing 'quote$/, better: 'A text in single quotes does not end' },
  {
    said: /^Unresolved tag: (?:tag:yaml\.org,2002:)?(.*)$/,
    better: 'The tag "$1" is not known here',
    hint: 'Put quotes around a text that begins with "!".',
  },
  { said: /^Invalid escape sequence/, hint: 'In single quotes "\\" is an ordinary character.' },
  {
    said: /^Unexpected (?:scalar|double-quoted-scalar|single-quoted-scalar) at node end$/,
    hint: 'Is a quote missing?',
  },
  {
    said: /^Unexpected .* at node end$/,
    hint: 'Put quotes around a text with brackets, braces, commas or "#" in it.',
  },
];

const inOrder = (complaints: readonly Complaint[]) => complaints.toSorted((a, b) => a.offset - b.offset);

/** One value of a mapping: where it is written, which is another mapping if it is merged in, and the value. */
interface MappingEntry {
  readonly owner: YAMLMap.Parsed;
  readonly pair: Pair<ParsedNode, ParsedNode | null>;
  readonly value: unknown;
}

interface ReadValues {
  readonly value: unknown;
  /** What each alias means. */
  readonly targets: ReadonlyMap<Alias, ParsedNode>;
  readonly entries: ReadonlyMap<YAMLMap, ReadonlyMap<string, MappingEntry>>;
}

/** Maximum size of values from aliases in a file; sixteen characters of text count as one value. */
const MAX_WEIGHT = 1_500_000;

interface ReadNode {
  readonly value: unknown;
  readonly weight: number;
  readonly height: number;
}

const NOTHING: ReadNode = { value: null, weight: 1, height: 0 };

/**
 * Converts a document to plain values, in its order: an alias means the last anchor of its name before it. The value of
 * an alias is read once and shared, so an alias bomb costs nothing; but it is refused, because consumers that walk
 * through the values would not end.
 */
class DocumentReader {
  readonly complaints: Complaint[] = [];
  readonly targets = new Map<Alias, ParsedNode>();
  readonly entries = new Map<YAMLMap, Map<string, MappingEntry & ReadNode>>();
  readonly #anchors = new Map<string, ParsedNode>();
  readonly #known = new Map<ParsedNode, ReadNode | undefined>();
  /** How many entries were merged in, in all. */
  #merged = 0;

  read(node: ParsedNode): ReadNode {
    if (isAlias(node)) return this.#behind(node);
    const { anchor } = node;
    if (anchor !== undefined) {
      this.#anchors.set(anchor, node);
      this.#known.set(node, undefined);
    }
    let read = isMap(node) ? this.#mapping(node) : this.#listOrScalar(node);
    if (read.height > MAX_DEPTH) read = this.#complain(TOO_DEEP, node);
    else if (read.weight > MAX_WEIGHT) read = this.#tooLarge(node);
    if (anchor !== undefined) this.#known.set(node, read);
    return read;
  }

  #behind(alias: Alias.Parsed): ReadNode {
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      const message = `There is no anchor &${alias.source} before this, so *${alias.source} has no value`;
      return this.#complain(message, alias, { hint: 'Put quotes around a text that begins with "*".' });
    }
    const read = this.#known.get(target);
    if (read === undefined) return this.#complain(`*${alias.source} is an alias of a value that contains it`, alias);
    this.targets.set(alias, target);
    return read;
  }

  #listOrScalar(node: Exclude<ParsedNode, Alias.Parsed | YAMLMap.Parsed>): ReadNode {
    if (isScalar(node)) {
      // A mark of the parser (the "<<" of a merge key) has no meaning as a value.
      const value = typeof node.value === 'symbol' ? '<<' : node.value;
      return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
    }
    const items = node.items.map((item) => this.read(item));
    return { value: items.map(({ value }) => value), ...sizeOf(items) };
  }

  #mapping(node: YAMLMap.Parsed): ReadNode {
    const ownEntries = new Map<string, MappingEntry & ReadNode>();
    const merged = new Map<string, MappingEntry & ReadNode>();
    for (const pair of node.items) {
      const { key, value: valueNode } = pair;
      if (isScalar(key) && typeof key.value === 'symbol') {
        this.#merge(valueNode, merged);
        continue;
      }
      const name = this.#nameOf(key);
      const read = valueNode === null ? NOTHING : this.read(valueNode);
      if (name === undefined) continue;
      const earlier = ownEntries.get(name);
      if (earlier === undefined) ownEntries.set(name, { owner: node, pair, ...read });
      else
        this.#complain(`The key "${cutEnd(name, 60)}" occurs twice in this mapping`, key, {
          earlier: earlier.pair.key,
        });
    }
    for (const [name, entry] of merged) if (!ownEntries.has(name)) ownEntries.set(name, entry);
    this.entries.set(node, ownEntries);
    const entries = Array.from(ownEntries, ([name, { value }]) => [name, value] as const);
    return { value: Object.fromEntries(entries), ...sizeOf(ownEntries.values()) };
  }

  /** Earlier merges take precedence over later ones; the mapping's own keys over both. */
  #merge(node: ParsedNode | null, into: Map<string, MappingEntry & ReadNode>): void {
    if (node !== null) this.read(node);
    const meant = this.#withoutAlias(node);
    for (const source of (isSeq(meant) ? meant.items : [node]) as readonly (ParsedNode | null)[]) {
      const mapping = this.#withoutAlias(source);
      // An alias of nothing has been complained about.
      if (mapping === undefined) continue;
      const entries = isMap(mapping) ? this.entries.get(mapping) : undefined;
      this.#merged += entries?.size ?? 0;
      if (entries === undefined) this.#complain('"<<" takes a mapping, an alias of one, or a list of those', source);
      else if (this.#merged > MAX_WEIGHT) this.#tooLarge(source);
      else for (const [name, entry] of entries) if (!into.has(name)) into.set(name, entry);
    }
  }

  #withoutAlias(node: ParsedNode | null): ParsedNode | null | undefined {
    return isAlias(node) ? this.targets.get(node) : node;
  }

  #nameOf(key: ParsedNode): string | undefined {
    const { value } = this.read(key);
    if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
    this.#complain('A list or a mapping cannot be a key', key, {
      hint: 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".',
    });
    return undefined;
  }

  #tooLarge(node: ParsedNode | null): ReadNode {
    if (this.complaints.length >= MAX_COMPLAINTS) return NOTHING;
    const hint = 'Use fewer aliases, or divide the file.';
    return this.#complain('Aliases make this far larger than it looks', node, { hint });
  }

  #complain(message: string, node: ParsedNode | null, more: { hint?: string; earlier?: ParsedNode } = {}): ReadNode {
    const earlier = more.earlier?.range[0];
    this.complaints.push({ message, offset: node?.range[0] ?? 0, hint: more.hint, earlier });
    return NOTHING;
  }
}

function sizeOf(parts: Iterable<ReadNode>): Pick<ReadNode, 'weight' | 'height'> {
  const size = { weight: 1, height: 1 };
  for (const { weight, height } of parts) {
    size.weight += weight;
    size.height = Math.max(size.height, height + 1);
  }
  return size;
}

interface YamlError extends Position {
  readonly message: string;
  readonly hint?: string | undefined;
}

export interface YamlTree {
  /** Without a byte order mark. */
  readonly text: string;
  readonly document: Document.Parsed;
  readonly values: ReadValues;
  positionOf(offset: number): Position;
}

/** Reads one YAML 1.2 document; aliases and merge keys are understood, and bombs made of them refused. */
export function openYamlTree(raw: string): YamlTree | { readonly errors: readonly YamlError[] } {
  const text = raw.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text);
  const errorsOf = (complaints: readonly Complaint[]) => ({
    errors: complaints.map(({ message, offset, hint, earlier }) => {
      const first = earlier === undefined ? undefined : `The first one is in line ${positionOf(earlier).line}.`;
      return { message, ...positionOf(offset), hint: first ?? hint };
    }),
  });

  const nul = text.indexOf('\0');
  if (nul !== -1) return errorsOf([{ ...NOT_TEXT, offset: nul }]);
  const document = composeYaml(text);
  if (!isDocument(document)) return errorsOf(document);
  const reading = new DocumentReader();
  const value = document.contents === null ? null : reading.read(document.contents).value;
  const { complaints, targets, entries } = reading;
  if (complaints.length > 0) return errorsOf(inOrder(complaints).slice(0, MAX_COMPLAINTS));
  return { text, document, values: { value, targets, entries }, positionOf };
}

/** A value as YAML, at a column; texts of several lines become block texts, and equal parts are written each time. */
export const yamlOf = (value: unknown, column = 0): string =>
  indented(stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }), ' '.repeat(column));

export const commentedYaml = (value: unknown, column: number): string =>
  indented(yamlOf(value), `${' '.repeat(column)}# `);

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
