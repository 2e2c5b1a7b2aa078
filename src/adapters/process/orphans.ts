import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** The variable in the environment of a program by which those whom it starts are known, wherever they go. */
const MARK = 'EVAL_ACTION_CALL';

/** The first part of the mark in the environment of all programs that this process starts. */
export const ownMark: string = randomUUID();

/** Those whom a program started and who have left its process group: `setsid`, a daemon. */
export interface Orphans {
  /** What the environment of the program must hold besides its own. */
  readonly env: Readonly<Record<string, string>>;
  /** Notes who descends from the program now. Once it is gone, its children have another parent. */
  note(pid: number): void;
  /** Ends all who were noted or bear the mark, with SIGKILL. Done when it returns. */
  end(): void;
}

/**
 * Strays can be found where the system tells everybody's parent and environment: on Linux. Elsewhere nobody is found,
 * and a program that leaves its group is out of reach. On Linux the same holds for one that leaves the family (its
 * parent has ended), and drops the mark from its environment as well, and for one of another user.
 */
export function openOrphans(platform: NodeJS.Platform): Orphans {
  if (platform !== 'linux') return { env: {}, note: () => undefined, end: () => undefined };
  const id = `${ownMark}.${randomUUID()}`;
  const since = ticksNow();
  const before = numbersNow();
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
        const isLater = laterThan(before, numbersNow(), mostNumbers());
        const known = new Set(noted.map(identity));
        const all = processes((pid) => isLater(pid) || noted.some((each) => each.pid === pid));
        return marked(all, (each) => (known.has(identity(each)) ? 'ours' : markOf(each, id, since)));
      });
    },
  };
}

/** Ends what a killed process of ours left behind: all that bear its mark, and their families. */
export function endOrphansOf(mark: string): void {
  const start = `${mark}.`;
  if (process.platform !== 'linux' || process.env[MARK]?.startsWith(start)) return;
  endAll(() => marked(processes(), (each) => markOf(each, start, 0)));
}

interface Marked {
  /** Those to end, with their families. */
  readonly left: readonly Process[];
  /** Some of the others show nothing at the moment. */
  readonly isUnsure: boolean;
}

function marked(all: readonly Process[], markOf: (each: Process) => 'ours' | 'none' | 'unknown'): Marked {
  const marks = all.map(markOf);
  const roots = all.filter((_, index) => marks[index] === 'ours');
  return { left: familyOf(roots, all), isUnsure: marks.includes('unknown') };
}

function endAll(find: () => Marked): void {
  const ended = new Set<string>();
  let waits = 0;
  // Somebody may be starting yet another one while we look.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = find();
    const left = found.left.filter((each) => !ended.has(identity(each)));
    if (left.length === 0) {
      // Whoever is turning into another program just now shows neither environment nor command line, for a moment.
      if (waits >= MOST_WAITS || !found.isUnsure) return;
      waits += 1;
      Atomics.wait(nobodyWakes, 0, 0, WAIT_MS);
    }
    for (const each of left) {
      ended.add(identity(each));
      kill(each.pid);
    }
  }
}

const MOST_ROUNDS = 10;
/** Who has neither may be about to end, and somebody may hide both. */
const [MOST_WAITS, WAIT_MS] = [4, 1];
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks since the system started. */
  readonly startedAt: string;
}

/** What the system says no more exactly than this, in clock ticks: a second. */
const SLACK = 100;
let own: number | undefined;

/** So many clock ticks ago, or more, the system started: a tick is a hundredth of a second, on rare machines less. */
function ticksNow(): number {
  own ??= Number(processOf(process.pid)?.startedAt ?? 0);
  return own + Math.floor(performance.now() / 10) - SLACK;
}

/** A number may be given to somebody else, but not at the same moment. */
const identity = ({ pid, startedAt }: Process): string => `${pid}:${startedAt}`;

/** Nobody, where /proc is not mounted. */
function processes(isAsked: (pid: number) => boolean = () => true): Process[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter(isAsked).flatMap((pid) => processOf(pid) ?? []);
}

interface Numbers {
  readonly last: number;
  /** How many were ever given, and how many are in use. */
  readonly given: number;
  readonly used: number;
}

function numbersNow(): Numbers {
  const [tasks = '', last = ''] = lineOf('/proc/loadavg').trim().split(' ').slice(3);
  const given = /^processes (\d+)$/m.exec(textOf('/proc/stat'))?.[1];
  return { last: Number(last), given: Number(given), used: Number(tasks.split('/')[1]) };
}

let most: number | undefined;

function mostNumbers(): number {
  most ??= Number(lineOf('/proc/sys/kernel/pid_max'));
  return most;
}

/** So many numbers may be left out where the system begins anew. */
const RESERVED = 1_000;

/**
 * Whether a number may have been given since: numbers are given in their order, over those in use, and then from the
 * beginning again. Everybody's may, where that cannot be ruled out: to ask hundreds of processes takes some milliseconds.
 */
export function laterThan(before: Numbers, now: Numbers, most: number): (pid: number) => boolean {
  const given = now.given - before.given;
  // Those that were given meanwhile may have been given back, and be passed over all the same.
  const isInOrder = given >= 0 && now.last >= before.last && before.used + 2 * given + RESERVED < most;
  return isInOrder ? (pid) => pid > before.last : () => true;
}

/** Nobody's program. */
const KERNEL_THREAD = 0x200000;

/** Read from proc(5)'s `stat`. The name of the program, in brackets, may itself hold brackets and spaces. */
function processOf(pid: number): Process | undefined {
  const stat = lineOf(`/proc/${pid}/stat`);
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

/** Asking takes long, and who was there before the program cannot have its mark. */
function markOf({ pid, startedAt }: Process, id: string, since: number): 'ours' | 'none' | 'unknown' {
  if (Number(startedAt) < since) return 'none';
  const readEnv = () => readText(`/proc/${pid}/environ`);
  let env = readEnv();
  if (env === '') {
    // Who is turning into another program has no command line either; who has one now may have done so meanwhile.
    if (readText(`/proc/${pid}/cmdline`) === '') return 'unknown';
    env = readEnv();
  }
  return env?.includes(`${MARK}=${id}`) ? 'ours' : 'none';
}

const line = Buffer.alloc(2_048);

/** The same for what is one line: there are hundreds of them, and this is three times as fast. */
function lineOf(path: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return line.toString('latin1', 0, readSync(file, line, 0, line.length, 0));
  } catch {
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const textOf = (path: string): string => readText(path) ?? '';

/** `undefined` for whoever is gone meanwhile or belongs to somebody else. */
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
