import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type YamlText =
  | {
      readonly kind: 'parsed';
      readonly value: unknown;
      /** Where the value at a path begins; the nearest thing around it when there is nothing there. */
      valueAt(path: Path): Position;
      /** Where the key that leads to a value begins; for a list item the item. */
      keyAt(path: Path): Position;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly (Position & { readonly message: string })[] };

/** How often aliases may be expanded: real suites share a few blocks, an alias bomb repeats thousands. */
const MAX_ALIASES = 1000;

/** Reads one YAML 1.2 document (merge keys and anchors allowed) and remembers where everything stands. */
export function parseYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const invalid = (message: string, offset = 0): YamlText => ({
    kind: 'invalid',
    errors: [{ message, ...position(offset) }],
  });

  const nul = text.indexOf('\0');
  if (nul !== -1) {
    for (let at = text.indexOf('\n'); at !== -1 && at < nul; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
    return invalid('The file contains a NUL character, so it is not text', nul);
  }
  try {
    const document = parseDocument(text, { version: '1.2', merge: true, lineCounter: lines, prettyErrors: false });
    if (document.errors.length > 0) {
      return {
        kind: 'invalid',
        errors: document.errors.map(({ message, pos }) => ({ message: firstLine(message), ...position(pos[0]) })),
      };
    }
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return {
      kind: 'parsed',
      value,
      valueAt: (path) => position(offsetOf(document, path, 'value')),
      keyAt: (path) => position(offsetOf(document, path, 'key')),
    };
  } catch (error) {
    if (error instanceof RangeError) return invalid('The file is nested too deeply');
    if (error instanceof ReferenceError) return invalid(firstLine(error.message));
    throw error;
  }
}

/** Follows a path as far as it leads; what an alias stands for counts at its anchor, the alias itself where it is used. */
function offsetOf(document: Document, path: Path, want: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    const found = child(document, node, step);
    if (found === undefined) return offset;
    const isLast = depth === path.length - 1;
    const key = startOf(found.key);
    const value = startOf(found.value);
    offset = (isLast && want === 'key' ? (key ?? value) : (value ?? key)) ?? offset;
    node = found.value;
  }
  return offset;
}

interface Child {
  readonly key: unknown;
  readonly value: unknown;
}

function child(document: Document, parent: unknown, step: string | number): Child | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq(node)) return { key: undefined, value: node.items[Number(step)] };
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
  if (pair) return { key: pair.key, value: pair.value };
  const merges = node.items.filter(({ key }) => isScalar(key) && String(key.value) === '<<').map(({ value }) => value);
  for (const merged of merges.flatMap((value) => (isSeq(value) ? value.items : [value]))) {
    const found = child(document, merged, step);
    if (found) return found;
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  if (isPair(node)) return startOf(node.key);
  const range = (node as Node | null | undefined)?.range;
  return range?.[0];
}

const firstLine = (message: string): string => message.split('\n', 1)[0] ?? message;
