import * as z from 'zod';

/**
 * How the history of suites that had none was begun: they were run more often than once, and each time is
 * kept as a run of its own.
 */
export const seedingSchema = z.strictObject({
  asked: z.int().positive(),
  /** How many there are, that of the results included; 0 where this run leaves no evidence, and another one will. */
  made: z.int().nonnegative(),
  /** How many tests were run so often. */
  tests: z.int().nonnegative(),
  /** What the runs beside that of the results cost, judges included, as far as anybody told. */
  costUsd: z.number().nonnegative().optional(),
  /** Why there are fewer than asked for. */
  why: z.string().optional(),
});
export type Seeding = z.output<typeof seedingSchema>;
