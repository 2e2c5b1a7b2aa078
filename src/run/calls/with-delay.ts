import type { Clock } from '../../model/ports/machine.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { spread } from './spread.ts';

/** The delay of an answer, in whole milliseconds: minimum and maximum, inclusive. */
export interface Delay {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** Delays each call by an evenly distributed time that is the same for the same question. */
export const withDelay = (provider: Provider, { leastMs, mostMs }: Delay, clock: Clock): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
    return signal.aborted ? failed('cancelled', 'Stopped during the delay.') : provider.ask(question, signal);
  },
});
