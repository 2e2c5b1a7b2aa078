import type { Clock } from '../../model/ports/machine.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { failed, type Outcome } from '../../model/run/outcome.ts';
import { callSignal } from './call-signal.ts';
import { MORE_TIME } from './more-time.ts';
import { withGuard } from './with-guard.ts';

/** Stops each call at its time limit, as a `timeout`. `timeoutMs` is the limit where the question has none. */
export function withTimeout(provider: Provider, timeoutMs: number | undefined, clock: Clock): Provider {
  // A call that ignores its signal must not be waited for.
  const guarded = withGuard(provider, clock);
  return {
    retry: provider.retry,
    async ask(question, signal) {
      const limitMs = question.timeLimitMs ?? timeoutMs;
      if (limitMs === undefined) return guarded.ask(question, signal);
      using call = callSignal(signal);
      const alarm = new AbortController();
      let expired = false;
      const watch = async () => {
        await clock.sleep(limitMs, alarm.signal);
        if (alarm.signal.aborted || signal.aborted) return;
        expired = true;
        call.abort();
      };
      try {
        void watch();
        const outcome = await guarded.ask(question, call.signal);
        return expired ? lateOutcome(outcome, limitMs) : outcome;
      } finally {
        alarm.abort('answered');
      }
    },
  };
}

/** Hands the time limit to a provider that stops its calls itself. */
export const withLimit = (provider: Provider, limitMs: number): Provider => ({
  retry: provider.retry,
  ask: (question, signal) => provider.ask({ ...question, timeLimitMs: question.timeLimitMs ?? limitMs }, signal),
});

/** A timeout, whatever the outcome of the call; the work so far is stored. */
function lateOutcome(outcome: Outcome, timeoutMs: number): Outcome {
  const message = `Gave no answer within ${timeoutMs / 1000} s.${howItEnded(outcome)} ${MORE_TIME}`;
  return failed('timeout', message, {}, outcome.kind === 'failed' ? outcome.partial : undefined);
}

/** What an aborted call reports: its state, and perhaps its last output. */
const howItEnded = (outcome: Outcome): string =>
  outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';
