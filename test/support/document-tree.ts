/** A file as data that tests change, and back. */
export interface Syntax {
  parse(bytes: Uint8Array): unknown;
  /** `fill` has the last word on the text of a document, and of each document in an archive. */
  write(tree: unknown, fill?: Fill): Uint8Array;
}

export type Fill = (written: Buffer) => Buffer;
export const asWritten: Fill = (written) => written;

export const jsonSyntax: Syntax = {
  parse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
  write: (tree, fill = asWritten) => fill(Buffer.from(JSON.stringify(tree))),
};

/** JSON Lines: the tree is a list of rows. */
export const jsonLinesSyntax: Syntax = {
  parse: (bytes) =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  write: (tree, fill = asWritten) =>
    fill(Buffer.from((tree as unknown[]).map((row) => `${JSON.stringify(row)}\n`).join(''))),
};

/** A value in a tree that is no list and no object. */
export interface Leaf {
  /** Keys and indexes from the root. */
  readonly at: readonly (string | number)[];
  /** The same with `[]` for every index: `tests[].name`. */
  readonly path: string;
  readonly value: unknown;
}

export function leavesOf(tree: unknown, at: Leaf['at'] = []): Leaf[] {
  if (typeof tree !== 'object' || tree === null) return [{ at, path: pathOf(at), value: tree }];
  return entriesOf(tree).flatMap(([key, value]) => leavesOf(value, [...at, key]));
}

/** All objects in a tree, lists excluded. */
export function objectsIn(tree: unknown, at: Leaf['at'] = []): { readonly path: string; readonly object: object }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = entriesOf(tree).flatMap(([key, value]) => objectsIn(value, [...at, key]));
  return Array.isArray(tree) ? inner : [{ path: pathOf(at), object: tree }, ...inner];
}

const entriesOf = (tree: object): [string | number, unknown][] =>
  Array.isArray(tree) ? tree.map((value, index) => [index, value]) : Object.entries(tree);

const pathOf = (at: Leaf['at']): string =>
  at
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** A tree with another value in one place. All other places are shared with the tree, which is not changed. */
export function withValue(tree: unknown, [key, ...rest]: Leaf['at'], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/**
 * A text of a megabyte, as a short one that stands for it in a tree. To write the long one into each of hundreds of documents
 * takes as much time as to read it.
 */
export class LongText {
  readonly #standIn: string;
  readonly #bytes: Buffer;

  /** A name of letters, and a text that no syntax escapes. */
  constructor(name: string, text: string) {
    this.#standIn = `LongText${name}`;
    this.#bytes = Buffer.from(text);
  }

  /** Writes a tree with the text in some places. */
  write(syntax: Syntax, tree: unknown, places: readonly Leaf[]): Uint8Array {
    const standIn = places.reduce((changed, { at }) => withValue(changed, at, this.#standIn), tree);
    return syntax.write(standIn, (written) => this.#filled(written));
  }

  #filled(written: Buffer): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = written.indexOf(this.#standIn); at !== -1; at = written.indexOf(this.#standIn, from)) {
      parts.push(written.subarray(from, at), this.#bytes);
      from = at + this.#standIn.length;
    }
    return from === 0 ? written : Buffer.concat([...parts, written.subarray(from)]);
  }
}
