import * as z from 'zod';
import { defineGrader, type GraderKind } from '../../model/ports/grader.ts';
import { beginningOf, checked, endOf, namedAfterValue, quote, soughtText } from './text-check.ts';

/**
 * Whether the answer starts with a text, ends with it, or is exactly this text; surrounding white space does not count.
 */
export const wholeTextGraders: readonly GraderKind[] = [
  textGrader('starts-with', (answer, text) => answer.startsWith(text), ['starts with', 'does not start with']),
  textGrader('ends-with', (answer, text) => answer.endsWith(text), ['ends with', 'does not end with'], endOf),
  textGrader('equals', (answer, text) => answer === text, ['is', 'is not']),
];

function textGrader(
  type: string,
  holds: (answer: string, text: string) => boolean,
  [yes, no]: readonly [string, string],
  excerptOf = beginningOf,
): GraderKind {
  return defineGrader({
    type,
    // White space around it does not count, so of a blank text nothing is left.
    options: () => z.object({ value: soughtText().refine((text) => text.trim() !== '', 'must not be blank') }),
    nameFor: namedAfterValue(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const passed = holds(answer.trim(), value.trim());
        const text = `The answer ${passed ? yes : no} ${quote(value.trim())}`;
        return checked({ passed, text, evidence: excerptOf(answer) });
      },
    }),
  });
}
