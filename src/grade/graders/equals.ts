import * as z from 'zod';
import { defineGrader } from '../../model/grader.ts';
import { beginningOf, checked, namedAfterValue, quote, soughtText } from './text-check.ts';

/** Whether the answer is exactly this text; blanks around both do not count. */
export const equals = defineGrader({
  type: 'equals',
  options: () => z.object({ value: soughtText() }),
  nameFor: namedAfterValue('equals'),
  create: ({ value }) => ({
    async grade({ answer }) {
      const passed = answer.trim() === value.trim();
      const text = `The answer ${passed ? 'is' : 'is not'} ${quote(value.trim())}`;
      return checked({ passed, text, evidence: beginningOf(answer) });
    },
  }),
});
