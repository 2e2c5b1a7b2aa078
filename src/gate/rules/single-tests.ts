import type { TestAssessment } from '../../model/assessment.ts';
import type { Reason } from '../../model/verdict.ts';
import { plural } from '../../shared/text.ts';
import { bySuite, ofTest, type Rule, suiteKeyOfTest, suitesWithDoubtfulBaseline } from '../facts.ts';
import { pValue } from '../wording.ts';
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
  return bySuite(tests).map(({ tests: own, suite, ids, place }) => {
    const [first] = own;
    const message =
      own.length === 1
        ? `${named(first)} fails unexpectedly, and was not re-run often enough to confirm it: ${numbers({ ...first, p: undefined })}`
        : `${own.length} tests of ${suite} fail unexpectedly, and were not re-run often enough to confirm it: ${ids}`;
    return { rule: 'regression', kind: 'warn', message, ...place };
  });
}

function expiredQuarantine(tests: readonly TestAssessment[]): Reason[] {
  return bySuite(tests.filter(({ quarantine }) => quarantine?.expired)).map(({ tests: own, suite, ids, place }) => {
    const message = `The quarantine of ${plural('test', own.length)} of ${suite} has expired: ${ids}. Fix the tests, or extend or remove their entries`;
    return { rule: 'quarantine', kind: 'warn', message, ...place };
  });
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
