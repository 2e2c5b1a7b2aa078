import { capitalized, cutEnd, plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { mostlyFails } from '../compared-suites.ts';
import { bySuite, newlySkipped, type Rule } from '../facts.ts';
import { names, suiteOn } from '../wording.ts';

/** Tests that cannot be compared: new and changed ones that fail, removed and newly skipped ones, and removed suites. */
export const coverage: Rule = (facts) => {
  const { tests, absentSuites = [] } = facts.assessment;
  const removed = tests.filter(({ state }) => state === 'removed');
  return [
    ...uncomparedFailures(tests),
    ...lostTests(removed, 'removed'),
    // A test that fails is skipped as easily as it is removed.
    ...lostTests(newlySkipped(facts), 'skipped'),
    ...removedSuites(absentSuites.filter(({ why }) => why === 'removed').map(suiteOn)),
  ];
};

/** A new or changed test whose planned trials mostly fail, or any failing test where there is no baseline. */
export const isUncomparedFailure = ({ state, base, now }: TestAssessment): boolean =>
  now !== undefined &&
  mostlyFails(now) &&
  (state === 'new' || state === 'changed' || (state === 'failing' && base === undefined));

function uncomparedFailures(tests: readonly TestAssessment[]): Reason[] {
  return bySuite(tests.filter(isUncomparedFailure)).map(({ tests: own, suite, ids, location }) => {
    const verb = own.length === 1 ? 'fails' : 'fail';
    const message = `${plural('test', own.length)} of ${suite} ${verb} and cannot be compared with a baseline: ${ids}`;
    return { rule: 'coverage', kind: 'warn', message, ...location };
  });
}

function lostTests(tests: readonly TestAssessment[], how: 'removed' | 'skipped'): Reason[] {
  return bySuite(tests).map(({ tests: own, suite, ids, location }) => {
    const were = own.length === 1 ? 'was' : 'were';
    const message = `${plural('test', own.length)} of ${suite} ${were} ${how}: ${ids}`;
    return { rule: 'coverage', kind: 'warn', message, ...location };
  });
}

function removedSuites(suites: readonly string[]): Reason[] {
  if (suites.length === 0) return [];
  const message = `${plural('suite', suites.length)} of the baseline ${suites.length === 1 ? 'was' : 'were'} removed: ${names(suites)}`;
  return [{ rule: 'coverage', kind: 'warn', message }];
}

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
