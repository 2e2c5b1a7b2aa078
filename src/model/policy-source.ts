import * as z from 'zod';

/** One setting of the gate of which the base branch and a change to it say different things. */
export const policyChangeSchema = z.strictObject({
  /** As it is written in the configuration; or a test in quarantine. */
  what: z.string(),
  /** What the base branch says; absent where it says nothing, and where values are nobody's business. */
  base: z.string().optional(),
  /** What the change says. */
  here: z.string().optional(),
  /** Whose word counts. */
  counts: z.enum(['base', 'here']),
});
export type PolicyChange = z.output<typeof policyChangeSchema>;

/** Whose policy a change to a branch was decided by (github.md §6.3): it must not grade itself. */
export const policySourceSchema = z.strictObject({
  of: z.enum(['pull request', 'merge group']),
  /**
   * Where the policy of the base branch could not be read: `here`, the change's own, or `job`, that of the job which tells
   * what the change did elsewhere.
   */
  from: z.enum(['base', 'here', 'job']),
  /** The commit of the base branch, or its name where nobody says the commit. */
  base: z.string(),
  /** The base branch says nothing about the gate yet. */
  first: z.literal(true).optional(),
  changes: z.array(policyChangeSchema),
  /** Why the policy of the base branch, or a part of it, could not be read. */
  why: z.string().optional(),
  /** GitHub failed to answer, which is not the same as a missing permission: the run decides nothing. */
  unavailable: z.literal(true).optional(),
});
export type PolicySource = z.output<typeof policySourceSchema>;
