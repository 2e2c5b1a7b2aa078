import { type Failed, failed } from '../../model/run/outcome.ts';

/** Checks once whether a target is usable; undefined means that it is. */
export type Check = (signal: AbortSignal) => Promise<Failed | undefined>;

interface RunningCheck {
  readonly result: Promise<Failed | undefined>;
  readonly stop: AbortController;
  state: 'running' | 'passed' | 'failed';
  waiting: number;
}

const cancelled = failed('cancelled', 'The run was cancelled before the target was called.');

/**
 * One check for all calls. A failed one is only repeated for a retry (attempt 1 and later), because the target may be
 * available by then. A check without waiting calls is ended and forgotten.
 */
export function sharedCheck(check: Check): (attempt: number, signal: AbortSignal) => Promise<Failed | undefined> {
  let latest: RunningCheck | undefined;

  const begin = (): RunningCheck => {
    const stop = new AbortController();
    const result = check(stop.signal);
    const running: RunningCheck = { result, stop, state: 'running', waiting: 0 };
    result.then(
      (outcome) => {
        running.state = outcome === undefined ? 'passed' : 'failed';
      },
      () => {
        running.state = 'failed';
      },
    );
    return running;
  };

  return async (attempt, signal) => {
    if (signal.aborted) return cancelled;
    if (latest?.state === 'failed' && attempt > 0) latest = undefined;
    latest ??= begin();
    const mine = latest;

    mine.waiting += 1;
    let onAbort = () => {};
    const aborted = new Promise<'aborted'>((resolve) => {
      onAbort = () => resolve('aborted');
      signal.addEventListener('abort', onAbort, { once: true });
    });
    const result = await Promise.race([mine.result, aborted]).finally(() => {
      signal.removeEventListener('abort', onAbort);
      mine.waiting -= 1;
    });
    if (result !== 'aborted') return result;

    if (mine.waiting === 0 && mine.state === 'running') {
      if (latest === mine) latest = undefined;
      mine.stop.abort();
      await mine.result;
    }
    return cancelled;
  };
}
