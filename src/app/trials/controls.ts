import type { Step } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import type { TrialRequest } from '../../model/run/trial-request.ts';
import { isGivenUp } from './confirmation.ts';
import type { Ledger } from './ledger.ts';
import { oneTrial, type TrialPlanner } from './planner.ts';

export interface WantedControl {
  /** The `resultKey` of the test. */
  readonly key: string;
  readonly trials: number;
}

/** Plans the control trials that are still missing when the confirmation is over: those of whole suites, mostly. */
export const missingControls = (
  steps: readonly Step[],
  wanted: (ledger: Ledger) => readonly WantedControl[],
): TrialPlanner => ({
  initial(ledger) {
    const trials = new Map(wanted(ledger).map((control) => [control.key, control.trials]));
    if (trials.size === 0) return [];
    return steps.flatMap((step): TrialRequest[] => {
      const key = resultKeyOf(step);
      const count = trials.get(key);
      const controls = ledger.trialsOf(key, 'control');
      if (count === undefined || isGivenUp(controls.map(targetTrials))) return [];
      const request = { purpose: 'control', checkout: 'base' } as const;
      const first = controls.length;
      if (step.trials.strategy === 'pass_at_k') {
        return Array.from({ length: count }, (_, at) => ({ ...oneTrial(step, first + at), ...request }));
      }
      return [{ step: { ...step, trials: { count, strategy: 'mean' } }, first, ...request }];
    });
  },
});
