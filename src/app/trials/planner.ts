import type { Step } from '../../model/run/plan.ts';
import type { KnownTrial, TrialRequest } from '../../model/run/trial-request.ts';
import type { Ledger } from './ledger.ts';

/** Decides what to run. Has no access to the executor. */
export interface TrialPlanner {
  /** What to run first. Called once, when the planners before this one have nothing left to run. */
  initial(ledger: Ledger): readonly (TrialRequest | KnownTrial)[];
  /** What to run next, after one of its requests has ended; nothing unless given. */
  next?(ledger: Ledger, ended: TrialRequest | KnownTrial): readonly (TrialRequest | KnownTrial)[];
}

export class PlannerSequence {
  readonly #left: TrialPlanner[];
  #current: TrialPlanner | undefined;
  /** Requests of the current planner that `next` was not called for yet: two can end before it is called for one. */
  readonly #open = new Set<TrialRequest | KnownTrial>();

  constructor(planners: readonly TrialPlanner[]) {
    this.#left = [...planners];
  }

  /** Whether a planner still has something to run, after the run was stopped. */
  isUnfinished(planner: TrialPlanner, ledger: Ledger): boolean {
    return this.#current === planner || (this.#left.includes(planner) && planner.initial(ledger).length > 0);
  }

  /** What to run after a request has ended; to be called once for each. After the last one, the next planner begins. */
  next(ledger: Ledger, ended?: TrialRequest | KnownTrial): readonly (TrialRequest | KnownTrial)[] {
    if (ended !== undefined) this.#open.delete(ended);
    let requests = ended === undefined ? [] : (this.#current?.next?.(ledger, ended) ?? []);
    while (requests.length === 0 && this.#open.size === 0 && this.#left.length > 0) {
      this.#current = this.#left.shift();
      requests = this.#current?.initial(ledger) ?? [];
    }
    for (const request of requests) this.#open.add(request);
    return requests;
  }
}

/**
 * One more trial of a test, as the gate counts trials: under `pass_at_k` that is a whole group of attempts. `number` is the
 * number of the extra trial. The tests that it waits for have run already.
 */
export function oneTrial(step: Step, number: number): Pick<TrialRequest, 'step' | 'first'> {
  const isGroup = step.trials.strategy === 'pass_at_k';
  const trials = isGroup ? step.trials : ({ count: 1, strategy: 'mean' } as const);
  return { step: { ...step, trials, test: { ...step.test, dependsOn: [] } }, first: number * trials.count };
}

/** The planned trials of a test, as the gate counts them. */
export const plannedCount = ({ trials }: Step): number => (trials.strategy === 'pass_at_k' ? 1 : trials.count);
