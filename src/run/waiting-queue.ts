/** Those who wait for something to change, in the order in which they came. Who is woken looks again for himself. */
export class WaitingQueue {
  readonly #waiting = new Set<() => void>();

  wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** Wakes the first so many; all when no number is given. */
  wake(most = Number.POSITIVE_INFINITY): void {
    for (const [index, wake] of [...this.#waiting].entries()) {
      if (index >= most) return;
      wake();
    }
  }
}
