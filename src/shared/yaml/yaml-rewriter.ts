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
  /** The entry without a value that has this name and makes room for it. */
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

  /** Says of an entry that it is left as it is. */
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

  /** Puts another scalar in the place of a value; `source` is YAML, quoted like the old one where it is a word. */
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

  /** Puts another scalar in the place of a value, and an entry behind it. */
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

  /** Moves an entry out of the mapping that `outer` holds, to where `outer` stands, under another name. */
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

  /** Moves an entry into the mapping that stands beside it under the name `into`, which is made where there is none. */
  sink(field: Field, into: string, beside: Field | undefined, said: string): void {
    if (beside === undefined || isUnwritten(beside.value.written)) {
      this.#change(field, 'sink', said, () => [
        ...this.#edits.wrapped(field, into),
        ...(beside === undefined ? [] : this.#edits.removalButComments(beside)),
      ]);
      return;
    }
    const mapping = beside.value.node;
    if (!isWrittenHere(beside) || !isMap(mapping)) {
      this.#refuse(field, said);
      return;
    }
    this.#change(field, 'sink', said, () => [...this.#edits.movedInto(field, mapping as YAMLMap.Parsed)]);
  }

  /**
   * Puts the entries of a mapping in the place of the entry that holds it. Where something must be taken out of their
   * way before (`isAwaited`), the change is told now and made then.
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
   * Makes an entry the first item of a list, `{type: <type>, <key>: …}`: of the one that is there, else of a new one of
   * that name. Where the list is still on its way (`isAwaited`), the change is told now and made when it is there.
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

  /** Says that a change cannot be made by us. */
  #refuse(field: Field, said: string): void {
    const at = field.pair.key.range[0];
    this.#once(`refuse ${at}`, () =>
      this.refusals.push({
        ...this.#tree.positionOf(at),
        message: `This cannot be converted where it stands behind an alias: ${said}`,
        hint: 'Write out what the alias stands for, or make this change by hand.',
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
