import * as z from 'zod';
import { defineProvider, recordingTraits } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';

/** Answers with stored texts, by the id of the test. Not for targets files: only tests of judges have such a target. */
export const storedAnswer = defineProvider({
  type: 'stored-answer',
  ...recordingTraits,
  options: () => z.object({ answers: z.record(z.string(), z.string()) }),
  create: ({ answers }) => ({
    async ask({ testId }, signal) {
      if (signal.aborted) return failed('cancelled', 'Stopped before the answer was read.');
      const content = Object.hasOwn(answers, testId) ? answers[testId] : undefined;
      if (content === undefined) return failed('config', `No answer is stored for the test "${testId}".`);
      return { kind: 'answered', response: { messages: [{ role: 'assistant', content }], answerOnly: true } };
    },
  }),
});
