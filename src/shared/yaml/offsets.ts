/** Where a value begins in its text, or less than 0: then it is a list or a mapping, of which more is known. */
export type Spot = number;

/** Numbers of a list or mapping before those of its entries. */
const HEAD = 3;
/** The numbers of one entry: its name, and the positions of its key and its value. */
const ENTRY = 3;
const LIST = 0;
const MAPPING = 1;

/** With more entries than this, an index is used for lookups. */
const FEW = 32;

/**
 * The positions of all values in a text. A suite has tens of thousands of values, and few positions are needed, so all
 * are numbers in one list. A reader adds the entries before their list or mapping.
 */
export class Offsets {
  /** One list or mapping after the other: its position, its kind, the number of its entries, and their numbers. */
  readonly #known: number[] = [];
  /** Entries without a list or mapping yet; entries behind `#end` are stale. */
  readonly #noted: number[] = [];
  #height = 0;
  readonly #names = new Map<string, number>();
  readonly #indexes = new Map<Spot, ReadonlyMap<number, number>>();

  /** The mark for entries that are added from now on. */
  mark(): number {
    return this.#height;
  }

  noteItem(spot: Spot): void {
    this.#note(spot);
  }

  noteEntry(name: string, key: number, spot: Spot): void {
    this.#note(this.#numberOf(name));
    this.#note(key);
    this.#note(spot);
  }

  /** The list at this position, with the entries since the mark. */
  list(offset: number, mark: number): Spot {
    return this.#keep(offset, LIST, mark, 1);
  }

  /** The mapping at this position, with the entries since the mark. */
  mapping(offset: number, mark: number): Spot {
    return this.#keep(offset, MAPPING, mark, ENTRY);
  }

  /** Where the value at a path begins, or the key that leads to it; the nearest thing around it when there is nothing there. */
  offsetOf(root: Spot, path: readonly (string | number)[], want: 'key' | 'value'): number {
    let spot = root;
    let left = path.length;
    for (const step of path) {
      const at = this.#find(spot, step);
      if (at === undefined) break;
      left -= 1;
      const isEntry = this.#kindOf(spot) === MAPPING;
      if (want === 'key' && isEntry && left === 0) return this.#number(at + 1);
      spot = this.#number(isEntry ? at + 2 : at);
    }
    return spot < 0 ? this.#number(locationOf(spot)) : spot;
  }

  #note(number: number): void {
    this.#noted[this.#height] = number;
    this.#height += 1;
  }

  #numberOf(name: string): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, this.#names.size);
    return this.#names.size - 1;
  }

  #keep(offset: number, kind: number, mark: number, size: number): Spot {
    const spot = -1 - this.#known.length;
    this.#known.push(offset, kind, (this.#height - mark) / size);
    for (let at = mark; at < this.#height; at += 1) this.#known.push(this.#noted[at] ?? 0);
    this.#height = mark;
    return spot;
  }

  /** Where the numbers of an item or an entry are. */
  #find(spot: Spot, step: string | number): number | undefined {
    if (spot >= 0) return undefined;
    const first = locationOf(spot) + HEAD;
    const count = this.#number(first - 1);
    if (this.#kindOf(spot) === MAPPING) return this.#findEntry(spot, first, count, String(step));
    return typeof step === 'number' && step >= 0 && step < count ? first + step : undefined;
  }

  #findEntry(spot: Spot, first: number, count: number, name: string): number | undefined {
    const known = this.#names.get(name);
    if (known === undefined) return undefined;
    if (count > FEW) return this.#indexOf(spot, first, count).get(known);
    for (let at = first; at < first + count * ENTRY; at += ENTRY) if (this.#number(at) === known) return at;
    return undefined;
  }

  #indexOf(spot: Spot, first: number, count: number): ReadonlyMap<number, number> {
    const known = this.#indexes.get(spot);
    if (known !== undefined) return known;
    const index = new Map<number, number>();
    for (let at = first; at < first + count * ENTRY; at += ENTRY) index.set(this.#number(at), at);
    this.#indexes.set(spot, index);
    return index;
  }

  #kindOf(spot: Spot): number {
    return spot < 0 ? this.#number(locationOf(spot) + 1) : LIST;
  }

  #number(at: number): number {
    return this.#known[at] ?? 0;
  }
}

const locationOf = (spot: Spot): number => -1 - spot;
