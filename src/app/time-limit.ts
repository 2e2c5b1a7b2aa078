import type { RunResult } from '../model/result.ts';
import { callSignal } from '../run/call-signal.ts';
import type { World } from './world.ts';

/** A world that ends when its time is over. */
export interface TimeLimit extends Disposable {
  readonly world: World;
  /** Why what is missing was not run. */
  readonly why: Extract<RunResult['stopped'], 'cancelled' | 'deadline'>;
}

/** Lets everything in the world be stopped so many minutes from now, as if somebody had asked for it. */
export function withTimeLimit(world: World, minutes: number | undefined): TimeLimit {
  if (minutes === undefined) return { world, why: 'cancelled', [Symbol.dispose]: () => undefined };
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
    get why() {
      return isLate ? 'deadline' : 'cancelled';
    },
    [Symbol.dispose]() {
      inTime.abort();
      limited[Symbol.dispose]();
    },
  };
}
