import type { Change, SuiteChange, TestState } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import { asSentences, plural } from '../shared/text.ts';
import type { CommentContext } from './comment-context.ts';
import { cell, code, type Details, linked, nothing, type Row, testTable } from './comment-parts.ts';
import { confirmedOn, passesOf } from './compared.ts';
import { changeFinder, failedChecks, findings, namer, resultsOfChanges, trialsPassed } from './findings.ts';
import { points, pointsText, score } from './numbers.ts';
import { overallDelta } from './overall-delta.ts';

/** Tests that are newly broken beyond doubt, as rows. */
export const regressedTests = (report: Report, context: CommentContext): Row[] =>
  rowsOf(report, context, ['regressed']);

/** How the suites moved, in one line; undefined when nothing was compared. */
export function deltaLine({ comparison }: Report): string | undefined {
  const { baseline, suites } = comparison;
  const compared = suites.filter(({ delta }) => delta !== undefined);
  if (baseline.kind !== 'found' || compared.length === 0) return undefined;
  const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
  const moved = overallDelta(comparison);
  const against = baseline.provenance[0]?.branch ?? 'the baseline';
  const drop = Math.max(...compared.flatMap(({ smallestVisibleDrop }) => smallestVisibleDrop ?? []));
  const seen = Number.isFinite(drop) ? ` · could see a drop of ${plural('point', Math.round(100 * drop))}` : '';
  const change = moved === undefined ? '' : `**${pointsText(moved.delta)}** `;
  const interval =
    moved?.low === undefined || moved.high === undefined
      ? ''
      : ` (95 % CI ${points(moved.low)} … ${points(moved.high)}${byClusters(compared)})`;
  return `${change}against ${code(against)} on ${plural('comparable test', tests)}${interval}${seen}`;
}

/** What the interval is made of, where the user says what belongs together. */
function byClusters(suites: readonly SuiteChange[]): string {
  const clustered = suites.flatMap(({ clusters }) => clusters ?? []);
  const [first] = clustered;
  if (first === undefined) return '';
  const by = code(first.by);
  return clustered.some(({ tooFew }) => tooFew) ? `, too few clusters by ${by}` : `, by ${by}`;
}

/** What may be worse but is not proven to be, what wavers, and what is set aside. */
export function stillUnclear(report: Report, most: number, context: CommentContext): Details {
  return folded(report, most, context, [
    { mark: '🟠 Unclear', states: ['suspected', 'not-reproduced', 'drift'] },
    { mark: '🟡 Flaky', states: ['flaky', 'unstable-now'], others: waveringTests(report, context) },
    { mark: '⚪ Still failing', states: ['failing-as-before'] },
    { mark: '🔕 Quarantined', states: ['quarantined'] },
  ]);
}

/** What has become better, and what could not be compared. */
export function fixedAndNew(report: Report, most: number, context: CommentContext): Details {
  return folded(report, most, context, [
    { mark: '🟢 Fixed', states: ['fixed', 'maybe-fixed'] },
    { mark: '🆕 New', states: ['new'] },
    { mark: '✏️ Changed', states: ['changed'] },
    { mark: '➖ Removed', states: ['removed'] },
    { mark: '❓ Not run', states: ['skipped'] },
  ]);
}

/** What the results were compared with. */
export function provenance({ comparison: { baseline, suites } }: Report): string[] {
  const newest = baseline.kind === 'found' ? baseline.provenance[0] : undefined;
  if (newest === undefined) return [];
  const { branch, sha, where } = newest;
  const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
  const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
  const pooled = runs > 1 ? `, ${runs} runs pooled` : '';
  return [`Base ${code(commit === '' ? where : commit)}${commit === '' ? '' : `, ${cell(where)}`}${pooled}`];
}

interface Group {
  readonly mark: string;
  readonly states: readonly TestState[];
  readonly others?: readonly Row[];
}

/** One fold for several groups; those without tests are not named. */
function folded(report: Report, most: number, context: CommentContext, groups: readonly Group[]): Details {
  const filled = groups
    .map(({ mark, states, others = [] }) => ({ mark, rows: [...rowsOf(report, context, states), ...others] }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return nothing;
  const counts = filled.map(({ mark, rows }) => `${mark} (${rows.length})`).join(' · ');
  if (most === 0) return { summary: '', content: [], leftOut: counts };
  const content = filled.flatMap(({ mark, rows }) => {
    const others = rows.length - most;
    return [
      `**${mark}**`,
      testTable(rows.slice(0, most)),
      ...(others > 0 ? [`_and ${others} more in the summary_`] : []),
    ];
  });
  return { summary: counts, content };
}

/** Tests that passed although not all of their trials did, and of which nothing else is said. */
function waveringTests(report: Report, context: CommentContext): Row[] {
  const changeOf = changeFinder(report);
  const name = namer(report);
  return findings(report).passing.flatMap((result) => {
    const state = changeOf(result)?.state;
    const misses = (result.trials ?? []).filter(({ status }) => status === 'quality_failure').length;
    if (misses === 0 || (state !== undefined && state !== 'passing')) return [];
    return [
      {
        test: linked(name(result), result.place, context),
        numbers: score(result.score, result.passMark),
        why: `${trialsPassed(result) ?? ''}; together they reach the pass mark`,
      },
    ];
  });
}

function rowsOf(report: Report, context: CommentContext, states: readonly TestState[]): Row[] {
  const changes = report.comparison.tests.filter(({ state }) => states.includes(state));
  if (changes.length === 0) return [];
  const name = namer(report);
  const resultOf = resultsOfChanges(report);
  return changes.map((change) => {
    const result = resultOf(change);
    const why = result?.status === 'quality_failure' ? failedChecks(result)[0].text : undefined;
    return {
      test: linked(name(change), change.place ?? result?.place, context),
      numbers:
        countsOf(change) ?? (result === undefined || result.status === 'execution_error' ? '–' : score(result.score)),
      why: cell(asSentences([confirmedOn(change) ?? [], why ?? change.why ?? []].flat())) || '–',
    };
  });
}

const countsOf = (change: Change): string | undefined =>
  change.base === undefined && change.now === undefined ? undefined : passesOf(change);
