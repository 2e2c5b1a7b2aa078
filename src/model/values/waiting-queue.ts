/** A queue of waiters in order of arrival. A woken waiter checks its condition again. */
export class WaitingQueue {
  readonly #waiting = new Set<() => void>();

  /** Resolves when it is woken, and when the signal aborts, which keeps no listener of a wait that is over. */
  async wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** Wakes the first ones; all without a number. */
  wake(most = Number.POSITIVE_INFINITY): void {
    for (const [index, wake] of [...this.#waiting].entries()) {
      if (index >= most) return;
      wake();
    }
  }
}
