import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FakeDockerOptions {
  readonly program?: 'docker' | 'podman';
  /** What the program says in place of an answer of its daemon. */
  readonly down?: string;
  /** Images that this machine does not have. */
  readonly missing?: readonly string[];
  /** Images that no registry has either. */
  readonly unknown?: readonly string[];
  /** The commit of every repository, whatever it was reset to. */
  readonly head?: string;
  /** What every repository says that was changed. */
  readonly diff?: string;
  /** Containers that are there, with their label of the owner. */
  readonly left?: Readonly<Record<string, string>>;
  /** What an engine says in place of starting a program, with the exit code of it. */
  readonly refuses?: { readonly exitCode: number; readonly stderr: string };
  /** Whether containers are gone when somebody asks for them. */
  readonly loses?: boolean;
}

/** A program named `docker` or `podman` that starts the programs of containers on this machine, with their variables alone. */
export interface FakeDocker extends Disposable {
  /** For PATH: this one goes before all others. */
  readonly path: string;
  readonly folder: string;
  /** The arguments of each call so far; names of containers are `NAME`. */
  calls(): string[][];
}

export function aFakeDocker(options: FakeDockerOptions = {}): FakeDocker {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  const log = join(folder, 'calls.jsonl');
  const write = (program: string, body: string) => {
    writeFileSync(join(folder, program), body);
    chmodSync(join(folder, program), 0o755);
  };
  // The other one may be installed on this machine.
  for (const program of ['docker', 'podman']) write(program, '#!/bin/sh\necho "not here" >&2\nexit 1\n');
  const body = `(${fake})(${JSON.stringify(options)}, ${JSON.stringify(log)});`;
  write(options.program ?? 'docker', `#!${process.execPath}\n${body}\n`);
  return {
    folder,
    path: `${folder}${delimiter}${process.env['PATH']}`,
    calls() {
      const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
      return text
        .replaceAll(/eval-action-[0-9a-f-]{36}/g, 'NAME')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as string[]);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs as a program of its own: it sees nothing but its arguments. */
function fake(options: FakeDockerOptions, log: string): unknown {
  const { appendFileSync } = process.getBuiltinModule('node:fs');
  const { spawn } = process.getBuiltinModule('node:child_process');
  const args = process.argv.slice(2);
  appendFileSync(log, `${JSON.stringify(args)}\n`);
  const end = (exitCode: number, stderr = '', stdout = '') => {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = exitCode;
  };
  const [what = '', ...rest] = args;
  const last = rest.at(-1) ?? '';
  if (what === 'version') return options.down === undefined ? end(0) : end(1, `${options.down}\n`);
  if (what === 'image') return end(options.missing?.includes(last) ? 1 : 0);
  if (what === 'pull') return options.unknown?.includes(last) ? end(1, `manifest for ${last} not found\n`) : end(0);
  if (what === 'ps') return end(0, '', Object.keys(options.left ?? {}).join('\n'));
  if (what === 'inspect' && rest[1]?.includes('Labels')) return end(0, '', options.left?.[last]);
  if (what === 'inspect') return end(options.loses ? 1 : 0, '', 'true\n');
  if (what !== 'exec') return end(0);
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '' };
  let cwd: string | undefined;
  while (rest[0]?.startsWith('--')) {
    const option = rest.shift();
    if (option === '--workdir') cwd = rest.shift();
    if (option === '--user') rest.shift();
    if (option !== '--env') continue;
    const [name = '', ...value] = (rest.shift() ?? '').split('=');
    env[name] = value.length > 0 ? value.join('=') : (process.env[name] ?? '');
  }
  const [, program = '', ...words] = rest;
  if (options.refuses !== undefined) return end(options.refuses.exitCode, options.refuses.stderr);
  if (program === 'git' && words.includes('diff')) return end(0, '', options.diff);
  if (program === 'git') return end(0, '', words.includes('rev-parse') ? `${options.head ?? words.at(-1)}\n` : '');
  if (program === 'chown') return end(0);
  const child = spawn(program, words, { env, cwd, stdio: 'inherit' });
  child.on('error', (error) => end(127, `OCI runtime exec failed: exec failed: ${error.message}\n`));
  child.on('exit', (code, signal) => (signal === null ? end(code ?? 0) : process.kill(process.pid, signal)));
  return undefined;
}
