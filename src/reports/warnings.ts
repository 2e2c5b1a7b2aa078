import type { Problem } from '../model/errors.ts';
import { scoreNotes, withMembers } from '../model/run/grade.ts';
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

const PRINT_JSON = 'Print only a JSON object with a "score" to stdout.';

/** Scores that may differ from the intention of the grader's author, by the explanation that ends their reasoning, and what to do. */
const DOUBTFUL: Readonly<Record<keyof typeof scoreNotes, string>> = {
  nothingExpected: 'Name the expected calls. "mode: subset" with "expected: []" forbids all calls.',
  noJson: PRINT_JSON,
  lastLine: PRINT_JSON,
  ownError: 'Fix the grader: its error says nothing about the answer.',
  noScore: PRINT_JSON,
  contradiction: 'Print one of them, or both with the same meaning.',
  amongLines: PRINT_JSON,
};

/** Of a score that was turned round, they are no reason to doubt. */
const OF_PASSES: readonly string[] = [scoreNotes.nothingExpected, scoreNotes.noJson];

/** One warning per grader of a suite and kind, with a count. */
export function graderWarnings({ results, dryRun }: Report): Problem[] {
  if (dryRun) return [];
  const graded = results.map((result) => {
    const scores = [...result.scores, ...(result.trials ?? []).flatMap((trial) => trial.scores)];
    return { result, scores: scores.flatMap(withMembers) };
  });
  return Object.entries(DOUBTFUL).flatMap(([note, hint]) => {
    const explanation = scoreNotes[note as keyof typeof scoreNotes];
    const doubts = graded.flatMap(({ result, scores }) => {
      const doubtful = scores.filter(
        ({ score, reasoning }) => reasoning?.endsWith(explanation) && (score > 0 || !OF_PASSES.includes(explanation)),
      );
      return [...new Set(doubtful.map(({ name }) => name))].map((grader) => ({ result, grader }));
    });
    const groups = grouped(doubts, ({ result, grader }) => [result.suiteFile, result.suite, grader]);
    return [...groups.values()].map((group): Problem => {
      const [{ result, grader }] = group;
      return {
        code: 'GRADER_INVALID',
        severity: 'warning',
        message: `${grader}: ${explanation.replace(/\.$/, '')} (${plural('test', group.length)} of ${result.suite})`,
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
