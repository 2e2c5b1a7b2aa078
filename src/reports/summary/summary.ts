import { type Problem, sentenceOf } from '../../model/errors.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText, type SourceLocation } from '../../model/suite/location.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { fit } from '../../shared/fit.ts';
import { momentOf } from '../../shared/iso-time.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { asSentences, capitalized, ended, plural } from '../../shared/text.ts';
import { answerWarnings } from '../answer-warnings.ts';
import { cacheLines } from '../cache-lines.ts';
import { cell, code, sentence as cutSentence } from '../comment/comment-parts.ts';
import { shortBaselineNotes } from '../compared.ts';
import {
  answerNotes,
  answerOf,
  type Errored,
  type ErrorGroup,
  errorGroups,
  failedChecks,
  findings,
  judgedAnswer,
  namer,
  scoreOfMark,
  suiteKind,
  suiteNamer,
  trialsPassed,
} from '../findings.ts';
import { graderWarnings } from '../grader-warnings.ts';
import { hintMarkdown } from '../hint.ts';
import { importedLines } from '../imported-line.ts';
import { errorCount, labelled, reasonMark, suiteMark, unarmedWords, verdictMark } from '../marks.ts';
import { duration, money, neededScore, percent, score } from '../numbers.ts';
import { reproduceCommand } from '../reproduce.ts';
import { reuseLine } from '../reuse-line.ts';
import { seedingLine } from '../seeding-line.ts';
import { costOf, timeOf } from '../spent.ts';
import { totalsLine } from '../totals-line.ts';
import { agreementSection } from './summary-agreement.ts';
import { backgroundSection } from './summary-background.ts';
import { comparisonSection } from './summary-comparison.ts';
import { feedbackSection } from './summary-feedback.ts';

/**
 * The report as Markdown for the job summary, no longer than allowed. Parts are omitted from the bottom, with a note:
 * passing tests first, then details of the rest, never the verdict.
 */
export function summaryMarkdown(report: Report, maxBytes: number): string {
  return fit(
    [
      () => page(report, { ...everything, passing: ALL, background: true }),
      () => page(report, { ...everything, passing: ALL }),
      () => page(report, everything),
      () => page(report, { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 }),
      () => page(report, { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 }),
      () => page(report, { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 }),
      () => page(report, { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 }),
      () => page(report, { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
      () => page(report, { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
    ],
    maxBytes,
  );
}

/** Why a run could not start, as Markdown for the job summary; without problems it is a bug of ours. */
export function problemsMarkdown(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return '### ⛔ The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n';
  }
  const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
  const others = problems.length - items.length;
  const more = others > 0 ? [`_${plural('more problem', others)}: the log of the step lists all of them._`] : [];
  return `${['### ⛔ The evals could not run', items.join('\n'), ...more].join('\n\n')}\n`;
}

const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything: RowLimits = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const SENTENCE_CHARACTERS = 300;
/** Enough for the finding and all counts of the coverage. */
const HEADLINE_CHARACTERS = 500;
const NAMES_PER_CAUSE = 10;
/** A longer command would be cut off, and then run something else. */
const LONGEST_COMMAND = 500;

/** Maximum number of rows of each kind. */
interface RowLimits {
  readonly reasons: number;
  readonly suites: number;
  readonly failing: number;
  readonly causes: number;
  readonly warnings: number;
  readonly passing: number;
  /** The basis of the run and its verdict. */
  readonly background?: true;
}

/** Sections of a page; `leftOut` collects what did not fit. */
interface Section {
  readonly blocks: readonly string[];
  readonly leftOut?: string | undefined;
}

type Namer = ReturnType<typeof namer>;

function page(report: Report, limits: RowLimits): string {
  const { failing, errored, notRun, passing, planned } = findings(report);
  const name = namer(report);
  const sections = [
    head(report),
    reasons(report.verdict.reasons, limits.reasons),
    report.dryRun ? plannedSuites(report, limits.suites) : suites(report, limits.suites),
    comparisonSection(report, { suites: limits.suites, tests: limits.failing }),
    failingTests(failing, name, limits.failing),
    erroredTests('⚠️ Errored, not scored', errored, name, limits.causes),
    erroredTests('❓ Not run', notRun, name, limits.causes),
    feedbackSection(report, limits.failing),
    agreementSection(report, limits.failing),
    warnings([...answerWarnings(report), ...graderWarnings(report), ...report.warnings], limits.warnings),
    passingTests(passing, name, limits.passing),
    plannedTests(planned, name, limits.passing),
    backgroundSection(report, limits.background ?? false),
    ...(report.dryRun ? [] : [foot([...failing, ...errored][0], report)]),
  ];
  const leftOut = sections.flatMap((section) => section.leftOut ?? []);
  const note = leftOut.length === 0 ? [] : [`_Omitted to keep this short: ${leftOut.join(', ')}._`];
  return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join('\n\n')}\n`;
}

function head(report: Report): Section {
  const { verdict } = report;
  const { icon } = verdictMark(verdict.kind);
  const [rate = '', ...others] = totalsLine(report);
  const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
  return {
    blocks: [
      `## ${icon} ${labelled(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}`,
      [`**${rate}**`, ...others].join(' · '),
      ...importedLines(report).map((line) => sentence(line, HEADLINE_CHARACTERS)),
      ...reuseLine(report.totals),
      ...cacheLines(report.caches),
      ...firstResultLine(report),
      ...seedingLine(report),
      ...shortBaselineNotes(report, code).map((note) => `🟠 ${note}.`),
      ...(verdict.unarmed && !report.dryRun ? [...(isReported ? [] : unarmedLine(report)), ...whatToDo(report)] : []),
      ...(report.dryRun ? ['_Dry run: no target was called._'] : []),
      ...(report.unreadable ?? []).flatMap(({ hint }) => (hint === undefined ? [] : [hintMarkdown(hint)])).slice(0, 1),
    ],
  };
}

