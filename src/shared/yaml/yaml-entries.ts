import type { ParsedNode, YAMLMap, YAMLSeq } from 'yaml';
import type { Edit, Piece } from './text-edits.ts';
import { inQuotesOf, isFlow, type Layout } from './yaml-layout.ts';
import type { Field } from './yaml-tree.ts';

export interface ListItem {
  readonly type: string;
  readonly key: string;
}

/** Makes the edits by which entries of a YAML text go, come and move, in blocks and within braces. */
export class EntryEdits {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  keyLike(key: ParsedNode, name: string): string {
    return inQuotesOf(this.#layout.sourceOf(key), name);
  }

  #indent(column: number): string {
    return ' '.repeat(column);
  }

  /** The value of an entry where brackets are around it. */
  #valueOf(field: Field): Piece {
    return { from: this.#layout.valueStart(field), to: this.#layout.endOf(field) };
  }

  /** Takes an entry out; the comments behind it stay as separate lines. */
  removalButComments(field: Field): Edit[] {
    const [removal] = this.removal(field);
    if (removal === undefined || field.owner.flow === true) return removal === undefined ? [] : [removal];
    const layout = this.#layout;
    const comments = layout.commentsIn(layout.endOf(field), layout.region(field).to);
    return [{ ...removal, pieces: this.#commentLines(comments, layout.columnOf(field.owner)) }];
  }

  removal(field: Field): Edit[] {
    const { owner, pair } = field;
    const index = owner.items.indexOf(pair);
    const [before, after] = [owner.items[index - 1], owner.items[index + 1]];
    const layout = this.#layout;
    if (owner.flow === true) {
      const from = before === undefined ? layout.startOf(field) : layout.endOf({ owner, pair: before });
      const to =
        before === undefined && after !== undefined ? layout.startOf({ owner, pair: after }) : layout.endOf(field);
      return [{ from, to, pieces: [] }];
    }
    const region = layout.region(field);
    if (layout.beginsLine(region.from)) return [{ from: layout.lineStart(region.from), to: region.to, pieces: [] }];
    return [
      { from: region.from, to: after === undefined ? region.to : layout.startOf({ owner, pair: after }), pieces: [] },
    ];
  }

  /** New entry behind another one: on the next line, or behind a comma. */
  entryAfter(field: Field, pieces: readonly Piece[]): Edit {
    const layout = this.#layout;
    if (field.owner.flow === true) {
      const end = layout.endOf(field);
      return { from: end, to: end, pieces: [', ', ...pieces] };
    }
    return this.#linesAt(layout.region(field).to, [this.#indent(layout.columnOf(field.owner)), ...pieces]);
  }

  /** The lines of a new entry next to another one; the first is indented where it is inserted. */
  linesOf(field: Field, block: string): string {
    return block.replaceAll('\n', `${this.#layout.newline}${this.#indent(this.#layout.columnOf(field.owner))}`);
  }

  /** Whole lines, inserted at the beginning of a line or at the end of the text. */
  #linesAt(at: number, pieces: readonly Piece[]): Edit {
    const { text, newline } = this.#layout;
    const isInLine = at > 0 && text[at - 1] !== '\n';
    return { from: at, to: at, pieces: isInLine ? [newline, ...pieces] : [...pieces, newline] };
  }

  /** The lines of an entry behind its key, without the last line break, moved to another column. */
  #behindKey(field: Field, column: number, to = this.#layout.region(field).to): Piece {
    const layout = this.#layout;
    const end = to > 0 && layout.text[to - 1] === '\n' ? to - (layout.text[to - 2] === '\r' ? 2 : 1) : to;
    return { from: field.pair.key.range[1], to: end, shift: column - layout.columnOf(field.owner) };
  }

  replacedBy(outer: Field, inner: Field, name: string): Edit[] {
    const layout = this.#layout;
    if (isFlow(outer.value.node)) {
      const from = outer.pair.key.range[0];
      return [{ from, to: layout.endOf(outer), pieces: [name, ': ', this.#valueOf(inner)] }];
    }
    const region = layout.region(outer);
    const column = layout.columnOf(outer.owner);
    const comments = this.#commentLines(layout.commentsIn(outer.pair.key.range[1], layout.startOf(inner)), column);
    const whole = [name, this.#behindKey(inner, column, region.to), ...this.#lastBreak(region.to)];
    const pieces = layout.beginsLine(region.from)
      ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), ...whole]
      : [...whole, ...comments];
    return [{ from: region.from, to: region.to, pieces }];
  }

  #lastBreak(at: number): string[] {
    return this.#layout.text[at - 1] === '\n' ? [this.#layout.newline] : [];
  }

  #commentLines(comments: readonly string[], column: number): string[] {
    return comments.map((comment) => `${this.#indent(column)}${comment}${this.#layout.newline}`);
  }

