import type { Problem } from '../model/errors.ts';
import { type GraderScore, scoreNotes, withMembers } from '../model/run/grade.ts';
import type { FinishReason } from '../model/run/outcome.ts';
import type { TestResult } from '../model/run/result.ts';
import { cutEnd, firstNames, plural } from '../model/text/text.ts';
import { grouped } from '../model/values/grouped.ts';
import type { Report } from '../model/verdict/report.ts';
import { finishWords } from './status-icons.ts';

/** All warnings of a report: those about answers and graders first. */
export const allWarnings = (report: Report): Problem[] => [
  ...answerWarnings(report),
  ...graderWarnings(report),
  ...report.warnings,
];

const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 60;

const HINTS: Partial<Record<FinishReason, string>> = {
  length: 'Raise "max_output_tokens" of the target, unless short answers are the point of the test.',
  reasoning_only: 'Raise "max_output_tokens" of the target, or let it reason less.',
  turn_limit: 'Raise the limit of turns of the target.',
};

/**
 * Graded answers that are cut off or empty: a grader that forbids something passes them. One warning per suite, target and
 * reason. A model that refuses has answered.
 */
export function answerWarnings({ results, dryRun }: Pick<Report, 'results' | 'dryRun'>): Problem[] {
  const answers = (dryRun ? [] : results).flatMap((result) =>
    [...reasonsOf(result)].flatMap((reason) => (reason === 'refusal' ? [] : { result, reason })),
  );
  const groups = grouped(answers, ({ result: { suiteFile, suite, target }, reason }) => [
    suiteFile,
    suite,
    target,
    reason,
  ]);
  return [...groups.values()].map((group): Problem => {
    const [{ result, reason }] = group;
    const ids = group.map((each) => cutEnd(each.result.testId, MAX_NAME_LENGTH));
    return {
      code: 'ANSWER_INCOMPLETE',
      severity: 'warning',
      message: `The answer was ${finishWords[reason]} in ${plural('test', group.length)} of ${result.suite} on ${result.target}: ${firstNames(ids, MAX_NAMES)}`,
      location: result.location,
      hint: HINTS[reason],
    };
  });
}

const COUNTS: readonly (readonly [words: string, reasons: readonly FinishReason[]])[] = [
  ['cut off', ['length', 'turn_limit']],
  ['filtered', ['content_filter']],
  ['refused', ['refusal']],
  ['empty', ['reasoning_only', 'tool_calls', 'empty']],
];

/** The counts of these answers and of refusals, for the line with all numbers. */
export const answerCounts = ({ results, dryRun }: Pick<Report, 'results' | 'dryRun'>): string[] =>
  COUNTS.flatMap(([words, reasons]) => {
    const count = (dryRun ? [] : results).filter((result) =>
      reasons.some((each) => reasonsOf(result).has(each)),
    ).length;
    return count === 0 ? [] : `${plural('answer', count)} ${words}`;
  });

/** The reasons of the graded answers of a test. An error says itself why there is no answer. */
function reasonsOf({ status, finishReason, trials }: TestResult): ReadonlySet<FinishReason> {
  const answers = trials ?? [{ status, finishReason }];
  return new Set(answers.flatMap((each) => (each.status === 'execution_error' ? [] : (each.finishReason ?? []))));
}

/** Scores that may differ from the intention of the grader's author, by the explanation that ends their reasoning. */
const DOUBTFUL: readonly {
  readonly explanation: string;
  readonly isOfPasses?: true;
  readonly message: string;
  readonly hint: string;
}[] = [
  {
    explanation: scoreNotes.nothingExpected,
    isOfPasses: true,
    message: 'passed because no tool call is expected',
    hint: 'Name the expected calls. "mode: subset" with "expected: []" forbids all calls.',
  },
  {
    explanation: scoreNotes.noJson,
    isOfPasses: true,
    message: 'passed because it printed no JSON',
    hint: 'Print a JSON object with a "score".',
  },
  {
    explanation: scoreNotes.lastLine,
    message: 'printed a word or a number instead of JSON, which was read as its score',
    hint: 'Print a JSON object with a "score".',
  },
  {
    explanation: scoreNotes.ownError,
    message: 'broke off with an error of its own, which counted as a failed check',
    hint: 'Fix the grader: its error says nothing about the answer.',
  },
  {
    explanation: scoreNotes.noScore,
    message: 'printed a JSON object without a "score", which counted as 0',
    hint: 'Print a number from 0 to 1 as "score".',
  },
  {
    explanation: scoreNotes.contradiction,
    message: 'printed a "pass" that contradicts its score; the score counts',
    hint: 'Print one of them, or both with the same meaning.',
  },
  {
    explanation: scoreNotes.amongLines,
    message: 'printed its score among other lines; the last JSON object counts',
    hint: 'Print only the JSON object to stdout, and everything else to stderr.',
  },
];

/** One warning per grader of a suite and kind, with a count. */
export function graderWarnings({ results, dryRun }: Report): Problem[] {
  if (dryRun) return [];
  const graded = results.flatMap((result) => {
    const scores = [...result.scores, ...(result.trials ?? []).flatMap((trial) => trial.scores)];
    return scores.length === 0 ? [] : { result, scores: scores.flatMap(withMembers) };
  });

  return DOUBTFUL.flatMap(({ explanation, isOfPasses, message, hint }) => {
    const isDoubtful = ({ score, reasoning }: GraderScore) =>
      reasoning?.endsWith(explanation) === true && (score > 0 || isOfPasses !== true);
    const doubts = graded.flatMap(({ result, scores }) =>
      [...new Set(scores.filter(isDoubtful).map(({ name }) => name))].map((grader) => ({ result, grader })),
    );
    const groups = grouped(doubts, ({ result, grader }) => [result.suiteFile, result.suite, grader]);
    return [...groups.values()].map((group): Problem => {
      const [{ result, grader }] = group;
      return {
        code: 'GRADER_INVALID',
        severity: 'warning',
        message: `${grader}: ${message} (${plural('test', group.length)} of ${result.suite})`,
        location: result.location,
        hint,
      };
    });
  });
}

/** A hint with its permissions in one line, for places without room for a block of YAML. */
export const permissionsInLine = (hint: string): string =>
  hint.replaceAll(
    /:\n +permissions:((?:\n {4}.+)+)/g,
    (_, list: string) => `: ${list.trim().split(/\n +/).join(', ')}`,
  );
