import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { ExecRequest, ExecResult, ProgramInput } from '../../model/ports/processes.ts';
import { losslessBytes, losslessText } from '../../model/text/lossless-text.ts';
import { notTextAt } from '../files/text-bytes.ts';
import type { Orphans } from './orphans.ts';
import { openProcessGroup } from './process-group.ts';

/** Default time for a group to clean up after the first signal before SIGKILL. */
const GRACE_MS = 500;
const LOOK_AGAIN_MS = 20;
/** How long pipes may stay open after the program itself has ended: a background process still has them open. */
const PIPES_MS = 200;
/** Time limit for killed processes to end. Only a program of another user (`sudo`) or a blocked disk takes longer. */
const LAST_WAIT_MS = 1_000;
/** `setTimeout` fires at once above this (24 days), which is as good as no limit. */
const MAX_TIMER_MS = 2_147_483_647;

type StopCause =
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'flooded'; readonly stream: 'stdout' | 'stderr' };
type Exit = { readonly exitCode: number } | { readonly signal: string };

interface ProgramStart {
  readonly signal: AbortSignal;
  readonly platform: NodeJS.Platform;
  readonly orphans: Orphans;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
}

/**
 * Resolves when a program has ended. Rejects only if it could not be started. There is one timer, and each phase replaces
 * it: running → asked to end → killed → abandoned.
 */
export const untilEnd = (child: ChildProcess, request: ExecRequest, start: ProgramStart): Promise<ExecResult> =>
  new Promise((resolve, reject) => {
    const { maxBytes, onStdout, ending, isLossless, timeoutMs } = request;
    const group = openProcessGroup(child, start.platform, start.orphans);
    const scopeAtTheEnd = ending?.endsOrphans ? 'group and orphans' : 'group';
    let stopped: StopCause | undefined;
    let exit: Exit | undefined;
    let [isKilled, isClosed, isSettled] = [false, false, false];
    let graceEndsAt = 0;
    let timer: NodeJS.Timeout | undefined;

    const next = (ms: number, action: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
    };
    const release = () => {
      isSettled = true;
      clearTimeout(timer);
      start.signal.removeEventListener('abort', onAbort);
      group.close(stopped === undefined ? scopeAtTheEnd : 'group');
      child.stdin?.destroy();
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
    };
    const settle = () => {
      release();
      const durationMs = performance.now() - start.startedAt;
      if (stopped?.kind === 'flooded') return resolve({ ...stopped, durationMs });
      const output = { stdout: stdout.text(), stderr: stderr.text(), durationMs };
      if (stopped !== undefined || exit === undefined) return resolve({ kind: 'timedOut', ...stopped, ...output });
      if ('signal' in exit) return resolve({ kind: 'killed', ...exit, ...output });
      resolve({ kind: 'exited', ...exit, ...output, ...stdout.badByte() });
    };
    const kill = () => {
      isKilled = true;
      group.kill(stopped === undefined ? scopeAtTheEnd : 'group and orphans');
      if (isClosed) settle();
      // Not at once: the pipes still have to be read, even if this process is busy.
      else next(exit === undefined ? LAST_WAIT_MS : PIPES_MS, settle);
    };
    const stop = (why: StopCause) => {
      // After the program itself has ended, only too much output from the background still matters.
      if (isSettled || stopped !== undefined || (exit !== undefined && why.kind !== 'flooded')) return;
      stopped = why;
      if (why.kind === 'flooded') return kill();
      const { signal = 'SIGTERM', graceMs = GRACE_MS } = ending ?? {};
      group.terminate(signal);
      graceEndsAt = performance.now() + graceMs;
      next(graceMs, kill);
    };
    const onAbort = () => stop({ kind: 'cancelled' });
    /** The program has ended; the others of its group have the same time to end. */
    const waitForOthers = () => {
      if (group.isAlive() && performance.now() < graceEndsAt) next(LOOK_AGAIN_MS, waitForOthers);
      else kill();
    };

    const flooded = (stream: 'stdout' | 'stderr') => () => stop({ kind: 'flooded', stream });
    const heard =
      onStdout &&
      hear(child.stdout, onStdout, {
        write: (text) => void (child.stdin?.writable && child.stdin.write(text)),
        end: () => void child.stdin?.end(),
      });
    const stdout = heard ?? collect(child.stdout, maxBytes, flooded('stdout'), isLossless ? losslessText : undefined);
    const stderr = collect(child.stderr, maxBytes, flooded('stderr'));
    start.signal.addEventListener('abort', onAbort, { once: true });
    if (timeoutMs !== undefined && timeoutMs <= MAX_TIMER_MS) next(timeoutMs, () => stop({ kind: 'timedOut' }));
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      release();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      // An abandoned program may still end later: then there is nothing left to do.
      if (isSettled) return;
      exit = signal === null ? { exitCode: code ?? 0 } : { signal };
      // Asked now, because the system may soon give the number of an empty group to another.
      group.isAlive();
      if (isKilled) next(PIPES_MS, settle);
      else if (stopped === undefined) next(PIPES_MS, kill);
    });
    child.on('close', () => {
      if (isSettled) return;
      isClosed = true;
      if (stopped === undefined || isKilled) settle();
      else waitForOthers();
    });
    feed(child.stdin, request);
  });

/** What was read of a stream. */
interface Heard {
  text(): string;
  badByte(): { notTextAt?: number };
}

function feed(input: Writable | null, { stdin, keepsInputOpen, isLossless }: ExecRequest): void {
  // A program that never reads its input, or ends before, breaks this pipe; that is no error.
  input?.on('error', () => undefined);
  if (!keepsInputOpen) input?.end(stdin !== undefined && isLossless ? losslessBytes(stdin) : stdin);
  else if (stdin !== undefined) input?.write(stdin);
}

/** Passes on each chunk of a stream at once. */
function hear(
  stream: Readable | null | undefined,
  onChunk: (chunk: Uint8Array, stdin: ProgramInput) => void,
  stdin: ProgramInput,
): Heard {
  stream?.on('data', (chunk: Buffer) => onChunk(chunk, stdin));
  stream?.on('error', () => undefined);
  return { text: () => '', badByte: () => ({}) };
}

/** Collects a stream up to the limit; beyond it everything is dropped, so that memory stays bounded. */
function collect(
  stream: Readable | null | undefined,
  maxBytes: number,
  onFlood: () => void,
  // Bytes that are no UTF-8 become U+FFFD.
  decode = (bytes: Buffer): string => bytes.toString('utf8'),
): Heard {
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
    // Decoded as a whole, so that a letter cut in two by a read comes out right.
    text: () => decode(Buffer.concat(chunks)),
    badByte() {
      const at = notTextAt(Buffer.concat(chunks));
      return at === undefined ? {} : { notTextAt: at };
    },
  };
}
