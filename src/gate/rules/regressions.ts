import { resultKey } from '../../model/run/result-keys.ts';
import { signedPoints } from '../../model/text/percentage-points.ts';
import { plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { bySuite, ofSuite, ofTest, type Rule, suitesWithDoubtfulBaseline } from '../rule.ts';
import {
  drop,
  dropWithP,
  names,
  percent,
  percentAbove,
  percentagePoints,
  pValue,
  smallDrop,
  suiteOn,
} from '../wording.ts';

/** A finding against a baseline whose newest run is set aside decides nothing. */
const NEWEST = 'the newest baseline run is far below the others, so the base branch may have changed';

type RegressionReason = Omit<Reason, 'kind' | 'short'> & { readonly short: string };

/** A finding fails the run, unless its baseline is doubtful; `doubt` is then its short form. */
const failing = (finding: RegressionReason, isDoubtful: boolean, doubt = `${finding.short}, but ${NEWEST}`): Reason =>
  isDoubtful
    ? { ...finding, kind: 'inconclusive', message: `${finding.message}; ${NEWEST}`, short: doubt }
    : { ...finding, kind: 'fail' };

const unchecked = ({ uncontrolled }: { readonly uncontrolled?: true | undefined }): string =>
  uncontrolled ? '; not checked against the base commit' : '';

/** Single tests that fail unexpectedly, and quarantine that is over. */
export const singleTests: Rule = ({ assessment, run: { unconfirmed = [] }, notRerun }) => {
  const { tests } = assessment;
  const isDoubtful = suitesWithDoubtfulBaseline(assessment);
  const inState = (wanted: TestAssessment['state']) => tests.filter(({ state }) => state === wanted);
  // A run that could not complete a confirmation is undecided. A run that confirms nothing only warns.
  const causes = new Map(unconfirmed.map((test) => [resultKey(test), test.why]));
  const isOpen = (test: TestAssessment) => causes.has(resultKey(test));
  const suspected = inState('suspected');
  const open = grouped(suspected.filter(isOpen), (test) => [causes.get(resultKey(test))]);
  return [
    ...inState('regressed').map((test) => {
      const message = `${named(test)} regressed: ${numbers(test)}${unchecked(test)}`;
      const finding: RegressionReason = { rule: 'regression', ...ofTest(test), message, short: test.testId };
      return failing(finding, isDoubtful(ofTest(test)), `${test.testId} fails, but ${NEWEST}`);
    }),
    ...inState('fails-on-base').map((test): Reason => {
      const { control } = test;
      const onBase = `the base commit fails too (${control?.passes ?? 0} of ${control?.trials ?? 0} trials passed)`;
      const short = `${test.testId} fails on the base commit too`;
      const message = `${named(test)} fails: ${numbers(test)}; ${onBase}`;
      return { rule: 'regression', kind: 'inconclusive', message, short, ...ofTest(test) };
    }),
    ...[...open.values()].flatMap((group) => {
      const why = causes.get(resultKey(group[0]));
      const end = `, and could not be re-run to confirm it${why === undefined ? '' : ` (${why})`}`;
      return unexpected(
        'inconclusive',
        group,
        why ?? 'a budget, errors or --bail ended the re-runs that were to confirm it',
        () => end,
      );
    }),
    ...unexpected(
      'warn',
      suspected.filter((test) => !isOpen(test)),
      notRerun === undefined ? 'not re-run often enough to confirm it' : `not re-run, because ${notRerun.why}`,
      (them) =>
        notRerun?.setting === undefined
          ? ', without re-runs that confirm it'
          : `; set ${notRerun.setting} to re-run ${them}`,
    ),
    ...bySuite(tests.filter(({ quarantine }) => quarantine?.expired)).map(
      ({ tests: suiteTests, suite, ids, location }): Reason => {
        const message = `The quarantine of ${plural('test', suiteTests.length)} of ${suite} has expired: ${ids}. Fix the tests, or extend or remove their entries`;
        return { rule: 'quarantine', kind: 'warn', message, ...location };
      },
    ),
  ];
};

/** Suspected regressions of each suite that were not confirmed: why, in the message, and at the end of its short form. */
function unexpected(
  kind: 'inconclusive' | 'warn',
  tests: readonly TestAssessment[],
  why: string,
  end: (them: string) => string,
): Reason[] {
  return bySuite(tests).map(({ tests: suiteTests, suite, ids, location }) => {
    const [first, ...others] = suiteTests;
    const shown = names(suiteTests.map(({ testId }) => testId).sort(), 3);
    const [what, details, who, them] =
      others.length === 0
        ? [`${named(first)} fails`, numbers({ ...first, p: undefined }), `${first.testId} fails`, 'it']
        : [`${suiteTests.length} tests of ${suite} fail`, ids, `${shown} fail`, 'them'];
    const message = `${what} unexpectedly (${why}): ${details}`;
    return { rule: 'regression', kind, message, short: `${who} unexpectedly${end(them)}`, ...location };
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

/** Tests whose re-runs are too many failures in all, although none of them may be decided alone. */
export const failingTogether: Rule = ({ assessment }) => {
  const isDoubtful = suitesWithDoubtfulBaseline(assessment);
  return (assessment.failingTogether ?? []).flatMap((joint): Reason[] => {
    const { finding, suites, tests, of: compared, base, reruns, p, controlDelta = 0 } = joint;
    const [only, ...others] = suites;
    const of = { rule: 'failing-together' as const, ...(only && others.length === 0 && ofSuite(only)) };
    const fail = `${tests} of ${plural('test', compared)} of ${names(suites.map(suiteOn))} fail together`;
    const counts = `${reruns.passes} of ${plural('re-run', reruns.trials)} passed, ${base.passes} of ${plural('baseline trial', base.trials)} did (${pValue(p)})`;
    if (finding === 'fails-on-base') {
      const onBase = `the base commit shows it too (${signedPoints(controlDelta)})`;
      const short = `${fail}; ${onBase}`;
      return [{ ...of, kind: 'inconclusive', message: `${fail}: ${counts}; ${onBase}`, short }];
    }
    if (finding !== 'fails') return [];
    const areDoubtful = suites.some(isDoubtful);
    const message = `${fail}: ${counts}${areDoubtful ? '' : unchecked(joint)}`;
    return [failing({ ...of, message, short: `${fail} (${pValue(p)})` }, areDoubtful)];
  });
};

export const suiteDrops: Rule = ({ assessment, settings: { maxDrop } }) => {
  const isDoubtful = suitesWithDoubtfulBaseline(assessment);
  return assessment.suites.flatMap((suite): Reason[] => {
    const of = { rule: 'suite-drop' as const, ...ofSuite(suite) };
    const dropped = `${suiteOn(suite)} dropped by ${dropWithP(suite)}`;
    switch (suite.finding) {
      case 'small-drop': {
        const within = `less than the limit of ${percentagePoints(maxDrop)} (max-drop)`;
        const short = `${suite.suite} dropped by ${smallDrop(suite, maxDrop)}, ${within}`;
        return [{ ...of, kind: 'warn', message: `${dropped}, ${within}`, short }];
      }
      case 'drop-on-base': {
        const message = `${dropped}; the base commit shows the drop too (${signedPoints(suite.controlDelta ?? 0)})`;
        return [{ ...of, kind: 'inconclusive', message, short: 'the base commit shows the same drop' }];
      }
      case 'drop': {
        const ids = suite.contributors.map(({ testId }) => testId);
        const contributors = ids.length === 0 ? '' : `; contributors: ${names(ids)}`;
        const message = `${dropped}${contributors}${unchecked(suite)}`;
        return [failing({ ...of, message, short: `${suite.suite} dropped by ${drop(suite)}` }, isDoubtful(suite))];
      }
      default:
        return [];
    }
  });
};

/** Cost and latency beyond their limits fail, unless the increase may be noise. A limit that could not be applied warns. */
export const increases: Rule = ({ assessment: { suites } }) =>
  suites.flatMap((suite) => {
    const reason = { rule: 'increase' as const, ...ofSuite(suite) };
    const exceeded = suite.increases.flatMap(({ of, share, p, ceiling, exceeded: isExceeded }): Reason[] => {
      if (!isExceeded || ceiling === undefined || p === undefined) return [];
      const grown = percentAbove(share, ceiling);
      const what = of === 'cost' ? `costs ${grown} more` : `is ${grown} slower`;
      const limit = `limit ${percent(ceiling)}`;
      const message = `${suiteOn(suite)} ${what} than the baseline (${limit}, ${pValue(p)})`;
      return [{ ...reason, kind: 'fail', message, short: `${suite.suite} ${what} (${limit})` }];
    });
    const unapplied = (suite.unappliedLimits ?? []).map(({ of, why }): Reason => {
      const unknown = `no test has a known ${of} both in this run and in the baseline`;
      const cause = why === 'zero' ? `the ${of} of its baseline is 0` : unknown;
      return { ...reason, kind: 'warn', message: `max-${of}-increase was not applied to ${suiteOn(suite)}: ${cause}` };
    });
    return [...exceeded, ...unapplied];
  });
