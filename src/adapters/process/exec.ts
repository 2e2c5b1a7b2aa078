import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { isAbsolute, resolve as resolvePath } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { messageOf } from '../../model/errors.ts';
import type { Exec, ExecRequest, ExecResult, ProgramInput } from '../../model/ports/ports.ts';
import { notTextAt } from '../files/text-bytes.ts';
import { openStrays, type Strays } from './orphans.ts';
import { openProcessGroup } from './process-group.ts';

/** How long a group may tidy up after the first signal before SIGKILL, unless the request says it. */
const GRACE_MS = 500;
const LOOK_AGAIN_MS = 20;
/** How long pipes may stay open after the program itself has ended: something in the background still holds them. */
const PIPES_MS = 200;
/** How long we wait for the end of what was killed. Only a program of another user (`sudo`) or a stuck disk outlasts it. */
const LAST_WAIT_MS = 1_000;
/** `setTimeout` fires at once above this; so long (24 days) is as good as no limit. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Runs programs, each in a process group of its own, without a terminal, with the environment given and, on Linux,
 * one variable more, by which those can be found who leave the group on purpose (`setsid`, a daemon). Always resolves,
 * and by then the group is ended. A program that had to be ended takes with it also those who left, as far as the
 * system lets us find them (`strays.ts`); after a program that ended by itself they may live on, as they do elsewhere,
 * but cannot hold us up.
 *
 * This is node:child_process and not execa: with four at a time, 1,500 small shell commands took execa 1.2 to 1.8
 * times as long, where spawning is all the work there is; and its time limit, its output limit and its cancelling
 * reach the program but not its group. On Windows it finds and quotes `.cmd` programs, so there it does start them.
 */
export const exec: Exec = createExec(process.platform);

export function createExec(platform: NodeJS.Platform): Exec {
  return {
    async run(request, signal) {
      const { file, args, ...how } = asProgram(request.command, platform);
      const launch = platform === 'win32' && !how.windowsVerbatimArguments ? await windowsLaunch() : spawn;
      if (signal.aborted) return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
      const strays = openStrays(platform);
      const options: SpawnOptions = {
        ...how,
        cwd: request.cwd,
        env: { ...request.env, ...strays.env },
        detached: platform !== 'win32',
        windowsHide: true,
        stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      };
      const startedAt = performance.now();
      try {
        return await untilEnd(launch(file, args, options), request, { signal, platform, strays, startedAt });
      } catch (error) {
        return notStarted(error, file, request);
      }
    },
  };
}

interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly windowsVerbatimArguments?: boolean;
}

