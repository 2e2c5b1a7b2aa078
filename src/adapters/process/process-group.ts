import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Orphans } from './orphans.ts';

/** A program together with everything it started that did not leave on purpose; `strays` are those who did. */
export interface ProcessGroup {
  terminate(signal: FirstSignal): void;
  kill(whom: Whom): void;
  /** Whether anybody of it is left. Always false on Windows, where it cannot be asked. */
  isAlive(): boolean;
  /** Ends whoever is left. Done when it returns: it is also called while this process exits. */
  close(whom: Whom): void;
}

type Whom = 'group' | 'group and strays';
type FirstSignal = 'SIGINT' | 'SIGTERM';

/** The groups that are open now: the last resort when this process ends while they run. */
const open = new Set<ProcessGroup>();
let isWatchingExit = false;

/** Takes charge of the group that a child leads; until it is closed it cannot outlive this process (unless that is killed). */
export function openProcessGroup(child: ChildProcess, platform: NodeJS.Platform, orphans: Orphans): ProcessGroup {
  const { pid } = child;
  if (pid === undefined) return NO_GROUP;
  if (!isWatchingExit) {
    isWatchingExit = true;
    process.on('exit', () => {
      for (const group of open) group.close('group and strays');
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
    kill(whom) {
      if (whom === 'group and strays') noteOrphans();
      signals.signal('SIGKILL');
      if (whom === 'group and strays') orphans.end();
    },
    isAlive: signals.isAlive,
    close(whom) {
      open.delete(group);
      if (whom === 'group and strays') noteOrphans();
      signals.end();
      if (whom === 'group and strays') orphans.end();
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
 * A negative pid means the group of that number. Nobody else gets the number while anybody of the group lives;
 * an empty group stays empty, so after the first ESRCH nothing is sent any more.
 */
function posixGroup(pid: number): Signals {
  let isEmpty = false;
  const send = (name: NodeJS.Signals | 0): boolean => {
    if (isEmpty) return false;
    try {
      return process.kill(-pid, name);
    } catch (error) {
      // EPERM: there is somebody, but not ours to end.
      isEmpty = error instanceof Error && 'code' in error && error.code === 'ESRCH';
      return !isEmpty;
    }
  };
  return { signal: send, isAlive: () => send(0), end: () => send('SIGKILL') };
}

/**
 * Windows has no groups to signal. `taskkill /T` follows parents to children and finds nobody any more once the
 * first one is gone, so what a program leaves in the background after a normal end stays.
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
