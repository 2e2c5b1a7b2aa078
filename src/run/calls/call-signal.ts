/** The signal of one call. It aborts with its parent or by its own `abort`, and leaves no listener on the parent. */
interface CallSignal extends Disposable {
  readonly signal: AbortSignal;
  abort(): void;
}

/**
 * Opens a signal with a shorter life than its parent. The signal of a run outlives thousands of calls, and some clients
 * never remove their listeners.
 */
export function callSignal(parent: AbortSignal): CallSignal {
  const own = new AbortController();
  const abort = () => own.abort(parent.reason);
  if (parent.aborted) abort();
  else parent.addEventListener('abort', abort, { once: true });
  return {
    signal: own.signal,
    abort: () => own.abort(),
    [Symbol.dispose]: () => parent.removeEventListener('abort', abort),
  };
}
