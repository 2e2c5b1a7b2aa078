import { type Problem, placedMessage } from '../../model/errors.ts';
import type { CheckOutput } from '../../model/ports/pull-requests.ts';
import { digitsOf, interval, signedPoints } from '../../model/text/percentage-points.ts';
import { capitalized, cutEnd, ended, fit, plural } from '../../model/text/text.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import { agreementNumbers, isBelowMinimum } from '../agreement.ts';
import { type Block, details, heading, list, omissionsIn, omitted, paragraph, present, shownOf } from '../blocks.ts';
import {
  agentVersionNotes,
  baselineNotes,
  baselineOf,
  detectableDropText,
  detectableTestsText,
  failingOnBaseNotes,
  overallDelta,
  shortBaselineNotes,
  sizeOfDrop,
} from '../comparison-words.ts';
import { oneLine } from '../escape/terminal.ts';
import { experimentBlocks } from '../experiment.ts';
import { agentLine } from '../failures/failing-tests.ts';
import { errorGroups, findings, suiteKind } from '../findings.ts';
import { importedLines } from '../imported-line.ts';
import { cell, code, hintMarkdown, linkedMarkup, markdown, sentence } from '../markdown.ts';
import { percent } from '../numbers.ts';
import {
  boldTotals,
  errorList,
  MAX_HEADLINE_LENGTH,
  problemItem,
  problemList,
  reasonList,
  suiteTable,
} from '../shared-blocks.ts';
import { errorCount, labelled, verdictMark } from '../status-icons.ts';
import { shownTrends, trendLine } from '../trend/trend-lines.ts';
import { graderWarnings } from '../warnings.ts';
import type { CommentContext } from './comment-context.ts';
import { headingWords } from './comment-heading.ts';
import { excerpts, failingRows, fixedAndNewTests, regressedRows, testTable, unclearTests } from './comment-tests.ts';

interface CommentLimits {
  readonly tests: number;
  readonly excerptLines: number;
  readonly causes: number;
  readonly unclear: number;
  /** Fixed, new, changed and removed tests, of each. */
  readonly good: number;
  readonly suites: number;
  readonly isOnlyVerdict?: true;
}

const LISTED = 10;

const all: CommentLimits = { tests: 20, excerptLines: 12, causes: LISTED, unclear: LISTED, good: LISTED, suites: 200 };
const short: CommentLimits = { ...all, excerptLines: 0, good: 0, unclear: 0 };
const VERSIONS: readonly CommentLimits[] = [
  all,
  { ...all, excerptLines: 3 },
  { ...all, excerptLines: 3, good: 0 },
  { ...all, excerptLines: 3, good: 0, unclear: 0 },
  short,
  { ...short, tests: 10 },
  { ...short, tests: 5, causes: 5 },
  { ...short, tests: 5, causes: 5, suites: 0 },
  { ...short, tests: 0, causes: 0, suites: 0, isOnlyVerdict: true },
];

/**
 * The report as a comment: at most 25 lines before the first fold, and never longer than allowed. Less important parts
 * are omitted first, with a note and a link; the verdict always stays.
 */
export function commentMarkdown(report: Report, context: CommentContext, maxBytes: number): string {
  const { dialect = (gitHub) => gitHub } = context;
  return fit(VERSIONS, (limits) => dialect(markdown(commentBlocks(report, context, limits))), maxBytes);
}

/** Why a run could not start, as a comment; without problems it is a bug of ours. */
export function problemsComment(problems: readonly Problem[], context: CommentContext): string {
  const isBug = problems.length === 0;
  return markdown([
    title('⛔', isBug ? 'eval-action has a bug' : 'could not run', context),
    ...(isBug
      ? [paragraph('Please report it with the lines in the log of the step.')]
      : problemList(problems, linkedMarkup(context.linkTo))),
    foot(headCommit(context), runLink(context)),
  ]);
}

const CHECK_TITLE_CHARACTERS = 80;
const CHECK_SUITES = [300, 50, 0];

export const checkTitle = (text: string): string => cutEnd(oneLine(text), CHECK_TITLE_CHARACTERS);

