import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { openUnnamedFile, type UnnamedFile } from './unnamed-file.ts';

/** The system's own `find`, kept ready. It looks for one caller at a time, and stops nobody from leaving. */
export interface FindProcess {
  /**
   * Records of what is in these folders (`found-look.ts`), and whether it could look at all of it; `undefined` when it
   * was ended: by one of the signals, by somebody else, or because that is more, or takes longer, than we take. Then it
   * is of no more use.
   */
  find(folders: readonly string[], signals: readonly AbortSignal[]): Promise<Found | undefined>;
}

export interface Found {
  readonly records: Buffer;
  readonly isWhole: boolean;
}

/** More is left to those who do not need it in one piece. */
const MOST_BYTES = 256 * 1024 ** 2;
/** Looking takes milliseconds, or some seconds on a slow disk. What takes longer than that hangs. */
const TIMEOUT_MS = 120_000;

/**
 * One record for each path, the folder's own before what is in it: what changes with any change of content. Of folders
 * that is their permissions alone.
 */
const RECORDS = String.raw`-type d -printf 'd%m %P\0' -o -printf '%y%m %s %i %T@ %C@ %P\0'`;

/**
 * A small process that starts the others: to start one from here takes the longer the more memory we have. It ends with
 * us, which is the end of its input. What they find goes into a file, because of a pipe we would be woken for each page;
 * how they ended is said when it is whole. The system keeps the file within bounds, in blocks of 512 bytes.
 */
const SCRIPT = String.raw`ulimit -f ${MOST_BYTES / 512}
while IFS= read -r folders; do
eval "find $folders -ignore_readdir_race ${RECORDS} >&3"
printf '%s\n' "$?"
done`;

/** Whether a folder can be named to it. */
export const canBeFound = (folder: string): boolean =>
  folder.startsWith('/') && folder.isWellFormed() && !folder.includes('\n');

/** `path` says where the programs of the system are. Those of the user's own may be what an agent has put there. */
export function startFind(path: string, timeoutMs = TIMEOUT_MS): FindProcess {
  const started = startShell(path);
  if (started === undefined) return { find: () => Promise.resolve(undefined) };
  const { child, stdin, stdout, file } = started;
  const holdUp = (isBusy: boolean) => {
    for (const each of [child, stdout]) isBusy ? each.ref() : each.unref();
  };
  stdin.unref();
  let isGone = false;
  let settle: (found: Found | undefined) => void = () => undefined;
  const lose = () => {
    isGone = true;
    settle(undefined);
    file.close();
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
  let said = '';
  stdout.setEncoding('latin1').on('data', (text: string) => {
    said = `${said}${text}`.slice(-MOST_SAID);
    const status = STATUS.exec(said)?.[1];
    if (status === undefined || isGone) return;
    const records = file.take(MOST_BYTES);
    if (records === undefined) return end();
    settle({ records, isWhole: status === '0' });
  });

  return {
    find(folders, signals) {
      if (isGone || signals.some(({ aborted }) => aborted)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        said = '';
        const timer = setTimeout(end, timeoutMs);
        settle = (found) => {
          clearTimeout(timer);
          for (const signal of signals) signal.removeEventListener('abort', end);
          holdUp(false);
          resolve(found);
        };
        for (const signal of signals) signal.addEventListener('abort', end);
        holdUp(true);
        stdin.write(`${folders.map(quoted).join(' ')}\n`);
      });
    },
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly stdin: Socket;
  readonly stdout: Socket;
  /** What is found. */
  readonly file: UnnamedFile;
}

/** `undefined` where the system has no room for another process, its pipes or its file: then there are none. */
function startShell(path: string): Started | undefined {
  let file: UnnamedFile | undefined;
  try {
    file = openUnnamedFile();
    const child = spawn('/bin/sh', ['-c', SCRIPT], {
      cwd: '/',
      env: { PATH: path, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'ignore', file.fd],
      // Whoever interrupts us from a terminal leaves us time to look once more.
      detached: true,
    });
    // Told a moment later, also of one that never began.
    child.on('error', () => undefined);
    const [stdin, stdout] = [child.stdin as Socket | undefined, child.stdout as Socket | undefined];
    if (stdin !== undefined && stdout !== undefined) return { child, stdin, stdout, file };
  } catch {
    // As if there were no such programs.
  }
  file?.close();
  return undefined;
}

/** A word of the shell that stands for itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** How a program ended, as the shell says it. */
const STATUS = /^(\d{1,3})\n$/;
const MOST_SAID = 16;
