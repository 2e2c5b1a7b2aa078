import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Position } from './positions.ts';
import type { Edit } from './text-edits.ts';
import { EntryEdits, type ListItem } from './yaml-entries.ts';
import { inQuotesOf, isUnwritten, isWrittenHere, Layout } from './yaml-layout.ts';
import type { Field, YamlTree } from './yaml-tree.ts';

export interface Remark extends Position {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** The name that an entry gets. */
interface NewName {
  readonly to: string;
  readonly said: string;
  /** The entry of this name without a value, which is replaced. */
  readonly empty?: Field | undefined;
}

/**
 * Collects edits of a YAML text that leave everything as it is which is not meant: comments, blank lines, quotes,
 * anchors. An edit of something that several aliases share is made once.
 */
export class Rewriter {
  readonly groups: Edit[][] = [];
  readonly changes: Remark[] = [];
  readonly left: Remark[] = [];
  readonly refusals: Remark[] = [];
  readonly #tree: YamlTree;
  readonly #layout: Layout;
  readonly #edits: EntryEdits;
  readonly #known = new Set<string>();

  constructor(tree: YamlTree) {
    this.#tree = tree;
    this.#layout = new Layout(tree.text);
    this.#edits = new EntryEdits(this.#layout);
  }

  /** Records that an entry is not changed. */
  leave({ pair }: Pick<Field, 'pair'>, message: string, hint?: string): void {
    const at = pair.key.range[0];
    this.#once(`left ${at} ${message}`, () => this.left.push({ ...this.#tree.positionOf(at), message, hint }));
  }

