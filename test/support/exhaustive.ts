import { seeded } from './seeded.ts';

/**
 * Whether all rows of long tables run: in `npm run test:all`, every night and before a release. `npm test` takes a sample of
 * a table whose rows follow one rule, so that it can run before every commit.
 */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/**
 * The seed of samples and property tests: the same in every `npm test`, another every night. A property that fails at night
 * prints its seed: `{ seed }` of this property pins it, and `FC_SEED` sets it for all.
 */
export const SEED = Number(process.env['FC_SEED'] ?? 20_261_120);

/** All rows, or as many as `count` that the seed chooses, in their order. */
export function sample<T>(rows: readonly T[], count: number): readonly T[] {
  if (isExhaustive || rows.length <= count) return rows;
  const random = seeded(SEED);
  const chosen = rows.map((_, index) => ({ index, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  const kept = new Set(chosen.slice(0, count).map(({ index }) => index));
  return rows.filter((_, index) => kept.has(index));
}

/** Each row with each column, or so many pairs that every row and every column is in one. */
export function pairs<R, C>(
  rows: readonly R[],
  columns: readonly C[],
): readonly { readonly row: R; readonly column: C }[] {
  const shorter = Math.min(rows.length, columns.length);
  return rows.flatMap((row, at) =>
    columns.filter((_, index) => isExhaustive || index % shorter === at % shorter).map((column) => ({ row, column })),
  );
}

/** How often a property is tried. */
export const runs = (few: number, many: number): number => (isExhaustive ? many : few);
