import { userError } from '../../model/errors.ts';
import type { Locks } from '../../model/ports/files.ts';
import type { Clock } from '../../model/ports/machine.ts';

const LOOK_AGAIN_MS = 100;

/** How long another run may hold a shared resource: the duration of a run with agents. */
export const RUN_MINUTES = 30;

/** What another run does while it has the lock, and how long that may take. */
export interface Busy {
  /** A sentence without its end: "Another run is …". */
  readonly what: string;
  /** Shorter waits are not reported. */
  readonly notifyAfterMs: number;
  readonly minutes: number;
}

interface Deps {
  readonly locks: Pick<Locks, 'tryHold'>;
  readonly clock: Clock;
  warn(message: string): void;
  /** Resources of this run that the other one may wait for are released during the wait. */
  giveBackIdle?(signal: AbortSignal): Promise<void>;
}

/**
 * Locks that one run waits for while other runs hold them. Each wait is reported once, and a failed one is not
 * repeated.
 */
export class RunLocks {
  readonly #deps: Deps;
  readonly #own = new Set<string>();
  readonly #reported = new Set<string>();
  readonly #inVain = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws a `UserError` when the other run takes too long, and when this one is stopped. */
  async hold(path: string, busy: Busy, signal: AbortSignal): Promise<AsyncDisposable> {
    const { locks, clock } = this.#deps;
    const started = clock.now();
    for (;;) {
      const lock = await locks.tryHold(path);
      if (lock !== undefined) return this.#owned(path, lock);
      if (signal.aborted) throw userError('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${busy.what}`);
      const waited = clock.now() - started;
      if (this.#inVain.has(path) || waited >= busy.minutes * 60_000) {
        this.#inVain.add(path);
        const what = `${busy.what}, and this one has waited ${busy.minutes} minutes for it`;
        throw userError('OUTPUT_UNWRITABLE', `${what}. Wait for it to end, or end it`);
      }
      if (waited >= busy.notifyAfterMs && !this.#own.has(path)) {
        this.#notify(path, busy);
        await this.#deps.giveBackIdle?.(signal);
      }
      await clock.sleep(LOOK_AGAIN_MS, signal);
    }
  }

  #notify(path: string, { what, minutes }: Busy): void {
    if (this.#reported.has(path)) return;
    this.#reported.add(path);
    this.#deps.warn(`${what}; this one waits for it, ${minutes} minutes at most`);
  }

  #owned(path: string, lock: AsyncDisposable): AsyncDisposable {
    this.#own.add(path);
    this.#inVain.delete(path);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#own.delete(path);
        await lock[Symbol.asyncDispose]();
      },
    };
  }
}
