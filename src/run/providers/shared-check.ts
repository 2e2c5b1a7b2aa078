import { type Failed, failed } from '../../model/run/outcome.ts';

/** Checks once whether a target is usable; undefined means that it is. */
export type Check = (signal: AbortSignal) => Promise<Failed | undefined>;

/**
 * One check for all calls. A failed one is only repeated for a retry (attempt 1 and later), because the target may be
 * available by then. A check without waiting calls is ended and forgotten.
 */
export function sharedCheck(check: Check): (attempt: number, signal: AbortSignal) => Promise<Failed | undefined> {
  let latest: Running | undefined;

  return async (attempt, signal) => {
    if (signal.aborted) return cancelled;
    if (latest?.state === 'failed' && attempt > 0) latest = undefined;
    latest ??= begin(check);
    const mine = latest;

    mine.waiting += 1;
    using abort = whenAborted(signal);
    const result = await Promise.race([mine.result, abort.promise]);
    mine.waiting -= 1;
    if (result !== 'aborted') return result;

    if (mine.waiting === 0 && mine.state === 'running') {
      if (latest === mine) latest = undefined;
      mine.stop.abort();
      await mine.result;
    }
    return cancelled;
  };
}

interface Running {
  readonly result: Promise<Failed | undefined>;
  readonly stop: AbortController;
  state: 'running' | 'passed' | 'failed';
  waiting: number;
}

function begin(check: Check): Running {
  const stop = new AbortController();
  const running: Running = {
    stop,
    state: 'running',
    waiting: 0,
    result: check(stop.signal).then(
      (outcome) => {
        running.state = outcome === undefined ? 'passed' : 'failed';
        return outcome;
      },
      (error: unknown) => {
        running.state = 'failed';
        throw error;
      },
    ),
  };
  return running;
}

const cancelled = failed('cancelled', 'The run was cancelled before the target was called.');

function whenAborted(signal: AbortSignal): Disposable & { readonly promise: Promise<'aborted'> } {
  let onAbort = () => {};
  const promise = new Promise<'aborted'>((resolve) => {
    onAbort = () => resolve('aborted');
  });
  signal.addEventListener('abort', onAbort, { once: true });
  return { promise, [Symbol.dispose]: () => signal.removeEventListener('abort', onAbort) };
}
