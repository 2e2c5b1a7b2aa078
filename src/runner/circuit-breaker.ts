import type { Failure, FailureClass } from '../model/run/outcome.ts';

/** Number of tests that must fail alike before the circuit breaker opens (docs/gate.md#validity). */
export const BREAKER_TESTS = 5;

/** Failures that are not about an answer, and that the next test will have as well. */
const INFRASTRUCTURE: readonly FailureClass[] = ['auth', 'config', 'provider', 'rate_limit'];

/** Opens if the first tests of a target all ended in the same infrastructure failure. One with another end keeps it closed. */
export class CircuitBreaker {
  #left = BREAKER_TESTS;
  #first: Failure | undefined;
  #isSafe = false;

  /** Records the end of a test of the target; `failure` if it ended in an error. */
  finished(failure: Failure | undefined): void {
    if (this.#isSafe || this.#left === 0) return;
    const isAlike =
      failure !== undefined &&
      INFRASTRUCTURE.includes(failure.class) &&
      (this.#first === undefined || this.#first.class === failure.class);
    if (!isAlike) {
      this.#isSafe = true;
      return;
    }
    this.#first ??= failure;
    this.#left -= 1;
  }

  /** The first failure of the target, once the breaker is open. */
  get openedBy(): Failure | undefined {
    return this.#left === 0 ? this.#first : undefined;
  }
}
