import * as z from 'zod';

/** A policy file, or one key in it, that differs between the base commit and a change to it. */
const policyChangeSchema = z.strictObject({
  file: z.string(),
  /** Absent where the file has no keys, as one of a baseline. */
  key: z.string().optional(),
  /** The value in the base commit; absent where it is not set there, and for values that may be confidential. */
  base: z.string().optional(),
  head: z.string().optional(),
});
export type PolicyChange = z.output<typeof policyChangeSchema>;

/** Which policy a pull request or a merge group was judged by. */
export const policySourceSchema = z.strictObject({
  of: z.enum(['pull request', 'merge group']),
  /**
   * `checkout` where the policy of the base commit cannot be used (no permission, or a mistake in it), `unavailable` where
   * GitHub failed to answer: the run decides nothing then.
   */
  from: z.enum(['base', 'checkout', 'unavailable']),
  /** The base commit, or the base branch where the event does not name the commit. */
  base: z.string(),
  changes: z.array(policyChangeSchema),
  why: z.string().optional(),
});
export type PolicySource = z.output<typeof policySourceSchema>;
