import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  type Tags,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { UserError, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { cutEnd } from '../../model/text/text.ts';
import { problemOfText } from '../../suites/yaml/cursor.ts';
import { type ParsedYaml, parseYamlText } from '../../suites/yaml/yaml-text.ts';

export interface Alteration {
  readonly message: string;
  readonly location?: SourceLocation | undefined;
}

export interface Conversion {
  readonly text: string;
  readonly changes: readonly Alteration[];
  /** What stays as it is although it could be changed, with the reason. */
  readonly left: readonly Alteration[];
}

/**
 * Edits the nodes of a YAML document and prints it; comments stay with what they are at. For its own result, `edit` must
 * change nothing. Without changes the text stays as it is. Throws a `UserError`: of a value with an alias, it is not
 * known which of its places the change is for.
 */
export function editYaml(file: string, content: string, edit: (root: unknown, editor: YamlEditor) => void): Conversion {
  const before = content.replaceAll('\r\n', '\n');
  const tree = parseYamlText(before);
  if (tree.kind === 'invalid') throw new UserError([problemOfText(tree, file, 'YAML')]);
  const editor = new YamlEditor(file, tree);
  edit(tree.document.contents, editor);
  const { changes, left } = editor;
  const [first] = changes;
  if (first === undefined) return { text: content, changes, left };
  if (tree.targets.size > 0) {
    throw userError('NOT_SUPPORTED_YET', 'This file has aliases, and cannot be converted', {
      location: first.location,
      hint: 'Replace the aliases by their values, or make the changes that validate names by hand.',
    });
  }
  const after = printed(tree.document, before);
  if (parseYamlText(after).kind === 'invalid') {
    throw userError('NOT_SUPPORTED_YET', 'This file cannot be converted: the changes would not fit together', {
      location: first.location,
      hint: 'Make the changes that validate names by hand.',
    });
  }
  return { text: content.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after, changes, left };
}

export type YamlPair = Pair<Node, Node | null>;
type YamlMapping = YAMLMap<Node, Node | null>;

export const mappingOf = (node: unknown): YamlMapping | undefined => (isMap(node) ? (node as YamlMapping) : undefined);

export const itemsOf = (node: unknown): readonly Node[] | undefined =>
  isSeq(node) ? (node.items as Node[]) : undefined;

export const nameOf = ({ key }: YamlPair): string => (isScalar(key) ? String(key.value) : '');

export const pairOf = (mapping: unknown, name: string): YamlPair | undefined =>
  mappingOf(mapping)?.items.find((pair) => nameOf(pair) === name);

export const valueIn = (mapping: unknown, name: string): Node | null | undefined => pairOf(mapping, name)?.value;

/** An entry with a value. */
export function saidIn(mapping: unknown, name: string): YamlPair | undefined {
  const pair = pairOf(mapping, name);
  const isNothing = pair?.value === null || (isScalar(pair?.value) && pair.value.value === null);
  return isNothing ? undefined : pair;
}

export const textOf = (node: unknown): string | undefined =>
  isScalar(node) && typeof node.value === 'string' ? node.value : undefined;

/** Edits the mappings of a document, and records what it changes, and what it leaves. */
export class YamlEditor {
  readonly changes: Alteration[] = [];
  readonly left: Alteration[] = [];
  readonly #file: string;
  readonly #tree: ParsedYaml;

  constructor(file: string, tree: ParsedYaml) {
    this.#file = file;
    this.#tree = tree;
  }

  tell(pair: YamlPair, message: string): void {
    this.changes.push(this.#at(pair, message));
  }

  leave(pair: YamlPair, why: string): void {
    this.left.push(this.#at(pair, `"${nameOf(pair)}" is not changed: ${why}`));
  }

  #at({ key }: YamlPair, message: string): Alteration {
    return { message, location: { file: this.#file, ...this.#tree.positionOf(key.range?.[0] ?? 0) } };
  }

  /** Gives the effective entry, the first one with a value, its current name. Returns it. */
  useName(mapping: unknown, [current, ...old]: readonly [string, ...string[]]): YamlPair | undefined {
    const [first, ...others] = [current, ...old].flatMap((name) => saidIn(mapping, name) ?? []);
    for (const other of others) this.leave(other, `it has no effect because "${first && nameOf(first)}" is there too`);
    if (first !== undefined) this.rename(mapping, first, current);
    return first;
  }

  /** Renames an entry, unless one of the new name is there. */
  rename(mapping: unknown, pair: YamlPair, to: string, said = arrow(nameOf(pair), to)): void {
    const other = pairOf(mapping, to);
    if (other === pair) return;
    if (other !== undefined) this.leave(pair, `"${to}" is there too`);
    else {
      this.tell(pair, said);
      setValue(pair.key, to);
    }
  }

  replace(pair: YamlPair, value: unknown, said: string): void {
    this.tell(pair, said);
    setValue(pair.value, value);
  }

  addBehind(mapping: unknown, pair: YamlPair, name: string, value: unknown): void {
    const { items, flow } = mapping as YamlMapping;
    const node = this.#tree.document.createNode(value, { flow: flow === true, aliasDuplicateObjects: false });
    items.splice(items.indexOf(pair) + 1, 0, new Pair<Node, Node | null>(quotedLike(pair, name), node));
  }

  /** Gives the id of an older schema that of today. */
  useSchema(root: unknown, current: string): void {
    const pair = pairOf(root, '$schema');
    const id = textOf(pair?.value) ?? '';
    const family = current.replace(/[\d.]+$/, '');
    const isOld = id !== current && id.startsWith(family) && /^[\d.]+$/.test(id.slice(family.length));
    if (pair !== undefined && isOld) this.replace(pair, current, `$schema: ${id} → ${current}`);
  }

  /** Moves an entry out of the mapping of `outer` to behind it, or in its place if it was the only one. */
  hoist(mapping: unknown, outer: YamlPair, inner: YamlPair, to: string): void {
    const { items } = mapping as YamlMapping;
    const inside = outer.value as YamlMapping;
    const index = inside.items.indexOf(inner);
    setValue(inner.key, to);
    if (inside.items.length === 1) {
      this.unwrap(mapping, outer);
      return;
    }
    // The document has a comment above the first entry at the mapping.
    if (index === 0) {
      addComments(inside, 0, inside.commentBefore);
      inside.commentBefore = undefined;
    }
    inside.items.splice(index, 1);
    items.splice(items.indexOf(outer) + 1, 0, inner);
  }

  /** Replaces an entry by the entries of its mapping. */
  unwrap(mapping: unknown, pair: YamlPair): void {
    const owner = mapping as YamlMapping;
    const { key, value } = pair;
    const moved = mappingOf(value)?.items ?? [];
    const index = owner.items.indexOf(pair);
    owner.items.splice(index, 1, ...moved);
    addComments(owner, index + moved.length, value?.comment);
    addComments(owner, index, key.commentBefore, key.comment, value?.commentBefore);
    if (moved[0] !== undefined) moved[0].key.spaceBefore = key.spaceBefore;
  }

  /** Removes an entry without a value, in whose place another one comes. */
  drop(mapping: unknown, name: string): void {
    const { items } = mapping as YamlMapping;
    const index = items.findIndex((pair) => nameOf(pair) === name);
    if (index !== -1) items.splice(index, 1);
  }

  /** Makes a checklist the first grader of a list, which is created if missing. */
  enlist(mapping: unknown, pair: YamlPair, list: YamlPair | undefined): void {
    const { items } = mapping as YamlMapping;
    const seq = (list?.value ?? new YAMLSeq<Node>()) as YAMLSeq<Node>;
    const grader = new YAMLMap<Node, Node | null>();
    grader.items.push(new Pair<Node, Node | null>(quotedLike(pair, 'type'), quotedLike(pair, 'rubrics')), pair);
    if (list === undefined) this.drop(mapping, 'assertions');
    const index = items.indexOf(pair);
    items.splice(index, 1);
    if (list === undefined) {
      items.splice(index, 0, new Pair<Node, Node | null>(quotedLike(pair, 'assertions'), seq));
      addComments(mapping as YamlMapping, index, pair.key.commentBefore);
    } else grader.commentBefore = pair.key.commentBefore;
    setValue(pair.key, 'criteria');
    pair.key.commentBefore = undefined;
    pair.key.spaceBefore = false;
    seq.items.unshift(grader);
  }
}

type Comment = string | null | undefined;

/** Puts comments above the entry with that index, or below the last one. */
function addComments(owner: YamlMapping, index: number, ...comments: readonly Comment[]): void {
  const key = owner.items[index]?.key;
  const joined = (all: readonly Comment[]) => all.filter(Boolean).join('\n') || undefined;
  if (key === undefined) owner.comment = joined([owner.comment, ...comments]);
  else key.commentBefore = joined([...comments, key.commentBefore]);
}

/** Quotes and comments of a scalar stay. */
function setValue(node: Node | null, value: unknown): void {
  (node as Scalar).value = value;
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
  // What moved may have stood above a blank line.
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
