import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Pair,
  Scalar,
  stringify,
  type Tags,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { messageOf, type Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { cutEnd } from '../../model/text/text.ts';
import { deepEqual } from '../../model/values/data-difference.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { openYamlTree, type YamlTree } from '../../suites/yaml/yaml-text.ts';

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

/** Edits a document by its nodes. For its own result it must change nothing. */
type YamlEdit = (root: Node | null, editor: YamlEditor) => void;

/**
 * Edits the nodes of a YAML document and prints it, and verifies the result: it has the values that the edit gives without
 * aliases, and no comment is lost. Of a mapping, only `keys` are compared: others often hold anchors alone. Without changes the text stays as it is.
 */
export function editYaml(file: string, content: string, edit: YamlEdit, keys?: readonly string[]): ConvertedFile {
  const before = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const edited = (text: string) => {
    const tree = openYamlTree(text);
    if ('errors' in tree) return tree;
    const editor = new YamlEditor(file, tree);
    edit(tree.document.contents, editor);
    return { editor, document: tree.document, values: tree.values.value };
  };
  const made = edited(before);
  if ('errors' in made) {
    const problems = made.errors.map(({ message, line, column, hint }): Problem => {
      const location = { file, line, column };
      return { code: 'YAML_INVALID', severity: 'error', message: `This is not valid YAML: ${message}`, location, hint };
    });
    return { kind: 'refused', problems };
  }
  const inOrder = (all: readonly Alteration[]) =>
    all.toSorted((a, b) => a.location.line - b.location.line || a.location.column - b.location.column);
  const [changes, left] = [inOrder(made.editor.changes), inOrder(made.editor.left)];
  const [first] = made.editor.changes;
  if (first === undefined) return { kind: 'converted', text: content, changes, left };

  const refused = (why: string): ConvertedFile => {
    const message = `This file cannot be converted as a whole: ${why}`;
    const hint = 'Make the changes from this line on by hand, or replace the aliases by their values.';
    const { location } = first;
    return { kind: 'refused', problems: [{ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint }] };
  };
  const read = (value: unknown) =>
    keys && isMapping(value) ? keys.map((key) => (Object.hasOwn(value, key) ? value[key] : undefined)) : value;
  let after: string;
  try {
    after = printed(made.document, before);
  } catch (error) {
    return refused(`the result cannot be written (${messageOf(error)})`);
  }
  const result = openYamlTree(after);
  if ('errors' in result) return refused(`the result cannot be read (${result.errors[0]?.message})`);
  const plain = edited(stringify(made.values, { aliasDuplicateObjects: false }));
  if ('errors' in plain || !deepEqual(read(result.values.value), read(plain.document.toJS()))) {
    return refused('other values would change too, such as those that an alias or a merge key shares');
  }
  const kept = commentsIn(after).toSorted();
  const lost = commentsIn(before)
    .toSorted()
    .find((comment) => {
      while (kept.length > 0 && (kept[0] ?? '') < comment) kept.shift();
      return kept.shift() !== comment;
    });
  if (lost !== undefined) return refused(`the comment "${lost.slice(0, 80)}" would be lost`);
  const lines = content.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after;
  return { kind: 'converted', text: content.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines, changes, left };
}

type YamlPair = Pair<Node, Node | null>;
type YamlMapping = YAMLMap<Node, Node | null>;

export interface YamlEntry {
  readonly name: string;
  readonly owner: YamlMapping;
  readonly pair: YamlPair;
  readonly value: Node | undefined;
}

/** Reads a document by its meaning, and edits its nodes. */
export class YamlEditor {
  readonly changes: Alteration[] = [];
  readonly left: Alteration[] = [];
  readonly #file: string;
  readonly #tree: YamlTree;

  constructor(file: string, tree: YamlTree) {
    this.#file = file;
    this.#tree = tree;
  }

  behind(node: unknown): Node | undefined {
    return isAlias(node) ? this.#tree.values.targets.get(node as Alias) : ((node as Node | null) ?? undefined);
  }

  mapping(node: unknown): YamlMapping | undefined {
    const meant = this.behind(node);
    return isMap(meant) ? (meant as YamlMapping) : undefined;
  }

  items(node: unknown): readonly (Node | undefined)[] | undefined {
    const meant = this.behind(node);
    return isSeq(meant) ? meant.items.map((item) => this.behind(item)) : undefined;
  }

  /** The entries of a mapping, with those that are merged in. */
  entries(node: unknown): YamlEntry[] {
    const mapping = this.behind(node);
    const entries = isMap(mapping) ? [...(this.#tree.values.entries.get(mapping)?.values() ?? [])] : [];
    return entries.flatMap(({ owner, pair }) => {
      const key = this.behind(pair.key);
      const name = isScalar(key) ? String(key.value ?? '') : '';
      // What was taken out is still among those that are merged in.
      return owner.items.includes(pair) ? { name, owner, pair, value: this.behind(pair.value) } : [];
    });
  }

  entry(mapping: unknown, name: string): YamlEntry | undefined {
    return this.entries(mapping).find((each) => each.name === name);
  }

  said(mapping: unknown, name: string): YamlEntry | undefined {
    const entry = this.entry(mapping, name);
    return entry !== undefined && !isNothing(entry.value) ? entry : undefined;
  }

  text(mapping: unknown, name: string): string | undefined {
    return textOf(this.entry(mapping, name)?.value);
  }

  tell(entry: Pick<YamlEntry, 'pair'>, message: string): void {
    this.changes.push(this.#remark(entry, message));
  }

  leave(entry: Pick<YamlEntry, 'pair'>, message: string): void {
    const remark = this.#remark(entry, message);
    if (!this.left.some((each) => deepEqual(each, remark))) this.left.push(remark);
  }

  #remark({ pair }: Pick<YamlEntry, 'pair'>, message: string): Alteration {
    return { message, location: { file: this.#file, ...this.#tree.positionOf(pair.key.range?.[0] ?? 0) } };
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
  rename(mapping: unknown, entry: YamlEntry, to: string, said = arrow(entry.name, to)): void {
    this.tell(entry, said);
    this.#cut(this.entry(mapping, to));
    entry.pair.key = withValue(entry.pair.key, to);
  }

  replace({ pair }: Pick<YamlEntry, 'pair'>, value: unknown, said?: string): void {
    if (said !== undefined) this.tell({ pair }, said);
    pair.value = withValue(pair.value, value);
  }

  addBehind({ owner, pair }: EntryPlace, name: string, value: unknown): void {
    const node = this.#tree.document.createNode(value, { flow: owner.flow === true, aliasDuplicateObjects: false });
    owner.items.splice(owner.items.indexOf(pair) + 1, 0, new Pair<Node, Node | null>(quotedLike(pair, name), node));
  }

  /** Gives the id of an older schema that of today. */
  useSchema(root: unknown, current: string): void {
    const entry = this.entry(root, '$schema');
    const id = textOf(entry?.value) ?? '';
    const family = current.replace(/[\d.]+$/, '');
    const isOld = id !== current && id.startsWith(family) && /^[\d.]+$/.test(id.slice(family.length));
    if (entry !== undefined && isOld) this.replace(entry, current, `$schema: ${id} → ${current}`);
  }

  /** Takes an entry out; its comments stay. */
  remove(entry: EntryPlace, said: string): void {
    this.tell(entry, said);
    this.#cut(entry);
  }

  /** Moves an entry out of the mapping of `outer` to behind it, or in its place if it was the only one. */
  hoist(outer: YamlEntry, inner: YamlEntry, to: string): void {
    this.#cut(this.entry(outer.owner, to));
    const inside = inner.owner;
    const index = inside.items.indexOf(inner.pair);
    if (inside.items.length === 1 && inside === this.mapping(outer.value)) {
      for (const pair of this.unwrap(outer)) pair.key = withValue(pair.key, to);
      return;
    }
    // The document has a comment above the first entry at the mapping.
    if (index === 0) {
      addComments(inside, 0, inside.commentBefore);
      inside.commentBefore = undefined;
    }
    inside.items.splice(index, 1);
    inner.pair.key = withValue(inner.pair.key, to);
    outer.owner.items.splice(outer.owner.items.indexOf(outer.pair) + 1, 0, inner.pair);
  }

  /** Replaces an entry by the entries of its mapping, and returns those. */
  unwrap({ owner, pair: { key, value }, pair }: YamlEntry): readonly YamlPair[] {
    const items = this.mapping(value)?.items ?? [];
    // What an alias stands for stays where it is.
    const moved = isAlias(value) ? items.map((each) => each.clone()) : items;
    const index = owner.items.indexOf(pair);
    owner.items.splice(index, 1, ...moved);
    addComments(owner, index + moved.length, value?.comment);
    addComments(owner, index, key.commentBefore, key.comment, value?.commentBefore);
    if (moved[0] !== undefined) moved[0].key.spaceBefore = key.spaceBefore;
    return moved;
  }

  /** Makes a checklist the first grader of a list, which is created if missing. */
  enlist({ owner, pair }: YamlEntry, list: YamlEntry | undefined): void {
    const seq = (this.behind(list?.pair.value) ?? new YAMLSeq<Node>()) as YAMLSeq<Node>;
    const grader = new YAMLMap<Node, Node | null>();
    grader.items.push(new Pair<Node, Node | null>(quotedLike(pair, 'type'), quotedLike(pair, 'rubrics')), pair);
    if (list === undefined) this.#cut(this.entry(owner, 'assertions'));
    const index = owner.items.indexOf(pair);
    owner.items.splice(index, 1);
    if (list === undefined) {
      owner.items.splice(index, 0, new Pair<Node, Node | null>(quotedLike(pair, 'assertions'), seq));
      addComments(owner, index, pair.key.commentBefore);
    } else grader.commentBefore = pair.key.commentBefore;
    pair.key = withValue(pair.key, 'criteria');
    pair.key.commentBefore = undefined;
    pair.key.spaceBefore = false;
    seq.items.unshift(grader);
  }

  /** Takes an entry out; its comments stay. */
  #cut(entry: EntryPlace | undefined): void {
    if (entry === undefined) return;
    const { owner, pair } = entry;
    const index = owner.items.indexOf(pair);
    const taken = new YAMLMap<Node, Node | null>();
    taken.items = owner.items.splice(index, 1);
    const comments: Comment[] = [];
    visit(taken, { Node: (_, node) => void comments.push(node.commentBefore, node.comment) });
    addComments(owner, index, ...comments);
  }
}

type EntryPlace = Pick<YamlEntry, 'owner' | 'pair'>;
type Comment = string | null | undefined;

/** Puts comments above the entry with that index, or below the last one. */
function addComments(owner: YamlMapping, index: number, ...comments: readonly Comment[]): void {
  const key = owner.items[index]?.key;
  const joined = (all: readonly Comment[]) => all.filter(Boolean).join('\n') || undefined;
  if (key === undefined) owner.comment = joined([owner.comment, ...comments]);
  else key.commentBefore = joined([...comments, key.commentBefore]);
}

/** A scalar with another value, in place of an alias if it is one; quotes and comments stay. */
function withValue(node: Node | null, value: unknown): Scalar {
  const scalar = isScalar(node) ? node : Object.assign(new Scalar(value), { ...node, source: undefined });
  scalar.value = value;
  return scalar;
}

function quotedLike({ key }: YamlPair, text: string): Scalar {
  const scalar = new Scalar(text);
  if (isScalar(key) && key.type?.startsWith('QUOTE')) scalar.type = key.type;
  return scalar;
}

/** Folds the texts that were folded, and no others. */
const foldAgain = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str' || tag.collection) return tag;
    const stringify: typeof tag.stringify = (item, context, ...more) => {
      const options = { ...context.options, lineWidth: item.type === 'BLOCK_FOLDED' ? 80 : 0 };
      return tag.stringify?.(item, { ...context, options }, ...more) ?? '';
    };
    return { ...tag, stringify };
  });

/** The document as text, indented like the text that it was. */
function printed(document: Document.Parsed, before: string): string {
  // What was taken out may have stood above a blank line.
  visit(document, { Map: (_, { items: [first] }) => void Object.assign(first?.key ?? {}, { spaceBefore: false }) });
  document.setSchema('1.2', { schema: 'core', merge: true, customTags: foldAgain });
  // The texts of blocks may be further in.
  const indents = before.match(/^ {2,}(?=[^\s#])/gm) ?? [];
  const [, key = '', list = '  '] = /^( *)[^\s#-].*:[ \t]*\n( *)- /m.exec(before) ?? [];
  return document.toString({
    lineWidth: 0,
    indent: indents.reduce((least, { length }) => Math.min(least, length), indents[0]?.length ?? 2),
    indentSeq: list.length > key.length,
    flowCollectionPadding: /[[{] \S/.test(before),
  });
}

export const arrow = (from: string, to: string): string => `"${cutEnd(from, 60)}" → "${to}"`;

export const ignored = (name: string, instead: string): string =>
  `"${name}" stays as it is: it has no effect because "${instead}" is there too`;

export const textOf = (node: unknown): string | undefined =>
  isScalar(node) && typeof node.value === 'string' ? node.value : undefined;

export const isNothing = (node: unknown): boolean =>
  node === undefined || node === null || (isScalar(node) && node.value === null);

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
