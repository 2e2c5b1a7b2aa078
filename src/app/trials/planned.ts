import type { Problem } from '../../model/errors.ts';
import type { BrokenStep, Plan, Step } from '../../model/run/plan.ts';
import type { KnownTrial, TrialRequest } from '../../model/run/trial-request.ts';
import { brokenResult } from '../../results/result-of.ts';
import type { Reusing } from '../reuse/reusing.ts';
import type { TrialPlanner } from './planner.ts';

interface PlannedTrials {
  /** The steps without a result of an earlier run. */
  readonly left: Plan['steps'];
  readonly reusing: Reusing;
  /** Receives the reason why nothing is reused. */
  warn(problem: Problem): void;
}

/**
 * Plans the trials of the plan. Unchanged steps run only if a sample of them got worse; otherwise the results of the
 * base branch are used.
 */
export const plannedTrials = ({ left, reusing, warn }: PlannedTrials): TrialPlanner[] => [
  {
    initial: () => [
      ...left.flatMap((step) => (step.kind === 'broken' ? known(step, (at) => brokenResult(step, at)) : [])),
      ...reusing.toRun.map(planned),
    ],
  },
  {
    initial(ledger) {
      const leak = reusing.leakAmong(ledger.results('planned'));
      if (leak === undefined) return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
      warn(leak);
      return reusing.known.map(planned);
    },
  },
];

const planned = (step: Step): TrialRequest => ({ step, purpose: 'planned', checkout: 'head', first: 0 });

const known = (step: Step | BrokenStep, resultAt: KnownTrial['resultAt']): KnownTrial => ({
  step,
  purpose: 'planned',
  checkout: 'head',
  first: 0,
  resultAt,
});
