import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { codeOf } from '../../model/errors.ts';
import type { Orphans } from './orphans.ts';

/**
 * A program together with everything it started that did not leave on purpose; `orphans` are the processes that did.
 */
interface ProcessGroup {
  terminate(signal: FirstSignal): void;
  kill(scope: Scope): void;
  /** Whether a process of it is left. Always false on Windows, where this is unknown. */
  isAlive(): boolean;
  /** Kills the remaining processes before it returns: it is also called while this process exits. */
  close(scope: Scope): void;
}

type Scope = 'group' | 'group and orphans';
type FirstSignal = 'SIGINT' | 'SIGTERM';

/** The open groups: killed when this process ends while they run. */
const open = new Set<ProcessGroup>();
let isWatchingExit = false;

/** Manages the group of a child process; until it is closed it cannot outlive this process (unless that is killed). */
export function openProcessGroup(child: ChildProcess, platform: NodeJS.Platform, orphans: Orphans): ProcessGroup {
  const { pid } = child;
  if (pid === undefined) return NO_GROUP;
  if (!isWatchingExit) {
    isWatchingExit = true;
    process.on('exit', () => {
      for (const group of open) group.close('group and orphans');
    });
  }
  const signals = platform === 'win32' ? windowsTree(child, pid) : posixGroup(pid);
  // Its number is its own until this process has heard of its end.
  const noteOrphans = () => {
    if (child.exitCode === null && child.signalCode === null) orphans.note(pid);
  };
  const group: ProcessGroup = {
    terminate(first) {
      noteOrphans();
      signals.signal(first);
    },
    kill(scope) {
      if (scope === 'group and orphans') noteOrphans();
      signals.signal('SIGKILL');
      if (scope === 'group and orphans') orphans.end();
    },
    isAlive: signals.isAlive,
    close(scope) {
      open.delete(group);
      if (scope === 'group and orphans') noteOrphans();
      signals.end();
      if (scope === 'group and orphans') orphans.end();
    },
  };
  open.add(group);
  return group;
}

const NO_GROUP: ProcessGroup = {
  terminate: () => undefined,
  kill: () => undefined,
  isAlive: () => false,
  close: () => undefined,
};

interface Signals extends Pick<ProcessGroup, 'isAlive'> {
  signal(name: FirstSignal | 'SIGKILL'): void;
  /** SIGKILL, done when it returns. */
  end(): void;
}

/**
 * A negative pid means the group of that number. The number is not reused while the group has a process; an empty group
 * stays empty, so after the first ESRCH nothing is sent any more.
 */
function posixGroup(pid: number): Signals {
  let isEmpty = false;
  const send = (name: NodeJS.Signals | 0): boolean => {
    if (isEmpty) return false;
    try {
      return process.kill(-pid, name);
    } catch (error) {
      // EPERM: there is a process of another user.
      isEmpty = codeOf(error) === 'ESRCH';
      return !isEmpty;
    }
  };
  return { signal: send, isAlive: () => send(0), end: () => send('SIGKILL') };
}

/**
 * Windows has no group signals. `taskkill /T` follows parents to children and finds none once the first one is gone, so
 * background processes stay after a normal end.
 */
function windowsTree(child: ChildProcess, pid: number): Signals {
  const args = ['/pid', String(pid), '/T', '/F'];
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    signal() {
      if (isRunning()) spawn('taskkill', args, { stdio: 'ignore', windowsHide: true }).on('error', () => child.kill());
    },
    isAlive: () => false,
    end() {
      if (isRunning()) spawnSync('taskkill', args, { stdio: 'ignore', windowsHide: true });
    },
  };
}
