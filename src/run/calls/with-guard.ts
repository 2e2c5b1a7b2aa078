import { messageOf, UserError } from '../../model/errors.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Provider, Question } from '../../model/ports/provider.ts';
import { failed, type Outcome } from '../../model/run/outcome.ts';

/** How long a call may take to come to its end after it was told to stop: a process group needs a moment. */
export const STOP_GRACE_MS = 3_000;

/** Turns what a provider throws into a failure, and leaves a call behind that does not end when it is told to. */
export function withGuard(provider: Provider, clock: Clock): Provider {
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (signal.aborted) return notAsked();
      return orLeftBehind(outcomeOf(provider, question, signal), signal, clock);
    },
  };
}

/** The same for a provider that answers at once: a call that is over before anybody could stop it needs nobody who watches. */
export const withQuickGuard = (provider: Provider): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    return signal.aborted ? notAsked() : outcomeOf(provider, question, signal);
  },
});

const notAsked = (): Outcome => failed('cancelled', 'Stopped before it was asked.');

async function outcomeOf(provider: Provider, question: Question, signal: AbortSignal): Promise<Outcome> {
  try {
    return await provider.ask(question, signal);
  } catch (error) {
    if (signal.aborted) return failed('cancelled', 'Stopped while it was working.');
    if (error instanceof UserError) return failed('config', error.message, { location: error.problems[0]?.location });
    const name = error instanceof Error ? `${error.name}: ` : '';
    return failed('bug', `The provider broke, which is a bug of eval-action: ${name}${messageOf(error)}`);
  }
}

/** The outcome of a call, or that it was told to stop and has not ended in time. */
function orLeftBehind(call: Promise<Outcome>, signal: AbortSignal, clock: Clock): Promise<Outcome> {
  return new Promise((resolve) => {
    // Few calls are told to stop: until then there is nothing to be told when the call has ended.
    let ended: AbortController | undefined;
    const stopped = async () => {
      ended = new AbortController();
      await clock.sleep(STOP_GRACE_MS, ended.signal);
      resolve(failed('cancelled', 'Stopped while it was working. It did not end by itself and was left behind.'));
    };
    signal.addEventListener('abort', stopped, { once: true });
    void call.then((outcome) => {
      signal.removeEventListener('abort', stopped);
      resolve(outcome);
      ended?.abort('answered');
    });
  });
}
