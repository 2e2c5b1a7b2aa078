import type { FailingTogether } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { signedPoints } from '../../shared/percentage-points.ts';
import { plural } from '../../shared/text.ts';
import { ofSuite, type Rule, suiteKey, suitesWithDoubtfulBaseline } from '../facts.ts';
import { names, pValue, suiteOn } from '../wording.ts';
import { NEWEST, unchecked } from './suite-drops.ts';

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
