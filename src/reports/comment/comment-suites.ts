import type { SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { differenceText } from '../../shared/percentage-points.ts';
import { plural } from '../../shared/text.ts';
import { findingOf } from '../compared.ts';
import { suiteKind, suiteNamer } from '../findings.ts';
import { suiteMark } from '../marks.ts';
import { money, neededScore, score } from '../numbers.ts';
import { code, type Details, nothing } from './comment-parts.ts';

/** The suites with problems, the worst first; none for a dry run, and if there are no problems. */
export function notableSuites(report: Report): SuiteReport[] {
  if (report.dryRun || report.verdict.kind === 'pass') return [];
  const rank = (suite: SuiteReport) => KINDS.indexOf(suiteKind(report, suite));
  return report.suites
    .filter((suite) => suiteKind(report, suite) !== 'pass' || suite.totals.failed + suite.totals.errored > 0)
    .toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}

export function suiteTable(report: Report, rows: readonly (readonly string[])[]): string {
  return table(hasDeltas(report) ? [...BEFORE, ...DELTA, ...AFTER] : [...BEFORE, ...AFTER], rows);
}

export function suiteRows(report: Report, suites: readonly SuiteReport[]): string[][] {
  const name = suiteNamer(report);
  const severalTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
  return suites.map((suite) => {
    const { target, threshold, totals } = suite;
    const needed = neededScore(suite);
    const change = changeOf(report, suite);
    const kind = suiteKind(report, suite);
    const own = report.verdict.reasons.filter(
      (reason) => reason.suite === undefined || (reason.suite === suite.suite && reason.target === target),
    );
    const { icon, word } = suiteMark(kind, own);
    return [
      code(severalTargets ? `${name(suite)} [${target}]` : name(suite)),
      `${totals.passed}/${totals.passed + totals.failed}${totals.errored > 0 ? `, ${totals.errored} errored` : ''}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ''}`,
      score(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
      ...(hasDeltas(report) ? comparisonCells(change, report) : []),
      `${money(totals.costUsd)}${growth(change)}`,
      `${icon} ${word}`,
    ];
  });
}

const comparisonCells = (change: SuiteAssessment | undefined, report: Report): string[] =>
  change?.delta === undefined ? ['–', 'not compared'] : [differenceText(change), findingOf(change, report)];

/** All suites in a fold, unless the visible table has them all; a dry run has no results. */
export function allSuites(report: Report, shown: number, most: number): Details {
  if (report.dryRun || report.suites.length <= shown) return nothing;
  const listed = report.suites.slice(0, most);
  const others = report.suites.length - listed.length;
  return {
    summary: `All suites (${report.suites.length})`,
    content: listed.length === 0 ? [] : [suiteTable(report, suiteRows(report, listed))],
    leftOut: others > 0 ? plural('suite', others) : undefined,
  };
}

const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];
const BEFORE: readonly Column[] = [
  { title: 'Suite' },
  { title: 'Passed', align: 'right' },
  { title: 'Score', align: 'right' },
];
const DELTA: readonly Column[] = [{ title: 'Δ vs base', align: 'right' }, { title: 'Finding' }];
const AFTER: readonly Column[] = [{ title: 'Cost', align: 'right' }, { title: 'Verdict' }];

const hasDeltas = ({ comparison }: Report): boolean => comparison.suites.some(({ delta }) => delta !== undefined);

const changeOf = ({ comparison }: Report, { suite, file, target }: SuiteReport): SuiteAssessment | undefined =>
  comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);

function growth(change: SuiteAssessment | undefined): string {
  const share = change?.increases.find(({ of }) => of === 'cost')?.share;
  const percent = share === undefined ? 0 : Math.round(100 * share);
  return percent === 0 ? '' : ` (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%)`;
}
