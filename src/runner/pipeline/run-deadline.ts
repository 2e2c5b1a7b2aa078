import type { RunResult } from '../../model/run/result.ts';
import { limitedSignal } from '../../providers/call-guards.ts';
import type { Runtime } from './runtime.ts';

export interface RunTimeLimit extends Disposable {
  /** Its signal aborts at the limit. */
  readonly runtime: Runtime;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Why trials are missing, if the signal aborted. */
  readonly why: Extract<RunResult['stopped'], 'cancelled' | 'deadline'>;
}

/** Starts the time of a run. At the limit, everything stops as if the user had cancelled the run. */
export function withTimeLimit(runtime: Runtime, minutes: number | undefined): RunTimeLimit {
  const startedAt = runtime.clock.now();
  if (minutes === undefined) return { runtime, startedAt, why: 'cancelled', [Symbol.dispose]: () => undefined };
  const limited = limitedSignal(runtime.signal, minutes * 60_000, runtime.clock);
  return {
    runtime: { ...runtime, signal: limited.signal },
    startedAt,
    get why() {
      return limited.isOver ? 'deadline' : 'cancelled';
    },
    [Symbol.dispose]: () => limited[Symbol.dispose](),
  };
}