  movedBehind(outer: Field, inner: Field, name: string): Edit[] {
    const layout = this.#layout;
    if (isFlow(outer.value.node)) {
      return [...this.removal(inner), this.entryAfter(outer, [name, ': ', this.#valueOf(inner)])];
    }
    const start = layout.startOf(inner);
    const above = layout.withCommentsAbove(start);
    const column = layout.columnOf(outer.owner);
    const comments = this.#commentLines(layout.commentsIn(above, layout.lineStart(start)), column);
    const pieces = [...comments, this.#indent(column), name, this.#behindKey(inner, column)];
    const end = layout.region(inner).to;
    const isFirst = inner.owner.items[0] === inner.pair;
    const to = isFirst ? layout.behindBlankLines(end) : end;
    return [{ from: above, to, pieces: [] }, this.#linesAt(layout.region(outer).to, pieces)];
  }

  wrapped(field: Field, into: string): Edit[] {
    const layout = this.#layout;
    const [from] = field.pair.key.range;
    const source = layout.sourceOf(field.pair.key);
    const outer = this.keyLike(field.pair.key, into);
    if (field.owner.flow === true) {
      return [{ from, to: layout.endOf(field), pieces: [outer, ': {', source, ': ', this.#valueOf(field), '}'] }];
    }
    const column = layout.columnOf(field.owner) + 2;
    const { to } = layout.region(field);
    const pieces = [outer, ':', layout.newline, this.#indent(column), source, this.#behindKey(field, column)];
    return [{ from, to, pieces: [...pieces, ...this.#lastBreak(to)] }];
  }

  movedInto(field: Field, mapping: YAMLMap.Parsed): Edit[] {
    const layout = this.#layout;
    const [first] = mapping.items;
    const source = layout.sourceOf(field.pair.key);
    if (mapping.flow === true || first === undefined) {
      const at = mapping.range[0] + 1;
      const name = first === undefined ? source : this.keyLike(first.key, field.name);
      return [
        { from: at, to: at, pieces: [name, ': ', this.#valueOf(field), ...(first === undefined ? [] : [', '])] },
        ...this.removalButComments(field),
      ];
    }
    const column = layout.columnOf(mapping);
    const at = layout.withCommentsAbove(layout.startOf({ owner: mapping, pair: first }));
    const pieces = [this.#indent(column), source, this.#behindKey(field, column)];
    return [this.#linesAt(at, pieces), ...this.removal(field)];
  }

  unwrapped(field: Field, mapping: YAMLMap.Parsed): Edit[] {
    const layout = this.#layout;
    const [first] = mapping.items;
    const last = mapping.items.at(-1);
    if (first === undefined || last === undefined) return this.removal(field);
    const from = field.pair.key.range[0];
    if (mapping.flow === true) {
      const parts = mapping.items.map((pair): Piece => {
        const entry = { owner: mapping, pair };
        return { from: layout.startOf(entry), to: layout.endOf(entry) };
      });
      const between = field.owner.flow === true ? ', ' : layout.newline + this.#indent(layout.columnOf(field.owner));
      return [
        {
          from,
          to: layout.endOf(field),
          pieces: parts.flatMap((part, index) => (index === 0 ? part : [between, part])),
        },
      ];
    }
    const column = layout.columnOf(field.owner);
    const start = layout.startOf({ owner: mapping, pair: first });
    const region = layout.region(field);
    const comments = this.#commentLines(layout.commentsIn(field.pair.key.range[1], start), column);
    const inside: Piece = { from: start, to: region.to, shift: column - layout.columnOf(mapping) };
    const pieces = layout.beginsLine(region.from)
      ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), inside]
      : [inside, ...comments];
    return [{ from: region.from, to: region.to, pieces }];
  }

  listOf(field: Field, name: string, item: ListItem): Edit[] {
    const layout = this.#layout;
    const written = field.pair.key;
    const list = this.keyLike(written, name);
    const [from] = written.range;
    if (field.owner.flow === true) {
      const pieces = [`${list}: [`, ...this.#flowItem(field, item), ']'];
      return [{ from, to: layout.endOf(field), pieces }];
    }
    const column = layout.columnOf(field.owner);
    const { to } = layout.region(field);
    const pieces = [`${list}:`, layout.newline, ...this.#blockItem(field, column + 2, item), ...this.#lastBreak(to)];
    return [{ from, to, pieces }];
  }

  /** An entry as an item of a block list whose dashes are in a column. */
  #blockItem(field: Field, column: number, { type, key }: ListItem): Piece[] {
    const inner = this.#indent(column + 2);
    return [
      `${this.#indent(column)}- type: ${type}`,
      this.#layout.newline,
      inner,
      key,
      this.#behindKey(field, column + 2),
    ];
  }

  #flowItem(field: Field, { type, key }: ListItem): Piece[] {
    const [typeKey, typeName, valueKey] = ['type', type, key].map((word) => this.keyLike(field.pair.key, word));
    return [`{${typeKey}: ${typeName}, ${valueKey}: `, this.#valueOf(field), '}'];
  }

  listedFirst(field: Field, list: Field, items: YAMLSeq.Parsed, item: ListItem): Edit[] {
    const layout = this.#layout;
    if (field.owner.flow === true) {
      const at = items.range[0] + 1;
      const between = items.items.length === 0 ? [] : [', '];
      return [{ from: at, to: at, pieces: [...this.#flowItem(field, item), ...between] }, ...this.removal(field)];
    }
    const start = layout.startOf(field);
    const above = layout.beginsLine(start) ? layout.withCommentsAbove(start) : start;
    const comments = layout.commentsIn(above, start);
    const [removal] = this.removal(field);
    const gone = { from: Math.min(above, removal?.from ?? above), to: removal?.to ?? above, pieces: [] };
    if (items.flow === true) {
      const column = layout.columnOf(list.owner) + 2;
      const others = (items.items as (ParsedNode | null)[]).flatMap((other): Piece[] =>
        other === null
          ? []
          : [layout.newline, this.#indent(column), '- ', { from: other.range[0], to: other.range[1], shift: 4 }],
      );
      const own = [layout.newline, ...this.#commentLines(comments, column), ...this.#blockItem(field, column, item)];
      const from = layout.colonOf(list.pair.key) ?? list.pair.key.range[1];
      return [{ from, to: items.range[1], pieces: [...own, ...others] }, gone];
    }
    const at = layout.lineStart(items.range[0]);
    const column = layout.column(items.range[0]);
    const pieces = [...this.#commentLines(comments, column), ...this.#blockItem(field, column, item)];
    return [this.#linesAt(at, pieces), gone];
  }
}
