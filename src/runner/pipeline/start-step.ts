import { setMaxListeners } from 'node:events';
import type { Log } from '../../model/ports/machine.ts';
import { configureNode } from '../../platform/configure-node.ts';
import { exitNow } from '../../platform/process/abandoned-work.ts';
import { clearEnvironmentBlock } from '../../platform/process/environment-block.ts';

/** The first thing that a step of a job does, before it loads the program, which takes a while. */
export function startStep(): void {
  stopSignal();
  clearEnvironmentBlock({ warns: true });
  configureNode();
}

let installed: AbortSignal | undefined;
/** Unknown until the program is loaded. */
let log: Pick<Log, 'error'> | undefined;

/**
 * Aborts when this process is asked to stop by a signal; asked a second time, the process exits. The first call installs
 * the handlers. An entry point makes it before it loads anything else: a signal without a handler ends the process at
 * once, and then a step has no outputs.
 */
export function stopSignal(logOfProgram?: Pick<Log, 'error'>): AbortSignal {
  log ??= logOfProgram;
  installed ??= install();
  return installed;
}

/** A call to the file system cannot be cancelled. After this time the process exits, even if it still waits. */
const MAX_STOP_MS = 5_000;

/** A terminal signals the whole group, and then `npm` signals its child once more: so soon after, it is the same request. */
const SAME_REQUEST_MS = 300;

function install(): AbortSignal {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  let askedAt: number | undefined;
  const ask = (name: NodeJS.Signals) => {
    const now = performance.now();
    askedAt ??= now;
    // An exit instead of the signal's default: our child processes are ended on the way out.
    if (now - askedAt > SAME_REQUEST_MS) exitNow(2);
    if (stop.signal.aborted) return;
    setTimeout(() => {
      log?.error(`An operation did not finish within ${MAX_STOP_MS / 1000} s after ${name}, so the process exits`);
      exitNow(2);
    }, MAX_STOP_MS).unref();
    stop.abort(name);
  };
  // A closed terminal sends SIGHUP; our child processes must end with us then, too.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(name, ask);
  return stop.signal;
}
