import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { ExecRequest, ExecResult, ProgramInput } from '../../model/ports/processes.ts';
import { losslessBytes, losslessText } from '../../shared/lossless-text.ts';
import { notTextAt } from '../files/text-bytes.ts';
import type { Orphans } from './orphans.ts';
import { openProcessGroup, type ProcessGroup } from './process-group.ts';

/** Default time for a group to clean up after the first signal before SIGKILL. */
const GRACE_MS = 500;
const LOOK_AGAIN_MS = 20;
/** How long pipes may stay open after the program itself has ended: a background process still has them open. */
const PIPES_MS = 200;
/** Time limit for killed processes to end. Only a program of another user (`sudo`) or a blocked disk takes longer. */
const LAST_WAIT_MS = 1_000;
/** `setTimeout` fires at once above this (24 days), which is as good as no limit. */
const MAX_TIMER_MS = 2_147_483_647;

type Stopped =
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'flooded'; readonly stream: 'stdout' | 'stderr' };
type Exit = { readonly exitCode: number } | { readonly signal: string };

interface Start {
  readonly signal: AbortSignal;
  readonly platform: NodeJS.Platform;
  readonly orphans: Orphans;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
}

/** Resolves when a program has ended. Rejects only if it could not be started. */
export const untilEnd = (child: ChildProcess, request: ExecRequest, start: Start): Promise<ExecResult> =>
  new Promise((resolve, reject) => new RunningProgram({ child, request, start, resolve, reject }).watch());

interface Watched {
  readonly child: ChildProcess;
  readonly request: ExecRequest;
  readonly start: Start;
  resolve(result: ExecResult): void;
  reject(error: Error): void;
}

/** One program. There is one timer, and each phase replaces it: running → asked to end → killed → abandoned. */
class RunningProgram {
  readonly #watched: Watched;
  readonly #group: ProcessGroup;
  readonly #stdout: Heard;
  readonly #stderr: Heard;
  readonly #scopeAtTheEnd: 'group' | 'group and orphans';
  #stopped: Stopped | undefined;
  #exit: Exit | undefined;
  #isKilled = false;
  #isClosed = false;
  #isSettled = false;
  #graceEndsAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(watched: Watched) {
    const { child, request, start } = watched;
    const { maxBytes, onStdout, ending, isLossless } = request;
    this.#watched = watched;
    this.#group = openProcessGroup(child, start.platform, start.orphans);
    this.#scopeAtTheEnd = ending?.endsOrphans ? 'group and orphans' : 'group';
    const flooded = (stream: 'stdout' | 'stderr') => () => this.#stop({ kind: 'flooded', stream });
    const heard = onStdout && hear(child.stdout, onStdout, inputOf(child.stdin));
    this.#stdout = heard ?? collect(child.stdout, maxBytes, flooded('stdout'), isLossless ? losslessText : undefined);
    this.#stderr = collect(child.stderr, maxBytes, flooded('stderr'));
  }

  watch(): void {
    const { child, request, start } = this.#watched;
    const { timeoutMs } = request;
    start.signal.addEventListener('abort', this.#onAbort, { once: true });
    if (timeoutMs !== undefined && timeoutMs <= MAX_TIMER_MS) {
      this.#next(timeoutMs, () => this.#stop({ kind: 'timedOut' }));
    }
    child.on('error', (error) => this.#onError(error));
    child.on('exit', (code, signal) => this.#onExit(signal === null ? { exitCode: code ?? 0 } : { signal }));
    child.on('close', () => this.#onClose());
    feed(child.stdin, request);
  }

  #next(ms: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, ms);
  }

  #stop(why: Stopped): void {
    // After the program itself has ended, only too much output from the background still matters.
    const isOver = this.#exit !== undefined && why.kind !== 'flooded';
    if (this.#isSettled || this.#stopped !== undefined || isOver) return;
    this.#stopped = why;
    if (why.kind === 'flooded') {
      this.#kill();
      return;
    }
    const { signal = 'SIGTERM', graceMs = GRACE_MS } = this.#watched.request.ending ?? {};
    this.#group.terminate(signal);
    this.#graceEndsAt = performance.now() + graceMs;
    this.#next(graceMs, () => this.#kill());
  }

  /** The program has ended; the others of its group have the same time to end. */
  #waitForOthers(): void {
    if (this.#group.isAlive() && performance.now() < this.#graceEndsAt) {
      this.#next(LOOK_AGAIN_MS, () => this.#waitForOthers());
    } else this.#kill();
  }

  #kill(): void {
    this.#isKilled = true;
    this.#group.kill(this.#stopped === undefined ? this.#scopeAtTheEnd : 'group and orphans');
    if (this.#isClosed) this.#settle();
    // Not at once: the pipes still have to be read, even if this process is busy.
    else this.#next(this.#exit === undefined ? LAST_WAIT_MS : PIPES_MS, () => this.#settle());
  }

  #settle(): void {
    this.#release();
    this.#watched.resolve(this.#result());
  }

  #result(): ExecResult {
    const durationMs = performance.now() - this.#watched.start.startedAt;
    if (this.#stopped?.kind === 'flooded') return { ...this.#stopped, durationMs };
    const output = { stdout: this.#stdout.text(), stderr: this.#stderr.text(), durationMs };
    if (this.#stopped !== undefined || this.#exit === undefined) {
      return { kind: 'timedOut', ...this.#stopped, ...output };
    }
    if ('signal' in this.#exit) return { kind: 'killed', ...this.#exit, ...output };
    return { kind: 'exited', ...this.#exit, ...output, ...this.#stdout.badByte() };
  }

  #release(): void {
    const { child, start } = this.#watched;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    start.signal.removeEventListener('abort', this.#onAbort);
    this.#group.close(this.#stopped === undefined ? this.#scopeAtTheEnd : 'group');
    child.stdin?.destroy();
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
  }

  readonly #onAbort = (): void => this.#stop({ kind: 'cancelled' });

  #onError(error: Error): void {
    if (this.#watched.child.pid !== undefined) return;
    this.#release();
    this.#watched.reject(error);
  }

  /** An abandoned program may still end later: then there is nothing left to do. */
  #onExit(exit: Exit): void {
    if (this.#isSettled) return;
    this.#exit = exit;
    // Asked now, because the system may soon give the number of an empty group to another.
    this.#group.isAlive();
    if (this.#isKilled) this.#next(PIPES_MS, () => this.#settle());
    else if (this.#stopped === undefined) this.#next(PIPES_MS, () => this.#kill());
  }

  #onClose(): void {
    if (this.#isSettled) return;
    this.#isClosed = true;
    if (this.#stopped === undefined || this.#isKilled) this.#settle();
    else this.#waitForOthers();
  }
}

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

const inputOf = (stdin: Writable | null): ProgramInput => ({
  write: (text) => void (stdin?.writable && stdin.write(text)),
  end: () => void stdin?.end(),
});

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
