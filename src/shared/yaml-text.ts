import { isAlias, isMap, isSeq, type ParsedNode } from 'yaml';
import { type Position, positionsIn } from './positions.ts';
import { type Complaint, composeYaml } from './yaml-document.ts';
import { readValues, type Values } from './yaml-values.ts';

export type Path = readonly (string | number)[];

export interface YamlError extends Position {
  readonly message: string;
  readonly hint?: string | undefined;
}

export type YamlText =
  | {
      readonly kind: 'parsed';
      readonly value: unknown;
      /**
       * Where the value at a path begins; the nearest thing around it when there is nothing there. What an alias or a
       * merge key brings in counts where it is written; an alias itself counts where it stands.
       */
      valueAt(path: Path): Position;
      /** Where the key that leads to a value begins; for a list item the item. */
      keyAt(path: Path): Position;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly YamlError[] };

/** Reads one YAML 1.2 document (merge keys and anchors allowed) and remembers where everything stands. */
export function parseYamlText(given: string): YamlText {
  const text = given.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text);
  const invalid = (complaints: readonly Complaint[]): YamlText => ({
    kind: 'invalid',
    errors: complaints.map((complaint) => asError(complaint, positionOf)),
  });

  const nul = text.indexOf('\0');
  if (nul !== -1) return invalid([notText(nul)]);
  const composed = composeYaml(text);
  if (composed.kind === 'refused') return invalid(composed.complaints);
  const { contents } = composed;
  const values = readValues(contents);
  if (values.complaints.length > 0) return invalid(values.complaints);
  return {
    kind: 'parsed',
    value: values.value,
    valueAt: (path) => positionOf(offsetOf(contents, values, path, 'value')),
    keyAt: (path) => positionOf(offsetOf(contents, values, path, 'key')),
  };
}

const notText = (offset: number): Complaint => ({
  message: 'The file contains a NUL character, so it is not text',
  offset,
  hint: 'Save it as UTF-8, if it is text in another encoding.',
});

function asError({ message, offset, hint, earlier }: Complaint, positionOf: (offset: number) => Position): YamlError {
  const first = earlier === undefined ? undefined : `The first one is in line ${positionOf(earlier).line}.`;
  return { message, ...positionOf(offset), hint: first ?? hint };
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

interface Child {
  readonly key: ParsedNode | undefined;
  readonly node: ParsedNode | null | undefined;
}

function child(parent: ParsedNode | null | undefined, values: Values, step: string | number): Child | undefined {
  const node = isAlias(parent) ? values.meantBy(parent) : parent;
  if (isSeq(node)) return typeof step === 'number' ? { key: undefined, node: node.items[step] } : undefined;
  return isMap(node) ? values.entriesOf(node)?.get(String(step)) : undefined;
}