/** The content of a check run: the headline, the comment's text, and all suites; each within GitHub's limits. */
export function checkOutput(report: Report, context: CommentContext, maxBytes: number): CheckOutput {
  const { totals, comparison, dryRun, experiment, suites } = report;
  const words = headingWords(report);
  const isCounted = !dryRun && experiment === undefined && !/passed|cancelled/.test(words);
  const passed = !isCounted ? '' : `, ${totals.passed} of ${totals.total} passed`;
  const moved = overallDelta(comparison);
  const suitesText = (max: number) => {
    const more = suites.length > max && paragraph(`_and ${suites.length - max} more_`);
    return dryRun || suites.length === 0 || max === 0
      ? ''
      : markdown(present(suitesOf(report, suites.slice(0, max)), more));
  };
  return {
    title: checkTitle(`${words}${passed}${moved === undefined ? '' : ` (${signedPoints(moved.delta)})`}`),
    summary: commentMarkdown(report, context, maxBytes),
    text: fit(CHECK_SUITES, suitesText, maxBytes) || undefined,
  };
}

const VISIBLE_LINES = 25;
/** A title, the head of the table and its rule. */
const TABLE_LINES = 3;
const FOOT_LINES = 2;
const MAX_REASONS = 3;
const MIN_SUITES = 4;

function commentBlocks(report: Report, context: CommentContext, limits: CommentLimits): Block[] {
  const head = headBlocks(report, context, limits);
  const summary = (text: string) => (context.runUrl === '' ? text : `[${text}](${context.runUrl})`);
  if (limits.isOnlyVerdict) {
    const note = `_Everything else is omitted to keep this short; see ${summary('the summary')}._`;
    return [...head, paragraph(note), footOf(report, context)];
  }

  const lists = [
    { name: '🔴 Regressed', rows: regressedRows(report, context) },
    { name: '❌ Failing', rows: failingRows(report, context) },
    // Of an experiment with an answer, the difference counts.
  ].filter(({ rows }) => rows.length > 0 && (report.experiment === undefined || report.verdict.kind === 'invalid'));
  const suites = notableSuites(report);
  const hasSeveralTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
  const headLines = markdown(head)
    .split('\n')
    .filter((line) => line !== '').length;
  const free = VISIBLE_LINES - headLines - TABLE_LINES * lists.length - (suites.length > 0 ? 2 : 0) - FOOT_LINES;
  const shares = shared(
    lists.map(({ rows }) => Math.min(rows.length, limits.tests)),
    free - Math.min(suites.length, MIN_SUITES),
  );
  const left = free - shares.reduce((sum, share) => sum + share, 0);
  const shownSuites = suites.slice(0, Math.min(limits.suites, LISTED, Math.max(0, left)));

  const visible = lists.map(({ name, rows }, index) =>
    testTable(rows.slice(0, shares[index]), `${name} (${rows.length})`),
  );
  // Their scores may be unintended.
  const graders = graderWarnings(report);
  const shownGraders = graders
    .slice(0, limits.causes)
    .map((warning) => problemItem(warning, linkedMarkup(context.linkTo)));
  const folded = [
    ...lists.flatMap(({ name, rows }, index) => {
      const [visible = 0, others = rows.length - visible] = [shares[index]];
      const shown = rows.slice(visible, Math.max(visible, limits.tests));
      return [
        ...details(
          `${name}: ${shown.length < others ? `${shown.length} of ` : ''}the other ${others}`,
          shown.length === 0 ? [] : [testTable(shown)],
        ),
        ...omitted('test', others - shown.length),
      ];
    }),
    ...excerpts(report, limits),
    ...erroredTests(report, limits.causes, context),
    ...unclearTests(report, limits.unclear, context),
    ...fixedAndNewTests(report, limits.good, context),
    ...details(`⚠️ Graders to check (${shownOf(shownGraders.length, graders.length)})`, list(shownGraders)),
    ...omitted('grader to check', graders.length - shownGraders.length, 'graders to check'),
    // What makes results of other tools weaker evidence.
    ...details(
      'Results of other tools',
      list(importedLines(report).map((line) => sentence(line, MAX_HEADLINE_LENGTH))),
    ),
    ...details(
      'Trend of the base branch',
      list(shownTrends(report, limits.suites).map((trend) => trendLine(trend, hasSeveralTargets))),
    ),
    // A dry run has no results.
    ...(report.dryRun || report.suites.length <= shownSuites.length
      ? []
      : [
          ...details(
            `All suites (${shownOf(limits.suites, report.suites.length)})`,
            suitesOf(report, report.suites.slice(0, limits.suites)),
          ),
          ...omitted('suite', report.suites.length - limits.suites),
        ]),
  ];
  const missing = omissionsIn(folded);
  const note = `_Omitted to keep this short: ${missing.join(', ')} → ${summary('summary')}_`;
  return present<Block>(
    head,
    experimentBlocks(report, linkedMarkup(context.linkTo)),
    suitesOf(report, shownSuites),
    visible,
    folded,
    missing.length > 0 && paragraph(note),
    footOf(report, context),
  );
}

