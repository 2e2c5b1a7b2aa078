import { resolve } from 'node:path';
import { aWarning, userError } from '../../model/errors.ts';
import type { Plan } from '../../model/run/plan.ts';
import type { Target } from '../../model/suite/target.ts';
import { plural } from '../../model/text/text.ts';
import type { TranscriptEntry } from '../../providers/providers/transcript.ts';
import { shownPath } from '../../suites/references/shown-path.ts';

/** The target of a transcript: no target of a targets file is called. */
export const transcriptTarget = (path: string, cwd: string): Target => ({
  name: 'transcript',
  resolvedName: 'transcript',
  provider: 'transcript',
  options: { file: resolve(cwd, path), order: [] },
  fallbackTargets: [],
  batching: false,
  location: { file: shownPath(resolve(cwd, path), cwd), line: 1, column: 1 },
});

/**
 * The plan with each test given the conversation at its position. Throws a `UserError` unless there are equally many.
 * Each test has one trial: a second one would grade the same conversation.
 */
export function planOnTranscript({ steps, requirements }: Plan, entries: readonly TranscriptEntry[]) {
  const order = steps.map(({ test }) => test.id);
  if (order.length !== entries.length) {
    const counts = `${plural('conversation', entries.length)} for ${plural('test', order.length)}`;
    throw userError('INPUT_INVALID', `The transcript has ${counts}; each test is graded with the one at its position`, {
      hint: 'Select the tests that it was recorded for, in the same order.',
    });
  }
  const misplaced = entries.findIndex(({ testId }, index) => testId !== order[index] && order.includes(testId));
  const warning = (message: string) => aWarning('UNUSED', message);
  const hasTrials = steps.some((step) => step.kind !== 'broken' && step.trials.count > 1);
  return {
    plan: {
      requirements,
      steps: steps.map((step) =>
        step.kind === 'broken'
          ? step
          : {
              ...step,
              trials: { ...step.trials, count: 1 },
              target: { ...step.target, options: { ...step.target.options, order } },
            },
      ),
    },
    warnings: [
      ...(hasTrials ? [warning('Each test has one trial, because a transcript has one conversation per test')] : []),
      ...(misplaced === -1
        ? []
        : [
            warning(
              `The transcript has another order of tests: the conversation of "${entries[misplaced]?.testId}" is graded as "${order[misplaced]}"`,
            ),
          ]),
    ],
  };
}
