import * as z from 'zod';

/** GitHub starts at most 256 jobs of a matrix. */
export const MAX_SHARDS = 256;

/** Which part of a run these results are. Shards of one run have everything but the index in common. */
export const shardSchema = z.strictObject({
  /** From 1. */
  index: z.int().positive().max(MAX_SHARDS),
  count: z.int().positive().max(MAX_SHARDS),
  /** The planned tests of all shards. */
  tests: z.int().nonnegative(),
  /** SHA-256 of the tests, with question and grading, and the shard of each. */
  division: z.string().regex(/^[0-9a-f]{64}$/),
  /** HEAD of the checkout; absent outside git. */
  commit: z.string().optional(),
  /** Evidence of the base branch that was stored later does not count. */
  baselineUntil: z.iso.datetime(),
});
export type Shard = z.output<typeof shardSchema>;
