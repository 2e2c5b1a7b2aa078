/** The signal of one call. It ends with its parent or by its own `abort`, and leaves nothing behind on the parent. */
interface CallSignal extends Disposable {
  readonly signal: AbortSignal;
  abort(): void;
}

/**
 * Opens a signal below a longer-lived one. A run's signal outlives thousands of calls, and some clients never
 * take their listeners away: they get a signal that goes away with the call.
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
