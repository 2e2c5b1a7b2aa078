import { randomUUID } from 'node:crypto';
import { link, lstat, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, messageOf, userError } from '../../model/errors.ts';
import type { Locks, TakeOver } from '../../model/ports/files.ts';
import { jsonOf } from '../../model/text/json.ts';
import { systemClock } from '../clock.ts';
import { endOrphansOf, ownMark } from '../process/orphans.ts';
import { makeFolder } from './make-folder.ts';

const LOOK_AGAIN_MS = 50;
/** The time limit for removing the lock of a dead process. */
const TAKING_MS = 10_000;
/** Every holder touches its locks this often. */
const BEAT_MS = 1_000;
/**
 * A holder in another container cannot be looked up by its process id. It counts as dead after this long without a
 * touch.
 */
const SILENT_MS = 10_000;

/** Locks as files. A lock is created with its content in one step, so that a reader never sees half of it. */
export const locks: Locks = {
  tryHold,

  async isHeld(path) {
    const holder = await contentOf(path);
    return holder !== undefined && isAlive(path, holder);
  },
};

/** Holds a folder that exists (see `Files.claim`). */
export async function claimFolder(folder: string, signal?: AbortSignal): Promise<AsyncDisposable> {
  const path = join(folder, '.running');
  const first = await touchedAt(path);
  for (;;) {
    const lock = await tryHold(path);
    if (lock !== undefined) return lock;
    const content = await contentOf(path);
    if (content === undefined) continue;
    // Waits only for a holder that cannot be looked up, and only until it touches its lock.
    const isSilent = !(await isSameHost(content)) && (await touchedAt(path)) === first;
    if (signal === undefined || signal.aborted || !isSilent) {
      throw userError('OUTPUT_UNWRITABLE', `Another run is writing into ${folder}`, {
        hint: 'Set a different folder for each run with --output (output-directory).',
      });
    }
    await systemClock.sleep(LOOK_AGAIN_MS, signal);
  }
}

interface Holder {
  /** The mark in the environment of the programs that it started. */
  readonly mark?: string | undefined;
  readonly pid: number;
  /** When the process started, if the system reports it: process ids are reused. */
  readonly startTime?: string | undefined;
  /** The boot and the PID namespace in which the process id is valid. */
  readonly pidNamespace?: string | undefined;
}

let ownHolder: Promise<Holder> | undefined;

async function thisProcess(): Promise<Holder> {
  const { pid } = process;
  const boot = await textOf('/proc/sys/kernel/random/boot_id');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => undefined);
  // Systems without /proc have no PID namespaces.
  const pidNamespace = boot && namespace && `${boot.trim()} ${namespace}`;
  return { pid, startTime: await birthOf(pid), pidNamespace, mark: ownMark };
}

async function tryHold(path: string, from: TakeOver = {}): Promise<AsyncDisposable | undefined> {
  ownHolder ??= thisProcess();
  const content = JSON.stringify({ ...(await ownHolder), id: randomUUID() });
  try {
    makeFolder(dirname(path));
    const isFree = !from.onlyDead && (await create(path, content));
    if (!isFree && !((await takeFromDead(path, from)) && (await create(path, content)))) return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'UserError') throw error;
    throw userError('OUTPUT_UNWRITABLE', `Cannot lock ${path}: ${messageOf(error)}`, { cause: error });
  }
  heartbeat ??= setInterval(touchHeld, BEAT_MS).unref();
  held.add(path);
  return {
    async [Symbol.asyncDispose]() {
      held.delete(path);
      if ((await textOf(path)) === content) await rm(path, { force: true });
    },
  };
}

const held = new Set<string>();
let heartbeat: NodeJS.Timeout | undefined;

function touchHeld(): void {
  if (held.size === 0) {
    clearInterval(heartbeat);
    heartbeat = undefined;
  }
  const now = new Date();
  for (const path of held) utimes(path, now, now).catch(() => undefined);
}

async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Of several that find the holder dead, one removes the lock; the others try again. */
async function takeFromDead(path: string, { onlyDead, mayTakeOver }: TakeOver): Promise<boolean> {
  const holder = await contentOf(path);
  if (holder === undefined) return !onlyDead;
  if (await isAlive(path, holder)) return false;
  const taking = `${path}.taking`;
  if (!(await create(taking, 'taking'))) {
    const age = Date.now() - ((await touchedAt(taking)) ?? Date.now());
    if (age > TAKING_MS) await rm(taking, { force: true });
    return false;
  }
  try {
    const mark = holderIn(holder)?.mark;
    // Once for each dead process, however many locks it held.
    if (mark !== undefined && mark !== ownMark && !ended.has(mark)) {
      ended.add(mark);
      endOrphansOf(mark);
    }
    if (mayTakeOver !== undefined && !(await mayTakeOver())) return false;
    if ((await contentOf(path)) === holder) {
      const gone = `${path}.${randomUUID()}`;
      await rename(path, gone);
      await rm(gone, { force: true });
    }
    return true;
  } finally {
    await rm(taking, { force: true });
  }
}

/** The marks of dead processes. */
const ended = new Set<string>();

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/**
 * The content of a lock; undefined if there is none. Throws a `UserError` for what can neither be read nor replaced, such as
 * the lock of another user: waiting for it would never end.
 */
async function contentOf(path: string): Promise<string | undefined> {
  try {
    // Opening a pipe would wait for a writer.
    if (!(await lstat(path)).isFile()) throw new Error('it is not a file');
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw userError('OUTPUT_UNWRITABLE', `Cannot read the lock ${path}: ${messageOf(error)}`, {
      hint: 'If no other run is using it, for example as another user or in a container, remove it.',
      cause: error,
    });
  }
}

/** A process of another container cannot be looked up: it touches its lock instead. */
async function isAlive(path: string, content: string): Promise<boolean> {
  const holder = holderIn(content);
  if (holder === undefined) return false;
  if (!(await isSameHost(content))) return Date.now() - ((await touchedAt(path)) ?? 0) < SILENT_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = await birthOf(holder.pid);
  return holder.startTime === undefined || now === undefined || holder.startTime === now;
}

/** Whether the holder is a process of the same boot and PID namespace as this one. */
async function isSameHost(content: string): Promise<boolean> {
  ownHolder ??= thisProcess();
  return holderIn(content)?.pidNamespace === (await ownHolder).pidNamespace;
}

function holderIn(content: string): Holder | undefined {
  const { pid, startTime, pidNamespace, mark } = (jsonOf(content) ?? {}) as { [Key in keyof Holder]?: unknown };
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { pid, startTime: text(startTime), pidNamespace: text(pidNamespace), mark: text(mark) };
}

const touchedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** Read from proc(5)'s `stat`, in clock ticks since the system started. The name in brackets may hold brackets. */
async function birthOf(pid: number): Promise<string | undefined> {
  const text = await textOf(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}
