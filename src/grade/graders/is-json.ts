import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { defineGrader } from '../../model/ports/grader.ts';
import { beginningOf, checked } from './text-check.ts';

/** Whether the whole answer is JSON. A bare number is; JSON inside a code fence is not. */
export const isJson = defineGrader({
  type: 'is-json',
  options: () => z.object({}),
  create: () => ({
    async grade({ answer }) {
      const complaint = complaintOf(answer);
      const passed = complaint === undefined;
      const text = passed ? 'The answer is valid JSON' : `The answer is not valid JSON: ${complaint}`;
      return checked({ passed, text, evidence: beginningOf(answer) });
    },
  }),
});

function complaintOf(answer: string): string | undefined {
  try {
    JSON.parse(answer);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
