import type { Reason } from '../../model/verdict/verdict.ts';
import { grouped } from '../../shared/grouped.ts';
import { capitalized, cutEnd, plural } from '../../shared/text.ts';
import type { Rule } from '../facts.ts';
import { names, suiteOn } from '../wording.ts';

const MAX_ERROR_LENGTH = 300;

/** Tests that a fallback target answered: they say nothing about the target of their suite. */
export const fallbacks: Rule = ({ run }) => {
  const answered = run.results.filter(({ targetUsed, trials = [] }) => {
    return targetUsed !== undefined || trials.some((trial) => trial.targetUsed !== undefined);
  });
  return [...grouped(answered, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()].map(
    (own): Reason => {
      const [{ suite, suiteFile: file, target }] = own;
      const used = new Set(
        own.flatMap((test) => [test, ...(test.trials ?? [])]).flatMap((each) => each.targetUsed ?? []),
      );
      const ids = names([...new Set(own.map(({ testId }) => testId))]);
      const who = `${used.size === 1 ? 'the fallback target' : 'the fallback targets'} ${names([...used])}`;
      const short = `${capitalized(who)} answered ${plural('test', own.length)} of ${suiteOn({ suite, target })}`;
      const error = own.find((test) => test.targetError !== undefined)?.targetError;
      const why = error === undefined ? '' : `. ${target} did not answer: ${cutEnd(error, MAX_ERROR_LENGTH)}`;
      const message = `${short}, which are no evidence of ${target}: ${ids}${why}`;
      return { rule: 'fallback', kind: 'warn', message, short, suite, file, target };
    },
  );
};
