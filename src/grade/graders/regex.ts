import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import type { MatchResult, Pattern } from '../../model/ports/matcher.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { never } from '../../shared/never.ts';
import { beginningOf, checked, namedAfterValue, soughtText } from './text-check.ts';

const options = () =>
  z
    .object({ value: soughtText(), flags: z.string('must be text').default('') })
    .superRefine(({ value, flags }, context) => {
      const badFlags = complaintAbout({ source: '', flags });
      const complaint = badFlags ?? complaintAbout({ source: value, flags });
      if (complaint === undefined) return;
      const message = `is not a valid JavaScript regular expression: ${complaint}`;
      context.addIssue({ code: 'custom', path: [badFlags === undefined ? 'value' : 'flags'], message });
    });

/** Whether a JavaScript regular expression matches anywhere in the answer. */
export const regex = defineGrader({
  type: 'regex',
  options,
  nameFor: namedAfterValue('regex', 30),
  create: ({ value: source, flags }, { matcher }) => ({
    async grade({ answer }, signal) {
      const pattern = { source, flags };
      return replyTo(await matcher.matches(pattern, answer, signal), pattern, answer);
    },
  }),
});

/** Why a pattern cannot be used, in the engine's words; `undefined` when it can. */
function complaintAbout({ source, flags }: Pattern): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function replyTo(result: MatchResult, { source, flags }: Pattern, answer: string): GraderReply {
  switch (result.kind) {
    case 'matched': {
      const text = `The answer ${result.matched ? 'matches' : 'does not match'} /${source}/${flags}`;
      return checked({ passed: result.matched, text, evidence: beginningOf(answer) });
    }
    case 'tooLong':
      return {
        kind: 'undecided',
        reason: `Matching /${source}/${flags} took longer than ${result.afterMs / 1000} s and was stopped. ${ADVICE}`,
      };
    case 'cancelled':
      return { kind: 'undecided', reason: 'The check was cancelled' };
    default:
      return never(result);
  }
}

const ADVICE = 'The usual reason is a repetition within a repetition, as in (a+)+: write a+ instead.';
