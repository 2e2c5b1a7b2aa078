import type { Step } from '../../model/plan.ts';
import { resultKeyOf } from '../../model/result.ts';
import type { TrialRequest } from '../../model/trial-request.ts';
import type { Ledger } from './ledger.ts';
import type { TrialPlanner } from './planner.ts';

/** A test to run on the base commit, and how often. */
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
      if (count === undefined) return [];
      const first = ledger.trialsOf(key, 'control').length;
      return [{ step: { ...step, trials: { count, strategy: 'mean' } }, purpose: 'control', checkout: 'base', first }];
    });
  },
});
