import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, unlinkSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A shell of the system's, kept ready. It works for one caller at a time, and stops nobody from leaving. */
export interface SystemShell {
  /**
   * What a command printed and the status with which it ended; `undefined` when the shell was ended: by one of the
   * signals, by somebody else, or because that is more, or takes longer, than we take. Then it is of no more use.
   */
  run(command: string, signals: readonly AbortSignal[]): Promise<ShellResult | undefined>;
}

export interface ShellResult {
  readonly printed: Buffer;
  readonly status: number;
}

export interface ShellOptions {
  /** Where the programs of the system are. Those of the user's own may be what an agent has put there. */
  readonly path: string;
  readonly timeoutMs: number;
  /** No command may write more into one file; without it they may write what they like, and print that much. */
  readonly mostBytes?: number;
}

/** More is left to those who do not need it in one piece. */
const MOST_PRINTED = 256 * 1024 ** 2;

/**
 * A small process that starts the others: to start one from here takes the longer the more memory we have. It ends with
 * us, which is the end of its input; and what it has started does too, because another one waits for nothing but that:
 * whoever needs the same folder next must not meet somebody who still writes into it. What they print goes into a file,
 * because of a pipe we would be woken for each page; how they ended is said when it is whole.
 */
const SCRIPT = String.raw`{ read -r _ <&4; kill -KILL 0; } > /dev/null 3>&- &
exec 4<&-
while IFS= read -r command; do
eval "$command >&3"
printf '%s\n' "$?"
done`;

/** The system counts in blocks of 512 bytes. */
const limitOf = (bytes: number | undefined): string => (bytes === undefined ? '' : `ulimit -f ${bytes / 512}\n`);

/** Where it cannot be started, nothing is run. */
export function startSystemShell(options: ShellOptions): SystemShell {
  const started = startShell(options);
  if (started === undefined) return { run: () => Promise.resolve(undefined) };
  const { child, stdin, stdout, file } = started;
  const holdUp = (isBusy: boolean) => {
    for (const each of [child, stdout]) isBusy ? each.ref() : each.unref();
  };
  stdin.unref();
  let isGone = false;
  let settle: (result: ShellResult | undefined) => void = () => undefined;
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
  // What it has started may still be there.
  child.on('error', lose).on('exit', end);
  stdin.on('error', lose);
  let said = '';
  stdout.setEncoding('latin1').on('data', (text: string) => {
    said = `${said}${text}`.slice(-MOST_SAID);
    const status = STATUS.exec(said)?.[1];
    if (status === undefined || isGone) return;
    const printed = file.take(MOST_PRINTED);
    if (printed === undefined) return end();
    settle({ printed, status: Number(status) });
  });

  return {
    run(command, signals) {
      if (isGone || signals.some(({ aborted }) => aborted)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        said = '';
        const timer = setTimeout(end, options.timeoutMs);
        settle = (result) => {
          clearTimeout(timer);
          for (const signal of signals) signal.removeEventListener('abort', end);
          holdUp(false);
          resolve(result);
        };
        for (const signal of signals) signal.addEventListener('abort', end);
        holdUp(true);
        stdin.write(`${command}\n`);
      });
    },
  };
}

/** `undefined` where the system has no room for another process, its pipes or its file: then there are none. */
function startShell({ path, mostBytes }: ShellOptions) {
  let file: UnnamedFile | undefined;
  try {
    file = openUnnamedFile();
    const child = spawn('/bin/sh', ['-c', limitOf(mostBytes) + SCRIPT], {
      cwd: '/',
      env: { PATH: path, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'ignore', file.fd, 'pipe'],
      // Whoever interrupts us from a terminal leaves us time to look once more.
      detached: true,
    });
    // Told a moment later, also of one that never began.
    child.on('error', () => undefined);
    const [stdin, stdout, , , life] = child.stdio as (Socket | undefined)[];
    life?.on('error', () => undefined).unref();
    if (stdin !== undefined && stdout !== undefined) return { child, stdin, stdout, file };
  } catch {
    // As if there were no such programs.
  }
  file?.close();
  return undefined;
}

/** A word of the shell that stands for itself. Without a line break: commands are lines. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** How a program ended, as the shell says it. */
const STATUS = /^(\d{1,3})\n$/;
const MOST_SAID = 16;

/** A file that others write for us. It has no name: nobody comes across it, and nothing of it is left behind. */
interface UnnamedFile {
  /** To be handed to a program; whatever is written to it goes to its end. */
  readonly fd: number;
  /** All that was written, in one piece, and the file is empty again; `undefined` when that is more than we take. */
  take(mostBytes: number): Buffer | undefined;
  close(): void;
}

/** Throws where there is no room for one, and where files that are open keep their names (Windows). */
export function openUnnamedFile(): UnnamedFile {
  const path = join(tmpdir(), `eval-action-${randomUUID()}`);
  const fd = openSync(path, 'ax+', 0o600);
  try {
    unlinkSync(path);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  let isOpen = true;
  return {
    fd,
    take(mostBytes) {
      const { size } = fstatSync(fd);
      const whole = size > mostBytes ? undefined : readWhole(fd, size);
      ftruncateSync(fd, 0);
      return whole;
    },
    close() {
      if (isOpen) closeSync(fd);
      isOpen = false;
    },
  };
}

function readWhole(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) break;
    at += read;
  }
  return bytes.subarray(0, at);
}
