import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** The system's own `find`, kept ready. It looks for one caller at a time, and stops nobody from leaving. */
export interface FindProcess {
  /**
   * Records of what is in these folders (`found-look.ts`), and whether it could look at all of it; `undefined` when it
   * was ended: by one of the signals, by somebody else, or because that is more than we take. Then it is of no more use.
   */
  find(folders: readonly string[], signals: readonly AbortSignal[]): Promise<Found | undefined>;
}

export interface Found {
  readonly records: Buffer;
  readonly isWhole: boolean;
}

/** More is left to those who do not need it in one piece. */
const MOST_BYTES = 256 * 1024 ** 2;

/**
 * One record for each path, the folder's own before what is in it: what changes with any change of content. Of folders
 * that is their permissions alone.
 */
const RECORDS = String.raw`-type d -printf 'd%m %P\0' -o -printf '%y%m %s %i %T@ %C@ %P\0'`;

/**
 * A small process that starts the others: to start one from here takes the longer the more memory we have. It ends with
 * us, which is the end of its input. Behind all records come an empty one and how it ended.
 */
const SCRIPT = String.raw`while IFS= read -r folders; do
eval "find $folders -ignore_readdir_race ${RECORDS}"
printf '\0%s\0' "$?"
done`;

/** Whether a folder can be named to it. */
export const canBeFound = (folder: string): boolean =>
  folder.startsWith('/') && folder.isWellFormed() && !folder.includes('\n');

/** `path` says where the programs of the system are. Those of the user's own may be what an agent has put there. */
export function startFind(path: string): FindProcess {
  const child = startShell(path);
  if (child === undefined) return { find: () => Promise.resolve(undefined) };
  const [stdin, stdout] = [child.stdin as Socket, child.stdout as Socket];
  const holdUp = (isBusy: boolean) => {
    for (const each of [child, stdout]) isBusy ? each.ref() : each.unref();
  };
  stdin.unref();
  let isGone = false;
  let settle: (found: Found | undefined) => void = () => undefined;
  const lose = () => {
    isGone = true;
    settle(undefined);
  };
  const end = () => {
    lose();
    try {
      // With what it started.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  child.on('error', lose).on('exit', lose);
  stdin.on('error', lose);
  let chunks: Buffer[] = [];
  let size = 0;
  stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) return end();
    const status = statusIn(chunks);
    if (status === undefined) return;
    const records = Buffer.concat(chunks).subarray(0, size - status.length - 2);
    settle({ records, isWhole: status === '0' });
  });

  return {
    find(folders, signals) {
      if (isGone || signals.some(({ aborted }) => aborted)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        [chunks, size] = [[], 0];
        settle = (found) => {
          for (const signal of signals) signal.removeEventListener('abort', end);
          holdUp(false);
          [chunks, size] = [[], 0];
          resolve(found);
        };
        for (const signal of signals) signal.addEventListener('abort', end);
        holdUp(true);
        stdin.write(`${folders.map(quoted).join(' ')}\n`);
      });
    },
  };
}

/** `undefined` where the system has no room for another process, or for its pipes: then there are none. */
function startShell(path: string): ChildProcessByStdio<Writable, Readable, null> | undefined {
  try {
    const child = spawn('/bin/sh', ['-c', SCRIPT], {
      cwd: '/',
      env: { PATH: path, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'ignore'],
      // Whoever interrupts us from a terminal leaves us time to look once more.
      detached: true,
    });
    // Told a moment later, also of one that never began.
    child.on('error', () => undefined);
    return (child.stdin as Writable | undefined) && child;
  } catch {
    return undefined;
  }
}

/** A word of the shell that stands for itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Two NULs are nowhere else, since no record is empty; where nothing was found there is one. */
const STATUS = /(?:^|\0)\0(\d{1,3})\0$/;
const MOST_STATUS_BYTES = 6;

function statusIn(chunks: readonly Buffer[]): string | undefined {
  const ends: Buffer[] = [];
  let wanted = MOST_STATUS_BYTES;
  for (let index = chunks.length - 1; index >= 0 && wanted > 0; index -= 1) {
    const end = (chunks[index] as Buffer).subarray(-wanted);
    ends.unshift(end);
    wanted -= end.length;
  }
  return STATUS.exec(Buffer.concat(ends).toString('latin1'))?.[1];
}
