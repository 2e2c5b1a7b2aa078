import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Field } from './yaml-tree.ts';

/** The layout of a YAML text: lines, columns, comments and the extents of entries. */
export class Layout {
  readonly text: string;
  /** As the file ends its lines. */
  readonly newline: string;

  constructor(text: string) {
    this.text = text;
    this.newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the next line begins. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end + 1;
  }

  column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** Whether there are only spaces before it in its line. */
  beginsLine(offset: number): boolean {
    return /^ *$/.test(this.text.slice(this.lineStart(offset), offset));
  }

  columnOf(mapping: YAMLMap.Parsed): number {
    return this.column(mapping.range[0]);
  }

  /** Where an entry begins: before an anchor of its key, and behind the dash of a list. */
  startOf({ owner, pair }: Pick<Field, 'owner' | 'pair'>): number {
    const [keyStart] = pair.key.range;
    if (owner.flow === true) return keyStart;
    const isFirst = owner.items[0] === pair;
    return isFirst ? owner.range[0] : this.lineStart(keyStart) + this.columnOf(owner);
  }

  /** Behind its last character that is no comment. */
  endOf({ pair }: Pick<Field, 'owner' | 'pair'>): number {
    const keyEnd = pair.key.range[1];
    return Math.max(pair.value === null ? keyEnd : this.contentEnd(pair.value), this.colonOf(pair.key) ?? keyEnd);
  }

  /** Behind the last character of a value. */
  contentEnd(node: ParsedNode): number {
    if ((isMap(node) || isSeq(node)) && node.flow !== true) {
      const last = isMap(node) ? node.items.at(-1)?.value : (node.items.at(-1) as ParsedNode | null | undefined);
      const lastKey = isMap(node) ? node.items.at(-1)?.key : undefined;
      if (last) return Math.max(this.contentEnd(last), lastKey ? (this.colonOf(lastKey) ?? 0) : 0);
      return lastKey ? (this.colonOf(lastKey) ?? lastKey.range[1]) : node.range[1];
    }
    return node.range[1];
  }

  /** Behind the colon of a key, if it has one on its line. */
  colonOf(key: ParsedNode): number | undefined {
    const between = /^[ \t]*:/.exec(this.text.slice(key.range[1], key.range[1] + 200));
    return between === null ? undefined : key.range[1] + between[0].length;
  }

  /** Where the value of an entry begins, with its anchor and its tag. */
  valueStart({ pair }: Pick<Field, 'owner' | 'pair'>): number {
    let at = this.colonOf(pair.key) ?? pair.key.range[1];
    for (;;) {
      const blank = /^\s+/.exec(this.text.slice(at, at + 10_000))?.[0].length ?? 0;
      at += blank;
      if (this.text[at] !== '#') return at;
      at = this.lineEnd(at);
    }
  }

  /** The lines of a block entry, from its own beginning on, with comments that are indented as belonging to it. */
  region(field: Pick<Field, 'owner' | 'pair'>): { readonly from: number; readonly to: number } {
    const from = this.startOf(field);
    const end = this.endOf(field);
    let to = this.text[end - 1] === '\n' ? end : this.lineEnd(end);
    while (to < this.text.length) {
      const comment = /^( +)#/.exec(this.text.slice(to, this.lineEnd(to)));
      if (comment === null || (comment[1] ?? '').length <= this.columnOf(field.owner)) break;
      to = this.lineEnd(to);
    }
    return { from, to };
  }

  /** Where the comments right above an entry begin that are indented like it; the entry's line where there are none. */
  withCommentsAbove(start: number): number {
    const column = this.column(start);
    let from = this.lineStart(start);
    while (from > 0) {
      const above = this.lineStart(from - 1);
      const indent = /^( *)#/.exec(this.text.slice(above, from))?.[1]?.length;
      if (indent !== column) break;
      from = above;
    }
    return from;
  }

  /** Where the first line begins, from here on, that is not blank. */
  behindBlankLines(lineStart: number): number {
    let at = lineStart;
    while (at < this.text.length && this.text.slice(at, this.lineEnd(at)).trim() === '') at = this.lineEnd(at);
    return at;
  }

  /** The comments of a stretch of text between two values, without their indents. */
  commentsIn(from: number, to: number): string[] {
    const lines = this.text.slice(from, to).split('\n');
    return lines.flatMap((line) => /^[^#]*?(#.*?)\s*$/.exec(line)?.[1] ?? []);
  }

  sourceOf(node: ParsedNode): string {
    return this.text.slice(node.range[0], node.range[1]);
  }
}

/** Whether something is written within brackets or braces. */
export const isFlow = (node: ParsedNode | null): boolean => (isMap(node) || isSeq(node)) && node.flow === true;

/** Whether a mapping or list is written here, and not behind an alias. */
export const isWrittenHere = (field: Field): boolean => !isAlias(field.value.written) && !field.isMerged;

/** A word with the quotes of the replaced one; an alias is replaced by quotes if necessary. */
export function inQuotesOf(sample: string, word: string): string {
  if (sample.startsWith('"')) return JSON.stringify(word);
  if (sample.startsWith('*') && !/^[\w./:+-]+$/.test(word)) return JSON.stringify(word);
  return sample.startsWith("'") ? `'${word.replaceAll("'", "''")}'` : word;
}

/** Whether a value is empty: no character of it is written. */
export const isUnwritten = (node: ParsedNode | null): boolean =>
  node === null || (isScalar(node) && node.range[0] === node.range[1]);
