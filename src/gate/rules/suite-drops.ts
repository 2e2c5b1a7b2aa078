import type { SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { signedPoints } from '../../shared/percentage-points.ts';
import { ofSuite, type Rule, suiteKey, suitesWithDoubtfulBaseline } from '../facts.ts';
import { drop, dropWithP, names, percentagePoints, smallDrop, suiteOn } from '../wording.ts';

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

export const unchecked = ({ uncontrolled }: Pick<SuiteAssessment, 'uncontrolled'>): string =>
  uncontrolled ? '; not checked against the base commit' : '';
