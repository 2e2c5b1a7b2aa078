import type { Problem } from '../model/errors.ts';
import type { Receipt } from '../model/ports/reporter.ts';
import type { TestResult } from '../model/run/result.ts';
import { isSameSuite } from '../model/run/result-keys.ts';
import { locationText, type SourceLocation } from '../model/suite/location.ts';
import { cutEnd, cutMiddle, firstNames, plural } from '../model/text/text.ts';
import type { TestAssessment } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import type { TestState } from '../model/verdict/verdict.ts';
import { type Markup, present } from './blocks.ts';
import { confirmationOf, passesOf } from './comparison-words.ts';
import { oneLine } from './escape/terminal.ts';
import { commandData, commandProperty, neutral } from './escape/workflow-command.ts';
import {
  answerNotes,
  answerOf,
  causeLines,
  type ErroredTest,
  errorGroups,
  failedChecks,
  findings,
  hasPassMark,
  isNotAsWritten,
  judgedAnswer,
  scoreText,
  suiteKind,
  trialsPassed,
} from './findings.ts';
import { score } from './numbers.ts';
import { problemItem, rerunCommand } from './shared-blocks.ts';
import { failureWords, problemTitle, verdictMark } from './status-icons.ts';
import { totalsLine } from './totals.ts';
import { allWarnings, permissionsInLine } from './warnings.ts';

/** An annotation on a line of a file, or on the run if there is no such line. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /**
   * The path of the source location: relative to the working directory, or absolute. It may be outside the checkout.
   */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The runner shows ten of each level for a step; the last one says how many more there are. */
const STEP_LIMITS = { errors: 9, warnings: 5 };
/** GitHub allows 255 and 4,096 characters; people read fewer next to a line. */
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_NAMES = 5;

/** Problems on the lines of the tests, up to the limit; the headline comes last. */
export function annotations(report: Report, limits = STEP_LIMITS): Annotation[] {
  const { failing, errored, notRun, nameOf, changeOf } = findings(report);
  const all = [
    ...failing.flatMap((result) => failingTest(report, result, nameOf(result), changeOf(result))),
    ...erroredTests(report, errored, 'errored'),
    ...erroredTests(report, notRun, 'not run'),
    ...allWarnings(report).map((problem) => problemAnnotation(problem, 'warning', problemTitle(problem.code))),
  ];
  const lines = [headlineOf(report), totalsLine(report).join(' · ')];
  return [
    ...limited(all, 'error', limits.errors, 'the job summary'),
    ...limited(all, 'warning', limits.warnings, 'the job summary'),
    annotation('notice', `Evals: ${verdictMark(report.verdict.kind).word}`, lines),
  ];
}

/** Why a run could not start, on the lines of the errors, up to the limit of a step. */
export function problemAnnotations(problems: readonly Problem[]): Annotation[] {
  const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
  return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}

/** The headline where the pull request shows it, for a run that may not comment. */
export function uncommentedAnnotation(
  report: Report,
  { why, hint }: Extract<Receipt, { kind: 'notDelivered' }>,
): Annotation {
  return annotation('notice', `Evals: ${verdictMark(report.verdict.kind).word}, without a comment`, [
    headlineOf(report),
    line(`The comment was not written: ${why}`),
    hint && line(permissionsInLine(hint)),
  ]);
}

