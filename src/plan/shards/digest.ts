import { createHash } from 'node:crypto';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import { canonicalPieces } from '../canonical.ts';

/** Names a plan: 64 hexadecimal digits. The forecast is not part of it. */
export function digestOf({ forecast: _, ...pinned }: ShardPlan): string {
  const digest = createHash('sha256');
  for (const piece of canonicalPieces(pinned)) digest.update(piece);
  return digest.digest('hex');
}
