import {
  type Alias,
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { cutEnd } from '../../model/text/text.ts';
import { deepEqual } from '../../model/values/data-difference.ts';
import { openYamlTree, type ReadValues } from './yaml-text.ts';

export interface Alteration {
  readonly message: string;
  readonly location: SourceLocation;
  readonly hint?: string | undefined;
}

/** A file in another form, or all that is in the way of it. */
export type ConvertedFile =
  | {
      readonly kind: 'converted';
      readonly text: string;
      readonly changes: readonly Alteration[];
      /** What stays as it is although it could be changed, with the reason. */
      readonly left: readonly Alteration[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** Changes the nodes of a document. For its own result it must change nothing. */
type YamlEdit = (root: Node | null, editor: YamlEditor) => void;

/**
 * Edits a YAML text by its nodes, and verifies the result: it has the values that the edit gives without aliases, and
 * no comment is lost. `meant` selects the values to compare. Without changes the text stays as it is.
 */
export function editYaml(
  file: string,
  given: string,
  edit: YamlEdit,
  meant = (value: unknown): unknown => value,
): ConvertedFile {
  const tree = openYamlTree(given);
  if ('errors' in tree) {
    const problems = tree.errors.map(({ message, line, column, hint }): Problem => {
      const location = { file, line, column };
      return { code: 'YAML_INVALID', severity: 'error', message: `This is not valid YAML: ${message}`, location, hint };
    });
    return { kind: 'refused', problems };
  }
  const { text, document, values } = tree;
  const placed = (offset: number): SourceLocation => ({ file, ...tree.positionOf(offset) });
  const editor = new YamlEditor(values.targets, placed);
  edit(document.contents, editor);
  const [changes, left] = [editor.changes, editor.left].map((all) =>
    all.toSorted((a, b) => a.location.line - b.location.line || a.location.column - b.location.column),
  ) as [Alteration[], Alteration[]];
  const [first] = editor.changes;
  if (first === undefined) return { kind: 'converted', text: given, changes, left };

  const refused = (why: string): ConvertedFile => {
    const message = `This file cannot be converted as a whole: ${why}`;
    const hint = 'Make the changes from this line on by hand, or replace the aliases by their values.';
    const { location } = first;
    return { kind: 'refused', problems: [{ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint }] };
  };
  const printed = printLike(text, document, editor.touched);
  const reopened = openYamlTree(printed);
  if ('errors' in reopened) return refused(`the result cannot be read (${reopened.errors[0]?.message})`);
  const plain = new Document(values.value, { aliasDuplicateObjects: false });
  edit(plain.contents as Node | null, new YamlEditor(new Map(), placed));
  if (!deepEqual(meant(reopened.values.value), meant(plain.toJS()))) {
    return refused('other values would change too, such as those that an alias or a merge key shares');
  }
  const [lost] = lostComments(text, printed);
  if (lost !== undefined) return refused(`the comment "${lost.slice(0, 80)}" would be lost`);
  const mark = given.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { kind: 'converted', text: mark + printed, changes, left };
}

export interface YamlEntry {
  readonly name: string;
  readonly owner: YAMLMap<Node, Node | null>;
  readonly pair: Pair<Node, Node | null>;
  readonly value: Node | undefined;
}

export class YamlEditor {
  readonly changes: Alteration[] = [];
  readonly left: Alteration[] = [];
  /** Mappings and lists whose entries changed. */
  readonly touched = new Set<unknown>();
  readonly #targets: ReadonlyMap<Alias, Node>;
  readonly #placed: (offset: number) => SourceLocation;

  constructor(targets: ReadValues['targets'], placed: (offset: number) => SourceLocation) {
    this.#targets = targets;
    this.#placed = placed;
  }

  behind(node: unknown): Node | undefined {
    return isAlias(node) ? this.#targets.get(node) : ((node as Node | null) ?? undefined);
  }

  mapping(node: unknown): YAMLMap<Node, Node | null> | undefined {
    const meant = this.behind(node);
    return isMap(meant) ? (meant as YAMLMap<Node, Node | null>) : undefined;
  }

  items(node: unknown): readonly (Node | undefined)[] | undefined {
    const meant = this.behind(node);
    return isSeq(meant) ? meant.items.map((item) => this.behind(item)) : undefined;
  }

  entries(mapping: YAMLMap<Node, Node | null>): YamlEntry[] {
    const own = new Map<string, YamlEntry>();
    const merged = new Map<string, YamlEntry>();
    for (const pair of mapping.items) {
      const key = this.behind(pair.key);
      if (!isScalar(key)) continue;
      if (typeof key.value === 'symbol') {
        for (const source of this.items(pair.value) ?? [pair.value]) {
          const from = this.mapping(source);
          for (const entry of from ? this.entries(from) : []) {
            if (!merged.has(entry.name)) merged.set(entry.name, entry);
          }
        }
        continue;
      }
      const name = String(key.value ?? '');
      own.set(name, { name, owner: mapping, pair, value: this.behind(pair.value) });
    }
    return [...own.values(), ...[...merged.values()].filter(({ name }) => !own.has(name))];
  }

  entry(mapping: unknown, name: string): YamlEntry | undefined {
    const node = this.mapping(mapping);
    return node && this.entries(node).find((each) => each.name === name);
  }

  said(mapping: unknown, name: string): YamlEntry | undefined {
    const entry = this.entry(mapping, name);
    return entry !== undefined && !isNothing(entry.value) ? entry : undefined;
  }

  text(mapping: unknown, name: string): string | undefined {
    return textOf(this.entry(mapping, name)?.value);
  }

  #remark({ pair }: Pick<YamlEntry, 'pair'>, message: string, hint?: string): Alteration {
    return { message, location: this.#placed(pair.key.range?.[0] ?? 0), hint };
  }

  tell(entry: Pick<YamlEntry, 'pair'>, message: string): void {
    this.changes.push(this.#remark(entry, message));
  }

  leave(entry: Pick<YamlEntry, 'pair'>, message: string, hint?: string): void {
    const remark = this.#remark(entry, message, hint);
    if (!this.left.some((each) => deepEqual(each, remark))) this.left.push(remark);
  }

  /**
   * Gives the effective entry, the first one, its current name. The others have no effect, so they stay with a note.
   * Returns the effective entry.
   */
  useName(
    mapping: unknown,
    [current, ...old]: readonly [string, ...string[]],
    counts: (entry: YamlEntry) => boolean = () => true,
  ): YamlEntry | undefined {
    const present = [current, ...old].flatMap((name) => this.said(mapping, name) ?? []).filter(counts);
    const [first, ...others] = present;
    if (first === undefined) return undefined;
    for (const other of others) this.leave(other, ignored(other.name, first.name));
    if (first.name !== current) this.rename(mapping, first, current);
    return first;
  }

  /** Renames an entry; one of the new name that has no value goes. */
  rename(mapping: unknown, { name, owner, pair }: YamlEntry, to: string, said = arrow(name, to)): void {
    this.touched.add(owner);
    this.tell({ pair }, said);
    const blank = this.entry(mapping, to);
    if (isScalar(pair.key)) pair.key.value = to;
    else pair.key = keyLike(pair.key, to);
    if (blank !== undefined) this.remove(blank, { owner, pair });
  }

  replace({ owner, pair }: YamlEntry, value: unknown): void {
    this.touched.add(owner);
    const { value: node } = pair;
    if (isScalar(node)) Object.assign(node, { value, range: null });
    else pair.value = new Scalar(value);
  }

  addBehind({ owner, pair }: Pick<YamlEntry, 'owner' | 'pair'>, name: string, value: unknown): void {
    this.touched.add(owner);
    const node = new Document(value).contents as Node;
    owner.items.splice(owner.items.indexOf(pair) + 1, 0, new Pair(keyLike(pair.key, name), node));
  }

  /** Takes an entry out; its comments go to `heir`, or to the entry after it. */
  remove({ owner, pair }: Pick<YamlEntry, 'owner' | 'pair'>, heir?: Pick<YamlEntry, 'owner' | 'pair'>): void {
    this.touched.add(owner);
    const index = owner.items.indexOf(pair);
    owner.items.splice(index, 1);
    const next = heir?.owner === owner ? heir.pair : owner.items[index];
    const comment = commentsOf(pair).join('\n');
    if (comment === '') return;
    if (next === undefined) owner.comment = joined(owner.comment, comment);
    else next.key.commentBefore = joined(comment, next.key.commentBefore);
  }

  /** Moves an entry out of the mapping of `outer` to behind it, or in its place if it was the only one. */
  hoist(outer: YamlEntry, inner: YamlEntry, to: string): void {
    const block = inner.owner;
    this.touched.add(block).add(outer.owner);
    const [first] = block.items;
    block.items.splice(block.items.indexOf(inner.pair), 1);
    inner.pair.key = keyLike(inner.pair.key, to, inner.pair.key);
    const { key } = inner.pair;
    // Comments above the first entry belong to the block for the parser.
    if (first === inner.pair) key.commentBefore = joined(block.commentBefore, key.commentBefore);
    if (first === inner.pair) block.commentBefore = null;
    const { items } = outer.owner;
    const index = items.indexOf(outer.pair);
    const [next] = block.items;
    if (next !== undefined) {
      if (next !== first) next.key.spaceBefore = false;
      items.splice(index + 1, 0, inner.pair);
      return;
    }
    items[index] = inner.pair;
    key.commentBefore = joined(outer.pair.key.commentBefore, outer.pair.key.comment, key.commentBefore);
    if (outer.pair.key.spaceBefore) key.spaceBefore = true;
    const below = items[index + 1];
    if (block.comment && below) below.key.commentBefore = joined(block.comment, below.key.commentBefore);
    else if (block.comment) outer.owner.comment = joined(block.comment, outer.owner.comment);
  }

  /** Moves an entry into the mapping of its sibling `into`, which is created if missing. */
  sink({ owner, pair }: YamlEntry, into: string, sibling: YamlEntry | undefined): void {
    const { items } = owner;
    const mapping = this.mapping(sibling?.value);
    this.touched.add(owner).add(mapping);
    if (mapping !== undefined) {
      items.splice(items.indexOf(pair), 1);
      mapping.items.push(pair);
      return;
    }
    const outer = new Pair(keyLike(pair.key, into), mappingOf([pair], owner.flow));
    [outer.key.commentBefore, outer.key.spaceBefore] = [pair.key.commentBefore ?? null, pair.key.spaceBefore ?? false];
    [pair.key.commentBefore, pair.key.spaceBefore] = [null, false];
    items[items.indexOf(pair)] = outer;
    if (sibling !== undefined) this.remove(sibling, { owner, pair: outer });
  }

  /** Replaces an entry by the entries of its mapping. */
  unwrap({ owner, pair, value }: YamlEntry): void {
    this.touched.add(owner);
    const inside = this.mapping(value)?.items ?? [];
    const [first] = inside;
    const index = owner.items.indexOf(pair);
    if (first === undefined) {
      this.remove({ owner, pair });
      return;
    }
    const above = joined(pair.key.commentBefore, value?.commentBefore, first.key.commentBefore);
    owner.items.splice(index, 1, ...inside);
    if (above !== null) first.key.commentBefore = above;
    const next = owner.items[index + inside.length];
    if (value?.comment && next) next.key.commentBefore = joined(value.comment, next.key.commentBefore);
    else if (value?.comment) owner.comment = joined(value.comment, owner.comment);
  }

  /** Makes an entry the first item of a list of its mapping, `{ type, [key]: value }`. */
  enlist(
    { owner, pair }: YamlEntry,
    list: string,
    { type, key }: { readonly type: string; readonly key: string },
  ): void {
    const item = mappingOf(
      [new Pair(keyLike(pair.key, 'type'), scalarLike(pair.key, type)), new Pair(keyLike(pair.key, key), pair.value)],
      owner.flow,
    );
    const there = this.said(owner, list);
    const seq = there?.value;
    this.touched.add(owner).add(seq);
    if (there !== undefined && isSeq(seq)) {
      owner.items.splice(owner.items.indexOf(pair), 1);
      item.commentBefore = joined(seq.commentBefore, pair.key.commentBefore);
      seq.commentBefore = null;
      seq.items.unshift(item);
      if (owner.flow !== true) seq.flow = false;
      return;
    }
    const made = new YAMLSeq();
    made.items = [item];
    if (owner.flow) made.flow = true;
    const empty = this.entry(owner, list);
    pair.key = keyLike(pair.key, list, pair.key);
    pair.value = made;
    if (empty !== undefined) this.remove(empty, { owner, pair });
  }
}

export const arrow = (from: string, to: string): string => `"${cutEnd(from, 60)}" → "${to}"`;

export const ignored = (name: string, instead: string): string =>
  `"${name}" stays as it is: it has no effect because "${instead}" is there too`;

export const textOf = (node: unknown): string | undefined =>
  isScalar(node) && typeof node.value === 'string' ? node.value : undefined;

export const isNothing = (node: unknown): boolean =>
  node === undefined || node === null || (isScalar(node) && node.value === null);

function mappingOf(items: Pair<Node, Node | null>[], isFlow: boolean | undefined): YAMLMap<Node, Node | null> {
  const mapping = new YAMLMap<Node, Node | null>();
  mapping.items = items;
  if (isFlow) mapping.flow = true;
  return mapping;
}

function scalarLike(sample: Node, text: string): Scalar {
  const scalar = new Scalar(text);
  if (isScalar(sample) && sample.type?.startsWith('QUOTE')) scalar.type = sample.type;
  return scalar;
}

/** A key in the quotes of another one, with the comments of `old`. */
function keyLike(sample: Node, name: string, old?: Node): Scalar {
  const key = scalarLike(sample, name);
  if (old === undefined) return key;
  return Object.assign(key, {
    commentBefore: old.commentBefore,
    comment: old.comment,
    spaceBefore: old.spaceBefore,
    range: old.range,
  });
}

const joined = (...comments: (string | null | undefined)[]): string | null =>
  comments.filter((comment) => comment !== undefined && comment !== null && comment !== '').join('\n') || null;

function commentsOf(pair: Pair<Node, Node | null>): string[] {
  const comments: string[] = [];
  const keep = (node: Node) =>
    comments.push(...[node.commentBefore, node.comment].filter((each) => typeof each === 'string'));
  visit(pair as never, { Node: (_, node) => void keep(node as Node) });
  return comments;
}

/**
 * Prints a document with the indents, padding, line breaks and end of its text. Texts of several lines, and what is in
 * brackets, keep their source, unless it is `touched`.
 */
function printLike(text: string, document: Document, touched: ReadonlySet<unknown>): string {
  let mark = 'source';
  while (text.includes(mark)) mark += '-';
  const sources: string[] = [];
  const keepSource = (node: Node) => {
    const [from, to] = node.range ?? [0, 0];
    const source = text.slice(from, to).trimEnd();
    const isText = isScalar(node) && node.type !== 'BLOCK_LITERAL' && source.includes('\n');
    const isKept = isText || (isCollection(node) && node.flow === true && from < to && !contains(node, touched));
    if (isCollection(node) && node.flow === true && from < to) padLike(node, /^.\s/.test(source) ? ' ' : '');
    if (!isKept || node.tag !== undefined) return undefined;
    const kept = new Scalar(`${mark}${sources.length}`);
    sources.push(movedToLeft(source, indentAt(text, from)));
    const { commentBefore = null, comment = null, spaceBefore = false } = node;
    Object.assign(kept, { commentBefore, comment: source.startsWith('>') ? null : comment, spaceBefore });
    if ('anchor' in node && node.anchor !== undefined) kept.anchor = node.anchor;
    return kept;
  };
  visit(document, { Value: (_, node) => keepSource(node as Node) });
  const list = /^( *)(?:- )*[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)- /m.exec(text);
  const braces = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const printed = document.toString({
    lineWidth: 0,
    indent: Math.min(/^( +)\S/m.exec(text)?.[1]?.length ?? 2, 8),
    indentSeq: list?.[1] !== list?.[2] || list === null,
    flowCollectionPadding: braces(/(?<![{$])\{ /g) > braces(/(?<![{$])\{[^\s{}]/g),
    verifyAliasOrder: false,
  });
  const whole = printed.replaceAll(new RegExp(`${mark}(\\d+)`, 'g'), (_, index: string, at: number) =>
    (sources[Number(index)] ?? '').replaceAll(/\n(?!\n)/g, `\n${' '.repeat(indentAt(printed, at))}`),
  );
  const ended = text.endsWith('\n') ? whole : whole.replace(/\n$/, '');
  return text.includes('\r\n') ? ended.replaceAll(/\r?\n/g, '\r\n') : ended;
}

/** Printing takes one padding for all brackets; files often pad braces alone. */
function padLike(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const print = node.toString.bind(node);
  node.toString = (context, ...more) => print(context && { ...context, flowCollectionPadding }, ...more);
}

function contains(node: Node, wanted: ReadonlySet<unknown>): boolean {
  let isFound = false;
  visit(node, {
    Collection(_, each) {
      isFound ||= wanted.has(each);
      return isFound ? visit.BREAK : undefined;
    },
  });
  return isFound;
}

/** The column of the entry or the item that a value belongs to. */
function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^ *(?:- )*/.exec(text.slice(start, offset))?.[0].length ?? 0;
}

const movedToLeft = (source: string, columns: number): string =>
  source.replaceAll(new RegExp(`\n {0,${columns}}`, 'g'), '\n');

/** The comments of a YAML text that another one lacks, each as often as it is missing. */
export function lostComments(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const comment of withInner(commentsIn(after))) left.set(comment, (left.get(comment) ?? 0) + 1);
  return withInner(commentsIn(before)).filter((comment) => {
    const count = left.get(comment) ?? 0;
    left.set(comment, count - 1);
    return count <= 0;
  });
}

/** A line that became a comment may end with its own comment. */
const withInner = (comments: readonly string[]): string[] =>
  comments.flatMap((comment) => [
    comment,
    ...(comment.includes('#', 1) ? commentsIn(comment.slice(1).trimStart()) : []),
  ]);

/** What follows this mark of the lexer is the content of a scalar, whatever it looks like. */
const SCALAR = '\u001f';

export function commentsIn(text: string): string[] {
  const comments: string[] = [];
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isContent && lexeme.startsWith('#')) comments.push(lexeme.trimEnd());
    isContent = lexeme === SCALAR;
  }
  return comments;
}
