/** A file as data that tests change, and back. */
export interface Syntax {
  parse(bytes: Uint8Array): unknown;
  write(tree: unknown): Uint8Array;
}

export const jsonSyntax: Syntax = {
  parse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
  write: (tree) => Buffer.from(JSON.stringify(tree)),
};

/** JSON Lines: the tree is a list of rows. */
export const jsonLinesSyntax: Syntax = {
  parse: (bytes) =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  write: (tree) => Buffer.from((tree as unknown[]).map((row) => `${JSON.stringify(row)}\n`).join('')),
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