const title = (icon: string, text: string, { key }: CommentContext): Block =>
  heading(3, `${icon} Evals: ${text} · ${code(key)}`);

function headBlocks(report: Report, context: CommentContext, { isOnlyVerdict }: CommentLimits): Block[] {
  const { comparison, verdict, dryRun, agreement = [] } = report;
  const { unverified } = context;
  const lines = present(
    // An alert marks a dry run.
    !dryRun && labelled(verdict.kind, sentence(verdict.headline, MAX_HEADLINE_LENGTH)),
    boldTotals(report),
    !isOnlyVerdict && deltaLine(report),
  );
  const start = present<Block>(
    title(verdictMark(verdict.kind).icon, headingWords(report), context),
    unverified !== undefined &&
      paragraph(`_Reported by code of ${code(unverified)}, unverified: its author may have changed the results._`),
    paragraph(lines.join('  \n')),
  );
  if (isOnlyVerdict) return start;

  const alert = alertOf(report);
  // The source of the settings, if it is not the commit itself.
  const policy = verdict.reasons.find(({ rule }) => rule === 'policy');
  const [worst, ...others] = agreement.filter(isBelowMinimum);
  // A judge that agrees less with people than the repository asks for.
  const judge = worst && { ...worst, ...agreementNumbers(worst) };
  const alsoDisagree = others.length > 0 ? `, and so do ${plural('other judge', others.length)}` : '';
  // Regressions have their own table, and the alert is not repeated.
  const isListed = comparison.tests.some(({ state }) => state === 'regressed');
  const isAlerted = alert !== undefined && comparison.baseline.kind !== 'found' && report.complete;
  const reasons = verdict.reasons.filter(
    ({ kind, rule, suite }) =>
      kind !== 'pass' &&
      !(dryRun && rule === 'dry-run') &&
      !(isListed && rule === 'regression' && kind === 'fail') &&
      !(isAlerted && rule === 'baseline' && suite === undefined),
  );
  return present<Block>(
    start,
    alert !== undefined && paragraph(alert),
    policy && paragraph(`_${sentence(policy.message)}_`),
    judge &&
      paragraph(
        `🟠 The judge ${code(judge.grader)} of ${code(judge.suite)} agrees with people on ${judge.agreement} of ${judge.answers} answers, below the minimum of ${percent(judge.minimum ?? 0)}${alsoDisagree}.`,
      ),
    failingOnBaseNotes(report, code).map((note) => paragraph(`⚪ ${note}.`)),
    shortBaselineNotes(report, code).map((note) => paragraph(`🟠 ${note}.`)),
    reasonList(reasons, linkedMarkup(context.linkTo), MAX_REASONS),
  );
}

/** At most one alert: two would take two thirds of the visible part. */
function alertOf({ comparison, complete, dryRun, totals, verdict, unreadable = [] }: Report): string | undefined {
  const { baseline } = comparison;
  const quoted = (kind: string, text: string, hint?: string) =>
    `[!${kind}]\n${text}${hint === undefined ? '' : ` ${hintMarkdown(hint)}`}`
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  if (dryRun) return quoted('NOTE', 'Dry run: no target was called.');

  const [unread, ...others] = unreadable;
  if (unread !== undefined) {
    const more = others.length > 0 ? ` (and ${plural('more problem', others.length)})` : '';
    return quoted('CAUTION', `Incomplete: ${ended(`${sentence(placedMessage(unread))}${more}`)}`, unread.hint);
  }
  if (!complete) {
    const ran = totals.total - totals.skipped;
    const what =
      totals.skipped === 0
        ? 'the run ended early'
        : `${ran} of ${plural('test', totals.total)} ran before the run ended`;
    return quoted('CAUTION', `Incomplete: ${what}.`);
  }
  if (baseline.kind === 'unavailable') {
    return quoted('WARNING', `Nothing was compared: ${ended(sentence(baseline.why))}`, baseline.hint);
  }
  if (!verdict.noBaseline || baseline.kind !== 'none') return undefined;
  const why = ended(sentence(capitalized(baseline.why)));
  return quoted('NOTE', `No baseline: only the requirements of the suites count. ${why}`);
}

