import { signedPoints } from '../../model/text/percentage-points.ts';
import { plural } from '../../model/text/text.ts';
import type { FailingTogether, SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { ofSuite, type Rule, suiteKey, suitesWithDoubtfulBaseline } from '../facts.ts';
import { drop, dropWithP, names, percentagePoints, pValue, smallDrop, suiteOn } from '../wording.ts';

/** Suites that got worse beyond chance. */
export const suiteDrops: Rule = ({ assessment, settings: { maxDrop } }) => {
  const doubtful = suitesWithDoubtfulBaseline(assessment);
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
        const onBase = `the base commit shows the drop too (${signedPoints(suite.controlDelta ?? 0)})`;
        return [
          {
            ...of,
            kind: 'inconclusive',
            message: `${dropped}; ${onBase}`,
            short: 'the base commit shows the same drop',
          },
        ];
      }
      case 'drop': {
        const message = `${dropped}${contributors(suite)}${unchecked(suite)}`;
        const short = `${suite.suite} dropped by ${drop(suite)}`;
        if (!doubtful.has(suiteKey(suite))) return [{ ...of, kind: 'fail', message, short }];
        return [{ ...of, kind: 'inconclusive', message: `${message}; ${NEWEST}`, short: `${short}, but ${NEWEST}` }];
      }
      default:
        return [];
    }
  });
};

/** Why a finding against a doubtful baseline decides nothing. */
export const NEWEST = 'the newest baseline run is far below the others, so the base branch may have changed';

const contributors = ({ contributors: all }: SuiteAssessment): string =>
  all.length === 0 ? '' : `; contributors: ${names(all.map(({ testId }) => testId))}`;

const unchecked = ({ uncontrolled }: Pick<SuiteAssessment, 'uncontrolled'>): string =>
  uncontrolled ? '; not checked against the base commit' : '';

/** Tests whose re-runs are too many failures in all, although none of them may be decided alone. */
export const failingTogether: Rule = ({ assessment }) => {
  const doubtful = suitesWithDoubtfulBaseline(assessment);
  return (assessment.failingTogether ?? []).flatMap((joint): Reason[] => {
    const { finding, suites, tests, of: compared, p, controlDelta = 0 } = joint;
    if (finding !== 'fails' && finding !== 'fails-on-base') return [];
    const [only, ...others] = suites;
    const of = { rule: 'failing-together' as const, ...(only && others.length === 0 && ofSuite(only)) };
    const fail = `${tests} of ${plural('test', compared)} of ${names(suites.map(suiteOn))} fail together`;
    const [message, short] = [`${fail}: ${numbers(joint)}`, `${fail} (${pValue(p)})`];
    if (finding === 'fails-on-base') {
      const onBase = `the base commit shows it too (${signedPoints(controlDelta)})`;
      return [{ ...of, kind: 'inconclusive', message: `${message}; ${onBase}`, short: `${fail}; ${onBase}` }];
    }
    if (suites.some((suite) => doubtful.has(suiteKey(suite)))) {
      return [{ ...of, kind: 'inconclusive', message: `${message}; ${NEWEST}`, short: `${short}, but ${NEWEST}` }];
    }
    return [{ ...of, kind: 'fail', message: `${message}${unchecked(joint)}`, short }];
  });
};

const numbers = ({ base, reruns, p }: FailingTogether): string =>
  `${reruns.passes} of ${plural('re-run', reruns.trials)} passed, ${base.passes} of ${plural('baseline trial', base.trials)} did (${pValue(p)})`;
