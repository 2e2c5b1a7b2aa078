import { failed, type Outcome } from '../model/outcome.ts';
import type { Clock } from '../model/ports.ts';
import type { Provider } from '../model/provider.ts';
import { callSignal } from './call-signal.ts';
import { withGuard } from './with-guard.ts';

/** Gives each call so much time and no more: then the call is told to stop, and the outcome is a `timeout`. */
export function withTimeout(provider: Provider, timeoutMs: number | undefined, clock: Clock): Provider {
  // A call that ignores its signal must not be waited for.
  const guarded = withGuard(provider, clock);
  if (timeoutMs === undefined) return guarded;
  return {
    retry: provider.retry,
    async ask(question, signal) {
      using call = callSignal(signal);
      const alarm = new AbortController();
      let expired = false;
      const watch = async () => {
        await clock.sleep(timeoutMs, alarm.signal);
        if (alarm.signal.aborted || signal.aborted) return;
        expired = true;
        call.abort();
      };
      try {
        void watch();
        const outcome = await guarded.ask(question, call.signal);
        return expired ? lateOutcome(outcome, timeoutMs) : outcome;
      } finally {
        alarm.abort('answered');
      }
    },
  };
}

/** A timeout, whatever came of the call; what it had done by then is kept. */
function lateOutcome(outcome: Outcome, timeoutMs: number): Outcome {
  const message = `Gave no answer within ${timeoutMs / 1000} s (test-timeout-seconds sets it).${howItEnded(outcome)}`;
  return failed('timeout', message, {}, outcome.kind === 'failed' ? outcome.partial : undefined);
}

/** What a call that was told to stop says of itself: where it was, and perhaps its last words. */
const howItEnded = (outcome: Outcome): string =>
  outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';
