import { userError } from '../../model/errors.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

const LOOK_AGAIN_MS = 100;

/** What another run does while it has the lock, and how long that may take. */
export interface Busy {
  /** A sentence without its end: "Another run is …". */
  readonly what: string;
  /** Shorter waits are not reported. */
  readonly notifyAfterMs: number;
  readonly minutes: number;
}

interface RunLockDeps extends Pick<WorkspacesDeps, 'clock' | 'warn'> {
  readonly locks: Pick<WorkspacesDeps['locks'], 'tryHold'>;
}

/** Locks that one run waits for while other runs hold them. Each wait is reported once. */
export class RunLocks {
  readonly #deps: RunLockDeps;
  readonly #own = new Set<string>();
  readonly #reported = new Set<string>();

  constructor(deps: RunLockDeps) {
    this.#deps = deps;
  }

  /** Throws a `UserError` when the other run takes too long, and when this one is stopped. */
  async hold(path: string, { what, notifyAfterMs, minutes }: Busy, signal: AbortSignal): Promise<AsyncDisposable> {
    const { locks, clock, warn } = this.#deps;
    const started = clock.now();
    for (;;) {
      const lock = await locks.tryHold(path);
      if (lock !== undefined) return this.#owned(path, lock);
      if (signal.aborted) throw userError('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${what}`);
      const waited = clock.now() - started;
      if (waited >= minutes * 60_000) {
        const message = `${what}, and this one has waited ${minutes} minutes for it. Wait for it to end, or end it`;
        throw userError('OUTPUT_UNWRITABLE', message);
      }
      if (waited >= notifyAfterMs && !this.#own.has(path) && !this.#reported.has(path)) {
        this.#reported.add(path);
        warn(`${what}; this one waits for it, ${minutes} minutes at most`);
      }
      await clock.sleep(LOOK_AGAIN_MS, signal);
    }
  }

  #owned(path: string, lock: AsyncDisposable): AsyncDisposable {
    this.#own.add(path);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#own.delete(path);
        await lock[Symbol.asyncDispose]();
      },
    };
  }
}
