import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { plural } from '../../shared/text.ts';
import { bySuite, newlySkipped, type Rule } from '../facts.ts';
import { mostlyFails } from '../sides.ts';
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