  rename(field: Field, { to, said, empty }: NewName): void {
    this.#change(field, `rename ${to}`, said, () => [
      { from: field.pair.key.range[0], to: field.pair.key.range[1], pieces: [this.#edits.keyLike(field.pair.key, to)] },
      ...(empty === undefined ? [] : this.#edits.removalButComments(empty)),
    ]);
  }

  /** Replaces a value by another scalar; `source` is YAML, quoted like the old one if it is a word. */
  replace(field: Field, source: string, said: string): void {
    const { written } = field.value;
    if (written === null) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'replace', said, () => [
      {
        from: written.range[0],
        to: written.range[1],
        pieces: [inQuotesOf(this.#layout.sourceOf(written), source)],
      },
    ]);
  }

  /** Gives an entry another name and another value at once. */
  exchange(field: Field, to: string, source: string, said: string): void {
    const { written } = field.value;
    if (written === null) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'exchange', said, () => [
      { from: field.pair.key.range[0], to: field.pair.key.range[1], pieces: [this.#edits.keyLike(field.pair.key, to)] },
      { from: written.range[0], to: written.range[1], pieces: [inQuotesOf(this.#layout.sourceOf(written), source)] },
    ]);
  }

  /** Replaces a value by another scalar, and adds an entry after it. */
  replaceAndAdd(field: Field, source: string, added: { readonly key: string; readonly source: string }, said: string) {
    const { written } = field.value;
    if (written === null || field.isMerged) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'replace', said, () => [
      { from: written.range[0], to: written.range[1], pieces: [inQuotesOf(this.#layout.sourceOf(written), source)] },
      this.#edits.entryAfter(field, [this.#edits.keyLike(field.pair.key, added.key), `: ${added.source}`]),
    ]);
  }

  /** Adds an entry behind another one: the lines of `block`, or `flow` within braces. */
  add(field: Field, entry: { readonly block: string; readonly flow: string }, said: string): void {
    if (field.isMerged) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'add', said, () => [
      this.#edits.entryAfter(field, [field.owner.flow === true ? entry.flow : this.#edits.linesOf(field, entry.block)]),
    ]);
  }

  remove(field: Field, said: string): void {
    this.#change(field, 'remove', said, () => this.#edits.removalButComments(field));
  }

  /** Makes comments of the lines of an entry of the outermost mapping. */
  commentOut(field: Field, said: string): void {
    if (field.owner.flow === true || field.isMerged) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'comment', said, () => {
      const { from, to } = this.#layout.region(field);
      const lines = this.#tree.text.slice(from, to).split('\n');
      const commented = lines.map((line) => (line.trim() === '' ? line : `# ${line}`));
      return [{ from, to, pieces: [commented.join('\n')] }];
    });
  }

  /** Moves an entry out of the mapping `outer` to the position of `outer`, under another name. */
  hoist(outer: Field, inner: Field, { to, said, empty }: NewName): void {
    const mapping = outer.value.node;
    if (!isWrittenHere(outer) || inner.isMerged || !isMap(mapping)) {
      this.#refuse(inner, said);
      return;
    }
    const name = this.#edits.keyLike(inner.pair.key, to);
    this.#change(inner, `hoist ${to}`, said, () => [
      ...(mapping.items.length === 1
        ? this.#edits.replacedBy(outer, inner, name)
        : this.#edits.movedBehind(outer, inner, name)),
      ...(empty === undefined ? [] : this.#edits.removalButComments(empty)),
    ]);
  }

  /** Moves an entry into the sibling mapping `into`, which is created if missing. */
  sink(field: Field, into: string, sibling: Field | undefined, said: string): void {
    if (sibling === undefined || isUnwritten(sibling.value.written)) {
      this.#change(field, 'sink', said, () => [
        ...this.#edits.wrapped(field, into),
        ...(sibling === undefined ? [] : this.#edits.removalButComments(sibling)),
      ]);
      return;
    }
    const mapping = sibling.value.node;
    if (!isWrittenHere(sibling) || !isMap(mapping)) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'sink', said, () => [...this.#edits.movedInto(field, mapping as YAMLMap.Parsed)]);
  }

  /**
   * Replaces an entry by the entries of its mapping. If something must be removed before (`isAwaited`), the change is
   * recorded now and applied then.
   */
  unwrap(field: Field, said: string, isAwaited: boolean): void {
    const mapping = field.value.node;
    if (!isWrittenHere(field) || !isMap(mapping)) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'unwrap', said, () =>
      isAwaited ? [] : this.#edits.unwrapped(field, mapping as YAMLMap.Parsed),
    );
  }

  /**
   * Makes an entry the first item of a list, `{type: <type>, <key>: …}`: of the existing one, else of a new one. If the
   * list still has to move (`isAwaited`), the change is recorded now and applied then.
   */
  enlist(
    field: Field,
    list: { readonly name: string; readonly field?: Field | undefined; readonly isAwaited: boolean },
    item: ListItem,
    said: string,
  ): void {
    const there = list.field;
    if (list.isAwaited) {
      this.#change(field, 'enlist', said, () => []);
      return;
    }
    if (there === undefined || isUnwritten(there.value.written) || there.value.value === null) {
      this.#change(field, 'enlist', said, () => [
        ...this.#edits.listOf(field, list.name, item),
        ...(there === undefined ? [] : this.#edits.removalButComments(there)),
      ]);
      return;
    }
    const items = there.value.node;
    if (!isWrittenHere(there) || field.isMerged || !isSeq(items)) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'enlist', said, () => this.#edits.listedFirst(field, there, items as YAMLSeq.Parsed, item));
  }

  /** Records that a change is not possible automatically. */
  #refuse(field: Field, said: string): void {
    const at = field.pair.key.range[0];
    this.#once(`refuse ${at}`, () =>
      this.refusals.push({
        ...this.#tree.positionOf(at),
        message: `This cannot be converted behind an alias: ${said}`,
        hint: 'Replace the alias by its value, or make this change by hand.',
      }),
    );
  }

  #change({ pair }: Pick<Field, 'pair'>, what: string, said: string, edits: () => Edit[]): void {
    const at = pair.key.range[0];
    this.#once(`${what} ${at}`, () => {
      const group = edits();
      if (group.length > 0) this.groups.push(group);
      this.changes.push({ ...this.#tree.positionOf(at), message: said });
    });
  }

  #once(key: string, work: () => void): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    work();
  }
}
