import { userError } from '../../model/errors.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

const LOOK_AGAIN_MS = 100;
/** Shorter waits are not reported. */
const NOTIFY_AFTER_MS = 5_000;

/** What others do while they have the lock, as a sentence without its end, and how long that may take. */
interface Busy {
  readonly what: string;
  readonly minutes: number;
}

/** Waits for a lock. Throws a `UserError` when that takes too long, and when this run is stopped. */
export async function waitForLock(
  path: string,
  { what, minutes }: Busy,
  { locks, clock, warn }: Pick<WorkspacesDeps, 'clock' | 'warn'> & { locks: Pick<WorkspacesDeps['locks'], 'tryHold'> },
  signal: AbortSignal,
): Promise<AsyncDisposable> {
  const started = clock.now();
  let isReported = false;
  for (;;) {
    const lock = await locks.tryHold(path);
    if (lock !== undefined) return lock;
    if (signal.aborted) throw userError('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${what}`);
    const waited = clock.now() - started;
    if (waited >= minutes * 60_000) {
      const message = `${what}, and this one has waited ${minutes} minutes for it. Wait for it to end, or end it`;
      throw userError('OUTPUT_UNWRITABLE', message);
    }
    if (waited >= NOTIFY_AFTER_MS && !isReported) {
      isReported = true;
      warn(`${what}; this one waits for it, ${minutes} minutes at most`);
    }
    await clock.sleep(LOOK_AGAIN_MS, signal);
  }
}
