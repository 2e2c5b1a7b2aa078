import * as z from 'zod';

/** A test that is known to be unreliable and does not fail the run until a date. It has an owner. */
const quarantinedSchema = z.strictObject({
  id: z.string(),
  /** Only in this suite, or on this target; absent means in all. */
  suite: z.string().optional(),
  target: z.string().optional(),
  reason: z.string(),
  /** Where one can see it: an issue, a run. */
  evidence: z.string().optional(),
  owner: z.string(),
  /** The last day of the quarantine, as `2026-11-30`. */
  expiry: z.string(),
});
export type QuarantineEntry = z.output<typeof quarantinedSchema>;

/** The entry of a test: of several, the one with the latest end. */
export function quarantineOf(
  entries: readonly QuarantineEntry[],
  test: { readonly suite: string; readonly testId: string; readonly target: string },
): QuarantineEntry | undefined {
  return entries
    .filter(
      ({ id, suite = test.suite, target = test.target }) =>
        id === test.testId && suite === test.suite && target === test.target,
    )
    .reduce<QuarantineEntry | undefined>((last, each) => (last && last.expiry >= each.expiry ? last : each), undefined);
}

/** Whether an entry has expired at a time (ISO 8601, UTC). */
export const isExpired = ({ expiry }: QuarantineEntry, at: string): boolean => at.slice(0, 10) > expiry;
