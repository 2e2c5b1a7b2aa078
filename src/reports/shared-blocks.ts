import { type Problem, sentenceOf } from '../model/errors.ts';
import type { TestResult } from '../model/run/result.ts';
import { isSameSuite } from '../model/run/result-keys.ts';
import { differenceText } from '../model/text/percentage-points.ts';
import { asSentences, plural } from '../model/text/text.ts';
import type { Report, SuiteReport } from '../model/verdict/report.ts';
import type { Reason } from '../model/verdict/verdict.ts';
import { type Block, heading, type Item, list, type Markup, omitted, paragraph, present, tableOf } from './blocks.ts';
import { findingOf } from './comparison-words.ts';
import { type ErroredTest, errorGroups, failureGroups, failureReasons, findings, suiteKind } from './findings.ts';
import { code, markdown, plainMarkup } from './markdown.ts';
import { duration, money, neededScore, percent, score } from './numbers.ts';
import { reproduceCommand } from './reproduce.ts';
import { errorCount, reasonMark, suiteMark } from './status-icons.ts';
import { totalsLine } from './totals.ts';
import { permissionsInLine } from './warnings.ts';

/** Enough for the finding and all counts of the coverage. */
export const MAX_HEADLINE_LENGTH = 500;
const MAX_COMMAND_LENGTH = 450;
const MAX_NAMES_PER_CAUSE = 10;

/** The command that re-runs a test. None that is too long for a line: cut off, it would run something else. */
export function rerunCommand(result: TestResult, { generator, flags, engine }: Report): string | undefined {
  const command = reproduceCommand(result, generator.program, { flags, engine });
  return command !== undefined && command.length <= MAX_COMMAND_LENGTH ? command : undefined;
}

/** The numbers of the run, the most important one in bold. */
export function boldTotals(report: Report): string {
  const [rate = '', ...others] = totalsLine(report);
  return [`**${rate}**`, ...others].join(' · ');
}

export function reasonList(reasons: readonly Reason[], markup: Markup, max: number, hasPlaces = false): Block[] {
  const shown = shownReasons(reasons, max);
  const items = shown.map(({ kind, message, location }) => {
    const { icon, word } = reasonMark(kind);
    const place = hasPlaces && location !== undefined ? ` (${markup.location(location)})` : '';
    return `${icon} ${word}: ${markup.sentence(message)}${place}`;
  });
  if (reasons.length > shown.length) items.push(`and ${plural('more reason', reasons.length - shown.length)}`);
  return list(items);
}

/** At most so many reasons: where not all fit, one that concerns a suite says more than one of its tests. */
export function shownReasons(reasons: readonly Reason[], max: number): readonly Reason[] {
  if (reasons.length <= max) return reasons;
  const ofSuites = reasons.filter(({ testId }) => testId === undefined);
  return (ofSuites.length > 0 ? ofSuites : reasons).slice(0, max);
}

/** Why tests failed, the most frequent reason first, each with a few of its tests. */
export function failureList(report: Report, markup: Markup, max: number): Block[] {
  const groups = failureGroups(report);
  const items = groups.slice(0, max).map((group) => {
    const [reason] = failureReasons(group[0]);
    return causeItem(plural('test', group.length), reason, group, { report, markup });
  });
  const left = groups.length - items.length;
  return [...list(items), ...omitted('reason of failed tests', left, 'reasons of failed tests')];
}

/** Errors by their cause, the most frequent first: tests without a score are separate from tests with a low score. */
export function errorList(errored: readonly ErroredTest[], report: Report, markup: Markup, max: number): Block[] {
  const groups = errorGroups(errored);
  const items = groups
    .slice(0, max)
    .map((group) =>
      causeItem(errorCount(group.results.length, group.class), group.message, group.results, { report, markup }),
    );
  return [...list(items), ...omitted('cause of errors', groups.length - items.length, 'causes of errors')];
}