/** That nothing was compared, unless the headline begins with it, and why. */
function unarmedLine(report: Report): string[] {
  const own = report.verdict.headline.startsWith('No baseline') ? '' : `${unarmedWords(report)}.`;
  const line = `${own}${whyUnarmed(report)}`.trim();
  return line === '' ? [] : [`_${line}_`];
}

function whyUnarmed({ comparison: { baseline } }: Report): string {
  if (baseline.kind === 'found') return '';
  const why = baseline.kind === 'none' ? capitalized(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
  return ` ${ended(sentence(why))}`;
}

function whatToDo({ comparison: { baseline } }: Report): string[] {
  return baseline.kind === 'unavailable' && baseline.hint !== undefined ? [hintMarkdown(baseline.hint)] : [];
}

function reasons(all: readonly Reason[], most: number): Section {
  const items = all.slice(0, most).map((reason) => {
    const { kind, message, location } = reason;
    const { icon, word } = reasonMark(kind);
    return `- ${icon} ${word}: ${sentence(message)}${location ? ` (${at(location)})` : ''}`;
  });
  return { blocks: list('### Why', items), leftOut: missing('reason', all.length - items.length) };
}

function suites(report: Report, most: number): Section {
  const shown = report.suites.slice(0, most);
  const columns: Column[] = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Passed', align: 'right' },
    { title: 'Rate', align: 'right' },
    { title: 'Score', align: 'right' },
    { title: 'Errored', align: 'right' },
    { title: 'Cost', align: 'right' },
    { title: 'Time', align: 'right' },
    { title: 'Verdict' },
  ];
  const name = suiteNamer(report);
  const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
  return {
    blocks: rows.length === 0 ? [] : ['### Suites', table(columns, rows)],
    leftOut: missing('suite', report.suites.length - shown.length),
  };
}

function suiteRow(suite: SuiteReport, name: string, report: Report): string[] {
  const { target, threshold, totals } = suite;
  const judged = totals.passed + totals.failed;
  const needed = neededScore(suite);
  const { icon, word } = suiteMark(suiteKind(report, suite), reasonsFor(suite, report));
  return [
    code(name),
    code(target),
    `${totals.passed}/${judged}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ''}`,
    percent(totals.passRate),
    score(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
    `${totals.errored}`,
    money(totals.costUsd),
    duration(totals.durationMs),
    `${icon} ${word}`,
  ];
}

/** The findings of a suite on a target, or of the whole run. */
const reasonsFor = ({ suite, file, target }: SuiteReport, { verdict }: Report): Reason[] =>
  verdict.reasons.filter(
    (reason) =>
      reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target),
  );

/** A dry run only lists the tests that would run, and those that cannot. */
function plannedSuites(report: Report, most: number): Section {
  const { planned, errored } = findings(report);
  const shown = report.suites.slice(0, most);
  const name = suiteNamer(report);
  const columns: Column[] = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Planned', align: 'right' },
    { title: 'Errored', align: 'right' },
  ];
  const rows = shown.map((suite) => {
    const own = ofSuite(suite);
    return [code(name(suite)), code(suite.target), `${planned.filter(own).length}`, `${errored.filter(own).length}`];
  });
  return {
    blocks: rows.length === 0 ? [] : ['### Suites', table(columns, rows)],
    leftOut: missing('suite', report.suites.length - shown.length),
  };
}

const ofSuite =
  ({ suite, file, target }: SuiteReport) =>
  (result: TestResult): boolean =>
    result.suite === suite && result.suiteFile === file && result.target === target;

/** What a check found, and the answer where that does not show it. */
function gotOf(got: string | undefined, result: TestResult): string {
  const judged = cell(judgedAnswer(result));
  if (got === undefined) return cell(answerOf(result));
  return judged === '' ? cell(got) : `${cell(got)} · answer: ${judged}`;
}

