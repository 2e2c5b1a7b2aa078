import { resultKey } from '../../model/run/result.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { plural } from '../../shared/text.ts';
import { bySuite, ofTest, type Rule, suiteKeyOfTest, suitesWithDoubtfulBaseline } from '../facts.ts';
import { pValue, suiteOn } from '../wording.ts';
import { NEWEST } from './suite-drops.ts';

/** Single tests that fail unexpectedly, and quarantine that is over. */
export const singleTests: Rule = ({ assessment, run, lacksConfirmCommand }) => {
  const { tests } = assessment;
  const unconfirmed = new Set(run.unconfirmed?.map(resultKey));
  const doubtful = suitesWithDoubtfulBaseline(assessment);
  return [
    ...inState(tests, 'regressed').map((test) => regressed(test, doubtful.has(suiteKeyOfTest(test)))),
    ...inState(tests, 'fails-on-base').map(failsOnBase),
    ...suspected(inState(tests, 'suspected'), unconfirmed, lacksConfirmCommand),
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

/** A run that could not complete a confirmation is undecided. A run that confirms nothing only warns. */
const suspected = (
  tests: readonly TestAssessment[],
  unconfirmed: ReadonlySet<string>,
  lacksCommand: boolean,
): Reason[] => [
  ...suspectedAs(
    'inconclusive',
    tests.filter((test) => unconfirmed.has(resultKey(test))),
    'a budget or errors ended the re-runs that were to confirm it',
  ),
  ...suspectedAs(
    'warn',
    tests.filter((test) => !unconfirmed.has(resultKey(test))),
    lacksCommand ? COMMAND_MISSING : 'not re-run often enough to confirm it',
  ),
];

const COMMAND_MISSING = 'not re-run, because confirm-command is not set';

function suspectedAs(kind: 'inconclusive' | 'warn', tests: readonly TestAssessment[], why: string): Reason[] {
  return bySuite(tests).map(({ tests: own, suite, ids, location }) => {
    const [first] = own;
    const isOne = own.length === 1;
    const [what, details] = isOne
      ? [`${named(first)} fails`, numbers({ ...first, p: undefined })]
      : [`${own.length} tests of ${suite} fail`, ids];
    const next =
      why === COMMAND_MISSING
        ? `; set confirm-command to re-run ${isOne ? 'it' : 'them'}`
        : ', and could not be re-run to confirm it';
    const short = `${isOne ? `${first.testId} fails` : what} unexpectedly${next}`;
    return { rule: 'regression', kind, message: `${what} unexpectedly (${why}): ${details}`, short, ...location };
  });
}

function expiredQuarantine(tests: readonly TestAssessment[]): Reason[] {
  return bySuite(tests.filter(({ quarantine }) => quarantine?.expired)).map(({ tests: own, suite, ids, location }) => {
    const message = `The quarantine of ${plural('test', own.length)} of ${suite} has expired: ${ids}. Fix the tests, or extend or remove their entries`;
    return { rule: 'quarantine', kind: 'warn', message, ...location };
  });
}

const named = (test: TestAssessment): string => `${test.testId} of ${suiteOn(test)}`;

function numbers({ base, now, reruns, p }: TestAssessment): string {
  const parts = [
    `${now?.passes ?? 0} of ${now?.trials ?? 0} planned trials`,
    reruns && `${reruns.passes} of ${reruns.trials} re-runs`,
    `${base?.passes ?? 0} of ${base?.trials ?? 0} baseline trials passed`,
  ].filter((part) => part !== undefined);
  return `${parts.join(', ')}${p === undefined ? '' : ` (${pValue(p)})`}`;
}
