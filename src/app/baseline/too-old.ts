import { WINDOW } from '../../evidence/pool.ts';
import { ageText } from '../../evidence/trust.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import { momentOf } from '../../shared/iso-time.ts';

const DAY_MS = 86_400_000;

/** When each run of some evidence was made, in milliseconds; by its last trial. */
export type RunTimes = ReadonlyMap<string, number>;

export function runTimes(pools: readonly EvidencePool[]): RunTimes {
  const times = new Map<string, number>();
  for (const { trials } of pools.flatMap(({ tests }) => tests)) {
    for (const { run, time } of trials) {
      times.set(run, Math.max(times.get(run) ?? Number.NEGATIVE_INFINITY, momentOf(time)));
    }
  }
  return times;
}

/** When a baseline is read, and how old its runs may be. */
interface AgeLimit {
  readonly at: string;
  readonly days?: number | undefined;
}

/** Why evidence has no trial that counts, if all of its runs are too old: a clause, with what to do. */
export function whyTooOld(times: RunTimes, { at, days = WINDOW.days }: AgeLimit): string | undefined {
  const newest = Array.from(times.values()).reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  // A clock that was ahead is no age.
  if (times.size === 0 || newest > Date.parse(at)) return undefined;
  const which = times.size === 1 ? 'the only baseline run is' : `all ${times.size} baseline runs are`;
  const day = new Date(newest).toISOString().slice(0, 10);
  return `${which} older than ${ageText(days)} (newest: ${day}); run the evals on the base branch again, or raise baseline-max-age`;
}

/** Which runs do not count because they are too old: a clause. With enough newer runs, their age makes no difference. */
export function whichTooOld(times: RunTimes, { at, days = WINDOW.days }: AgeLimit): string | undefined {
  const earliest = Date.parse(at) - days * DAY_MS;
  const old = [...times.values()].filter((time) => time < earliest).length;
  if (old === 0 || times.size - old >= WINDOW.runs) return undefined;
  const [are, do_] = old === 1 ? ['is', 'does'] : ['are', 'do'];
  return `${old} of ${times.size} baseline runs ${are} older than ${ageText(days)} (baseline-max-age) and ${do_} not count`;
}