export function annotationCommand({ level, title, message, file, line: at, column }: Annotation): string {
  const properties = Object.entries({ title, file, line: at, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${commandProperty(neutral(`${value}`))}`);
  return `::${level} ${properties.join(',')}::${commandData(neutral(message))}`;
}

/** Regressions and missed requirements are errors. */
function failingTest(
  report: Report,
  result: TestResult,
  name: string,
  change: TestAssessment | undefined,
): Annotation[] {
  const state = change?.state ?? 'failing';
  // The test must pass, or the mean of its suite is below the threshold.
  const missesRequirement = report.verdict.reasons
    .filter(isSameSuite({ ...result, file: result.suiteFile }))
    .some(
      ({ rule, kind, testId = result.testId }) => rule === 'requirement' && kind === 'fail' && testId === result.testId,
    );
  const isBroken = state === 'regressed' || missesRequirement;
  // Tests that already failed are not annotated: the change did not cause it.
  const isOld = state === 'failing-as-before' || (state === 'failing' && change?.flaky);
  if (state === 'quarantined' || (isOld && !isBroken)) return [];
  const isError = isBroken || (kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state));
  const [check] = failedChecks(result);
  const answer = line(judgedAnswer(result));
  const isRegressed = change?.state === 'regressed';
  const reached = hasPassMark(result) ? `${scoreText(result)}, needs ${score(result.passMark)}` : scoreText(result);
  const numbers =
    isRegressed && change.base !== undefined ? passesOf(change) : present(reached, trialsPassed(result)).join('; ');
  const command = rerunCommand(result, report);
  const lines = present(
    line(check.text),
    `${answer === '' ? 'got' : 'reason'}: ${line(check.got ?? answerOf(result)) || '(no answer)'}`,
    check.got !== undefined && answer !== '' && `answer: ${answer}`,
    change && confirmationOf(change),
    answerNotes(result).map((note) => line(note)),
    command !== undefined && `run it again: ${command}`,
  );
  const title = titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`);
  return [annotation(isError ? 'error' : 'warning', title, lines, result.location)];
}

/** Failures that are not regressions, or not confirmed ones. */
const UNCONFIRMED: readonly TestState[] = [
  'fails-on-base',
  'suspected',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
  'new',
  'changed',
];

/** One annotation for all errors with the same cause; an error in a suite is reported at its own line. */
function erroredTests(report: Report, errored: readonly ErroredTest[], word: 'errored' | 'not run'): Annotation[] {
  const { nameOf } = findings(report);
  return errorGroups(errored).flatMap(({ class: failureClass, results }) => {
    const cause = failureWords[failureClass];
    const parts = results.every(isNotAsWritten) ? results.map((result) => [result] as const) : [results];
    return parts.map((part) => {
      const [first, ...others] = part;
      const level = part.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
      const lines = causeLines(first).map((said) => line(said, 2 * LINE_CHARACTERS));
      if (others.length === 0) {
        const title = titled(`${word} (${cause}): `, nameOf(first));
        return annotation(level, title, lines, first.failure.location ?? first.location);
      }
      const all = part.map((result) => oneLine(nameOf(result)));
      const names = firstNames(all, MAX_NAMES, TITLE_CHARACTERS);
      return annotation(level, `${plural('test', part.length)} ${word}: ${cause}`, [...lines, names]);
    });
  });
}

const kindOf = (report: Report, { suite, suiteFile: file, target }: TestResult) =>
  suiteKind(report, { suite, file, target });

const problemAnnotation = (problem: Problem, level: Annotation['level'], title: string): Annotation =>
  annotation(level, title, [problemItem({ ...problem, location: undefined }, plain)], problem.location);

/** Texts of others on one line each. */
const plain: Markup = {
  sentence: (text) => line(text),
  name: oneLine,
  strong: (words) => words,
  placed: oneLine,
  location: locationText,
};

function limited(all: readonly Annotation[], level: Annotation['level'], max: number, where: string): Annotation[] {
  const those = all.filter((one) => one.level === level);
  const others = those.length - max;
  if (others <= 0) return those;
  const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
  return [...those.slice(0, max), { level, title: more, message: `${more}: ${where} lists all of them` }];
}

function annotation(
  level: Annotation['level'],
  title: string,
  lines: readonly (string | undefined)[],
  location?: SourceLocation,
): Annotation {
  return {
    level,
    title: cutEnd(title, TITLE_CHARACTERS),
    message: cutEnd(lines.filter((each) => each !== undefined).join('\n'), MESSAGE_CHARACTERS),
    file: location?.file,
    line: location?.line,
    column: location?.column,
  };
}

/** The name is shortened if the whole text would be too long. */
const titled = (before: string, name: string, after = ''): string =>
  before + cutMiddle(oneLine(name), TITLE_CHARACTERS - before.length - after.length) + after;

const headlineOf = ({ verdict }: Report): string => line(verdict.headline, 2 * LINE_CHARACTERS);

const line = (text: string, max = LINE_CHARACTERS): string => cutEnd(oneLine(text), max);
