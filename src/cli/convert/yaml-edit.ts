import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Problem } from '../../model/errors.ts';
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
 * Edits a YAML text at the places of its nodes, and verifies the result: it has the values that the edit gives without
 * aliases, and no comment is lost. Of a mapping, only `keys` are compared: others often hold anchors alone. Without changes the text stays as it is.
 */
export function editYaml(file: string, given: string, edit: YamlEdit, keys?: readonly string[]): ConvertedFile {
  const before = given.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const edited = (text: string) => {
    const tree = openYamlTree(text);
    if ('errors' in tree) return tree;
    const editor = new YamlEditor(file, tree);
    edit(tree.document.contents, editor);
    return { editor, values: tree.values.value };
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
  if (first === undefined) return { kind: 'converted', text: given, changes, left };

  const refused = (why: string): ConvertedFile => {
    const message = `This file cannot be converted as a whole: ${why}`;
    const hint = 'Make the changes from this line on by hand, or replace the aliases by their values.';
    const { location } = first;
    return { kind: 'refused', problems: [{ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint }] };
  };
  const read = (value: unknown) =>
    keys && isMapping(value) ? keys.map((key) => (Object.hasOwn(value, key) ? value[key] : undefined)) : value;
  const after = made.editor.edited();
  const result = openYamlTree(after);
  if ('errors' in result) return refused(`the result cannot be read (${result.errors[0]?.message})`);
  const plain = edited(stringify(made.values, { aliasDuplicateObjects: false }));
  const expected = 'errors' in plain ? plain : openYamlTree(plain.editor.edited());
  if ('errors' in expected || !deepEqual(read(result.values.value), read(expected.values.value))) {
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
  const lines = given.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after;
  return { kind: 'converted', text: given.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines, changes, left };
}

type YamlPair = Pair<Node, Node | null>;
type YamlMapping = YAMLMap<Node, Node | null>;

export interface YamlEntry {
  readonly name: string;
  readonly owner: YamlMapping;
  readonly pair: YamlPair;
  readonly value: Node | undefined;
}

/**
 * Reads a document by its meaning, and collects edits of its text. Keys and values that were renamed, and entries that were taken
 * out, are so in the document too.
 */
export class YamlEditor {
  readonly changes: Alteration[] = [];
  readonly left: Alteration[] = [];
  readonly #file: string;
  readonly #tree: YamlTree;
  #edits: TextEdit[] = [];

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
    return { message, location: { file: this.#file, ...this.#tree.positionOf(startOf(pair)) } };
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
    const blank = this.entry(mapping, to);
    this.#name(entry, to);
    if (blank !== undefined) this.#cut(blank, true);
  }

  replace(entry: Pick<YamlEntry, 'pair'>, value: unknown, said?: string): void {
    if (said !== undefined) this.tell(entry, said);
    const node = entry.pair.value;
    const [from, to] = node?.range ?? [0, 0];
    const quotes = isScalar(node) && node.type?.startsWith('QUOTE') ? node.type : undefined;
    this.#edit(from, this.#trimmed(to), inline(value, quotes));
    entry.pair.value = Object.assign(new Scalar(value), { range: node?.range });
  }

  addBehind(entry: EntryPlace, name: string, value: unknown): void {
    const key = this.#quoted(entry, name);
    const isBelow = typeof value === 'object' && !entry.owner.flow;
    const text = isBelow ? `\n  ${indented(stringify(value, { lineWidth: 0 }).trimEnd(), 2)}` : ` ${inline(value)}`;
    this.#insertBehind(entry, `${key}:${text}`);
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
    this.#cut(entry, true);
  }

  /** Moves an entry out of the mapping of `outer` to behind it, or in its place if it was the only one. */
  hoist(outer: YamlEntry, inner: YamlEntry, to: string): void {
    const blank = this.entry(outer.owner, to);
    if (blank !== undefined) this.#cut(blank, true);
    this.#name(inner, to);
    if (inner.owner.items.length === 1) this.unwrap(outer);
    else this.#insertBehind(outer, this.#cut(inner));
  }

  /** Replaces an entry by the entries of its mapping. */
  unwrap({ owner, pair, value }: YamlEntry): void {
    const inside = this.mapping(value);
    const places = inside?.items.map((each) => ({ owner: inside, pair: each })) ?? [];
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined) {
      this.#cut({ owner, pair }, true);
      return;
    }
    const { start, end, column } = this.#placeOf({ owner, pair });
    const comments = (from: number, to: number) => (owner.flow ? [] : commentsIn(this.#tree.text.slice(from, to)));
    const parts = [
      ...comments(start, this.#placeOf(first).top),
      ...places.map((each) => this.#taken(each)),
      ...comments(this.#placeOf(last).end, end),
    ];
    this.#edit(start, end, indented(parts.join(owner.flow ? ', ' : '\n'), column));
    owner.items.splice(owner.items.indexOf(pair), 1);
  }

  /** Makes a checklist the first grader of a list, which is created if missing. */
  enlist(rubrics: YamlEntry, list: YamlEntry | undefined): void {
    const { owner, pair } = rubrics;
    const seq = this.behind(list?.pair.value) as YAMLSeq | undefined;
    const [from = 0] = seq?.range ?? [];
    const quotes = this.#quoted(rubrics, '') === '' ? undefined : 'QUOTE_DOUBLE';
    const grader = { type: 'rubrics', criteria: pair.value?.toJS(this.#tree.document) };
    if (seq?.flow) {
      this.#edit(from + 1, from + 1, inline(grader, quotes) + (seq.items.length > 0 ? ', ' : ''));
      this.#cut(rubrics, true);
      return;
    }
    if (seq !== undefined) {
      this.#name(rubrics, 'criteria');
      const [, above = '', entry = ''] = /^((?:#[^\n]*\n)*)(.*)$/s.exec(this.#cut(rubrics)) ?? [];
      const item = `${above}- type: rubrics\n  ${indented(entry, 2)}\n`;
      this.#edit(from, from, indented(item, from - this.#lineStart(from)));
      return;
    }
    const blank = this.entry(owner, 'assertions');
    if (blank !== undefined) this.#cut(blank, true);
    const { start, end, column } = this.#placeOf(rubrics);
    const key = this.#quoted(rubrics, 'assertions');
    if (owner.flow) this.#edit(start, end, `${key}: ${inline([grader], quotes)}`);
    else {
      this.#name(rubrics, 'criteria');
      const entry = indented(this.#taken(rubrics, start), 4);
      this.#edit(start, end, indented(`${key}:\n  - type: rubrics\n    ${entry}`, column));
    }
  }

  /** The text with all edits. */
  edited(): string {
    return this.#between(0, this.#tree.text.length);
  }

  /** A part of the text with the edits in it, which are done then. */
  #between(start: number, end: number): string {
    const isInside = ({ from, to }: TextEdit) => from >= start && to <= end;
    const edits = this.#edits.filter(isInside).toSorted((a, b) => a.from - b.from || a.to - b.to);
    this.#edits = this.#edits.filter((edit) => !isInside(edit));
    let [made, at] = ['', start];
    for (const { from, to, text } of edits) {
      made += this.#tree.text.slice(at, from) + text;
      at = Math.max(at, to);
    }
    return made + this.#tree.text.slice(at, end);
  }

  #edit(from: number, to: number, text: string): void {
    this.#edits.push({ from, to, text });
  }

  #name({ pair }: EntryPlace, to: string): void {
    const range = pair.key.range ?? [0, 0];
    this.#edit(range[0], range[1], this.#quoted({ pair }, to));
    pair.key = Object.assign(new Scalar(to), { range });
  }

  /** A name in the quotes of the key of an entry. */
  #quoted({ pair }: Pick<EntryPlace, 'pair'>, name: string): string {
    const quote = /["']/.exec(this.#tree.text[startOf(pair)] ?? '')?.[0] ?? '';
    return quote + name + quote;
  }

  #lineStart(offset: number): number {
    return this.#tree.text.lastIndexOf('\n', offset - 1) + 1;
  }

  #trimmed(offset: number): number {
    let end = offset;
    while (/\s/.test(this.#tree.text[end - 1] ?? '')) end -= 1;
    return end;
  }

  /** Where an entry is. Outside of braces, comments above it and behind it belong to it. */
  #placeOf({ owner, pair }: EntryPlace) {
    const { text } = this.#tree;
    const start = startOf(pair);
    const line = this.#lineStart(start);
    const isAlone = !owner.flow && text.slice(line, start).trim() === '';
    let top = line;
    while (isAlone && /^[ \t]*#/.test(text.slice(this.#lineStart(top - 1), top))) top = this.#lineStart(top - 1);
    const valueEnd = (pair.value ?? pair.key).range?.[1] ?? start;
    const comment = /[ \t]*#.*|/y;
    comment.lastIndex = valueEnd;
    const isLine = !owner.flow && text[valueEnd - 1] !== '\n';
    const end = this.#trimmed(valueEnd + (isLine ? (comment.exec(text)?.[0].length ?? 0) : 0));
    return { start, top: top === line ? start : text.indexOf('#', top), end, column: start - line, isAlone };
  }

  /** The text of an entry, moved to the left. */
  #taken(place: EntryPlace, from = this.#placeOf(place).top): string {
    const { end, column } = this.#placeOf(place);
    return this.#between(from, end).replaceAll(new RegExp(`\n {0,${column}}`, 'g'), '\n');
  }

  /** Takes an entry out, and returns its text. */
  #cut({ owner, pair }: EntryPlace, keepsComments = false): string {
    const { start, top, end, column, isAlone } = this.#placeOf({ owner, pair });
    const taken = this.#taken({ owner, pair });
    const comments = keepsComments ? commentsIn(taken) : [];
    const index = owner.items.indexOf(pair);
    const [before, next] = [owner.items[index - 1], owner.items[index + 1]];
    owner.items.splice(index, 1);
    const pad = ' '.repeat(column);
    const line = this.#lineStart(top);
    const gap = /(?:\n[ \t]*(?=\n))*/y;
    gap.lastIndex = end;
    const gapEnd = next === undefined ? end : end + (gap.exec(this.#tree.text)?.[0].length ?? 0);
    if (isAlone && line > 0) this.#edit(line - 1, gapEnd, comments.map((each) => `\n${pad}${each}`).join(''));
    else if (isAlone) this.#edit(0, end + 1, comments.map((each) => `${each}\n`).join(''));
    else if (next !== undefined) {
      const between = owner.flow ? [] : commentsIn(this.#tree.text.slice(end, startOf(next)));
      this.#edit(start, startOf(next), [...comments, ...between].map((each) => `${each}\n${pad}`).join(''));
    } else this.#edit(before === undefined ? start : this.#placeOf({ owner, pair: before }).end, end, '');
    return taken;
  }

  #insertBehind(place: EntryPlace, text: string): void {
    const { end, column } = this.#placeOf(place);
    this.#edit(end, end, place.owner.flow ? `, ${text}` : indented(`\n${text}`, column));
  }
}

type EntryPlace = Pick<YamlEntry, 'owner' | 'pair'>;

interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const startOf = ({ key }: YamlPair): number => key.range?.[0] ?? 0;

const indented = (text: string, columns: number): string => text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(columns)}`);

/** A value on one line. */
const inline = (value: unknown, type: Scalar.Type = 'PLAIN'): string =>
  stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    defaultStringType: type,
    defaultKeyType: type,
  }).trimEnd();

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
