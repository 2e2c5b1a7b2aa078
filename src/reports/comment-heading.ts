import type { TestState } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import type { Reason } from '../model/verdict.ts';
import { never } from '../shared/never.ts';
import { plural } from '../shared/text.ts';

/**
 * The verdict in the few words that a heading has room for: `3 regressions, 1 suite got worse`. Only our own words and
 * digits are in them; what they do not say stands below as reasons (github.md §5.3).
 */
export function headingWords(report: Report): string {
  const { verdict, totals, dryRun } = report;
  const passed = `${totals.passed} of ${totals.total} passed`;
  if (dryRun) return verdict.kind === 'inconclusive' ? 'dry run' : 'dry run, not everything could run';
  const deciding = verdict.reasons.filter(({ kind }) => kind === verdict.kind);
  switch (verdict.kind) {
    case 'pass':
      return verdict.unarmed ? passed : `${passed}, no regression`;
    case 'warn':
      return `${passed}, ${warning(deciding)}`;
    case 'fail':
      return failures(deciding) || `failed, ${passed}`;
    case 'inconclusive':
      return inconclusive(report, deciding);
    case 'invalid':
      return 'could not be measured';
    case 'cancelled':
      return `cancelled after ${totals.total - totals.skipped} of ${totals.total}`;
    default:
      return never(verdict.kind);
  }
}

function warning(deciding: readonly Reason[]): string {
  const isUncompared =
    deciding.length > 0 && deciding.every(({ rule, suite }) => rule === 'baseline' && suite === undefined);
  return isUncompared ? 'not compared' : plural('warning', deciding.length);
}

function failures(deciding: readonly Reason[]): string {
  const count = (rule: Reason['rule']) => deciding.filter((reason) => reason.rule === rule).length;
  const tests = deciding.filter(({ rule, testId }) => rule === 'promise' && testId !== undefined).length;
  const suites = count('promise') - tests;
  const parts = [
    count('regression') > 0 && plural('regression', count('regression')),
    count('suite-drop') > 0 && `${plural('suite', count('suite-drop'))} got worse`,
    suites > 0 && `${plural('suite', suites)} below threshold`,
    tests > 0 && `${plural('must-pass test', tests)} failed`,
    count('ceiling') > 0 && `${plural('ceiling', count('ceiling'))} exceeded`,
    count('baseline') > 0 && 'nothing to compare with',
  ];
  return parts.filter((part) => part !== false).join(', ');
}

const DOUBTFUL: readonly TestState[] = ['suspected', 'not-reproduced', 'drift'];

function inconclusive({ comparison }: Report, deciding: readonly Reason[]): string {
  if (deciding.some(({ rule }) => rule === 'stopped')) return 'ended before everything was run';
  const unclear = comparison.tests.filter(({ state }) => DOUBTFUL.includes(state)).length;
  return unclear > 0 ? `no proven regression, ${unclear} unclear` : 'cannot tell';
}
