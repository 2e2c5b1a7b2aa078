import { availableParallelism } from 'node:os';
import { makeFolder } from '../files/make-folder.ts';
import { canBeFound } from '../process/find-process.ts';
import { quoted, type SystemShell, startSystemShell } from '../process/system-shell.ts';

/** Below so many files it takes longer to start another program than to copy them. */
const MANY = 500;
/** Who takes longer than this hangs: then all is copied one by one. */
const TIMEOUT_MS = 900_000;
/** More would only wait for the same disk. */
const MOST_AT_ONCE = 4;

export interface WholeCopies {
  /**
   * Copies a folder into one where nothing is yet, by the system's own `cp`: a third of the work that it is for us,
   * and none of this process. Hands back whether all of it should be there now; there may be more than is wanted, and
   * where it failed there may be anything. Only where `isWorthIt`.
   */
  copy(from: string, to: string, signal: AbortSignal): Promise<boolean>;
  /** Whether `cp` can be told of both, and `count` files are enough to ask it. */
  isWorthIt(from: string, to: string, count: number): boolean;
}

/** Copies by reflink where the file system has it, so many at a time as there are processors. `path`: `find-process.ts`. */
export function wholeCopies(
  most = Math.min(availableParallelism(), MOST_AT_ONCE),
  path = process.platform === 'linux' ? '/usr/bin:/bin' : undefined,
): WholeCopies {
  const idle: SystemShell[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isUseless = false;

  return {
    isWorthIt(from, to, count) {
      return path !== undefined && !isUseless && count >= MANY && canBeFound(from) && canBeFound(to);
    },

    async copy(from, to, signal) {
      if (path === undefined) return false;
      // Whoever leaves gives its place to the next one.
      if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        if (signal.aborted) return false;
        const shell = idle.pop() ?? startSystemShell({ path, timeoutMs: TIMEOUT_MS });
        await makeFolder(to, 0o700);
        const result = await shell.run(copyCommand(from, to), [signal]);
        // Another shell is needed after one that was ended.
        if (result !== undefined) idle.push(shell);
        // It is not there, or another one that does not know what we ask for; or the disk is full, and stays so.
        isUseless ||= result !== undefined && result.status !== 0;
        return result?.status === 0;
      } finally {
        const next = waiting.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
  };
}

/** What is in the folder, and not the folder itself: the other one keeps its own permissions and lists of who may what. */
const copyCommand = (from: string, to: string): string =>
  `find -H ${quoted(from)} -mindepth 1 -maxdepth 1 -exec cp ${OPTIONS} -t ${quoted(to)} -- '{}' +`;

/** Never written through what somebody has put in the way meanwhile. */
const OPTIONS = '-R -P --preserve=mode,timestamps --reflink=auto --remove-destination';
