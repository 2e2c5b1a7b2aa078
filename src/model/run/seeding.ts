import * as z from 'zod';

/** How a baseline was seeded: suites without one ran several times, and each time is stored as a separate run. */
export const seedingSchema = z.strictObject({
  asked: z.int().positive(),
  /** How many there are, that of the results included; 0 where this run leaves no evidence, and another one will. */
  made: z.int().nonnegative(),
  /** How many tests were run so often. */
  tests: z.int().nonnegative(),
  /** The known cost of the additional runs, including judges. */
  costUsd: z.number().nonnegative().optional(),
  /** Why there are fewer than requested. */
  why: z.string().optional(),
});
export type Seeding = z.output<typeof seedingSchema>;
