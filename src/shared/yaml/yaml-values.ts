import { type Alias, isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import { type Complaint, MAX_DEPTH, tooDeep } from './yaml-document.ts';

/** One value of a mapping: the locations of its key and its value, and the value. */
interface Entry {
  readonly key: ParsedNode;
  readonly node: ParsedNode | null;
  readonly value: unknown;
}

export interface Values {
  readonly value: unknown;
  readonly complaints: readonly Complaint[];
  meantBy(alias: Alias): ParsedNode | undefined;
  entriesOf(mapping: YAMLMap): ReadonlyMap<string, Entry> | undefined;
}

/** Maximum size of values from aliases in a file; sixteen characters of text count as one value. */
const MAX_WEIGHT = 1_500_000;

/** Maximum number of reported errors. */
const MAX_COMPLAINTS = 5;

/**
 * Converts a YAML document to plain values. The value of an alias is read once and shared, so an alias bomb costs
 * nothing; but it is refused, because consumers that walk through the values would not end.
 */
export function readValues(contents: ParsedNode | null): Values {
  const reading = new Reading();
  const value = contents === null ? null : reading.read(contents).value;
  return {
    value,
    complaints: reading.complaints.toSorted((a, b) => a.offset - b.offset).slice(0, MAX_COMPLAINTS),
    meantBy: (alias) => reading.targets.get(alias),
    entriesOf: (mapping) => reading.entries.get(mapping),
  };
}

interface Read {
  readonly value: unknown;
  /** How many values there are when every alias is written out. */
  readonly weight: number;
  /** How many levels of lists and mappings there are, aliases written out. */
  readonly height: number;
}

const NOTHING: Read = { value: null, weight: 1, height: 0 };
const NO_ENTRIES: ReadonlyMap<string, Entry & Read> = new Map();

/** One walk through a document, in its order: an alias means the last anchor of its name before it. */
class Reading {
  readonly complaints: Complaint[] = [];
  readonly targets = new Map<Alias, ParsedNode>();
  readonly entries = new Map<YAMLMap, Map<string, Entry & Read>>();
  readonly #anchors = new Map<string, ParsedNode>();
  /** The values of anchors; undefined while one is being read. */
  readonly #known = new Map<ParsedNode, Read | undefined>();
  /** How many entries were merged in, in all. */
  #merged = 0;

  read(node: ParsedNode): Read {
    if (isAlias(node)) return this.#behind(node);
    const { anchor } = node;
    if (anchor !== undefined) {
      this.#anchors.set(anchor, node);
      this.#known.set(node, undefined);
    }
    const read = this.#limited(node, isMap(node) ? this.#mapping(node) : this.#listOrScalar(node));
    if (anchor !== undefined) this.#known.set(node, read);
    return read;
  }

  #behind(alias: Alias.Parsed): Read {
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      this.#complain(`There is no anchor &${alias.source} before this, so *${alias.source} has no value`, alias, {
        hint: 'Put quotes around a text that begins with "*".',
      });
      return NOTHING;
    }
    const read = this.#known.get(target);
    if (read === undefined) {
      this.#complain(`*${alias.source} is an alias of a value that contains it`, alias);
      return NOTHING;
    }
    this.targets.set(alias, target);
    return read;
  }

  #listOrScalar(node: Exclude<ParsedNode, Alias.Parsed | YAMLMap.Parsed>): Read {
    if (isScalar(node)) {
      // A mark of the parser (the "<<" of a merge key) has no meaning as a value.
      const value = typeof node.value === 'symbol' ? '<<' : node.value;
      return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
    }
    const items = node.items.map((item) => this.read(item));
    return { value: items.map(({ value }) => value), ...sizeOf(items) };
  }

  #mapping(node: YAMLMap.Parsed): Read {
    const own = new Map<string, Entry & Read>();
    const merged = new Map<string, Entry & Read>();
    for (const { key, value: valueNode } of node.items) {
      if (isScalar(key) && typeof key.value === 'symbol') {
        this.#merge(valueNode, merged);
        continue;
      }
      const name = this.#nameOf(key);
      const read = valueNode === null ? NOTHING : this.read(valueNode);
      if (name === undefined) continue;
      const earlier = own.get(name);
      if (earlier === undefined) own.set(name, { key, node: valueNode, ...read });
      else this.#complain(`The key "${shown(name)}" occurs twice in this mapping`, key, { earlier: earlier.key });
    }
    for (const [name, entry] of merged) if (!own.has(name)) own.set(name, entry);
    this.entries.set(node, own);
    const entries = Array.from(own, ([name, { value }]) => [name, value] as const);
    return { value: Object.fromEntries(entries), ...sizeOf(own.values()) };
  }

  /** Earlier merges take precedence over later ones; the mapping's own keys over both. */
  #merge(node: ParsedNode | null, into: Map<string, Entry & Read>): void {
    if (node !== null) this.read(node);
    const meant = this.#withoutAlias(node);
    for (const source of isSeq(meant) ? meant.items : [node]) {
      for (const [name, entry] of this.#entriesBehind(source as ParsedNode | null)) {
        if (!into.has(name)) into.set(name, entry);
      }
    }
  }

  #entriesBehind(source: ParsedNode | null): ReadonlyMap<string, Entry & Read> {
    const mapping = this.#withoutAlias(source);
    // The alias has been complained about.
    if (mapping === undefined) return NO_ENTRIES;
    const entries = isMap(mapping) ? this.entries.get(mapping) : undefined;
    if (entries === undefined) {
      this.#complain('"<<" takes a mapping, an alias of one, or a list of those', source);
      return NO_ENTRIES;
    }
    this.#merged += entries.size;
    if (this.#merged <= MAX_WEIGHT) return entries;
    this.#tooLarge(source);
    return NO_ENTRIES;
  }

  #withoutAlias(node: ParsedNode | null): ParsedNode | null | undefined {
    return isAlias(node) ? this.targets.get(node) : node;
  }

  #nameOf(key: ParsedNode): string | undefined {
    const { value } = this.read(key);
    if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
    this.#complain('A list or a mapping cannot be a key', key, {
      hint: 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".',
    });
    return undefined;
  }

  #limited(node: ParsedNode, read: Read): Read {
    if (read.height > MAX_DEPTH) {
      this.complaints.push(tooDeep(node.range[0]));
      return NOTHING;
    }
    if (read.weight > MAX_WEIGHT) {
      this.#tooLarge(node);
      return NOTHING;
    }
    return read;
  }

  #tooLarge(node: ParsedNode | null): void {
    if (this.complaints.length >= MAX_COMPLAINTS) return;
    this.#complain('Aliases make this far larger than it looks', node, {
      hint: 'Use fewer aliases, or divide the file.',
    });
  }

  #complain(message: string, node: ParsedNode | null, more: { hint?: string; earlier?: ParsedNode } = {}): void {
    this.complaints.push({
      message,
      offset: node?.range[0] ?? 0,
      hint: more.hint,
      earlier: more.earlier?.range[0],
    });
  }
}

function sizeOf(parts: Iterable<Read>): Pick<Read, 'weight' | 'height'> {
  let weight = 1;
  let height = 0;
  for (const part of parts) {
    weight += part.weight;
    height = Math.max(height, part.height);
  }
  return { weight, height: height + 1 };
}

const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);
