import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** The variable in the environment of a program by which those whom it starts are known, wherever they go. */
const MARK = 'EVAL_ACTION_CALL';

/** Those whom a program started and who have left its process group: `setsid`, a daemon. */
export interface Strays {
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
export function openStrays(platform: NodeJS.Platform): Strays {
  if (platform !== 'linux') return { env: {}, note: () => undefined, end: () => undefined };
  const id = randomUUID();
  const since = ticksNow();
  let noted: readonly Process[] = [];
  return {
    env: { [MARK]: id },
    note(pid) {
      const all = processes();
      const roots = all.filter((each) => each.pid === pid);
      noted = [...noted, ...familyOf(roots, all)];
    },
    end() {
      const ended = new Set<string>();
      // Somebody may be starting yet another one while we look.
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const all = processes();
        const known = new Set(noted.map(identity));
        const roots = all.filter((each) => known.has(identity(each)) || bearsMark(each, id, since));
        const left = familyOf(roots, all).filter((each) => !ended.has(identity(each)));
        if (left.length === 0) return;
        for (const each of left) {
          ended.add(identity(each));
          kill(each.pid);
        }
      }
    },
  };
}

const MOST_ROUNDS = 10;

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
function processes(): Process[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  return names.filter((name) => /^\d+$/.test(name)).flatMap((name) => processOf(Number(name)) ?? []);
}

/** Read from proc(5)'s `stat`. The name of the program, in brackets, may itself hold brackets and spaces. */
function processOf(pid: number): Process | undefined {
  const stat = lineOf(`/proc/${pid}/stat`);
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const startedAt = rest[17];
  if (startedAt === undefined || state === 'Z' || state === 'X') return undefined;
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
const bearsMark = ({ pid, startedAt }: Process, id: string, since: number): boolean =>
  Number(startedAt) >= since && textOf(`/proc/${pid}/environ`).includes(`${MARK}=${id}`);

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

/** Empty for whoever is gone meanwhile or belongs to somebody else. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already, or not ours to end.
  }
}
