import type { Problem } from '../model/errors.ts';
import type { FinishReason } from '../model/run/outcome.ts';
import type { TestResult } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';
import { grouped } from '../shared/grouped.ts';
import { cutEnd, plural } from '../shared/text.ts';
import { finishWords } from './marks.ts';

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
  return [
    ...grouped(answers, ({ result: { suiteFile, suite, target }, reason }) => [
      suiteFile,
      suite,
      target,
      reason,
    ]).values(),
  ].map((own): Problem => {
    const [{ result, reason }] = own;
    const names = own.slice(0, MAX_NAMES).map(({ result: { testId } }) => cutEnd(testId, MAX_NAME_LENGTH));
    const more = own.length > names.length ? ` and ${own.length - names.length} more` : '';
    return {
      code: 'ANSWER_INCOMPLETE',
      severity: 'warning',
      message: `The answer was ${finishWords[reason]} in ${plural('test', own.length)} of ${result.suite} on ${result.target}: ${names.join(', ')}${more}`,
      location: result.location,
      hint: HINTS[reason],
    };
  });
}

/** The counts of these answers and of refusals, for the line with all numbers. */
export const answerCounts = ({ results, dryRun }: Pick<Report, 'results' | 'dryRun'>): string[] =>
  COUNTS.flatMap(([words, reasons]) => {
    const count = (dryRun ? [] : results).filter((result) =>
      reasons.some((each) => reasonsOf(result).has(each)),
    ).length;
    return count === 0 ? [] : `${plural('answer', count)} ${words}`;
  });

const COUNTS: readonly (readonly [words: string, reasons: readonly FinishReason[]])[] = [
  ['cut off', ['length', 'turn_limit']],
  ['filtered', ['content_filter']],
  ['refused', ['refusal']],
  ['empty', ['reasoning_only', 'tool_calls', 'empty']],
];

/** The reasons of the graded answers of a test. An error says itself why there is no answer. */
function reasonsOf({ status, finishReason, trials }: TestResult): ReadonlySet<FinishReason> {
  const answers = trials ?? [{ status, finishReason }];
  return new Set(answers.flatMap((each) => (each.status === 'execution_error' ? [] : (each.finishReason ?? []))));
}
