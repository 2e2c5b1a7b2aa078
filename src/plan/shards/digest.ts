import { hash } from 'node:crypto';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import { canonicalText } from '../canonical.ts';

/** Names a plan: 64 hexadecimal digits. The forecast is not part of it. */
export function digestOf({ forecast: _, ...pinned }: ShardPlan): string {
  return hash('sha256', canonicalText(pinned), 'hex');
}
