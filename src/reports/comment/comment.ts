import { type Problem, placedMessage, sentenceOf } from '../../model/errors.ts';
import type { Report } from '../../model/verdict/report.ts';
import { fit } from '../../shared/fit.ts';
import { asSentences, capitalized, ended, plural } from '../../shared/text.ts';
import { agreementNumbers, isBelowMinimum } from '../agreement.ts';
import { agentVersionNotes, baselineNotes, shortBaselineNotes } from '../compared.ts';
import { agentLine } from '../failures/agent-line.ts';
import { graderWarnings } from '../grader-warnings.ts';
import { hintMarkdown, permissionsInLine } from '../hint.ts';
import { importedLines } from '../imported-line.ts';
import { labelled, reasonMark, verdictMark } from '../marks.ts';
import { percent } from '../numbers.ts';
import { totalsLine } from '../totals-line.ts';
import { shownTrends, trendLine } from '../trend/trend-lines.ts';
import { deltaLine, fixedAndNew, provenance, regressedTests, stillUnclear } from './comment-changes.ts';
import type { CommentContext, RowLimits } from './comment-context.ts';
import { headingWords } from './comment-heading.ts';
import {
  at,
  block,
  cell,
  code,
  type Details,
  details,
  LISTED,
  limited,
  nothing,
  type Row,
  sentence,
  visibleTable,
} from './comment-parts.ts';
import { allSuites, notableSuites, suiteRows, suiteTable } from './comment-suites.ts';
import { erroredTests, excerpts, failingTests } from './comment-tests.ts';

/**
 * The report as a comment: at most 25 lines before the first fold, and never longer than allowed. Less important parts
 * are omitted first, with a note and a link; the verdict always stays.
 */
export function commentMarkdown(report: Report, context: CommentContext, maxBytes: number): string {
  return fit(
    [
      () => page(report, context, all),
      () => page(report, context, { ...all, excerptLines: 3 }),
      () => page(report, context, { ...all, excerptLines: 3, good: 0 }),
      () => page(report, context, { ...all, excerptLines: 3, good: 0, unclear: 0 }),
      () => page(report, context, { ...all, excerptLines: 0, good: 0, unclear: 0 }),
      () => page(report, context, { ...all, excerptLines: 0, good: 0, unclear: 0, tests: 10 }),
      () => page(report, context, { ...all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5 }),
      () => page(report, context, { ...all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5, suites: 0 }),
      () => page(report, context, least),
    ],
    maxBytes,
  );
}

/** Why a run could not start, as a comment; without problems it is a bug of ours. */
export function problemsComment(problems: readonly Problem[], context: CommentContext): string {
  const items = problems.slice(0, MOST_PROBLEMS).map((problem) => {
    const { location, hint } = problem;
    const where = location === undefined ? '' : `${at(location, context)}: `;
    const parts = [sentence(sentenceOf(problem)), ...(hint === undefined ? [] : [sentence(permissionsInLine(hint))])];
    return `- ${where}${asSentences(parts)}`;
  });
  const others = problems.length - items.length;
  return block([
    title('⛔', problems.length === 0 ? 'eval-action has a bug' : 'could not run', context),
    ...(items.length === 0 ? ['Please report it with the lines in the log of the step.'] : [items.join('\n')]),
    ...(others > 0 ? [`_and ${plural('more problem', others)}: the log of the step lists all of them_`] : []),
    foot([...headOf(context), ...runLink(context)]),
  ]);
}

/** Maximum number of problems in the comment. */
const VISIBLE_LINES = 25;
const MOST_PROBLEMS = 10;
const MOST_REASONS = 3;
/** Tests that are shown even if there are many other parts. */
const FEWEST_TESTS = 3;
const FEWEST_SUITES = 4;

const all: RowLimits = { tests: 20, excerptLines: 12, causes: LISTED, unclear: LISTED, good: LISTED, suites: 200 };
const least: RowLimits = { tests: 0, excerptLines: 0, causes: 0, unclear: 0, good: 0, suites: 0, onlyVerdict: true };

