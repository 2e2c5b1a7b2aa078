import * as z from 'zod';
import { tokenUsageSchema } from './message.ts';

/** Current usage; an unknown count is absent. */
export const paidSchema = z.strictObject({
  tokenUsage: tokenUsageSchema.optional(),
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
});
export type Paid = z.output<typeof paidSchema>;

/** Something that was asked, with its figures whenever it was answered. */
export interface Call extends Paid {
  /** The whole answer comes from the cache. */
  readonly cached?: true | undefined;
  /** A part comes from the cache: the usage of the rest. */
  readonly paid?: Paid | undefined;
}

/** The current usage of a call: nothing for a cached answer. */
export function paidFor({ cached, paid, tokenUsage, costUsd }: Call): Paid {
  if (cached) return { costUsd: 0 };
  return paid ?? { tokenUsage, costUsd };
}
