import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Memory } from '../model/ports/machine.ts';

/**
 * Keeps this process small. A program is started by copying the parent process with its page tables: with 300 MiB that
 * takes ten times as long as with 70 (22 against 1.3 ms on Linux), and a run of thousands of commands does little else.
 * V8 lets the space for young objects grow with every burst and seldom returns it.
 */
export const memory: Memory = {
  // The space for young objects keeps its size; it is collected more often instead.
  stopGrowth(): void {
    setFlagsFromString('--semi-space-growth-factor=1');
    // For so little memory, one thread is faster than waking several.
    setFlagsFromString('--no-parallel-scavenge');
  },

  limitGrowth(): void {
    const timer = setInterval(() => {
      if (youngBytes() < ENOUGH_BYTES) return;
      clearInterval(timer);
      memory.stopGrowth();
    }, CHECK_MS).unref();
  },

  giveBack({ kept = false } = {}): void {
    // Otherwise V8 waits until the memory in use has grown fourfold.
    setFlagsFromString('--heap-growing-percent=25');
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function')
      collect({ type: 'major', execution: 'sync', flavor: kept ? 'last-resort' : undefined });
  },
};

/**
 * V8 doubles the space up to 128 MiB. A run of 5,000 requests of 100 ms, 50 at once, takes 185-210 MiB with this limit and
 * 290 without, in the same time; with 1 MiB, what waits is copied to old objects, and takes as much as without a limit.
 */
const ENOUGH_BYTES = 16 * 1024 * 1024;
const CHECK_MS = 50;

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
