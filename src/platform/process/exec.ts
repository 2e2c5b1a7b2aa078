import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { isAbsolute, resolve as resolvePath } from 'node:path';
import { codeOf, messageOf } from '../../model/errors.ts';
import type { Exec, ExecRequest, ExecResult } from '../../model/ports/processes.ts';
import { openOrphans } from './orphans.ts';
import { untilEnd } from './running-program.ts';

/**
 * Runs programs, each in a separate process group, without a terminal, with the given environment and, on Linux, one
 * more variable that identifies processes that leave the group on purpose (`setsid`, a daemon). Always resolves, after
 * the group has ended. If a program had to be killed, processes that left its group are killed too, as far as the
 * system can find them (`orphans.ts`); after a normal end they may live on, as elsewhere, but cannot block us.
 *
 * This is node:child_process and not execa: with four at a time, 1,500 small shell commands took execa 1.2 to 1.8 times
 * as long, where spawning is all of the work; and its time limit, output limit and cancellation reach the program but
 * not its group. On Windows execa finds and quotes `.cmd` programs, so it is used there.
 */
export const exec: Exec = createExec(process.platform);

export function createExec(platform: NodeJS.Platform): Exec {
  return {
    async run(request, signal) {
      const { file, args, ...how } = asProgram(request.command, platform);
      const launch = platform === 'win32' && !how.windowsVerbatimArguments ? await windowsLaunch() : spawn;
      if (signal.aborted) return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
      const orphans = openOrphans(platform);
      const options: SpawnOptions = {
        ...how,
        cwd: request.cwd,
        env: { ...request.env, ...orphans.env },
        detached: platform !== 'win32',
        windowsHide: true,
        stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      };
      const startedAt = performance.now();
      try {
        return await untilEnd(launch(file, args, options), request, { signal, platform, orphans, startedAt });
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

/** Targets speak PowerShell on Windows, graders cmd.exe. */
function asProgram(command: ExecRequest['command'], platform: NodeJS.Platform): Program {
  if (!('shell' in command)) {
    const [file = '', ...args] = command;
    return { file, args };
  }
  const { shell: text, byCmd = false } = command;
  if (platform !== 'win32') return { file: '/bin/sh', args: ['-c', text] };
  if (byCmd) return { file: 'cmd.exe', args: ['/d', '/s', '/c', `"${text}"`], windowsVerbatimArguments: true };
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
    // Only the promise reports a program that could not be started.
    void child.then((result) => {
      if (result.failed && result.exitCode === undefined && result.signal === undefined) {
        child.emit('error', result.cause instanceof Error ? result.cause : new Error(result.shortMessage));
      }
    });
    return child as unknown as ChildProcess;
  };
}

/** Resources that the system lacked, by error code, and what to do. */
const SHORTAGES: Readonly<Record<string, string>> = {
  EMFILE: 'this process may not open more files. Raise "ulimit -n", or lower "workers"',
  ENFILE: 'the system may not open more files. Lower "workers"',
  EAGAIN: 'the system may not start more processes. Raise "ulimit -u", or lower "workers"',
  ENOMEM: 'the system has too little memory. Lower "workers"',
};

function notStarted(error: unknown, file: string, request: ExecRequest): ExecResult {
  const shortage = SHORTAGES[codeOf(error) ?? ''];
  const message =
    shortage === undefined
      ? whyNotStarted(error, file, request)
      : `"${file}" was not started: ${shortage} (${codeOf(error)}).`;
  return { kind: 'notStarted', message, lacksResources: shortage === undefined ? undefined : true };
}

function whyNotStarted(error: unknown, file: string, { cwd, env }: ExecRequest): string {
  const code = codeOf(error);
  const folder = stateOf(cwd);
  if (folder === 'missing') return `"${file}" was not started: its working folder ${cwd} does not exist.`;
  if (folder === 'file') return `"${file}" was not started: its working folder ${cwd} is not a folder.`;
  switch (code) {
    case 'ENOENT': {
      if (!/[\\/]/.test(file)) {
        return `The program "${file}" was not found in PATH (${env['PATH'] ?? env['Path'] ?? 'which is not set'}). Is it installed?`;
      }
      const path = isAbsolute(file) ? file : resolvePath(cwd, file);
      if (stateOf(path) === 'missing') return `The program ${path} does not exist.`;
      return `"${file}" was not started: the interpreter named in its first line was not found.`;
    }
    case 'EACCES':
      return `"${file}" was not started: permission denied. The program must be executable, and its working folder ${cwd} accessible.`;
    case 'E2BIG':
      return `"${file}" was not started: its arguments and environment are longer than the system allows. Pass long text in a file or on stdin.`;
    default:
      return `"${file}" was not started: ${messageOf(error)}`;
  }
}

function stateOf(path: string): 'file' | 'folder' | 'missing' | 'unknown' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '') ? 'missing' : 'unknown';
  }
}
