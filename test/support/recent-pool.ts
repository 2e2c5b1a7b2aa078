import type { EvidencePool, EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import { aPool, type Counts } from './evidence.ts';

const MINUTE_MS = 60_000;

/** A pool whose runs began within the last minutes: run 0 first, one a minute. Runs of equal time and scores count once. */
export function aRecentPool(
  counts: Counts,
  { trial = {}, ...given }: Partial<EvidencePool> & { runs?: number; trial?: Partial<EvidenceTrial> } = {},
): EvidencePool {
  const pool = aPool(counts, given);
  const names = [...new Set(pool.tests.flatMap(({ trials }) => trials.map(({ run }) => run)))];
  const now = Date.now();
  const timeOf = (run: string) => new Date(now - (names.length - names.indexOf(run)) * MINUTE_MS).toISOString();
  return {
    ...pool,
    tests: pool.tests.map((test) => ({
      ...test,
      trials: test.trials.map((each) => ({ ...each, time: timeOf(each.run), ...trial })),
    })),
  };
}
