import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TreeSource } from '../model/ports.ts';
import { canBeFound } from './find-process.ts';
import { quoted, type SystemShell, startSystemShell } from './system-shell.ts';

/** Below so many files it takes longer to start another program than to copy them. */
const MANY = 500;
/** Who takes longer than this hangs: then all is copied one by one. */
const TIMEOUT_MS = 900_000;
/** More would only wait for the same disk. */
const MOST_AT_ONCE = 4;

/** Copies whole folders. */
export interface WholeCopies {
  /**
   * Copies these folders into one where nothing is yet, by the system's own `cp`: a third of the work that it is for us,
   * and none of this process. Hands back whether all of it should be there now; there may be more than is wanted, and
   * where it failed there may be anything. Only where `isWorthIt`.
   */
  copy(sources: readonly TreeSource[], to: string, signal: AbortSignal): Promise<boolean>;
  /** Whether `cp` can be told of them, and `count` files are enough to ask it. */
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

  /** One after the other; another shell is needed after one that was ended. */
  const copyWith = async (shell: SystemShell, sources: readonly TreeSource[], to: string, signal: AbortSignal) => {
    for (const { from, at } of sources) {
      await makeFolder(to, at);
      const result = await shell.run(copyCommand(from, join(to, at)), [signal]);
      if (result?.status !== 0) return result === undefined ? 'ended' : 'failed';
    }
    return 'done';
  };

  return {
    isWorthIt(sources, to, count) {
      if (path === undefined || isUseless || count < MANY) return false;
      // Of a template not all is copied.
      const canBeTold = ({ from, at, isTemplate }: TreeSource) =>
        !isTemplate && canBeFound(from) && canBeFound(join(to, at));
      return sources.every(canBeTold) && lieApart(sources);
    },

    async copy(sources, to, signal) {
      if (path === undefined) return false;
      // Whoever leaves gives its place to the next one.
      if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        if (signal.aborted) return false;
        const shell = idle.pop() ?? startSystemShell({ path, timeoutMs: TIMEOUT_MS });
        const how = await copyWith(shell, sources, to, signal);
        if (how !== 'ended') idle.push(shell);
        // It is not there, or another one that does not know what we ask for; or the disk is full, and stays so.
        isUseless ||= how === 'failed';
        return how === 'done';
      } finally {
        const next = waiting.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
  };
}

/** Where one lies in another, that one may hold a link where the folders above this one are to be. */
function lieApart(sources: readonly TreeSource[]): boolean {
  const within = ({ at }: TreeSource, other: TreeSource) => other.at === '' || `${at}/`.startsWith(`${other.at}/`);
  return sources.every((each, index) => !sources.some((other, at) => at !== index && within(each, other)));
}

/** It and those between have the permissions of any folder that a repository lies in. */
async function makeFolder(to: string, at: string): Promise<void> {
  await mkdir(join(to, at), { recursive: true, mode: 0o700 });
  const parts = at === '' ? [] : at.split('/');
  for (const [index] of parts.entries()) await chmod(join(to, ...parts.slice(0, index + 1)), 0o755);
}

/** What is in the folder, and not the folder itself: the other one keeps its own permissions and lists of who may what. */
const copyCommand = (from: string, to: string): string =>
  `find -H ${quoted(from)} -mindepth 1 -maxdepth 1 -exec cp ${OPTIONS} -t ${quoted(to)} -- '{}' +`;

/** Never written through what somebody has put in the way meanwhile. */
const OPTIONS = '-R -P --preserve=mode,timestamps --reflink=auto --remove-destination';
