import type { Memory } from '../../model/ports/machine.ts';

/** Number of tests from which saving memory is worth its time. */
export const MANY_TESTS = 10_000;

/**
 * Before large files are read or written. Without it, V8 keeps what is no longer used, and takes 128 MiB for young
 * objects: 100,000 results took twice the memory.
 */
export function saveMemory(tests: number, memory: Memory): void {
  if (tests < MANY_TESTS) return;
  memory.stopGrowth();
  memory.giveBack({ kept: true });
}
