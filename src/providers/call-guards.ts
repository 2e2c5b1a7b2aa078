import { messageOf, UserError } from '../model/errors.ts';
import type { Clock } from '../model/ports/machine.ts';
import type { Provider } from '../model/ports/provider.ts';
import { failed } from '../model/run/outcome.ts';

/** How long a call may take to finish after an abort: a process group needs a moment. */
export const STOP_GRACE_MS = 3_000;

export const MORE_TIME =
  'If it needs longer, raise "timeout_seconds" of the test, of the target or under "execution" of the suite, or test-timeout-seconds of the run.';

/**
 * The signal of one call, which aborts with its parent or by its own `abort`, and leaves no listener on the parent: the
 * signal of a run outlives thousands of calls, and some clients never remove their listeners.
 */
export function callSignal(parent: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(parent.reason);
  if (parent.aborted) abort();
  else parent.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    [Symbol.dispose]: () => parent.removeEventListener('abort', abort),
  };
}

/** A signal that aborts with its parent, or after so many milliseconds: then it `isOver`. */
export function limitedSignal(parent: AbortSignal, limitMs: number, clock: Clock) {
  const call = callSignal(parent);
  const done = new AbortController();
  let isOver = false;
  void clock.sleep(limitMs, done.signal).then(() => {
    if (done.signal.aborted || parent.aborted) return;
    isOver = true;
    call.abort();
  });
  return {
    signal: call.signal,
    get isOver() {
      return isOver;
    },
    [Symbol.dispose]() {
      done.abort();
      call[Symbol.dispose]();
    },
  };
}

/** Turns exceptions of a provider into failures, and abandons a call that does not finish after an abort. */
export function withGuard(provider: Provider, clock: Clock): Provider {
  const ask: Provider['ask'] = async (question, signal) => {
    try {
      return await provider.ask(question, signal);
    } catch (error) {
      if (signal.aborted) return failed('cancelled', 'Stopped during the call.');
      if (error instanceof UserError) return failed('config', error.message, { location: error.problems[0]?.location });
      const name = error instanceof Error ? `${error.name}: ` : '';
      return failed('bug', `The provider broke, which is a bug of eval-action: ${name}${messageOf(error)}`);
    }
  };
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (signal.aborted) return failed('cancelled', 'Stopped before the call.');
      return new Promise((resolve) => {
        const answered = new AbortController();
        const onAbort = async () => {
          await clock.sleep(STOP_GRACE_MS, answered.signal);
          resolve(failed('cancelled', 'Stopped during the call, which did not end and was abandoned.'));
        };
        signal.addEventListener('abort', onAbort, { once: true });
        void ask(question, signal).then((outcome) => {
          signal.removeEventListener('abort', onAbort);
          resolve(outcome);
          answered.abort('answered');
        });
      });
    },
  };
}

/** Stops each call at its time limit, as a `timeout`. `timeoutMs` is the limit where the question has none. */
export function withTimeout(provider: Provider, timeoutMs: number | undefined, clock: Clock): Provider {
  // A call that ignores its signal must not be waited for.
  const guarded = withGuard(provider, clock);
  return {
    retry: provider.retry,
    async ask(question, signal) {
      const limitMs = question.timeLimitMs ?? timeoutMs;
      if (limitMs === undefined) return guarded.ask(question, signal);
      using call = limitedSignal(signal, limitMs, clock);
      const outcome = await guarded.ask(question, call.signal);
      if (!call.isOver) return outcome;
      const { failure, partial } = outcome.kind === 'failed' ? outcome : {};
      // An aborted call reports its state, and perhaps its last output.
      const end = failure?.class === 'cancelled' ? ` ${failure.message}` : '';
      return failed('timeout', `Gave no answer within ${limitMs / 1000} s.${end} ${MORE_TIME}`, {}, partial);
    },
  };
}

/** Hands the time limit to a provider that stops its calls itself. */
export const withLimit = (provider: Provider, limitMs: number): Provider => ({
  retry: provider.retry,
  ask: (question, signal) => provider.ask({ ...question, timeLimitMs: question.timeLimitMs ?? limitMs }, signal),
});
