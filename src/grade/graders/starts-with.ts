import * as z from 'zod';
import { defineGrader } from '../../model/grader.ts';
import { beginningOf, checked, namedAfterValue, quote, soughtText } from './text-check.ts';

/** Whether the answer starts with this text; blanks around both do not count. */
export const startsWith = defineGrader({
  type: 'starts-with',
  options: () => z.object({ value: soughtText() }),
  nameFor: namedAfterValue('starts-with'),
  create: ({ value }) => ({
    async grade({ answer }) {
      const passed = answer.trim().startsWith(value.trim());
      const text = `The answer ${passed ? 'starts' : 'does not start'} with ${quote(value.trim())}`;
      return checked({ passed, text, evidence: beginningOf(answer) });
    },
  }),
});