function page(report: Report, context: CommentContext, limits: RowLimits): string {
  const head = headOfPage(report, context, limits);
  if (limits.onlyVerdict) {
    const note = `_Everything else is omitted to keep this short; see ${summaryLink('the summary', context)}._`;
    return block([...head, note, footOf(report, context)]);
  }
  const regressed = regressedTests(report, context);
  const failing = failingTests(report, context);
  const lists = [
    { name: '🔴 Regressed', rows: regressed },
    { name: '❌ Failing', rows: failing },
  ].filter(({ rows }) => rows.length > 0);
  const suites = notableSuites(report);

  const taken =
    head.join('\n').split('\n').length + TABLE_LINES * lists.length + (suites.length > 0 ? 2 : 0) + FOOT_LINES;
  const free = VISIBLE_LINES - taken;
  const shares = shared(
    lists.map(({ rows }) => Math.min(rows.length, limits.tests)),
    free - Math.min(suites.length, FEWEST_SUITES),
  );
  const left = free - shares.reduce((sum, share) => sum + share, 0);
  const shownSuites = suites.slice(0, Math.min(limits.suites, LISTED, Math.max(0, left)));

  const visible = lists.map(({ name, rows }, index) =>
    visibleTable(`#### ${name} (${rows.length})`, rows.slice(0, shares[index])),
  );
  const folded: Details[] = [
    ...lists.map(({ name, rows }, index) => moreTests(name, rows, shares[index] ?? 0, limits.tests)),
    excerpts(report, limits),
    erroredTests(report, limits.causes, context),
    stillUnclear(report, limits.unclear, context),
    fixedAndNew(report, limits.good, context),
    gradersToCheck(report, limits.causes, context),
    importedResults(report),
    trends(report, limits.suites),
    allSuites(report, shownSuites.length, limits.suites),
  ];
  return block([
    ...head,
    ...(shownSuites.length === 0 ? [] : [suiteTable(report, suiteRows(report, shownSuites))]),
    ...visible.flat(),
    ...folded.flatMap((each) => details(each)),
    ...leftOut(folded, context),
    footOf(report, context),
  ]);
}

/** A title, the head of the table and its rule. */
const TABLE_LINES = 3;
const FOOT_LINES = 2;

function headOfPage(report: Report, context: CommentContext, { onlyVerdict }: RowLimits): string[] {
  const { verdict } = report;
  const { icon } = verdictMark(verdict.kind);
  const [rate = '', ...others] = totalsLine(report);
  const heading = title(icon, headingWords(report), context);
  const stats = [`**${rate}**`, ...others].join(' · ');
  const delta = deltaLine(report);
  const warned = context.unverified === undefined ? [] : [unverified(context.unverified)];
  // An alert marks a dry run.
  const summary = report.dryRun
    ? stats
    : `${labelled(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}  \n${stats}`;
  if (onlyVerdict) return [heading, ...warned, summary];
  return [
    heading,
    ...warned,
    delta === undefined ? summary : `${summary}  \n${delta}`,
    ...alerts(report),
    ...policyLine(report),
    ...agreementLine(report),
    ...shortBaselineNotes(report, code).map((note) => `🟠 ${note}.`),
    ...reasons(report),
  ];
}

/** Enough for the finding and all counts of the coverage. */
const HEADLINE_CHARACTERS = 500;

const title = (icon: string, text: string, { key }: CommentContext): string =>
  `### ${icon} Evals: ${text} · ${code(key)}`;

const unverified = (repository: string): string =>
  `_Reported by code of ${code(repository)}, unverified: its author may have changed the results._`;

/** At most one alert: two would take two thirds of the visible part. */
function alerts(report: Report): string[] {
  const { comparison, complete, dryRun, totals, verdict } = report;
  if (dryRun) return ['> [!NOTE]\n> Dry run: no target was called.'];
  const [unread, ...others] = report.unreadable ?? [];
  if (unread !== undefined) {
    const more = others.length > 0 ? ` (and ${plural('more problem', others.length)})` : '';
    return [incomplete(`${ended(`${sentence(placedMessage(unread))}${more}`)}${hintAfter(unread.hint)}`)];
  }
  if (!complete) {
    const ran = totals.total - totals.skipped;
    return [incomplete(`${ran} of ${plural('test', totals.total)} ran before the run ended.`)];
  }
  const { baseline } = comparison;
  if (baseline.kind === 'unavailable') {
    return [quoted(`[!WARNING]\nNothing was compared: ${ended(sentence(baseline.why))}${hintAfter(baseline.hint)}`)];
  }
  return verdict.unarmed && baseline.kind === 'none'
    ? [
        `> [!NOTE]\n> No baseline: only the requirements of the suites count. ${ended(sentence(capitalized(baseline.why)))}`,
      ]
    : [];
}

const incomplete = (what: string): string => quoted(`[!CAUTION]\nIncomplete: ${what}`);

const hintAfter = (hint: string | undefined): string => (hint === undefined ? '' : ` ${hintMarkdown(hint)}`);

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The source of the settings, if it is not the commit itself. */
function policyLine({ verdict }: Report): string[] {
  const [said] = verdict.reasons.filter(({ rule }) => rule === 'policy');
  return said === undefined ? [] : [`_${sentence(said.message)}_`];
}

/** Judges that agree less with people than the repository asks for, in one line. */
function agreementLine({ agreement = [] }: Report): string[] {
  const [worst, ...others] = agreement.filter(isBelowMinimum);
  if (worst === undefined) return [];
  const { agreement: share, answers } = agreementNumbers(worst);
  const more = others.length > 0 ? `, and so do ${plural('other judge', others.length)}` : '';
  const who = `The judge ${code(worst.grader)} of ${code(worst.suite)} agrees with people on ${share} of ${answers} answers`;
  return [`🟠 ${who}, below the minimum of ${percent(worst.minimum ?? 0)}${more}.`];
}

