import type { Clock } from '../../model/ports/machine.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { spread } from './spread.ts';

/** How long an answer takes, in whole milliseconds: from the least to the most, both included. */
export interface Delay {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** Lets each call take its time, spread evenly and for the same question always the same. */
export const withDelay = (provider: Provider, { leastMs, mostMs }: Delay, clock: Clock): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
    return signal.aborted ? failed('cancelled', 'Stopped while it was waiting.') : provider.ask(question, signal);
  },
});
