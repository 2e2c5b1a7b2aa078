import { isAlias, isMap, isSeq, type ParsedNode } from 'yaml';
import type { Position } from './positions.ts';
import { openYamlTree, type YamlError } from './yaml-tree.ts';
import type { Values } from './yaml-values.ts';

export type Path = readonly (string | number)[];

export type YamlText =
  | {
      readonly kind: 'parsed';
      readonly value: unknown;
      /**
       * The location of the value at a path; if it does not exist, that of its nearest parent. A value behind an alias
       * or a merge key has the location where it is written; an alias itself has its own.
       */
      valueAt(path: Path): Position;
      /** Where the key that leads to a value begins; for a list item the item. */
      keyAt(path: Path): Position;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly YamlError[] };

/** Reads one YAML 1.2 document (merge keys and anchors allowed) with the positions of all values. */
export function parseYamlText(given: string): YamlText {
  const opened = openYamlTree(given);
  if (opened.kind === 'invalid') return opened;
  const { document, values, positionOf } = opened.tree;
  return {
    kind: 'parsed',
    value: values.value,
    valueAt: (path) => positionOf(offsetOf(document.contents, values, path, 'value')),
    keyAt: (path) => positionOf(offsetOf(document.contents, values, path, 'key')),
  };
}

function offsetOf(contents: ParsedNode | null, values: Values, path: Path, want: 'key' | 'value'): number {
  let node: ParsedNode | null | undefined = contents;
  let offset = node?.range[0] ?? 0;
  for (const [depth, step] of path.entries()) {
    const found = child(node, values, step);
    if (found === undefined) return offset;
    const value = found.node?.range[0];
    const key = found.key?.range[0] ?? value;
    const isLast = depth === path.length - 1;
    offset = (isLast && want === 'key' ? key : (value ?? key)) ?? offset;
    node = found.node;
  }
  return offset;
}

function child(parent: ParsedNode | null | undefined, values: Values, step: string | number) {
  const node = isAlias(parent) ? values.meantBy(parent) : parent;
  if (isSeq(node)) return typeof step === 'number' ? { key: undefined, node: node.items[step] } : undefined;
  return isMap(node) ? values.entriesOf(node)?.get(String(step)) : undefined;
}
