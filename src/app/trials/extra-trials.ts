import type { ExtraTrial } from '../../model/run/result.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** The extra trials of a run, in an order that does not depend on which ended first. Broken-off seeding rounds are left out. */
export function extraTrialsOf(ledger: Ledger, wholeRounds: number): ExtraTrial[] {
  return ledger.entries
    .filter(isExtra)
    .filter(({ purpose, round = 0 }) => purpose !== 'seed' || round <= wholeRounds)
    .toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index)
    .map(({ purpose, checkout, round, result }) => ({
      purpose,
      checkout,
      ...(round !== undefined && { round }),
      result,
    }));
}

const isExtra = (entry: LedgerEntry): entry is LedgerEntry & ExtraTrial => entry.purpose !== 'planned';

/** By purpose, then by round. */
const rank = ({ purpose, round = 0 }: ExtraTrial): number =>
  ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;
