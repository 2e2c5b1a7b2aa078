import { plural } from '../../model/text/text.ts';
import { never } from '../../model/values/never.ts';
import type { Experiment } from '../../model/verdict/experiment.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { present } from '../blocks.ts';

/** The verdict as a short heading: `3 tests regressed, 1 suite dropped`. Contains no names. */
export function headingWords(report: Report): string {
  const { verdict, totals, dryRun } = report;
  const passed = `${totals.passed} of ${totals.total} passed`;
  if (dryRun) return verdict.kind === 'inconclusive' ? 'dry run' : 'dry run, some tests could not run';
  if (report.experiment !== undefined && !['invalid', 'cancelled'].includes(verdict.kind)) {
    return answerWords(report.experiment);
  }
  const deciding = verdict.reasons.filter(({ kind }) => kind === verdict.kind);
  switch (verdict.kind) {
    case 'pass':
      return verdict.noBaseline ? passed : `${passed}, no drop found`;
    case 'warn':
      return `${passed}, ${plural('warning', deciding.length)}`;
    case 'fail': {
      const count = (rule: Reason['rule']) => deciding.filter((reason) => reason.rule === rule).length;
      const tests = deciding.filter(({ rule, testId }) => rule === 'requirement' && testId !== undefined).length;
      const suites = count('requirement') - tests;
      const parts = present(
        count('regression') > 0 && `${plural('test', count('regression'))} regressed`,
        count('regression') === 0 && count('failing-together') > 0 && 'tests fail together',
        count('suite-drop') > 0 && `${plural('suite', count('suite-drop'))} dropped`,
        suites > 0 && `${plural('suite', suites)} below threshold`,
        tests > 0 && `${plural('must_pass test', tests)} failed`,
        count('increase') > 0 && `${plural('limit', count('increase'))} exceeded`,
      );
      return parts.join(', ') || `failed, ${passed}`;
    }
    case 'inconclusive':
      return inconclusive(deciding, passed, report);
    case 'invalid':
      return 'not measured';
    case 'cancelled':
      return totals.skipped === 0
        ? `cancelled after ${plural('test', totals.total)}, before the verdict`
        : `cancelled after ${totals.total - totals.skipped} of ${totals.total}`;
    default:
      return never(verdict.kind);
  }
}

function answerWords({ comparisons }: Experiment): string {
  const parts = (['better', 'worse'] as const).flatMap((finding) => {
    const count = comparisons.filter(({ overall }) => overall.finding === finding).length;
    return count === 0 ? [] : `${plural('variant', count)} ${finding}`;
  });
  const open = comparisons.some(({ overall }) => overall.finding === 'no-difference');
  return parts.join(', ') || (open ? 'no difference found' : 'too few tests to find a difference');
}

function inconclusive(deciding: readonly Reason[], passed: string, { comparison: { baseline } }: Report): string {
  if (deciding.some(({ rule }) => rule === 'stopped')) return 'stopped before all tests ran';
  const isUncompared = deciding.length > 0 && deciding.every(({ rule }) => rule === 'baseline');
  if (!isUncompared) return 'inconclusive';
  const isFirst = baseline.kind === 'none' && !baseline.isUnusable;
  return `${isFirst ? 'no baseline yet' : 'nothing compared'}, ${passed}`;
}
