import type { Exec, ExecResult } from '../model/ports/processes.ts';

/** As many programs as judges run at the same time to grade one answer: a suite may put a hundred together. */
export const MOST_PROGRAMS = 8;

/**
 * Limits the number of programs that run at the same time; others wait in order. The time limit of a program starts
 * with its slot. A cancelled one that waits does not start.
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
