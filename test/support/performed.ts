import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { projectNode } from './bundle.ts';
import { type Door, host, keepsCompiled, program } from './programs.ts';

export interface Started {
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What a host is asked to perform. It writes `end` and the exit code at the end of both streams. */
export interface Performing extends Required<Started> {
  readonly door: Door;
  readonly script: string;
  readonly end: string;
}

export interface Performed {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, in the order in which they came. */
  readonly log: string;
}

/** Processes that wait for the next entry point to perform. */
const waiting: ChildProcess[] = [];

/**
 * Performs an entry point in a process that may have performed others before: to start one takes most of the processor
 * time of a short run. Tests of signals and of what ends a process start one of their own.
 */
export async function performed(door: Door, { args = [], cwd, env }: Started): Promise<Performed> {
  const child = waiting.pop() ?? startHost();
  const end = `${randomUUID()} `;
  const performing: Performing = { door, script: program(door), args, cwd, env, end };
  const result = await endOf(child, end, () => child.send(performing));
  if (child.connected) waiting.push(child);
  return result;
}

function startHost(): ChildProcess {
  const child = fork(host(), { execPath: projectNode, execArgv: [], env: keepsCompiled(), silent: true });
  // The test process must not wait for it: it ends when that one does.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  return child;
}

async function endOf(child: ChildProcess, end: string, start: () => void): Promise<Performed> {
  const texts = { stdout: '', stderr: '' };
  const pieces: { readonly name: keyof typeof texts; readonly text: string }[] = [];
  const exitCode = await new Promise<number | null>((resolve) => {
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.on('data', (text: string) => {
        texts[name] += text;
        pieces.push({ name, text });
        const codes = Object.values(texts).map((each) => each.split(end)[1]);
        if (codes.every((code) => code?.endsWith('\n'))) resolve(Number(codes[0]));
      });
    }
    child.once('close', resolve);
    start();
  });
  for (const emitter of [child.stdout, child.stderr]) emitter?.removeAllListeners('data');
  child.removeAllListeners('close');
  const [stdout = '', stderr = ''] = Object.values(texts).map((text) => text.split(end)[0]);
  const left = { stdout: stdout.length, stderr: stderr.length };
  const log = pieces.map(({ name, text }) => {
    const piece = text.slice(0, left[name]);
    left[name] -= piece.length;
    return piece;
  });
  return { exitCode, stdout, stderr, log: log.join('') };
}