/** The change of all suites together and the smallest detectable drop, in one line; nothing without a comparison. */
function deltaLine(report: Report): string | undefined {
  const { comparison } = report;
  const { baseline, suites } = comparison;
  const moved = overallDelta(comparison);
  if (baseline.kind !== 'found' || moved === undefined) return undefined;
  const compared = suites.filter(({ delta }) => delta !== undefined);
  const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
  const [first] = baseline.provenance;
  // Files and runs that are named as the baseline have no branch.
  const name = first && (first.branch ?? first.sha?.slice(0, 7) ?? first.where);
  const against = name === undefined ? 'the baseline' : code(name);
  const difference = { delta: moved.delta, deltaLow: moved.low, deltaHigh: moved.high };
  // What was found needs no limit, and may be smaller.
  const steady = compared.filter(({ finding }) => finding === 'steady');
  const drops = steady.flatMap(({ smallestDetectableDrop }) => smallestDetectableDrop ?? []).sort((a, b) => a - b);
  const sizes = [...new Set([drops.at(0) ?? [], drops.at(-1) ?? []].flat().map(sizeOfDrop))];
  const none = steady.length - drops.length;
  const detectable =
    steady[0] !== undefined && compared.length === 1
      ? detectableDropText(steady[0])
      : sizes.length === 0
        ? `a drop ${steady.length < compared.length ? 'of the other suites ' : ''}is not detectable with this baseline`
        : `smallest detectable drop of a suite: ${sizes.join(' to ')}${none > 0 ? ` (not detectable in ${none} of ${steady.length})` : ''}`;
  return present(
    `**${signedPoints(moved.delta, digitsOf(difference))}**${interval(difference)} against ${against} on ${plural('comparable test', tests)}`,
    steady.length > 0 && detectable,
    detectableTestsText(report),
  ).join(' · ');
}

/** Tests that are shown even if there are many other parts. */
const MIN_TESTS = 3;

/** The number of rows of each list: the first lists get more, and each gets a few. */
function shared(wanted: readonly number[], available: number): number[] {
  let left = available - wanted.reduce((sum, count) => sum + Math.min(count, MIN_TESTS), 0);
  return wanted.map((count) => {
    const more = Math.max(0, Math.min(count - MIN_TESTS, left));
    left -= more;
    return Math.min(count, MIN_TESTS) + more;
  });
}

const MAX_CAUSES_NAMED = 3;

function erroredTests(report: Report, max: number, context: CommentContext): Block[] {
  const { errored } = findings(report);
  if (max === 0) return omitted('errored test', errored.length);
  const causes = errorGroups(errored)
    .slice(0, MAX_CAUSES_NAMED)
    .map(({ class: failureClass, results }) => errorCount(results.length, failureClass))
    .join(', ');
  const [items, ...missing] = errorList(errored, report, linkedMarkup(context.linkTo), max);
  return items === undefined
    ? []
    : [...details(`⚠️ Errored, not scored (${errored.length}): ${causes}`, [items]), ...missing];
}

const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];

/** The suites with problems, the worst first; none for a dry run, and if there are no problems. */
function notableSuites(report: Report): SuiteReport[] {
  if (report.dryRun || report.verdict.kind === 'pass') return [];
  const rank = (suite: SuiteReport) => KINDS.indexOf(suiteKind(report, suite));
  return report.suites
    .filter((suite) => suiteKind(report, suite) !== 'pass' || suite.totals.failed + suite.totals.errored > 0)
    .toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}

function suitesOf(report: Report, suites: readonly SuiteReport[]): Block[] {
  const hasDeltas = report.comparison.suites.some(({ delta }) => delta !== undefined);
  return suiteTable(suites, report, [
    'suiteOnTarget',
    'passedAndErrored',
    'score',
    ...(hasDeltas ? (['delta', 'finding'] as const) : []),
    'costAndGrowth',
    'verdict',
  ]);
}

function footOf(report: Report, context: CommentContext): Block {
  const { startedAt, durationMs, warnings } = report;
  const { isKnown, commit, where, runs } = baselineOf(report);
  const pooled = runs > 1 ? `, ${runs} runs pooled` : '';
  const endedAt = new Date(Date.parse(startedAt) + durationMs).toISOString();
  return foot(
    isKnown && `Base ${code(commit || where)}${commit === '' ? '' : `, ${cell(where)}`}${pooled}`,
    baselineNotes(report).map(cell),
    agentVersionNotes(report, code),
    headCommit(context),
    context.page?.url !== undefined && `[Report with all answers](${context.page.url})`,
    runLink(context),
    agentLine(report, context.artifact),
    warnings.length > 0 && plural('warning', warnings.length),
    `updated ${endedAt.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' ')} UTC`,
  );
}

const foot = (...parts: readonly (string | readonly string[] | false | undefined)[]): Block =>
  paragraph(`<sub>${present(...parts).join(' · ')}</sub>`);

const headCommit = ({ head, attempt }: CommentContext): string | false =>
  head !== '' && `Head ${code(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ''}`;

const runLink = ({ runUrl }: CommentContext): string | false => runUrl !== '' && `[Summary and log](${runUrl})`;
