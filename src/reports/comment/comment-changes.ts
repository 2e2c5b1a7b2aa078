import { withoutResultWords } from '../../model/run/imported.ts';
import { measuredTrials } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { SuiteAssessment, TestAssessment, TestState } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { digitsOf, interval, signedPoints } from '../../shared/percentage-points.ts';
import { asSentences, capitalized, plural } from '../../shared/text.ts';
import {
  confirmationOf,
  detectableDropText,
  detectableTestsText,
  differenceOf,
  passesOf,
  sizeOfDrop,
} from '../compared.ts';
import {
  causeLines,
  changeFinder,
  failedChecks,
  findings,
  isWithoutScore,
  namer,
  resultsOfChanges,
  scoreText,
  trialsPassed,
} from '../findings.ts';
import { rowId } from '../html/row-id.ts';
import { score } from '../numbers.ts';
import { overallDelta } from '../overall-delta.ts';
import type { CommentContext } from './comment-context.ts';
import { cell, code, type Details, linked, nothing, type Row, testTable } from './comment-parts.ts';

export const regressedTests = (report: Report, context: CommentContext): Row[] =>
  rowsOf(report, context, inState('regressed'));

/** The change of all suites together and the smallest detectable drop, in one line; undefined without a comparison. */
export function deltaLine(report: Report): string | undefined {
  const { comparison } = report;
  const { baseline, suites } = comparison;
  const moved = overallDelta(comparison);
  if (baseline.kind !== 'found' || moved === undefined) return undefined;
  const compared = suites.filter(({ delta }) => delta !== undefined);
  const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
  const branch = baseline.provenance[0]?.branch;
  const against = branch === undefined ? 'the baseline' : code(branch);
  const difference = { delta: moved.delta, deltaLow: moved.low, deltaHigh: moved.high };
  return [
    `**${signedPoints(moved.delta, digitsOf(difference))}**${interval(difference)} against ${against} on ${plural('comparable test', tests)}`,
    detectableDrops(compared),
    ...detectableTestsText(report),
  ].join(' · ');
}

/** The smallest detectable drop of each suite, from the smallest to the largest. */
function detectableDrops(suites: readonly SuiteAssessment[]): string {
  const [first] = suites;
  if (first !== undefined && suites.length === 1) return detectableDropText(first);
  const drops = suites.flatMap(({ smallestDetectableDrop }) => smallestDetectableDrop ?? []).sort((a, b) => a - b);
  const [least, most] = [drops[0], drops.at(-1)];
  if (least === undefined || most === undefined) return 'a drop is not detectable with this baseline';
  const range =
    sizeOfDrop(least) === sizeOfDrop(most) ? sizeOfDrop(most) : `${sizeOfDrop(least)} to ${sizeOfDrop(most)}`;
  const none = suites.length - drops.length;
  return `smallest detectable drop of a suite: ${range}${none > 0 ? ` (not detectable in ${none} of ${suites.length})` : ''}`;
}

/** Failures that are not confirmed as regressions, flaky tests and tests in quarantine. */
export function stillUnclear(report: Report, most: number, context: CommentContext): Details {
  const groups: readonly [mark: string, state: TestState][] = [
    ['🟠 Fails on base too', 'fails-on-base'],
    ['🟠 Suspected', 'suspected'],
    ['🟠 Not reproduced', 'not-reproduced'],
    ['🟠 Failing, not enough baseline trials', 'not-enough-history'],
    ['🟠 Failing, not re-run', 'not-rerun'],
    ['⚪ Failing as before', 'failing-as-before'],
    ['🔕 Quarantined', 'quarantined'],
  ];
  return folded(most, [
    ...groups.map(([mark, state]) => ({ mark, rows: rowsOf(report, context, inState(state)) })),
    { mark: '🟡 Flaky', rows: [...rowsOf(report, context, isFlakyPass), ...mixedTests(report, context)] },
  ]);
}

/**
 * Improved tests, and tests that could not be compared. New and changed tests that fail are in the list of failing
 * tests.
 */
export function fixedAndNew(report: Report, most: number, context: CommentContext): Details {
  const resultOf = resultsOfChanges(report);
  const fails = (test: TestAssessment) => {
    const result = resultOf(test);
    return result !== undefined && outcomeOf(result).kind === 'failed';
  };
  const groups: readonly [mark: string, isShown: (test: TestAssessment) => boolean][] = [
    ['🟢 Fixed', inState('fixed')],
    ['🆕 New', (test) => test.state === 'new' && !fails(test)],
    ['✏️ Changed', (test) => test.state === 'changed' && !fails(test)],
    ['➖ Removed', inState('removed')],
    [`❓ ${capitalized(withoutResultWords(report.imported))}`, inState('skipped')],
  ];
  return folded(
    most,
    groups.map(([mark, isShown]) => ({ mark, rows: rowsOf(report, context, isShown) })),
  );
}

const inState =
  (wanted: TestState) =>
  ({ state }: TestAssessment): boolean =>
    state === wanted;

const isFlakyPass = ({ state, flaky }: TestAssessment): boolean => state === 'passing' && flaky === true;

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
  readonly rows: readonly Row[];
}

/** One fold for several groups; empty groups are not named. */
function folded(most: number, groups: readonly Group[]): Details {
  const filled = groups.filter(({ rows }) => rows.length > 0);
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

/** Tests that passed although some of their trials failed, if no other list has them. */
function mixedTests(report: Report, context: CommentContext): Row[] {
  const changeOf = changeFinder(report);
  const name = namer(report);
  return findings(report).passing.flatMap((result) => {
    const change = changeOf(result);
    const misses = measuredTrials(result.trials ?? []).filter(({ pass }) => !pass).length;
    if (misses === 0 || (change !== undefined && (change.state !== 'passing' || change.flaky))) return [];
    return [
      {
        test: linked(name(result), result.location, context),
        numbers: scoreText(result),
        why: `${trialsPassed(result) ?? ''}; together they reach the pass mark`,
      },
    ];
  });
}

function rowsOf(report: Report, context: CommentContext, isShown: (test: TestAssessment) => boolean): Row[] {
  const changes = report.comparison.tests.filter(isShown);
  if (changes.length === 0) return [];
  const name = namer(report);
  const resultOf = resultsOfChanges(report);
  return changes.map((change) => {
    const result = resultOf(change);
    const why = result && whyNotPassed(result);
    return {
      test: `${linked(name(change), change.location ?? result?.location, context)}${answersLink(change, context)}`,
      numbers: countsOf(change) ?? score(result && outcomeOf(result).score),
      why:
        cell(asSentences([confirmationOf(change) ?? [], why ?? change.why ?? [], differenceOf(change) ?? []].flat())) ||
        '–',
    };
  });
}

/** The link to a report with both answers of a regression. */
function answersLink(change: TestAssessment, { page }: CommentContext): string {
  const isSuspected = change.state === 'regressed' || change.state === 'suspected';
  return page?.url === undefined || !isSuspected ? '' : ` · [answers](${page.url}#/t/${rowId(change)})`;
}

function whyNotPassed(result: TestResult): string | undefined {
  const { kind } = outcomeOf(result);
  if (kind === 'failed') return failedChecks(result)[0].text;
  return kind === 'not-run' && isWithoutScore(result) ? asSentences(causeLines(result)) : undefined;
}

const countsOf = (change: TestAssessment): string | undefined =>
  change.base === undefined && change.now === undefined ? undefined : passesOf(change);
