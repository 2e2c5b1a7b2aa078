import { cutEnd } from '../text.ts';
import type { Rewriter } from './yaml-rewriter.ts';
import type { Field, Spot } from './yaml-tree.ts';

/** The values of a mapping while it is rewritten. A `Rewriter` edits its text. */
export class Draft extends Map<string, unknown> {
  /** The mapping as it is written. */
  readonly spot: Spot;

  constructor(spot: Spot, values: unknown = spot.value) {
    super(Object.entries(values as object));
    this.spot = spot;
  }

  /** An entry as it is written. */
  field(name: string): Field | undefined {
    return this.spot.field(name);
  }

  toMapping(): Record<string, unknown> {
    return Object.fromEntries(this);
  }
}

interface Pen {
  readonly rewriter: Rewriter;
  /** Whether an entry can be the one that counts. */
  readonly counts?: (field: Field) => boolean;
}

const isThere = ({ value }: Field): boolean => value.value !== null;

/**
 * Renames the effective entry, the first one, to its current name. The others have no effect, so they stay with a note.
 * Returns the effective entry.
 */
export function resolveName(
  draft: Draft,
  [current, ...old]: readonly [string, ...string[]],
  { rewriter, counts = isThere }: Pen,
): Field | undefined {
  const present = [current, ...old].flatMap((name) => draft.field(name) ?? []);
  const [first, ...others] = present.filter((field) => isThere(field) && counts(field));
  if (first === undefined) return undefined;
  for (const other of others) rewriter.leave(other, ignored(other.name, first.name));
  if (first.name === current) return first;
  rewriter.rename(first, { to: current, said: arrow(first.name, current), empty: draft.field(current) });
  draft.delete(first.name);
  draft.set(current, first.value.value);
  return first;
}

/** Keys with a new spelling; a key that exists in both spellings stays. */
export function respell(draft: Draft, names: Readonly<Record<string, string>>, pen: Pen): void {
  for (const [old, current] of Object.entries(names)) {
    if (draft.field(old) !== undefined) resolveName(draft, [current, old], pen);
  }
}

export const arrow = (from: string, to: string): string => `"${cutEnd(from, 60)}" → "${to}"`;

export const ignored = (name: string, instead: string): string =>
  `"${name}" stays as it is: it has no effect because "${instead}" is there too`;
