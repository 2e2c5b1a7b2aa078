import type { Problem } from '../../model/errors.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { ExtraTrial, TestResult } from '../../model/run/result.ts';
import { isSameSuite, resultKey } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import { signedPoints } from '../../model/text/percentage-points.ts';
import { capitalized, firstNames, plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import type { SuiteAssessment, TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { type Block, list, type Markup, present } from '../blocks.ts';
import {
  agentVersionNotes,
  baselineNotes,
  changeOfSuite,
  comparedTests,
  comparedWith,
  detectableDropText,
  detectableTestsText,
  failingOnBaseNotes,
  findingOf,
  isCompared,
  passesOf,
  STATE_WORDS,
  shortBaselineNotes,
} from '../comparison-words.ts';
import { oneLine } from '../escape/terminal.ts';
import { experimentBlocks } from '../experiment.ts';
import {
  answerNotes,
  causeLines,
  failedChecks,
  failureGroups,
  failureReasons,
  findings,
  isNotAsWritten,
  isWithoutScore,
  judgedAnswer,
  scoreText,
  trialsPassed,
} from '../findings.ts';
import { importedLines } from '../imported-line.ts';
import { duration, money, neededScore, percent, score } from '../numbers.ts';
import { reproduceCommand, resumeCommand, saveBaselineCommand } from '../reproduce.ts';
import { errorList, problemItem, shownReasons } from '../shared-blocks.ts';
import { failureWords, labelled, noBaselineWords, outcomeMarks } from '../status-icons.ts';
import { costOf, noteLines, timeOf, totalsLine } from '../totals.ts';
import { answerWarnings, graderWarnings } from '../warnings.ts';
import { alignedRows, columnsOf, hanging, inColumns, shortened, wrapped, wrappedParts } from './columns.ts';
import { type Paint, paintFor } from './paint.ts';

/** How it may be shown. Whether colours are wanted is for the caller to find out. */
interface Screen {
  readonly colour: boolean;
  readonly width: number;
  /** The columns of a terminal. In a file or a log, texts of others may be longer than the width. */
  readonly screen?: number | undefined;
  /** Of the names of tests, if they are known: shorter names leave space for the reasons of failures. */
  readonly nameColumns?: number | undefined;
}

/** One finished test on one line: mark, name, score, time, and the most important detail. */
export function resultLine(result: TestResult, screen: Screen, isDryRun = false, where = ''): string {
  const { width, paint } = canvasOf(screen);
  if (isDryRun && !isBroken(result)) {
    return `${plannedMark(paint)}${fullName(result, width - PLANNED)}`.trimEnd();
  }
  const nameColumns = Math.max(screen.nameColumns ?? ALL, nameColumnsOfTest(result));
  const name = fullName(result, Math.min(nameColumns, Math.max(MIN_NAME, Math.floor(width * 0.45))));
  const fixed = `${name}  ${scoreOf(result)} ${duration(timeOf(result)).padStart(DURATION)}  `;
  const essence = isWithoutScore(result)
    ? oneLine(`${failureWords[result.failure.class]}: ${causeLines(result).join('; ')}`)
    : outcomeOf(result).kind !== 'passed'
      ? oneLine(failureReasons(result)[0])
      : result.reusedFrom === undefined
        ? money(costOf(result))
        : oneLine(`reused from ${result.reusedFrom}`);
  const remark = present(trialsPassed(result), essence).join(' · ');
  const words = [where, remark].filter((text) => text !== '').join(': ');
  const tail = shortened(words, screen.screen === undefined ? MAX_TEXT : width - MARK - columnsOf(fixed));
  return `${mark(result, paint)}${fixed}${paint.dim(tail)}`.trimEnd();
}

/** The same for a trial beyond the planned ones; undefined for one that only seeds a baseline. */
export const extraResultLine = (
  { purpose, result }: Pick<ExtraTrial, 'purpose' | 'result'>,
  screen: Screen,
  isDryRun: boolean,
): string | undefined =>
  purpose === 'seed'
    ? undefined
    : resultLine(result, screen, isDryRun, purpose === 'control' ? 'on the base commit' : '');

/** The whole run as a table: suites with their tests, failures below each, totals, and the verdict. */
export function resultTable(report: Report, screen: Screen): string {
  const canvas = canvasOf(screen);
  const { errored, notRun, suiteName } = findings(report);
  const problems = (title: string, all: readonly Problem[]) =>
    listBlock(canvas.paint.yellow(title), list(all.map((problem) => problemItem(problem, markup))), canvas);
  // Warnings about suites were printed before the run, and are only counted here.
  const count = report.warnings.length;
  const warnings = present(
    problems('Answers to check', answerWarnings(report)),
    problems('Graders to check', graderWarnings(report)),
    count > 0 && canvas.paint.yellow(`${plural('warning', count)} about the suites, also in summary.md`),
  );
  // The tests of an experiment were listed while they ran; those that differ most are below.
  const hasTests = report.dryRun || (isListed(report.results.length) && report.experiment === undefined);
  const titles = report.suites.map((suite) => oneLine(`${suiteName(suite)} · ${suite.target}`));
  const columns = Math.min(Math.floor(canvas.width / 2), Math.max(...titles.map(columnsOf)));
  const suiteLines = report.suites.map(
    (suite, at) => `${canvas.paint.bold(inColumns(titles[at] ?? '', columns, 'middle'))}  ${suiteNumbers(suite)}`,
  );
  const blocks = [
    ...(hasTests
      ? report.suites.map((suite) => suiteBlock(suite, report, canvas))
      : [report.experiment === undefined ? failureBlock(report, canvas) : [], suiteLines]),
    listBlock('Errored, not scored', errorList(errored, report, markup, ALL), canvas),
    listBlock('Not run', errorList(notRun, report, markup, ALL), canvas),
    warnings,
    experimentLines(experimentBlocks(report, markup), canvas),
    comparisonLines(report, canvas),
    verdictBlock(report, canvas),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/**
 * The next steps: the written files, and the command to re-run a failing test. A file without a label belongs to the one above it.
 */
export function nextSteps(
  summary: {
    readonly files: readonly { readonly label: string; readonly path: string }[];
    readonly report: Report;
    /** The folder of the run; a run that was stopped continues there. */
    readonly folder?: string;
    /** How the command is called in the folder of the user, and the folder of the suites from there. Default: as in the report. */
    readonly here?: { readonly program: string; readonly workingDirectory: string };
  },
  screen: Pick<Screen, 'colour'>,
): string {
  const paint = paintFor(screen);
  const { flags, engine } = summary.report;
  const { failing, errored } = findings(summary.report);
  const [first] = summary.report.dryRun ? [] : [...failing, ...errored];
  const { program = summary.report.generator.program, ...how } = summary.here ?? {};
  const command = first && reproduceCommand(first, program, { ...how, flags, engine });
  const baseline = saveBaselineCommand(summary.report, program, how);
  const resume = summary.folder && program && resumeCommand(summary.report, summary.folder, program, how);
  const steps = [
    ...summary.files.map(({ label, path }) => [oneLine(label), oneLine(path)] as const),
    ...(resume ? [['finish the run', resume] as const] : []),
    ...(command === undefined ? [] : [['re-run a test', command] as const]),
    ...(baseline === undefined ? [] : [['measure a baseline', baseline] as const]),
  ];
  if (steps.length === 0) return '';
  const longest = Math.max(...steps.map(([label]) => label.length));
  return [
    paint.bold('Next steps'),
    ...steps.map(([label, what]) => `  ${paint.dim(label.padEnd(longest))}  ${what}`),
  ].join('\n');
}

/** Whether each of so many tests has its lines. In a longer run, passed tests are counted and failed ones grouped by their reason. */
export const isListed = (tests: number): boolean => tests <= 50;

const MAX_GROUPS = 20;
const MAX_NAMES = 5;
/** Of a group, whose tests may have passed differently often. */
const MAX_LABELS = 3;
const MAX_REASONS = 10;
const MAX_CHECKS = 3;
const FAILURE_LINES = 3;
const ALL = Number.POSITIVE_INFINITY;
/** Enough for the names of all graders. */
const MAX_TEXT = 500;
const MAX_NAME = 160;
const MIN_NAME = 16;
const BAR = 10;
const SCORE = 4;
/** `✗ fail  `, with two columns of padding. */
const MARK = 9;
/** `· planned  ` */
const PLANNED = 11;
const DURATION = 10;
const COST = 8;
const INDENT = '  ';
/** All of a row except the name. */
const OTHER_COLUMNS = INDENT.length + MARK + 3 + BAR + 1 + SCORE + DURATION + 1 + COST;

/** Minimum width: below, names would be unreadable, so the terminal wraps the lines. */
const NARROWEST = 60;

interface Canvas {
  readonly width: number;
  /** Of a line of a failed check or an answer. */
  readonly textWidth: number;
  readonly paint: Paint;
}

function canvasOf(screen: Screen): Canvas {
  const width = Math.max(NARROWEST, screen.width);
  return { width, textWidth: screen.screen === undefined ? MAX_TEXT : width, paint: paintFor(screen) };
}

function suiteBlock(suite: SuiteReport, report: Report, canvas: Canvas): string[] {
  const { width, paint } = canvas;
  const isOfSuite = isSameSuite(suite);
  const results = report.results.filter((result) => isOfSuite({ ...result, file: result.suiteFile }));
  const title = oneLine(`${findings(report).suiteName(suite)} · ${suite.target}`);
  const isShort = isListed(report.results.length);
  if (report.dryRun) {
    // Tests that would run, and those that cannot.
    const broken = results.filter(isBroken);
    const planned = results.length - broken.length;
    const numbers = present(`${planned} planned`, broken.length > 0 && `${broken.length} errored`).join(' · ');
    return [
      ...suiteHead(title, numbers, 0, canvas),
      ...(isShort ? results : broken).map((result) => {
        const start = isBroken(result) ? mark(result, paint, PLANNED) : plannedMark(paint);
        return `${INDENT}${start}${shortened(oneLine(result.testId), width - INDENT.length - PLANNED, 'middle')}`;
      }),
      ...(planned > 0 && !isShort ? [paint.dim(`${INDENT}${plural('planned test', planned)} not listed`)] : []),
    ];
  }
  const nameColumns = nameColumnsOf(
    results.map(({ testId }) => testId),
    canvas,
  );
  const columns = Math.min(width, nameColumns + OTHER_COLUMNS);
  return [
    ...suiteHead(title, suiteNumbers(suite), columns, canvas),
    ...results.flatMap((result) => [
      testRow(result, result.testId, nameColumns, paint),
      ...beneath(result, report, canvas),
    ]),
  ];
}

function suiteNumbers(suite: SuiteReport): string {
  const { passed, failed, passRate, score: mean, errored, skipped, total } = suite.totals;
  if (skipped === total) return `${skipped} not run`;
  const isMeasured = errored + skipped === 0;
  return present(
    isMeasured ? `${passed} of ${passed + failed} passed (${percent(passRate)})` : `${passed} of ${total} passed`,
    present(`mean ${score(mean, suite.threshold)}`, neededScore(suite)).join(', '),
    errored > 0 && `${errored} errored`,
    skipped > 0 && `${skipped} not run`,
  ).join(' · ');
}

function nameColumnsOf(names: readonly string[], { width }: Canvas): number {
  const longest = names.reduce((most, name) => Math.max(most, columnsOf(oneLine(name))), MIN_NAME);
  return Math.max(MIN_NAME, Math.min(longest, width - OTHER_COLUMNS));
}

/** The failing tests of a long run, grouped by their first reason, the largest group first. */
function failureBlock(report: Report, canvas: Canvas): string[] {
  const { width, textWidth, paint } = canvas;
  const groups = failureGroups(report);
  const { nameOf, changeOf } = findings(report);
  const shown = groups.slice(0, MAX_GROUPS);
  const singles = shown.flatMap(([first, ...others]) => (others.length === 0 ? [nameOf(first)] : []));
  const nameColumns = nameColumnsOf(singles, canvas);
  const indent = ' '.repeat(INDENT.length + MARK);
  const unshown = groups.slice(MAX_GROUPS);
  return [
    ...shown.flatMap((group) => {
      const [first] = group;
      if (group.length === 1)
        return [testRow(first, nameOf(first), nameColumns, paint), ...beneath(first, report, canvas)];
      const [{ text, got }] = failedChecks(first);
      const columns = width - indent.length;
      const answer = oneLine(got ?? judgedAnswer(first));
      const labels = [...groupedBy(group, (each) => changeText(changeOf(each), report))].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      const others = labels.slice(MAX_LABELS).reduce((sum, [, those]) => sum + those.length, 0);
      const [start = '', ...rest] = wrapped(`${plural('test', group.length)}: ${oneLine(text)}`, columns);
      return [
        `${INDENT}${mark(first, paint)}${paint.bold(start)}`,
        ...rest.slice(0, FAILURE_LINES - 1).map((line) => indent + paint.bold(line)),
        ...present(
          answer !== '' && shortened(`got: ${answer}`, textWidth - indent.length),
          labels.slice(0, MAX_LABELS).flatMap(([label, those]) => {
            const names = firstNames(
              those.map((each) => oneLine(nameOf(each))),
              MAX_NAMES,
            );
            return wrapped(label === '' ? names : `${label}: ${names}`, columns);
          }),
          others > 0 && `and ${plural('test', others)} with other counts`,
        ).map((line) => `${indent}${paint.dim(line)}`),
      ];
    }),
    ...(unshown.length > 0
      ? [`${INDENT}and ${plural('more reason', unshown.length)} of ${plural('test', unshown.flat().length)}`]
      : []),
  ];
}

const isBroken = (result: TestResult): boolean => result.status === 'execution_error' && isNotAsWritten(result);

function suiteHead(title: string, numbers: string, columns: number, { width, paint }: Canvas): string[] {
  const least = columnsOf(title) + 2 + columnsOf(numbers);
  if (least > width) return [paint.bold(shortened(title, width, 'middle')), `${INDENT}${numbers}`];
  return [paint.bold(inColumns(title, Math.max(columns, least) - columnsOf(numbers))) + numbers];
}

function testRow(result: TestResult, name: string, nameColumns: number, paint: Paint): string {
  const { kind, score: reached = 0 } = outcomeOf(result);
  // The score with its bar, or the kind of error instead; the errors themselves are listed below.
  const measure =
    kind === 'not-run'
      ? inColumns('not run', BAR + 1 + SCORE)
      : isWithoutScore(result)
        ? inColumns(failureWords[result.failure.class], BAR + 1 + SCORE)
        : `${tinted(result, bar(reached), paint)} ${scoreOf(result)}`;
  const cells = [
    inColumns(oneLine(name), nameColumns, 'middle'),
    ' ',
    measure,
    duration(timeOf(result)).padStart(DURATION - 1),
    money(costOf(result)).padStart(COST),
  ];
  return `${INDENT}${mark(result, paint)}${cells.join(' ')}`.trimEnd();
}

/** What the comparison found of a failed test: `regressed, 10/10 → 0/1, re-run 0/3`; empty without a comparison. */
const changeText = (change: TestAssessment | undefined, report: Report): string =>
  change === undefined || !isCompared(report) ? '' : `${STATE_WORDS[change.state]}, ${passesOf(change)}`;

function beneath(result: TestResult, report: Report, { width, textWidth, paint }: Canvas): string[] {
  const indent = ' '.repeat(INDENT.length + MARK);
  const [columns, textColumns] = [width - indent.length, textWidth - indent.length];
  const { reusedFrom } = result;
  const checks = outcomeOf(result).kind === 'failed' ? failedChecks(result) : [];
  const others = checks.length - MAX_CHECKS;
  const answer = oneLine(judgedAnswer(result));
  // The cause of a crash is often at the end of a long text.
  const hasCrashed = checks.length > 0 && failureOf(result) !== undefined;
  const causes = checks.flatMap(({ text }) =>
    hanging(`- ${shortened(oneLine(text), FAILURE_LINES * (columns - 2), 'middle')}`, columns),
  );
  const missed = present(
    checks
      .slice(0, MAX_CHECKS)
      .flatMap(({ text, got }) =>
        present(
          `- ${oneLine(text)}`,
          got !== undefined && (answer === '' ? `  got: ${oneLine(got)}` : got !== '' && `  reason: ${oneLine(got)}`),
        ),
      )
      .map((line) => shortened(line, textColumns)),
    others > 0 && `and ${others} more`,
    checks.length > 0 && answer !== '' && shortened(`answer: ${answer}`, textColumns),
  );
  return present(
    trialsPassed(result),
    answerNotes(result).map((note) => shortened(oneLine(note), columns)),
    reusedFrom !== undefined && shortened(oneLine(`reused from ${reusedFrom}`), columns),
    hasCrashed ? causes : missed,
    checks.length > 0 && (changeText(findings(report).changeOf(result), report) || false),
  ).map((line) => `${indent}${paint.dim(line)}`);
}

/** Texts of others on a terminal: on one line, and not longer than a few lines of a narrow one. */
const markup: Markup = {
  sentence: (text) => shortened(oneLine(text), MAX_TEXT, 'middle'),
  name: oneLine,
  strong: (words) => words,
  placed: (name, location) => shortened(oneLine(`${name} (${locationText(location)})`), MAX_NAME, 'middle'),
  location: (location) => oneLine(locationText(location)),
};

function listBlock(title: string, blocks: readonly Block[], { width, paint }: Canvas): string[] {
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  if (items.length === 0) return [];
  return [
    paint.bold(title),
    ...items.flatMap(({ text, below }) => [
      ...item('-', text, width),
      ...(below === undefined ? [] : wrapped(below, width - 4).map((line) => paint.dim(INDENT.repeat(2) + line))),
    ]),
  ];
}

const MAX_NAMED = 8;
/** The table of an experiment, its columns one below the other, and the tests that differ most. */
function experimentLines(blocks: readonly Block[], canvas: Canvas): string[] {
  const { width, paint } = canvas;
  return blocks.flatMap((block) => {
    if (block.kind === 'details') return ['', paint.bold(block.summary), ...experimentLines(block.blocks, canvas)];
    if (block.kind === 'list') return ['', ...block.items.flatMap(({ text }) => item('-', text, width))];
    if (block.kind !== 'table') return [];
    const titles = block.columns.map(({ title }) => title);
    const [head = '', ...lines] = alignedRows(
      [titles, ...block.rows].map((row) => row.slice(0, WIDE_COLUMNS)),
      (column) => block.columns[column]?.align === 'right',
    );
    const rows = block.rows.flatMap((row, at) => {
      const others = titles.flatMap((title, column) =>
        column < WIDE_COLUMNS || row[column] === '' ? [] : `${title.toLowerCase()} ${row[column]}`,
      );
      const below = others.length === 0 ? [] : hanging(`${INDENT}${others.join(' · ')}`, width);
      return [lines[at] ?? '', ...below.map(paint.dim)];
    });
    return [paint.dim(head), ...rows];
  });
}

/** Columns of an experiment that fit next to each other. */
const WIDE_COLUMNS = 4;

/** The comparison of suites and tests with the baseline, as lines; none without a comparison. */
function comparisonLines(report: Report, { width, paint }: Canvas): string[] {
  if (!isCompared(report)) return [];
  const { failing, nameOf, suiteName } = findings(report);
  // Failed tests have their counts above, beside their reasons.
  const shown = new Set(report.experiment === undefined ? failing.map(resultKey) : []);
  const groups = comparedTests(report).flatMap(({ word, tests }) => {
    const left = tests.filter((each) => !shown.has(resultKey(each)));
    return left.length === 0 ? [] : [{ word, tests: left }];
  });
  const columns = groups.reduce((most, { word }) => Math.max(most, columnsOf(word)), 0);
  // What could not be found matters where nothing was; beside a failure, it would be a riddle.
  const isCalm = report.verdict.kind === 'pass' && !isLastRun(report);
  const suiteText = (each: SuiteAssessment) =>
    each.finding !== 'steady'
      ? [changeOfSuite(each), findingOf(each, report)]
      : isCalm
        ? [changeOfSuite(each), findingOf(each, report), detectableDropText(each)]
        : [
            isLastRun(report)
              ? `${signedPoints(each.delta ?? 0, 0)} on ${plural('test', each.comparable)}`
              : changeOfSuite(each),
          ];
  return [
    paint.bold(shortened(oneLine(`Compared with ${comparedWith(report)}`), width)),
    ...baselineNotes(report).flatMap((text) => hanging(oneLine(`${INDENT}${text}`), width).map(paint.dim)),
    ...report.comparison.suites.flatMap((each) => {
      const name = shortened(oneLine(`${suiteName(each)} · ${each.target}`), Math.floor(width / 2), 'middle');
      const text = each.delta === undefined ? 'not compared' : suiteText(each).join(' · ');
      return hanging(`${INDENT}${name}  ${text}`, width);
    }),
    ...(isCalm ? detectableTestsText(report) : []).map((text) => paint.dim(`${INDENT}${text}`)),
    ...agentVersionNotes(report, String).map((text) => paint.dim(shortened(oneLine(`${INDENT}${text}`), width))),
    ...groups.flatMap(({ word, tests }) => {
      const isUnclear = UNCONFIRMED.includes(word) || word.startsWith('failing,');
      const others = isUnclear ? paint.yellow : paint.dim;
      const tint = word === 'regressed' ? paint.red : word === 'fixed' ? paint.green : others;
      const more = tests.length - MAX_NAMED;
      return present(
        tests.slice(0, MAX_NAMED).map((each) => {
          const numbers = `  ${passesOf(each)}`;
          const space = width - INDENT.length - columns - 2 - columnsOf(numbers);
          const name = shortened(oneLine(nameOf(each)), space, 'middle');
          return `${INDENT}${tint(word.padEnd(columns))}  ${name}${paint.dim(numbers)}`;
        }),
        more > 0 && paint.dim(`${INDENT}${' '.repeat(columns)}  and ${more} more ${word}`),
      );
    }),
  ];
}

const UNCONFIRMED = ['fails on base too', 'suspected', 'not reproduced'];

function verdictBlock(report: Report, { width, paint }: Canvas): string[] {
  const { comparison, verdict, dryRun, imported, engine } = report;
  const { kind } = verdict;
  const { baseline } = comparison;
  const tint = kind === 'pass' ? paint.green : kind === 'fail' || kind === 'invalid' ? paint.red : paint.yellow;
  const lines = (texts: readonly string[]) => texts.flatMap((text) => wrapped(oneLine(text), width));
  const canMeasure = baseline.kind !== 'unavailable' && saveBaselineCommand(report) !== undefined;
  const isOwn = report.commit === undefined && imported === undefined;
  const isBroken = isOwn && (kind === 'invalid' || kind === 'cancelled');
  const isFirst = canMeasure && baseline.kind === 'none' && baseline.isLastRun === true;
  const isNext = (kind === 'pass' || kind === 'warn') && !report.selected?.includes('tests');
  // The comparison above has the numbers of regressed tests, the note below what one earlier run leaves undecided, and the headline
  // the failing tests of a first run.
  const isRepeated = ({ rule, kind: of, testId, message }: Reason) =>
    (report.experiment !== undefined && verdict.headline.toLowerCase().includes(message.toLowerCase())) ||
    (isCompared(report) && rule === 'regression' && of === 'fail' && testId !== undefined) ||
    (isLastRun(report) && rule === 'baseline') ||
    (isFirst && rule === 'coverage');
  const untold = verdict.reasons.filter((reason) => !isRepeated(reason));
  const reasons = shownReasons(untold, MAX_REASONS);
  const others = untold.length - reasons.length;
  const isImported = baseline.kind === 'none' && !baseline.isChosen && imported !== undefined && engine === undefined;
  // That nothing was compared, unless the headline begins with it, and what to do.
  const isMeasured = (report.seeding?.made ?? 0) > 0;
  const words = verdict.headline.startsWith('No baseline') || isMeasured ? [] : [noBaselineWords(report)];
  const noBaseline = present(
    isFirst
      ? `${isNext ? 'the next run is compared with this one' : 'later runs are compared with the last one that passed'}; to compare with several: run --save-baseline`
      : [...words, ...(canMeasure ? ['to measure one: run --save-baseline'] : isBroken ? [AFTER_THAT] : [])].join('; '),
    (baseline.kind === 'unavailable' && baseline.hint) || (isImported && NAME_A_BASELINE),
  );
  return present(
    paint.dim('─'.repeat(width)),
    wrappedParts(totalsLine(report), ' · ', width),
    lines(importedLines(report)).map(paint.dim),
    lines([labelled(kind, verdict.headline)]).map((line) => tint(paint.bold(line))),
    reasons.flatMap(({ message, location }) =>
      item('-', oneLine(location ? `${message} (${locationText(location)})` : message), width),
    ),
    others > 0 && `${INDENT}and ${plural('more reason', others)}`,
    lines(failingOnBaseNotes(report, String)),
    isLastRun(report)
      ? lines([LAST_RUN_NOTE]).map(kind === 'pass' ? paint.dim : paint.yellow)
      : lines(shortBaselineNotes(report, String)).map(paint.yellow),
    verdict.noBaseline && !dryRun && lines(noBaseline.map(capitalized)).map(paint.dim),
    dryRun && paint.dim('dry run: no target was called'),
    lines(noteLines(report)).map(paint.dim),
  );
}

/** Whether the baseline is the run before, with one trial of each test. */
const isLastRun = ({ comparison: { baseline, suites } }: Report): boolean =>
  baseline.kind === 'found' && baseline.isLastRun === true && suites.every(({ runs }) => runs <= 1);

const AFTER_THAT = 'once a run is complete, measure one: run --save-baseline';
const LAST_RUN_NOTE =
  'One earlier run cannot tell a drop from chance. To compare with several: run --save-baseline, with the earlier version of the agent';
const NAME_A_BASELINE = 'To compare with earlier results, name their file: baseline (--baseline)';

function item(bullet: string, text: string, width: number): string[] {
  return wrapped(text, width - INDENT.length - 2).map(
    (line, index) => `${INDENT}${index === 0 ? bullet : ' '} ${line}`,
  );
}

/** The columns of a name that is not cut. */
export const nameColumnsOfTest = ({ suite, testId, target }: Pick<TestResult, 'suite' | 'testId' | 'target'>): number =>
  columnsOf(oneLine(`${suite} › ${testId} [${target}]`));

/** Suite, test and target; if the space is too small, the target is cut first. */
function fullName({ suite, testId, target }: TestResult, columns: number): string {
  const name = oneLine(`${suite} › ${testId}`);
  const rest = columns - columnsOf(name) - ' []'.length;
  const targetName = shortened(oneLine(target), Math.max(rest, Math.floor(columns / 4)), 'middle');
  const short = shortened(name, columns - columnsOf(targetName) - ' []'.length, 'middle');
  return inColumns(`${short} [${targetName}]`, columns);
}

function mark(result: TestResult, paint: Paint, columns = MARK): string {
  const { icon, word } = outcomeMarks[outcomeOf(result).kind];
  return tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}

const plannedMark = (paint: Paint): string =>
  paint.dim(`${outcomeMarks.planned.icon} ${outcomeMarks.planned.word}`.padEnd(PLANNED));

function tinted(result: TestResult, text: string, paint: Paint): string {
  const { kind } = outcomeOf(result);
  if (kind === 'passed') return paint.green(text);
  return kind === 'failed' ? paint.red(text) : paint.yellow(text);
}

const scoreOf = (result: TestResult): string => scoreText(result).padStart(SCORE);

/** A score as a bar; it is full only for 1 and empty only for 0. */
function bar(value: number): string {
  const eighths = value >= 1 ? BAR * 8 : Math.min(BAR * 8 - 1, Math.ceil(value * BAR * 8));
  const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  return ('█'.repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, '░');
}
