import type { Clock } from '../../model/ports/machine.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { type Failure, failed, type Outcome } from '../../model/run/outcome.ts';
import { WaitingQueue } from '../../model/values/waiting-queue.ts';
import { MAX_RETRY_AFTER_MS } from './retry.ts';

/** The time until which a server wants no requests, in milliseconds of the clock: shared by all calls to it. */
export interface Pause {
  untilMs: number;
}

/** Statuses that mean overload (529 is Anthropic's). */
const OVERLOADED = [429, 503, 529];

/**
 * The number of concurrent calls of a target. An overload halves it, once for all calls in progress; then every full
 * round of successful calls adds one, up to the configured number. A `Retry-After` delays all calls, so that the server
 * gets no burst.
 */
export class CallGate {
  readonly #most: number;
  readonly #clock: Clock;
  readonly #pause: Pause;
  readonly #waiting = new WaitingQueue();
  #limit: number;
  #running = 0;
  #wellSinceChange = 0;
  /** The current reduction; results of calls that started before it are ignored. */
  #cut = 0;

  constructor(most: number, clock: Clock, pause: Pause) {
    this.#most = most;
    this.#limit = most;
    this.#clock = clock;
    this.#pause = pause;
  }

  get limit(): number {
    return this.#limit;
  }

  async pass(call: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
    const isMyTurn = await this.#turn(signal);
    if (!isMyTurn) return failed('cancelled', 'Stopped before the call.');
    const cut = this.#cut;
    try {
      const outcome = await call();
      if (outcome.kind === 'failed') this.#failedWith(outcome.failure, cut);
      else this.#wentWell(cut);
      return outcome;
    } finally {
      this.#running -= 1;
      // No more calls than there are slots.
      this.#waiting.wake(this.#limit - this.#running);
    }
  }

  /** Counts the call as running as soon as there is a slot for it. */
  async #turn(signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const isFree = this.#running < this.#limit;
      const leftMs = this.#pause.untilMs - this.#clock.now();
      if (isFree && leftMs <= 0) {
        this.#running += 1;
        return true;
      }
      if (isFree) await this.#clock.sleep(leftMs, signal);
      else await this.#waiting.wait(signal);
    }
    return false;
  }

  #failedWith({ class: failureClass, httpStatus, retryAfterMs }: Failure, cut: number): void {
    const isOverload = failureClass === 'rate_limit' || (httpStatus !== undefined && OVERLOADED.includes(httpStatus));
    if (!isOverload) return;
    // A longer wait than the limit is reported to each test; waiting would only delay the run.
    if (retryAfterMs !== undefined && retryAfterMs <= MAX_RETRY_AFTER_MS) {
      this.#pause.untilMs = Math.max(this.#pause.untilMs, this.#clock.now() + retryAfterMs);
    }
    if (cut !== this.#cut) return;
    this.#cut += 1;
    this.#wellSinceChange = 0;
    this.#limit = Math.max(1, Math.floor(this.#limit / 2));
  }

  #wentWell(cut: number): void {
    if (cut !== this.#cut || this.#limit >= this.#most) return;
    this.#wellSinceChange += 1;
    if (this.#wellSinceChange < this.#limit) return;
    this.#wellSinceChange = 0;
    this.#limit += 1;
  }
}

/** Sends every call through the gate. Waiting is not part of a call: its deadline starts after it. */
export const withGate = (provider: Provider, gate: CallGate): Provider => ({
  retry: provider.retry,
  ask: (question, signal) => gate.pass(() => provider.ask(question, signal), signal),
});
