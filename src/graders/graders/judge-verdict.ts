import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';

/** Passes if its only member, a judge, gives the expected verdict. Not for suites: only tests of judges have it. */
export const judgeVerdict = defineGrader({
  type: 'judge-verdict',
  options: () => z.object({ expected: z.enum(['pass', 'fail']), negated: z.boolean() }),
  create: ({ expected, negated }, { members: [judge] }) => ({
    async grade(submission, signal) {
      if (judge === undefined) return { kind: 'undecided', reason: 'There is no judge to test' };
      const score = await judge.grade(submission, signal);
      if (score.verdict === 'skip') {
        const reason = score.assertions[0]?.text ?? 'The judge could not judge';
        return { kind: 'undecided', reason, scores: [score] };
      }
      const said = (score.verdict === 'pass') === negated ? 'fail' : 'pass';
      const passed = said === expected;
      const text = `The judge says ${said}, people say ${expected}`;
      return { kind: 'scored', score: passed ? 1 : 0, assertions: [{ text, passed }], scores: [score] };
    },
  }),
});
