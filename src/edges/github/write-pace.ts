import { setTimeout as sleep } from 'node:timers/promises';

/** So many writes go at once, and further ones one a second: GitHub takes 80 a minute (REST docs, "Rate limits"). */
const BURST = 10;

/** When the next write may be sent. */
export class WritePace {
  readonly #secondMs: number;
  /** When all writes until now are paid for, at one a second. */
  #paidAt = 0;

  constructor(secondMs = 1000) {
    this.#secondMs = secondMs;
  }

  async next(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    this.#paidAt = Math.max(this.#paidAt, now) + this.#secondMs;
    const waitMs = this.#paidAt - now - BURST * this.#secondMs;
    if (waitMs > 0) await sleep(waitMs, undefined, { signal });
  }
}
