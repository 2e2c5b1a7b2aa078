import type { BrokenStep, Plan, Step } from '../../model/run/plan.ts';
import type { KnownTrial, TrialRequest } from '../../model/run/trial-request.ts';
import { brokenResult } from '../../results/result-of.ts';
import type { Leaks, Reusing } from '../reuse/reusing.ts';
import { oneTrial, plannedCount, type TrialPlanner } from './planner.ts';

interface PlannedTrials {
  /** The steps without a result of an earlier run. */
  readonly left: Plan['steps'];
  readonly reusing: Reusing;
  /** Receives the reason why nothing is reused. */
  leaked(leaks: Leaks): void;
}

/**
 * Plans the trials of the plan. Unchanged steps run only if one of a sample of them got worse in two trials; otherwise the
 * results of the base branch are used.
 */
export const plannedTrials = ({ left, reusing, leaked }: PlannedTrials): TrialPlanner[] => [
  {
    initial: () => [
      ...left.flatMap((step) => (step.kind === 'broken' ? known(step, (at) => brokenResult(step, at)) : [])),
      ...reusing.toRun.map(planned),
    ],
  },
  { initial: (ledger) => reusing.worseAmong(ledger.results('planned')).map(onceMore) },
  {
    initial(ledger) {
      const leaks = reusing.leaksAmong(ledger.results('planned'), ledger.results('confirmation'));
      if (leaks === undefined) return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
      leaked(leaks);
      return reusing.known.map(planned);
    },
  },
];

const planned = (step: Step): TrialRequest => ({
  step,
  purpose: 'planned',
  checkout: 'head',
  first: 0,
});

/** Its first re-run, should the gate suspect it. */
const onceMore = (step: Step): TrialRequest => ({
  ...oneTrial(step, plannedCount(step)),
  purpose: 'confirmation',
  checkout: 'head',
});

const known = (step: Step | BrokenStep, resultAt: KnownTrial['resultAt']): KnownTrial => ({
  step,
  purpose: 'planned',
  checkout: 'head',
  first: 0,
  resultAt,
});
