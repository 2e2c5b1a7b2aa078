import type { Clock } from '../../src/model/ports/machine.ts';

/** A clock that stands still until it is told to go on. */
export function fakeClock(startMs = Date.UTC(2026, 0, 2, 3, 4, 5)) {
  let nowMs = startMs;
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
  /** How long each sleep wanted to be, in order. */
  const sleeps: number[] = [];

  const clock = {
    now: () => nowMs,
    sleep(ms, signal) {
      sleeps.push(ms);
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const sleeper = { untilMs: nowMs + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener('abort', wake);
      });
    },
  } satisfies Clock;

  return {
    ...clock,
    sleeps,
    /** How many sleep now. */
    get sleeping() {
      return sleepers.size;
    },
    /** Lets so much time pass: wakes whoever is due, then lets everything run that follows from it. */
    async advance(ms: number) {
      await settled();
      nowMs += ms;
      for (const { untilMs, wake } of [...sleepers]) if (untilMs <= nowMs) wake();
      await settled();
    },
  };
}

/** Lets time pass step by step until something ends, much faster than it does, with a turn of the event loop for each step. */
export async function advanceUntil<T>(
  clock: ReturnType<typeof fakeClock>,
  ending: Promise<T>,
  stepMs: number,
): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  ending.then(end, end);
  while (!isOver) {
    await clock.advance(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return ending;
}

/** Resolves when all that can run without time passing has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
