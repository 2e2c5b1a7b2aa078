import { isAlias, isMap, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import { type Position, positionsIn } from './positions.ts';
import { type Complaint, composeYaml } from './yaml-document.ts';
import { readValues, type Values } from './yaml-values.ts';

export interface YamlError extends Position {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A YAML text with its nodes and its values. Offsets count from behind a byte order mark. */
export interface YamlTree {
  readonly text: string;
  readonly contents: ParsedNode | null;
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
  const { contents } = composed;
  const values = readValues(contents);
  if (values.complaints.length > 0) return invalid(values.complaints);
  return { kind: 'opened', tree: { text, contents, values, positionOf } };
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

/**
 * One value of a tree. A value of an alias or a merge key appears where it is used, with the location where it is
 * written.
 */
export class Spot {
  readonly value: unknown;
  /** As it is written: maybe an alias. */
  readonly written: ParsedNode | null;
  /** The value of the alias. */
  readonly node: ParsedNode | null;
  readonly #values: Values;
  readonly #pairs: ReadonlyMap<ParsedNode, Owned>;

  private constructor(
    value: unknown,
    written: ParsedNode | null,
    values: Values,
    pairs: ReadonlyMap<ParsedNode, Owned>,
  ) {
    this.value = value;
    this.written = written;
    this.node = isAlias(written) ? (values.meantBy(written) ?? null) : written;
    this.#values = values;
    this.#pairs = pairs;
  }

  static rootOf({ contents, values }: YamlTree): Spot {
    return new Spot(values.value, contents, values, pairsBelow(contents));
  }

  get isMap(): boolean {
    return isMap(this.node);
  }

  get isList(): boolean {
    return isSeq(this.node);
  }

  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  /** The entry of a key, also one whose value is null. */
  field(name: string): Field | undefined {
    const entry = isMap(this.node) ? this.#values.entriesOf(this.node)?.get(name) : undefined;
    const owned = entry && this.#pairs.get(entry.key);
    if (entry === undefined || owned === undefined) return undefined;
    const value = new Spot(entry.value, entry.node, this.#values, this.#pairs);
    return { name, ...owned, value, isMerged: owned.owner !== this.node };
  }

  fields(): Field[] {
    const names = isMap(this.node) ? [...(this.#values.entriesOf(this.node)?.keys() ?? [])] : [];
    return names.flatMap((name) => this.field(name) ?? []);
  }

  items(): Spot[] {
    if (!isSeq(this.node) || !Array.isArray(this.value)) return [];
    const { items } = this.node;
    return this.value.map(
      (value: unknown, index) => new Spot(value, items[index] as ParsedNode | null, this.#values, this.#pairs),
    );
  }
}

interface Owned {
  /** The mapping that it is written in, which a merge key may have brought in. */
  readonly owner: YAMLMap.Parsed;
  readonly pair: Pair<ParsedNode, ParsedNode | null>;
}

export interface Field extends Owned {
  readonly name: string;
  readonly value: Spot;
  /** Whether a merge key brought it in. */
  readonly isMerged: boolean;
}

/** Every pair that is written, by its key. */
function pairsBelow(root: ParsedNode | null): Map<ParsedNode, Owned> {
  const pairs = new Map<ParsedNode, Owned>();
  const walk = (node: ParsedNode | null) => {
    if (isSeq(node)) for (const item of node.items) walk(item as ParsedNode | null);
    if (!isMap(node)) return;
    for (const pair of node.items) {
      pairs.set(pair.key, { owner: node, pair });
      walk(pair.key);
      walk(pair.value);
    }
  };
  walk(root);
  return pairs;
}
