import { WINDOW } from '../../evidence/pool.ts';
import { ageText } from '../../evidence/trust.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import { momentOf } from '../../shared/iso-time.ts';

/** Why evidence has no trial that counts, if all of its runs are too old: a clause, with what to do. */
export function whyTooOld(
  pools: readonly EvidencePool[],
  at: string,
  maxAgeDays: number = WINDOW.days,
): string | undefined {
  const runs = new Set<string>();
  let newest = Number.NEGATIVE_INFINITY;
  for (const { trials } of pools.flatMap(({ tests }) => tests)) {
    for (const { run, time } of trials) {
      runs.add(run);
      newest = Math.max(newest, momentOf(time));
    }
  }
  // A clock that was ahead is no age.
  if (runs.size === 0 || newest > Date.parse(at)) return undefined;
  const which = runs.size === 1 ? 'the only baseline run is' : `all ${runs.size} baseline runs are`;
  const day = new Date(newest).toISOString().slice(0, 10);
  return `${which} older than ${ageText(maxAgeDays)} (newest: ${day}); run the evals on the base branch again, or raise baseline-max-age`;
}
