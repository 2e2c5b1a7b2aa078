import { cutEnd } from '../text.ts';
import type { Rewriter } from './yaml-rewriter.ts';
import type { Field, Spot } from './yaml-tree.ts';

/** The values of a mapping while it is rewritten; what is written is edited beside it. */
export type Draft = Map<string, unknown>;

export const draftOf = (spot: Spot): Draft => new Map(Object.entries(spot.value as object));
export const mappingOf = (draft: Draft): Record<string, unknown> => Object.fromEntries(draft);

interface Pen {
  readonly rewriter: Rewriter;
  /** Whether an entry can be the one that counts. */
  readonly counts?: (field: Field) => boolean;
}

const isThere = ({ value }: Field): boolean => value.value !== null;

/**
 * Gives the entry that counts its present name, the first one. The others have no effect, so they stay as they are
 * and are told. Returns the entry that counts.
 */
export function resolveName(
  spot: Spot,
  draft: Draft,
  [current, ...old]: readonly [string, ...string[]],
  { rewriter, counts = isThere }: Pen,
): Field | undefined {
  const present = [current, ...old].flatMap((name) => spot.field(name) ?? []);
  const [first, ...others] = present.filter((field) => isThere(field) && counts(field));
  if (first === undefined) return undefined;
  for (const other of others) rewriter.leave(other, ignored(other.name, first.name));
  if (first.name === current) return first;
  rewriter.rename(first, { to: current, said: arrow(first.name, current), empty: spot.field(current) });
  draft.delete(first.name);
  draft.set(current, first.value.value);
  return first;
}

/** Keys that only changed their spelling; one that is there under both stays. */
export function respell(spot: Spot, draft: Draft, names: Readonly<Record<string, string>>, pen: Pen): void {
  for (const [old, current] of Object.entries(names)) {
    if (spot.field(old) !== undefined) resolveName(spot, draft, [current, old], pen);
  }
}

export const arrow = (from: string, to: string): string => `"${cutEnd(from, 60)}" → "${to}"`;

export const ignored = (name: string, instead: string): string =>
  `"${name}" stays as it is: it has no effect because "${instead}" is there too`;
