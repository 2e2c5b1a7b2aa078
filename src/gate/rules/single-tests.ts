import { type RunResult, resultKey } from '../../model/run/result.ts';
import { plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { bySuite, type NotRerun, ofTest, type Rule, suiteKeyOfTest, suitesWithDoubtfulBaseline } from '../facts.ts';
import { names, pValue, suiteOn } from '../wording.ts';
import { NEWEST } from './suite-drops.ts';

/** Single tests that fail unexpectedly, and quarantine that is over. */
export const singleTests: Rule = ({ assessment, run, notRerun }) => {
  const { tests } = assessment;
  const doubtful = suitesWithDoubtfulBaseline(assessment);
  return [
    ...inState(tests, 'regressed').map((test) => regressed(test, doubtful.has(suiteKeyOfTest(test)))),
    ...inState(tests, 'fails-on-base').map(failsOnBase),
    ...suspected(inState(tests, 'suspected'), run, notRerun),
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
function suspected(
  tests: readonly TestAssessment[],
  { unconfirmed = [] }: Pick<RunResult, 'unconfirmed'>,
  notRerun: NotRerun | undefined,
): Reason[] {
  const causes = new Map(unconfirmed.map((test) => [resultKey(test), test.why]));
  const isOpen = (test: TestAssessment) => causes.has(resultKey(test));
  const open = grouped(tests.filter(isOpen), (test) => [causes.get(resultKey(test))]);
  const others = tests.filter((test) => !isOpen(test));
  return [
    ...[...open.values()].flatMap((own) => suspectedAs('inconclusive', own, openCause(causes.get(resultKey(own[0]))))),
    ...suspectedAs('warn', others, notRerunCause(notRerun)),
  ];
}

/** Why suspected regressions were not confirmed: in their message, and at the end of its short form. */
interface Cause {
  readonly why: string;
  short(them: string): string;
}

const openCause = (why: string | undefined): Cause => ({
  why: why ?? 'a budget or errors ended the re-runs that were to confirm it',
  short: () => `, and could not be re-run to confirm it${why === undefined ? '' : ` (${why})`}`,
});

const notRerunCause = (notRerun: NotRerun | undefined): Cause => ({
  why: notRerun === undefined ? 'not re-run often enough to confirm it' : `not re-run, because ${notRerun.why}`,
  short: (them) =>
    notRerun?.setting === undefined
      ? ', without re-runs that confirm it'
      : `; set ${notRerun.setting} to re-run ${them}`,
});

function suspectedAs(kind: 'inconclusive' | 'warn', tests: readonly TestAssessment[], { why, short }: Cause): Reason[] {
  return bySuite(tests).map(({ tests: own, suite, ids, location }) => {
    const [first] = own;
    const isOne = own.length === 1;
    const [what, details, who, them] = isOne
      ? [`${named(first)} fails`, numbers({ ...first, p: undefined }), `${first.testId} fails`, 'it']
      : [
          `${own.length} tests of ${suite} fail`,
          ids,
          `${names(own.map(({ testId }) => testId).sort(), 3)} fail`,
          'them',
        ];
    const message = `${what} unexpectedly (${why}): ${details}`;
    return { rule: 'regression', kind, message, short: `${who} unexpectedly${short(them)}`, ...location };
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
