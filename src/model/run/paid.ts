import * as z from 'zod';
import { lateObject } from '../late-object.ts';
import { tokenUsageSchema } from './message.ts';

/** What was used now; a count that nobody told is absent. */
export const paidSchema = lateObject(() => ({
  tokenUsage: tokenUsageSchema.optional(),
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
}));
export type Paid = z.output<typeof paidSchema>;

/** Something that was asked, with its figures whenever it was answered. */
export interface Call extends Paid {
  /** All of the answer was kept from before. */
  readonly cached?: true | undefined;
  /** A part of it was: what the rest took. */
  readonly paid?: Paid | undefined;
}

/** What a call took now: nothing where its answer was kept from before. */
export function paidFor({ cached, paid, tokenUsage, costUsd }: Call): Paid {
  if (cached) return { costUsd: 0 };
  return paid ?? { tokenUsage, costUsd };
}