/** Reasons that the heading only counts. Regressions have their own table, and the alert is not repeated. */
function reasons(report: Report): string[] {
  const { verdict, dryRun, comparison } = report;
  const listed = comparison.tests.some(({ state }) => state === 'regressed');
  const alerted = alerts(report).length > 0 && comparison.baseline.kind !== 'found' && report.complete;
  const deciding = verdict.reasons.filter(
    ({ kind, rule, suite }) =>
      kind !== 'pass' &&
      !(dryRun && rule === 'dry-run') &&
      !(listed && rule === 'regression' && kind === 'fail') &&
      !(alerted && rule === 'baseline' && suite === undefined),
  );
  if (deciding.length === 0) return [];
  const items = deciding.slice(0, MOST_REASONS).map((reason) => {
    const { icon, word } = reasonMark(reason.kind);
    return `- ${icon} ${word}: ${sentence(reason.message)}`;
  });
  const others = deciding.length - items.length;
  return [[...items, ...(others > 0 ? [`- and ${plural('more reason', others)}`] : [])].join('\n')];
}

/** The number of rows of each list: the first lists get more, and each gets a few. */
function shared(wanted: readonly number[], available: number): number[] {
  let left = available - wanted.reduce((sum, count) => sum + Math.min(count, FEWEST_TESTS), 0);
  return wanted.map((count) => {
    const more = Math.max(0, Math.min(count - FEWEST_TESTS, left));
    left -= more;
    return Math.min(count, FEWEST_TESTS) + more;
  });
}

function moreTests(name: string, rows: readonly Row[], shown: number, most: number): Details {
  return limited(`${name}: the other ${rows.length - shown}`, rows.slice(shown), most - shown, 'test');
}

/** The tools whose results these are, and what makes them weaker evidence. */
function importedResults(report: Report): Details {
  const lines = importedLines(report).map((line) => `- ${sentence(line, LONGEST_IMPORTED)}`);
  return lines.length === 0 ? nothing : { summary: 'Results of other tools', content: [lines.join('\n')] };
}

/** Graders whose scores may be unintended. */
function gradersToCheck(report: Report, most: number, context: CommentContext): Details {
  const all = graderWarnings(report);
  const lines = all.slice(0, most).map(({ message, location, hint = '' }) => {
    const where = location === undefined ? '' : ` (${at(location, context)})`;
    return `- ${sentence(message)}${where}. ${sentence(hint)}`;
  });
  const others = all.length - lines.length;
  if (all.length === 0) return nothing;
  return {
    summary: `⚠️ Graders to check (${all.length})`,
    content: lines.length === 0 ? [] : [lines.join('\n')],
    leftOut: others > 0 ? plural('grader to check', others, 'graders to check') : undefined,
  };
}

/** The suites over the newest runs of the base branch. */
function trends(report: Report, most: number): Details {
  const shown = shownTrends(report, most);
  const severalTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
  const lines = shown.map((each) => trendLine(each, severalTargets));
  return lines.length === 0 ? nothing : { summary: 'Trend of the base branch', content: [lines.join('\n')] };
}

const LONGEST_IMPORTED = 500;

/** Names the omitted parts, with a link. */
function leftOut(folded: readonly Details[], context: CommentContext): string[] {
  const missing = folded.flatMap(({ leftOut: text }) => text ?? []);
  const link = summaryLink('summary', context);
  return missing.length === 0 ? [] : [`_Omitted to keep this short: ${missing.join(', ')} → ${link}_`];
}

function footOf(report: Report, context: CommentContext): string {
  const { startedAt, durationMs, warnings } = report;
  const ended = new Date(Date.parse(startedAt) + durationMs).toISOString();
  return foot([
    ...provenance(report),
    ...baselineNotes(report).map(cell),
    ...agentVersionNotes(report, code),
    ...headOf(context),
    ...pageLink(context),
    ...runLink(context),
    ...[agentLine(report, context.artifact) ?? []].flat(),
    ...(warnings.length > 0 ? [plural('warning', warnings.length)] : []),
    `updated ${ended.slice(0, 'YYYY-MM-DD'.length)} ${ended.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length)} UTC`,
  ]);
}

const foot = (parts: readonly string[]): string => `<sub>${parts.join(' · ')}</sub>`;

const headOf = ({ head, attempt }: CommentContext): string[] =>
  head === '' ? [] : [`Head ${code(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ''}`];

const pageLink = ({ page }: CommentContext): string[] =>
  page?.url === undefined ? [] : [`[Report with all answers](${page.url})`];

const runLink = (context: CommentContext): string[] =>
  context.runUrl === '' ? [] : [summaryLink('Summary and log', context)];

const summaryLink = (text: string, { runUrl }: CommentContext): string =>
  runUrl === '' ? text : `[${text}](${runUrl})`;
