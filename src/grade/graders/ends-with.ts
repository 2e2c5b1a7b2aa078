import * as z from 'zod';
import { defineGrader } from '../../model/grader.ts';
import { checked, endOf, namedAfterValue, quote, soughtText } from './text-check.ts';

/** Whether the answer ends with this text; blanks around both do not count. */
export const endsWith = defineGrader({
  type: 'ends-with',
  options: () => z.object({ value: soughtText() }),
  nameFor: namedAfterValue('ends-with'),
  create: ({ value }) => ({
    async grade({ answer }) {
      const passed = answer.trim().endsWith(value.trim());
      const text = `The answer ${passed ? 'ends' : 'does not end'} with ${quote(value.trim())}`;
      return checked({ passed, text, evidence: endOf(answer) });
    },
  }),
});
