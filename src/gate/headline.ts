import type { Totals } from '../model/report.ts';
import type { Reason, VerdictKind } from '../model/verdict.ts';
import { never } from '../shared/never.ts';

/** One sentence that says how it went; the same on every surface. */
export function headline(kind: VerdictKind, reasons: readonly Reason[], totals: Totals): string {
  const passed = `${totals.passed} of ${totals.total} tests passed`;
  const deciding = reasons.filter((reason) => reason.kind === kind);
  switch (kind) {
    case 'pass':
      return passed;
    case 'warn':
      return deciding.every(({ rule }) => rule === 'baseline')
        ? `${passed}; nothing judges the others: no threshold of theirs, and no baseline`
        : `${passed}; ${firstSmall(deciding)}`;
    case 'fail':
      return deciding.length === 1
        ? `${deciding[0]?.message} (${passed})`
        : `${deciding.length} promises are broken (${passed})`;
    case 'invalid':
      return `The evals could not be measured: ${firstSmall(deciding)}`;
    case 'inconclusive':
      return deciding[0]?.message ?? passed;
    case 'cancelled':
      return `Cancelled after ${totals.total - totals.skipped} of ${totals.total} tests`;
    default:
      return never(kind);
  }
}

function firstSmall(reasons: readonly Reason[]): string {
  const message = reasons[0]?.message ?? '';
  return message.slice(0, 1).toLowerCase() + message.slice(1);
}