function failingTests(all: readonly TestResult[], name: Namer, most: number): Section {
  const columns: Column[] = [
    { title: 'Test' },
    { title: 'Score', align: 'right' },
    { title: 'First failing check' },
    { title: 'Got' },
    { title: 'Where' },
  ];
  const rows = all.slice(0, most).map((result) => {
    const checks = failedChecks(result);
    const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
    return [
      code(name(result)) + trialsOf(result) + notesOf(result) + reusedFrom(result),
      scoreOfMark(result),
      cell(checks[0].text) + others,
      gotOf(checks[0].got, result) || '(no answer)',
      at(result.location),
    ];
  });
  return {
    blocks: rows.length === 0 ? [] : [`### ❌ Failing tests (${all.length})`, table(columns, rows)],
    leftOut: missing('failing test', all.length - rows.length),
  };
}

const notesOf = (result: TestResult): string => {
  const notes = answerNotes(result);
  return notes.length === 0 ? '' : ` (${cell(notes.join('; '))})`;
};

const reusedFrom = ({ reusedFrom: from }: TestResult): string =>
  from === undefined ? '' : ` reused from ${code(from)}`;

function erroredTests(title: string, all: readonly Errored[], name: Namer, most: number): Section {
  const groups = errorGroups(all);
  const items = groups.slice(0, most).map((group) => errorItem(group, name));
  return {
    blocks: list(`### ${title} (${all.length})`, items),
    leftOut: missing('cause of errors', groups.length - items.length, 'causes of errors'),
  };
}

function errorItem({ class: failureClass, message, results }: ErrorGroup, name: Namer): string {
  const names = results
    .slice(0, NAMES_PER_CAUSE)
    .map((result) => `${code(name(result))} (${at(result.failure.location ?? result.location)})`);
  const others = results.length - names.length;
  return [
    `- **${errorCount(results.length, failureClass)}**: ${sentence(message)}`,
    `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
  ].join('\n');
}

function warnings(all: readonly Problem[], most: number): Section {
  const items = all.slice(0, most).map(problemItem);
  return {
    blocks: list(`### Warnings (${all.length})`, items),
    leftOut: missing('warning', all.length - items.length),
  };
}

function problemItem(problem: Problem): string {
  const { location, expected, found, hint } = problem;
  const parts = [
    sentence(sentenceOf(problem)),
    ...(expected === undefined ? [] : [`Expected: ${sentence(expected)}`]),
    ...(found === undefined ? [] : [`Found: ${sentence(found)}`]),
    ...(hint === undefined ? [] : [sentence(hint)]),
  ];
  return `- ${location ? `${at(location)}: ` : ''}${asSentences(parts)}`;
}

function passingTests(all: readonly TestResult[], name: Namer, most: number): Section {
  if (all.length === 0) return { blocks: [] };
  if (most < all.length) return { blocks: [], leftOut: plural('passing test', all.length) };
  const columns: Column[] = [
    { title: 'Test' },
    { title: 'Score', align: 'right' },
    { title: 'Cost', align: 'right' },
    { title: 'Time', align: 'right' },
  ];
  const rows = all.map((result) => [
    code(name(result)) + trialsOf(result) + notesOf(result) + reusedFrom(result),
    score(outcomeOf(result).score),
    money(costOf(result)),
    duration(timeOf(result)),
  ]);
  return {
    blocks: [`<details><summary>✅ Passing tests (${all.length})</summary>`, table(columns, rows), '</details>'],
  };
}

function plannedTests(all: readonly TestResult[], name: Namer, most: number): Section {
  if (all.length === 0) return { blocks: [] };
  if (most < all.length) return { blocks: [], leftOut: plural('planned test', all.length) };
  const rows = all.map((result) => [code(name(result)), at(result.location)]);
  return {
    blocks: [
      `<details><summary>Planned tests (${all.length})</summary>`,
      table([{ title: 'Test' }, { title: 'Where' }], rows),
      '</details>',
    ],
  };
}

function foot(first: TestResult | undefined, { generator, flags }: Report): Section {
  const command = first && reproduceCommand(first, generator.program, { flags });
  if (command === undefined || command.length > LONGEST_COMMAND) return { blocks: [] };
  return { blocks: [`To re-run a test: ${code(command, LONGEST_COMMAND)}`] };
}

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, items.join('\n')];

const missing = (noun: string, count: number, several?: string): string | undefined =>
  count > 0 ? plural(noun, count, several) : undefined;

function trialsOf(result: TestResult): string {
  const passed = trialsPassed(result);
  return passed === undefined ? '' : ` ${passed}`;
}

const sentence = (text: string, most = SENTENCE_CHARACTERS): string => cutSentence(text, most);
const at = (location: SourceLocation): string => code(locationText(location));

/** The time until the first result; nothing for results without times. */
export function firstResultLine({ startedAt, durationMs, results, dryRun }: Report): string[] {
  if (dryRun) return [];
  const start = Date.parse(startedAt);
  let first = Number.POSITIVE_INFINITY;
  for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
    const wait = momentOf(timestamp) - start;
    const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
    if (isMeasured && wait > 0 && wait <= durationMs && wait < first) first = wait;
  }
  return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${duration(first)}`];
}
