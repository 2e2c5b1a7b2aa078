import type { Report } from '../model/report.ts';
import { duration } from './numbers.ts';

/** How long it took until the first result was there (gate.md O18); nothing for results that say no such time. */
export function firstResultLine({ startedAt, durationMs, results, dryRun }: Report): string[] {
  const start = Date.parse(startedAt);
  const waits = results.flatMap(({ reusedFrom, status, durationMs: own, timestamp }) => {
    const wait = Date.parse(timestamp) - start;
    const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
    return isMeasured && wait > 0 && wait <= durationMs ? [wait] : [];
  });
  if (dryRun || waits.length === 0) return [];
  return [`first result after ${duration(waits.reduce((least, wait) => Math.min(least, wait)))}`];
}