function causeItem(
  count: string,
  text: string,
  results: readonly TestResult[],
  { report, markup }: { readonly report: Report; readonly markup: Markup },
): Item {
  const { nameOf } = findings(report);
  const names = results.slice(0, MAX_NAMES_PER_CAUSE).map((result) => {
    const place = result.status === 'execution_error' ? result.failure.location : undefined;
    return markup.placed(nameOf(result), place ?? result.location);
  });
  const others = results.length - names.length;
  return {
    text: `${markup.strong(count)}: ${markup.sentence(text)}`,
    below: `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
  };
}

/** A problem with user input in one item. */
export function problemItem(problem: Problem, { sentence, location: placeOf }: Markup): string {
  const { location, expected, found, hint } = problem;
  const parts = present(
    sentence(sentenceOf(problem)),
    expected !== undefined && `Expected: ${sentence(expected)}`,
    found !== undefined && `Found: ${sentence(found)}`,
    hint !== undefined && sentence(permissionsInLine(hint)),
  );
  return `${location ? `${placeOf(location)}: ` : ''}${asSentences(parts)}`;
}

const MAX_PROBLEMS = 10;

export function problemList(problems: readonly Problem[], markup: Markup): Block[] {
  const items = problems.slice(0, MAX_PROBLEMS).map((problem) => problemItem(problem, markup));
  const others = problems.length - items.length;
  const more = `_and ${plural('more problem', others)}: the log of the step lists all of them_`;
  return present<Block>(list(items), others > 0 && paragraph(more));
}

function suiteColumns(report: Report) {
  const { comparison, suites, verdict } = report;
  const isOnSeveral = new Set(suites.map(({ target }) => target)).size > 1;
  const { planned, errored, suiteName } = findings(report);
  const countIn = (results: readonly TestResult[], suite: SuiteReport) =>
    `${results.filter((each) => isSameSuite(suite)({ ...each, file: each.suiteFile })).length}`;
  const changeOf = (suite: SuiteReport) => comparison.suites.find(isSameSuite(suite));
  const more = (count: number, word: string) => (count > 0 ? `, ${count} ${word}` : '');
  const passed = ({ passed: good, failed, errored: broken, skipped }: SuiteReport['totals'], hasErrors: boolean) =>
    `${good}/${good + failed}${hasErrors ? more(broken, 'errored') : ''}${more(skipped, 'not run')}`;
  const column = (title: string, cell: (suite: SuiteReport) => string) => ({ title, cell });

  return {
    suite: column('Suite', (suite) => code(suiteName(suite))),
    suiteOnTarget: column('Suite', (suite) =>
      code(isOnSeveral ? `${suiteName(suite)} [${suite.target}]` : suiteName(suite)),
    ),
    target: column('Target', ({ target }) => code(target)),
    planned: column('#Planned', (suite) => countIn(planned, suite)),
    notPlanned: column('#Errored', (suite) => countIn(errored, suite)),
    passed: column('#Passed', ({ totals }) => passed(totals, false)),
    passedAndErrored: column('#Passed', ({ totals }) => passed(totals, true)),
    rate: column('#Rate', ({ totals }) => percent(totals.passRate)),
    score: column('#Score', (suite) => {
      const needed = neededScore(suite);
      return score(suite.totals.score, suite.threshold) + (needed === undefined ? '' : ` (${needed})`);
    }),
    errored: column('#Errored', ({ totals }) => `${totals.errored}`),
    delta: column('#Δ vs base', (suite) => {
      const change = changeOf(suite);
      return change?.delta === undefined ? '–' : differenceText(change);
    }),
    finding: column('Finding', (suite) => {
      const change = changeOf(suite);
      return change?.delta === undefined ? 'not compared' : findingOf(change, report);
    }),
    cost: column('#Cost', ({ totals }) => money(totals.costUsd)),
    costAndGrowth: column('#Cost', (suite) => {
      const share = changeOf(suite)?.increases.find(({ of }) => of === 'cost')?.share ?? 0;
      const growth = Math.round(100 * share);
      return `${money(suite.totals.costUsd)}${growth === 0 ? '' : ` (${growth > 0 ? '+' : '−'}${Math.abs(growth)}%)`}`;
    }),
    time: column('#Time', ({ totals }) => duration(totals.durationMs)),
    verdict: column('Verdict', (suite) => {
      const reasons = verdict.reasons.filter((reason) => reason.suite === undefined || isSameSuite(suite)(reason));
      const { icon, word } = suiteMark(suiteKind(report, suite), reasons);
      return `${icon} ${word}`;
    }),
  };
}

export function suiteTable(
  suites: readonly SuiteReport[],
  report: Report,
  names: readonly (keyof ReturnType<typeof suiteColumns>)[],
): Block[] {
  const all = suiteColumns(report);
  // The answer of an experiment is about variants, in their own table.
  const columns = names.flatMap((name) => (name === 'verdict' && report.experiment !== undefined ? [] : all[name]));
  return tableOf(
    columns.map(({ title }) => title),
    suites.map((suite) => columns.map(({ cell }) => cell(suite))),
  );
}

/** Why a run could not start, as Markdown for the job summary; without problems it is a bug of ours. */
export function problemsMarkdown(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return '### ⛔ The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n';
  }
  return markdown([heading(3, '⛔ The evals could not run'), ...problemList(problems, plainMarkup)]);
}
