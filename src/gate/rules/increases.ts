import type { SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { ofSuite, type Rule } from '../facts.ts';
import { percent, percentAbove, pValue, suiteOn } from '../wording.ts';

/** Cost and latency beyond their limits fail, unless the increase may be noise. A limit that could not be applied warns. */
export const increases: Rule = ({ assessment: { suites } }) =>
  suites.flatMap((suite) => [...exceeded(suite), ...unapplied(suite)]);

function exceeded(suite: SuiteAssessment): Reason[] {
  return suite.increases.flatMap(({ of, share, p, ceiling, exceeded: isExceeded }): Reason[] => {
    if (!isExceeded || ceiling === undefined || p === undefined) return [];
    const what =
      of === 'cost' ? `costs ${percentAbove(share, ceiling)} more` : `is ${percentAbove(share, ceiling)} slower`;
    const limit = `limit ${percent(ceiling)}`;
    const message = `${suiteOn(suite)} ${what} than the baseline (${limit}, ${pValue(p)})`;
    return [{ rule: 'increase', kind: 'fail', message, short: `${suite.suite} ${what} (${limit})`, ...ofSuite(suite) }];
  });
}

function unapplied(suite: SuiteAssessment): Reason[] {
  return (suite.unappliedLimits ?? []).map(({ of, why }): Reason => {
    const reason =
      why === 'zero'
        ? `the ${of} of its baseline is 0`
        : `no test has a known ${of} both in this run and in the baseline`;
    const message = `max-${of}-increase was not applied to ${suiteOn(suite)}: ${reason}`;
    return { rule: 'increase', kind: 'warn', message, ...ofSuite(suite) };
  });
}
