import type { RunResult } from '../../model/run/result.ts';
import { callSignal } from '../../run/calls/call-signal.ts';
import type { World } from './runtime.ts';

export interface TimeLimit extends Disposable {
  /** Its signal aborts at the limit. */
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Why trials are missing, if the signal aborted. */
  readonly why: Extract<RunResult['stopped'], 'cancelled' | 'deadline'>;
}

/** Starts the time of a run. At the limit, everything stops as if the user had cancelled the run. */
export function withTimeLimit(world: World, minutes: number | undefined): TimeLimit {
  const startedAt = world.clock.now();
  if (minutes === undefined) return { world, startedAt, why: 'cancelled', [Symbol.dispose]: () => undefined };
  const limited = callSignal(world.signal);
  const inTime = new AbortController();
  let isLate = false;
  const watch = async () => {
    await world.clock.sleep(minutes * 60_000, inTime.signal);
    if (inTime.signal.aborted || world.signal.aborted) return;
    isLate = true;
    limited.abort();
  };
  void watch();
  return {
    world: { ...world, signal: limited.signal },
    startedAt,
    get why() {
      return isLate ? 'deadline' : 'cancelled';
    },
    [Symbol.dispose]() {
      inTime.abort();
      limited[Symbol.dispose]();
    },
  };
}
