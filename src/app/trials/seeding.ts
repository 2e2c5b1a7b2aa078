import type { Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import type { TrialRequest } from '../../model/run/trial-request.ts';
import type { Ledger } from './ledger.ts';
import type { TrialPlanner } from './planner.ts';

interface SeedingPolicy {
  /** How many runs the history of a suite begins with, the planned one included. */
  readonly asked: number;
  /** The `resultKey`s of the tests without a history. */
  without(ledger: Ledger): ReadonlySet<string>;
}

/** Runs the tests without a history again, one whole run after the other. A run that is not whole is the last one. */
export class SeedingPlanner implements TrialPlanner {
  readonly #steps: readonly Step[];
  readonly #policy: SeedingPolicy;
  #wanted: readonly Step[] = [];

  constructor(steps: readonly Step[], policy: SeedingPolicy) {
    this.#steps = steps;
    this.#policy = policy;
  }

  /** How many tests have no history; 0 until that was asked. */
  get tests(): number {
    return this.#wanted.length;
  }

  initial(ledger: Ledger): readonly TrialRequest[] {
    const keys = this.#policy.without(ledger);
    this.#wanted = this.#steps.filter((step) => keys.has(resultKeyOf(step)));
    return this.#nextRound(ledger);
  }

  next(ledger: Ledger, { round = 0 }: Pick<TrialRequest, 'round'>): readonly TrialRequest[] {
    return ledger.isBusy || this.wholeRounds(ledger) < round ? [] : this.#nextRound(ledger);
  }

  /** How many rounds measured every test; an earlier attempt of this run may have measured some of them. */
  wholeRounds(ledger: Ledger): number {
    let rounds = 0;
    while (this.tests > 0 && ledger.results('seed', rounds + 1).length >= this.tests) rounds += 1;
    return rounds;
  }

  #nextRound(ledger: Ledger): TrialRequest[] {
    const round = this.wholeRounds(ledger) + 1;
    return round < this.#policy.asked ? missingOf(this.#wanted, round, ledger) : [];
  }
}

/** The requests of a round, without those that an earlier attempt of this run has measured. */
function missingOf(wanted: readonly Step[], round: number, ledger: Ledger): TrialRequest[] {
  const known = new Set(ledger.results('seed', round).map(({ index }) => index));
  return wanted
    .filter(({ index }) => !known.has(index))
    .map((step) => ({ step, purpose: 'seed', checkout: 'head', first: round * step.trials.count, round }));
}
