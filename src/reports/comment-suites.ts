import type { SuiteChange, SuiteFinding } from '../model/comparison.ts';
import type { Report, SuiteReport } from '../model/report.ts';
import { type Column, table } from '../shared/markdown.ts';
import { plural } from '../shared/text.ts';
import { code, type Details, nothing } from './comment-parts.ts';
import { suiteKind, suiteNamer } from './findings.ts';
import { suiteMark } from './marks.ts';
import { money, neededScore, points, score } from './numbers.ts';

/** The suites that people have to look at, the worst first; of a dry run, and when nothing is wrong, none. */
export function tellingSuites(report: Report): SuiteReport[] {
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
      `${totals.passed}/${totals.passed + totals.failed}${totals.errored > 0 ? `, ${totals.errored} errored` : ''}`,
      score(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
      ...(hasDeltas(report) ? [deltaOf(change), change === undefined ? '–' : EVIDENCE[change.finding]] : []),
      `${money(totals.costUsd)}${growth(change)}`,
      `${icon} ${word}`,
    ];
  });
}

/** All of them in a fold, unless the visible table has them all; a dry run has measured none. */
export function allSuites(report: Report, shown: number, most: number): Details {
  if (report.dryRun || report.suites.length <= shown) return nothing;
  const listed = report.suites.slice(0, most);
  const others = report.suites.length - listed.length;
  return {
    summary: `All suites (${report.suites.length})`,
    content: listed.length === 0 ? [] : [suiteTable(report, suiteRows(report, listed))],
    ...(others > 0 && { leftOut: plural('suite', others) }),
  };
}

const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];
const BEFORE: readonly Column[] = [
  { title: 'Suite' },
  { title: 'Passed', align: 'right' },
  { title: 'Score', align: 'right' },
];
const DELTA: readonly Column[] = [{ title: 'Δ vs base', align: 'right' }, { title: 'Evidence' }];
const AFTER: readonly Column[] = [{ title: 'Cost', align: 'right' }, { title: 'Verdict' }];

const hasDeltas = ({ comparison }: Report): boolean => comparison.suites.some(({ delta }) => delta !== undefined);

/** What the difference is worth, in words; the figures stand beside it. */
const EVIDENCE: Readonly<Record<SuiteFinding, string>> = {
  'not-compared': 'not compared',
  steady: '–',
  'possible-drop': 'may be noise',
  'small-drop': 'beyond noise, but small',
  'within-swing': 'runs differ by as much',
  'swing-unknown': 'not known how runs differ',
  'drop-swing-unknown': 'beyond noise',
  drop: 'beyond noise',
};

const changeOf = ({ comparison }: Report, { suite, file, target }: SuiteReport): SuiteChange | undefined =>
  comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);

function deltaOf(change: SuiteChange | undefined): string {
  if (change?.delta === undefined) return '–';
  const interval =
    change.deltaLow === undefined || change.deltaHigh === undefined
      ? ''
      : ` (${points(change.deltaLow)} … ${points(change.deltaHigh)})`;
  return `${points(change.delta)} pts${interval}`;
}

/** How much dearer it became, where it did or was to be looked at. */
function growth(change: SuiteChange | undefined): string {
  const share = change?.increases.find(({ of }) => of === 'cost')?.share;
  const percent = share === undefined ? 0 : Math.round(100 * share);
  return percent === 0 ? '' : ` (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %)`;
}
