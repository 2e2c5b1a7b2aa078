import type { Step } from '../../model/plan.ts';
import type { KnownTrial, TrialRequest } from '../../model/trial-request.ts';
import type { Ledger } from './ledger.ts';

/** Decides what to run. Has no access to the executor. */
export interface TrialPlanner {
  /** What to run first. Called once, when the planners before this one have nothing left to run. */
  initial(ledger: Ledger): readonly (TrialRequest | KnownTrial)[];
  /** What to run next, after one of its requests has ended; nothing unless given. */
  next?(ledger: Ledger, ended: TrialRequest | KnownTrial): readonly (TrialRequest | KnownTrial)[];
}

/** Several planners, one after the other. */
export class PlannerSequence {
  readonly #left: TrialPlanner[];
  #current: TrialPlanner | undefined;

  constructor(planners: readonly TrialPlanner[]) {
    this.#left = [...planners];
  }

  /** Whether a planner still has something to run, after the run was stopped. */
  isUnfinished(planner: TrialPlanner, ledger: Ledger): boolean {
    return this.#current === planner || (this.#left.includes(planner) && planner.initial(ledger).length > 0);
  }

  /** What to run now. Nothing while no request is under way means that the run is over. */
  next(ledger: Ledger, ended?: TrialRequest | KnownTrial): readonly (TrialRequest | KnownTrial)[] {
    let requests = ended === undefined ? [] : (this.#current?.next?.(ledger, ended) ?? []);
    while (requests.length === 0 && !ledger.isBusy && this.#left.length > 0) {
      this.#current = this.#left.shift();
      requests = this.#current?.initial(ledger) ?? [];
    }
    return requests;
  }
}

/** A test by itself, as often as this: the tests that it waits for have run already. */
export const trialsOfTest = (step: Step, count: number): Step => ({
  ...step,
  trials: { count, strategy: 'mean' },
  test: { ...step.test, dependsOn: [] },
});
