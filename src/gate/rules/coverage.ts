import type { TestAssessment } from '../../model/assessment.ts';
import type { Reason } from '../../model/verdict.ts';
import { plural } from '../../shared/text.ts';
import { ofTest, type Rule } from '../facts.ts';
import { mostlyFails } from '../sides.ts';
import { names } from '../wording.ts';

/** Tests that cannot be compared: new and changed ones that fail are named, removed tests and suites are counted. */
export const coverage: Rule = ({ assessment: { tests, absentSuites = [] } }) => [
  ...uncomparedFailures(tests),
  ...removedTests(tests),
  ...removedSuites(absentSuites.filter(({ why }) => why === 'removed').map(({ suite }) => suite)),
];

/** A new or changed test whose planned trials mostly fail, or any failing test where there is no baseline. */
export const isUncomparedFailure = ({ state, base, now }: TestAssessment): boolean =>
  now !== undefined &&
  mostlyFails(now) &&
  (state === 'new' || state === 'changed' || (state === 'failing' && base === undefined));

function uncomparedFailures(tests: readonly TestAssessment[]): Reason[] {
  const failing = tests.filter(isUncomparedFailure);
  const [first] = failing;
  if (first === undefined) return [];
  const list = names(failing.map(({ testId }) => testId));
  const message = `${plural('test', failing.length)} without a baseline to compare with ${failing.length === 1 ? 'fails' : 'fail'}: ${list}`;
  return [{ rule: 'coverage', kind: 'warn', message, ...(failing.length === 1 && ofTest(first)) }];
}

function removedTests(tests: readonly TestAssessment[]): Reason[] {
  const removed = tests.filter(({ state }) => state === 'removed').map(({ testId }) => testId);
  if (removed.length === 0) return [];
  const message = `${plural('test', removed.length)} of the baseline ${removed.length === 1 ? 'was' : 'were'} removed: ${names(removed)}`;
  return [{ rule: 'coverage', kind: 'warn', message }];
}

function removedSuites(suites: readonly string[]): Reason[] {
  if (suites.length === 0) return [];
  const message = `${plural('suite', suites.length)} of the baseline ${suites.length === 1 ? 'was' : 'were'} removed: ${names(suites)}`;
  return [{ rule: 'coverage', kind: 'warn', message }];
}
