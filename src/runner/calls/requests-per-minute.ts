import type { Clock } from '../../model/ports/machine.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../providers/providers/index.ts';

const MINUTE_MS = 60_000;
/** A part at once and the rest over a minute, so that no 60 seconds have more requests than the limit. */
const CAPACITY = 0.1;
const REFILL = 0.9;

/**
 * A token bucket. The capacity is at least one request; below ten requests per minute this still keeps the limit L,
 * because floor(1 + 0.9 L) is at most L.
 */
export class RequestBucket {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #capacity: number;
  readonly #perMs: number;
  #tokens: number;
  #filledAt: number;

  constructor(perMinute: number, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#capacity = Math.max(1, perMinute * CAPACITY);
    this.#perMs = (perMinute * REFILL) / MINUTE_MS;
    this.#tokens = this.#capacity;
    this.#filledAt = clock.now();
  }

  /** Time until a request may be sent; 0: now. */
  get waitMs(): number {
    const now = this.#clock.now();
    // A clock that is set back adds nothing.
    const elapsedMs = Math.max(0, now - this.#filledAt);
    this.#tokens = Math.min(this.#capacity, this.#tokens + elapsedMs * this.#perMs);
    this.#filledAt = now;
    return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) / this.#perMs);
  }

  /** Counts a request, for which there was no wait. */
  take(): void {
    this.#tokens -= 1;
  }
}

interface Limit {
  readonly name: string;
  readonly bucket: RequestBucket;
}

/** The limits of requests per minute, by target or provider: shared by all targets, judges and checkouts of a run. */
export class RequestLimits {
  readonly #clock: Clock;
  readonly #limits: readonly Limit[];
  /** The limits of each waiting call. */
  readonly #waiting = new Set<readonly Limit[]>();

  constructor(perMinute: Readonly<Record<string, number>>, clock: Clock) {
    this.#clock = clock;
    this.#limits = Object.entries(perMinute).map(([name, most]) => ({ name, bucket: new RequestBucket(most, clock) }));
  }

  /** Lets each call of a target wait for its limits. Must be the last wrapper that waits: a call starts after its turn. */
  around(provider: Provider, target: Pick<Target, 'name' | 'resolvedName' | 'provider'>): Provider {
    const limits = this.#limits.filter(({ name }) => appliesTo(name, target));
    if (limits.length === 0) return provider;
    return {
      retry: provider.retry,
      ask: async (question, signal) =>
        (await this.#turn(limits, signal))
          ? provider.ask(question, signal)
          : failed('cancelled', 'Stopped while the call waited for its limit of requests per minute.'),
    };
  }

  /**
   * Waits for a request of all limits, in order of arrival among the calls that could be sent. Takes from all limits at
   * once: a call that waited for one limit after another would arrive late, in bursts.
   */
  async #turn(limits: readonly Limit[], signal: AbortSignal): Promise<boolean> {
    const mine = [...limits];
    this.#waiting.add(mine);
    try {
      while (!signal.aborted) {
        if ([...this.#waiting].find((each) => waitMs(each) === 0) === mine) {
          for (const { bucket } of mine) bucket.take();
          return true;
        }
        await this.#clock.sleep(Math.max(1, waitMs(mine)), signal);
      }
      return false;
    } finally {
      this.#waiting.delete(mine);
    }
  }
}

const waitMs = (limits: readonly Limit[]): number => Math.max(...limits.map(({ bucket }) => bucket.waitMs));

/** A limit names a target, as the suite or the targets file calls it, or a provider by any of its names. */
export function appliesTo(name: string, target: Pick<Target, 'name' | 'resolvedName' | 'provider'>): boolean {
  return [target.name, target.resolvedName].includes(name) || findKind(providers, name)?.type === target.provider;
}
