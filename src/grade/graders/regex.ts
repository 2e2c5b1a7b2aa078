import * as z from 'zod';
import { defineGrader } from '../../model/grader.ts';
import { matchesPattern, patternComplaint } from '../matches-pattern.ts';
import { beginningOf, checked, namedAfterValue, soughtText } from './text-check.ts';

const options = z
  .object({ value: soughtText, flags: z.string('must be text').default('') })
  .superRefine(({ value, flags }, context) => {
    const badFlags = patternComplaint({ source: '', flags });
    const complaint = badFlags ?? patternComplaint({ source: value, flags });
    if (complaint === undefined) return;
    const message = `is not a regular expression that JavaScript takes: ${complaint}`;
    context.addIssue({ code: 'custom', path: [badFlags === undefined ? 'value' : 'flags'], message });
  });

/** Whether a JavaScript regular expression matches anywhere in the answer. */
export const regex = defineGrader({
  type: 'regex',
  options,
  nameFor: namedAfterValue('regex', 30),
  create: ({ value, flags }) => ({
    async grade({ answer }, signal) {
      const passed = await matchesPattern({ source: value, flags }, answer, signal);
      const text = `The answer ${passed ? 'matches' : 'does not match'} /${value}/${flags}`;
      return checked({ passed, text, evidence: beginningOf(answer) });
    },
  }),
});
