import type { TestResult } from '../../model/run/result.ts';
import type { TestState } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { cutEnd, plural } from '../../shared/text.ts';
import { beginningOf, withoutAnsi } from '../escape/invisible.ts';
import { codeSpan, fence } from '../escape/markdown.ts';
import {
  answerNotes,
  answerOf,
  changeFinder,
  errorGroups,
  failedChecks,
  findings,
  namer,
  scoreOfMark,
  trialsPassed,
} from '../findings.ts';
import { errorCount } from '../marks.ts';
import { reproduceCommand } from '../reproduce.ts';
import type { CommentContext, RowLimits } from './comment-context.ts';
import { cell, code, type Details, linked, nothing, type Row, sentence } from './comment-parts.ts';

/** Failing tests that are in no other list, as rows: those of unknown or unchanged state, and new and changed ones. */
export function failingTests(report: Report, context: CommentContext): Row[] {
  const name = namer(report);
  const changeOf = changeFinder(report);
  return plainlyFailing(report).map((result) => {
    const checks = failedChecks(result);
    const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
    const trials = trialsPassed(result);
    const state = changeOf(result)?.state;
    const label = state !== undefined && UNCOMPARED.includes(state) ? [state] : [];
    return {
      test: linked(name(result), result.location, context),
      numbers: [scoreOfMark(result), ...(trials === undefined ? [] : [trials]), ...label].join(', '),
      why: cell(checks[0].text) + others,
    };
  });
}

/** The answer of a failed test, and the command to re-run it. */
export function excerpts(report: Report, { excerptLines, tests }: RowLimits): Details {
  const changeOf = changeFinder(report);
  const name = namer(report);
  const blocking = findings(report).failing.filter((result) => {
    const state = changeOf(result)?.state;
    return isPlain(state) || state === 'regressed';
  });
  if (blocking.length === 0) return nothing;
  if (excerptLines === 0) return { summary: '', content: [], leftOut: plural('excerpt', blocking.length) };
  const shown = blocking.slice(0, Math.min(tests, MOST_EXCERPTS));
  const commandOf = (result: TestResult) => reproduceCommand(result, undefined, { flags: report.flags });
  const content = shown.flatMap((result) => {
    const command = commandOf(result);
    return [
      `**${code(name(result))}**`,
      ...answerNotes(result).map((note) => `_${cell(note)}_`),
      ...(answerOf(result).trim() === '' ? ['(no answer)'] : [fence(excerptOf(answerOf(result), excerptLines))]),
      ...(command !== undefined && command.length <= LONGEST_COMMAND ? [`Re-run it: ${codeSpan(command)}`] : []),
    ];
  });
  const others = blocking.length - shown.length;
  return {
    summary: `${shown.some((result) => commandOf(result) !== undefined) ? 'Answers and re-run commands' : 'Answers'} (${shown.length})`,
    content,
    leftOut: others > 0 ? plural('excerpt', others) : undefined,
  };
}

/** Errors by their cause: tests without a score are separate from tests with a low score. */
export function erroredTests(report: Report, most: number, context: CommentContext): Details {
  const { errored } = findings(report);
  if (errored.length === 0) return nothing;
  const name = namer(report);
  const groups = errorGroups(errored);
  const causes = groups
    .slice(0, MOST_CAUSES_NAMED)
    .map(({ class: failureClass, results }) => errorCount(results.length, failureClass))
    .join(', ');
  const summary = `⚠️ Errored, not scored (${errored.length}): ${causes}`;
  if (most === 0) return { summary: '', content: [], leftOut: plural('errored test', errored.length) };
  const items = groups.slice(0, most).map(({ class: failureClass, message, results }) => {
    const names = results
      .slice(0, NAMES_PER_CAUSE)
      .map((result) => linked(name(result), result.failure.location ?? result.location, context));
    const others = results.length - names.length;
    return [
      `- **${errorCount(results.length, failureClass)}**: ${sentence(message)}`,
      `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ].join('\n');
  });
  const others = groups.length - items.length;
  return {
    summary,
    content: [items.join('\n')],
    leftOut: others > 0 ? plural('cause of errors', others, 'causes of errors') : undefined,
  };
}

const MOST_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;
const MOST_CAUSES_NAMED = 3;
const NAMES_PER_CAUSE = 10;
/** A longer command would be cut off, and then run something else. */
const LONGEST_COMMAND = 500;

function plainlyFailing(report: Report): TestResult[] {
  const changeOf = changeFinder(report);
  return findings(report).failing.filter((result) => isPlain(changeOf(result)?.state));
}

/** A failing test is `passing` if most of its trials passed. */
const PLAIN: readonly TestState[] = ['failing', 'passing'];
const UNCOMPARED: readonly TestState[] = ['new', 'changed'];

const isPlain = (state: TestState | undefined): boolean =>
  state === undefined || PLAIN.includes(state) || UNCOMPARED.includes(state);

function excerptOf(output: string, lines: number): string {
  const text = withoutAnsi(beginningOf(output)).replaceAll(/\r\n?/g, '\n').trim().split('\n');
  const shown = text.slice(0, lines);
  const short = cutEnd(shown.map((line) => cutEnd(line, EXCERPT_CHARACTERS)).join('\n'), EXCERPT_CHARACTERS);
  return text.length > shown.length && !short.endsWith('…') ? `${short}\n…` : short;
}
