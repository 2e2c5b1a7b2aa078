import { chmod, lstat, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TreeSource } from '../model/ports.ts';
import { canBeFound } from './find-process.ts';
import { quoted, type SystemShell, startSystemShell } from './system-shell.ts';

/** Below so many files it takes longer to start another program than to copy them. */
const MANY = 500;
/** Who takes longer than this hangs: what it has not copied is copied one by one. */
const TIMEOUT_MS = 900_000;
/** More would only wait for the same disk. */
const MOST_AT_ONCE = 4;

/** Copies whole folders. */
export interface WholeCopies {
  /**
   * Copies `count` files of these folders into one where nothing is yet, by the system's own `cp`: a fifth of the work
   * that it is for us, and none of this process. Hands back whether all of it should be there now; there may be more
   * than is wanted, and where it failed there may be anything. Only where `isWorthIt`.
   */
  copy(sources: readonly TreeSource[], to: string, signal: AbortSignal): Promise<boolean>;
  isWorthIt(sources: readonly TreeSource[], to: string, count: number): boolean;
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

  /** Which of them were copied, one after the other; another shell is needed after one that was ended. */
  const copyWith = async (shell: SystemShell, sources: readonly TreeSource[], to: string, signal: AbortSignal) => {
    for (const { from, at } of sources) {
      const target = join(to, at);
      await mkdir(target, { recursive: true, mode: 0o700 });
      const { mode } = await lstat(to);
      const result = await shell.run(`cp ${OPTIONS} -- ${quoted(`${from}/.`)} ${quoted(target)}`, [signal]);
      if (result?.status !== 0) return result === undefined ? 'ended' : 'failed';
      await ownPermissions(to, at, mode & 0o7777);
    }
    return 'done';
  };

  return {
    isWorthIt(sources, to, count) {
      if (path === undefined || isUseless || count < MANY) return false;
      // Of a template not all is copied.
      return canBeFound(to) && sources.every(({ from, isTemplate }) => !isTemplate && canBeFound(from));
    },

    async copy(sources, to, signal) {
      if (path === undefined) return false;
      if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      busy += 1;
      const shell = idle.pop() ?? startSystemShell({ path, timeoutMs: TIMEOUT_MS });
      try {
        const how = await copyWith(shell, sources, to, signal);
        if (how !== 'ended') idle.push(shell);
        // It is not there, or another one that does not know what we ask for; or the disk is full, and stays so.
        isUseless ||= how === 'failed';
        return how === 'done';
      } finally {
        busy -= 1;
        waiting.shift()?.();
      }
    },
  };
}

/**
 * Where a copy lies has the permissions of its source now: it gets back its own, and folders between them those of any
 * folder that a repository lies in.
 */
async function ownPermissions(to: string, at: string, mode: number): Promise<void> {
  await chmod(to, mode);
  const parts = at === '' ? [] : at.split('/');
  for (const [index] of parts.entries()) await chmod(join(to, ...parts.slice(0, index + 1)), 0o755);
}

/** Never written through what somebody has put in the way meanwhile. */
const OPTIONS = '-R -P --preserve=mode,timestamps --reflink=auto --remove-destination';
