import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Door, keepsCompiled, program } from './programs.ts';
import { projectNode, repository } from './repository.ts';

export interface Started {
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The path of another Node than that of this repository. */
  readonly node?: string;
}

/** What a host is asked to perform. It writes `end` and the exit code at the end of both streams. */
export interface Performing extends Required<Omit<Started, 'node'>> {
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

/** Hosts that wait for the next entry point to perform, by their Node and the folder of what it compiled. */
const waiting = new Map<string, ChildProcess[]>();

/**
 * Performs an entry point in a process that may have performed others before: to start one takes most of the processor
 * time of a short run. Tests of signals and of what ends a process start one of their own.
 */
export const performed = (door: Door, started: Started): Promise<Performed> =>
  performedScript(program(door), keepsCompiled().NODE_COMPILE_CACHE, started);

/** Performs the entry point at a path. `compiled` is the folder where Node keeps what it compiles. */
export async function performedScript(
  script: string,
  compiled: string,
  { args = [], cwd, env, node = projectNode }: Started,
): Promise<Performed> {
  const kind = `${node} ${compiled}`;
  const hosts = waiting.get(kind) ?? [];
  waiting.set(kind, hosts);
  const child = hosts.pop() ?? startHost(node, compiled);
  const end = `${randomUUID()} `;
  const performing: Performing = { script, args, cwd, env, end };
  const result = await endOf(child, end, () => child.send(performing));
  if (child.connected) hosts.push(child);
  return result;
}

const host = join(repository, 'test', 'support', 'program-host.mjs');

function startHost(node: string, compiled: string): ChildProcess {
  const env = { NODE_COMPILE_CACHE: compiled };
  const child = fork(host, { execPath: node, execArgv: [], env, silent: true });
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

/** Starts the command line in a process of its own. */
export const startProgram = (args: readonly string[], { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv }) =>
  startProcess([projectNode, program('cli'), ...args], { cwd, env: { ...keepsCompiled(), ...env } });

/** Starts a process of its own, which a test can signal. */
export function startProcess([path = '', ...args]: readonly string[], at: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(path, args, { ...at, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { stdout: '', stderr: '', log: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      texts.log += text;
    });
  }
  const ended = new Promise<Performed>((resolve, reject) => {
    child.once('error', reject).on('close', (exitCode) => resolve({ exitCode, ...texts }));
  });
  return { child, shown: () => texts.log, ended };
}
