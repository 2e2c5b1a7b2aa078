import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { MARK } from './environment-block.ts';

/** The first part of the mark in the environment of all programs that this process starts. */
export const ownMark: string = randomUUID();

/** Descendants of a program that left its process group: `setsid`, a daemon. */
export interface Orphans {
  /** Variables for the environment of the program. */
  readonly env: Readonly<Record<string, string>>;
  /** Records the current descendants of the program. Once it is gone, its children have another parent. */
  note(pid: number): void;
  /** Kills all recorded and marked processes with SIGKILL before it returns. */
  end(): void;
}

/**
 * Finds orphan processes on systems that report the parent and environment of every process: on Linux. Elsewhere a
 * program that leaves its group is out of reach. So is, on Linux, one whose parent has ended and that also removes the
 * mark from its environment, and one of another user.
 */
export function openOrphans(platform: NodeJS.Platform): Orphans {
  if (platform !== 'linux') return { env: {}, note: () => undefined, end: () => undefined };
  const id = `${ownMark}.${randomUUID()}`;
  ownStartTime ??= Number(processOf(process.pid)?.startedAt ?? 0);
  // The system started at least this many clock ticks ago: a tick is a hundredth of a second, on rare machines less.
  const since = ownStartTime + Math.floor(performance.now() / 10) - SLACK;
  let noted: readonly Process[] = [];
  return {
    env: { [MARK]: id },
    note(pid) {
      const all = processes();
      const roots = all.filter((each) => each.pid === pid);
      noted = [...noted, ...familyOf(roots, all)];
    },
    end() {
      endAll(() => {
        const known = new Set(noted.map(identity));
        return marked(processes(), (each) => (known.has(identity(each)) ? 'ours' : markOf(each, id, since)));
      });
    },
  };
}

/** Kills the processes that a killed run left: all with its mark, and their descendants. */
export function endOrphansOf(mark: string): void {
  const start = `${mark}.`;
  if (process.platform !== 'linux' || process.env[MARK]?.startsWith(start)) return;
  endAll(() => marked(processes(), (each) => markOf(each, start, 0)));
}

interface OrphanSearch {
  /** The processes to kill, with their descendants. */
  readonly left: readonly Process[];
  /** Some processes have no readable data at the moment. */
  readonly isUnsure: boolean;
}

function marked(all: readonly Process[], markOf: (each: Process) => 'ours' | 'none' | 'unknown'): OrphanSearch {
  const marks = all.map(markOf);
  const roots = all.filter((_, index) => marks[index] === 'ours');
  return { left: familyOf(roots, all), isUnsure: marks.includes('unknown') };
}

function endAll(find: () => OrphanSearch): void {
  const ended = new Set<string>();
  let waits = 0;
  // A process may start another one during the search.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const search = find();
    const left = search.left.filter((each) => !ended.has(identity(each)));
    if (left.length === 0) {
      // During an exec, a process has neither environment nor command line for a moment.
      if (waits >= MAX_WAITS || !search.isUnsure) return;
      waits += 1;
      Atomics.wait(neverWoken, 0, 0, WAIT_MS);
    }
    for (const each of left) {
      ended.add(identity(each));
      kill(each.pid);
    }
  }
}

const MAX_ROUNDS = 10;
/** A process without both may be about to end, or hide them. */
const [MAX_WAITS, WAIT_MS] = [4, 1];
const neverWoken = new Int32Array(new SharedArrayBuffer(4));

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks since the system started. */
  readonly startedAt: string;
}

/** The precision of the system's times, in clock ticks: a second. */
const SLACK = 100;
let ownStartTime: number | undefined;

/** A process id may be reused, but not with the same start time. */
const identity = ({ pid, startedAt }: Process): string => `${pid}:${startedAt}`;

/** Empty if /proc is not mounted. */
function processes(): Process[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  return names.filter((name) => /^\d+$/.test(name)).flatMap((name) => processOf(Number(name)) ?? []);
}

/** A process without a program. */
const KERNEL_THREAD = 0x200000;

/** Read from proc(5)'s `stat`. The name of the program, in brackets, may itself hold brackets and spaces. */
function processOf(pid: number): Process | undefined {
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [flags, startedAt] = [Number(rest[4]), rest[17]];
  if (startedAt === undefined || state === 'Z' || state === 'X' || (flags & KERNEL_THREAD) !== 0) return undefined;
  return { pid, parent: Number(parent), startedAt };
}

function familyOf(roots: readonly Process[], all: readonly Process[]): Process[] {
  const family = new Map(roots.map((each) => [each.pid, each]));
  // A Map that grows while it is walked shows the newcomers too.
  for (const pid of family.keys()) {
    for (const child of all) if (child.parent === pid) family.set(child.pid, child);
  }
  return [...family.values()];
}

/** Reading takes long, and processes older than the program cannot have its mark. */
function markOf({ pid, startedAt }: Process, id: string, since: number): 'ours' | 'none' | 'unknown' {
  if (Number(startedAt) < since) return 'none';
  const readEnv = () => readText(`/proc/${pid}/environ`);
  let env = readEnv();
  if (env === '') {
    // During an exec, a process has no command line; one that has it now may just have got it.
    if (readText(`/proc/${pid}/cmdline`) === '') return 'unknown';
    env = readEnv();
  }
  return env?.includes(`${MARK}=${id}`) ? 'ours' : 'none';
}

/** Undefined for a process that is gone or belongs to another user. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already, or not ours to end.
  }
}