/** Targets speak PowerShell on Windows (targets-format.md §9.3), graders cmd.exe (graders.md §15.1). */
function asProgram(command: ExecRequest['command'], platform: NodeJS.Platform): Program {
  if (!('shell' in command)) {
    const [file = '', ...args] = command;
    return { file, args };
  }
  const { shell: text, login = false } = command;
  if (platform !== 'win32') return { file: '/bin/sh', args: [login ? '-lc' : '-c', text] };
  if (login) return { file: 'cmd.exe', args: ['/d', '/s', '/c', `"${text}"`], windowsVerbatimArguments: true };
  return { file: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-Command', text] };
}

type Launch = (file: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

/** Loaded only where it is needed: a run on other systems does not pay for it. */
async function windowsLaunch(): Promise<Launch> {
  const { execa } = await import('execa');
  return (file, args, { stdio: _stdio, ...options }) => {
    const stdin = _stdio?.[0] === 'pipe' ? 'pipe' : 'ignore';
    const child = execa(file, args, {
      ...(options as object),
      stdin,
      extendEnv: false,
      buffer: false,
      reject: false,
      cleanup: false,
    });
    // A program that could not be started is told by the promise alone.
    void child.then((result) => {
      if (result.failed && result.exitCode === undefined && result.signal === undefined) {
        child.emit('error', result.cause instanceof Error ? result.cause : new Error(result.shortMessage));
      }
    });
    return child as unknown as ChildProcess;
  };
}

type Stopped =
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'flooded'; readonly stream: 'stdout' | 'stderr' };
type Exit = { readonly exitCode: number } | { readonly signal: string };

/**
 * Follows one program to its end. Rejects only when it could not be started. There is one timer, and each phase
 * puts its own in the place of the last: running → asked to end → killed → given up.
 */
function untilEnd(
  child: ChildProcess,
  { stdin, timeoutMs, maxBytes, onStdout, keepsInputOpen, ending }: ExecRequest,
  {
    signal,
    platform,
    strays,
    startedAt,
  }: { signal: AbortSignal; platform: NodeJS.Platform; strays: Strays; startedAt: number },
): Promise<ExecResult> {
  return new Promise((resolve, reject) => {
    const group = openProcessGroup(child, platform, strays);
    const heard = onStdout && hear(child.stdout, onStdout, inputOf(child.stdin));
    const stdout = heard ?? collect(child.stdout, maxBytes, () => stop({ kind: 'flooded', stream: 'stdout' }));
    const stderr = collect(child.stderr, maxBytes, () => stop({ kind: 'flooded', stream: 'stderr' }));
    const graceMs = ending?.graceMs ?? GRACE_MS;
    const whomAtTheEnd = ending?.endsStrays ? 'group and strays' : 'group';
    let stopped: Stopped | undefined;
    let exit: Exit | undefined;
    let isKilled = false;
    let isClosed = false;
    let isSettled = false;
    let graceEndsAt = 0;
    let timer: NodeJS.Timeout | undefined;

    const next = (ms: number, action: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
    };

    const stop = (why: Stopped) => {
      // Once the program itself has ended, only a flood from the background still matters.
      if (isSettled || stopped !== undefined || (exit !== undefined && why.kind !== 'flooded')) return;
      stopped = why;
      if (why.kind === 'flooded') return kill();
      group.terminate(ending?.signal ?? 'SIGTERM');
      graceEndsAt = performance.now() + graceMs;
      next(graceMs, kill);
    };

    /** The program is gone; the others of its group have their grace too. */
    const waitForOthers = () => {
      if (group.isAlive() && performance.now() < graceEndsAt) next(LOOK_AGAIN_MS, waitForOthers);
      else kill();
    };

    const kill = () => {
      isKilled = true;
      group.kill(stopped === undefined ? whomAtTheEnd : 'group and strays');
      if (isClosed) settle();
      // Not at once: what is in the pipes already is still to be read, even when this process is busy.
      else next(exit === undefined ? LAST_WAIT_MS : PIPES_MS, settle);
    };

    const settle = () => {
      release();
      const durationMs = performance.now() - startedAt;
      if (stopped?.kind === 'flooded') return resolve({ ...stopped, durationMs });
      const output = { stdout: stdout.text(), stderr: stderr.text(), durationMs };
      if (stopped !== undefined || exit === undefined) return resolve({ kind: 'timedOut', ...stopped, ...output });
      if ('signal' in exit) return resolve({ kind: 'killed', ...exit, ...output });
      resolve({ kind: 'exited', ...exit, ...output, ...stdout.badByte() });
    };

    const release = () => {
      isSettled = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      group.close(stopped === undefined ? whomAtTheEnd : 'group');
      child.stdin?.destroy();
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
    };

    const onAbort = () => stop({ kind: 'cancelled' });
    signal.addEventListener('abort', onAbort, { once: true });
    if (timeoutMs !== undefined && timeoutMs <= LONGEST_TIMER_MS) next(timeoutMs, () => stop({ kind: 'timedOut' }));

    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      release();
      reject(error);
    });
    // What was given up may still end one day; then nobody listens any more.
    child.on('exit', (code, signalName) => {
      if (isSettled) return;
      exit = signalName === null ? { exitCode: code ?? 0 } : { signal: signalName };
      // Asked now, because the number of an empty group may soon be somebody else's.
      group.isAlive();
      if (isKilled || stopped === undefined) next(PIPES_MS, isKilled ? settle : kill);
    });
    child.on('close', () => {
      if (isSettled) return;
      isClosed = true;
      if (stopped === undefined || isKilled) settle();
      else waitForOthers();
    });

    // A program that never reads its input, or ends before, breaks this pipe; that is its own business.
    child.stdin?.on('error', () => undefined);
    if (!keepsInputOpen) child.stdin?.end(stdin);
    else if (stdin !== undefined) child.stdin?.write(stdin);
  });
}

