import type { Exec, ExecResult } from '../model/ports/processes.ts';

/** As many programs as judges run at the same time to grade one answer: a suite may put a hundred together. */
export const MOST_PROGRAMS = 8;

/**
 * Starts programs, no more than so many at the same time; others wait for their turn, in the order in which they came.
 * The time of a program begins with its turn. Who is stopped while waiting is not started.
 */
export function boundedExec(exec: Exec, most: number): Exec {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = async (signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return false;
    if (running < most) {
      running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        waiting.delete(begin);
        resolve(false);
      };
      waiting.add(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };

  /** Its place goes to the first who waits. */
  const over = () => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(request, signal) {
      if (!(await turn(signal))) return NOT_BEGUN;
      try {
        return await exec.run(request, signal);
      } finally {
        over();
      }
    },
  };
}

const NOT_BEGUN: ExecResult = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
