import type { Failure, FailureClass } from '../model/outcome.ts';

/** So many tests must fail alike before a target is given up (gate.md §2.8). */
export const FUSE_TESTS = 5;

/** Failures that say nothing about an answer, and that the next test will meet as well. */
const INFRASTRUCTURE: readonly FailureClass[] = ['auth', 'config', 'provider', 'rate_limit'];

/** Gives a target up when its first tests all ended in the same failure of infrastructure. One test that ended otherwise keeps it for good. */
export class Fuse {
  #left = FUSE_TESTS;
  #first: Failure | undefined;
  #isSafe = false;

  /** A test of the target is over; `failure` where it ended in an error. */
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

  /** The first failure of the target, once it is given up. */
  get blownBy(): Failure | undefined {
    return this.#left === 0 ? this.#first : undefined;
  }
}
