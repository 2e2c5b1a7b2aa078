import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../model/ports/machine.ts';

/** Node's longest timer; longer ones fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * The wall clock when this process started, and since then a clock that is never set: differences are durations, whatever
 * happens to the time of the machine meanwhile. An aborted sleeper wakes at once and leaves no timer and no listener.
 */
export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  async sleep(ms, signal) {
    for (let left = ms; left > 0 && !signal.aborted; left -= MAX_TIMER_MS) {
      await setTimeout(Math.min(left, MAX_TIMER_MS), undefined, { signal }).catch(() => undefined);
    }
  },
};
