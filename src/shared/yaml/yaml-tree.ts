import type { Document } from 'yaml';
import { type Position, positionsIn } from './positions.ts';
import { type Complaint, composeYaml } from './yaml-document.ts';
import { readValues, type Values } from './yaml-values.ts';

export interface YamlError extends Position {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A YAML text with its nodes and its values. Offsets count from behind a byte order mark. */
interface YamlTree {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly values: Values;
  positionOf(offset: number): Position;
}

type OpenedTree =
  | { readonly kind: 'opened'; readonly tree: YamlTree }
  | { readonly kind: 'invalid'; readonly errors: readonly YamlError[] };

/** Reads one YAML 1.2 document; aliases and merge keys are understood, and bombs made of them refused. */
export function openYamlTree(given: string): OpenedTree {
  const text = given.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text);
  const invalid = (complaints: readonly Complaint[]): OpenedTree => ({
    kind: 'invalid',
    errors: complaints.map((complaint) => asError(complaint, positionOf)),
  });

  const nul = text.indexOf('\0');
  if (nul !== -1) return invalid([notText(nul)]);
  const composed = composeYaml(text);
  if (composed.kind === 'refused') return invalid(composed.complaints);
  const { document } = composed;
  const values = readValues(document.contents);
  if (values.complaints.length > 0) return invalid(values.complaints);
  return { kind: 'opened', tree: { text, document, values, positionOf } };
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
