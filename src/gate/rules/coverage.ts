import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { plural } from '../../shared/text.ts';
import { bySuite, type Rule } from '../facts.ts';
import { mostlyFails } from '../sides.ts';
import { names, suiteOn } from '../wording.ts';

/** Tests that cannot be compared: new and changed ones that fail are named, removed tests and suites are counted. */
export const coverage: Rule = ({ assessment: { tests, absentSuites = [] } }) => [
  ...uncomparedFailures(tests),
  ...removedTests(tests),
  ...removedSuites(absentSuites.filter(({ why }) => why === 'removed').map(suiteOn)),
];

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

function removedTests(tests: readonly TestAssessment[]): Reason[] {
  return bySuite(tests.filter(({ state }) => state === 'removed')).map(({ tests: own, suite, ids, location }) => {
    const message = `${plural('test', own.length)} of ${suite} ${own.length === 1 ? 'was' : 'were'} removed: ${ids}`;
    return { rule: 'coverage', kind: 'warn', message, ...location };
  });
}

function removedSuites(suites: readonly string[]): Reason[] {
  if (suites.length === 0) return [];
  const message = `${plural('suite', suites.length)} of the baseline ${suites.length === 1 ? 'was' : 'were'} removed: ${names(suites)}`;
  return [{ rule: 'coverage', kind: 'warn', message }];
}
