import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { capitalized, ended, fit } from '../../model/text/text.ts';
import type { Report } from '../../model/verdict/report.ts';
import {
  type Block,
  details,
  foldedIfLong,
  heading,
  list,
  omissionsIn,
  omitted,
  paragraph,
  present,
  section,
  shownOf,
  tableOf,
} from '../blocks.ts';
import { comparisonBlocks } from '../comparison-blocks.ts';
import { failingOnBaseNotes, shortBaselineNotes } from '../comparison-words.ts';
import { experimentBlocks } from '../experiment.ts';
import { answerNotes, answerOf, failedChecks, findings, judgedAnswer, scoreOfMark, trialsPassed } from '../findings.ts';
import { importedLines } from '../imported-line.ts';
import { cell, code, hintMarkdown, linkedMarkup, markdown, plainMarkup, sentence } from '../markdown.ts';
import { duration, money, score } from '../numbers.ts';
import {
  boldTotals,
  errorList,
  failureList,
  MAX_HEADLINE_LENGTH,
  problemItem,
  reasonList,
  rerunCommand,
  suiteTable,
} from '../shared-blocks.ts';
import { labelled, noBaselineWords, verdictMark } from '../status-icons.ts';
import { costOf, noteLines, timeOf } from '../totals.ts';
import { allWarnings } from '../warnings.ts';
import { agreementBlocks, backgroundBlocks, feedbackBlocks } from './background.ts';

interface SummaryLimits {
  readonly reasons: number;
  readonly suites: number;
  readonly failing: number;
  readonly causes: number;
  readonly warnings: number;
  readonly passing: number;
  /** The basis of the run and its verdict. */
  readonly hasBackground?: true;
}

const ALL = Number.POSITIVE_INFINITY;
const everything: SummaryLimits = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const VERSIONS: readonly SummaryLimits[] = [
  { ...everything, passing: ALL, hasBackground: true },
  { ...everything, passing: ALL },
  everything,
  { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 },
  { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 },
  { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 },
  { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 },
  { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 },
  { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 },
];

/**
 * The report as Markdown for the job summary, no longer than allowed. Parts are omitted from the bottom, with a note:
 * passing tests first, then details of the rest, never the verdict.
 */
export function summaryMarkdown(report: Report, maxBytes: number): string {
  const textOf = (limits: SummaryLimits) => {
    const { dryRun, suites, verdict } = report;
    const { failing, errored, notRun, passing, planned, nameOf } = findings(report);
    const warnings = allWarnings(report);
    const columns = dryRun
      ? (['suite', 'target', 'planned', 'notPlanned'] as const)
      : (['suite', 'target', 'passed', 'rate', 'score', 'errored', 'cost', 'time', 'verdict'] as const);
    const isComplete = limits.passing === ALL;
    const [first] = dryRun ? [] : [...failing, ...errored];
    const command = first && rerunCommand(first, report);
    const failingRows = failing.slice(0, limits.failing).map((result) => {
      const checks = failedChecks(result);
      const shown = checks.slice(0, MAX_CHECKS);
      const got = [...new Set(shown.flatMap((check) => (check.got === undefined ? [] : cell(check.got))))];
      const judged = cell(judgedAnswer(result));
      const answers = got.length === 0 ? [cell(answerOf(result)) || '(no answer)'] : [];
      return [
        code(nameOf(result)) + notesOf(result),
        scoreOfMark(result),
        present(
          shown.map(({ text }) => cell(text)),
          checks.length > shown.length && `and ${checks.length - shown.length} more`,
        ).join('<br>'),
        present(got, got.length > 0 && judged !== '' && `answer: ${judged}`, answers).join('<br>'),
        plainMarkup.location(result.location),
      ];
    });
    const passingRows = (isComplete ? passing : []).map((result) => [
      code(nameOf(result)) + notesOf(result),
      score(outcomeOf(result).score),
      money(costOf(result)),
      duration(timeOf(result)),
    ]);
    const plannedRows = (isComplete ? planned : []).map((result) => [
      code(nameOf(result)),
      plainMarkup.location(result.location),
    ]);
    const blocks = [
      ...headBlocks(report),
      ...section('Experiment', experimentBlocks(report, plainMarkup)),
      ...section('Suites', suiteTable(suites.slice(0, limits.suites), report, columns)),
      ...omitted('suite', suites.length - limits.suites),
      ...section('Why tests failed', failureList(report, plainMarkup, Math.min(limits.causes, MAX_REASONS))),
      ...section(
        'Why this verdict',
        reasonList(verdict.reasons, plainMarkup, Math.min(limits.reasons, MAX_REASONS), true),
      ),
      ...comparisonBlocks(report, { suites: limits.suites, tests: limits.failing }),
      ...section(
        `❌ Failing tests (${failing.length})`,
        foldedIfLong(`Tests (${shownOf(failingRows.length, failing.length)})`, tableOf(FAILING, failingRows)),
      ),
      ...omitted('failing test', failing.length - limits.failing),
      ...section(`⚠️ Errored, not scored (${errored.length})`, errorList(errored, report, plainMarkup, limits.causes)),
      ...section(`❓ Not run (${notRun.length})`, errorList(notRun, report, plainMarkup, limits.causes)),
      ...feedbackBlocks(report, limits.failing),
      ...agreementBlocks(report, limits.failing),
      ...section(
        `Warnings (${warnings.length})`,
        list(warnings.slice(0, limits.warnings).map((warning) => problemItem(warning, plainMarkup))),
      ),
      ...omitted('warning', warnings.length - limits.warnings),
      ...(passingRows.length < passing.length
        ? omitted('passing test', passing.length)
        : details(`✅ Passing tests (${passing.length})`, tableOf(['Test', '#Score', '#Cost', '#Time'], passingRows))),
      ...(plannedRows.length < planned.length
        ? omitted('planned test', planned.length)
        : details(`Planned tests (${planned.length})`, tableOf(['Test', 'Where'], plannedRows))),
      ...backgroundBlocks(report, limits.hasBackground ?? false),
      ...noteLines(report).map(paragraph),
      ...(command === undefined ? [] : [paragraph(`To re-run a test: ${code(command, command.length)}`)]),
    ];
    const missing = omissionsIn(blocks);
    const note = missing.length === 0 ? [] : [paragraph(`_Omitted to keep this short: ${missing.join(', ')}._`)];
    return markdown([...blocks, ...note]);
  };
  return fit(VERSIONS, textOf, maxBytes);
}

