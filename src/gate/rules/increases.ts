import type { Reason } from '../../model/verdict/verdict.ts';
import { ofSuite, type Rule } from '../facts.ts';
import { percent, percentAbove, pValue } from '../wording.ts';

/** Cost and latency beyond their limits fail, unless the increase may be noise. */
export const increases: Rule = ({ assessment: { suites } }) =>
  suites.flatMap((suite) =>
    suite.increases.flatMap(({ of, share, p, ceiling, exceeded }): Reason[] => {
      if (!exceeded || ceiling === undefined || p === undefined) return [];
      const what =
        of === 'cost' ? `costs ${percentAbove(share, ceiling)} more` : `is ${percentAbove(share, ceiling)} slower`;
      const limit = `limit ${percent(ceiling)}`;
      const message = `${suite.suite} on ${suite.target} ${what} than the baseline (${limit}, ${pValue(p)})`;
      return [
        { rule: 'increase', kind: 'fail', message, short: `${suite.suite} ${what} (${limit})`, ...ofSuite(suite) },
      ];
    }),
  );
