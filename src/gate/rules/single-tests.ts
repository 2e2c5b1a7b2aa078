import type { TestAssessment } from '../../model/assessment.ts';
import type { Reason } from '../../model/verdict.ts';
import { plural } from '../../shared/text.ts';
import { ofTest, type Rule, suiteKeyOfTest, suitesWithDoubtfulBaseline } from '../facts.ts';
import { names, pValue } from '../wording.ts';
import { NEWEST } from './suite-drops.ts';

/** Single tests that fail unexpectedly, and quarantine that is over. */
export const singleTests: Rule = ({ assessment }) => {
  const { tests } = assessment;
  const doubtful = suitesWithDoubtfulBaseline(assessment);
  return [
    ...inState(tests, 'regressed').map((test) => regressed(test, doubtful.has(suiteKeyOfTest(test)))),
    ...inState(tests, 'fails-on-base').map(failsOnBase),
    ...suspected(inState(tests, 'suspected')),
    ...expiredQuarantine(tests),
  ];
};

const inState = (tests: readonly TestAssessment[], wanted: TestAssessment['state']): TestAssessment[] =>
  tests.filter(({ state }) => state === wanted);

function regressed(test: TestAssessment, isDoubtful: boolean): Reason {
  const note = test.uncontrolled ? '; not checked against the base commit' : '';
  const message = `${named(test)} regressed: ${numbers(test)}${note}`;
  const of = { rule: 'regression' as const, ...ofTest(test) };
  return isDoubtful
    ? { ...of, kind: 'inconclusive', message: `${message}; ${NEWEST}`, short: `${test.testId} fails, but ${NEWEST}` }
    : { ...of, kind: 'fail', message, short: test.testId };
}

function failsOnBase(test: TestAssessment): Reason {
  const { control } = test;
  const onBase = `the base commit fails too (${control?.passes ?? 0} of ${control?.trials ?? 0} trials passed)`;
  return {
    rule: 'regression',
    kind: 'inconclusive',
    message: `${named(test)} fails: ${numbers(test)}; ${onBase}`,
    short: `${test.testId} fails on the base commit too`,
    ...ofTest(test),
  };
}

function suspected(tests: readonly TestAssessment[]): Reason[] {
  const [first] = tests;
  if (first === undefined) return [];
  if (tests.length === 1) {
    const message = `${named(first)} fails unexpectedly, and was not confirmed: ${numbers(first)}`;
    return [{ rule: 'regression', kind: 'warn', message, ...ofTest(first) }];
  }
  const message = `${tests.length} tests fail unexpectedly, and were not confirmed: ${names(tests.map(({ testId }) => testId))}`;
  return [{ rule: 'regression', kind: 'warn', message }];
}

function expiredQuarantine(tests: readonly TestAssessment[]): Reason[] {
  const expired = [...new Set(tests.filter(({ quarantine }) => quarantine?.expired).map(({ testId }) => testId))];
  if (expired.length === 0) return [];
  const message = `The quarantine of ${plural('test', expired.length)} has expired: ${names(expired)}. Fix the tests, or extend or remove their entries`;
  return [{ rule: 'quarantine', kind: 'warn', message }];
}

const named = ({ testId, suite, target }: TestAssessment): string => `${testId} of ${suite} on ${target}`;

function numbers({ base, now, fresh, p }: TestAssessment): string {
  const parts = [
    `${now?.passes ?? 0} of ${now?.trials ?? 0} planned trials`,
    fresh && `${fresh.passes} of ${fresh.trials} fresh trials`,
    `${base?.passes ?? 0} of ${base?.trials ?? 0} baseline trials passed`,
  ].filter((part) => part !== undefined);
  return `${parts.join(', ')}${p === undefined ? '' : ` (${pValue(p)})`}`;
}
