import { messageOf, UserError } from '../../model/errors.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Provider, Question } from '../../model/ports/provider.ts';
import { failed, type Outcome } from '../../model/run/outcome.ts';

/** How long a call may take to finish after an abort: a process group needs a moment. */
export const STOP_GRACE_MS = 3_000;

/** Turns exceptions of a provider into failures, and abandons a call that does not finish after an abort. */
export function withGuard(provider: Provider, clock: Clock): Provider {
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (signal.aborted) return notAsked();
      return orLeftBehind(outcomeOf(provider, question, signal), signal, clock);
    },
  };
}

const notAsked = (): Outcome => failed('cancelled', 'Stopped before the call.');

async function outcomeOf(provider: Provider, question: Question, signal: AbortSignal): Promise<Outcome> {
  try {
    return await provider.ask(question, signal);
  } catch (error) {
    if (signal.aborted) return failed('cancelled', 'Stopped during the call.');
    if (error instanceof UserError) return failed('config', error.message, { location: error.problems[0]?.location });
    const name = error instanceof Error ? `${error.name}: ` : '';
    return failed('bug', `The provider broke, which is a bug of eval-action: ${name}${messageOf(error)}`);
  }
}

/** The outcome of a call, or a failure if it does not finish after an abort. */
function orLeftBehind(call: Promise<Outcome>, signal: AbortSignal, clock: Clock): Promise<Outcome> {
  return new Promise((resolve) => {
    // Few calls are aborted: until then no timer is needed.
    let ended: AbortController | undefined;
    const stopped = async () => {
      ended = new AbortController();
      await clock.sleep(STOP_GRACE_MS, ended.signal);
      resolve(failed('cancelled', 'Stopped during the call, which did not end and was abandoned.'));
    };
    signal.addEventListener('abort', stopped, { once: true });
    void call.then((outcome) => {
      signal.removeEventListener('abort', stopped);
      resolve(outcome);
      ended?.abort('answered');
    });
  });
}