const MAX_REASONS = 10;
const MAX_SHORT_REASONS = 4;
/** Of one failing test. */
const MAX_CHECKS = 3;

/** The report in at most ten lines, for matrices with many jobs: GitHub shows twenty summaries of a job's steps. */
export function shortSummary(report: Report): string {
  const { verdict } = report;
  const { icon, word } = verdictMark(verdict.kind);
  const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
  return markdown([
    heading(3, `${icon} ${word}: ${sentence(verdict.headline, MAX_HEADLINE_LENGTH)}`),
    paragraph(boldTotals(report)),
    ...reasonList(
      deciding,
      linkedMarkup(() => undefined),
      MAX_SHORT_REASONS,
    ),
  ]);
}

function headBlocks(report: Report): Block[] {
  const { comparison, dryRun, verdict, unreadable = [] } = report;
  const { baseline } = comparison;
  const hasNoBaseline = verdict.noBaseline && !dryRun;
  const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
  const baselineHint = baseline.kind === 'unavailable' ? baseline.hint : undefined;
  // That nothing was compared, unless the headline begins with it, and why.
  const noBaseline = present(
    !verdict.headline.startsWith('No baseline') && `${noBaselineWords(report)}.`,
    baseline.kind === 'none' && ended(sentence(capitalized(baseline.why), 300)),
    baseline.kind === 'unavailable' && ended(sentence(`The baseline cannot be used: ${baseline.why}`, 300)),
  );
  const hint = unreadable.find((problem) => problem.hint !== undefined)?.hint;
  const headline = labelled(verdict.kind, sentence(verdict.headline, MAX_HEADLINE_LENGTH));
  const lines = present(
    boldTotals(report),
    importedLines(report).map((line) => sentence(line, MAX_HEADLINE_LENGTH)),
    failingOnBaseNotes(report, code).map((note) => `⚪ ${note}.`),
    shortBaselineNotes(report, code).map((note) => `🟠 ${note}.`),
    hasNoBaseline && !isReported && noBaseline.length > 0 && `_${noBaseline.join(' ')}_`,
    hasNoBaseline && baselineHint !== undefined && hintMarkdown(baselineHint),
    dryRun && '_Dry run: no target was called._',
    hint !== undefined && hintMarkdown(hint),
  );
  return [heading(2, `${verdictMark(verdict.kind).icon} ${headline}`), ...lines.map(paragraph)];
}

const FAILING = ['Test', '#Score', 'Failed checks', 'Got', 'Where'];

/** The trials of a test, who answered it, and the run that it was reused from. */
function notesOf(result: TestResult): string {
  const trials = trialsPassed(result);
  const notes = answerNotes(result);
  return [
    trials === undefined ? '' : ` ${trials}`,
    notes.length === 0 ? '' : ` (${cell(notes.join('; '))})`,
    result.reusedFrom === undefined ? '' : ` reused from ${code(result.reusedFrom)}`,
  ].join('');
}
