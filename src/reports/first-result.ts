import type { Report } from '../model/report.ts';
import { momentOf } from '../shared/iso-time.ts';
import { duration } from './numbers.ts';

/** How long it took until the first result was there (gate.md O18); nothing for results that say no such time. */
export function firstResultLine({ startedAt, durationMs, results, dryRun }: Report): string[] {
  if (dryRun) return [];
  const start = Date.parse(startedAt);
  let first = Number.POSITIVE_INFINITY;
  for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
    const wait = momentOf(timestamp) - start;
    const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
    if (isMeasured && wait > 0 && wait <= durationMs && wait < first) first = wait;
  }
  return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${duration(first)}`];
}
