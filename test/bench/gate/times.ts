import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const HEAP_MIB = 500;

/** How long large runs take to pair and to decide, each in a process of its own. */
export function times(): void {
  const sizes = [
    [5_000, 10, 20, 'goal 200 ms'],
    [100_000, 5, 2, 'goal 10 s'],
  ] as const;
  for (const [tests, runs, rounds, goal] of sizes) {
    for (const scores of ['pass/fail', 'graded']) {
      const { first, fastest, peakMiB } = measured([tests, runs, rounds, scores].map(String));
      console.log(
        `${tests} tests × ${runs} baseline runs, ${scores}: paired and decided in ${first} ms of processor time at first, then in ${fastest} ms (${goal}), with ${peakMiB} MiB of memory at most and a heap of ${HEAP_MIB} MiB`,
      );
    }
  }
}

function measured(given: readonly string[]): { first: string; fastest: string; peakMiB: string } {
  const program = fileURLToPath(new URL('./decide-large.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, program, ...given]);
  return JSON.parse(printed.toString());
}
