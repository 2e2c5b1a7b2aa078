import type { ExtraTrial } from '../../model/run/result.ts';
import { inReportOrder } from '../../results/shards.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** The extra trials of a run, in an order that does not depend on which ended first. Broken-off seeding rounds are left out. */
export function extraTrialsOf(ledger: Ledger, wholeRounds: number): ExtraTrial[] {
  const trials = ledger.entries
    .filter(isExtra)
    .filter(({ purpose, round = 0 }) => purpose !== 'seed' || round <= wholeRounds)
    .map(({ purpose, checkout, round, result }) => ({
      purpose,
      checkout,
      round,
      result,
    }));
  return inReportOrder(trials);
}

const isExtra = (entry: LedgerEntry): entry is LedgerEntry & ExtraTrial => entry.purpose !== 'planned';
