import type { Comparison } from '../model/comparison.ts';
import type { Totals } from '../model/report.ts';
import type { Reason, VerdictKind } from '../model/verdict.ts';
import { never } from '../shared/never.ts';
import { plural } from '../shared/text.ts';
import { isArmed } from './baseline-reasons.ts';
import { heldToDefault } from './default-threshold.ts';
import { points } from './words.ts';

/** One sentence that says how it went; the same on every surface. What passed a comparison says what it could have seen. */
export function headline(
  kind: VerdictKind,
  reasons: readonly Reason[],
  totals: Totals,
  comparison: Comparison,
): string {
  const passed = `${totals.passed} of ${totals.total} tests passed`;
  // That a suite was stopped because it fails is no failure more.
  const deciding = reasons.filter((reason) => reason.kind === kind && !(kind === 'fail' && reason.rule === 'stopped'));
  switch (kind) {
    case 'pass':
      return isArmed(comparison) ? `${passed}, no worse than before; ${visible(comparison)}` : passed;
    case 'warn':
      return deciding.every(({ rule, suite }) => rule === 'baseline' && suite !== undefined) && !isArmed(comparison)
        ? `${passed}; ${heldToDefault(comparison)}`
        : `${passed}; ${firstSmall(deciding)}${others(deciding)}`;
    case 'fail':
      return deciding.length === 1 ? `${deciding[0]?.message} (${passed})` : `${failures(deciding)} (${passed})`;
    case 'invalid':
      return `The evals could not be measured: ${firstSmall(deciding)}`;
    case 'inconclusive':
      return `${deciding[0]?.message ?? passed}${others(deciding)}`;
    case 'cancelled':
      return `Cancelled after ${totals.total - totals.skipped} of ${totals.total} tests`;
    default:
      return never(kind);
  }
}

/** How much would have been noticed, in the suite where least would have been (gate.md O5). */
function visible({ suites }: Comparison): string {
  const compared = suites.filter(({ comparable }) => comparable > 0);
  const drops = compared.flatMap(({ smallestVisibleDrop }) => smallestVisibleDrop ?? []);
  const breakages = compared.flatMap(({ smallestVisibleBreakage }) => smallestVisibleBreakage ?? []);
  const broken = breakages.length === compared.length ? breakages.reduce((a, b) => Math.max(a, b), 0) : 0;
  const breakage = broken > 0 ? `${plural('stable test', broken)} broken altogether would have been` : undefined;
  if (drops.length < compared.length) {
    const blind = 'the history is too short to notice an even drop';
    return breakage === undefined ? blind : `${blind}, but ${breakage} noticed`;
  }
  const drop = points(
    drops.reduce((a, b) => Math.max(a, b), 0),
    0,
  );
  const noticed = `an even drop of ${drop} would have been noticed 4 times in 5`;
  return breakage === undefined ? noticed : `${noticed}, ${breakage} too`;
}

/** Several failures, counted by what they are. */
function failures(reasons: readonly Reason[]): string {
  const count = (rule: Reason['rule']) => reasons.filter((reason) => reason.rule === rule).length;
  const others = count('baseline');
  const regressions = count('regression');
  const parts = [
    regressions > 0 && `${plural('regression', regressions)} confirmed on fresh trials`,
    count('suite-drop') > 0 && `${plural('suite', count('suite-drop'))} got worse`,
    count('promise') > 0 && `${plural('promise', count('promise'))} ${count('promise') === 1 ? 'is' : 'are'} broken`,
    count('ceiling') > 0 && `${plural('ceiling', count('ceiling'))} exceeded`,
    others > 0 && 'nothing to compare with',
  ].filter((part) => part !== false);
  return parts.join(', ');
}

const others = (reasons: readonly Reason[]): string =>
  reasons.length > 1 ? ` (and ${plural('more finding', reasons.length - 1)})` : '';

function firstSmall(reasons: readonly Reason[]): string {
  const [first] = reasons;
  const message = first?.message ?? '';
  // A sentence that begins with a name keeps it.
  return first?.testId !== undefined || (first?.suite !== undefined && message.startsWith(first.suite))
    ? message
    : message.slice(0, 1).toLowerCase() + message.slice(1);
}