/** Hands on what a stream says, at once. */
function hear(
  stream: Readable | null | undefined,
  onChunk: (chunk: Uint8Array, stdin: ProgramInput) => void,
  stdin: ProgramInput,
) {
  stream?.on('data', (chunk: Buffer) => onChunk(chunk, stdin));
  stream?.on('error', () => undefined);
  return { text: () => '', badByte: () => ({}) };
}

const inputOf = (stdin: Writable | null): ProgramInput => ({
  write: (text) => void (stdin?.writable && stdin.write(text)),
  end: () => void stdin?.end(),
});

/** Keeps what a stream says up to the limit; beyond it everything is dropped, so that memory stays bounded. */
function collect(stream: Readable | null | undefined, maxBytes: number, onFlood: () => void) {
  let chunks: Buffer[] = [];
  let size = 0;
  stream?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) {
      chunks.push(chunk);
      return;
    }
    chunks = [];
    stream.destroy();
    onFlood();
  });
  stream?.on('error', () => undefined);
  return {
    // Decoded as a whole, so that a letter cut in two by a read comes out right; bytes that are no UTF-8 become U+FFFD.
    text: () => Buffer.concat(chunks).toString('utf8'),
    badByte() {
      const at = notTextAt(Buffer.concat(chunks));
      return at === undefined ? {} : { notTextAt: at };
    },
  };
}

/** What the system was short of, by the code of its error, and what to do. */
const SHORTAGES: Readonly<Record<string, string>> = {
  EMFILE: 'this process may not open more files. Raise "ulimit -n", or lower "workers"',
  ENFILE: 'the system may not open more files. Lower "workers"',
  EAGAIN: 'the system may not start more processes. Raise "ulimit -u", or lower "workers"',
  ENOMEM: 'the system has too little memory. Lower "workers"',
};

function notStarted(error: unknown, file: string, request: ExecRequest): ExecResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const shortage = SHORTAGES[code];
  if (shortage === undefined) return { kind: 'notStarted', message: whyNotStarted(error, file, request) };
  return { kind: 'notStarted', message: `"${file}" was not started: ${shortage} (${code}).`, lacksResources: true };
}

function whyNotStarted(error: unknown, file: string, { cwd, env }: ExecRequest): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const folder = stateOf(cwd);
  if (code === 'ERR_INVALID_ARG_VALUE' && messageOf(error).includes('null bytes')) {
    return `"${file.replaceAll('\0', '\\0')}" was not started: its arguments, its environment or its folder contain a NUL character, which no program can be given.`;
  }
  if (folder === 'missing') return `"${file}" was not started: its working folder ${cwd} does not exist.`;
  if (folder === 'file') return `"${file}" was not started: its working folder ${cwd} is not a folder.`;
  switch (code) {
    case 'ENOENT':
      return notFound(file, cwd, env);
    case 'EACCES':
      return `"${file}" was not started: permission denied. The program must be executable, and its working folder ${cwd} accessible.`;
    case 'E2BIG':
      return `"${file}" was not started: its arguments and environment are longer than the system allows. Hand long text over in a file or on stdin.`;
    default:
      return `"${file}" was not started: ${messageOf(error)}`;
  }
}

function notFound(file: string, cwd: string, env: Readonly<Record<string, string>>): string {
  if (!/[\\/]/.test(file)) {
    return `The program "${file}" was not found in PATH (${env['PATH'] ?? env['Path'] ?? 'which is not set'}). Is it installed?`;
  }
  const path = isAbsolute(file) ? file : resolvePath(cwd, file);
  if (stateOf(path) === 'missing') return `The program ${path} does not exist.`;
  return `"${file}" was not started: the interpreter named in its first line was not found.`;
}

function stateOf(path: string): 'file' | 'folder' | 'missing' | 'unknown' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unknown';
  }
}
